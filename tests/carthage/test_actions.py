"""Section 5.4: buying, taking, reserving, and the refill of Market and Farm."""

from __future__ import annotations

import pytest

from emporion.games.carthage import GAME
from emporion.kernel import position, reference
from emporion.kernel.errors import BadMove
from tests.carthage.table import Table, carthage


def payments(table: Table) -> list[str]:
    """All payments for the Market, each as the sorted discard pile after it."""
    paid = []
    waiting = [table.play("buy")]
    while waiting:
        here = waiting.pop()
        for then in (here.play(move) for move in here.legal):
            if then.phase == "pay":
                waiting.append(then)
            else:
                paid.append(then.discarded)
    return sorted(paid)


def changes(before: Table, after: Table) -> set[str]:
    """The fields in which two positions differ."""
    old, new = position.to_json(GAME, before.state), position.to_json(GAME, after.state)
    return {name for name in old if old[name] != new[name]}


def starting(table: Table, verb: str) -> list[str]:
    return [move for move in table.legal if move.startswith(verb)]


def test_A_1_a_market_of_16_cannot_be_bought_with_15() -> None:
    market = "R5 B5 Y3 G3"
    poor = carthage(P1="hand R5 B5 Y5", market=market)
    assert "buy" not in poor.legal
    with pytest.raises(BadMove):
        poor.play("buy")
    assert "buy" in carthage(P1="hand R5 B5 Y3 G3", market=market).legal


def test_A_2_only_irreducible_payments_are_offered() -> None:
    table = carthage(P1="hand G5 R3 B3", market="R5 B2")
    assert payments(table) == ["B3 G5", "R3 G5"]
    after = table.play("buy", "pay G5", "pay R3")
    assert after.hand("P1") == "B3"
    assert after.event_values("pays") == ["P1 G5 5 2", "P1 R3 3 0"]


def test_payment_rule_any_offers_unnecessary_cards() -> None:
    table = carthage(P1="hand G5 R3 B3", market="R5 B2", options={"payment_rule": "any"})
    assert payments(table) == ["B3 G5", "R3 B3 G5", "R3 G5"]
    paid = table.play("buy", "pay G5", "pay R3")
    assert paid.legal == ["pay B3", "done"]
    assert paid.play("done").goods("P1") == "R5 B2"


def test_payment_rule_any_with_a_very_large_hand() -> None:
    fives = [card for card in ("R5", "B5", "Y5", "G5") for _ in range(7)]
    table = carthage(P1=f"hand {' '.join(fives)}", market="R2", options={"payment_rule": "any"})
    paid = table.play("buy", *(f"pay {card}" for card in fives))
    assert paid.legal == ["done"]
    assert paid.play("done").goods("P1") == "R2"


def test_A_3_a_card_reserved_by_another_is_not_bought() -> None:
    table = carthage(P1="hand B5 B2", market="R2 R3@P2 Y5", draws="G2 G3 G5 G5 G5")
    after = table.play("buy", "pay B5", "pay B2")
    assert after.event_values("buys") == ["P1 7 2"]
    assert after.goods("P1") == "R2 Y5"
    assert after.market == "R3@P2 G2 G3"


def test_A_4_buying_ones_reserved_card_returns_the_marker() -> None:
    table = carthage(P2="hand B5 B5", market="R2 R3@P2 Y5", actor="P2", draws="G2 G3 G5 G5 G5")
    after = table.play("buy", "pay B5", "pay B5")
    assert after.event_values("buys") == ["P2 10 3"]
    assert after.goods("P2") == "R2 R3 Y5"
    assert after.event_values("marker_back") == ["P2"]
    assert after.marker("P2") == "free"
    assert after.market == "G2 G3"


def test_A_5_ones_reserved_card_must_be_bought() -> None:
    assert "buy" not in carthage(P1="hand G5 G2", market="R2 Y5 B3@P1").legal
    after = carthage(P1="hand G5x2", market="R2 Y5 B3@P1").play("buy", "pay G5", "pay G5")
    assert after.goods("P1") == "R2 B3 Y5"
    assert after.marker("P1") == "free"


def test_A_6_an_affordable_reserved_card_cannot_be_bought_alone() -> None:
    table = carthage(P1="hand Y2", market="G2@P1 R5 B5")
    assert "buy" not in table.legal
    assert table.play("take reserved").hand("P1") == "Y2 G2"


