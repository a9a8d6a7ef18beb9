"""What merchants have learned about Dale: rules of thumb for bots that do not search.

Everything is counted in hundredths of a stack. The constants are estimates; some were then adjusted in play between
bots that used different ones.

The notes that `worth` and some answers need are kept in the scratch row of the state, which is all zeros before and
after. Cards of one set are written there as one number: four bits for each value, the ones first.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale import actions
from emporion.games.dale.agenda import Step, detail, present_step
from emporion.games.dale.bits import lowest
from emporion.games.dale.building import can_build, clear_notes, note_identities, works, works_as
from emporion.games.dale.cards import (
    ACORN,
    BLINDFOLD,
    COOKIES,
    DECK,
    DECKS,
    EMPTY_CHEST,
    ENABLERS,
    JUNK,
    KINDS,
    MARKET_DISCOVERY,
    NO_CARD,
    NOSTALGIC_ITEM,
    SPECIAL_OFFER,
    SPYGLASS,
    STASHING_VENDOR,
    SWIFT_BROKER,
    TREASURE_HUNTER,
    TYPE,
    VALUE,
    WHIRLIGIG,
    Deck,
    Type,
)
from emporion.games.dale.chameleons import base_as, identities, identity_as, printed
from emporion.games.dale.hands import (
    ELSEWHERE,
    TOP_DISCARD,
    base_of,
    cards_in_hand,
    elsewhere,
    holds,
    is_settled,
    kind_of,
    text_of,
)
from emporion.games.dale.legal import LARGEST_NUMBER, LARGEST_VALUE, useful_identities
from emporion.games.dale.macaws import HAND_SIZE
from emporion.games.dale.marks import LAID
from emporion.games.dale.piles import top_of_discard
from emporion.games.dale.purchase import (
    ENOUGH,
    can_pay_with_any,
    card_at,
    is_laid,
    is_paid,
    laid_value,
    least_laid,
    must_discover,
    note_values,
    price,
    value_as,
)
from emporion.games.dale.questions import KEEP, PLAYED, order_matters
from emporion.games.dale.stalls import STACKS, first_cell
from emporion.games.dale.state import CAPACITY, HAND, SLOTS, State
from emporion.kernel.contract import Heuristics

NEW_MOVE = -1

STACK = 100
VICTORY = 1000  # nothing that is still to come matters beside it

COVERED = (30, 27, 24, 22, 20, 18, 16, 14)  # a stack whose cards one owns: the next one, the one after it, …
PARTLY = 60  # percent of the part that a single card makes up of a stack for which another one has to be bought
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
CHEAPEST = 2  # the value of the cheapest cards in the market

QUALITY = (
    0,
    2, 8, 6, 8, 4, 3,  # macaws: Cookies, Shattered Relic and Spyglass help in every turn
    1, 10, 3, 2, 6, 2,  # pandas: Prepaid Good is a whole purchase
    1, 4, 10, 8, 8, 8,  # raccoons: Rotten Food rids of junk and gives it to an opponent
    8, 8, 8, 8, 6, 14,  # squirrels: they let other cards into a stack; Winter is Coming saves a turn
    5, 6, 1, 8, 1, 6,  # ocelots: Charm builds for nothing now and then
    4, 3, 3, 8, 4, 3,  # chameleons: nobody knows what they will be good for
    0,
)  # fmt: skip
"""What a card may do besides being worth its value, by kind."""

ONE_COIN = 10  # the value of a card counts more than what else it may do
SPARED = 40  # coins: a card for the next stack is given away only if there is no other way
A_CARD = 1  # coin: any animalfolk card is worth a little more than its value, so that junk is paid first

# How gladly cards are built with: junk first, and junk is what a Stashing Vendor is for; then from dear to cheap
TO_BE_RID_OF, VENDOR, FETCHED, PLAIN, RELUCTANTLY = 90, 80, 20, 10, 1
MOST_URGENT = 1 << 20

SUMS = 9  # sums of payments that are not enough yet: no price is higher than 9
PAYERS = 11  # cards that are considered in a payment: hardly anybody ever holds more

# Notes in the scratch row: the cards of sets 0 to 5, how many junk cards, and sums over all cards
JUNK_CARDS, VALUES, CARDS, QUALITIES = 6, 7, 8, 9
GAP, GAP_WORTH, PARTNER, NOTES = 10, 11, 12, 13  # see `plan`

FIELD = 4  # bits for each value in the number that stands for the cards of a set
GUARDS = 0b1000_1000_1000_1000_1000  # the highest bit of each: if one is borrowed, a card is missing
ONES = 0b0001_0001_0001_0001_0001  # the lowest bit of each


def bundle(*values: int) -> int:
    """Cards of one set with these values, as a number."""
    return sum(1 << FIELD * (value - 1) for value in values)


UNIT = (0, *(bundle(VALUE[kind]) if TYPE[kind] != Type.COPIER else 0 for kind in range(1, JUNK)), 1)
"""What a card adds to the notes of its set; copiers belong to none."""

WAYS_TO_BUILD = (
    (bundle(1),),
    (bundle(2), bundle(1, 1)),
    (bundle(3), bundle(1, 2), bundle(1, 1, 1)),
    (bundle(4), bundle(1, 3), bundle(2, 2), bundle(1, 1, 2)),
    (bundle(5), bundle(1, 4), bundle(2, 3), bundle(1, 1, 3), bundle(1, 2, 2)),
    (bundle(1, 5), bundle(2, 4), bundle(3, 3), bundle(1, 1, 4), bundle(1, 2, 3), bundle(2, 2, 2)),
    (bundle(2, 5), bundle(3, 4), bundle(1, 1, 5), bundle(1, 2, 4), bundle(1, 3, 3), bundle(2, 2, 3)),
    (bundle(3, 5), bundle(4, 4), bundle(1, 2, 5), bundle(1, 3, 4), bundle(2, 2, 4), bundle(2, 3, 3)),
)
"""With up to three cards of one set, stack 1 first, fewest cards first."""
WAYS = tuple(way for ways in WAYS_TO_BUILD for way in ways)
NEEDS = tuple((way | way >> 1) & ONES for way in WAYS)
"""The values of which each way needs a card."""
FIRST_WAY = (0, 0, 1, 3, 6, 10, 15, 21, 27, 33)
"""Where the ways to build a stack begin in `WAYS`, by its number."""
SPENDING = (0, 1, 2, 4, 5, 3)
"""The sets in the order in which they are spent: squirrels last, they may be needed to let others in."""
NO_WAY = -1


def quick(s: State) -> int:
    """How to complete a move. Abilities that come after the last action are left alone."""
    step = present_step(s)
    if step == Step.ACTION or step == Step.EXTRA_STACK:
        return NEW_MOVE
    if step == Step.PAYMENT:
        return next_payment(s)
    if step == Step.STACK_CARD:
        return next_stack_card(s)
    if step == Step.INVENTORY:
        return next_to_tidy_away(s)
    if step == Step.IDENTITY:
        return actions.AS + best_identity(s)
    if step == Step.HAND_CARD:
        return actions.CARD + card_to_part_with(s)
    if step == Step.LOOKED_CARD:
        return actions.PICK + looked_card(s)
    if step == Step.MARKET_CARD or step == Step.MARKET_ORDER:
        return actions.SLOT + market_slot(s, step)
    if step == Step.DISCARDED_CARD:
        return discarded_card(s)
    if step == Step.OPPONENT or step == Step.VICTIM:
        return opponent(s)
    if step == Step.STACK:
        return actions.STACK + best_stack(s, s.target)
    if step == Step.STALL_CARD:
        return actions.PICK + best_in_stack(s, s.target, s.count)
    if step == Step.WORTH:
        return actions.NUMBER + accordion_value(s)
    if step == Step.GUESS:
        return actions.NUMBER + min(likely_value(s) + s.flashy, LARGEST_NUMBER)
    if step == Step.NEW_VALUE:
        return actions.NUMBER + new_value(s)
    if step == Step.MORE_COOKIES:
        return more_cookies(s)
    return junk_away(s) if step == Step.JUNK_AWAY else actions.END


# Paying: with what is needed least, and as little too much as possible.


def next_payment(s: State) -> int:
    """Cards are named from dear to cheap, which is always allowed and leaves junk on top of the discard pile."""
    if is_paid(s):
        return actions.END
    if must_discover(s):
        for place in range(cards_in_hand(s, s.active)):
            if text_of(s, card_at(s, place)) == MARKET_DISCOVERY and is_settled(s, card_at(s, place)):
                return actions.CARD + card_at(s, place)
    else:
        place = first_of_payment(s)
        if place >= 0:
            return actions.CARD + card_at(s, place)
    note_values(s)
    place = 0
    while not can_pay_with_any(s, place):
        place += 1
    clear_notes(s)
    return actions.CARD + card_at(s, place)


def first_of_payment(s: State) -> int:
    """The place in the hand of the dearest card still to be named in the payment that costs least; -1 if cards would
    have to be named from cheap to dear. Cards are added from dear to cheap until it is enough, so none is superfluous.

    For every sum less than the price the notes hold the best way to pay it: its cost, counted from 1, and which of the
    cards it takes.
    """
    due = price(s)
    paid = laid_value(s)
    way = way_to_next_stack(s)
    cards = note_payers(s, least_laid(s))
    best = 0
    if paid < due:
        s.scratch[paid] = 1 << PAYERS
        for card in range(cards):
            value, place = s.scratch[SUMS + card] // HAND, s.scratch[SUMS + card] % HAND
            cost = (sacrifice(kind_of(s, card_at(s, place)), way) << PAYERS) + (1 << card)
            for total in range(due - 1, paid - 1, -1):
                if s.scratch[total] > 0:
                    so_far = s.scratch[total] + cost
                    if total + value >= due:
                        best = min(best, so_far) if best > 0 else so_far
                    elif s.scratch[total + value] == 0 or so_far < s.scratch[total + value]:
                        s.scratch[total + value] = so_far
    first = -1
    if best > 0:
        first = s.scratch[SUMS + lowest(best)] % HAND
    for note in range(SUMS + PAYERS):
        s.scratch[note] = 0
    return first


def note_payers(s: State, dearest: int) -> int:
    """Write down the cards of the hand that are not worth more than `dearest`, value and place, from dear to cheap; how
    many they are. If there are too many, the cheapest are left out."""
    cards = 0
    for place in range(cards_in_hand(s, s.active)):
        value = payment_value(s, place)
        if 0 < value <= dearest:
            at = cards
            while at > 0 and s.scratch[SUMS + at - 1] // HAND < value:
                if at < PAYERS:
                    s.scratch[SUMS + at] = s.scratch[SUMS + at - 1]
                at -= 1
            if at < PAYERS:
                s.scratch[SUMS + at] = value * HAND + place
            cards = min(cards + 1, PAYERS)
    return cards


def payment_value(s: State, place: int) -> int:
    """The value with which a card can be paid, the highest if it is a copier; 0 if it is laid down already."""
    used = card_at(s, place)
    if used > JUNK and s.open_marks[used - JUNK - 1] & LAID > 0:
        return 0
    if is_settled(s, used):
        return min(base_of(s, used) + s.flashy, ENOUGH)
    may_be = identities(s, used)
    most = 0
    while may_be > 0:
        most = max(most, value_as(s, used, lowest(may_be)))
        may_be &= may_be - 1
    return most


def sacrifice(kind: int, way: int) -> int:
    """What it costs to be without a card until it comes round again, in coins."""
    if kind == JUNK:
        return 1
    return VALUE[kind] + A_CARD + (SPARED if belongs_to(kind, way) else 0)


def junk_away(s: State) -> int:
    """All junk that Essential Purchase takes; but not a copier that was junk."""
    for place in range(s.laid_size):
        if s.laid[place] == JUNK:
            return actions.PICK + JUNK
    return actions.END


# Building: junk if it is allowed, then few and dear cards; copiers and what lets others in only if need be.


def next_stack_card(s: State) -> int:
    """The best card with which the stack can be completed."""
    note_identities(s)
    candidate = next_candidate(s, MOST_URGENT)
    used = used_by(s, candidate)
    while not works(s, used, identities(s, used)):
        candidate = next_candidate(s, candidate)
        used = used_by(s, candidate)
    clear_notes(s)
    if used == TOP_DISCARD:
        return actions.TOP
    return actions.CARD + used if used <= ELSEWHERE else actions.PICK + used - ELSEWHERE


def next_candidate(s: State, limit: int) -> int:
    """The most urgent candidate below a limit: its rank and its place, first of the hand, then of the discard pile."""
    best = -1
    cards = cards_in_hand(s, s.active)
    for place in range(cards):
        candidate = rank_in_stack(s, card_at(s, place)) * CAPACITY * 2 + place
        if best < candidate < limit:
            best = candidate
    if is_laid(s, NOSTALGIC_ITEM):
        pile = s.piles[s.active]
        for place in range(pile.discard_size):
            kind = pile.discard[place]
            rank = TO_BE_RID_OF if kind == JUNK else FETCHED + VALUE[kind]
            candidate = rank * CAPACITY * 2 + HAND + place
            if best < candidate < limit:
                best = candidate
    return best


def used_by(s: State, candidate: int) -> int:
    """The reference of the card that a candidate is about."""
    place = candidate % (CAPACITY * 2)
    if place < HAND:
        return card_at(s, place)
    pile = s.piles[s.active]
    return TOP_DISCARD if place - HAND == pile.discard_size - 1 else elsewhere(pile.discard[place - HAND])


def rank_in_stack(s: State, used: int) -> int:
    """How gladly a card of the hand is built with."""
    kind = text_of(s, used)
    if kind == JUNK:
        return TO_BE_RID_OF
    if kind == STASHING_VENDOR and holds(s, s.active, JUNK) and s.seats[s.active].stacks > 0:
        return VENDOR
    if not is_settled(s, used):
        return RELUCTANTLY
    if ENABLERS >> kind & 1:
        return RELUCTANTLY + 1
    return PLAIN + VALUE[kind]


def accordion_value(s: State) -> int:
    """The highest value that works: it leaves the least to others."""
    value = base_as(s, s.binding, s.count) + s.flashy + 1
    note_identities(s)
    while not works_as(s, s.binding, printed(s, s.count), value):
        value -= 1
    clear_notes(s)
    return value


# Which card.


def next_to_tidy_away(s: State) -> int:
    """Everything but cards for the next stack, in the order of the hand, so that junk comes to lie on top."""
    way = way_to_next_stack(s)
    least = 0 if order_matters(s, s.active) else s.count
    cards = cards_in_hand(s, s.active)
    for place in range(cards):
        used = card_at(s, place)
        if used >= least and not belongs_to(text_of(s, used), way):
            return actions.CARD + used
    return actions.END if detail(s) > 0 else actions.CARD + card_at(s, cards - 1)


def best_identity(s: State) -> int:
    """The best technique, if it is to be played; else the highest value."""
    may_be = useful_identities(s)
    best, most = 0, -1
    while may_be > 0:
        identity = lowest(may_be)
        may_be &= may_be - 1
        rank = QUALITY[printed(s, identity)]
        if detail(s) != PLAYED:
            rank += base_as(s, s.binding, identity) * ONE_COIN
        if rank > most:
            best, most = identity, rank
    return best


def card_to_part_with(s: State) -> int:
    """The worst card of the hand; under the Blindfold, one whose value will not be guessed. If the whole hand goes, the
    cards in order, so that junk comes to lie on top."""
    if s.in_play_as == SWIFT_BROKER or s.in_play_as == WHIRLIGIG:
        return card_at(s, 0)
    way = way_to_next_stack(s)
    guess = likely_value(s) if s.in_play_as == BLINDFOLD else 0
    best, least = 0, -1
    for place in range(cards_in_hand(s, s.active)):
        used = card_at(s, place)
        cost = appeal(kind_of(s, used), way)
        if s.in_play_as == BLINDFOLD and (base_of(s, used) == guess or kind_of(s, used) == JUNK):
            cost += SPARED * ONE_COIN
        if least < 0 or cost < least:
            best, least = used, cost
    return best


def looked_card(s: State) -> int:
    """Keep the best, or lay it on top of the deck; throw away an opponent's best; of two that go, the better first."""
    way = way_to_next_stack(s)
    new = s.in_play_as == SPECIAL_OFFER and detail(s) == KEEP
    best, most = 0, -1
    for place in range(s.looked_size):
        kind = s.looked[place]
        rank = assets(s, s.active, kind, False) if new else appeal(kind, way)
        if rank > most:
            best, most = kind, rank
    return best


