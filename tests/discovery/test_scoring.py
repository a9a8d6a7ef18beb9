"""The first and the last scoring of expeditions (1.10, 1.11, 4.7) with the card set `reconstructed-1`, and the
scoring options U1, U6, U7, U8."""

from __future__ import annotations

from typing import Any

import pytest

from tests.discovery.table import Table, discovery


def first_scoring(expeditions: dict[str, str], **fields: Any) -> Table:
    """The first scoring at the end of a turn in which its card was turned up."""
    table = discovery(expeditions=expeditions, purchases=14, first="turned_up", **fields)
    return table.play("end")


def last_scoring(expeditions: dict[str, str], **fields: Any) -> Table:
    """The last scoring, at the end of the last turn, which is P1's."""
    table = discovery(
        expeditions=expeditions, purchases=28, first="scored", last="turned_up", turns_left=1, players=3, **fields
    )
    return table.play("end")


def test_TP1_every_ship_of_the_cards_colour() -> None:
    after = first_scoring({"dias": "P1 B1, P2 B2"})
    assert after.event_values("earns") == ["P1 dias B1 5", "P2 dias B2 5"]
    assert (after.points("P1"), after.points("P2")) == (5, 5)
    assert (after.first_scoring, after.actor) == ("scored", "P2")


def test_TP2_ships_of_another_colour() -> None:
    sailing = {"drake": "P1 Y1, P1 Y2"}
    assert first_scoring(sailing).points("P1") == 2
    assert last_scoring(sailing).event_values("earns") == ["P1 drake Y1 3", "P1 drake Y2 3"]


def test_TP4_a_flagship_scores_with_its_declared_colour() -> None:
    after = last_scoring({"magellan": "P2 R2, P1 flagship:1 red"}, P1="flagship RB")
    assert after.event_values("earns") == ["P2 magellan R2 2", "P1 magellan flagship 2"]
    blue = last_scoring({"magellan": "P2 B2, P1 flagship:1 blue"}, P1="flagship RB")
    assert blue.event_values("earns") == ["P2 magellan B2 4", "P1 magellan flagship 4"]


def test_TP5_a_ship_sent_later_scores_once() -> None:
    table = first_scoring({"dias": "P2 B2"}, P1="points 0", actor="P2")
    assert (table.actor, table.points("P2")) == ("P1", 5)
    late = discovery(
        P1="coins 5; idle B1", expeditions={"dias": "P2 B2"}, purchases=28, first="scored",
        last="turned_up", turns_left=1, players=3,
    ).play("explore dias B1", "end")  # fmt: skip
    assert late.event_values("first_scoring") == []
    assert late.event_values("earns") == ["P2 dias B2 5", "P1 dias B1 5"]


def test_TP6_the_transport_does_not_matter() -> None:
    after = last_scoring({"cabral": "P1 G3, P1 G1"})
    assert after.event_values("earns") == ["P1 cabral G3 4", "P1 cabral G1 4"]


@pytest.mark.parametrize(
    ("explorer", "same", "other", "numbers"),
    [
        ("dias", "B1", "R1", "3 5 2 5"),
        ("abreu", "W1", "R1", "2 3 3 6"),
        ("cabral", "G1", "R1", "2 5 2 4"),
        ("verrazzano", "Y1", "R1", "1 3 3 6"),
        ("cabot", "K1", "R1", "2 4 2 4"),
        ("drake", "R1", "B1", "1 2 3 6"),
        ("vespucci", "R1", "B1", "2 4 2 4"),
        ("cartier", "K1", "R1", "1 2 2 5"),
        ("dagama", "Y1", "R1", "2 4 1 3"),
        ("ponce", "G1", "R1", "1 2 2 5"),
        ("columbus", "W1", "R1", "2 4 1 3"),
        ("magellan", "B1", "R1", "1 2 2 4"),
    ],
)
def test_the_numbers_of_the_card_set(explorer: str, same: str, other: str, numbers: str) -> None:
    """The second ship came with a Wild Ship card and scores with its own colour."""
    sailing = {explorer: f"P1 {same}, P2 {other}"}
    earned = [*first_scoring(sailing).event_values("earns"), *last_scoring(sailing).event_values("earns")]
    first_same, first_other, last_same, last_other = (line.split()[-1] for line in earned)
    assert f"{first_other} {first_same} {last_other} {last_same}" == numbers


def test_the_first_scoring_scores_only_expeditions() -> None:
    after = first_scoring({"dias": "P1 B1"}, P1="idle G1 G2; completed 4; hand R3; coins 9")
    assert [name for name in after.event_names if name in ("earns", "mission", "at_home")] == ["earns"]
    assert after.points("P1") == 5
    assert after.expedition("dias") == "P1 B1"


def test_the_first_scoring_takes_place_once() -> None:
    after = first_scoring({"dias": "P1 B1"}).play("end", "end", "end")
    assert after.points("P1") == 5


# U1: when the first scoring takes place


def drawn_first(timing: str | None) -> Table:
    """P1 turns up First Scoring by a purchase, then sends two ships."""
    options = {} if timing is None else {"first_scoring_timing": timing}
    table = discovery(P1="coins 20; idle B1 G1", purchases=14, first="hidden", options=options)
    return table.play("buy 1", "explore dias B1", "explore cabral G1", scoring="yes")


