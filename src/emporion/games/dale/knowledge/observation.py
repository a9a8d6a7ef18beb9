"""Features for machine learning: what a seat with perfect memory knows, as a row of numbers.

`FEATURES` defines the layout; docs/games/dale.md lists it. Seats are in turn order from the observer. Piles are counted
by kind; a single card is 13 numbers, its set and its rank. Cards that are not there, or not known, are zeros.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from itertools import accumulate

from emporion.games.dale.knowledge.hidden_information import hides_binding, is_of_deck
from emporion.games.dale.rules.agenda import Step, current_step, waiting_step
from emporion.games.dale.rules.cards import CODES, DECK, DECKS, JUNK, KINDS
from emporion.games.dale.rules.chameleons import base_as
from emporion.games.dale.rules.hands import kind_of
from emporion.games.dale.rules.pandas import is_thrown
from emporion.games.dale.rules.state import LAID, MARKET, ROLLED, SLOTS, STACKS, THREW, State, first_cell
from emporion.kernel.seats import SEATS

FACES = KINDS - 1  # kinds without kind 0
RANKS = ("1", "2", "3", "4", "5a", "5b")
CARD = DECKS + 1 + len(RANKS)
SET_CELL = tuple(DECK[kind] if kind else 0 for kind in range(KINDS))
RANK_CELL = (0, *(DECKS + 1 + RANKS.index(code[3:]) if code != "junk" else DECKS for code in CODES))
NEAR_TOP = 3  # cards of a discard pile and of a deck that are listed in order
SHOWN = 4  # open cards that are listed one by one

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
DECISION = tuple(DECISIONS.index(step) if step in DECISIONS else -1 for step in Step)
"""The place of a step among the decisions."""


def starts(features: tuple[tuple[str, int], ...]) -> list[int]:
    """Where each feature begins, and the size of all."""
    return list(accumulate((size for _, size in features), initial=0))


SEAT_FEATURES = (
    ("hand cards that the observer does not know", 1),
    ("known hand cards by kind", FACES),
    ("discard pile by kind", FACES),
    ("stall by kind", FACES),
    ("last stack by kind", FACES),
    ("cards counted as in or from the deck, by kind", FACES),
    ("cards counted as hidden since before the deck was last shuffled, by kind", FACES),
    ("cards on top of the discard pile, the top card first, each by set and rank", NEAR_TOP * CARD),
    ("cards on top of the deck that the observer knows, likewise", NEAR_TOP * CARD),
    ("size of the hand without open cards", 1),
    ("size of the deck", 1),
    ("size of the discard pile", 1),
    ("stacks built, a 1 for each", STACKS),
    ("it is this seat's turn", 1),
    ("target of the technique in play", 1),
    ("may be chosen as the target or a victim", 1),
    ("chosen as a victim of Nuisance", 1),
)
(UNKNOWN_HAND, HAND, DISCARD, STALL, LAST_STACK, COUNTED, BEFORE, DISCARD_TOP, DECK_TOP, *SEAT_REST) = starts(
    SEAT_FEATURES
)
(HAND_SIZE, DECK_SIZE, DISCARD_SIZE, STACKS_BUILT, ACTIVE, TARGET, ELIGIBLE, VICTIM, SEAT_SIZE) = SEAT_REST

TABLE_FEATURES = (
    ("cards counted as in or from the market deck, by kind", FACES),
    ("cards counted as hidden since before the market deck was last shuffled, by kind", FACES),
    ("hidden cards that everyone has seen, by kind", FACES),
    ("cards whose place the observer does not know, by kind", FACES),
    ("the observer's deck by kind, including looked-at cards", FACES),
    ("market's discard pile by kind", FACES),
    ("market from slot +0 to +4, each card by set and rank", SLOTS * CARD),
    ("top of the market's discard pile", CARD),
    ("size of the market deck", 1),
    ("size of the market's discard pile", 1),
    ("junk in play", 1),
    ("decks in the game", DECKS),
    ("number of players", SEATS - 1),
    ("the game is over", 1),
)
(MARKET_COUNTED, MARKET_BEFORE, LOOSE, UNKNOWN, OWN_DECK, MARKET_DISCARD, SLOT, MARKET_TOP, *TABLE_REST) = starts(
    TABLE_FEATURES
)
(MARKET_SIZE, MARKET_DISCARDED, JUNK_IN_PLAY, DECKS_IN_GAME, PLAYERS, OVER, TABLE_SIZE) = TABLE_REST

OPEN_FEATURES = (
    ("its kind", CARD),
    ("its identity", CARD),
    ("its value", 1),
    ("its die was rolled", 1),
    ("its ability was used", 1),
    ("it is laid down", 1),
    ("the question is about it", 1),
)
(OPEN_KIND, OPEN_AS, OPEN_VALUE, OPEN_ROLLED, OPEN_USED, OPEN_LAID, OPEN_ASKED, OPEN_SIZE) = starts(OPEN_FEATURES)

DECISION_FEATURES = (
    ("number of open cards", 1),
    ("cards laid down by kind", FACES),
    ("their identities, by kind", FACES),
    ("their sum", 1),
    ("looked-at cards that the observer knows, by kind", FACES),
    ("number of looked-at cards", 1),
    ("the technique in play", CARD),
    ("the card that the question is about, or that the observer hides under the Blindfold", CARD),
    ("what is decided", len(DECISIONS)),
    ("slot of the card that is being bought, or the market's discard pile", SLOTS + 1),
    ("what Flashy Shows add", 1),
    ("hand that is being discarded, to draw as many", 1),
    ("stack of which Acorn takes a card", 1),
    ("paid junk thrown away", 1),
    ("reference of the last card discarded in an inventory action", 1),
    ("value of the Accordion in question", 1),
)
(OPEN_CARDS, LAID_CARDS, LAID_AS, SUM, LOOKED, LOOKED_SIZE, IN_PLAY, ASKED, DECIDED, *DECISION_REST) = starts(
    DECISION_FEATURES
)
(BOUGHT, FLASHY, TO_DRAW, STACK_NUMBER, JUNK_THROWN, LAST_NAMED, ACCORDION_VALUE, DECISION_SIZE) = DECISION_REST

FEATURES = (
    *(
        (f"{whose}: {what}", size)
        for whose in ("observer", "first seat after", "second seat after", "third seat after")
        for what, size in SEAT_FEATURES
    ),
    *TABLE_FEATURES,
    *((f"open card {place + 1}: {what}", size) for place in range(SHOWN) for what, size in OPEN_FEATURES),
    *DECISION_FEATURES,
)
TABLE_START = SEATS * SEAT_SIZE
OPEN_START = TABLE_START + TABLE_SIZE
DECISION_START = OPEN_START + SHOWN * OPEN_SIZE
OBSERVATION_SIZE = DECISION_START + DECISION_SIZE


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    """Write the features for `seat`. A state and its concealed copy give the same features."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    observe_table(s, out)
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, seat, out, turn)
    observe_decision(s, seat, out)


