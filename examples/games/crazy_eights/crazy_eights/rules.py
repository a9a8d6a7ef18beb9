"""Crazy Eights with the rules and parameters of OpenSpiel's `crazy_eights`, for two to four players.

A turn: play a card of the suit or rank to match, or an eight and name a suit; or draw, at most `max_draw_cards` times,
then play or pass. The game ends with an empty hand, after `max_turns` cards played, or when all pass without a deck.
Cards left in hand count against their owner. Sets of cards are bits; a card's number is its rank * 4 + its suit.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from enum import IntEnum
from typing import Annotated

from emporion.kernel.bits import bit_count, lowest_bit
from emporion.kernel.chance import Chance, pick, pick_bit
from emporion.kernel.codec import SEAT, CardSet, Flag, Names, Number, names_of
from emporion.kernel.layout import Cell, Many, struct
from emporion.kernel.options import Option
from emporion.kernel.position import Derived, Purpose
from emporion.kernel.ranking import rank_scores
from emporion.kernel.seats import NOBODY, SEAT_NAMES, SEATS
from emporion.kernel.trace import EventSchema, EventShape, trace
from emporion.kernel.workspace import NoWorkspace

SUITS = 4
CARDS = 52
CARD_NAMES = tuple(suit + rank for rank in "23456789TJQKA" for suit in "CDHS")
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
WHOLE_DECK = (1 << CARDS) - 1
ONE_SUIT = 0x1111111111111  # all clubs; shifted, any other suit
TWO, EIGHT, JACK, QUEEN, ACE = 0, 6, 9, 10, 12  # ranks
TWOS, EIGHTS = 0xF << 4 * TWO, 0xF << 4 * EIGHT
HAND_SIZES = (0, 0, 7, 5, 5)  # by number of players
# Like OpenSpiel's, cards below jacks cost their number plus two, not their rank.
POINTS = tuple(50 if card // 4 == EIGHT else 10 if card // 4 >= JACK else card + 2 for card in range(CARDS))

DRAW, PASS, NOMINATE = CARDS, CARDS + 1, CARDS + 2  # action ids; the cards themselves come first
ACTIONS = NOMINATE + SUITS
CARD_LUCK, DEALER_LUCK = 0, 1
PURPOSES = (Purpose("cards", CARD_NAMES), Purpose("dealer", SEAT_NAMES))

Phase = IntEnum("Phase", "PLAY NOMINATE OVER", start=0)
Event = IntEnum("Event", "DEALER CARD START PLAY NOMINATE PASS RESHUFFLE", start=0)
CARD = Names(CARD_NAMES)
SUIT = Names(SUIT_NAMES)
EVENTS = EventSchema(
    Event,
    {
        Event.DEALER: EventShape({"seat": SEAT}),
        Event.CARD: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.START: EventShape({"card": CARD}),
        Event.PLAY: EventShape({"seat": SEAT, "card": CARD}),
        Event.NOMINATE: EventShape({"seat": SEAT, "suit": SUIT}),
        Event.PASS: EventShape({"seat": SEAT}),
        Event.RESHUFFLE: EventShape({"cards": Number()}),
    },
)

Small = Annotated[int, Cell("i1")]
HAND_CARDS = CardSet(CARD_NAMES)
Set = Annotated[int, Cell("i8"), HAND_CARDS]


@struct
class Options:
    max_draw_cards: Annotated[Small, Option(Number(1, 52), 5, "cards that may be drawn before passing")]
    max_turns: Annotated[int, Cell("i2"), Option(Number(1, 10_000), 100, "cards played until the game ends")]
    use_special_cards: Annotated[Small, Option(Flag(), False, "queens skip, aces reverse, twos make draw")]
    reshuffle: Annotated[Small, Option(Flag(), False, "shuffle the played cards into a new deck")]


@struct
class Seat:
    hand: Annotated[Set, "cards in hand"]
    hand_size: Annotated[Small, Derived()]


@struct
class State:
    chance: Chance
    options: Options
    seats: Annotated[list[Seat], Many(SEATS), "hands, P1 first"]
    deck: Annotated[Set, "the draw pile; its order is decided when cards are drawn"]
    deck_size: Annotated[Small, Derived()]
    turn: Annotated[int, Cell("i4"), Number(), "turns begun so far"]
    reveals: Annotated[int, Cell("i4"), Number(), "cards dealt and drawn so far"]
    plays: Annotated[int, Cell("i2"), Number(0, 10_000), "cards played so far"]
    players: Annotated[Small, Number(2, SEATS)]
    phase: Annotated[Small, names_of(Phase), "what the seat to act has to decide"]
    actor: Annotated[Small, SEAT, "the seat to act"]
    direction: Annotated[Small, Number(-1, 1), "1 upwards, -1 after an odd number of aces"]
    top: Annotated[Small, CARD, "the card to match"]
    suit: Annotated[Small, SUIT, "the suit to match"]
    drawn: Annotated[Small, Number(0, 52), "cards drawn since the last one played"]
    penalty: Annotated[Small, Number(0, 52), "cards that twos make the actor draw"]
    may_pass: Annotated[Small, Number(0, 1), "whether the actor may pass"]
    passes: Annotated[Small, Number(0, SEATS + 1), "passes in a row without a deck"]


def complete(s: State, given: frozenset[str]) -> None:
    """The derived fields of a position. A deck that is not given holds all other cards."""
    if "deck" not in given:
        s.deck = WHOLE_DECK & ~(1 << s.top)
    for seat in s.seats:
        s.deck &= ~seat.hand
        seat.hand_size = bit_count(seat.hand)
    s.deck_size = bit_count(s.deck)


def setup(s: State) -> None:
    """Choose the dealer, deal, and turn a card that is not an eight; it acts as if the dealer had played it."""
    s.deck, s.deck_size, s.direction, s.turn = WHOLE_DECK, CARDS, 1, 1
    s.actor = pick(s.chance, DEALER_LUCK, s.players)
    trace(Event.DEALER, s.actor)
    for card in range(s.players * HAND_SIZES[s.players]):
        draw(s, (s.actor + 1 + card) % s.players)
    s.top = EIGHT * SUITS
    while s.top // SUITS == EIGHT:
        s.top = pick_bit(s.chance, CARD_LUCK, s.deck, s.deck_size)
        trace(Event.START, s.top)
    s.suit = s.top % SUITS
    s.deck &= ~(1 << s.top)
    s.deck_size -= 1
    end_play(s, s.top // SUITS)


def draw(s: State, seat: int) -> None:
    """A card from the deck, which is renewed at once if it was the last one."""
    card = pick_bit(s.chance, CARD_LUCK, s.deck, s.deck_size)
    s.deck &= ~(1 << card)
    s.deck_size -= 1
    s.reveals += 1
    s.seats[seat].hand |= 1 << card
    s.seats[seat].hand_size += 1
    trace(Event.CARD, seat, card, 1 << seat)
    renew_deck(s)


def renew_deck(s: State) -> None:
    """Shuffle everything but the hands and the top card, by option."""
    if s.deck_size > 0 or not s.options.reshuffle:
        return
    s.deck, s.deck_size = WHOLE_DECK & ~(1 << s.top), CARDS - 1
    for seat in range(s.players):
        s.deck &= ~s.seats[seat].hand
        s.deck_size -= s.seats[seat].hand_size
    trace(Event.RESHUFFLE, s.deck_size)


def actor(s: State) -> int:
    return NOBODY if s.phase == Phase.OVER else s.actor


def legal(s: State, workspace: NoWorkspace, out: MutableSequence[int]) -> int:
    if s.phase == Phase.NOMINATE:
        for suit in range(SUITS):
            out[suit] = NOMINATE + suit
        return SUITS
    matching = ONE_SUIT << s.suit | 0xF << (s.top & ~3) | EIGHTS
    cards = s.seats[s.actor].hand & (TWOS if s.penalty > 0 else matching)
    n = 0
    while cards > 0:
        out[n] = lowest_bit(cards)
        cards &= cards - 1
        n += 1
    if s.penalty > 0 or (s.deck_size > 0 and s.drawn != s.options.max_draw_cards):
        out[n] = DRAW
        n += 1
    if s.may_pass or s.deck_size == 0:
        out[n] = PASS
        n += 1
    return n


def apply(s: State, action: int) -> None:
    s.passes = s.passes + 1 if action == PASS and s.deck_size == 0 else 0
    if action < CARDS:
        play(s, action)
    elif action == PASS:
        pass_turn(s)
    elif action >= NOMINATE:
        s.suit, s.phase = action - NOMINATE, Phase.PLAY
        trace(Event.NOMINATE, s.actor, s.suit)
        next_turn(s, 1)
    elif s.penalty > 0:
        draw_penalty(s)
    else:
        draw(s, s.actor)
        s.drawn = s.drawn + 1 if s.deck_size > 0 else s.options.max_draw_cards
        s.may_pass = int(s.drawn == s.options.max_draw_cards)


def pass_turn(s: State) -> None:
    """Passing without a deck once around, and once more, ends the game."""
    trace(Event.PASS, s.actor)
    if s.passes > s.players:
        s.phase = Phase.OVER
    if s.drawn == s.options.max_draw_cards:
        s.drawn = 0
    s.may_pass = int(s.may_pass and s.deck_size == 0)
    next_turn(s, 1)


def draw_penalty(s: State) -> None:
    """Draw what the twos demand; an empty deck ends the demand, and counts as a pass if it ends exactly there."""
    while s.penalty > 0:
        draw(s, s.actor)
        s.penalty -= 1
        if s.deck_size == 0:
            s.may_pass = 1
            s.passes += s.penalty == 0
            s.penalty = 0
    next_turn(s, 1)


def play(s: State, card: int) -> None:
    me = s.seats[s.actor]
    me.hand &= ~(1 << card)
    me.hand_size -= 1
    s.plays += 1
    s.may_pass, s.drawn = 0, 0
    s.top, s.suit = card, card % SUITS
    trace(Event.PLAY, s.actor, card)
    renew_deck(s)
    if card // SUITS == EIGHT:
        s.phase = Phase.NOMINATE
    else:
        end_play(s, card // SUITS)
    if me.hand_size == 0 or s.plays >= s.options.max_turns:
        s.phase = Phase.OVER


def end_play(s: State, rank: int) -> None:
    """The effect of special cards, and the next turn."""
    steps = 1
    if s.options.use_special_cards:
        if rank == QUEEN:
            steps = 2
        elif rank == ACE:
            s.direction = -s.direction
        elif rank == TWO and s.deck_size > 0:
            s.penalty += 2
    next_turn(s, steps)


def next_turn(s: State, steps: int) -> None:
    s.actor = (s.actor + steps * s.direction + 2 * s.players) % s.players
    s.turn += 1


def points(s: State, seat: int) -> int:
    """What the cards left in a hand count."""
    total = 0
    cards = s.seats[seat].hand
    while cards > 0:
        total += POINTS[lowest_bit(cards)]
        cards &= cards - 1
    return total


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    for seat in range(s.players):
        scores[seat] = -points(s, seat)
    rank_scores(scores, ranks, s.players)
    return 0 if s.phase == Phase.OVER else -1
