"""The rules of Traders of Carthage as the kernel calls them: actor, legal actions, effects, result.

The rules themselves are in files named after their subjects: setup, turn, market, purchase, payday, raid, deck.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import COLOURS, KINDS, THREES, TWOS, VALUE
from emporion.games.carthage.rules.market import (
    affords,
    price,
    refill,
    reserve_in_farm,
    reserve_in_market,
    take,
    take_reserved,
)
from emporion.games.carthage.rules.payday import payday, total_tokens
from emporion.games.carthage.rules.purchase import begin_purchase, deliver, pay, payable_value
from emporion.games.carthage.rules.raid import decline, next_protection, raid, use_card
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.setup import choose_token, setup
from emporion.games.carthage.rules.state import RUNNING, Ending, Phase, State
from emporion.games.carthage.rules.turn import next_turn, pass_turn
from emporion.kernel.seats import NOBODY
from emporion.kernel.workspace import NoWorkspace

__all__ = ["actor", "apply", "legal", "result", "setup"]


def actor(s: State) -> int:
    """The seat to act, or NOBODY when the game is over."""
    return NOBODY if s.phase == Phase.OVER else s.actor


def legal(s: State, workspace: NoWorkspace, out: MutableSequence[int]) -> int:
    """Fill `out` with the legal actions in ascending order and return their number."""
    if s.phase == Phase.ACTION:
        return legal_actions(s, out)
    if s.phase == Phase.PAY:
        return legal_payments(s, out)
    if s.phase == Phase.PROTECT:
        return legal_protections(s, out)
    if s.phase == Phase.TOKEN:
        for colour in range(COLOURS):
            out[colour] = actions.TOKEN + colour
        return COLOURS
    return 0


def legal_actions(s: State, out: MutableSequence[int]) -> int:
    """Buy if the hand is worth enough; take; reserve with a free marker (T1). Pass only if nothing is available (1.10).

    Every id is written first and then counted or not: unpredictable branches cost more than the extra writes.
    """
    me = s.seats[s.actor]
    out[0] = actions.BUY
    n = 1 if affords(me, price(s, s.actor)) else 0
    first = n
    for kind in range(KINDS):
        out[n] = actions.TAKE + kind
        n += s.market[kind] > 0
    out[n] = actions.TAKE_RESERVED
    n += me.marker == Marker.MARKET
    if n == first:
        out[0] = actions.PASS
        return 1
    if me.marker == Marker.FREE:
        for kind in range(KINDS):
            out[n] = actions.RESERVE_MARKET + kind
            n += s.market[kind] > 0
        for kind in range(KINDS):
            out[n] = actions.RESERVE_FARM + kind
            n += s.farm[kind] > 0
    return n


def legal_payments(s: State, out: MutableSequence[int]) -> int:
    """Cards with which the price can still be reached, not higher than the last one paid (B2, payment_rule)."""
    me = s.seats[s.actor]
    left = payable_value(s)
    n = 0
    for kind in range(s.cursor, KINDS):
        out[n] = actions.PAY + kind
        n += me.hand[kind] > 0 and left >= s.due
        left -= me.hand[kind] * VALUE[kind]
    out[n] = actions.DONE
    return n + (1 if s.due == 0 else 0)


def legal_protections(s: State, out: MutableSequence[int]) -> int:
    """Cards of the colour with icons, twos before threes; or DONE (1.9 step 3)."""
    me = s.seats[s.actor]
    n = 0
    if me.hand[s.colour + TWOS] > 0 and s.cursor == 0:
        out[0] = actions.USE_TWO + s.colour
        n = 1
    if me.hand[s.colour + THREES] > 0:
        out[n] = actions.USE_THREE + s.colour
        n += 1
    out[n] = actions.DONE
    return n + 1


def apply(s: State, action: int) -> None:
    """Carry out a legal action and all automatic steps up to the next decision."""
    apply_decision(s, action)
    while s.phase > Phase.OVER:
        advance(s)


def apply_decision(s: State, action: int) -> None:
    """Carry out the decision itself; it sets `s.phase` to the step that follows."""
    s.passes = s.passes + 1 if action == actions.PASS else 0
    if action < actions.BUY:
        choose_token(s, action - actions.TOKEN)
    elif action == actions.BUY:
        begin_purchase(s)
    elif action < actions.TAKE_RESERVED:
        take(s, action - actions.TAKE)
    elif action == actions.TAKE_RESERVED:
        take_reserved(s)
    elif action < actions.RESERVE_FARM:
        reserve_in_market(s, action - actions.RESERVE_MARKET)
    elif action < actions.PAY:
        reserve_in_farm(s, action - actions.RESERVE_FARM)
    elif action < actions.USE_TWO:
        pay(s, action - actions.PAY)
    elif action < actions.USE_THREE:
        use_card(s, action - actions.USE_TWO + TWOS)
    elif action < actions.DONE:
        use_card(s, action - actions.USE_THREE + THREES)
    elif action == actions.PASS:
        pass_turn(s)
    elif s.phase == Phase.PAY:
        s.phase = Phase.DELIVERY
    else:
        decline(s)


def advance(s: State) -> None:
    """One automatic step (1.3, 1.4, 1.7-1.9), which sets the next phase."""
    if s.phase == Phase.NEXT_TURN:
        next_turn(s)
    elif s.phase == Phase.DELIVERY:
        deliver(s)
    elif s.phase == Phase.PAYDAY:
        payday(s)
    elif s.phase == Phase.PROTECTION:
        next_protection(s)
    elif s.phase == Phase.RAID:
        raid(s)
    else:
        refill(s)


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Victory points and ranks from 1; ties are broken by tokens, then shared (E2, E3). Returns the ending."""
    for seat in range(s.players):
        scores[seat] = s.seats[seat].points
        ranks[seat] = 1
        for other in range(s.players):
            ahead = s.seats[other].points - s.seats[seat].points
            if ahead > 0 or (ahead == 0 and total_tokens(s, other) > total_tokens(s, seat)):
                ranks[seat] += 1
    if s.phase != Phase.OVER:
        return RUNNING
    return Ending.STALEMATE if s.passes == s.players else Ending.TOKENS
