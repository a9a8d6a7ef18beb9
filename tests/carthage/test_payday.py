"""Section 5.5: ships, sales and pirates."""

from __future__ import annotations

import pytest

from emporion.games.carthage.rules.cards import Colour
from emporion.games.carthage.rules.payday import sell
from tests.carthage.table import Table, carthage, check_position


def test_P_1_carthage_is_the_last_space() -> None:
    after = carthage("ships R=4", P1="hand B2x2", market="R2 R2").play("buy", "pay B2", "pay B2")
    assert after.event_values("ship_sails") == ["red 4 5 2"]
    assert after.event_values("payday") == ["red P1"]
    assert after.ships == "R=0 B=0 Y=0 G=0"


def test_P_2_one_card_moves_a_ship_one_space() -> None:
    after = carthage("ships R=3", P1="hand B2; goods R5", market="R2").play("buy", "pay B2")
    assert after.event_values("ship_sails") == ["red 3 4 1"]
    assert after.ship("R") == 4
    assert "payday" not in after.event_names
    assert after.goods("P1") == "R2 R5"
    assert after.points("P1") == 0


def test_P_3_two_cards_move_a_ship_two_spaces() -> None:
    after = carthage("ships R=3", P1="hand B2x2", market="R2 R2").play("buy", "pay B2", "pay B2")
    assert after.event_values("ship_sails") == ["red 3 5 2"]
    assert after.event_values("payday") == ["red P1"]
    assert after.points("P1") == 1


@pytest.mark.parametrize("move", ["take R2", "take reserved", "reserve market R2", "reserve farm R3"])
def test_P_5_only_buying_moves_ships(move: str) -> None:
    market = "R2 B2 G5@P1" if move == "take reserved" else "R2 B2"
    after = carthage("ships R=4 B=4", market=market, farm="R3").play(move)
    assert after.ships == "R=4 B=4 Y=0 G=0"
    assert "ship_sails" not in after.event_names


def test_P_6_every_player_sells() -> None:
    after = carthage("ships R=4", P1="hand B2", P2="goods R5 R3", market="R2").play("buy", "pay B2")
    assert after.sales == ["P1 red 2+0=2 x 1 = 2 -> 1", "P2 red 5+0=5 x 2 = 10 -> 2"]
    assert (after.points("P2"), after.tokens("P2"), after.goods("P2")) == (2, "R=1", "")


def test_P_7_a_player_without_goods_of_the_colour_gets_nothing() -> None:
    after = carthage("ships R=4", P1="hand B2", P2="goods R3", P3="goods B5 Y5", market="R2").play("buy", "pay B2")
    assert after.event_values("token") == ["P1 red 1", "P2 red 1"]
    assert (after.points("P3"), after.tokens("P3"), after.goods("P3")) == (0, "", "B5 Y5")


def test_P_8_newly_bought_goods_are_sold() -> None:
    after = carthage("ships R=4", P1="hand B5; goods R2", market="R5").play("buy", "pay B5")
    assert after.sales == ["P1 red 5+0=5 x 2 = 10 -> 2"]
    assert after.goods("P1") == ""
    assert after.victory == "R2 R5"


def test_P_9_a_token_counts_from_the_next_payday_on() -> None:
    first = carthage("ships R=4", P1="hand B2; goods R5", market="R2").play("buy", "pay B2")
    assert first.sales == ["P1 red 5+0=5 x 2 = 10 -> 2"]
    assert first.tokens("P1") == "R=1"
    next_payday = carthage("ships R=4", P1=f"hand B2; goods R5; tokens {first.tokens('P1')}", market="R2")
    assert next_payday.play("buy", "pay B2").sales == ["P1 red 5+1=6 x 2 = 12 -> 3"]


def test_P_10_without_ships_in_pirate_waters_there_is_no_raid() -> None:
    after = carthage("ships R=4 B=2 Y=1", P1="hand B2; goods B5 Y5 G5", market="R2").play("buy", "pay B2")
    assert not {"pirates", "protects", "lost"} & set(after.event_names)
    assert after.event_values("ship_returns") == ["red 5 0"]
    assert after.goods("P1") == "B5 Y5 G5"
    assert after.ships == "R=0 B=2 Y=1 G=0"


def test_P_12_raids_happen_only_at_a_payday() -> None:
    table = carthage("ships B=3", P1="hand R2; goods B5", P2="goods B3", market="R2 Y2 G2", farm="Y3 G3 G5")
    after = table.play("take Y2", "take G2", "buy", "pay R2", "take G5", "reserve market G3")
    assert after.ships == "R=1 B=3 Y=0 G=0"
    assert after.goods("P1") == "R2 B5"
    assert after.goods("P2") == "B3"
    assert "pirates" not in after.event_names


