"""Special missions and the contract track (1.12, 4.8), with the card set `reconstructed-1`."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discovery.table import Table, discovery


def ended(expeditions: dict[str, str], **fields: Any) -> Table:
    """The end of the last turn, which is P1's; by default the mission set has all types."""
    given = {"players": 3, "options": {"missions": "full"}, "purchases": 28, **fields}
    table = discovery(expeditions=expeditions, first="scored", last="turned_up", turns_left=1, **given)
    return table.play("end")


def test_X6_four_majorities_and_five_contracts() -> None:
    sailing = {"dias": "P1 B1", "abreu": "P1 W1, P1 W1, P2 R1", "magellan": "P2 B2, P1 B1, P1 B2", "drake": "P1 R1"}
    after = ended({**sailing, "ponce": "P1 G1, P3 G1"}, P1="mission maj; completed 5", options={})
    assert after.event_values("mission")[0] == "P1 maj 20"


@pytest.mark.parametrize("completed", [0, 1, 5, 8])
def test_X7_the_track_gives_a_point_for_each_contract(completed: int) -> None:
    after = ended({"dias": "P1 B1"}, P1=f"mission one; completed {completed}")
    assert after.event_values("mission")[0] == f"P1 one {completed}"


def fulfils(ships: str) -> str:
    """The missions that P1 fulfils with these ships on an expedition and one completed contract."""
    found = []
    for mission in ("one", "half", "maj", "all"):
        after = ended({"magellan": ships}, P1=f"mission {mission}; completed 1")
        points = after.event_values("mission")[0].removeprefix(f"P1 {mission} ")
        assert points in "01"
        found += [mission] * int(points)
    return " ".join(found)


def test_TM1_all_ships() -> None:
    assert fulfils("P1 B1") == "one half maj all"
    assert fulfils("P1 B1, P1 B2") == "one half maj all"


def test_TM2_one_of_two() -> None:
    assert fulfils("P1 B1, P2 B1") == "one half"


def test_TM4_two_of_three() -> None:
    assert fulfils("P1 B1, P1 B2, P2 B1") == "one half maj"


def test_TM5_one_of_three() -> None:
    assert fulfils("P1 B1, P2 B2, P2 B1") == "one"
    assert fulfils("P1 B1, P2 B2, P3 B1") == "one"  # all others together


def test_TM6_no_ships() -> None:
    assert fulfils("") == ""


def test_TM7_only_ships_of_others() -> None:
    assert fulfils("P2 B1, P2 B2, P3 B1") == ""


def test_TM8_ships_are_counted_not_transport() -> None:
    assert fulfils("P1 B3, P2 B1, P2 B1") == "one"
    assert fulfils("P1 flagship:3 blue, P2 B1, P2 B1") == "one"


def test_TM9_without_a_contract_a_mission_is_worth_nothing() -> None:
    after = ended({"dias": "P1 B1", "abreu": "P1 W1", "drake": "P1 R1"}, P1="mission one; completed 0")
    assert after.event_values("mission")[0] == "P1 one 0"


def test_TM10_a_contract_completed_in_the_last_turn_counts() -> None:
    table = discovery(
        P1="coins 0; completed 2; mission maj; running B3 1/2: B3", expeditions={"dias": "P1 B1"}, actor="P3",
        players=3, purchases=28, first="scored", last="turned_up", turns_left=2,
    )  # fmt: skip
    turn = table.play("end")
    assert (turn.actor, turn.completed("P1"), turn.coins("P1")) == ("P1", 3, 6)
    assert turn.play("end").event_values("mission")[0] == "P1 maj 3"


def sent_with_the_draw(turns: int) -> Table:
    """P1 turns up Last Scoring and plays a contract in the same turn; then the others play their last turns."""
    table = discovery(
        P1="coins 20; idle B1 B2; hand B3; mission all", expeditions={"dias": "P1 B1"}, purchases=26, first="scored"
    )
    drawn = table.play("buy 1", f"play B3 with B1 B2 for {turns}", "end", scoring="yes")
    assert (drawn.actor, drawn.last_scoring) == ("P2", "turned_up")
    return drawn.play("end")


def test_TM11_an_unfinished_contract_is_given_up() -> None:
    turn = sent_with_the_draw(2)
    assert (turn.actor, turn.running("P1")) == ("P1", "B3 1/2: B1 B2")
    coins = turn.coins("P1")
    after = turn.play("end")
    assert after.event_values("gives_up") == ["P1 B3"]
    assert (after.running("P1"), after.completed("P1"), after.coins("P1")) == ("", 0, coins)
    assert {"B1", "B2"} < set(after.idle("P1").split())
    assert after.event_values("at_home")[0] == "P1 4"  # the two, the one bought, the flagship
    assert after.event_values("mission")[0] == "P1 all 0"


def test_TM12_a_contract_of_one_turn_is_finished_in_time() -> None:
    turn = sent_with_the_draw(1)
    assert turn.event_values("completes") == ["P1 B3 4"]
    assert (turn.running("P1"), turn.completed("P1")) == ("", 1)
    after = turn.play("end")
    assert after.event_values("gives_up") == []
    assert after.event_values("mission")[0] == "P1 all 1"


def test_missions_are_scored_after_expeditions_and_before_ships_at_home() -> None:
    after = ended({"dias": "P1 B1"}, P1="mission one; completed 1; running R3 1/3: R3")
    stages = [name for name in after.event_names if name not in ("turn", "passes")]
    assert stages == ["gives_up", "last_scoring", "earns", *["mission"] * 3, *["at_home"] * 3, "game_over"]


def test_missions_are_secret_until_the_end() -> None:
    table = discovery(P1="mission all", P2="mission maj")
    assert "mission" not in table.view("P2")["seats"][0]
    assert table.view("P2")["seats"][1]["mission"] == "maj"


def test_missions_are_revealed_at_the_end() -> None:
    after = ended({}, P1="mission all", P2="mission one")
    assert after.view("P2")["seats"][0]["mission"] == "all"
