"""The registry of games: the built-in ones, and plugins of other packages (`plugins.py`).

A built-in game is imported when it is first used. Plugins are imported and checked when the games are first listed, or
when a game is looked up that is not built in.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from multiprocessing import parent_process

from emporion.kernel.contract import Game
from emporion.kernel.errors import LONGEST_QUOTE, UnknownGame, printable
from emporion.kernel.plugins import load_plugins

_modules: dict[str, str] = {}


def offer(name: str, module: str) -> None:
    """Register a built-in game: `module.GAME` is its contract."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    """The names of all games, the built-in ones first."""
    return (*_modules, *plugins())


def find(name: str) -> Game:
    """The game of that name; UnknownGame lists the known ones."""
    if not isinstance(name, str):
        raise UnknownGame(f"game: expected a name, found {printable(repr(name), LONGEST_QUOTE)}")
    if name in _modules:
        game: Game = import_module(_modules[name]).GAME
        return game
    if name not in plugins():
        raise UnknownGame(f"unknown game {name!r}; known: {', '.join(names())}")
    return plugins()[name]


@cache
def plugins() -> dict[str, Game]:
    """The installed plugins by name. One that cannot be used is left out, and one line says why."""
    games, problems = load_plugins(frozenset(_modules))
    if parent_process() is None:  # worker processes do not repeat what the command has said
        for problem in problems:
            print(problem, file=sys.stderr)
    return games