def test_P_13_two_icons_save_the_two_best_goods() -> None:
    table = carthage("ships B=3 R=4", P1="goods B5 B3 B2; hand B2 R5", market="R2")
    after = table.play("buy", "pay R5", "use B2")
    assert after.event_values("stored") == ["P1 B5", "P1 B3"]
    assert after.event_values("lost") == ["P1 B2 1"]
    assert after.stored("P1") == "B3 B5"
    assert after.goods("P1") == ""
    assert after.discarded == "R5 B2 B2"
    assert after.ships == "R=0 B=2 Y=0 G=0"


def test_P_14_an_icon_may_be_wasted() -> None:
    table = carthage("ships B=3 R=4", P1="goods B5; hand B2 B2 R5", market="R2")
    after = table.play("buy", "pay R5", "use B2")
    assert after.stored("P1") == "B5"
    assert after.goods("P1") == ""
    assert after.hand("P1") == "B2"
    assert (after.actor, after.phase) == ("P2", "action")


def test_P_15_a_five_cannot_protect() -> None:
    table = carthage("ships B=3 R=4", P1="goods B3; hand B5 R5", market="R2").play("buy", "pay R5")
    assert table.legal == ["done"]
    after = table.play("done")
    assert after.stored("P1") == after.goods("P1") == ""
    assert after.hand("P1") == "B5"
    assert after.discarded == "R5 B3"


def test_P_17_stored_goods_stay_safe_and_new_ones_do_not() -> None:
    table = carthage("ships B=4 R=4", P1="hand R5; stored B5 B3; goods B2", P2="hand B2; stored B3", market="R2")
    after = table.play("buy", "pay R5")
    assert (after.actor, after.phase) == ("P2", "action")
    assert after.stored("P1") == "B3 B5"
    assert after.stored("P2") == "B3"
    assert after.event_values("lost") == ["P1 B2 1"]
    assert after.discarded == "R5 B2"


def test_P_18_stored_and_unstored_goods_are_sold_together() -> None:
    after = carthage("ships B=4", P1="hand R5; stored B5; goods B3", market="B2").play("buy", "pay R5")
    assert after.sales == ["P1 blue 5+0=5 x 3 = 15 -> 3"]
    assert after.stored("P1") == after.goods("P1") == ""
    assert after.victory == "B2 B3 B5"


def test_P_19_goods_stored_for_this_payday_must_be_protected_again() -> None:
    options = {"stored_lasts": "this_payday"}
    first = carthage("ships B=3 R=4", P1="goods B5 B3 B2; hand B2 R5", market="R2", options=options)
    after = first.play("buy", "pay R5", "use B2")
    assert after.event_values("lost") == ["P1 B2 1"]
    assert after.event_values("unstored") == ["P1 B5 1", "P1 B3 1"]
    assert after.stored("P1") == ""
    assert after.goods("P1") == "B3 B5"
    second = carthage("ships B=3 R=4", P1=f"goods {after.goods('P1')}; hand B3 R5", market="R2", options=options)
    asked = second.play("buy", "pay R5")
    assert asked.legal == ["use B3", "done"]
    assert asked.play("done").event_values("lost") == ["P1 B5 1", "P1 B3 1"]
    assert asked.play("use B3").goods("P1") == "B5"


def all_have_gems(starter: str, protect_first: str) -> Table:
    """Four players, each with a blue five and a two to store it; P3 can bring the red ship to Carthage."""
    others = "goods B5; hand B2"
    return carthage(
        "ships B=3 R=4", P1=others, P2=others, P3="goods B5; hand B2 R5", P4=others, market="R2",
        actor="P3", starter=starter, options={"protect_first": protect_first},
    )  # fmt: skip


def test_P_20_the_trigger_player_protects_first() -> None:
    after = all_have_gems("P1", "trigger").play("buy", "pay R5", "use B2", "use B2", "use B2", "use B2")
    assert after.event_values("protects") == ["P3 B2 2", "P4 B2 2", "P1 B2 2", "P2 B2 2"]
    assert [after.stored(seat) for seat in ("P1", "P2", "P3", "P4")] == ["B5"] * 4
    assert after.actor == "P4"


@pytest.mark.parametrize(("starter", "order"), [("P1", ["P1", "P2", "P3", "P4"]), ("P2", ["P2", "P3", "P4", "P1"])])
def test_P_21_the_starting_player_protects_first(starter: str, order: list[str]) -> None:
    after = all_have_gems(starter, "starting_player").play("buy", "pay R5", "use B2", "use B2", "use B2", "use B2")
    assert after.event_values("protects") == [f"{seat} B2 2" for seat in order]
    assert after.actor == "P4"


@pytest.mark.parametrize(
    ("moves", "stored", "hand"),
    [
        (["use R2", "use B2"], "R5 B5", "Y5"),
        (["use R2", "done"], "R5", "B2 Y5"),
        (["done", "use B2"], "B5", "R2 Y5"),
        (["done", "done"], "", "R2 B2 Y5"),
    ],
)
def test_P_22_two_raided_colours_are_protected_one_by_one(moves: list[str], stored: str, hand: str) -> None:
    table = carthage("ships R=3 B=4 G=4", P1="goods R5 B5; hand R2 B2 Y5 Y5", market="G2")
    after = table.play("buy", "pay Y5", *moves)
    assert after.stored("P1") == stored
    assert after.goods("P1") == ""
    assert after.hand("P1") == hand