def test_A_7_taking_ones_reserved_card_frees_the_marker() -> None:
    after = carthage(market="R5@P1 B5 Y2 G2").play("take reserved")
    assert after.hand("P1") == "R5"
    assert after.market == "B5 Y2 G2"
    assert after.event_values("takes") == ["P1 R5 True"]
    assert after.event_values("marker_back") == ["P1"]
    assert after.marker("P1") == "free"
    assert "reserve market B5" in after.play("take Y2").legal


def test_A_8_a_card_reserved_by_another_cannot_be_taken() -> None:
    table = carthage(market="R3@P2 Y5")
    assert starting(table, "take") == ["take Y5"]
    with pytest.raises(BadMove):
        table.play("take R3")
    with pytest.raises(BadMove):
        table.play("take reserved")


def test_A_9_farm_cards_cannot_be_taken_or_bought() -> None:
    table = carthage(P1="hand B5x3", market="Y5", farm="R2@P1 G3", draws="B2 B3 Y2 Y2 Y2")
    assert starting(table, "take") == ["take Y5"]
    after = table.play("buy", "pay B5")
    assert after.goods("P1") == "Y5"
    assert after.market == "R2@P1 B2 B3 G3"
    assert after.marker("P1") == "market R2"


@pytest.mark.parametrize("rows", [{"market": "R3@P1 Y5", "farm": "G3"}, {"market": "Y5", "farm": "G3 R3@P1"}])
def test_A_10_the_only_marker_is_out(rows: dict[str, str]) -> None:
    table = carthage(market=rows["market"], farm=rows["farm"])
    assert starting(table, "reserve") == []
    with pytest.raises(BadMove):
        table.play("reserve farm G3")
    with pytest.raises(BadMove):
        table.play("reserve market Y5")


def test_A_11_a_card_has_one_marker() -> None:
    table = carthage(P3="", market="R3@P2 Y5", farm="B2@P3 G3")
    assert starting(table, "reserve") == ["reserve market Y5", "reserve farm G3"]
    with pytest.raises(BadMove):
        table.play("reserve market R3")
    with pytest.raises(BadMove):
        table.play("reserve farm B2")


def test_A_12_a_reserved_farm_card_moves_to_the_market_with_its_marker() -> None:
    table = carthage(P2="hand R5", market="Y5", farm="B2 B3 G3", draws="R2 R3 Y2 Y3 G2")
    reserved = table.play("reserve farm B3", luck_left=True)
    assert reserved.farm == "B2 B3@P1 G3"
    assert reserved.marker("P1") == "farm B3"
    after = reserved.play("buy", "pay R5")
    assert after.market == "R2 R3 B2 B3@P1 G3"
    assert after.marker("P1") == "market B3"
    assert after.farm == "Y2 Y3 G2"


def test_A_14_an_empty_market_is_refilled_when_the_next_turn_begins() -> None:
    after = carthage(market="R5", farm="B2 B3 B5", draws="G2 G3 Y2 Y3 Y5").play("take R5")
    assert after.event_names[:3] == ["takes", "turn", "refill"]
    assert after.event_values("turn") == ["P2 1"]
    assert after.event_values("refill") == ["True"]
    assert after.market == "B2 B3 B5 G2 G3"
    assert after.farm == "Y2 Y3 Y5"
    assert (after.actor, after.phase) == ("P2", "action")
    assert "take B5" in after.legal


def test_A_15_a_market_reserved_by_others_is_refilled_first() -> None:
    table = carthage(market="R5@P2 B2", farm="Y2 Y3 Y5", actor="P2", draws="G2 G3 B3 B5 G5")
    after = table.play("take B2")
    assert after.event_names[:3] == ["takes", "turn", "refill"]
    assert after.market == "R5@P2 Y2 Y3 Y5 G2 G3"
    assert (after.actor, after.phase) == ("P1", "action")


def test_A_16_ones_reserved_card_is_available() -> None:
    table = carthage(P2="hand G5", market="R5@P2 B2", farm="Y2 Y3 Y5").play("take B2")
    assert "refill" not in table.event_names
    assert table.market == "R5@P2"
    assert table.legal == ["buy", "take reserved"]
    assert table.play("buy", "pay G5").goods("P2") == "R5"
    assert table.play("take reserved").hand("P2") == "R5 G5"


def test_A_17_two_cards_reserved_by_others() -> None:
    table = carthage(P3="", market="R5@P2 B2@P3 G2", farm="Y2 Y3 Y5", actor="P3", draws="G2 G3 B3 B5 G5")
    after = table.play("take G2")
    assert after.market == "R5@P2 B2@P3 Y2 Y3 Y5 G2 G3"
    assert after.actor == "P1"


def test_A_18_three_cards_reserved_by_others_make_the_largest_market() -> None:
    table = carthage(P4="", market="R5@P2 B2@P3 B3@P4 G2", farm="Y2 Y3 Y5", actor="P4", draws="G2 G3 B3 B5 G5")
    after = table.play("take G2")
    assert after.market == "R5@P2 B2@P3 B3@P4 Y2 Y3 Y5 G2 G3"
    assert after.actor == "P1"


def test_A_19_the_discards_are_shuffled_when_the_pile_is_empty() -> None:
    table = carthage(
        P1="hand Y5", P2="hand rest", market="B5", pile="R5", discard="R2x10 B2x9", draws="R5 Y5 R2 R2 B2"
    )  # fmt: skip
    after = table.play("buy", "pay Y5")
    refill = after.event_names.index("refill")
    assert after.event_names[refill + 1 : refill + 7] == ["market_card", "reshuffle", "market_card", *["farm_card"] * 3]
    assert after.event_values("reshuffle") == ["20"]
    assert after.market == "R5 Y5"
    assert after.farm == "R2 R2 B2"
    assert after.discarded == ""
    assert after.pile == "R2 " * 8 + "B2 " * 7 + "B2"


def test_A_21_the_farm_moves_even_without_cards_left() -> None:
    table = carthage(P2="hand rest", market="G5", farm="B2 B3 B5", pile="", actor="P2")
    after = table.play("take G5")
    assert after.event_names == ["takes", "turn", "refill", *["farm_to_market"] * 3]
    assert after.market == "B2 B3 B5"
    assert after.farm == ""
    assert (after.actor, after.phase) == ("P1", "action")
    assert starting(after, "take") == ["take B5", "take B3", "take B2"]


@pytest.mark.parametrize("market", ["", "R5@P3"])
def test_A_22_without_cards_a_player_must_pass(market: str) -> None:
    table = carthage(P1="hand rest", P3="", market=market, pile="")
    assert table.legal == ["pass"]
    after = table.play("pass")
    assert after.event_values("passes") == ["P1"]
    assert after.actor == "P2"
    assert after.legal == ["pass"]


def test_A_22_passes_of_all_players_in_a_row_end_the_game() -> None:
    table = carthage(P1="hand rest", P3="", market="R5@P3", pile="")
    running = table.play("pass", "pass", "take reserved", "pass", "pass")
    assert running.ending == "running"
    after = running.play("pass")
    assert after.phase == "over"
    assert after.actor is None
    assert after.ending == "stalemate"
    assert after.event_values("game_over") == ["stalemate"]


def test_A_23_a_hand_has_no_limit() -> None:
    table = carthage(P1="hand R2x11 B2x11 Y2x8", market="R5 G5")
    assert table.legal[:3] == ["buy", "take R5", "take G5"]
    assert len(table.play("take R5").hand("P1").split()) == 31


def test_A_24_reserving_in_the_farm_is_a_waiting_move() -> None:
    table = carthage("ships R=3", P1="hand G2", market="R5", farm="B2 B3 B5")
    after = table.play("reserve farm B3")
    assert after.farm == "B2 B3@P1 B5"
    assert after.actor == "P2"
    assert changes(table, after) == {"farm", "turn", "actor", "active"}
    assert after.event_names == ["reserves", "turn"]


def test_A_25_passing_is_not_voluntary() -> None:
    table = carthage(P1="hand R5", market="R5", farm="B2")
    assert table.legal == ["buy", "take R5", "reserve market R5", "reserve farm B2"]
    with pytest.raises(BadMove):
        table.play("pass")
    assert "pass" not in carthage(market="R5@P1").legal


def test_A_26_colours_do_not_matter_for_payment() -> None:
    after = carthage(P1="hand R3 B2 Y2 G3", market="R5 B5").play("buy", "pay R3", "pay G3", "pay B2", "pay Y2")
    assert after.goods("P1") == "R5 B5"
    assert after.discarded == "R3 B2 Y2 G3"
    assert after.hand("P1") == ""


def test_an_illegal_move_changes_nothing() -> None:
    table = carthage(P1="hand R5", market="R5")
    before = position.to_json(GAME, table.state)
    with pytest.raises(BadMove, match="legal are: buy, take R5, reserve market R5"):
        reference.play(GAME, table.state, GAME.parse_action("take B2"))
    assert position.to_json(GAME, table.state) == before
