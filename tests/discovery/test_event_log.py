"""The event log, the score sheet, and the table on the terminal."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.rules import actions
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.messages import Message, PlayerRef
from tests.discovery.table import discovery
from tests.discovery.text_helpers import OPTION_SETS, TABLE, log_lines, messages, render, screen_for, screen_text


def test_a_purchase_and_the_new_ship_are_one_sentence() -> None:
    after = TABLE.play("buy 4", ships="W1")
    assert log_lines(after, 0) == ["You buy K1 for 3. New in the upper row: W1"]
    assert log_lines(after, 1) == ["Ada buys K1 for 3. New in the upper row: W1"]


def test_a_scoring_card_is_logged_between_a_purchase_and_the_next_ship() -> None:
    table = discovery(P1="coins 5", purchase="K1", purchases=12, first="hidden")
    assert log_lines(table.play("buy 1", scoring="yes", ships="R2"), 1) == [
        "Ada buys K1 for 3.",
        "First Scoring is turned up: expeditions will be scored at the end of this turn.",
        "New in the upper row: R2",
    ]


def test_ships_on_a_contract_are_one_sentence() -> None:
    after = TABLE.play("play B5 with Y2 B3 for 2")
    assert log_lines(after, 1) == ["Ada sends Y2 B3 on cB5: 10 coins in 2 turns, with 1 Wild Ship card."]


def test_ships_on_one_expedition_are_one_sentence() -> None:
    table = discovery(P1="coins 9; idle R1 R2; wild 0; flagship RB")
    after = table.play("explore drake R1", "explore drake R2", "explore drake flagship 1")
    assert log_lines(after, 1) == [
        "Ada sends R1 R2 on Francis Drake’s expedition.",
        "Ada reveals their flagship: it’s red and blue.",
        "Ada sends their flagship on Francis Drake’s expedition as a red ship with transport 1.",
    ]


def test_a_flagship_is_revealed_once() -> None:
    table = discovery(P1="coins 9; hand R3 R4; idle R1 R2x2; wild 0; flagship RB")
    first = table.play("play R3 with R1 flagship for 1")
    assert log_lines(first, 1)[0] == "Ada reveals their flagship: it’s red and blue."
    again = first.play("end", "end", "play R4 with R2 flagship for 1")
    assert again.event_values("shows_flagship") == []


def test_A5_only_the_drawing_player_reads_which_contract_was_drawn() -> None:
    after = TABLE.play("accept deck", contracts="W5")
    assert log_lines(after, 0) == ["You draw cW5 from the contract deck."]
    assert log_lines(after, 1) == ["Ada accepts a contract from the deck, unseen."]


def test_a_scoring_is_one_sentence_per_player() -> None:
    sailing = {"drake": "P1 R1, P1 R2, P2 R1", "dias": "P2 B2"}
    table = discovery(P1="mission maj; completed 2", P2="mission all", expeditions=sailing, first="scored",
                      last="turned_up", turns_left=1, purchases=28)  # fmt: skip
    lines = log_lines(table.play("end"), 0)
    assert "You score 12 points on expeditions: Drake 12" in lines
    assert "Ben scores 11 points on expeditions: Dias 5, Drake 6" in lines
    assert "Your mission, expeditions where you have more than half the ships: 1 × 2 = 2 points." in lines
    assert sum("score" in line for line in lines) == 2


def test_a_scoring_lists_its_ships() -> None:
    sailing = {"drake": "P1 R1, P1 Y1, P2 R1"}
    table = discovery(expeditions=sailing, first="scored", last="turned_up", turns_left=1, purchases=28)
    mine, others = (each for each in messages(table.play("end"), 0) if each.id == "discovery-event-earns")
    assert ships_of(mine) == ["You: R1 with Francis Drake +6", "You: Y1 with Francis Drake +3"]
    assert ships_of(others) == ["Ben: R1 with Francis Drake +6"]


def ships_of(earning: Message) -> list[str]:
    items: Any = earning.arguments["items"]
    return [render(ship) for item in items for ship in item.arguments["each"]]


@pytest.mark.parametrize("options", OPTION_SETS)
def test_the_score_sheet_adds_up(options: dict[str, Any]) -> None:
    for seed in range(3):
        state, raw = reference.start(GAME, 3, options, key_from_seed(seed))
        rng = random.Random(seed)
        while reference.actor(GAME, state) >= 0:
            raw += reference.play(GAME, state, rng.choice(reference.legal(GAME, state)))
        events, view = [GAME.events.describe(each, 0) for each in raw], reference.view(GAME, state, 0)
        sheet = GAME.text.score_sheet(events, view, *reference.result(GAME, state)[:2])
        scores, ranks, _ = reference.result(GAME, state)
        expeditions, (everything,), missions, (at_home,) = (
            [cells for head, cells in sheet.rows if head.id == f"discovery-score-{part}"]
            for part in ("expedition", "expeditions", "mission", "at-home")
        )
        for seat in range(3):
            (mission,) = [cells[seat] for cells in missions if cells[seat] is not None]
            total = number_in(everything[seat], "sum") + number_in(mission, "points")
            assert total + number_in(at_home[seat], "number") == scores[seat]
            for scoring in ("first", "last"):
                assert sum(number_in(cells[seat], scoring) for cells in expeditions) == number_in(
                    everything[seat], scoring
                )
        winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
        assert len(winners) > 1 or sheet.verdict.arguments["seat"] == PlayerRef(winners[0])


@pytest.mark.parametrize(
    ("points", "totals"), [(56, ["Victory points"]), (57, ["Victory points", "Tie-break: ships at home"])]
)
def test_the_score_sheet_names_missions_and_shows_the_tie_break_after_ties_only(points: int, totals: list[str]) -> None:
    """L5, L7: players with the same mission share its row."""
    seats: dict[str, Any] = {
        "P1": "points 57; idle R1 R2; mission half",
        "P2": f"points {points}; idle Y1 Y2; mission maj",
        "P3": "mission half",
    }
    table = discovery(players=3, first="scored", last="turned_up", turns_left=1, purchases=28, **seats).play("end")
    events = [GAME.events.describe(event, 0) for event in table.raw]
    sheet = GAME.text.score_sheet(
        events, reference.view(GAME, table.state, 0), *reference.result(GAME, table.state)[:2]
    )
    missions = {
        render(head): [cell is not None for cell in cells]
        for head, cells in sheet.rows
        if head.id == "discovery-score-mission"
    }
    assert missions == {
        "Mission: at least half the ships": [True, False, True],
        "Mission: more than half the ships": [False, True, False],
    }
    assert [render(head) for head, _ in sheet.totals] == totals


def number_in(cell: Message | None, name: str) -> int:
    """A number in a cell of the score sheet; an empty cell counts as 0."""
    return int(str(cell.arguments[name])) if cell is not None else 0


# The table


@pytest.mark.slow
def test_the_table_fits_any_terminal() -> None:
    for seed in range(3):
        state, _ = reference.start(GAME, 2 + seed, {"hidden_coins": seed == 1}, key_from_seed(seed))
        rng = random.Random(seed)
        while reference.actor(GAME, state) >= 0:
            reference.play(GAME, state, rng.choice(reference.legal(GAME, state)))
            if rng.random() < 0.01 or reference.actor(GAME, state) < 0:
                for width in (20, 44, 80, 130):
                    screen = screen_for(0, width=width)
                    screen.draw(reference.view(GAME, state, 0))
                    screen.draw(reference.open_view(GAME, state))
                    assert max(map(len, screen_text(screen).splitlines())) <= width


@pytest.mark.slow
def test_a_table_for_four_fits_80_columns_and_45_lines() -> None:
    """At any moment of a game."""
    state, _ = reference.start(GAME, 4, {}, key_from_seed(3))
    rng, longest = random.Random(3), 0
    while reference.actor(GAME, state) >= 0:
        reference.play(GAME, state, rng.choice(reference.legal(GAME, state)))
        if rng.random() < 0.05:
            screen = screen_for(0, width=80)
            screen.draw(reference.view(GAME, state, 0))
            longest = max(longest, len(screen_text(screen).splitlines()))
    assert longest <= 45


def test_no_hidden_mission_or_contract_is_on_the_table() -> None:
    table = discovery(P1="mission maj", P2="hand W5 K6; mission all; flagship WK", display="R3 R4 R5 R6")
    screen = screen_for(0, width=120)
    screen.draw(reference.view(GAME, table.state, 0))
    assert "cW5" not in screen_text(screen)
    assert "all of the ships" not in screen_text(screen)
    assert "F(WK)" not in screen_text(screen)
    assert actions.END in reference.legal(GAME, table.state)


def test_V4_the_end_of_a_reservation_is_logged() -> None:
    table = discovery(P1="coins 3; reservations 1", purchase="G3 Y1").play("reserve ship 2", "end")
    after = table.play("end", "end")
    assert log_lines(after, 1)[-2:] == ["Ada’s reservation of Y1 ends.", "Turn 4: you"]
