"""Adapting Veiled Chameleons (1.7): copiers, and the Gift Voucher.

A copier that is used is a copy of one card that its text allows; if that card is a copier too, the copying goes on by
that card's text (3.3). Which cards can be reached is a walk over texts: a text that was followed before would loop.
Sets of cards are bits: a bit for each kind, and one for each open card of the own hand, by reference.
"""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step, ask
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
    lowest,
)
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import base_of, card_at, hold_openly, is_settled, lay_open, show_in_hand, text_of
from emporion.games.dale.rules.piles import top_of_discard
from emporion.games.dale.rules.questions import ask_for_market_card, do_nothing
from emporion.games.dale.rules.state import LAID, MARKET, ROLLED, SETTLED, SLOTS, THREW, State, first_cell
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

ALL_KINDS = (1 << KINDS) - 1
ENOUGH = 31  # caps the value of a card in a payment: the dearest card costs 9


def flexible_shopkeeper(s: State) -> int:
    """Any card of the stack I built last."""
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


def seeing_doubles(s: State, used: int) -> int:
    """Any other card of my hand, those laid down with it included (3.3 'Simultaneous use'). Open cards count as what
    they are now; an open copier that is not settled, as the copier whose text it has."""
    me = s.seats[s.active]
    found = 0
    spared = used
    for place in range(me.hand_size):
        if me.hand[place] == spared:
            spared = 0  # the card itself is not another one
        else:
            found |= 1 << me.hand[place]
    for place in range(s.laid_size):
        if s.laid_from[place] <= JUNK:
            found |= 1 << s.laid[place]
    for place in range(s.open_size):
        if JUNK + 1 + place != used:
            found |= 1 << (JUNK + 1 + place if s.open_marks[place] & SETTLED else s.open_as[place])
    return found


def targets_of(s: State, text: int, used: int) -> int:
    """What a copier's text allows to copy, seen from the active player's place."""
    if text == FLEXIBLE_SHOPKEEPER:
        return flexible_shopkeeper(s)
    if text == REFLECTION:
        return reflection(s)
    if text == GOOD_OLD_TIMES:
        return good_old_times(s)
    if text == TRENDSETTING:
        return trendsetting(s)
    return seeing_doubles(s, used)


def reachable(s: State, used: int, followed: int) -> tuple[int, int]:
    """What a used copier may be, and which copiers' texts are followed on the way (3.3 'Chains'), those included that
    count as followed from the start.

    A copier on the way that has nothing to copy can be copied as what is printed on it (5.6).
    """
    first = text_of(s, used)
    waiting = 1 << first
    finals = 0
    while waiting > 0:
        text = lowest(waiting)
        waiting &= waiting - 1
        followed |= 1 << text
        targets = targets_of(s, text, used)
        if targets == 0 and text != first:
            finals |= 1 << text
        finals |= targets & ~COPIERS
        waiting |= targets & COPIERS & ~followed
    return finals, followed


def identities(s: State, used: int) -> int:
    """What a card is, or may be if it is a copier that has to copy: itself if there is nothing to copy, or only loops
    (5.6, 5.7)."""
    if is_settled(s, used):
        return 1 << text_of(s, used)
    finals, _ = reachable(s, used, 0)
    return finals if finals != 0 else 1 << text_of(s, used)


def identity_as(s: State, used: int, kind: int) -> int:
    """The identity by which a card is, or can become, a card of this kind; 0 if it cannot. Open models whose die was
    rolled do not count: their copy could not roll again."""
    may_be = identities(s, used)
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        rolled = identity > JUNK and s.open_marks[identity - JUNK - 1] & ROLLED > 0
        if printed(s, identity) == kind and not rolled:
            return identity
    return 0


def can_only_be(s: State, used: int, kind: int) -> bool:
    """Whether a card that is used must be a card of this kind."""
    may_be = identities(s, used)
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        if printed(s, identity) != kind:
            return False
    return True


def printed(s: State, identity: int) -> int:
    """The card that an identity stands for: a kind, or what an open card is."""
    return s.open_as[identity - JUNK - 1] if identity > JUNK else identity


def kinds_of(s: State, may_be: int) -> int:
    """The kinds that identities stand for, as bits."""
    kinds = may_be & ALL_KINDS
    for place in range(s.open_size if may_be > ALL_KINDS else 0):
        kinds |= (may_be >> JUNK + 1 + place & 1) << s.open_as[place]
    return kinds


def base_as(s: State, used: int, identity: int) -> int:
    """The value of a card that becomes `identity`, Flashy Shows not counted: what its model has at that moment."""
    if is_settled(s, used):
        return base_of(s, used)
    return s.open_base[identity - JUNK - 1] if identity > JUNK else VALUE[identity]


