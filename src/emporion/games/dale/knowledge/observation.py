"""Features for machine learning: what a seat with perfect memory knows, as a row of numbers.

`FEATURES` defines the layout; docs/games/dale.md lists it. Seats are in turn order from the observer.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.knowledge.hidden_information import hides_binding, is_of_deck
from emporion.games.dale.rules.agenda import LAST_QUESTION, Step, current_step
from emporion.games.dale.rules.cards import DECKS, KINDS, NO_CARD
from emporion.games.dale.rules.hands import kind_of
from emporion.games.dale.rules.state import MARKET, OWNERS, ROLLED, SLOTS, STACKS, THREW, State, first_cell
from emporion.kernel.seats import SEATS

FACES = KINDS - 1  # kinds without kind 0
NEAR_TOP = 3  # cards of a discard pile and of a deck that are listed in order
SHOWN = 4  # open cards that are listed one by one
SEAT_BLOCK = 4 * FACES + 2 * NEAR_TOP * FACES + 3 + STACKS
CARD_BLOCK = 2 * FACES + 3
LOOSE, UNKNOWN, OWN_DECK, COUNTS = 2 * OWNERS, 2 * OWNERS + 1, 2 * OWNERS + 2, 2 * OWNERS + 3  # tallies
TABLE_BLOCK = (SLOTS + 1) * FACES + COUNTS * FACES + FACES + 3 + DECKS
DECISION_BLOCK = SHOWN * CARD_BLOCK + 5 * FACES + LAST_QUESTION + 1 + 2 * SEATS + 6 + SEATS - 1

DECISIONS = (
    *(Step.ACTION, Step.BEFORE_DELIVERY, Step.END_OF_TURN, Step.EXTRA_STACK),
    *(Step.COPY_COOKIES, Step.TIDY_AWAY, Step.DISCARD_IN_ORDER, Step.THROW_TOP_AWAY, Step.ROLL_DIE),
    *(Step.USE_TO_PAY, Step.LAY_TO_PAY, Step.THROW_PAID_JUNK),
    *(Step.USE_IN_STACK, Step.LAY_IN_STACK, Step.LAY_WITH_VALUE, Step.PLAY_TECHNIQUE),
    *(Step.SHATTERED_RELIC_THROWS, Step.SPYGLASS_KEEPS, Step.SPYGLASS_PUTS_BACK),
    *(Step.LOYAL_PARTNER_THROWS, Step.PREPAID_GOOD_TAKES, Step.SPECIAL_OFFER_KEEPS, Step.SPECIAL_OFFER_THROWS),
    *(Step.NUISANCE_FIRST_VICTIM, Step.NUISANCE_SECOND_VICTIM, Step.ROTTEN_FOOD_AIMED, Step.ROTTEN_FOOD_SLIPS),
    *(Step.DIRTY_EXCHANGE_TAKES, Step.DIRTY_EXCHANGE_GIVES, Step.SABOTAGE_LOOKS, Step.SABOTAGE_THROWS),
    *(Step.TREASURE_HUNTER_TAKES, Step.ACORN_AIMED, Step.ACORN_LOOKS, Step.ACORN_SWAPS),
    *(Step.NEW_SEASON_THROWS, Step.WHIRLIGIG_AIMED, Step.CHARM_BUILDS, Step.GAMBLE_AIMED),
    *(Step.BLINDFOLD_AIMED, Step.BLINDFOLD_HIDES, Step.BLINDFOLD_COVERS, Step.BLINDFOLD_UNCOVERS),
    *(Step.BLINDFOLD_GIVES_VALUE, Step.GIFT_VOUCHER_TAKES),
)
"""What can be decided: an open question, or the step that goes on with the answer to it."""

FEATURES = (
    *(
        (f"{whose}: {what}", size)
        for whose in ("observer", "first seat after", "second seat after", "third seat after")
        for what, size in (
            ("known hand cards by kind", FACES),
            ("discard pile by kind", FACES),
            ("stall by kind", FACES),
            ("last stack by kind", FACES),
            *((f"card {place + 1} from the top of the discard pile", FACES) for place in range(NEAR_TOP)),
            *((f"card {place + 1} from the top of the deck, if known", FACES) for place in range(NEAR_TOP)),
            ("size of the hand", 1),
            ("size of the deck", 1),
            ("size of the discard pile", 1),
            ("stacks built", STACKS),
        )
    ),
    *((f"market slot +{slot}", FACES) for slot in range(SLOTS)),
    ("top of the market's discard pile", FACES),
    *((f"cards counted as in or from the deck of seat {seat}, by kind", FACES) for seat in ("0", "1", "2", "3")),
    ("cards counted as in or from the market deck, by kind", FACES),
    *(
        (f"cards counted as hidden since before seat {seat} last shuffled, by kind", FACES)
        for seat in ("0", "1", "2", "3")
    ),
    ("cards counted as hidden since before the market deck was last shuffled, by kind", FACES),
    ("hidden cards that everyone has seen, by kind", FACES),
    ("cards whose place the observer does not know, by kind", FACES),
    ("the observer's deck by kind, including looked-at cards", FACES),
    ("market's discard pile by kind", FACES),
    ("size of the market deck", 1),
    ("size of the market's discard pile", 1),
    ("junk in play", 1),
    ("decks in the game", DECKS),
    *(
        (f"open card {place + 1}: {what}", size)
        for place in range(SHOWN)
        for what, size in (
            ("its kind", FACES),
            ("its identity", FACES),
            ("its value, its die was rolled, its ability was used", 3),
        )
    ),
    ("cards laid down by kind", FACES),
    ("their identities, by kind", FACES),
    ("looked-at cards that the observer knows, by kind", FACES),
    ("the technique in play", FACES),
    ("the card that the question is about, or that the observer hides under the Blindfold", FACES),
    ("open question", LAST_QUESTION + 1),
    ("seat whose turn it is, from the observer", SEATS),
    ("target of the technique, from the observer", SEATS),
    (
        "sum laid down, Flashy Shows, slot, open cards, looked-at cards, over",
        6,
    ),
    ("number of players", SEATS - 1),
)
OBSERVATION_SIZE = SEATS * SEAT_BLOCK + TABLE_BLOCK + DECISION_BLOCK


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    """Write the features for `seat`. A state and its concealed copy give the same features."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, seat, out, turn * SEAT_BLOCK)
    observe_table(s, seat, out, SEATS * SEAT_BLOCK)
    observe_hidden_cards(s, seat, out, SEATS * SEAT_BLOCK + (SLOTS + 1) * FACES)
    observe_decision(s, seat, out, SEATS * SEAT_BLOCK + TABLE_BLOCK)


