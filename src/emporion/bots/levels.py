"""The levels that players choose from.

If a network for the game comes with the package, some levels play by it (`Heuristics.learned`). The others judge by the
game's hand-written evaluation, as do those that are called `magnate-classic` and so on in the arena; they also play
where a network's file is missing or damaged. Iterations are fixed, so that a level is as strong on every machine.
docs/strength.md compares those without a network.
"""

from __future__ import annotations

import sys
from functools import cache

from emporion.bots import network_file
from emporion.bots.config import CARELESS, GREEDY, GUIDED_SEARCH, SEARCH, BotConfig
from emporion.bots.network_names import with_parameters
from emporion.kernel.contract import Game
from emporion.kernel.errors import UnknownBot

CLASSIC = {
    "apprentice": BotConfig(CARELESS),
    "trader": BotConfig(GREEDY),
    "merchant": BotConfig(SEARCH),
    "magnate": BotConfig(SEARCH),
}
"""Levels without a network, weakest first."""
LEVELS = (*CLASSIC, "master", "grandmaster")
"""Weakest first."""
STRONGEST_CLASSIC = "magnate"
ENDING = "-classic"
SECONDS = 2.0
"""Time limit of a level's decision, for slow machines; a turn has half as much again. Most take a fraction of it."""


def levels_of(game: Game) -> tuple[str, ...]:
    """The levels of a game; the highest ones need a network."""
    return tuple(level for level in LEVELS if level in CLASSIC or level in game.heuristics.learned)


def level_config(game: Game, players: int, level: str) -> BotConfig:
    """How a level plays a game; UnknownBot if the game has no such level."""
    if level not in levels_of(game):
        raise UnknownBot(f"{game.title} has no level {level!r}; its levels: {', '.join(levels_of(game))}")
    if level in game.heuristics.learned and (network := usable_network(game)):
        return with_parameters(network, game.heuristics.learned[level])
    return classic_config(game, players, level if level in CLASSIC else STRONGEST_CLASSIC)


def classic_config(game: Game, players: int, level: str) -> BotConfig:
    """How a level without a network plays. Its budget shrinks with the number of opponents: an iteration takes longer
    the more of them reply, and all of them wait."""
    config = CLASSIC[level]
    if config.kind == SEARCH:
        return config._replace(budget=game.heuristics.iterations[level] // (players - 1))
    return config


def strongest_search(game: Game, classic: int, guided: int) -> BotConfig:
    """The best search of a game: guided by its network with so many iterations, or else a classic one."""
    network = usable_network(game)
    return BotConfig(GUIDED_SEARCH, guided, network=network) if network else BotConfig(SEARCH, classic)


@cache
def usable_network(game: Game) -> str:
    """The path of the network by which a game's levels play; empty if there is none. One that does not fit is reported
    once, and levels play without."""
    if not game.heuristics.learned:
        return ""
    path = network_file.shipped(game)
    try:
        network_file.weights_in(game, path)
    except network_file.BadNetwork as problem:
        print(f"{problem}; the levels of {game.title} play without a network", file=sys.stderr)
        return ""
    return path
