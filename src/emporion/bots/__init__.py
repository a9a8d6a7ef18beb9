"""Players that are programs. A bot knows games only by their contract, and a table only by what its seat can know."""

from __future__ import annotations

from emporion.bots.bot import Bot
from emporion.bots.dice import Dice
from emporion.bots.greedy import Greedy
from emporion.kernel.errors import UnknownBot

_bots: dict[str, Bot] = {bot.name: bot for bot in (Dice(), Greedy())}


def names() -> tuple[str, ...]:
    """The bots there are, weakest first."""
    return tuple(_bots)


def find(name: str) -> Bot:
    """The bot of that name; UnknownBot says which there are."""
    if name not in _bots:
        raise UnknownBot(f"unknown bot {name!r}; known: {', '.join(_bots)}")
    return _bots[name]
