"""Players that are programs. A bot knows games only by their contract, and a table only by what its seat can know."""

from __future__ import annotations

import re
from functools import cache

from emporion.bots.bot import Bot
from emporion.bots.dice import Dice
from emporion.bots.levels import LEVELS, SECONDS
from emporion.bots.mind import GREEDY, ROLLOUT, SEARCH, Mind
from emporion.bots.outside import PREFIX, Outside
from emporion.bots.thinker import Thinker
from emporion.kernel.errors import UnknownBot

MOST_ITERATIONS = 10_000_000
MOST_PLAYOUTS = 20_000  # a few seconds: unlike a search, they do not pause, and would not hear Ctrl-C
MOST_TREES = 64
WITH_A_BUDGET = {"rollout": (ROLLOUT, MOST_PLAYOUTS), "search": (SEARCH, MOST_ITERATIONS)}
FORMS = ("rollout:PLAYOUTS", "search:ITERATIONS", "search:ITERATIONSxTREES", "outside:COMMAND")
"""Names that say more."""


def names() -> tuple[str, ...]:
    """The bots that have a plain name; the levels come last, from weak to strong."""
    return ("random", "greedy", *LEVELS)


def find(name: str) -> Bot:
    """The bot of that name; UnknownBot says which there are."""
    if name.startswith(PREFIX):
        return Outside(name.removeprefix(PREFIX))
    return find_own(name)


@cache
def find_own(name: str) -> Bot:
    """A bot of ours: one that runs no program of somebody else's."""
    if name == "random":
        return Dice()
    if name == "greedy":
        return Thinker(name, Mind(GREEDY))
    if name in LEVELS:
        return Thinker(name, LEVELS[name], SECONDS)
    if found := re.fullmatch(r"(?:(rollout|search):(\d{1,20}))|search:(\d{1,20})x(\d{1,20})", name):
        kind, most = WITH_A_BUDGET[found[1] or "search"]
        budget, trees = int(found[2] or found[3]), int(found[4] or 1)
        if not 1 <= budget <= most or not 1 <= trees <= MOST_TREES:
            searches = f"1 to {MOST_ITERATIONS:,} iterations and 1 to {MOST_TREES} trees"
            limits = f"{searches}, or 1 to {MOST_PLAYOUTS:,} playouts"
            raise UnknownBot(f"{name!r} is too much or too little: bots have {limits}")
        return Thinker(name, Mind(kind, budget, trees))
    if name.startswith(PREFIX):
        raise UnknownBot(f"{name!r} is a program of somebody else's, which is not started from a record")
    raise UnknownBot(f"unknown bot {name!r}; known: {', '.join((*names(), *FORMS))}")
