"""Section 5.1: the worked examples of the rulebooks."""

from __future__ import annotations

import pytest

from emporion.games.carthage.rules.cards import KIND_NAMES, Colour
from emporion.games.carthage.rules.payday import payday
from emporion.games.carthage.rules.purchase import sail
from tests.carthage.table import carthage


def test_EX_1_four_cards_are_worth_12_coins() -> None:
    table = carthage(P1="hand B2 Y2 R3 G5", market="R5 Y5 G2")
    after = table.play("buy", "pay G5", "pay R3", "pay B2", "pay Y2")
    assert after.event_values("buys") == ["P1 12 3"]
    assert after.goods("P1") == "R5 Y5 G2"
    assert after.hand("P1") == ""
    assert after.discarded == "R3 B2 Y2 G5"
    assert KIND_NAMES[after.state.discard_top] == "Y2"
    assert "buy" not in carthage(P1="hand B2 Y2 R3 G5", market="R5 Y5 G3").legal


def test_EX_2_ships_sail_at_most_two_spaces() -> None:
    table = carthage("ships G=4", P1="goods Y2x2 R2 B2x3 G2", market="R5")
    for colour, bought in ((Colour.YELLOW, 2), (Colour.RED, 1), (Colour.BLUE, 3), (Colour.GREEN, 1)):
        table = table.rule(sail, colour, bought)
    assert table.ships == "R=1 B=2 Y=2 G=5"
    assert table.rule(payday).event_values("payday") == ["green P1"]


def test_EX_3_buying_leaves_only_cards_reserved_by_others() -> None:
    table = carthage(P1="hand R5x2", market="R5@P2 B3 Y2 G3 G2", draws="R2 B2 B3 B3 B3")
    after = table.play("buy", "pay R5", "pay R5")
    assert after.goods("P1") == "B3 Y2 G2 G3"
    assert after.market == "R2 R5@P2 B2"
    assert after.marker("P2") == "market R5"


def test_EX_4_taking_is_one_card_free_or_reserved_by_the_player() -> None:
    table = carthage(market="R5@P2 B3 Y2 G3 G2")
    assert [move for move in table.legal if move.startswith("take")] == ["take B3", "take G3", "take Y2", "take G2"]
    after = table.play("take B3")
    assert after.hand("P1") == "B3"
    assert after.market == "R5@P2 Y2 G2 G3"
    assert [move for move in after.legal if move.startswith("take")] == [
        "take G3",
        "take Y2",
        "take G2",
        "take reserved",
    ]
    assert after.play("take reserved").hand("P2") == "R5"


def test_EX_5_refill_adds_the_farm_and_two_cards() -> None:
    table = carthage(P1="hand B3", market="R5@P2 B3", farm="Y2 Y3 Y5", draws="G2 G3 R2 B2 B5")
    after = table.play("buy", "pay B3")
    assert after.market == "R5@P2 Y2 Y3 Y5 G2 G3"
    assert after.farm == "R2 B2 B5"
    assert after.event_names.count("refill") == 1


def test_EX_6_fifteen_is_three_points_and_two_is_one_point() -> None:
    table = carthage("ships R=4 Y=4", P1="hand B5 B2; goods R2 R3", market="R5 Y2")
    after = table.play("buy", "pay B5", "pay B2")
    assert after.sales == ["P1 red 5+0=5 x 3 = 15 -> 3", "P1 yellow 2+0=2 x 1 = 2 -> 1"]
    assert after.points("P1") == 4
    assert after.victory == "R2 R3 R5 Y2"
    assert after.tokens("P1") == "R=1 Y=1"


def test_EX_7_tokens_raise_the_price_before_multiplying() -> None:
    table = carthage("ships G=4", P1="hand B2; goods G3 G5; tokens G=2", market="G2", draws="R2 R2 R2 R2 R2 B5 Y5")
    after = table.play("buy", "pay B2")
    assert after.sales == ["P1 green 5+2=7 x 3 = 21 -> 5"]
    assert after.points("P1") == 5
    assert after.victory == "G2 G3 G5"
    assert after.unseen_victory == "B5 Y5"
    assert after.discarded == "B2"


def test_EX_8_ships_in_pirate_waters_are_raided() -> None:
    table = carthage("ships R=3 B=4 Y=1 G=4", P1="hand B2", P2="goods R5 B5 Y5", market="G2")
    after = table.play("buy", "pay B2")
    assert after.event_values("pirates") == ["red 3", "blue 4"]
    assert after.goods("P2") == "Y5"
    assert after.ships == "R=2 B=2 Y=1 G=0"


def test_EX_9_sample_turns_of_four_players() -> None:
    brown = carthage(
        P1="hand R3x3", P2="hand B3x3", P3="hand G3x3", P4="hand B5", market="G5 R5 Y3 Y3 Y2", farm="B2 B3 G2",
        draws="R2 R3 G3 Y5 G5",
    )  # fmt: skip
    assert "buy" not in brown.legal
    white = brown.play("take G5", luck_left=True)
    assert white.market == "R5 Y2 Y3 Y3"
    pink = white.play("reserve market R5", luck_left=True)
    assert pink.market == "R5@P2 Y2 Y3 Y3"
    assert pink.actor == "P3"
    assert "buy" in pink.legal
    light_brown = pink.play("take Y3", luck_left=True)
    assert light_brown.market == "R5@P2 Y2 Y3"
    after = light_brown.play("buy", "pay B5")
    assert after.event_values("buys") == ["P4 5 2"]
    assert after.goods("P4") == "Y2 Y3"
    assert after.ships == "R=0 B=0 Y=2 G=0"
    assert after.market == "R2 R3 R5@P2 B2 B3 G2"
    assert after.farm == "Y5 G3 G5"


def test_EX_10_red_icons_cannot_store_blue_goods() -> None:
    table = carthage("ships B=3 G=4", P1="hand G2 R2 R3; goods B5", market="G2").play("buy", "pay G2")
    assert table.actor == "P1"
    assert table.legal == ["done"]
    after = table.play("done")
    assert after.goods("P1") == ""
    assert after.stored("P1") == ""
    assert after.hand("P1") == "R2 R3"
    assert after.discarded == "B5 G2"


def test_EX_11_a_reservation_may_wait() -> None:
    table = carthage(P1="hand R5x3", market="R5@P1 B2 Y2 G2 G3")
    waited = table.play("take B2", "take Y2")
    assert waited.marker("P1") == "market R5"
    assert "buy" in waited.legal
    again = waited.play("take G2", "take G3")
    assert again.play("take reserved").hand("P1") == "R5 R5 R5 R5 B2 G2"
    assert again.play("buy", "pay R5").goods("P1") == "R5"


@pytest.mark.parametrize(("hand", "stored"), [("B2", "B5 B5"), ("B3", "B5"), ("B5", "")])
def test_EX_12_a_two_has_two_icons_a_three_one_a_five_none(hand: str, stored: str) -> None:
    table = carthage("ships B=3 G=4", P1=f"hand G2 {hand}; goods B5x4", market="G2").play("buy", "pay G2")
    if not stored:
        assert table.legal == ["done"]
        return
    after = table.play(f"use {hand}")
    assert after.event_values("protects") == [f"P1 {hand} {len(stored.split())}"]
    assert after.stored("P1") == stored
    assert after.discarded.split().count("B5") == 4 - len(stored.split())
