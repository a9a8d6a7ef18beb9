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

from emporion.kernel.conformance import BadPlugin, check_game, running
from emporion.kernel.contract import Game

GROUP = "emporion.games"
NAME = re.compile(r"[a-z][a-z0-9_]{0,29}")
"""Names are part of catalogue ids, addresses and file names."""
NAME_RULE = "a letter, then up to 29 letters, digits and underscores, all lowercase"


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
    with running():
        loaded = entry.load()
        game: Game = loaded.GAME if isinstance(loaded, ModuleType) else loaded
        check_game(game, entry.name)
    return game


def check_name(name: str, taken: frozenset[str]) -> None:
    if not NAME.fullmatch(name):
        raise BadPlugin(f"a game's name is {NAME_RULE}")
    if name in taken:
        raise BadPlugin("the name is taken by another game")
