"""Conformance of a plugin with the contract of a game: what it declares, the signatures of its functions, and its first
position as people see it.

It is checked before the game is offered, so that a plugin that cannot be used fails here, with one line that names the
reason, and not at a table. The check takes a few milliseconds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import signature
from typing import Any

import msgspec

from emporion.kernel import reference
from emporion.kernel.chance import PURPOSES, key_from_seed
from emporion.kernel.contract import (
    CONTRACT,
    HEURISTIC_FUNCTIONS,
    RULES,
    STEP_FUNCTIONS,
    UNNAMED,
    Game,
    GameText,
    Heuristics,
)
from emporion.kernel.errors import printable
from emporion.kernel.layout import clone, fields_of
from emporion.kernel.notation import Notation
from emporion.kernel.options import describe_options
from emporion.kernel.seats import NOBODY, SEATS
from emporion.kernel.trace import EventSchema
from emporion.kernel.view import GameDescription, GameView

TYPES: dict[str, type[Any]] = {
    "title": str,
    "version": int,
    "players": range,
    "notation": Notation,
    "events": EventSchema,
    "score_parts": int,
    "text": GameText,
    "heuristics": Heuristics,
}
STATE_FIELDS = ("players", "options", "chance", "turn", "reveals", "seats")
FEWEST_PLAYERS = 2
LONGEST_REASON = 200  # characters
SEED = 1


class BadPlugin(Exception):
    """A plugin that cannot be used; the message says why."""


@contextmanager
def running(what: str = "") -> Iterator[None]:
    """Run code of a plugin, which may fail in any way; a failure becomes BadPlugin."""
    try:
        yield
    except BadPlugin:
        raise
    except (Exception, SystemExit) as problem:
        reason = f"{type(problem).__name__}: {printable(str(problem), LONGEST_REASON)}"
        raise BadPlugin(f"{what} fails: {reason}" if what else reason) from problem


def check_game(game: Any, name: str) -> None:
    """Check a game against the contract; raises BadPlugin with the first violation."""
    if not isinstance(game, Game):
        raise BadPlugin(f"GAME is {type(game).__name__!r}, not a Game")
    if game.contract == UNNAMED:
        raise BadPlugin(f"it does not name the contract that it is written for; this version has contract={CONTRACT}")
    if game.contract != CONTRACT:
        raise BadPlugin(f"it is written for contract {game.contract}, and this version has contract {CONTRACT}")
    if game.name != name:
        raise BadPlugin(f"the game calls itself {game.name!r}")
    with running("checking what it declares"):
        check_declaration(game)
        check_state(game)
        check_functions(game)
    check_description(game)
    check_first_position(game)


def check_declaration(game: Game) -> None:
    for field, expected in TYPES.items():
        check_type(f"its {field}", getattr(game, field), expected)
    if not game.players or not FEWEST_PLAYERS <= min(game.players) <= max(game.players) <= SEATS:
        raise BadPlugin(f"a game is for {FEWEST_PLAYERS} to {SEATS} players, not {game.players}")
    if game.score_parts < 1:
        raise BadPlugin(f"a point has at least 1 part, not {game.score_parts}")
    if len(game.purposes) > PURPOSES:
        raise BadPlugin(f"chance has at most {PURPOSES} purposes, not {len(game.purposes)}")


def check_type(what: str, value: Any, expected: type[Any]) -> None:
    if not isinstance(value, expected):
        raise BadPlugin(f"{what} is {type(value).__name__!r}, not {expected.__name__!r}")


def check_state(game: Game) -> None:
    declared = {field.name: field for field in fields_of(game.state)}
    for name in STATE_FIELDS:
        if name not in declared:
            raise BadPlugin(f"its state has no field {name!r}")
    if declared["options"].inner is None:
        raise BadPlugin("the field 'options' of its state is not a struct")
    if declared["seats"].inner is None or declared["seats"].count < max(game.players):
        raise BadPlugin(f"the field 'seats' of its state is not a row of {max(game.players)} structs")
    try:
        _ = game.package
    except KeyError:
        raise BadPlugin("its state, rules and knowledge are not in one package") from None


def check_functions(game: Game) -> None:
    """Every function takes the arguments with which it is called."""
    for stub in RULES:
        found = getattr(game.rules, stub.__name__, None) or getattr(game.knowledge, stub.__name__, None)
        check_signature(stub.__name__, found, stub)
    for heuristic in HEURISTIC_FUNCTIONS:
        check_signature(heuristic.__name__, getattr(game.heuristics, heuristic.__name__), heuristic)
    if game.steps:
        for step_function in STEP_FUNCTIONS:
            check_signature(step_function.__name__, getattr(game.steps, step_function.__name__), step_function)
    check_signature("view", game.view, lambda s, seat, remembered: None)
    check_signature("describe", game.describe, lambda options: None)


def check_signature(name: str, found: Any, expected: Callable[..., Any]) -> None:
    if not callable(found):
        raise BadPlugin(f"the function {name!r} is missing in its rules")
    wanted = tuple(signature(expected).parameters)
    try:
        signature(found).bind(*wanted)
    except TypeError:
        given = tuple(signature(found).parameters)
        raise BadPlugin(f"the function {name!r} takes ({', '.join(given)}), not ({', '.join(wanted)})") from None


def check_description(game: Game) -> None:
    """The options and the description can be sent to the browser."""
    with running("describing its options"):
        msgspec.json.encode(describe_options(type(game.state().options)))
    with running("its function 'describe'"):
        described = game.description({})
        check_type("what 'describe' returns", described, GameDescription)
        msgspec.json.encode(described)
        _ = game.view_structs


def check_first_position(game: Game) -> None:
    """A game can be started, moves are legal in it, and its view can be sent to the browser."""
    with running("its function 'setup'"):
        state, _ = reference.start(game, min(game.players), {}, key_from_seed(SEED))
    with running("its function 'legal'"):
        if not set(reference.legal(game, state)) <= set(range(game.actions)):
            raise BadPlugin("its function 'legal' names actions that the notation does not have")
    with running("its function 'view'"):
        seen = reference.view(game, state, 0)
        check_type("what 'view' returns", seen, GameView)
        msgspec.json.encode(seen)
    with running("its function 'conceal'"):
        common = clone(state)
        for seat in range(state.players):
            reference.functions(game)["conceal"](common, seat)
        if reference.spectator_view(game, state) != game.view(common, NOBODY, False):
            raise BadPlugin("its function 'conceal' for NOBODY does not leave exactly what all seats know")