def appeal(kind: int, way: int) -> int:
    """How good a card is to have, all in all; `way` is the way to build the next stack."""
    if kind == JUNK:
        return 0
    return VALUE[kind] * ONE_COIN + QUALITY[kind] + (SPARED * ONE_COIN if belongs_to(kind, way) else 0)


def market_slot(s: State, step: int) -> int:
    """Take what helps most. If all cards are thrown away, the best first, so that it does not lie on top."""
    best, most = 0, -1
    for slot in range(SLOTS):
        if s.market[slot] != NO_CARD:
            kind = s.market[slot]
            rank = assets(s, s.active, kind, False) if step == Step.MARKET_CARD else appeal(kind, NO_WAY)
            if rank > most:
                best, most = slot, rank
    return best


def discarded_card(s: State) -> int:
    """The animalfolk card of the discard pile that is missed least."""
    pile = s.piles[s.active]
    way = way_to_next_stack(s)
    best, least = -1, 0
    for place in range(pile.discard_size):
        rank = appeal(pile.discard[place], way)
        if pile.discard[place] != JUNK and (best < 0 or rank < least):
            best, least = place, rank
    return actions.TOP if best == pile.discard_size - 1 else actions.PICK + pile.discard[best]


def more_cookies(s: State) -> int:
    """Every copier that can be Cookies brings a card."""
    for place in range(cards_in_hand(s, s.active)):
        used = card_at(s, place)
        if not is_settled(s, used) and identity_as(s, used, COOKIES) > 0:
            return actions.CARD + used
    return actions.END