@pytest.mark.parametrize("timing", [None, "end_of_turn"])
def test_TP7_ships_sent_in_the_turn_of_the_draw_take_part(timing: str | None) -> None:
    table = drawn_first(timing)
    assert (table.first_scoring, table.points("P1")) == ("turned_up", 0)
    after = table.play("end")
    assert after.event_values("earns") == ["P1 dias B1 5", "P1 cabral G1 5"]
    assert (after.first_scoring, after.points("P1")) == ("scored", 10)


def test_TP7_not_with_immediate_scoring() -> None:
    table = drawn_first("immediate")
    assert (table.first_scoring, table.points("P1")) == ("scored", 0)
    assert table.play("end").points("P1") == 0


def test_U1_end_of_round_waits_for_the_others() -> None:
    options = {"first_scoring_timing": "end_of_round"}
    table = discovery(P1="coins 20; idle B1", P2="coins 9; idle B2", purchases=14, first="hidden", options=options)
    drawn = table.play("buy 1", "explore dias B1", "end", scoring="yes")
    assert (drawn.first_scoring, drawn.actor) == ("turned_up", "P2")
    others = drawn.play("explore dias B2", "end")
    later = others.play("end")
    assert (later.first_scoring, later.points("P1"), later.points("P2")) == ("scored", 5, 5)


def test_U1_end_of_round_gives_every_player_one_more_turn() -> None:
    """As in 5.3: the player who drew the card moves last before the scoring."""
    options = {"first_scoring_timing": "end_of_round"}
    table = discovery(P1="coins 20", P2="coins 9", purchases=14, first="hidden", options=options)
    drawn = table.play("buy 1", "end", scoring="yes")
    assert drawn.play("end").first_scoring == "turned_up"
    assert drawn.play("end", "end").first_scoring == "scored"


# U6, U7: which colour scores


@pytest.mark.parametrize(("scoring", "points"), [("declared", 2), ("either", 4)])
def test_U6_flagship_scoring(scoring: str, points: int) -> None:
    options = {"flagship_scoring": scoring}
    after = last_scoring({"magellan": "P2 R2, P1 flagship:1 red"}, P1="flagship RB", options=options)
    assert after.event_values("earns")[1] == f"P1 magellan flagship {points}"


@pytest.mark.parametrize(("scoring", "points"), [("own", 2), ("chain", 4)])
def test_U7_wild_scoring(scoring: str, points: int) -> None:
    table = discovery(
        P1="coins 5; wild 1; idle R1", expeditions={"cabral": "P2 G2"}, purchases=28, first="scored",
        last="turned_up", turns_left=1, players=3, options={"wild_scoring": scoring},
    )  # fmt: skip
    after = table.play("explore cabral R1", "end")
    assert after.event_values("earns") == ["P2 cabral G2 4", f"P1 cabral R1 {points}"]


@pytest.mark.parametrize(("scoring", "points"), [("own", 4), ("chain", 2)])
def test_U7_a_wild_ship_of_the_cards_colour_in_another_chain(scoring: str, points: int) -> None:
    after = last_scoring({"cabral": "P2 R1, P1 G1"}, options={"wild_scoring": scoring})
    assert after.event_values("earns")[1] == f"P1 cabral G1 {points}"


@pytest.mark.parametrize(("scoring", "colour", "points"), [("own", " red", 2), ("chain", "", 4)])
def test_U7_a_flagship_with_a_wild_ship_card(scoring: str, colour: str, points: int) -> None:
    """If the chain colour scores, there is no colour to choose."""
    table = discovery(
        P1="coins 5; wild 1; flagship RB", expeditions={"cabral": "P2 G2"}, purchases=28, first="scored",
        last="turned_up", turns_left=1, players=3, options={"wild_scoring": scoring},
    )  # fmt: skip
    after = table.play(f"explore cabral flagship 1{colour}", "end")
    assert after.event_values("earns")[1] == f"P1 cabral flagship {points}"


def test_U7_a_flagship_with_a_wild_ship_card_where_either_colour_scores() -> None:
    table = discovery(
        P1="coins 5; wild 1; flagship RB", expeditions={"cabral": "P2 G2"}, purchases=28, first="scored",
        last="turned_up", turns_left=1, players=3, options={"wild_scoring": "chain", "flagship_scoring": "either"},
    )  # fmt: skip
    after = table.play("explore cabral flagship 1", "end")
    assert after.event_values("earns")[1] == "P1 cabral flagship 4"


def test_a_wild_flagship_declares_either_of_its_colours() -> None:
    """F6: on a red expedition with a green chain, red scores as the card's colour."""
    for colour, points in (("red", 6), ("blue", 3)):
        table = discovery(
            P1="coins 5; wild 1; flagship RB", expeditions={"drake": "P2 G2"}, purchases=28, first="scored",
            last="turned_up", turns_left=1, players=3,
        )  # fmt: skip
        after = table.play(f"explore drake flagship 1 {colour}", "end")
        assert after.event_values("earns") == ["P2 drake G2 3", f"P1 drake flagship {points}"]


# U8: ships at home


@pytest.mark.parametrize(("counted", "ships"), [(True, 3), (False, 2)])
def test_U8_idle_flagship(counted: bool, ships: int) -> None:
    after = last_scoring({}, P1="idle R1 R2", P2="", options={"idle_flagship": counted})
    assert after.event_values("at_home")[:2] == [f"P1 {ships}", f"P2 {ships - 2}"]


def test_U8_a_flagship_on_an_expedition_is_not_at_home() -> None:
    after = last_scoring({"dias": "P1 flagship:1 blue"}, P1="flagship RB")
    assert after.event_values("at_home")[:2] == ["P1 0", "P2 1"]