def count_kind(out: MutableSequence[float], at: int, kind: int) -> None:
    """Count a card in a block of kinds; NO_CARD is not counted."""
    if kind > 0:
        out[at + kind - 1] += 1


def observe_seat(s: State, other: int, seat: int, out: MutableSequence[float], at: int) -> None:
    player = s.seats[other]
    pile = s.piles[other]
    for place in range(player.hand_size):
        if player.hand_known[place] >> seat & 1:
            count_kind(out, at, player.hand[place])
    for place in range(pile.discard_size):
        count_kind(out, at + FACES, pile.discard[place])
    for cell in range(first_cell(player.stacks + 1)):
        count_kind(out, at + 2 * FACES, player.stall[cell])
    for cell in range(first_cell(player.stacks), first_cell(player.stacks + 1)):
        count_kind(out, at + 3 * FACES, player.stall[cell])
    for near in range(min(NEAR_TOP, pile.discard_size)):
        count_kind(out, at + (4 + near) * FACES, pile.discard[pile.discard_size - 1 - near])
    for near in range(min(NEAR_TOP, pile.top_size)):
        place = pile.top_size - 1 - near
        if pile.top_known[place] >> seat & 1:
            count_kind(out, at + (4 + NEAR_TOP + near) * FACES, pile.top[place])
    at += (4 + 2 * NEAR_TOP) * FACES
    out[at] = player.hand_size
    out[at + 1] = pile.deck_size + pile.top_size
    out[at + 2] = pile.discard_size
    for stack in range(player.stacks):
        out[at + 3 + stack] = 1