def test_P_23_players_without_goods_of_a_raided_colour_have_no_decision() -> None:
    after = carthage("ships B=3 R=4", P1="goods Y5; hand B2 R5", P2="hand B2", market="R2").play("buy", "pay R5")
    assert (after.actor, after.phase) == ("P2", "action")
    assert after.hand("P1") == after.hand("P2") == "B2"
    assert after.goods("P1") == "Y5"
    assert not {"protects", "declines"} & set(after.event_names)


def test_P_25_ships_in_safe_waters_stay() -> None:
    after = carthage("ships R=4 B=2 Y=1", P1="hand R5", P2="goods B5 Y5; hand B2 Y2", market="R2").play("buy", "pay R5")
    assert after.ships == "R=0 B=2 Y=1 G=0"
    assert after.goods("P2") == "B5 Y5"
    assert (after.actor, after.phase) == ("P2", "action")


def test_P_26_a_raided_ship_without_goods_falls_back() -> None:
    after = carthage("ships R=4 B=3 Y=4", P1="hand R5", market="R2").play("buy", "pay R5")
    assert after.ships == "R=0 B=2 Y=2 G=0"
    assert after.event_values("ship_returns") == ["red 5 0", "blue 3 2", "yellow 4 2"]
    assert "lost" not in after.event_names


def test_P_27_points_count_without_cards() -> None:
    table = carthage(
        "ships R=4", P1="hand B2x3; tokens R=5", P2="hand rest", market="R2x3", pile="G2 G3 G5",
        draws="G2 G3 G5 B2 B2 B2",
    )  # fmt: skip
    after = table.play("buy", "pay B2", "pay B2", "pay B2")
    assert after.farm == "B2 B2 G5"  # one card is left for the sale
    assert after.sales == ["P1 red 2+5=7 x 3 = 21 -> 5"]
    assert after.points("P1") == 5
    assert after.event_values("victory_drawn") == ["P1 1"]
    assert after.event_values("uncovered") == ["P1 1"]
    assert after.state.uncovered == 1
    assert after.pile == after.discarded == ""


def test_P_27_the_last_card_of_an_unshuffled_pile() -> None:
    table = carthage(P1="goods R5; tokens R=6", P2="hand rest", market="B2", pile="G2", draws="G2")
    after = table.rule(sell, 0, Colour.RED)
    assert after.sales == ["P1 red 5+6=11 x 1 = 11 -> 3"]
    assert after.points("P1") == 3
    assert after.state.uncovered == 1
    assert (after.victory, after.unseen_victory, after.pile) == ("R5", "G2", "")
    check_position(after.state)


def test_P_29_the_refill_comes_before_the_payday() -> None:
    table = carthage("ships R=4", P1="hand B2; goods R5; tokens R=2", market="R2", draws="Y2 Y3 G2 G3 G5 B5")
    after = table.play("buy", "pay B2")
    assert after.event_names == [
        "buys", "pays", "goods", "ship_sails",
        "refill", "market_card", "market_card", "farm_card", "farm_card", "farm_card",
        "payday", "sale", "victory_cards", "victory_cards", "victory_drawn", "token", "ship_returns", "turn",
    ]  # fmt: skip
    assert after.market == "Y2 Y3"
    assert after.farm == "G2 G3 G5"
    assert after.unseen_victory == "B5"


def test_P_30_pirates_do_not_affect_the_market() -> None:
    table = carthage("ships R=4 B=3", P1="hand R5", P2="goods B2", market="R2 B3@P2", farm="B5", draws="B2 B2 B3 B3 B3")
    after = table.play("buy", "pay R5")
    assert after.event_values("lost") == ["P2 B2 1"]
    assert after.market == "B2 B2 B3@P2 B5"
    assert after.farm == "B3 B3 B3"
    assert after.marker("P2") == "market B3"


def test_P_31_four_ships_arrive_together() -> None:
    table = carthage("ships R=4 B=4 Y=3 G=3", P1="hand R5x3", market="R2 B2 Y2 Y2 G2 G2", P2="goods R3 G5")
    after = table.play("buy", "pay R5", "pay R5", "pay R5")
    assert after.event_values("payday") == ["red P1", "blue P1", "yellow P1", "green P1"]
    assert after.tokens("P1") == "R=1 B=1 Y=1 G=1"
    assert after.points("P1") == 4
    assert after.tokens("P2") == "R=1 G=1"
    assert after.points("P2") == 2
    assert after.ships == "R=0 B=0 Y=0 G=0"
    assert "pirates" not in after.event_names
