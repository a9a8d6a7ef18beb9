"""Hidden information: states that differ only in cards a seat has not seen have the same concealed state.

The states are made here by swapping cards, not with `conceal`, so that a leak in `conceal` is detected.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from emporion.games.carthage import GAME
from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.rules.state import State, Tally
from emporion.kernel import reference
from emporion.kernel.records import state_hash
from tests.option_sets import random_decisions

SECRET = {"show_initial_hands": False}
STRIDE = 5  # decisions between two positions
FEWEST = 20  # positions with cards to swap


def known(state: State, seat: int) -> int:
    """A hash of everything that a seat knows."""
    return state_hash(reference.concealed(GAME, state, seat))


def different(ones: Tally, others: Tally) -> tuple[int, int] | None:
    """Two different kinds of cards, one from each tally."""
    pairs = ((one, other) for one in range(KINDS) for other in range(KINDS) if one != other)
    return next(((one, other) for one, other in pairs if ones[one] and others[other]), None)


def exchange(here: Tally, there: Tally, one: int, other: int) -> None:
    here[one], here[other] = here[one] - 1, here[other] + 1
    there[one], there[other] = there[one] + 1, there[other] - 1


def states(players: int) -> Iterator[State]:
    for seed in range(3):
        for state, _, _ in islice(random_decisions(GAME, players, SECRET, seed), 0, None, STRIDE):
            yield state.clone()


@pytest.mark.parametrize("players", GAME.players)
def test_unseen_victory_cards_are_hidden_from_all(players: int) -> None:
    exchanged = 0
    for state in states(players):
        if kinds := different(state.buried, state.pile):
            before = [known(state, seat) for seat in range(players)]
            exchange(state.buried, state.pile, *kinds)
            assert [known(state, seat) for seat in range(players)] == before
            exchanged += 1
    assert exchanged >= FEWEST


@pytest.mark.parametrize("players", GAME.players)
def test_a_secret_initial_hand_is_known_only_to_its_owner(players: int) -> None:
    exchanged = 0
    for state in states(players):
        for owner in range(players):
            mine, rest = state.seats[owner], state.pile if state.reshuffles == 0 else state.sunk
            if kinds := different(mine.hidden, rest):
                before = [known(state, seat) for seat in range(players)]
                exchange(mine.hidden, rest, *kinds)
                mine.hand[kinds[0]] -= 1
                mine.hand[kinds[1]] += 1
                after = [known(state, seat) for seat in range(players)]
                assert [seat for seat in range(players) if before[seat] != after[seat]] == [owner]
                exchanged += 1
    assert exchanged >= FEWEST


def test_future_chance_is_hidden() -> None:
    for state in states(2):
        before = [known(state, seat) for seat in range(2)]
        state.chance.key[0] ^= 1
        assert [known(state, seat) for seat in range(2)] == before
