"""Bots: computer players for all games.

A bot knows a game only by its contract, and a position only by what its seat can know. The strongest bots search with
IS-MCTS (`ismcts.py`); `engine.py` runs them interpreted or compiled; `external.py` runs programs of other authors.
This module finds bots by name, also those of OpenSpiel (`envs/openspiel_bots.py`).
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, partial
from importlib import import_module

from emporion.bots import levels, network_names
from emporion.bots.bot import Bot, EngineBot, RandomBot
from emporion.bots.config import GREEDY, ROLLOUT, SEARCH, BotConfig
from emporion.bots.external import PREFIX, ExternalBot
from emporion.kernel.errors import UnknownBot
from emporion.kernel.extras import require

MOST_ITERATIONS = 10_000_000
MOST_PLAYOUTS = 20_000  # a few seconds: unlike a search, playouts run without a pause and would not notice Ctrl-C
MOST_TREES = 64
KINDS_WITH_BUDGET = {"rollout": (ROLLOUT, MOST_PLAYOUTS), "search": (SEARCH, MOST_ITERATIONS)}
OPENSPIEL = "openspiel:"
OPENSPIEL_BOTS = "emporion.envs.openspiel_bots"  # imported when it is needed: it needs an extra
NOT_FROM_RECORDS = (PREFIX, OPENSPIEL, network_names.PREFIX)
"""How the names of bots begin that run code or read files which are not ours. A record can come from anywhere, so it
starts none."""
FORMS = (
    f"LEVEL{levels.ENDING}",
    "rollout:PLAYOUTS",
    "search:ITERATIONS",
    "search:ITERATIONSxTREES",
    "outside:COMMAND",
    "openspiel:NAME",
    "network:FILE",
)
"""Names with parameters."""

DESCRIPTIONS = {
    "random": "plays a random legal move",
    "greedy": "the trader",
    "apprentice": "looks one move ahead and misjudges everything a little",
    "trader": "looks one move ahead, and at the best reply",
    "merchant": "searches ahead with IS-MCTS, from what its seat knows",
    "magnate": "searches with many times as many iterations",
    "master": "searches with a network that came with the game",
    "grandmaster": "the same, ten times as long",
    f"LEVEL{levels.ENDING}": "a level up to magnate, always without a network",
    "rollout:PLAYOUTS": "tries each move in short playouts, this many in all",
    "search:ITERATIONS": "the magnate's search with this many iterations",
    "search:ITERATIONSxTREES": "several searches in parallel, on all cores",
    "outside:COMMAND": "your own program, started by this command",
    "openspiel:NAME": "a bot of OpenSpiel, such as openspiel:ismcts",
    "network:FILE": "a network that taught itself, written by emporion train",
}

COMMA_BETWEEN_BOTS = re.compile(r""",(?=(?:[^'"]|'[^']*'|"[^"]*")*$)""")
"""A comma outside quotes; in quotes it belongs to the command of an external bot."""


def names() -> tuple[str, ...]:
    """Names without parameters; the levels come last, weakest first."""
    return ("random", "greedy", *levels.LEVELS)


def find(name: str) -> Bot:
    """The bot with this name; UnknownBot lists the known ones."""
    if name.startswith(PREFIX):
        return ExternalBot(name.removeprefix(PREFIX))
    if name.startswith(OPENSPIEL):
        require("openspiel", f"the bot {name!r}")
        bot: Bot = import_module(OPENSPIEL_BOTS).OpenSpielBot(name.removeprefix(OPENSPIEL))
        return bot
    if name.startswith(network_names.PREFIX):
        return EngineBot(name, network_names.config_of(name))
    return find_builtin(name)


@cache
def find_builtin(name: str) -> Bot:
    """The built-in bot with this name. Unlike `find`, it never starts a program."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return EngineBot(name, BotConfig(GREEDY))
    if name in levels.LEVELS:
        return EngineBot(name, partial(levels.level_config, level=name), levels.SECONDS)
    if (classic := name.removesuffix(levels.ENDING)) in levels.CLASSIC:
        return EngineBot(name, partial(levels.classic_config, level=classic), levels.SECONDS)
    if found := re.fullmatch(r"(?:(rollout|search):(\d{1,20}))|search:(\d{1,20})x(\d{1,20})", name):
        kind, most = KINDS_WITH_BUDGET[found[1] or "search"]
        budget, trees = int(found[2] or found[3]), int(found[4] or 1)
        if not 1 <= budget <= most or not 1 <= trees <= MOST_TREES:
            searches = f"1 to {MOST_ITERATIONS:,} iterations and 1 to {MOST_TREES} trees"
            limits = f"{searches}, or 1 to {MOST_PLAYOUTS:,} playouts"
            raise UnknownBot(f"{name!r} is out of range: bots have {limits}")
        return EngineBot(name, BotConfig(kind, budget, trees))
    if name.startswith(OPENSPIEL):
        raise UnknownBot(f"{name!r} is a bot of OpenSpiel, which is not started from a record")
    if name.startswith(PREFIX):
        raise UnknownBot(f"{name!r} is an external program, which is not started from a record")
    if name.startswith(network_names.PREFIX):
        raise UnknownBot(f"{name!r} is a network in a file, which is not read for a record")
    raise UnknownBot(f"unknown bot {name!r}; known: {', '.join((*names(), *FORMS))}")


def parse_bot_names(given: Sequence[str]) -> tuple[str, ...]:
    """The names given by `--bots`, separated by commas. If the option is repeated, the command of an external bot and
    the file of a network may contain commas outside quotes."""
    names: list[str] = []
    for each in given:
        whole = len(given) > 1 and each.startswith((PREFIX, network_names.PREFIX))
        names += [each] if whole else COMMA_BETWEEN_BOTS.split(each)
    return tuple(name.strip() for name in names)


def bot_arguments(names: Sequence[str]) -> list[str]:
    """The command-line arguments that name these bots."""
    if any("," in name for name in names):
        return [word for name in names for word in ("--bots", name)]
    return ["--bots", ",".join(names)] if names else []
