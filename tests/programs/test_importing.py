"""`import emporion` is quick: what `make` needs is imported when it is called."""

from __future__ import annotations

import subprocess
import sys

import emporion
from tests.waiting import PATIENCE

HEAVY = {"click", "fluent", "msgspec", "numba", "numpy", "rich"}
LONGEST_IMPORT = 0.3  # seconds


def run(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=PATIENCE, check=True)
    return done.stdout.split()


def test_a_bare_import_imports_nothing_else() -> None:
    loaded = run("import emporion, sys; print(*sys.modules)")
    assert not HEAVY & set(loaded)
    assert [name for name in loaded if name.partition(".")[0] == "emporion"] == ["emporion"]


def test_a_bare_import_takes_less_than_a_third_of_a_second() -> None:
    """The best of three, since machines are busy; without the interpreter's own start."""
    measured = "import time; began = time.perf_counter(); import emporion; print(time.perf_counter() - began)"
    assert min(float(run(measured)[0]) for _ in range(3)) < LONGEST_IMPORT


def test_single_games_do_without_numba() -> None:
    code = "import emporion, sys; game = emporion.make('carthage'); game.observe(game.new(7)); print(*sys.modules)"
    assert not {"numba", "rich", "click", "fluent"} & set(run(code))


def test_the_front_door_has_a_type() -> None:
    assert emporion.make("carthage").__class__.__name__ == "Variant"
