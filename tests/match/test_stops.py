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


@pytest.mark.parametrize("players", all_by_soak([2, 3, 4], usual=[2]))
@pytest.mark.parametrize("game", names())
def test_people_are_asked_only_where_they_have_a_choice(game: str, players: int) -> None:
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
        match.commit(match.actor, composed(match, dice))
    assert answered, "the test sees such answers"


def composed(match: Match, dice: random.Random) -> tuple[int, ...]:
    """A move composed by random picks; every question on the way has several answers."""
    composition, picks = Composition(match), list[int]()
    here = composition.start()
    while not composition.is_complete(here):
        offers = [choice.action for choice in composition.question(here)[1]]
        assert len(offers) > 1
        assert composition.forced(here) is None
        picks.append(dice.choice(offers))
        here, error = follow_picks(composition, picks)
        assert error is None
    return here.draft.actions
