"""Compiles the rules and the bots of games, so that tests load them from the cache.

python -m tests.prepare            all games
python -m tests.prepare dale       one game
"""

from __future__ import annotations

import sys

from emporion.bots import engine
from emporion.games import find
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import imported_files
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import compiled
from emporion.kernel.jit import numba_backend
from tests.built_in import BUILT_IN


def prepare(name: str) -> None:
    """Compile both with shared functions, which saves a quarter of the time."""
    game = find(name)
    rules, bots = compiled(game), engine.compiled(game)
    functions = numba_backend(game, bots.folder, engine.BOT_MODULES, rules.folder)
    rules.functions, bots.decide = functions, functions[engine.ENTRY]
    bots.prepare(progress_on_stderr(f"{game.title} (bots)"))
    rules.prepare(progress=progress_on_stderr(game.title))


def jobs() -> list[str]:
    """The names of the games. Those with more source take longer to compile and come first."""
    return sorted(BUILT_IN, key=_source_size, reverse=True)


def _source_size(name: str) -> int:
    return sum(path.stat().st_size for path in imported_files(rule_sources(find(name))))


if __name__ == "__main__":
    for name in sys.argv[1:] or jobs():
        prepare(name)
