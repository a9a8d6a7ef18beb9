"""Taking back: going back and playing the same again leads to the same game, and nobody gets a second try with better
knowledge."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from emporion.games import find
from emporion.kernel.errors import CannotUndo
from emporion.kernel.layout import state_hash
from emporion.match import PERSON, Match, dumps, record_of
from tests.every_game import CASES, case_id
from tests.match.tables import FIRST_DEAL, STARTED, at_a_payment, commit, decide, looks, match_of, play_on, rigged

every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
Case = tuple[str, int, dict[str, Any]]
BOT = "random"
SECRETS = [
    ({"show_initial_hands": False}, [58, 66, 72]),
    ({"show_initial_hands": False, "refill_timing": "after_payday", "protect_first": "starting_player"}, [2, 35, 88]),
]
"""Secret first hands, and seeds of games in which bots use cards of theirs to protect goods."""


def refusal_of(match: Match, seat: int) -> str:
    """Why nothing can be taken back; trying changes nothing."""
    before = looks(match)
    with pytest.raises(CannotUndo) as refusal:
        match.undo(seat)
    assert looks(match) == before
    return refusal.value.message.id


def play_bots(match: Match) -> Match:
    for _ in match.play_bots():
        pass
    return match


# Rewinding


def hashes_of(match: Match, since: int = 0) -> list[int]:
    return [state_hash(match.state_at(version)) for version in range(since, match.version + 1)]


@every_case
def test_a_game_that_is_rewound_and_played_again_is_the_same(case: Case) -> None:
    game, players, options = case
    match = play_on(match_of([PERSON] * players, options, seed=4, game=find(game)), random.Random(4), stop=0.1)
    log, hashes, text, told = (
        list(match.log),
        hashes_of(match),
        dumps(record_of(match, STARTED)),
        match.events_for(None),
    )
    luck = random.Random(5)
    while match.version:
        match.undo_to(max(0, match.version - luck.choice((1, 1, 2, 7, 40))))
        assert state_hash(match.state) == hashes[match.version]
        assert match.log == log[: match.version]
        for made in log[match.version : match.version + luck.choice((0, 0, 1, 3))]:
            assert match.commit(made.seat, made.actions) == made
            assert state_hash(match.state) == hashes[match.version]
    for made in log:
        match.commit(made.seat, made.actions)
    assert match.log == log
    assert hashes_of(match) == hashes
    assert match.events_for(None) == told
    assert dumps(record_of(match, STARTED)) == text


def test_rewinding_to_the_present_changes_nothing() -> None:
    match = at_a_payment()
    before = looks(match)
    match.undo_to(match.version)
    assert looks(match) == before


def test_bots_play_the_same_after_a_rewind() -> None:
    match = play_bots(match_of([BOT] * 3, seed=6))
    log, hashes = list(match.log), hashes_of(match)
    for version in (match.version - 1, match.version // 2, 0):
        match.undo_to(version)
        play_bots(match)
        assert (match.log, hashes_of(match)) == (log, hashes)


# Undo


def test_undo_takes_back_the_own_last_commitment_and_gives_it() -> None:
    match = at_a_payment()
    before = looks(match)
    commit(match, "take R2")
    made = match.log[-1]
    assert match.undo(0) is made
    assert looks(match) == before
    assert match.actor == 0


def test_undo_takes_back_what_bots_answered() -> None:
    match = rigged(FIRST_DEAL + "B5 B5", (PERSON, BOT))
    start = looks(match)
    commit(match, "token red")
    play_bots(match)
    assert (match.version, match.actor) == (2, 0)
    assert match.format_move(match.undo(0)) == "token red"
    assert looks(match) == start


def test_undo_takes_back_one_commitment_at_a_time() -> None:
    match = at_a_payment()
    versions = [looks(match)]
    for move in ("buy", "pay R5"):
        commit(match, move)
        versions.append(looks(match))
    for earlier in reversed(versions[:-1]):
        match.undo(0)
        assert looks(match) == earlier


def test_two_persons_can_take_back_in_turn() -> None:
    match = rigged(FIRST_DEAL + "B5 B5")
    start = looks(match)
    commit(match, "token red")
    commit(match, "token blue")
    assert refusal_of(match, 0) == "match-undo-others"
    match.undo(1)
    match.undo(0)
    assert looks(match) == start


@pytest.mark.parametrize("kinds", [(PERSON, PERSON, BOT), (PERSON, BOT, PERSON)], ids=" ".join)
def test_nothing_can_be_taken_back_once_another_person_has_moved(kinds: Sequence[str]) -> None:
    match = rigged(FIRST_DEAL + "B5 B5 Y5 Y5", kinds)
    for kind in kinds:
        if kind == PERSON:
            commit(match, "token red")
        else:
            next(match.play_bots())
    assert refusal_of(match, 0) == "match-undo-others"


def test_nothing_can_be_taken_back_before_anything_was_decided() -> None:
    match = at_a_payment()
    match.undo_to(0)
    assert [refusal_of(match, seat) for seat in (0, 1)] == ["match-undo-nothing"] * 2
    commit(match, "token red")
    assert refusal_of(match, 1) == "match-undo-nothing"


def test_the_moves_of_bots_alone_are_nothing_to_take_back() -> None:
    match = rigged(FIRST_DEAL + "B5 B5", (BOT, PERSON))
    play_bots(match)
    assert (match.version, match.actor) == (1, 1)
    assert refusal_of(match, 1) == "match-undo-nothing"


def test_nothing_can_be_taken_back_after_a_reveal() -> None:
    match = at_a_payment()
    commit(match, "buy, pay R5, pay R3")
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_a_payment_in_parts_can_be_taken_back_until_its_last_card() -> None:
    match = at_a_payment()
    for move in ("buy", "pay R5"):
        commit(match, move)
    match.undo(0)
    match.undo(0)
    for move in ("buy", "pay R5", "pay R2"):
        commit(match, move)
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_nothing_can_be_taken_back_once_a_bot_has_revealed_something() -> None:
    match = at_a_payment()
    commit(match, "take R2")
    match.players[1] = match_of((BOT, BOT)).players[1]
    commit(match, "buy, pay B5")
    assert refusal_of(match, 0) == "match-undo-revealed"


def test_a_revealing_end_of_the_game_cannot_be_taken_back() -> None:
    match = play_on(match_of(options={"end_tokens": 3}), random.Random(1))
    last = match.log[-1].seat
    assert match.over
    assert refusal_of(match, last) == "match-undo-revealed"
    assert refusal_of(match, 1 - last) == "match-undo-others"


@every_case
def test_undo_and_the_same_move_again_get_the_same_answers(case: Case) -> None:
    game, players, options = case
    match, luck = match_of([PERSON, *[BOT] * (players - 1)], options, seed=7, game=find(game)), random.Random(7)
    taken_back = 0
    while not play_bots(match).over:
        match.commit(0, decide(match, luck, stop=0.1))
        play_bots(match)
        log = list(match.log)
        mine = max(number for number, each in enumerate(log) if each.seat == 0)
        hashes = hashes_of(match, since=mine)
        if match.state.reveals > match.state_at(mine).reveals:
            assert refusal_of(match, 0) == "match-undo-revealed"
            continue
        assert match.undo(0) == log[mine]
        assert (match.log, hashes_of(match, since=mine)) == (log[:mine], hashes[:1])
        match.commit(0, log[mine].actions)
        play_bots(match)
        assert (match.log, hashes_of(match, since=mine)) == (log, hashes)
        taken_back += 1
    assert taken_back > 2


@pytest.mark.parametrize(("options", "seeds"), SECRETS, ids=["defaults", "refill after payday"])
def test_nothing_can_be_taken_back_once_a_bot_has_shown_a_secret_card(
    options: dict[str, Any], seeds: list[int]
) -> None:
    for seed in seeds:
        match, luck = match_of([PERSON, BOT, BOT], options, seed), random.Random(seed)
        while not play_bots(match).over:
            mine = [number for number, each in enumerate(match.log) if each.seat == 0]
            then = match.state_at(mine[-1]) if mine else match.state
            if any(then.seats[bot].hidden != match.state.seats[bot].hidden for bot in (1, 2)):
                assert refusal_of(match, 0) == "match-undo-revealed"
            match.commit(0, decide(match, luck))
