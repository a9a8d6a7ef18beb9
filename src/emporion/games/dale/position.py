"""What a position of Dale of Merchants may leave out, and what makes one impossible."""

from __future__ import annotations

from emporion.games.dale.agenda import Step
from emporion.games.dale.cards import CODES, COPIES, DECK, DECKS, JUNK, KINDS, VALUE, Deck
from emporion.games.dale.marks import DECK_OF
from emporion.games.dale.stalls import STACKS, first_cell
from emporion.games.dale.state import MARKET, MOST_JUNK, State
from emporion.kernel.codec import names_of


def complete(s: State, given: frozenset[str]) -> None:
    """Sizes are counted. A left-out agenda is the question for an action. Left-out decks of the game are those of the
    options, or else of the cards that lie somewhere. Left-out knowledge: players know their own cards. A left-out
    market deck holds all cards of the game that lie nowhere else."""
    count_sizes(s)
    if "steps" not in given:
        s.steps[:2], s.stages[:2], s.depth = [Step.TURN, Step.ACTION], [1, 0], 2
    if "over" in given and s.over:
        s.steps, s.stages, s.depth = [0] * len(s.steps), [0] * len(s.stages), 0
    lying = cards_by_kind(s)
    if "decks" not in given:
        s.decks = s.options.decks or guessed_decks(s, lying)
    for seat in range(s.players):
        fill_in_knowledge(s, seat)
    if sum(s.piles[MARKET].deck) == 0 and sum(s.piles[MARKET].discard) == 0:
        for kind in range(1, JUNK):
            if s.decks >> DECK[kind] & 1:
                s.piles[MARKET].deck[kind] = max(0, copies_in_play(s, kind) - lying[kind])
        s.piles[MARKET].deck_size = sum(s.piles[MARKET].deck)
    s.junk = lying[JUNK]


def count_sizes(s: State) -> None:
    for seat in s.seats:
        seat.hand_size = sum(kind > 0 for kind in seat.hand)
        seat.stacks = sum(seat.stall[first_cell(number)] > 0 for number in range(1, STACKS + 1))
    for pile in s.piles:
        pile.deck_size = sum(pile.deck)
        pile.top_size = sum(kind > 0 for kind in pile.top)
        pile.discard_size = sum(kind > 0 for kind in pile.discard)
    s.looked_size = sum(kind > 0 for kind in s.looked)
    s.open_size = sum(kind > 0 for kind in s.open)
    s.laid_size = sum(kind > 0 for kind in s.laid)


def fill_in_knowledge(s: State, seat: int) -> None:
    """A hand is sorted by kind; who was not said to know a card does not."""
    place, pile = s.seats[seat], s.piles[seat]
    own = 1 << seat
    rows = sorted(zip(place.hand, place.hand_from, place.hand_seen, place.hand_known, strict=True))
    rows = [row for row in rows if row[0]] + [row for row in rows if not row[0]]
    for at, (kind, origin, seen, known) in enumerate(rows):
        place.hand[at], place.hand_from[at], place.hand_seen[at], place.hand_known[at] = kind, origin, seen, known
        if kind and not known:
            place.hand_from[at], place.hand_seen[at], place.hand_known[at] = DECK_OF + seat, own, own
    for at in range(pile.top_size):
        if not pile.top_known[at]:
            pile.top_from[at], pile.top_seen[at], pile.top_known[at] = DECK_OF + seat, own, own


def cards_by_kind(s: State) -> list[int]:
    """How many cards of each kind lie anywhere."""
    lying = [0] * KINDS
    for seat in s.seats[: s.players]:
        for kind in (*seat.hand, *seat.stall):
            lying[kind] += 1
    for pile in s.piles:
        for kind in (*pile.top, *pile.discard):
            lying[kind] += 1
        for kind, count in enumerate(pile.deck):
            lying[kind] += count
    for kind in (*s.market, *s.looked, *s.open, s.in_play):
        lying[kind] += 1
    for kind, used in zip(s.laid, s.laid_from, strict=True):
        lying[kind] += used <= JUNK
    lying[0] = 0
    return lying


def copies_in_play(s: State, kind: int) -> int:
    """Of the cards of value 1 only one for each player is in the game (2.2)."""
    return s.players if VALUE[kind] == 1 else COPIES[kind]


def guessed_decks(s: State, lying: list[int]) -> int:
    """The decks of the cards that lie somewhere, and the first others that complete the number."""
    decks = 0
    for kind in range(1, JUNK):
        decks |= (lying[kind] > 0) << DECK[kind]
    for deck in range(DECKS):
        if decks.bit_count() < s.players + 1:
            decks |= 1 << deck
    return decks


def option_problems(s: State) -> list[str]:
    """Decks that are not as many as the game needs."""
    chosen = s.options.decks.bit_count()
    if chosen and chosen != s.players + 1:
        return [f"options.decks: {s.players} players need {s.players + 1} decks, found {chosen}"]
    return []


def problems(s: State) -> list[str]:
    """What cannot be; each line names the field."""
    return [*option_problems(s), *card_problems(s)]


def card_problems(s: State) -> list[str]:
    """Cards that do not exist, or are missing."""
    found = []
    if s.decks.bit_count() != s.players + 1:
        found.append(f"decks: {s.players} players need {s.players + 1} decks, found {s.decks.bit_count()}")
    lying = cards_by_kind(s)
    for kind in range(1, JUNK):
        copies = copies_in_play(s, kind) if s.decks >> DECK[kind] & 1 else 0
        if lying[kind] > copies:
            why = "" if copies else f", since {names_of(Deck).names[DECK[kind]]} are not among the decks"
            found.append(f"cards: {lying[kind]} cards {CODES[kind - 1]} lie on the table, there are {copies}{why}")
        if lying[kind] < copies:
            found.append(
                f"cards: {copies - lying[kind]} of the {copies} cards {CODES[kind - 1]} lie nowhere "
                "(leave out the deck and the discard pile of the market to put them there)"
            )
    if lying[JUNK] > MOST_JUNK:
        found.append(f"cards: {lying[JUNK]} junk cards lie on the table, there can be {MOST_JUNK}")
    return found
