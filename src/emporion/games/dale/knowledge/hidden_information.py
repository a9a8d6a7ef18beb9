"""What a seat can know, and a random table that fits it.

Discard piles, the market, stalls and the open cards are public. Everything else is hidden in hands, in decks and among
cards somebody looks at. Every hidden card carries who *knows* that it is where it is; of which deck hidden cards must
be, everyone counts alike (see counting.py).

`conceal` takes all cards whose place a seat does not know out of their places and lays them into one tally, `unknown`.
That tells no more than counting does: the cards of the game are known, and so are all others. A player knows the own
deck as well, but for its order. `redeal` fills the places again as the counts say: decks with cards counted as theirs,
hands with what is left of the own deck's cards, the older first, and what is left over goes where cards are missing.

Forgotten on purpose: what of a hidden card's way only some have seen, beyond where it is now. Players who only watch do
not remember between whom and how many cards were exchanged in secret; they deal again as if exchanged cards had come
back unless counting says otherwise.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules.agenda import Step, ask, detail, finish, present_step
from emporion.games.dale.rules.building import can_complete, clear_laid
from emporion.games.dale.rules.cards import JUNK, KINDS, NO_CARD, SABOTAGE, SPECIAL_OFFER
from emporion.games.dale.rules.chameleons import clear_notes, identities, note_identities, note_values
from emporion.games.dale.rules.hands import ELSEWHERE, card_at, cards_in_hand, hold_openly, is_in_open_row, kind_of
from emporion.games.dale.rules.legal import has_identity
from emporion.games.dale.rules.piles import put_on_discard, who_put_it_there
from emporion.games.dale.rules.purchase import can_pay_with_any, is_paid
from emporion.games.dale.rules.questions import HIDDEN
from emporion.games.dale.rules.state import FROM_DECK, LAID, MARKET, OWNERS, State
from emporion.kernel.chance import clear_chance, renew_chance
from emporion.kernel.fast_rng import random_below
from emporion.kernel.seats import EVERYONE

ATTEMPTS = 50

# What may be dealt to an owner: cards of the deck, cards drawn before it was shuffled, all cards drawn, any cards
OF_THE_DECK, EARLIER, OWN, ANY = 0, 1, 2, 3


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    s.concealed = seat + 1
    conceal_cards(s, seat)
    if seat != s.active:
        if s.hidden > 0:
            s.hidden = 0
            s.hidden_as = 0
        if present_step(s) == Step.IDENTITY and detail(s) == HIDDEN:
            s.binding = 0
            s.chosen = 0


def conceal_cards(s: State, viewer: int) -> None:
    """Take all cards whose place the viewer does not know out of their places."""
    for owner in range(OWNERS):
        pile = s.piles[owner]
        if owner != viewer:
            for kind in range(1, KINDS):
                s.unknown[kind] += pile.deck[kind]
                pile.deck[kind] = 0
        for place in range(pile.top_size):
            if pile.top_known[place] >> viewer & 1 == 0:
                s.unknown[pile.top[place]] += 1
                pile.top[place] = 0
    for owner in range(s.players):
        if owner != viewer:
            conceal_hand(s, owner, viewer)
    for place in range(s.looked_size):
        if s.looked_known[place] >> viewer & 1 == 0:
            if is_of_deck(s, place, viewer):
                s.piles[viewer].deck[s.looked[place]] += 1
            else:
                s.unknown[s.looked[place]] += 1
            s.looked[place] = 0
    s.piles[viewer].deck[0] = 0
    s.unknown[0] = 0


def is_of_deck(s: State, place: int, owner: int) -> bool:
    """Whether a card looked at was drawn from this deck itself: its owner knows that it is one of those."""
    return s.looked_known[place] & FROM_DECK > 0 and whose_cards_are_looked_at(s) == owner


def conceal_hand(s: State, owner: int, viewer: int) -> None:
    """Only known cards stay, in front; the size of the hand is public."""
    them = s.seats[owner]
    known = 0
    for place in range(them.hand_size):
        kind, knowers = them.hand[place], them.hand_known[place]
        them.hand[place] = 0
        them.hand_known[place] = 0
        if knowers >> viewer & 1:
            them.hand[known] = kind
            them.hand_known[known] = EVERYONE if knowers == EVERYONE else 1 << viewer | 1 << owner
            known += 1
        else:
            s.unknown[kind] += 1


def redeal(s: State, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random table that agrees with what its seat knows, with luck of its own."""
    renew_chance(s.chance, rng)
    viewer = s.concealed - 1
    deal_hidden_cards(s, rng)
    if viewer != s.active:
        attempt = 1
        while attempt < ATTEMPTS and not can_go_on(s):
            conceal_cards(s, viewer)
            deal_hidden_cards(s, rng)
            attempt += 1
        if not can_go_on(s):
            conceal_cards(s, viewer)
            find_a_way(s, rng)
            deal_hidden_cards(s, rng)
        if not can_go_on(s):
            give_up(s)
        hide_a_card(s, rng)
    s.concealed = 0


