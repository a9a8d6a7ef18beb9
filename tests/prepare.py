"""Compiles the rules or the bots of games, so that tests load them from the cache.

python -m tests.prepare                 everything
python -m tests.prepare bots dale       the bots of one game
"""

from __future__ import annotations

import sys

from emporion.bots import engine
from emporion.games import find
from emporion.kernel.backends import rule_sources
from emporion.kernel.cache import imported_files
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import compiled
from tests.built_in import BUILT_IN


def compile_bots(name: str) -> None:
    engine.compiled(find(name)).prepare(progress_on_stderr(f"{find(name).title} (bots)"))


def compile_rules(name: str) -> None:
    compiled(find(name)).prepare(progress=progress_on_stderr(find(name).title))


KINDS = {"bots": compile_bots, "rules": compile_rules}


def jobs() -> list[tuple[str, str]]:
    """What can be compiled, by kind and game. The longest come first: bots take longer than rules, and games with
    more source longer than others."""
    names = sorted(BUILT_IN, key=_source_size, reverse=True)
    return [(kind, name) for kind in KINDS for name in names]


def _source_size(name: str) -> int:
    return sum(path.stat().st_size for path in imported_files(rule_sources(find(name))))


if __name__ == "__main__":
    for kind, name in [(sys.argv[1], sys.argv[2])] if sys.argv[1:] else jobs():
        KINDS[kind](name)
