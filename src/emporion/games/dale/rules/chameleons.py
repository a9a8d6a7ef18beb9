"""Adapting Veiled Chameleons (1.7): copiers, and the Gift Voucher.

A used copier is a copy of one card that its text allows. If that card is a copier too, copying continues with that
card's text (3.3). The reachable cards are found by a graph search over texts; a text already followed would loop.

An *identity* is what a copier becomes: a kind, or the reference of an open card in the hand. Sets of identities are
bits.
"""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask, do
from emporion.games.dale.rules.cards import (
    COPIERS,
    FLEXIBLE_SHOPKEEPER,
    GOOD_OLD_TIMES,
    JUNK,
    KINDS,
    NO_CARD,
    REFLECTION,
    SEEING_DOUBLES,
    TRENDSETTING,
    VALUE,
)
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import add_to_hand_openly, base_of, is_settled, lay_open, show_in_hand, text_of
from emporion.games.dale.rules.piles import top_of_discard
from emporion.games.dale.rules.questions import ask_for_market_card, no_effect
from emporion.games.dale.rules.state import MARKET, ROLLED, SETTLED, SLOTS, THREW, State, first_cell
from emporion.kernel.bits import lowest_bit
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

ALL_KINDS = (1 << KINDS) - 1


def flexible_shopkeeper(s: State) -> int:
    """Any card of the stack the active player built last."""
    me = s.seats[s.active]
    found = 0
    for cell in range(first_cell(me.stacks), first_cell(me.stacks + 1)):
        found |= 1 << me.stall[cell]
    return found & ~1


def reflection(s: State) -> int:
    """The top card of another player's discard pile."""
    found = 0
    for other in range(s.players):
        if other != s.active:
            found |= 1 << top_of_discard(s, other)
    return found & ~1


def good_old_times(s: State) -> int:
    """The top card of the market's discard pile."""
    return 1 << top_of_discard(s, MARKET) & ~1


def trendsetting(s: State) -> int:
    """Any card of the market."""
    found = 0
    for slot in range(SLOTS):
        found |= 1 << s.market[slot]
    return found & ~1


def seeing_doubles(s: State, reference: int) -> int:
    """Any other card in the hand, including those laid down with it (3.3 'Simultaneous use'). Open cards count as what
    they are now; an open copier that is not settled counts as the copier whose text it has."""
    me = s.seats[s.active]
    found = 0
    skipped = reference
    for place in range(me.hand_size):
        if me.hand[place] == skipped:
            skipped = 0  # the card itself is not another one
        else:
            found |= 1 << me.hand[place]
    for place in range(s.laid_size):
        if s.laid_from[place] <= JUNK:
            found |= 1 << s.laid[place]
    for place in range(s.open_size):
        if JUNK + 1 + place != reference:
            found |= 1 << (JUNK + 1 + place if s.open_marks[place] & SETTLED else s.open_as[place])
    return found


def targets_of(s: State, text: int, reference: int) -> int:
    """What a copier's text lets the active player copy."""
    if text == FLEXIBLE_SHOPKEEPER:
        return flexible_shopkeeper(s)
    if text == REFLECTION:
        return reflection(s)
    if text == GOOD_OLD_TIMES:
        return good_old_times(s)
    if text == TRENDSETTING:
        return trendsetting(s)
    return seeing_doubles(s, reference)


def reachable(s: State, reference: int, followed: int) -> tuple[int, int]:
    """The identities that a used copier can reach, and the copiers whose texts are followed on the way (3.3 'Chains').
    Texts in `followed` count as followed from the start.

    A copier on the way that has nothing to copy can be copied as printed (5.6).
    """
    first = text_of(s, reference)
    waiting = 1 << first
    finals = 0
    while waiting > 0:
        text = lowest_bit(waiting)
        waiting &= waiting - 1
        followed |= 1 << text
        targets = targets_of(s, text, reference)
        if targets == 0 and text != first:
            finals |= 1 << text
        finals |= targets & ~COPIERS
        waiting |= targets & COPIERS & ~followed
    return finals, followed


def identities(s: State, reference: int) -> int:
    """A card's identity, or the possible ones if it is a copier that has yet to copy. A copier that has nothing to
    copy, or only loops, is itself (5.6, 5.7)."""
    if is_settled(s, reference):
        return 1 << text_of(s, reference)
    finals, _ = reachable(s, reference, 0)
    return finals if finals != 0 else 1 << text_of(s, reference)


def identity_as(s: State, reference: int, kind: int) -> int:
    """The identity by which a card is or can become this kind; 0 if there is none. Open models whose die was rolled do
    not count: their copy could not roll again."""
    may_be = identities(s, reference)
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        rolled = identity > JUNK and s.open_marks[identity - JUNK - 1] & ROLLED > 0
        if identity_kind(s, identity) == kind and not rolled:
            return identity
    return 0


def can_only_be(s: State, reference: int, kind: int) -> bool:
    """Whether this kind is the only possible identity of a card."""
    may_be = identities(s, reference)
    while may_be > 0:
        identity = lowest_bit(may_be)
        may_be &= may_be - 1
        if identity_kind(s, identity) != kind:
            return False
    return True


