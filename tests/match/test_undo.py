"""Undo: undoing and replaying gives the same game, and no undo gives a second try with more knowledge."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from emporion.games import find
from emporion.kernel.errors import CannotUndo
from emporion.kernel.records import packed
from emporion.match import PERSON, Match, dumps, record_of
from tests.match.tables import FIRST_DEAL, STARTED, at_a_payment, commit, decide, match_of, play_on, rigged, snapshot
from tests.option_sets import each_game

Case = tuple[str, int, dict[str, Any]]
BOT = "random"
SECRETS = [
    ({"show_initial_hands": False}, [58, 66, 72]),
    ({"show_initial_hands": False, "refill_timing": "after_payday", "protect_first": "starting_player"}, [2, 35, 88]),
]
"""Secret first hands, and seeds of games in which bots use cards of theirs to protect goods."""


def refusal_of(match: Match, seat: int) -> str:
    """Why undo is not possible; trying changes nothing."""
    before = snapshot(match)
    with pytest.raises(CannotUndo) as refusal:
        match.undo(seat)
    assert snapshot(match) == before
    return refusal.value.message.id


def play_bots(match: Match) -> Match:
    for _ in match.play_bots():
        pass
    return match


# Rewinding


def states_of(match: Match, since: int = 0) -> list[bytes]:
    return [packed(match.state_at(version)).tobytes() for version in range(since, match.version + 1)]


@pytest.mark.slow
@each_game
def test_undoing_and_replaying_gives_the_same_game(case: Case) -> None:
    game, players, options = case
    match = play_on(match_of([PERSON] * players, options, seed=4, game=find(game)), random.Random(4), stop=0.1)
    log, states, text, told = (
        list(match.log),
        states_of(match),
        dumps(record_of(match, STARTED)),
        match.events_for(None),
    )
    luck = random.Random(5)
    while match.version:
        match.undo_to(max(0, match.version - luck.choice((1, 1, 2, 7, 40))))
        assert packed(match.state).tobytes() == states[match.version]
        assert match.log == log[: match.version]
        for made in log[match.version : match.version + luck.choice((0, 0, 1, 3))]:
            assert match.commit(made.seat, made.actions) == made
            assert packed(match.state).tobytes() == states[match.version]
    for made in log:
        match.commit(made.seat, made.actions)
    assert match.log == log
    assert states_of(match) == states
    assert match.events_for(None) == told
    assert dumps(record_of(match, STARTED)) == text


def test_undoing_to_the_current_version_changes_nothing() -> None:
    match = at_a_payment()
    before = snapshot(match)
    match.undo_to(match.version)
    assert snapshot(match) == before


def test_bots_play_the_same_after_an_undo() -> None:
    match = play_bots(match_of([BOT] * 3, seed=6))
    log, states = list(match.log), states_of(match)
    for version in (match.version - 1, match.version // 2, 0):
        match.undo_to(version)
        play_bots(match)
        assert (match.log, states_of(match)) == (log, states)


# Undo


def test_undo_removes_and_returns_the_seats_last_move() -> None:
    match = at_a_payment()
    before = snapshot(match)
    commit(match, "take R2")
    made = match.log[-1]
    assert match.undo(0) is made
    assert snapshot(match) == before
    assert match.actor == 0


def test_undo_removes_the_bots_answers() -> None:
    match = rigged(FIRST_DEAL + "B5 B5", (PERSON, BOT))
    start = snapshot(match)
    commit(match, "token red")
    play_bots(match)
    assert (match.version, match.actor) == (2, 0)
    assert match.format_move(match.undo(0)) == "token red"
    assert snapshot(match) == start


def test_undo_removes_one_move_at_a_time() -> None:
    match = at_a_payment()
    versions = [snapshot(match)]
    for move in ("buy", "pay R5"):
        commit(match, move)
        versions.append(snapshot(match))
    for earlier in reversed(versions[:-1]):
        match.undo(0)
        assert snapshot(match) == earlier


def test_two_people_can_undo_in_turn() -> None:
    match = rigged(FIRST_DEAL + "B5 B5")
    start = snapshot(match)
    commit(match, "token red")
    commit(match, "token blue")
    assert refusal_of(match, 0) == "match-undo-others"
    match.undo(1)
    match.undo(0)
    assert snapshot(match) == start


@pytest.mark.parametrize("kinds", [(PERSON, PERSON, BOT), (PERSON, BOT, PERSON)], ids=" ".join)
def test_no_undo_after_another_persons_move(kinds: Sequence[str]) -> None:
    match = rigged(FIRST_DEAL + "B5 B5 Y5 Y5", kinds)
    for kind in kinds:
        if kind == PERSON:
            commit(match, "token red")
        else:
            next(match.play_bots())
    assert refusal_of(match, 0) == "match-undo-others"


def test_no_undo_before_the_first_move() -> None:
    match = at_a_payment()
    match.undo_to(0)
    assert [refusal_of(match, seat) for seat in (0, 1)] == ["match-undo-nothing"] * 2
    commit(match, "token red")
    assert refusal_of(match, 1) == "match-undo-nothing"


def test_no_undo_of_bot_moves_alone() -> None:
    match = rigged(FIRST_DEAL + "B5 B5", (BOT, PERSON))
    play_bots(match)
    assert (match.version, match.actor) == (1, 1)
    assert refusal_of(match, 1) == "match-undo-nothing"


def test_no_undo_after_a_reveal() -> None:
    match = at_a_payment()
    commit(match, "buy, pay R5, pay R3")
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_a_payment_in_parts_can_be_undone_until_its_last_card() -> None:
    match = at_a_payment()
    for move in ("buy", "pay R5"):
        commit(match, move)
    match.undo(0)
    match.undo(0)
    for move in ("buy", "pay R5", "pay R2"):
        commit(match, move)
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_no_undo_after_a_bots_reveal() -> None:
    match = at_a_payment()
    commit(match, "take R2")
    match.players[1] = match_of((BOT, BOT)).players[1]
    commit(match, "buy, pay B5")
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_no_undo_of_a_final_move_that_reveals() -> None:
    match = play_on(match_of(options={"end_tokens": 3}), random.Random(1))
    last = match.log[-1].seat
    assert match.over
    assert refusal_of(match, last) == "match-undo-revealed"
    assert refusal_of(match, 1 - last) == "match-undo-others"


@pytest.mark.slow
@each_game
def test_undo_and_the_same_move_again_get_the_same_answers(case: Case) -> None:
    game, players, options = case
    match, luck = match_of([PERSON, *[BOT] * (players - 1)], options, seed=7, game=find(game)), random.Random(7)
    taken_back = 0
    while not play_bots(match).over:
        match.commit(0, decide(match, luck, stop=0.1))
        play_bots(match)
        log = list(match.log)
        mine = max(number for number, each in enumerate(log) if each.seat == 0)
        states = states_of(match, since=mine)
        if match.state.reveals > match.state_at(mine).reveals:
            assert refusal_of(match, 0) == "match-undo-revealed"
            continue
        assert match.undo(0) == log[mine]
        assert (match.log, states_of(match, since=mine)) == (log[:mine], states[:1])
        match.commit(0, log[mine].actions)
        play_bots(match)
        assert (match.log, states_of(match, since=mine)) == (log, states)
        taken_back += 1
    assert taken_back > 2


@pytest.mark.parametrize(("options", "seeds"), SECRETS, ids=["defaults", "refill after payday"])
def test_no_undo_after_a_bot_has_shown_a_secret_card(options: dict[str, Any], seeds: list[int]) -> None:
    for seed in seeds:
        match, luck = match_of([PERSON, BOT, BOT], options, seed), random.Random(seed)
        while not play_bots(match).over:
            mine = [number for number, each in enumerate(match.log) if each.seat == 0]
            then = match.state_at(mine[-1]) if mine else match.state
            if any(then.seats[bot].hidden != match.state.seats[bot].hidden for bot in (1, 2)):
                assert refusal_of(match, 0) == "match-undo-revealed"
            match.commit(0, decide(match, luck))
