"""What a seat can know: worlds that differ only in cards which it has not seen leave the same concealed record.

The worlds are made here, by exchanging cards by hand. Whoever made them with `conceal` could not notice what that
forgets to hide.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from emporion.games.carthage import GAME
from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.rules.state import State, Tally
from emporion.kernel import reference
from emporion.kernel.layout import state_hash
from tests.every_game import random_decisions

SECRET = {"show_initial_hands": False}
STRIDE = 5  # decisions from one position to the next
FEWEST = 20  # positions in which there is something to exchange


def known(state: State, seat: int) -> int:
    """Everything that a seat knows, as one number."""
    return state_hash(reference.concealed(GAME, state, seat))


def different(ones: Tally, others: Tally) -> tuple[int, int] | None:
    """Two kinds of cards, of which one lies here and the other there."""
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
def test_nobody_knows_which_victory_cards_were_drawn_unseen(players: int) -> None:
    exchanged = 0
    for state in states(players):
        if kinds := different(state.buried, state.pile):
            before = [known(state, seat) for seat in range(players)]
            exchange(state.buried, state.pile, *kinds)
            assert [known(state, seat) for seat in range(players)] == before
            exchanged += 1
    assert exchanged >= FEWEST


@pytest.mark.parametrize("players", GAME.players)
def test_a_first_hand_drawn_in_secret_is_known_to_its_owner_alone(players: int) -> None:
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


def test_nobody_knows_the_luck_to_come() -> None:
    for state in states(2):
        before = [known(state, seat) for seat in range(2)]
        state.chance.key[0] ^= 1
        assert [known(state, seat) for seat in range(2)] == before