def deal_hidden_cards(s: State, rng: MutableSequence[int]) -> None:
    """First the market's cards and the decks. Then everyone's own cards: tops of decks, cards looked at, hands. Then
    what is left over."""
    for owner in range(MARKET, -1, -1):
        pile = s.piles[owner]
        for _ in range(total(pile.deck), pile.deck_size):
            kind = deal_card(s, owner, OF_THE_DECK, rng)
            pile.deck[kind if kind > 0 else deal_card(s, owner, ANY, rng)] += 1
        if owner == MARKET and s.in_play_as == SPECIAL_OFFER:
            deal_looked(s, OWN, rng)
            deal_looked(s, ANY, rng)
    for share in range(EARLIER, ANY + 1):
        for owner in range(s.players):
            pile = s.piles[owner]
            for place in range(pile.top_size):
                if pile.top[place] == NO_CARD:
                    pile.top[place] = deal_card(s, who_put_it_there(s, owner, pile.top_known[place]), share, rng)
        deal_looked(s, share, rng)
        for owner in range(s.players):
            them = s.seats[owner]
            for place in range(them.hand_size):
                if them.hand[place] == NO_CARD:
                    them.hand[place] = deal_card(s, owner, share, rng)
                    them.hand_known[place] = 1 << owner
    for owner in range(s.players):
        sort_hand(s, owner)


def deal_looked(s: State, share: int, rng: MutableSequence[int]) -> None:
    """Cards looked at: of the own deck, if the viewer knows what is in it, otherwise as hands are dealt."""
    owner = whose_cards_are_looked_at(s)
    pile = s.piles[owner]
    for place in range(s.looked_size):
        if s.looked[place] == NO_CARD and total(pile.deck) > pile.deck_size and is_of_deck(s, place, owner):
            at = random_below(rng, total(pile.deck))
            while at >= 0:
                s.looked[place] += 1
                at -= pile.deck[s.looked[place]]
            pile.deck[s.looked[place]] -= 1
        if s.looked[place] == NO_CARD:
            s.looked[place] = deal_card(s, owner, share, rng)


def whose_cards_are_looked_at(s: State) -> int:
    """The owner of the deck of the cards that the active player looks at."""
    if s.in_play_as == SPECIAL_OFFER:
        return MARKET
    return s.target if s.in_play_as == SABOTAGE else s.active


def deal_card(s: State, owner: int, share: int, rng: MutableSequence[int]) -> int:
    """Draw one of the cards that may be dealt to an owner, each with the same chance; no card if there is none."""
    cards = 0
    for kind in range(1, KINDS):
        cards += cards_to_deal(s, owner, share, kind)
    if cards == 0:
        return NO_CARD
    place = random_below(rng, cards)
    kind = 0
    while place >= 0:
        kind += 1
        place -= cards_to_deal(s, owner, share, kind)
    s.unknown[kind] -= 1
    return kind


def cards_to_deal(s: State, owner: int, share: int, kind: int) -> int:
    """How many cards of a kind may be dealt to an owner, as a part of what is counted as the owner's."""
    left = s.unknown[kind]
    pile = s.piles[owner]
    if left == 0:
        return 0
    if share == ANY:
        return 0 if owner == MARKET and kind == JUNK else left
    count = 0 if share == EARLIER else pile.counted[kind] - pile.deck[kind]
    if share != OF_THE_DECK:
        count += pile.before[kind]
        for place in range(s.seats[owner].hand_size if owner != MARKET else 0):
            if s.seats[owner].hand[place] == kind and s.seats[owner].hand_known[place] != EVERYONE:
                count -= 1
    return max(0, min(count, left))


def total(cards: MutableSequence[int]) -> int:
    count = 0
    for kind in range(KINDS):
        count += cards[kind]
    return count


def sort_hand(s: State, owner: int) -> None:
    them = s.seats[owner]
    for place in range(1, them.hand_size):
        at = place
        while at > 0 and them.hand[at - 1] > them.hand[at]:
            them.hand[at], them.hand[at - 1] = them.hand[at - 1], them.hand[at]
            them.hand_known[at], them.hand_known[at - 1] = them.hand_known[at - 1], them.hand_known[at]
            at -= 1


# A player in the middle of a payment or a stack can complete it, as everyone knows


def can_go_on(s: State) -> bool:
    """Whether the open question has an answer with the hand that was dealt."""
    step = present_step(s)
    possible = True
    if step == Step.PAYMENT and not is_paid(s):
        note_values(s)
        possible = False
        for place in range(cards_in_hand(s, s.active)):
            possible = possible or can_pay_with_any(s, place)
        clear_notes(s)
    elif step == Step.STACK_CARD:
        note_identities(s)
        possible = can_complete(s, s.laid_size)
        clear_notes(s)
    elif step == Step.IDENTITY or step == Step.WORTH:
        possible = has_identity(s)
    return possible


def find_a_way(s: State, rng: MutableSequence[int]) -> None:
    """Many deals left the open question without an answer: look for cards that the active player may hold so that it
    has one, first of one kind, then of two."""
    them = s.seats[s.active]
    spare = total(s.unknown) - s.unknown[JUNK] - s.piles[MARKET].deck_size  # the market deck holds no junk
    start = random_below(rng, KINDS)
    first = 0
    while first < them.hand_size and them.hand[first] != NO_CARD:
        first += 1
    for second in range(KINDS):
        for one in range(KINDS):
            kind, other = (start + one) % KINDS, (start + one + second) % KINDS
            place = first
            left = spare
            card = kind
            while place < them.hand_size and s.unknown[card] > 0 and left >= (card != JUNK):
                them.hand[place] = card
                them.hand_known[place] = 1 << s.active
                s.unknown[card] -= 1
                left -= card != JUNK
                place += 1
                if can_go_on(s):
                    return
                card = other
            while place > first:
                place -= 1
                s.unknown[them.hand[place]] += 1
                them.hand[place] = NO_CARD
                them.hand_known[place] = 0


def give_up(s: State) -> None:
    """No hand was found with which the open question has an answer: what was begun is taken back."""
    finish(s)
    errand = present_step(s)
    for place in range(s.laid_size):
        if s.laid_from[place] <= ELSEWHERE and not is_in_open_row(s.laid_from[place]):
            hold_openly(s, s.active, s.laid[place])
    for place in range(s.open_size):
        s.open_marks[place] &= ~LAID
    clear_laid(s)
    s.count = 0
    s.bought = 0
    if errand == Step.TECHNIQUE and s.in_play != NO_CARD:  # a Charm, which turned up a copier
        put_on_discard(s, MARKET, kind_of(s, s.binding))
        put_on_discard(s, s.active, s.in_play)
        s.in_play = NO_CARD
        s.in_play_as = NO_CARD
    if errand != Step.REVEALING and errand != Step.ROLLING:
        finish(s)
        ask(s, Step.EXTRA_STACK if errand == Step.BUILDING else Step.ACTION)
    else:
        finish(s)


def hide_a_card(s: State, rng: MutableSequence[int]) -> None:
    """Somebody has a card under the Blindfold: any card of the hand."""
    hiding = present_step(s) == Step.IDENTITY and detail(s) == HIDDEN
    if present_step(s) != Step.GUESS and not hiding:
        return
    s.hidden = card_at(s, random_below(rng, cards_in_hand(s, s.active)))
    if hiding:
        s.binding = s.hidden
        return
    may_be = identities(s, s.hidden)
    s.hidden_as = 1
    while may_be >> s.hidden_as & 1 == 0:
        s.hidden_as += 1
    identity = s.hidden_as + 1
    choices = 1
    while may_be >> identity > 0:
        if may_be >> identity & 1:
            choices += 1
            if random_below(rng, choices) == 0:
                s.hidden_as = identity
        identity += 1