def identity_kind(s: State, identity: int) -> int:
    """The kind that an identity stands for."""
    return s.open_as[identity - JUNK - 1] if identity > JUNK else identity


def identity_kinds(s: State, may_be: int) -> int:
    """The kinds that identities stand for, as bits."""
    kinds = may_be & ALL_KINDS
    for place in range(s.open_size if may_be > ALL_KINDS else 0):
        kinds |= (may_be >> JUNK + 1 + place & 1) << s.open_as[place]
    return kinds


def base_as(s: State, reference: int, identity: int) -> int:
    """The value of a card that becomes `identity`, without Flashy Shows: its model's value at that moment."""
    if is_settled(s, reference):
        return base_of(s, reference)
    return s.open_base[identity - JUNK - 1] if identity > JUNK else VALUE[identity]


def become(s: State, reference: int, then: int) -> None:
    """Ask for the identity of a card about to be used; `then` goes on with the answer. For a copier the question is
    always asked, even with a single answer, so that it reveals nothing about the rest of the hand."""
    s.binding = reference
    if is_settled(s, reference):
        s.chosen = text_of(s, reference)
        do(s, then)
    else:
        show_in_hand(s, s.active, reference, 1)
        ask(s, Step.IDENTITY, then)


def settle(s: State, reference: int, identity: int) -> int:
    """Fix the identity of a card that stays in the hand for the rest of the turn; returns its place in the open row.
    The copy inherits what happened to its model, including a rolled die (3.3 'Inherited alterations')."""
    model = identity_kind(s, identity)
    base = base_as(s, reference, identity)
    rolled = s.open_marks[identity - JUNK - 1] & ROLLED if identity > JUNK else 0
    show_model(s, reference, identity)
    fresh = not is_settled(s, reference)
    place = lay_open(s, reference)
    if fresh:
        s.open_as[place] = model
        s.open_base[place] = base
        s.open_marks[place] = SETTLED | rolled
        trace(Event.COPIES, s.active, s.open[place], model)
    return place


def become_good_old_times(s: State, reference: int) -> int:
    """A copier takes the text of a Good Old Times to use its ability. It still has to copy when it is used again (3.3
    'Good Old Times'). Returns its place in the open row."""
    place = lay_open(s, reference)
    if s.open_as[place] != GOOD_OLD_TIMES:
        s.open_as[place] = GOOD_OLD_TIMES
        s.open_base[place] = VALUE[GOOD_OLD_TIMES]
        s.open_marks[place] &= ~THREW
        trace(Event.COPIES, s.active, s.open[place], GOOD_OLD_TIMES)
    return place


def show_model(s: State, reference: int, identity: int) -> None:
    """Show everyone the hand card that Seeing Doubles copies: the model itself, or the copier that leads to it. The
    same for a card that another copier reaches only through a Seeing Doubles. Cards that lie open, are laid down or are
    known to all need not be shown."""
    if is_settled(s, reference) or identity > JUNK:
        return
    if text_of(s, reference) != SEEING_DOUBLES and leads_to(s, reference, identity):
        return
    for place in range(s.laid_size):
        if s.laid_from[place] <= JUNK and leads_to(s, s.laid[place], identity):
            return
    for place in range(s.open_size):
        if (
            JUNK + 1 + place != reference
            and not is_settled(s, JUNK + 1 + place)
            and leads_to(s, JUNK + 1 + place, identity)
        ):
            return
    me = s.seats[s.active]
    shown = -1
    skipped = reference
    for place in range(me.hand_size):
        if me.hand[place] == skipped:
            skipped = 0
        elif leads_to(s, me.hand[place], identity):
            if me.hand_known[place] == EVERYONE:
                return
            if shown < 0 or me.hand[place] == identity:
                shown = place
    if shown >= 0:
        s.reveals += 1
        trace(Event.SHOWS, s.active, me.hand[shown])
        show_in_hand(s, s.active, me.hand[shown], 1)


def leads_to(s: State, reference: int, identity: int) -> bool:
    """Whether a card has this identity, or is a copier that reaches it without another card in the hand."""
    if text_of(s, reference) == identity:
        return True
    if is_settled(s, reference):
        return False
    finals, followed = reachable(s, reference, 1 << SEEING_DOUBLES)
    return (finals | followed & ~(1 << SEEING_DOUBLES)) >> identity & 1 > 0


def gift_voucher(s: State) -> None:
    """Take any market card; the voucher takes its slot. Not a purchase."""
    ask_for_market_card(s, Step.GIFT_VOUCHER_TAKES)


def gift_voucher_takes(s: State) -> None:
    if s.chosen == 0:
        no_effect(s)
        return
    slot = s.chosen - 1
    add_to_hand_openly(s, s.active, s.market[slot])
    trace(Event.TAKES, s.active, s.market[slot], slot)
    s.market[slot] = s.in_play
    trace(Event.MARKET_CARD, s.in_play, slot)
    s.in_play = NO_CARD


def chameleons(s: State, step: int) -> None:
    """Run a step of the chameleons."""
    if step == Step.GIFT_VOUCHER:
        gift_voucher(s)
    else:
        gift_voucher_takes(s)
