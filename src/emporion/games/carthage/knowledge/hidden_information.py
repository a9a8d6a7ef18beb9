"""What a seat can know, and a random table that fits it.

Hands fill openly and empty openly, so a perfect memory knows all of them; hidden are the order of the pile, the
victory cards drawn unseen, and first hands if they were drawn in secret (`hidden`). All unknown cards of one origin
are laid together in one multiset, which everyone can work out by counting: those of the present pile in `pile`, those
from before the first reshuffle in `sunk`. The sizes of the places stay as they are and say how many cards belong
where.

Forgotten on purpose, in games with secret first hands: that such a hand was worth 8 to 12, and that the starting
player's was the smallest.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.rules.purchase import left_to_pay_with
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import draw_random_card

ATTEMPTS = 100


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


def redeal(s: State, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random table that agrees with all its seat knows, with luck of its own."""
    renew_chance(s.chance, rng)
    for turn in range(s.players):
        deal_unknown_hand(s, (s.actor + turn) % s.players, rng)
    for _ in range(s.buried_size):
        kind = draw_random_card(s.pile, rng)
        s.buried[kind] += 1


def deal_unknown_hand(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal a hand its unknown cards. Whoever is paying can pay, as everyone knows: a deal that contradicts it is thrown
    back and tried again; after many of them the cards that pay most are dealt."""
    me = s.seats[seat]
    origin = s.pile if s.reshuffles == 0 else s.sunk
    unknown = me.hand_size
    for kind in range(KINDS):
        unknown -= me.hand[kind]
    attempts = 0
    while unknown > 0:
        for _ in range(unknown):
            kind = draw_random_card(origin, rng) if attempts < ATTEMPTS else draw_best_payment(origin, s.cursor)
            me.hand[kind] += 1
            me.hidden[kind] += 1
        if seat != s.actor or s.phase != Phase.PAY or left_to_pay_with(s) >= s.due:
            return
        attempts += 1
        for kind in range(KINDS):
            origin[kind] += me.hidden[kind]
            me.hand[kind] -= me.hidden[kind]
            me.hidden[kind] = 0


def draw_best_payment(cards: MutableSequence[int], cursor: int) -> int:
    """Remove the dearest card that a payment may still name, or any card if there is none."""
    best = KINDS
    for kind in range(KINDS - 1, -1, -1):
        if cards[kind] > 0 and (kind >= cursor or best == KINDS):
            best = kind
    cards[best] -= 1
    return best
