"""Section 5.3: setup."""

from __future__ import annotations

import pytest

from tests.carthage.table import set_up

ROWS = "R2 R2 R2 R2 R2 B2 B2 B2"  # five cards for the Market, three for the Farm


@pytest.mark.parametrize("first", [0, 1, 2])
def test_SU_1_lowest_sum_starts_then_fewest_cards(first: int) -> None:
    hands = ["R5 R3", "Y2 Y2 G2 G2", "B5 Y5"]
    around = hands[-first:] + hands[:-first]
    table = set_up(3, f"{ROWS} {' '.join(around)}")
    starter = f"P{around.index('R5 R3') + 1}"
    assert table.event_values("starts") == [f"{starter} 8 2 1"]
    assert table.actor == starter


@pytest.mark.parametrize(("start", "starter"), [("1", "P2"), ("2", "P3")])
def test_SU_2_a_tie_is_decided_by_chance(start: str, starter: str) -> None:
    table = set_up(3, f"{ROWS} B5 Y5 R3 R5 G5 G3", start=start)
    assert table.event_values("starts") == [f"{starter} 8 2 2"]
    assert table.actor == starter


def test_SU_2_both_tied_players_can_start() -> None:
    starters = {set_up(2, f"{ROWS} R3 R5 G5 G3", seed=seed).actor for seed in range(30)}
    assert starters == {"P1", "P2"}


def test_SU_3_drawing_continues_below_8() -> None:
    table = set_up(2, f"{ROWS} R5 Y2 G5 R3 B5")
    assert table.hand("P1") == "R5 Y2 G5"
    assert table.hand("P2") == "R3 B5"
    assert table.event_values("hand_card") == ["P1 R5", "P1 Y2", "P1 G5", "P2 R3", "P2 B5"]


def test_SU_4_drawing_stops_at_exactly_8() -> None:
    table = set_up(2, f"{ROWS} R3 Y3 G2 B5 Y5")
    assert table.hand("P1") == "R3 Y3 G2"
    assert table.hand("P2") == "B5 Y5"


def test_SU_5_the_table_after_setup() -> None:
    table = set_up(4, f"{ROWS} R5 Y5 B5 G5 R3 B3 G2 Y5 R5")
    assert table.actor == "P3"
    assert table.phase == "token"
    ready = table.play("token red", "token blue", "token yellow", "token green")
    assert [ready.tokens(seat) for seat in ("P3", "P4", "P1", "P2")] == ["R=1", "B=1", "Y=1", "G=1"]
    assert 48 - sum(sum(seat.tokens) for seat in ready.state.seats) == 44
    assert ready.market == "R2 R2 R2 R2 R2"
    assert ready.farm == "B2 B2 B2"
    assert ready.ships == "R=0 B=0 Y=0 G=0"
    assert [ready.marker(seat) for seat in ("P1", "P2", "P3", "P4")] == ["free"] * 4
    assert ready.discarded == ""
    assert (ready.actor, ready.phase) == ("P3", "action")
    assert ready.play("take R2").actor == "P4"


def test_SU_6_two_players_may_choose_the_same_token() -> None:
    table = set_up(2).play("token red")
    assert table.legal == ["token red", "token blue", "token yellow", "token green"]
    ready = table.play("token red")
    assert ready.tokens("P1") == ready.tokens("P2") == "R=1"


def test_SU_7_the_game_without_starting_tokens() -> None:
    table = set_up(4, options={"start_token": False})
    assert table.phase == "action"
    assert [table.tokens(seat) for seat in ("P1", "P2", "P3", "P4")] == [""] * 4
    assert "token" not in table.event_names