def become(s: State, used: int, purpose: int) -> None:
    """Ask what a card is that is about to be used; the answer stands in `chosen`. A copier is always asked, even if it
    has no choice, so that nobody learns from the question what else is in the hand."""
    s.binding = used
    if is_settled(s, used):
        s.chosen = text_of(s, used)
    else:
        show_in_hand(s, s.active, used, 1)
        ask(s, Step.IDENTITY, purpose)


def settle(s: State, used: int, identity: int) -> int:
    """A card that stays in the hand is something else for the rest of the turn; its place in the open row. The copy
    takes over what happened to its model, a rolled die included (3.3 'Inherited alterations')."""
    model = printed(s, identity)
    base = base_as(s, used, identity)
    rolled = s.open_marks[identity - JUNK - 1] & ROLLED if identity > JUNK else 0
    show_model(s, used, identity)
    fresh = not is_settled(s, used)
    place = lay_open(s, used)
    if fresh:
        s.open_as[place] = model
        s.open_base[place] = base
        s.open_marks[place] = SETTLED | rolled
        trace(Event.COPIES, s.active, s.open[place], model)
    return place


def become_good_old_times(s: State, used: int) -> int:
    """A copier takes the text of a Good Old Times to use its ability; it still has to copy when it is used further
    (3.3 'Good Old Times'). Its place in the open row."""
    place = lay_open(s, used)
    if s.open_as[place] != GOOD_OLD_TIMES:
        s.open_as[place] = GOOD_OLD_TIMES
        s.open_base[place] = VALUE[GOOD_OLD_TIMES]
        s.open_marks[place] &= ~THREW
        trace(Event.COPIES, s.active, s.open[place], GOOD_OLD_TIMES)
    return place


def show_model(s: State, used: int, identity: int) -> None:
    """A card of the hand that Seeing Doubles copies is shown to all: the model itself, or the copier that leads to it.
    So is one that another copier reaches only by way of a Seeing Doubles. What lies open, is laid down or is known
    needs no showing."""
    if is_settled(s, used) or identity > JUNK:
        return
    if text_of(s, used) != SEEING_DOUBLES and leads_to(s, used, identity):
        return
    for place in range(s.laid_size):
        if s.laid_from[place] <= JUNK and leads_to(s, s.laid[place], identity):
            return
    for place in range(s.open_size):
        if JUNK + 1 + place != used and not is_settled(s, JUNK + 1 + place) and leads_to(s, JUNK + 1 + place, identity):
            return
    me = s.seats[s.active]
    shown = -1
    spared = used
    for place in range(me.hand_size):
        if me.hand[place] == spared:
            spared = 0
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
    """Whether a card is this identity, or a copier that can be copied on to it without another card of the hand."""
    if text_of(s, reference) == identity:
        return True
    if is_settled(s, reference):
        return False
    finals, followed = reachable(s, reference, 1 << SEEING_DOUBLES)
    return (finals | followed & ~(1 << SEEING_DOUBLES)) >> identity & 1 > 0


def gift_voucher(s: State, stage: int) -> bool:
    """Take any card of the market; the voucher lies in its slot. Not a purchase."""
    if stage == 0:
        ask_for_market_card(s)
        return False
    if s.chosen > 0:
        slot = s.chosen - 1
        hold_openly(s, s.active, s.market[slot])
        trace(Event.TAKES, s.active, s.market[slot], slot)
        s.market[slot] = s.in_play
        trace(Event.MARKET_CARD, s.in_play, slot)
        s.in_play = NO_CARD
    else:
        do_nothing(s)
    return True


# The identities and values of the active player's hand are computed once per card before a question is examined, and
# kept by place in `may_be` and `scratch`. Both rows are all zeros between decisions. Cards laid down have no entry.


def note_identities(s: State) -> None:
    """What each card may be, as bits."""
    me = s.seats[s.active]
    for place in range(me.hand_size + s.open_size):
        if place < me.hand_size or s.open_marks[place - me.hand_size] & LAID == 0:
            s.may_be[place] = identities(s, card_at(s, place))


def note_values(s: State) -> None:
    """What each card may be, and the values it may have, as bits."""
    note_identities(s)
    for place in range(s.seats[s.active].hand_size + s.open_size):
        used = card_at(s, place)
        may_be = s.may_be[place]
        while may_be > 0:
            s.scratch[place] |= 1 << value_as(s, used, lowest(may_be))
            may_be &= may_be - 1


def clear_notes(s: State) -> None:
    for place in range(s.seats[s.active].hand_size + s.open_size):
        s.may_be[place] = 0
        s.scratch[place] = 0


def value_as(s: State, used: int, identity: int) -> int:
    """What a card is worth in a payment, as this identity."""
    return min(base_as(s, used, identity) + s.flashy, ENOUGH)
