"""No bot's choice changes when anything is changed that its seat cannot know.

The real state goes into compiled code here, as it does in the arena: whatever a bot could see of it would show.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from emporion.bots import brain
from emporion.bots.mind import CARELESS, GREEDY, ROLLOUT, SEARCH, Mind
from emporion.bots.thought import ponder
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.layout import packed
from tests.bots.games import stream
from tests.every_game import CASES, random_decisions

MINDS = (Mind(CARELESS), Mind(GREEDY), Mind(ROLLOUT, 30), Mind(SEARCH, 30))
STRIDE = 7  # decisions from one probe to the next


def positions(name: str) -> Iterator[tuple[Any, Any]]:
    """Decisions of random games with every number of players and every option set, each in two worlds that differ in
    nothing that the seat to act knows."""
    game, cases = find(name), [case for case in CASES if case[0] == name]
    for seed, (_, players, options) in enumerate(cycle(cases)):
        for number, (state, legal, _) in enumerate(random_decisions(game, players, options, seed)):
            if number % STRIDE == 0 and len(legal) > 1:
                hidden = reference.concealed(game, state, reference.actor(game, state))
                yield state, reference.redealt(game, hidden, stream(seed, number))


def answer(game: Game, state: Any, mind: Mind, number: int) -> int:
    where = brain.compiled(game)
    desk = where.take_desk(mind)
    desk.rng[:] = stream(number, 4)
    action = ponder(where, where.lay_out(state), mind, desk)
    where.give_back(desk)
    return action


def probe(name: str, probes: int) -> None:
    game, differing = find(name), 0
    brain.compiled(game).prepare()
    for number, ((state, other), mind) in enumerate(zip(positions(name), cycle(MINDS), strict=False)):
        if number == probes:
            break
        differing += packed(state).tobytes() != packed(other).tobytes()
        assert answer(game, state, mind, number) == answer(game, other, mind, number), (number, mind)
    assert differing > 0.9 * probes


@pytest.mark.parametrize("name", names())
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    probe(name, 300)


@pytest.mark.soak
@pytest.mark.parametrize("name", names())
def test_ten_thousand_choices_do_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    probe(name, 10_000)