# Opponents.


def opponent(s: State) -> int:
    """The one with the best card to take; else the leader, by stacks and then by cards in hand."""
    best, most = -1, -1
    for distance in range(1, s.players):
        seat = (s.active + distance) % s.players
        if detail(s) >> seat & 1:
            if s.in_play_as == TREASURE_HUNTER:
                rank = assets(s, s.active, top_of_discard(s, seat), False)
            elif s.in_play_as == ACORN:
                rank = appeal(best_in_stack(s, seat, best_stack(s, seat)), NO_WAY)
            else:
                rank = s.seats[seat].stacks * HAND + s.seats[seat].hand_size
            if rank > most:
                best, most = seat, rank
    return actions.PLAYER + best


def best_stack(s: State, seat: int) -> int:
    """The stack of a stall with the best card."""
    best, most = 1, -1
    for number in range(1, s.seats[seat].stacks + 1):
        rank = appeal(best_in_stack(s, seat, number), NO_WAY)
        if rank > most:
            best, most = number, rank
    return best


def best_in_stack(s: State, seat: int, number: int) -> int:
    """The best card of a stack."""
    best, most = 0, -1
    for cell in range(first_cell(number), first_cell(number + 1)):
        kind = s.seats[seat].stall[cell]
        if kind != NO_CARD and appeal(kind, NO_WAY) > most:
            best, most = kind, appeal(kind, NO_WAY)
    return best


