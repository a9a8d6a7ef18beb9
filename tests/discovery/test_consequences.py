"""What hints say about a move: facts that anyone at the table could name."""

from __future__ import annotations

import pytest

from emporion.games.discovery import GAME
from emporion.kernel import reference
from tests.discovery.table import Table, discovery
from tests.discovery.text_helpers import TABLE, render


def consequences(table: Table, *moves: str, **luck: str) -> list[str]:
    """The facts about a move of the first player."""
    before, after = reference.view(GAME, table.state, 0), table.play(*moves, **luck)
    events = [GAME.events.describe(event, 0) for event in after.raw]
    return [render(fact) for fact in GAME.text.consequences(events, before, reference.view(GAME, after.state, 0))]


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (
            "reserve ship 1",
            [
                "Nobody else can have G3 until the end of your next turn. This is your last Reservation card.",
                "It costs 5 coins; you have 4.",
            ],
        ),
        (
            "reserve contract 2",
            [
                "Nobody else can have cY4 until the end of your next turn. This is your last Reservation card.",
                "It pays 6, 8 or 10 for 1, 2 or 3 turns.",
            ],
        ),
        ("end", ["You save 4 coins for your next turn; 5 ships stay at home."]),
        (
            "explore drake R1",
            [
                "Francis Drake’s expedition then has room for 3 more, only for yellow ships.",
                "You then have 3 coins.",
                "You then have no Wild Ship card left.",
            ],
        ),
    ],
)
def test_facts_about_a_move(move: str, expected: list[str]) -> None:
    assert consequences(TABLE, move) == expected


def test_a_purchase_names_the_ship_that_moves_down() -> None:
    assert consequences(TABLE, "buy 3", ships="K3") == ["W2 moves down into its place. You’ll have 0 coins left."]


def test_what_happens_at_the_end_of_any_turn_comes_last() -> None:
    table = discovery(P1="coins 4; idle R1", P2="coins 6; running R3 1/2: R1 R2", purchase="G3 Y1@P1 - - -")
    first, *rest = consequences(table, "end")
    assert first == "You save 4 coins for your next turn; 2 ships stay at home."
    assert any("completes" in each for each in rest)


def test_a_scoring_is_told_by_its_points_without_a_heading() -> None:
    sailing = {"magellan": "P1 B1"}
    table = discovery(first="scored", last="turned_up", turns_left=1, purchases=28, expeditions=sailing)
    told = consequences(table, "end")
    assert any("Magellan" in each for each in told)
    assert not any(each.endswith(":") for each in told)
