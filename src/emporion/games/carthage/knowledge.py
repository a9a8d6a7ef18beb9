"""What a seat can know (specification section 4), and a random table that fits it.

Hands fill openly and empty openly, so a perfect memory knows all of them; hidden are the order of the pile, the
victory cards drawn unseen, and first hands if they were drawn in secret (`hidden`). All unknown cards of one origin
are laid together in one multiset, which everyone can work out by counting: those of the present pile in `pile`, those
from before the first reshuffle in `sunk`. The sizes of the places stay as they are and say how many cards belong
where.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.cards import KINDS
from emporion.games.carthage.state import State
from emporion.kernel.chance import clear_chance
from emporion.kernel.noise import next_noise, roll


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    for kind in range(KINDS):
        s.pile[kind] += s.buried[kind]
        s.buried[kind] = 0
        for other in range(s.players):
            if other != seat:
                secret = s.seats[other].hidden[kind]
                s.seats[other].hand[kind] -= secret
                s.seats[other].hidden[kind] = 0
                if s.reshuffles == 0:
                    s.pile[kind] += secret
                else:
                    s.sunk[kind] += secret


def redeal(s: State, noise: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random table that agrees with all that its seat knows, with luck of its
    own."""
    for index in range(8):
        s.chance.key[index] = next_noise(noise)
    for seat in range(s.players):
        me = s.seats[seat]
        known = 0
        for kind in range(KINDS):
            known += me.hand[kind]
        for _ in range(me.hand_size - known):
            kind = draw_blindly(s.pile if s.reshuffles == 0 else s.sunk, noise)
            me.hand[kind] += 1
            me.hidden[kind] += 1
    for _ in range(s.buried_size):
        kind = draw_blindly(s.pile, noise)
        s.buried[kind] += 1


def draw_blindly(cards: MutableSequence[int], noise: MutableSequence[int]) -> int:
    """Remove one card of a multiset, each with the same chance."""
    size = 0
    for kind in range(KINDS):
        size += cards[kind]
    place = roll(noise, size)
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind
