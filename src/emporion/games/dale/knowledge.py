"""What a seat can know, and a random table that fits it.

Discard piles, the market, stalls and the open cards are public. Everything else is hidden in hands, in decks and among
cards somebody looks at. Every hidden card carries three things:

- the deck it was last drawn from, and whether that deck was shuffled since: what was in a deck when it was shuffled lay
  open before, so everyone can count what must still be hidden of it;
- who has *seen* it since, and
- who *knows* that it is where it is.

For a seat, a hidden card is then one of three: known in its place; seen, but by now anywhere (`loose`); or one of those
that must be hidden of a deck (`deck` and `before` of its piles). `conceal` takes all but the known cards out of their
places and lays them into these pools, which tell no more than counting does. `redeal` fills the places again: the owner
of a deck gets its cards first, what is left over goes where cards are missing.

Forgotten on purpose, by players who only watch: between whom and how many cards were exchanged in secret, beyond the
size of every hand. They deal again as if exchanged cards had come back unless counting says otherwise.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.agenda import Step, ask, detail, finish, present_step
from emporion.games.dale.building import can_complete, clear_laid, clear_notes, note_identities
from emporion.games.dale.cards import KINDS, NO_CARD, SABOTAGE, SPECIAL_OFFER
from emporion.games.dale.chameleons import identities
from emporion.games.dale.hands import ELSEWHERE, cards_in_hand, hold_openly, is_in_open_row, kind_of
from emporion.games.dale.legal import has_identity
from emporion.games.dale.marks import DECK_OF, EARLIER_DECK_OF, EVERYONE, LAID, SEEN_BY_ALL
from emporion.games.dale.piles import put_on_discard
from emporion.games.dale.purchase import can_pay_with_any, card_at, is_paid, note_values
from emporion.games.dale.questions import HIDDEN
from emporion.games.dale.state import MARKET, OWNERS, State
from emporion.kernel.chance import clear_chance
from emporion.kernel.noise import next_noise, roll

ATTEMPTS = 50


def conceal(s: State, seat: int) -> None:
    """Hide in place everything that `seat` cannot know."""
    clear_chance(s.chance)
    s.concealed = seat + 1
    for owner in range(s.players):
        if owner != seat:
            conceal_hand(s, owner, seat)
        conceal_top(s, owner, seat)
    forget_ways(s, seat)
    if seat != s.active:
        for place in range(s.looked_size):
            to_pool(s, seat, s.looked[place], s.looked_from[place], s.looked_seen[place])
            s.looked[place] = 0
            s.looked_from[place] = 0
            s.looked_seen[place] = 0
        if s.hidden > 0:
            s.hidden = 0
            s.hidden_as = 0
        if present_step(s) == Step.IDENTITY and detail(s) == HIDDEN:
            s.binding = 0
            s.chosen = 0


def forget_ways(s: State, seat: int) -> None:
    """Where the viewer's own cards were drawn, and who has seen them since, is not told: of a card that came through
    other hands it would tell what was exchanged there."""
    me = s.seats[seat]
    for place in range(me.hand_size):
        me.hand_from[place] = SEEN_BY_ALL
        me.hand_seen[place] = me.hand_known[place]
    for place in range(s.looked_size if seat == s.active else 0):
        s.looked_from[place] = SEEN_BY_ALL
        s.looked_seen[place] = 1 << seat


def to_pool(s: State, viewer: int, kind: int, origin: int, seen: int) -> None:
    """A card whose place the viewer does not know joins the cards that may be there."""
    if kind == NO_CARD:  # concealed already
        return
    if seen >> viewer & 1 or origin == SEEN_BY_ALL:
        s.loose[kind] += 1
    elif origin < EARLIER_DECK_OF:
        s.piles[origin - DECK_OF].deck[kind] += 1
    else:
        s.piles[origin - EARLIER_DECK_OF].before[kind] += 1


def conceal_hand(s: State, owner: int, viewer: int) -> None:
    """Only known cards stay, in front; the size of the hand is public."""
    them = s.seats[owner]
    known = 0
    for place in range(them.hand_size):
        kind, origin, seen = them.hand[place], them.hand_from[place], them.hand_seen[place]
        knowers = them.hand_known[place]
        them.hand[place] = 0
        them.hand_from[place] = 0
        them.hand_seen[place] = 0
        them.hand_known[place] = 0
        if knowers >> viewer & 1:
            them.hand[known] = kind
            them.hand_known[known] = EVERYONE if knowers == EVERYONE else 1 << viewer | 1 << owner
            them.hand_seen[known] = them.hand_known[known]
            known += 1
        else:
            to_pool(s, viewer, kind, origin, seen)


def conceal_top(s: State, owner: int, viewer: int) -> None:
    """Cards on top of a deck keep their places; who knows them is public."""
    pile = s.piles[owner]
    for place in range(pile.top_size):
        if pile.top_known[place] >> viewer & 1 == 0:
            to_pool(s, viewer, pile.top[place], pile.top_from[place], pile.top_seen[place])
            pile.top[place] = 0
        pile.top_from[place] = 0
        pile.top_seen[place] = pile.top_known[place]


def redeal(s: State, noise: MutableSequence[int]) -> None:
    """Fill a concealed state in place: a random table that agrees with what its seat knows, with luck of its own."""
    for index in range(8):
        s.chance.key[index] = next_noise(noise)
    viewer = s.concealed - 1
    deal_hidden_cards(s, noise)
    if viewer != s.active:
        attempt = 1
        while attempt < ATTEMPTS and not can_go_on(s):
            conceal_hand(s, s.active, viewer)
            deal_hidden_cards(s, noise)
            attempt += 1
        if not can_go_on(s):
            find_a_way(s, viewer, noise)
        if not can_go_on(s):
            give_up(s)
        hide_a_card(s, noise)
    s.concealed = 0


def deal_hidden_cards(s: State, noise: MutableSequence[int]) -> None:
    """First everyone's own cards: tops of decks, cards looked at, hands. Then what is left over."""
    for own in range(2):
        for owner in range(s.players):
            deal_top(s, owner, own == 0, noise)
        for place in range(s.looked_size):
            if s.looked[place] == 0:
                fill_looked(s, place, own == 0, noise)
        for owner in range(s.players):
            deal_hand(s, owner, own == 0, noise)


def deal_top(s: State, owner: int, own: bool, noise: MutableSequence[int]) -> None:
    """A card that its owner does not know was slipped there by one who does: it is one of that player's."""
    pile = s.piles[owner]
    for place in range(pile.top_size):
        if pile.top[place] == 0:
            giver = owner
            if pile.top_known[place] >> owner & 1 == 0:
                for seat in range(s.players):
                    if pile.top_known[place] >> seat & 1:
                        giver = seat
            pool = pool_for(s, giver, own, noise)
            if pool >= 0:
                pile.top[place] = draw_from_pool(s, pool, noise)
                pile.top_from[place] = pool
                pile.top_seen[place] = pile.top_known[place]


def fill_looked(s: State, place: int, own: bool, noise: MutableSequence[int]) -> None:
    """A card that the active player looks at: of the market deck, of the target's deck, or of the own one."""
    owner = s.active
    if s.in_play_as == SPECIAL_OFFER:
        owner = MARKET
    elif s.in_play_as == SABOTAGE:
        owner = s.target
    pool = pool_for(s, owner, own, noise)
    if pool >= 0:
        s.looked[place] = draw_from_pool(s, pool, noise)
        s.looked_from[place] = pool
        s.looked_seen[place] = 1 << s.active


def deal_hand(s: State, owner: int, own: bool, noise: MutableSequence[int]) -> None:
    """Fill the unknown places of a hand, and sort it."""
    them = s.seats[owner]
    for place in range(them.hand_size):
        if them.hand[place] == 0:
            pool = pool_for(s, owner, own, noise)
            if pool >= 0:
                them.hand[place] = draw_from_pool(s, pool, noise)
                them.hand_from[place] = pool
                them.hand_seen[place] = 1 << owner
                them.hand_known[place] = 1 << owner
    if not own:
        sort_hand(s, owner)


def sort_hand(s: State, owner: int) -> None:
    them = s.seats[owner]
    for place in range(1, them.hand_size):
        at = place
        while at > 0 and them.hand[at - 1] > them.hand[at]:
            them.hand[at], them.hand[at - 1] = them.hand[at - 1], them.hand[at]
            them.hand_from[at], them.hand_from[at - 1] = them.hand_from[at - 1], them.hand_from[at]
            them.hand_seen[at], them.hand_seen[at - 1] = them.hand_seen[at - 1], them.hand_seen[at]
            them.hand_known[at], them.hand_known[at - 1] = them.hand_known[at - 1], them.hand_known[at]
            at -= 1