def likely_value(s: State) -> int:
    """The most frequent value among the cards that the active player may hold."""
    best, most = 1, -1
    for value in range(1, LARGEST_VALUE + 1):
        count = 0
        for kind in range(1, KINDS):
            if VALUE[kind] == value:
                count += s.piles[s.active].deck[kind]
        for place in range(s.seats[s.active].hand_size):
            count += VALUE[s.seats[s.active].hand[place]] == value
        if count > most:
            best, most = value, count
    return best


def new_value(s: State) -> int:
    """For the card that was under the Blindfold: the highest with which the next stack can be built, else just the
    highest."""
    base = s.open_base[s.count]
    best = LARGEST_VALUE
    for value in range(1, LARGEST_VALUE + 1):
        s.open_base[s.count] = value - s.flashy
        if can_build(s):
            best = value
    s.open_base[s.count] = base
    return best


# What a place at the table is worth.


def worth(s: State, seat: int) -> int:
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
    if can_build(s):
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


def way_to_next_stack(s: State) -> int:
    """How the active player will build the next stack: with cards of the hand, else with those looked at, else with all
    that come round."""
    number = s.seats[s.active].stacks + 1
    count_hand(s, s.active)
    way = find_way(s, number)
    if way == NO_WAY and s.in_play_as == SPYGLASS:
        count_row(s, s.looked, s.looked_size)
        way = find_way(s, number)
    if way == NO_WAY:
        count_piles(s, s.active)
        way = find_way(s, number)
    clear_counts(s)
    return way


