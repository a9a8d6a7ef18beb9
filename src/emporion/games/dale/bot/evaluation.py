"""What a place at the table is worth, in hundredths of a stack.

The constants are estimates; some were then adjusted in play between bots that used different ones.
"""

from __future__ import annotations

from emporion.games.dale.bot.plans import (
    CARDS,
    GAP,
    GAP_WORTH,
    JUNK_CARDS,
    NO_WAY,
    PARTNER,
    QUALITIES,
    QUALITY,
    VALUES,
    clear_counts,
    count_card,
    count_hand,
    count_piles,
    find_way,
    has,
    take_mixed_stack,
    take_stack,
    unit,
)
from emporion.games.dale.rules.agenda import Step, present_step
from emporion.games.dale.rules.building import can_build
from emporion.games.dale.rules.cards import DECK, NO_CARD, VALUE
from emporion.games.dale.rules.chameleons import clear_notes, note_identities
from emporion.games.dale.rules.hands import base_of, card_at, cards_in_hand
from emporion.games.dale.rules.legal import LARGEST_VALUE
from emporion.games.dale.rules.macaws import HAND_SIZE
from emporion.games.dale.rules.state import HAND, SLOTS, STACKS, State

STACK = 100
VICTORY = 1000  # nothing that is still to come matters beside it

COVERED = (30, 27, 24, 22, 20, 18, 16, 14)  # a stack whose cards one owns: the next one, the one after it, …
READY = 10  # the next stack is in the hand, so that it needs no luck
WEALTH = 60  # when cards are worth 2 on the average instead of 1, hands buy twice as much
ENOUGH_WEALTH = 72  # more buys nothing: the dearest cards cost 9
HAND_CARD = 4  # a card in hand when the turn comes
HAND_JUNK = 2  # less if it is junk: it had better be discarded than kept
LONG_GAME = 30  # turns for each player: hardly any game takes more
SPELL = 8  # turns during which one player is eager
EAGERNESS = 20  # to own an animalfolk card
USE_OF_A_COIN = 5  # what each coin of a card's value is good for, if it is not just the card that is missing
USUAL_QUALITY = 5  # of the cards of a stack, together


def evaluate(s: State, seat: int) -> int:
    """Stacks, and what may be expected of the own cards wherever they are, since they come round. The player whose move
    it is can still use the hand."""
    me = s.seats[seat]
    total = me.stacks * STACK
    if s.over:
        return total + (VICTORY if me.stacks == STACKS else 0)
    step = present_step(s)
    if seat == s.active and (step == Step.ACTION or step == Step.EXTRA_STACK):
        return total + best_move(s, step)
    return total + assets(s, seat, NO_CARD, False) + hand_worth(s, seat)


def best_move(s: State, step: int) -> int:
    """What the active player will have after building the next stack, or after the best purchase, or as it is."""
    me = s.seats[s.active]
    gain = 0
    if can_build_now(s):
        gain = STACK + assets(s, s.active, NO_CARD, True)
    money = 0
    for place in range(cards_in_hand(s, s.active) if step == Step.ACTION else 0):
        money += base_of(s, card_at(s, place)) + s.flashy
    count_hand(s, s.active)
    count_piles(s, s.active)
    present = plan(s, s.active, me.stacks)
    gain = max(0, gain - present)
    for slot in range(SLOTS):
        kind = s.market[slot]
        if kind != NO_CARD and VALUE[kind] + slot <= money:
            gain = max(gain, purchase_gain(s, kind))
    clear_counts(s)
    return present + gain


def can_build_now(s: State) -> bool:
    """Whether the active player can build the next stack."""
    note_identities(s)
    possible = can_build(s)
    clear_notes(s)
    return possible


def purchase_gain(s: State, kind: int) -> int:
    """About what another card is good for, after `plan`: it may be just the one that is missing for a stack."""
    notes = s.scratch
    number = notes[GAP]
    gain = QUALITY[kind] + VALUE[kind] * USE_OF_A_COIN
    if number > 0:
        rest = number - VALUE[kind]
        fits = rest == 0 or notes[PARTNER] == DECK[kind] * HAND + rest
        if fits or (1 <= rest <= LARGEST_VALUE and has(notes[DECK[kind]], unit(rest))):
            gain += notes[GAP_WORTH]
    return gain


def hand_worth(s: State, seat: int) -> int:
    """What it helps that some cards are in the hand already when the turn comes, and among them perhaps the next
    stack."""
    count_hand(s, seat)
    total = s.scratch[CARDS] * HAND_CARD - s.scratch[JUNK_CARDS] * HAND_JUNK
    number = s.seats[seat].stacks + 1
    if find_way(s, number) != NO_WAY or take_mixed_stack(s, number):
        total += READY
    clear_counts(s)
    return total


def assets(s: State, seat: int, extra: int, built: bool) -> int:
    """What the cards of a player are good for; with an extra card, or after the next stack was built."""
    notes = s.scratch
    count_hand(s, seat)
    count_piles(s, seat)
    if extra != NO_CARD:
        count_card(s, extra, 1)
    stacks = s.seats[seat].stacks
    if built:
        stacks += 1
        take_stack(s, stacks)
        notes[VALUES] -= stacks
        notes[CARDS] -= 1 if stacks <= LARGEST_VALUE else 2
        notes[QUALITIES] -= USUAL_QUALITY
    total = plan(s, seat, stacks)
    clear_counts(s)
    return total


def plan(s: State, seat: int, stacks: int) -> int:
    """What the cards that are written down are good for, if this many stacks stand: the stacks that can be built with
    them, what they buy, and what else they do. Their notes are used up; the first stack that cannot be built is noted,
    what filling this gap would bring, and the card that needs a partner for it."""
    notes = s.scratch
    wealth = WEALTH * (notes[VALUES] - notes[CARDS]) // max(notes[CARDS], HAND_SIZE)
    total = (min(wealth, ENOUGH_WEALTH) + notes[QUALITIES]) * (STACKS - stacks) // STACKS + eagerness(s, seat)
    for number in range(stacks + 1, STACKS + 1):
        partner = notes[PARTNER]
        notes[PARTNER] = 0
        part = take_stack(s, number)
        total += COVERED[number - stacks - 1] * part // 100
        if notes[GAP] == 0 and part < 100:
            notes[GAP] = number
            notes[GAP_WORTH] = COVERED[number - stacks - 1] * (100 - part) // 100
        else:
            notes[PARTNER] = partner
    return total


def eagerness(s: State, seat: int) -> int:
    """Who buys makes the next cards cheaper for the others. So if nobody has anything but junk, all might wait for each
    other, and for ever. Hence every player in turn wants a card for its own sake for a while; in long games, many."""
    if s.turn // SPELL % s.players != seat:
        return 0
    cards = s.scratch[CARDS] - s.scratch[JUNK_CARDS]
    return EAGERNESS * (cards if s.turn > LONG_GAME * s.players else min(cards, 1))


def luck_scale(s: State) -> int:
    """A stack is won or lost in a turn or two."""
    return STACK