def pool_size(s: State, pool: int) -> int:
    """How many cards of a pool belong elsewhere than into the deck; pools are numbered as origins, `loose` is 0."""
    if pool == SEEN_BY_ALL:
        return total(s.loose)
    if pool < EARLIER_DECK_OF:
        pile = s.piles[pool - DECK_OF]
        return total(pile.deck) - pile.deck_size
    return total(s.piles[pool - EARLIER_DECK_OF].before)


def total(cards: MutableSequence[int]) -> int:
    count = 0
    for kind in range(KINDS):
        count += cards[kind]
    return count


def pool_for(s: State, owner: int, own: bool, noise: MutableSequence[int]) -> int:
    """The pool from which a place of this owner is filled: the own ones first, the older before the newer; what is left
    over, at random. -1 if there is none."""
    if own:
        if pool_size(s, EARLIER_DECK_OF + owner) > 0:
            return EARLIER_DECK_OF + owner
        return DECK_OF + owner if pool_size(s, DECK_OF + owner) > 0 else -1
    cards = 0
    for pool in range(EARLIER_DECK_OF + OWNERS):
        cards += pool_size(s, pool)
    place = roll(noise, cards)
    pool = 0
    while place >= pool_size(s, pool):
        place -= pool_size(s, pool)
        pool += 1
    return pool


def draw_from_pool(s: State, pool: int, noise: MutableSequence[int]) -> int:
    """Remove one card of a pool, each with the same chance."""
    if pool == SEEN_BY_ALL:
        return draw_blindly(s.loose, noise)
    if pool < EARLIER_DECK_OF:
        return draw_blindly(s.piles[pool - DECK_OF].deck, noise)
    return draw_blindly(s.piles[pool - EARLIER_DECK_OF].before, noise)


def draw_blindly(cards: MutableSequence[int], noise: MutableSequence[int]) -> int:
    place = roll(noise, total(cards))
    kind = 0
    while place >= cards[kind]:
        place -= cards[kind]
        kind += 1
    cards[kind] -= 1
    return kind


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


def find_a_way(s: State, viewer: int, noise: MutableSequence[int]) -> None:
    """Many deals left the open question without an answer: look for cards that the active player may hold so that it
    has one, first of one kind, then of two. They are exchanged for cards hidden elsewhere."""
    them = s.seats[s.active]
    start = roll(noise, KINDS)
    for second in range(KINDS):
        for one in range(KINDS):
            kind, other = (start + one) % KINDS, (start + one + second) % KINDS
            changed = 0
            for place in range(them.hand_size):
                wanted = other if changed > 0 else kind
                if them.hand_known[place] >> viewer & 1 == 0 and exchange_for(s, viewer, place, wanted):
                    changed += 1
                    if can_go_on(s):
                        sort_hand(s, s.active)
                        return


def exchange_for(s: State, viewer: int, place: int, kind: int) -> bool:
    """Exchange a card of the active player's hand for one of this kind whose place the viewer does not know; whether
    there is one."""
    them = s.seats[s.active]
    mine, origin = them.hand[place], them.hand_from[place]
    if kind == NO_CARD or mine == kind:
        return False
    if DECK_OF <= origin < EARLIER_DECK_OF and s.piles[origin - DECK_OF].deck[kind] > 0:
        s.piles[origin - DECK_OF].deck[kind] -= 1
        s.piles[origin - DECK_OF].deck[mine] += 1
        them.hand[place] = kind
        return True
    for owner in range(s.players):
        other, pile = s.seats[owner], s.piles[owner]
        for top in range(pile.top_size):
            if pile.top[top] == kind and pile.top_known[top] >> viewer & 1 == 0:
                them.hand[place], them.hand_from[place] = kind, pile.top_from[top]
                pile.top[top], pile.top_from[top] = mine, origin
                return True
        for theirs in range(other.hand_size if owner != s.active and owner != viewer else 0):
            if other.hand[theirs] == kind and other.hand_known[theirs] >> viewer & 1 == 0:
                them.hand[place], them.hand_from[place] = kind, other.hand_from[theirs]
                other.hand[theirs], other.hand_from[theirs] = mine, origin
                sort_hand(s, owner)
                return True
    return False


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


def hide_a_card(s: State, noise: MutableSequence[int]) -> None:
    """Somebody has a card under the Blindfold: any card of the hand."""
    hiding = present_step(s) == Step.IDENTITY and detail(s) == HIDDEN
    if present_step(s) != Step.GUESS and not hiding:
        return
    s.hidden = card_at(s, roll(noise, cards_in_hand(s, s.active)))
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
            if roll(noise, choices) == 0:
                s.hidden_as = identity
        identity += 1
