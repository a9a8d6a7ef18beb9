"""The last round, the winner (1.11, 4.9) and the stall guard (U19)."""

from __future__ import annotations

from typing import Any

import pytest

from emporion.kernel.errors import BadMove
from tests.discovery.table import Table, discovery


def last_turn(**fields: Any) -> Table:
    """The last turn of the game, P1's."""
    given = {"players": 3, "purchases": 28, **fields}
    return discovery(first="scored", last="turned_up", turns_left=1, **given)


def actors_until_the_end(table: Table) -> list[str]:
    """The actors from now on if all players only end their turns."""
    actors = []
    while not table.over:
        assert table.actor is not None
        actors.append(table.actor)
        table = table.play("end")
    return actors


def test_X9_one_more_turn_each() -> None:
    table = discovery(P2="coins 20", P3="", actor="P2", purchases=26)
    name = next(ship for ship in table.view("P2")["unseen"].split())
    drawn = table.play("buy 2", scoring="yes", ships=name)
    assert (drawn.last_scoring, drawn.filling.split()[1]) == ("turned_up", name)
    assert drawn.event_names == ["buys", "last_scoring_card", "new_ship"]
    assert {"take", "buy 1", "end"} <= set(drawn.legal)
    assert actors_until_the_end(drawn.play("take")) == ["P2", "P3", "P1", "P2"]


def turns_had(drawer: int) -> tuple[list[str], list[int]]:
    """One of four seats draws Last Scoring in round 10: the turns after that, and the total turns of each seat."""
    seats = ("P1", "P2", "P3", "P4")
    drawing: dict[str, Any] = {seats[drawer]: "coins 20", "actor": seats[drawer]}
    table = discovery(players=4, purchases=26, **drawing)
    then = actors_until_the_end(table.play("buy 1", "end", scoring="yes"))
    before = [10 if seat <= drawer else 9 for seat in range(4)]
    return then, [had + then.count(seat) for had, seat in zip(before, seats, strict=True)]


def test_TZ1_the_first_player_draws_the_last_scoring() -> None:
    assert turns_had(0) == (["P2", "P3", "P4", "P1"], [11, 10, 10, 10])


def test_TZ2_the_last_player_draws_the_last_scoring() -> None:
    assert turns_had(3) == (["P1", "P2", "P3", "P4"], [11, 11, 11, 11])


def test_TZ3_ties_are_broken_by_ships_at_home() -> None:
    after = last_turn(P1="points 57; idle R1 R2", P2="points 56; idle Y1 Y2 Y3", P3="points 0").play("end")
    assert (after.points("P1"), after.points("P2")) == (60, 60)
    assert after.ranks[:2] == [2, 1]
    assert after.view("P1")["tie_broken"] is True
    assert after.ending == "last_scoring"


def test_TZ4_a_shared_victory() -> None:
    after = last_turn(P1="points 57; idle R1 R2; coins 9", P2="points 57; idle Y1 Y2", P3="points 0").play("end")
    assert (after.points("P1"), after.points("P2")) == (60, 60)
    assert after.ranks[:2] == [1, 1]
    assert after.view("P1")["tie_broken"] is False


def test_TZ5_what_nine_coins_can_do_in_the_last_turn() -> None:
    table = last_turn(P1="coins 9; mission maj", purchase="B1 Y1 G1 K2 W2")
    kept = table.play("buy 1", "buy 2", "buy 3", "end")
    assert (kept.coins("P1"), kept.points("P1")) == (0, 4)  # and the flagship
    sent = table.play("buy 1", "buy 2", "explore dias B1", "explore verrazzano Y1", "end")
    assert (sent.coins("P1"), sent.points("P1")) == (1, 5 + 6 + 1)


def test_TZ7_coins_are_worth_nothing() -> None:
    after = last_turn(P1="coins 12; hand R3 B5; wild 2; reservations 1").play("end")
    assert (after.points("P1"), after.coins("P1")) == (1, 12)  # the flagship


def test_TZ8_a_flagship_that_was_never_used() -> None:
    table = last_turn(P1="points 10; flagship GY", P2="points 10; idle R1; flagship RB", P3="")
    assert "flagship" not in table.view("P2")["seats"][0]
    after = table.play("end")
    assert (after.points("P1"), after.points("P2")) == (11, 12)
    assert after.view("P2")["seats"][0]["flagship"] == ["green", "yellow"]


def test_TZ8_the_flagship_counts_for_ties() -> None:
    after = last_turn(
        P1="points 59; flagship GY", P2="points 58; flagship RB", expeditions={"magellan": "P2 flagship:1 red"}
    ).play("end")
    assert (after.points("P1"), after.points("P2")) == (60, 60)
    assert after.ranks[:2] == [1, 2]


