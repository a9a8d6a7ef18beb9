"""The levels of bots that a game has. Requests name one of them; stored tables may name one that is gone."""

from __future__ import annotations

from typing import get_args

from emporion.bots.levels import LEVELS, levels_of
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadArguments
from emporion.kernel.messages import Message
from emporion.server.protocol import Level

LADDER: tuple[Level, ...] = get_args(Level)
"""The levels of all games, weakest first."""
assert LADDER == LEVELS


def ladder_of(game: Game) -> list[Level]:
    """The levels of a game, weakest first."""
    return [level for level in LADDER if level in levels_of(game)]


def check_level(game: Game, level: str) -> None:
    """Refuse a level that the game lacks."""
    if level not in levels_of(game):
        strongest = Message(f"web-level-{levels_of(game)[-1]}")
        raise BadArguments("table-no-such-level", level=Message(f"web-level-{level}"), strongest=strongest)


def offered_level(game: Game, level: str) -> str:
    """The level that a bot of a stored table has at a new one: its own, or the strongest if the game no longer has it.
    People have none."""
    return level if not level or level in levels_of(game) else levels_of(game)[-1]


def rank_of(game: Game, level: str) -> int:
    """A level's place on the ladder of a game; one that the game no longer has counts as the strongest."""
    return levels_of(game).index(offered_level(game, level))