def show_card(out: MutableSequence[float], at: int, kind: int) -> None:
    """Show a single card by its set and rank; NO_CARD is shown as zeros."""
    there = 1 if kind > 0 else 0
    out[at + SET_CELL[kind]] = there
    out[at + RANK_CELL[kind]] = there


def observe_table(s: State, out: MutableSequence[float]) -> None:
    pile = s.piles[MARKET]
    for kind in range(1, KINDS):
        out[TABLE_START + MARKET_COUNTED + kind - 1] = pile.counted[kind]
        out[TABLE_START + MARKET_BEFORE + kind - 1] = pile.before[kind]
        out[TABLE_START + LOOSE + kind - 1] = s.loose[kind]
        out[TABLE_START + UNKNOWN + kind - 1] = pile.deck[kind] + s.unknown[kind]
    for place in range(pile.discard_size):
        out[TABLE_START + MARKET_DISCARD + pile.discard[place] - 1] += 1
    for slot in range(SLOTS):
        show_card(out, TABLE_START + SLOT + slot * CARD, s.market[slot])
    if pile.discard_size > 0:
        show_card(out, TABLE_START + MARKET_TOP, pile.discard[pile.discard_size - 1])
    out[TABLE_START + MARKET_SIZE] = pile.deck_size
    out[TABLE_START + MARKET_DISCARDED] = pile.discard_size
    out[TABLE_START + JUNK_IN_PLAY] = s.junk
    for deck in range(DECKS):
        out[TABLE_START + DECKS_IN_GAME + deck] = s.decks >> deck & 1
    out[TABLE_START + PLAYERS + s.players - 2] = 1
    out[TABLE_START + OVER] = s.over