def test_nothing_is_legal_when_the_game_is_over() -> None:
    after = last_turn().play("end")
    assert (after.over, after.actor, after.legal) == (True, None, [])
    with pytest.raises(BadMove):
        after.play("end")


# U19: the stall guard


def stalling(idle_turns: int, guard: int = 6, **fields: Any) -> Table:
    return discovery(idle_turns=idle_turns, options={"stall_guard": guard}, **{"purchases": 5, **fields})


def test_U19_the_last_round_is_announced_one_round_earlier() -> None:
    table = stalling(9)
    announced = table.play("end")
    assert announced.event_values("stalling") == [""]
    assert announced.event_values("stalled") == announced.play("end").event_values("stalled") == []
    stalled = announced.play("end", "end")
    assert stalled.event_values("stalled") == [""]
    assert actors_until_the_end(stalled) == ["P2", "P1"]
    assert stalled.play("end", "end").ending == "stalled"


def test_U19_six_full_rounds_at_a_table_of_three() -> None:
    stalled = stalling(17, players=3, actor="P2").play("end")
    assert stalled.event_values("stalled") == [""]
    assert actors_until_the_end(stalled) == ["P3", "P1", "P2"]


def test_U19_a_purchase_resets_the_count() -> None:
    bought = stalling(11, P1="coins 9").play("buy 1", "end")
    assert bought.event_values("stalled") == []
    table = bought
    for _ in range(11):
        table = table.play("end")
        assert table.event_values("stalled") == []
    assert table.play("end").event_values("stalled") == [""]


def test_U19_a_first_scoring_that_is_due_is_held_at_once() -> None:
    stalled = stalling(11, expeditions={"dias": "P1 B1"}).play("end")
    assert stalled.event_values("earns") == ["P1 dias B1 5"]
    assert (stalled.first_scoring, stalled.points("P1")) == ("scored", 5)
    over = stalled.play("end", "end")
    assert over.event_values("earns") == ["P1 dias B1 5"]


def test_U19_a_first_scoring_card_drawn_later_has_no_effect() -> None:
    stalled = stalling(11, P2="coins 20", expeditions={"dias": "P1 B1"}, purchases=14, first="hidden").play("end")
    drawn = stalled.play("buy 1", "end", scoring="yes")
    assert drawn.event_values("first_scoring") == drawn.event_values("earns") == []
    assert drawn.points("P1") == 5


@pytest.mark.parametrize("timing", ["end_of_turn", "immediate", "end_of_round"])
def test_U19_scores_once_with_any_timing(timing: str) -> None:
    options = {"stall_guard": 6, "first_scoring_timing": timing}
    table = discovery(
        P2="coins 20", expeditions={"dias": "P1 B1"}, purchases=14, first="hidden", idle_turns=11, options=options
    )
    after = table.play("end", "buy 1", "end", scoring="yes")
    assert after.points("P1") == 5


def test_U19_a_last_scoring_card_drawn_later_has_no_effect() -> None:
    stalled = stalling(11, P2="coins 20", purchases=26).play("end")
    drawn = stalled.play("buy 1", "end", scoring="yes")
    assert drawn.last_scoring == "turned_up"
    assert actors_until_the_end(drawn) == ["P1"]


def test_U19_the_ending_is_stalled() -> None:
    stalled = stalling(11, P2="coins 20", purchases=26).play("end")
    assert stalled.play("buy 1", "end", "end", scoring="yes").ending == "stalled"


def test_U19_the_guard_does_not_affect_a_last_round() -> None:
    table = stalling(11, purchases=28, last="turned_up", turns_left=2)
    after = table.play("end")
    assert after.event_values("stalled") == []
    assert after.play("end").ending == "last_scoring"


@pytest.mark.parametrize("guard", [1, 2, 20])
def test_U19_other_numbers_of_rounds(guard: int) -> None:
    table = stalling(2 * guard - 1, guard)
    assert table.play("end").event_values("stalled") == [""]
    assert stalling(2 * guard - 2, guard).play("end").event_values("stalled") == []


def test_U19_off() -> None:
    table = stalling(200, 0)
    for _ in range(4):
        table = table.play("end")
        assert table.event_values("stalled") == table.event_values("stalling") == []


def test_U19_off_for_a_thousand_turns() -> None:
    table = stalling(1000, 0).play("end")
    assert (table.actor, table.state.idle_turns) == ("P2", 1000)
