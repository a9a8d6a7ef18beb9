"""Invariants of states and events in random games with every choice of decks (2.2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.notation.position import cards_by_kind
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import FRAMES, LAST_QUESTION, current_step
from emporion.games.dale.rules.cards import (
    ACCORDION,
    BOLD_HAGGLER,
    CODES,
    COPIERS,
    COPIES,
    DECK,
    EMPTY_CHEST,
    FLASHY_SHOW,
    JUNK,
    MARKET_DISCOVERY,
    NOSTALGIC_ITEM,
    STASHING_VENDOR,
    STOCK_CLEARANCE,
    VALUE,
    Deck,
)
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import cards_in_hand
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.state import HAND, ROLLED, SETTLED, STACKS, THREW, State, first_cell
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.layout import out_of_range
from emporion.kernel.trace import RawEvent
from tests.dale.positions import DECK_CHOICES

every_choice_of_decks = pytest.mark.parametrize(("players", "decks"), DECK_CHOICES)

COMES_INTO_THE_HAND = {  # the event, and the index of its card argument
    Event.DRAWS: 3,
    Event.BUYS: 2,
    Event.KEEPS: 2,
    Event.TAKES: 2,
    Event.FETCHES: 2,
    Event.STEALS: 3,
    Event.GRABS: 3,
    Event.DEALT: 2,
    Event.TAKES_FROM_STALL: 4,
}


@dataclass
class Chronicle:
    """What the events so far imply, tracked independently of the state."""

    junk: int
    stacks: list[int]
    laid: list[RawEvent] = field(default_factory=list)
    """Cards of the stack being built."""
    flashy: int = 0
    price: int = 0
    paid: list[RawEvent] = field(default_factory=list)
    abilities: Counter[str] = field(default_factory=Counter)
    """How often each was used this turn, and the maximum."""


@pytest.mark.slow
@every_choice_of_decks
def test_properties_of_random_games(players: int, decks: tuple[str, ...]) -> None:
    play_and_check(players, decks, Random(f"{players} {decks}"), 250)


@pytest.mark.soak
@every_choice_of_decks
@pytest.mark.parametrize("seed", range(10))
def test_properties_of_long_random_games(players: int, decks: tuple[str, ...], seed: int) -> None:
    play_and_check(players, decks, Random(f"{seed} {players} {decks}"), 20_000)


def play_and_check(players: int, decks: tuple[str, ...], luck: Random, decisions: int) -> None:
    """Play at random; half of the time prefer actions that advance the game."""
    options = {"decks": list(decks), "always_ask_order": luck.random() < 0.2}
    state, events = reference.start(GAME, players, options, key_from_seed(luck.getrandbits(64)))
    told = Chronicle(junk=players * (10 - len(decks)), stacks=[0] * players)
    begin_turn(told, state)
    check_events(told, state, events)
    for number in range(decisions):
        legal = reference.legal(GAME, state)
        if state.over:
            break
        check_legal(state, legal)
        lively = [each for each in legal if each == actions.BUILD or actions.PLAY < each <= actions.CARD]
        action = luck.choice(lively if lively and luck.random() < 0.5 else legal)
        if actions.ROLL < action <= actions.REVEAL:
            told.abilities["rolled"] += 1
        elif actions.REVEAL < action <= actions.CARD:
            told.abilities["thrown"] += 1
        check_events(told, state, reference.apply(GAME, state, action))
        check_table(told, state, whole=number % 5 == 0 or bool(state.over))
    if state.over:
        check_end(state)


def check_legal(s: State, legal: list[int]) -> None:
    assert 1 <= len(legal) <= GAME.longest_legal
    assert legal == sorted(set(legal))
    assert 0 <= legal[0] <= legal[-1] < GAME.actions
    for place in range(s.open_size):
        marks = s.open_marks[place]
        if marks & ROLLED:
            assert actions.ROLL + JUNK + 1 + place not in legal
        if marks & THREW and marks & SETTLED:
            assert actions.REVEAL + JUNK + 1 + place not in legal


def check_table(told: Chronicle, s: State, whole: bool) -> None:
    """Invariants of every state."""
    lying = cards_by_kind(s)
    for kind in range(1, JUNK):
        assert lying[kind] + s.box[kind] == (COPIES[kind] if s.decks >> DECK[kind] & 1 else 0), CODES[kind - 1]
    assert lying[JUNK] == s.junk == told.junk
    assert s.box[JUNK] == 0
    assert [seat.stacks for seat in s.seats[: s.players]] == told.stacks
    for number, seat in enumerate(s.seats[: s.players]):
        assert cards_in_hand(s, number) <= HAND
        assert seat.hand[: seat.hand_size] == sorted(seat.hand[: seat.hand_size])
        assert all(known >> number & 1 for known in seat.hand_known[: seat.hand_size])
    assert s.depth <= FRAMES
    assert s.over or 0 < current_step(s) <= LAST_QUESTION
    assert told.abilities["rolled"] <= told.abilities["rolls"]
    assert told.abilities["thrown"] <= told.abilities["throws"]
    if whole:
        assert out_of_range(s) == []


def check_end(s: State) -> None:
    """The winner is the only one with eight stacks (2.8)."""
    scores, ranks, ending = reference.result(GAME, s)
    assert (scores.count(STACKS), ranks.count(1), ending) == (1, 1, 0)
    assert s.seats[ranks.index(1)].stacks == STACKS == scores[s.active]
    assert (s.depth, reference.actor(GAME, s), reference.legal(GAME, s)) == (0, -1, [])


def check_events(told: Chronicle, s: State, events: list[RawEvent]) -> None:
    """Follow the events, and check completed stacks and payments."""
    for event in events:
        check_description(s, event)
        kind = event[0]
        if kind == Event.JUNK_DEALT:
            told.junk += 1
        elif kind == Event.THROWS_AWAY:
            told.junk -= event[2] == JUNK
        elif kind == Event.LAYS:
            told.laid.append(event)
        elif kind == Event.STACK:
            check_stack(told, s, *event[1:])
        elif kind == Event.PAYS:
            told.paid.append(event)
        elif kind == Event.PLAYS:
            told.flashy += event[3] == FLASHY_SHOW
        elif kind == Event.TURN:
            begin_turn(told, s)
        if kind != Event.PAYS and told.paid:
            check_payment(told, s)
        if kind == Event.BUYS:
            told.price = event[4]
        if kind in COMES_INTO_THE_HAND and event[1] == s.active:
            may_use(told, event[COMES_INTO_THE_HAND[Event(kind)]])
    if told.paid:
        check_payment(told, s)


def check_description(s: State, event: RawEvent) -> None:
    """Every viewer gets every event, with only secret values hidden."""
    secret = GAME.events.shapes[event[0]].secret
    for viewer in (None, *range(s.players)):
        facts: dict[str, Any] = GAME.events.describe(event, viewer)
        hidden = secret and viewer is not None and not event[-1] >> viewer & 1
        assert [name for name, value in facts.items() if value is None] == ([secret] if hidden else [])


def begin_turn(told: Chronicle, s: State) -> None:
    """Flashy Shows end, and abilities are reset: each card in the hand may be used once."""
    told.flashy = 0
    told.abilities.clear()
    for place in range(s.seats[s.active].hand_size):
        may_use(told, s.seats[s.active].hand[place])


def may_use(told: Chronicle, kind: int) -> None:
    """A card joins the hand: a Bold Haggler, a Market Discovery, or a copier, which may be one of them and, before
    that, a Good Old Times (3.3)."""
    copier = COPIERS >> kind & 1
    told.abilities["rolls"] += kind == BOLD_HAGGLER or copier
    told.abilities["throws"] += kind == MARKET_DISCOVERY or 2 * copier


def check_stack(told: Chronicle, s: State, seat: int, number: int) -> None:
    """The stack's values add up to its number, and its cards may be combined (2.10 canBuild)."""
    told.stacks[seat] += 1
    assert number == told.stacks[seat]
    assert sum(value for _, _, _, _, value, _ in told.laid) == number
    texts = Counter(text for _, _, _, text, _, _ in told.laid)
    mine = [text for _, _, _, text, _, fetched in told.laid if not fetched]
    assert len(told.laid) - len(mine) <= (texts[NOSTALGIC_ITEM] if NOSTALGIC_ITEM in mine else 0)
    assert JUNK not in mine or texts[STASHING_VENDOR]
    assert len({DECK[text] for text in mine} - {DECK[JUNK]}) <= 1 or texts[EMPTY_CHEST]
    cards = [card for _, _, card, _, _, _ in told.laid]
    assert [kind for kind in s.seats[seat].stall[first_cell(number) : first_cell(number + 1)] if kind] == cards
    for _, layer, card, text, value, _ in told.laid:
        assert layer == seat
        assert text == card or COPIERS >> card & 1
        if not in_game(s, Deck.OCELOTS):
            check_value(told, text, value, 1 if text == ACCORDION else 0)
    told.laid.clear()


def check_payment(told: Chronicle, s: State) -> None:
    """Enough is paid and no card is superfluous (2.4 a)."""
    values = [value for _, _, _, _, value in told.paid]
    too_much = sum(values) - told.price
    assert too_much >= 0
    assert too_much < min(values) or any(text == STOCK_CLEARANCE for _, _, _, text, _ in told.paid)
    for _, _, card, text, value in told.paid:
        assert text == card or COPIERS >> card & 1
        if not in_game(s, Deck.OCELOTS):
            check_value(told, text, value, 0)
    told.paid.clear()


def check_value(told: Chronicle, text: int, value: int, reach: int) -> None:
    """Without Bold Hagglers and Blindfolds a card is worth its printed value plus Flashy Shows."""
    assert -reach <= value - VALUE[text] - told.flashy <= reach