def belongs_to(kind: int, way: int) -> bool:
    """Whether a card is of use for a way to build a stack."""
    if way == NO_WAY or DECK[kind] != way % DECKS or kind == JUNK:
        return False
    return WAYS[way // DECKS] >> FIELD * (VALUE[kind] - 1) & 7 > 0


# Counting cards


def count_hand(s: State, seat: int) -> None:
    """Write down the cards of a hand."""
    count_row(s, s.seats[seat].hand, s.seats[seat].hand_size)
    if seat == s.active:
        count_row(s, s.open, s.open_size)


def count_piles(s: State, seat: int) -> None:
    """Write down the cards of a player's deck and discard pile."""
    pile = s.piles[seat]
    for kind in range(1, KINDS):
        if pile.deck[kind] > 0:
            count_card(s, kind, pile.deck[kind])
    count_row(s, pile.top, pile.top_size)
    count_row(s, pile.discard, pile.discard_size)


def count_row(s: State, cards: MutableSequence[int], size: int) -> None:
    for place in range(size):
        count_card(s, cards[place], 1)


def count_card(s: State, kind: int, copies: int) -> None:
    notes = s.scratch
    notes[DECK[kind]] += UNIT[kind] * copies
    notes[VALUES] += VALUE[kind] * copies
    notes[CARDS] += copies
    notes[QUALITIES] += QUALITY[kind] * copies


def clear_counts(s: State) -> None:
    for note in range(NOTES):
        s.scratch[note] = 0


def has(cards: int, wanted: int) -> bool:
    """Whether the cards of a set contain the wanted ones."""
    return (cards | GUARDS) - wanted & GUARDS == GUARDS


def values_held(s: State) -> int:
    """The values of the cards that are written down, whatever their sets, each as the lowest bit of its field."""
    cards = 0
    for deck in range(DECKS):
        cards |= s.scratch[deck]
    return (cards | cards >> 1 | cards >> 2) & ONES


def find_way(s: State, number: int) -> int:
    """A way to build a stack with the cards that are written down: its place in `WAYS`, and the set."""
    held = values_held(s)
    for way in range(FIRST_WAY[number], FIRST_WAY[number + 1]):
        if held & NEEDS[way] == NEEDS[way]:
            for deck in SPENDING:
                if has(s.scratch[deck], WAYS[way]):
                    return way * DECKS + deck
    return NO_WAY


def take_stack(s: State, number: int) -> int:
    """Strike out the cards of a stack; percent of it that they make up."""
    way = find_way(s, number)
    if way != NO_WAY:
        s.scratch[way % DECKS] -= WAYS[way // DECKS]
        return 100
    if take_mixed_stack(s, number):
        return 100
    held = values_held(s)
    for value in range(min(number - CHEAPEST, LARGEST_VALUE), max(number - LARGEST_VALUE, 1) - 1, -1):
        if held & unit(value):
            take_card(s, value)
            return PARTLY * value // number
    return 0


def take_card(s: State, value: int) -> None:
    """Strike out a card of this value, which must be there."""
    for deck in SPENDING:
        if has(s.scratch[deck], unit(value)):
            s.scratch[deck] -= unit(value)
            s.scratch[PARTNER] = deck * HAND + value
            return


def take_mixed_stack(s: State, number: int) -> bool:
    """Strike out a stack in which a squirrel lets another card in, or some junk."""
    notes = s.scratch
    if notes[Deck.SQUIRRELS] == 0:
        return False
    for squirrel in range(VALUE[EMPTY_CHEST], VALUE[NOSTALGIC_ITEM] + 1):
        rest = number - squirrel
        if 1 <= rest <= LARGEST_VALUE and has(notes[Deck.SQUIRRELS], unit(squirrel)):
            notes[Deck.SQUIRRELS] -= unit(squirrel)
            if values_held(s) & unit(rest):
                take_card(s, rest)
                return True
            if squirrel == VALUE[NOSTALGIC_ITEM] and rest == VALUE[JUNK] and notes[JUNK_CARDS] > 0:
                return True
            notes[Deck.SQUIRRELS] += unit(squirrel)
    rest = number - VALUE[STASHING_VENDOR]
    if rest < HAND_SIZE and rest <= notes[JUNK_CARDS] and has(notes[Deck.SQUIRRELS], UNIT[STASHING_VENDOR]):
        notes[Deck.SQUIRRELS] -= UNIT[STASHING_VENDOR]
        notes[JUNK_CARDS] -= rest
        return True
    return False


def unit(value: int) -> int:
    """One card of this value."""
    return 1 << FIELD * (value - 1)


HEURISTICS = Heuristics(quick, worth)