def observe_table(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    pile = s.piles[MARKET]
    for slot in range(SLOTS):
        count_kind(out, at + slot * FACES, s.market[slot])
    if pile.discard_size > 0:
        count_kind(out, at + SLOTS * FACES, pile.discard[pile.discard_size - 1])
    at += (SLOTS + 1 + COUNTS) * FACES
    for place in range(pile.discard_size):
        count_kind(out, at, pile.discard[place])
    at += FACES
    out[at] = pile.deck_size
    out[at + 1] = pile.discard_size
    out[at + 2] = s.junk
    for deck in range(DECKS):
        out[at + 3 + deck] = s.decks >> deck & 1


def observe_hidden_cards(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    """The public counts, decks in turn order from the observer and then the market's, and what only the observer knows
    about hidden cards, as in a concealed state."""
    for owner in range(OWNERS):
        if owner == MARKET or owner < s.players:
            block = MARKET if owner == MARKET else (owner - seat + s.players) % s.players
            pile = s.piles[owner]
            where = OWN_DECK if owner == seat else UNKNOWN
            for kind in range(1, KINDS):
                out[at + block * FACES + kind - 1] = pile.counted[kind]
                out[at + (OWNERS + block) * FACES + kind - 1] = pile.before[kind]
                out[at + where * FACES + kind - 1] += pile.deck[kind]
            for place in range(pile.top_size):
                if pile.top_known[place] >> seat & 1 == 0:
                    count_kind(out, at + UNKNOWN * FACES, pile.top[place])
    for kind in range(1, KINDS):
        out[at + LOOSE * FACES + kind - 1] = s.loose[kind]
        out[at + UNKNOWN * FACES + kind - 1] += s.unknown[kind]
    for owner in range(s.players):
        player = s.seats[owner]
        for place in range(player.hand_size):
            if player.hand_known[place] >> seat & 1 == 0:
                count_kind(out, at + UNKNOWN * FACES, player.hand[place])
    for place in range(s.looked_size):
        if s.looked_known[place] >> seat & 1 == 0:
            count_kind(out, at + (OWN_DECK if is_of_deck(s, place, seat) else UNKNOWN) * FACES, s.looked[place])


def observe_decision(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    for place in range(min(SHOWN, s.open_size)):
        count_kind(out, at, s.open[place])
        count_kind(out, at + FACES, s.open_as[place])
        out[at + 2 * FACES] = s.open_base[place] + s.flashy
        out[at + 2 * FACES + 1] = 1 if s.open_marks[place] & ROLLED else 0
        out[at + 2 * FACES + 2] = 1 if s.open_marks[place] & THREW else 0
        at += CARD_BLOCK
    at += (SHOWN - min(SHOWN, s.open_size)) * CARD_BLOCK
    laid = 0
    for place in range(s.laid_size):
        count_kind(out, at, s.laid[place])
        count_kind(out, at + FACES, s.laid_as[place])
        laid += s.laid_value[place]
    for place in range(s.looked_size):
        if s.looked_known[place] >> seat & 1:
            count_kind(out, at + 2 * FACES, s.looked[place])
    count_kind(out, at + 3 * FACES, s.in_play_as)
    count_kind(out, at + 4 * FACES, card_in_question(s, seat))
    at += 5 * FACES
    out[at + current_step(s)] = 1
    at += LAST_QUESTION + 1
    out[at + (s.active - seat + s.players) % s.players] = 1
    if s.in_play_as > 0:
        out[at + SEATS + (s.target - seat + s.players) % s.players] = 1
    at += 2 * SEATS
    out[at] = laid
    out[at + 1] = s.flashy
    out[at + 2] = s.bought
    out[at + 3] = s.open_size
    out[at + 4] = s.looked_size
    out[at + 5] = s.over
    out[at + 6 + s.players - 2] = 1


def card_in_question(s: State, seat: int) -> int:
    """The card that the observer hides under the Blindfold, or the copier or Accordion in question."""
    if seat == s.active and s.hidden > 0:
        return kind_of(s, s.hidden)
    if s.binding == 0 or (hides_binding(s) and seat != s.active):
        return NO_CARD
    return kind_of(s, s.binding)
