"""The registry of games. A game's module is imported when the game is first used."""

from __future__ import annotations

from importlib import import_module

from emporion.kernel.contract import Game
from emporion.kernel.errors import UnknownGame

_modules: dict[str, str] = {}


def offer(name: str, module: str) -> None:
    """Register a game: `module.GAME` is its contract."""
    _modules[name] = module


def names() -> tuple[str, ...]:
    return tuple(_modules)


def find(name: str) -> Game:
    """The game of that name; UnknownGame lists the known ones."""
    if name not in _modules:
        raise UnknownGame(f"unknown game {name!r}; known: {', '.join(_modules)}")
    game: Game = import_module(_modules[name]).GAME
    return game