def observe_seat(s: State, other: int, seat: int, out: MutableSequence[float], turn: int) -> None:
    """Cards are counted at `kind - 1` from where a feature begins; hand cards that the observer does not know just
    before, and by kind among all such cards."""
    player, pile = s.seats[other], s.piles[other]
    at = max(turn, 0) * SEAT_SIZE  # so the compiler sees that no index is negative, and vectorises
    for place in range(player.hand_size):
        known = player.hand_known[place] >> seat & 1
        kind = player.hand[place]
        out[at + UNKNOWN_HAND + kind * known] += 1
        if known == 0 and kind > 0:
            out[TABLE_START + UNKNOWN + kind - 1] += 1
    for place in range(pile.discard_size):
        out[at + DISCARD + pile.discard[place] - 1] += 1
    for near in range(min(NEAR_TOP, pile.discard_size)):
        show_card(out, at + DISCARD_TOP + near * CARD, pile.discard[pile.discard_size - 1 - near])
    for cell in range(first_cell(player.stacks + 1)):
        kind = player.stall[cell]
        if kind > 0:
            out[at + STALL + kind - 1] += 1
    for cell in range(first_cell(player.stacks), first_cell(player.stacks + 1)):
        kind = player.stall[cell]
        if kind > 0:
            out[at + LAST_STACK + kind - 1] += 1
    for stack in range(player.stacks):
        out[at + STACKS_BUILT + stack] = 1
    deck = TABLE_START + (OWN_DECK if other == seat else UNKNOWN)
    for kind in range(1, KINDS):
        out[at + COUNTED + kind - 1] = pile.counted[kind]
        out[at + BEFORE + kind - 1] = pile.before[kind]
        out[deck + kind - 1] += pile.deck[kind]
    for place in range(pile.top_size):
        known = pile.top_known[place] >> seat & 1
        kind = pile.top[place]
        near = pile.top_size - 1 - place
        if known and near < NEAR_TOP:
            show_card(out, at + DECK_TOP + near * CARD, kind)
        elif known == 0 and kind > 0:
            out[TABLE_START + UNKNOWN + kind - 1] += 1
    out[at + HAND_SIZE] = player.hand_size
    out[at + DECK_SIZE] = pile.deck_size + pile.top_size
    out[at + DISCARD_SIZE] = pile.discard_size
    out[at + ACTIVE] = 1 if other == s.active else 0
    out[at + TARGET] = 1 if other == s.target and s.in_play_as > 0 else 0
    out[at + ELIGIBLE] = s.eligible >> other & 1
    out[at + VICTIM] = s.victims >> other & 1


def observe_decision(s: State, seat: int, out: MutableSequence[float]) -> None:
    asked = card_in_question(s, seat)
    for place in range(min(SHOWN, s.open_size)):
        at = OPEN_START + place * OPEN_SIZE
        show_card(out, at + OPEN_KIND, s.open[place])
        show_card(out, at + OPEN_AS, s.open_as[place])
        out[at + OPEN_VALUE] = s.open_base[place] + s.flashy
        out[at + OPEN_ROLLED] = 1 if s.open_marks[place] & ROLLED else 0
        out[at + OPEN_USED] = 1 if s.open_marks[place] & THREW else 0
        out[at + OPEN_LAID] = 1 if s.open_marks[place] & LAID else 0
        out[at + OPEN_ASKED] = 1 if asked == JUNK + 1 + place else 0
    for place in range(s.laid_size):
        if is_thrown(s, place):
            out[DECISION_START + JUNK_THROWN] += 1
        else:
            out[DECISION_START + LAID_CARDS + s.laid[place] - 1] += 1
            out[DECISION_START + LAID_AS + s.laid_as[place] - 1] += 1
            out[DECISION_START + SUM] += s.laid_value[place]
    for place in range(s.looked_size):
        kind = s.looked[place]
        if s.looked_known[place] >> seat & 1:
            out[DECISION_START + LOOKED + kind - 1] += 1
        elif kind > 0:
            out[TABLE_START + (OWN_DECK if is_of_deck(s, place, seat) else UNKNOWN) + kind - 1] += 1
    show_card(out, DECISION_START + IN_PLAY, s.in_play_as)
    show_card(out, DECISION_START + ASKED, kind_of(s, asked))
    step, use = current_step(s), waiting_step(s)
    if s.depth > 0:
        out[DECISION_START + DECIDED + DECISION[use if DECISION[step] < 0 else step]] = 1
    if use == Step.USE_TO_PAY or use == Step.LAY_TO_PAY:
        out[DECISION_START + BOUGHT + s.bought] = 1
    if step == Step.WORTH:
        out[DECISION_START + ACCORDION_VALUE] = base_as(s, s.binding, s.binding_as) + s.flashy
    out[DECISION_START + OPEN_CARDS] = s.open_size
    out[DECISION_START + LOOKED_SIZE] = s.looked_size
    out[DECISION_START + FLASHY] = s.flashy
    out[DECISION_START + TO_DRAW] = s.cards_to_draw
    out[DECISION_START + STACK_NUMBER] = s.stack_number
    out[DECISION_START + LAST_NAMED] = s.last_named


def card_in_question(s: State, seat: int) -> int:
    """The reference of the card that the observer hides under the Blindfold, or of the one that the question is
    about."""
    if seat == s.active and s.hidden > 0:
        return s.hidden
    return 0 if hides_binding(s) and seat != s.active else s.binding
