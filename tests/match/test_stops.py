"""People are never stopped for an answer that is not a choice: the only answer is given for them, or with the pick
before it."""

from __future__ import annotations

import random

import pytest

from emporion.games import names
from emporion.kernel.registry import find
from emporion.match import Match, Seat
from emporion.match.composition import Composition
from emporion.server.room.frames import follow_picks
from tests.soak import all_by_soak

MOST_MOVES = 400


@pytest.mark.parametrize("answers_follow", [False, True])
@pytest.mark.parametrize("players", all_by_soak([2, 3, 4], usual=[2]))
@pytest.mark.parametrize("game", names())
def test_people_are_asked_only_where_they_have_a_choice(game: str, players: int, answers_follow: bool) -> None:
    dice = random.Random(players)
    key = [dice.getrandbits(32) for _ in range(8)]
    match = Match(find(game), [Seat(f"P{number}") for number in range(players)], [None] * players, {}, key)
    answered = 0
    while not match.over and match.version < MOST_MOVES:
        only = match.only_answer()
        if only is not None:
            match.accept(match.proposal_of(only, automatic=True))
            answered += 1
            continue
        match.commit(match.actor, composed(match, dice, answers_follow))
    assert answered, "the test sees such answers"


def test_a_turn_that_ends_by_itself_can_be_taken_back() -> None:
    """The last action is a move of its own. The end of the turn is answered after it."""
    dice = random.Random(2)
    key = [dice.getrandbits(32) for _ in range(8)]
    match = Match(find("discovery"), [Seat("P1"), Seat("P2")], [None] * 2, {}, key)
    could_be_undone = 0
    while not match.over and match.version < MOST_MOVES:
        only = match.only_answer()
        if only is not None:
            match.accept(match.proposal_of(only, automatic=True))
            continue
        actor, turn, reveals, version = match.actor, match.state.turn, match.state.reveals, match.version
        move = match.commit(actor, composed(match, dice, answers_follow=True))
        assert match.state.turn == turn or match.format_move(move) == "end"
        if match.state.reveals == reveals and match.actor == actor and match.only_answer() is not None:
            assert match.version_to_undo(actor) == version
            could_be_undone += 1
    assert could_be_undone


def composed(match: Match, dice: random.Random, answers_follow: bool) -> tuple[int, ...]:
    """A move composed by random picks; every question on the way has several answers."""
    composition, picks = Composition(match, answers_follow), list[int]()
    here = composition.start()
    while not composition.is_complete(here):
        offers = [choice.action for choice in composition.question(here)[1]]
        assert len(offers) > 1
        assert composition.forced(here) is None
        picks.append(dice.choice(offers))
        here, _, error = follow_picks(composition, picks)
        assert error is None
    return here.draft.actions
