"""Leduc hold'em with the rules and parameters of OpenSpiel's `leduc_poker`, for two to four players.

There are two suits, and one rank more than players. All players ante one chip and get one card. After a round of
betting a public card is turned, and a second round follows. A pair with the public card wins, then the higher cards.
A card's number is its rank * 2 + its suit. Scores are in half chips, because two players may share the pot.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from enum import IntEnum
from typing import Annotated

from emporion.kernel.bits import bit_count
from emporion.kernel.chance import Chance, pick_bit
from emporion.kernel.codec import SEAT, CardSet, Flag, Names, Number, Row
from emporion.kernel.layout import Cell, Many, struct
from emporion.kernel.options import Option
from emporion.kernel.position import Derived, Purpose
from emporion.kernel.ranking import rank_scores
from emporion.kernel.seats import NOBODY, SEATS
from emporion.kernel.trace import EventSchema, EventShape, trace
from emporion.kernel.workspace import NoWorkspace

SUITS = 2
RANK_NAMES = "JQKAB"  # as many as four players need
CARD_NAMES = tuple(rank + suit for rank in RANK_NAMES for suit in "hs")
UNKNOWN = -1  # a card that is not dealt yet or concealed
ROUNDS, MOST_RAISES = 2, 2
FIRST_RAISE = 2  # chips; twice as many in the second round
LONGEST_ROUND = 3 * SEATS - 2  # bets: every player calls, and is raised twice
HALVES = 2

FOLD, CALL, RAISE = range(3)
ACTIONS = ("fold", "call", "raise")
CARD_LUCK = 0
PURPOSES = (Purpose("cards", CARD_NAMES),)


class Event(IntEnum):
    CARD = 0
    PUBLIC = 1
    FOLD = 2
    CALL = 3
    RAISE = 4


CARD = Names(CARD_NAMES, optional=True)
EVENTS = EventSchema(
    Event,
    {
        Event.CARD: EventShape({"seat": SEAT, "card": CARD}, secret="card"),
        Event.PUBLIC: EventShape({"card": CARD}),
        Event.FOLD: EventShape({"seat": SEAT}),
        Event.CALL: EventShape({"seat": SEAT, "chips": Number()}),
        Event.RAISE: EventShape({"seat": SEAT, "chips": Number()}),
    },
)

Small = Annotated[int, Cell("i1")]
Bet = Names(ACTIONS, first=1, optional=True)


@struct
class Options:
    action_mapping: Annotated[Small, Option(Flag(), False, "impossible folds and raises are accepted, as calls")]
    suit_isomorphism: Annotated[Small, Option(Flag(), False, "suits are not told apart in observations")]
    starting_player: Annotated[Small, Option(Number(0, SEATS - 1), 0, "the seat that begins both rounds, from 0")]


@struct
class Seat:
    card: Annotated[Small, CARD, "the private card"]
    chips: Annotated[Small, Number(0, 99), "chips paid into the pot"]
    folded: Annotated[Small, Number(0, 1), "1 once the player has folded"]


@struct
class State:
    chance: Chance
    options: Options
    seats: Annotated[list[Seat], Many(SEATS), "the players, P1 first"]
    deck: Annotated[int, Cell("i2"), CardSet(CARD_NAMES), "cards that are not dealt"]
    deck_size: Annotated[Small, Derived()]
    turn: Annotated[int, Cell("i2"), Number(), "decisions so far, plus one"]
    reveals: Annotated[Small, Number(0, 99), "cards dealt so far"]
    players: Annotated[Small, Number(2, SEATS)]
    public: Annotated[Small, CARD, "the public card"]
    actor: Annotated[Small, SEAT, "the seat to act"]
    over: Annotated[Small, Number(0, 1), "1 after the last bet"]
    round: Annotated[Small, Number(0, ROUNDS - 1), "the round of betting, from 0"]
    stakes: Annotated[Small, Number(0, 99), "chips that a player must have paid to stay in"]
    calls: Annotated[Small, Number(0, SEATS), "calls since the last raise"]
    raises: Annotated[Small, Number(0, MOST_RAISES), "raises in this round"]
    bets: Annotated[list[int], Cell("i1", ROUNDS * LONGEST_ROUND), Row(ROUNDS * LONGEST_ROUND, Bet), "bets by round"]
    bets_made: Annotated[Small, Number(0, LONGEST_ROUND), "bets in this round"]


def complete(s: State, given: frozenset[str]) -> None:
    """The derived fields of a position. A deck that is not given holds all other cards."""
    if "deck" not in given:
        s.deck = (1 << SUITS * (s.players + 1)) - 1
        for seat in range(s.players):
            s.deck &= ~(1 << s.seats[seat].card)
        if s.public != UNKNOWN:
            s.deck &= ~(1 << s.public)
    s.deck_size = bit_count(s.deck)


def setup(s: State) -> None:
    s.deck_size = SUITS * (s.players + 1)
    s.deck, s.stakes, s.turn, s.public = (1 << s.deck_size) - 1, 1, 1, UNKNOWN
    for seat in range(s.players):
        s.seats[seat].chips = 1
        s.seats[seat].card = draw(s)
        trace(Event.CARD, seat, s.seats[seat].card, 1 << seat)
    s.actor = s.options.starting_player % s.players


def draw(s: State) -> int:
    card = pick_bit(s.chance, CARD_LUCK, s.deck, s.deck_size)
    s.deck &= ~(1 << card)
    s.deck_size -= 1
    s.reveals += 1
    return card


def actor(s: State) -> int:
    return NOBODY if s.over else s.actor


def legal(s: State, workspace: NoWorkspace, out: MutableSequence[int]) -> int:
    """Folding is possible only when there is something to pay."""
    n = 0
    if s.options.action_mapping or s.stakes > s.seats[s.actor].chips:
        out[n] = FOLD
        n += 1
    out[n] = CALL
    n += 1
    if s.options.action_mapping or s.raises < MOST_RAISES:
        out[n] = RAISE
        n += 1
    return n


def apply(s: State, action: int) -> None:
    me = s.seats[s.actor]
    if (action == FOLD and s.stakes <= me.chips) or (action == RAISE and s.raises == MOST_RAISES):
        action = CALL
    s.bets[s.round * LONGEST_ROUND + s.bets_made] = action + 1
    s.bets_made += 1
    if action == FOLD:
        me.folded = 1
        trace(Event.FOLD, s.actor)
    elif action == CALL:
        me.chips = s.stakes
        s.calls += 1
        trace(Event.CALL, s.actor, me.chips)
    else:
        s.stakes += FIRST_RAISE * (s.round + 1)
        me.chips = s.stakes
        s.calls = 0
        s.raises += 1
        trace(Event.RAISE, s.actor, me.chips)
    s.turn += 1
    next_bet(s)


def next_bet(s: State) -> None:
    """The next seat, the public card, or the end."""
    bets_needed = players_in(s) - (s.raises > 0)
    if players_in(s) == 1 or (s.calls == bets_needed and s.round == ROUNDS - 1):
        s.over = 1
    elif s.calls == bets_needed:
        s.round, s.calls, s.raises, s.bets_made = 1, 0, 0, 0
        s.public = draw(s)
        trace(Event.PUBLIC, s.public)
        s.actor = next_in(s, s.options.starting_player % s.players)
    else:
        s.actor = next_in(s, (s.actor + 1) % s.players)


def pot(s: State) -> int:
    chips = 0
    for seat in range(s.players):
        chips += s.seats[seat].chips
    return chips


def players_in(s: State) -> int:
    count = 0
    for seat in range(s.players):
        count += s.seats[seat].folded == 0
    return count


def next_in(s: State, seat: int) -> int:
    """The first player from this seat on who has not folded."""
    while s.seats[seat].folded:
        seat = (seat + 1) % s.players
    return seat


def strength(s: State, seat: int) -> int:
    """Higher wins; -1 after folding. Without a public card all are equal, because only one player is left."""
    if s.seats[seat].folded:
        return -1
    if s.public == UNKNOWN:
        return 0
    own, public, ranks = s.seats[seat].card // SUITS, s.public // SUITS, len(RANK_NAMES)
    if own == public:
        return ranks * ranks + own
    return max(own, public) * ranks + min(own, public)


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Half chips won or lost. While the game runs: what is in the pot is lost."""
    best, winners = 0, 0
    for seat in range(s.players):
        best = max(best, strength(s, seat))
    for seat in range(s.players):
        winners += strength(s, seat) == best
    for seat in range(s.players):
        scores[seat] = -HALVES * s.seats[seat].chips
        if s.over and strength(s, seat) == best:
            scores[seat] += HALVES * pot(s) // winners
    rank_scores(scores, ranks, s.players)
    return 0 if s.over else -1
