"""What recorded games have to show, and what they do show: endings, numbers of players, values of options, events with
the cards, colours and seats that they name, and moves. Each of these is a line of text, so that a missing one can be
read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from emporion.games.carthage.rules.cards import FIVES, KIND_NAMES, THREES
from emporion.games.dale.notation.action_notation import BY_REFERENCE, REFERENCES
from emporion.games.dale.rules.cards import CODES, TABLE, Type
from emporion.games.discovery.rules.cards import CONTRACT_NAMES
from emporion.kernel import reference
from emporion.kernel.codec import Codec, Flag, Json, Names, Number, Several, Subset
from emporion.kernel.contract import Game
from emporion.kernel.layout import fields_of
from emporion.kernel.options import Option, option_fields
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent
from emporion.match import Record
from emporion.match.record import key_of
from tests.corpus.trail import decisions_of

NOTHING, ITS_OWN = "nothing", "something of its own"

COPIERS = {row.code for row in TABLE if row.type == Type.COPIER}
PLAYABLE = COPIERS | {row.code for row in TABLE if row.type == Type.TECHNIQUE}
ROLLED = COPIERS | {"oce1"}
REVEALING = COPIERS | {"pan4"}
CROWDED = [name for name in REFERENCES[len(CODES) :] if name != "open1"]
"""Places of cards that something happened to in one turn: seldom two of them, never twenty."""
SUFFERING = (
    "dealt", "drops", "fetches", "gives", "grabs", "hides", "keeps", "looks", "loses", "new_value", "puts_back",
    "shows", "slips", "steals", "takes", "takes_from_stall", "uncovers",
)  # fmt: skip
"""Events that happen to a card because of another one: whichever it was, the one that did it was played."""


def only(verb: str, cards: set[str]) -> set[str]:
    """What cannot be because a verb goes with these cards of Dale alone."""
    return {f"{verb} {code}" for code in CODES if code not in cards}


EXEMPT: dict[str, set[str]] = {
    "carthage": {
        *(f"event protects card {five}" for five in KIND_NAMES[FIVES:THREES]),  # they have no icons
        *(f"event left_over card {five}" for five in KIND_NAMES[FIVES:THREES]),  # with one, every card makes a point
    },
    "dale": {
        *(f"event {event} card junk" for event in ("market_card", "market_slides", "buys")),
        *only("event plays card", PLAYABLE),
        *only("event copies card", COPIERS),
        *only("event rolls card", ROLLED | {"oce5a"}),
        *only("event uses card", REVEALING),
        *(f"event {event} card {code}" for event in SUFFERING for code in CODES),
        *only("move play", PLAYABLE),
        *only("move roll", ROLLED),
        *only("move reveal", REVEALING),
        *(f"move {verb} {place}" for verb in BY_REFERENCE for place in CROWDED),
        "move as cha5b",  # only as the last card of a hand: one game in thousands; tests/dale/test_copier_scenarios.py
        "move stack 8",  # its builder has won
        "event no_junk",  # 117 junk cards in play: bots never come near; tests/dale/test_turn.py begins there
        *(f"event no_junk seat {seat}" for seat in SEAT_NAMES),
    },
    "discovery": {
        "event mission mission none",  # everybody has one
        *(f"event gives_up contract {name}" for name in CONTRACT_NAMES),  # random bots do, and seldom; any will do
    },
}
"""What no game can show, or too few to look for them, and why."""


def wanted(game: Game) -> set[str]:
    """All that the recorded games of a game have to show."""
    lines = {f"ending {ending}" for ending in game.endings} | {f"players {players}" for players in game.players}
    lines |= {f"move {game.format_action(action)}" for action in range(game.actions)}
    for name, option in options_of(game).items():
        lines |= {f"option {name} = {value}" for value in values_of(option)}
    for event in game.events.events:
        lines.add(f"event {event.name.lower()}")
        for argument, codec in game.events.shapes[event].arguments.items():
            lines |= {f"event {event.name.lower()} {argument} {value}" for value in names_in(argument, codec)}
    return lines - EXEMPT.get(game.name, set())


def options_of(game: Game) -> Mapping[str, Option]:
    options = next(field.inner for field in fields_of(game.state) if field.name == "options")
    assert options is not None
    return {name: option for name, (_, option) in option_fields(options).items()}


def values_of(option: Option) -> list[Json]:
    """Every value of an option; of a range its ends, and the default between them."""
    match option.codec:
        case Names(names=names):
            return list(names)
        case Flag():
            return [False, True]
        case Number(low=low, high=high):
            return [low, option.default, high]
        case Subset(high=high):
            return [NOTHING, *range(high + 1)]
        case Several(names=names, none=none):
            return [none, *names]
    return [option.default, ITS_OWN]


def names_in(argument: str, codec: Codec) -> list[Json]:
    """What an argument of an event can name. What a card is used `as` is left to the moves, which name it too."""
    match codec:
        case Names(names=names) if argument != "as":
            return list(names)
        case Flag():
            return [False, True]
    return []


def shown(game: Game, record: Record) -> set[str]:
    """What a recorded game shows."""
    made = {action for _, action in decisions_of(game, record)}
    lines = {f"move {game.format_action(action)}" for action in made} | {f"players {len(record.seats)}"}
    if record.result is not None:
        lines.add(f"ending {record.result.ending}")
    for name, option in options_of(game).items():
        lines |= {f"option {name} = {value}" for value in parts_of(record.options.get(name, option.default))}
    return lines.union(*(lines_about(game, event) for event in set(heard(game, record))))


def parts_of(value: Json) -> list[Json]:
    """The value of an option, or what is in it."""
    if isinstance(value, dict):
        return [ITS_OWN]
    return value or [NOTHING] if isinstance(value, list) else [value]


@cache
def lines_about(game: Game, event: RawEvent) -> frozenset[str]:
    """What an event shows. Many games have the same ones."""
    told = game.events.describe(event)
    name = told.pop("event")
    return frozenset({f"event {name}", *(f"event {name} {argument} {value}" for argument, value in told.items())})


def heard(game: Game, record: Record) -> Iterator[RawEvent]:
    """All events of a recorded game."""
    state, events = reference.start(game, len(record.seats), dict(record.options), key_of(record))
    yield from events
    for _, action in decisions_of(game, record):
        yield from reference.play(game, state, action)
