"""Compiles the rules, the bots and the loops of training, so that tests load them from the cache.

python -m tests.prepare            all games
python -m tests.prepare dale       one game
"""

from __future__ import annotations

import sys

from emporion.bots.engine import prepare_all
from emporion.games import find
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import imported_files
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled_training import training_loops
from tests.built_in import BUILT_IN


def jobs() -> list[str]:
    """The names of the games. Those with more source take longer to compile and come first."""
    return sorted(BUILT_IN, key=_source_size, reverse=True)


def _source_size(name: str) -> int:
    return sum(path.stat().st_size for path in imported_files(rule_sources(find(name))))


if __name__ == "__main__":
    for name in sys.argv[1:] or jobs():
        game = find(name)
        prepare_all(game, progress_on_stderr)
        training_loops(game).prepare(progress_on_stderr(f"{game.title} (training)"))
