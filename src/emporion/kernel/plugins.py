"""Games of other packages, found by their entry point.

    [project.entry-points."emporion.games"]
    high_card = "high_card:GAME"

The entry point has the name of the game and leads to its `Game`, or to a module that has it as `GAME`. A plugin that
cannot be used is left out with a line that names it and the reason; it never stops a command or the server.
"""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, entry_points
from types import ModuleType
from typing import Any

from emporion.kernel.chance import PURPOSES
from emporion.kernel.contract import CONTRACT, RULES, Game
from emporion.kernel.errors import printable
from emporion.kernel.layout import fields_of
from emporion.kernel.seats import SEATS

GROUP = "emporion.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""Names are part of catalogue ids, addresses and file names."""
NAME_RULE = "a letter, then up to 29 letters, digits and underscores, all lowercase"
STATE_FIELDS = ("players", "options", "chance", "turn", "reveals", "seats")
FEWEST_PLAYERS = 2
LONGEST_REASON = 200  # characters


class BadPlugin(Exception):
    """A plugin that cannot be used; the message says why."""


def load_plugins(taken: frozenset[str]) -> tuple[dict[str, Game], list[str]]:
    """The installed plugins by name, and a line for each one that cannot be used. `taken` are names of other games."""
    games: dict[str, Game] = {}
    problems: list[str] = []
    found = {(each.name, each.value): each for each in entry_points(group=GROUP)}  # a package may be on the path twice
    for _, entry in sorted(found.items()):
        try:
            games[entry.name] = load_plugin(entry, taken | games.keys())
        except BadPlugin as problem:
            package = entry.dist.name if entry.dist else entry.module
            problems.append(f"game plugin {entry.name!r} of {package!r} is left out: {problem}")
    return games, problems


def load_plugin(entry: EntryPoint, taken: frozenset[str]) -> Game:
    """The game of an entry point; raises BadPlugin."""
    check_name(entry.name, taken)
    try:
        loaded = entry.load()
        game = loaded.GAME if isinstance(loaded, ModuleType) else loaded
        check_game(game, entry.name)
    except BadPlugin:
        raise
    except (Exception, SystemExit) as problem:  # a plugin's code may fail in any way
        raise BadPlugin(f"{type(problem).__name__}: {printable(str(problem), LONGEST_REASON)}") from problem
    found: Game = game
    return found


def check_name(name: str, taken: frozenset[str]) -> None:
    if not NAME.fullmatch(name):
        raise BadPlugin(f"a game's name is {NAME_RULE}")
    if name in taken:
        raise BadPlugin("the name is taken by another game")


def check_game(game: Any, name: str) -> None:
    """Check a game against the contract; raises BadPlugin with the first violation."""
    if not isinstance(game, Game):
        raise BadPlugin(f"GAME is {type(game).__name__!r}, not a Game")
    if game.contract != CONTRACT:
        raise BadPlugin(f"it is written for contract {game.contract}, and this version has contract {CONTRACT}")
    if game.name != name:
        raise BadPlugin(f"the game calls itself {game.name!r}")
    for stub in RULES:
        if not callable(getattr(game.rules, stub.__name__, None) or getattr(game.knowledge, stub.__name__, None)):
            raise BadPlugin(f"the function {stub.__name__!r} is missing in its rules")
    declared = {field.name for field in fields_of(game.state)}
    for field in STATE_FIELDS:
        if field not in declared:
            raise BadPlugin(f"its state has no field {field!r}")
    if not game.players or not FEWEST_PLAYERS <= min(game.players) <= max(game.players) <= SEATS:
        raise BadPlugin(f"a game is for {FEWEST_PLAYERS} to {SEATS} players, not {game.players}")
    if len(game.purposes) > PURPOSES:
        raise BadPlugin(f"chance has at most {PURPOSES} purposes, not {len(game.purposes)}")
