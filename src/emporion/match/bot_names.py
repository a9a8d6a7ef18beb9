"""Names of bots: a game may have a cast for each level, and there are names for all others."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.contract import Game

BOT_NAMES = ("Elissa", "Gisco", "Tanit", "Adon", "Bodash")  # not words in any of our languages


def free_bot_name(game: Game, level: str, taken: Sequence[str]) -> str:
    """The first name that nobody at the table has: of the level's cast, else of all bots."""
    called = [name.casefold() for name in taken]
    return next(name for name in (*game.cast.get(level, ()), *BOT_NAMES) if name.casefold() not in called)


def free_bot_names(game: Game, levels: Sequence[str], taken: Sequence[str]) -> list[str]:
    """A name for each of several bots."""
    names: list[str] = []
    for level in levels:
        names.append(free_bot_name(game, level, [*taken, *names]))
    return names
