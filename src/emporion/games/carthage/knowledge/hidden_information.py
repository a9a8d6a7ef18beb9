"""Hidden information: `conceal` hides what a seat cannot know, `redeal` samples a determinization.

Cards enter and leave hands openly, so a perfect memory knows all hands. Hidden are the order of the pile, victory cards
drawn unseen, and initial hands if they were drawn secretly (`hidden`). `conceal` merges all unknown cards of one origin
into a multiset that every player can infer by counting: those of the current pile in `pile`, those from before the
first reshuffle in `sunk`. The sizes of hands and piles are kept and say how many cards belong where.

Two inferences about secret initial hands are ignored on purpose: that such a hand had a value of 8 to 12, and that the
starting player's was the lowest.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.rules.purchase import payable_value
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import draw_random_card
from emporion.kernel.workspace import NoWorkspace

ATTEMPTS = 100


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    for kind in range(KINDS):
        s.pile[kind] += s.buried[kind]
        s.buried[kind] = 0
    origin = s.pile if s.reshuffles == 0 else s.sunk
    for other in range(s.players):
        me = s.seats[other]
        for kind in range(KINDS):
            secret = me.hidden[kind]
            if secret > 0 and other != seat:
                me.hand[kind] -= secret
                me.hidden[kind] = 0
                origin[kind] += secret


def redeal(s: State, workspace: NoWorkspace, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place at random, consistent with what its seat knows, with fresh chance."""
    renew_chance(s.chance, rng)
    for turn in range(s.players):
        deal_unknown_hand(s, (s.actor + turn) % s.players, rng)
    for _ in range(s.buried_size):
        kind = draw_random_card(s.pile, rng)
        s.buried[kind] += 1


def deal_unknown_hand(s: State, seat: int, rng: MutableSequence[int]) -> None:
    """Deal the unknown cards of a hand. A player who is paying is known to be able to pay, so a deal that contradicts
    this is rejected and repeated; after ATTEMPTS rejections the highest cards are dealt."""
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
        if seat != s.actor or s.phase != Phase.PAY or payable_value(s) >= s.due:
            return
        attempts += 1
        for kind in range(KINDS):
            origin[kind] += me.hidden[kind]
            me.hand[kind] -= me.hidden[kind]
            me.hidden[kind] = 0


def draw_best_payment(cards: MutableSequence[int], cursor: int) -> int:
    """Remove the highest card that a payment may still use, or any card if there is none."""
    best = KINDS
    for kind in range(KINDS - 1, -1, -1):
        if cards[kind] > 0 and (kind >= cursor or best == KINDS):
            best = kind
    cards[best] -= 1
    return best
