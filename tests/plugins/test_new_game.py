"""`emporion new-game` writes a game that runs, and refuses names that cannot be."""

from __future__ import annotations

import subprocess
import sys
from contextlib import chdir
from pathlib import Path

import pytest

from emporion.games import names
from tests.plugins.installation import GAME
from tests.test_cli import run


def test_its_own_tests_pass(plugin: Path) -> None:
    """They compare the backends too."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(plugin / "tests")],
        capture_output=True,
        text=True,
        cwd=plugin,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("High", "all lowercase"),
        ("high-card", "all lowercase"),
        ("2high", "all lowercase"),
        ("class", "it is a Python keyword"),
        ("tests", "it is the folder of its tests"),
        ("../high", "cannot be the name"),
        (names()[0], "there is already a game"),
        ("json", "there is already a Python package"),
        ("mine", "there is already a folder"),
    ],
)
def test_names_that_cannot_be(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    with chdir(tmp_path):
        done = run("new-game", name)
    assert done.code == 2
    assert reason in done.err
    assert done.err.count("\n") == 1
    assert [path.name for path in tmp_path.rglob("*")] == ["mine"]


def test_the_folder_is_small(project: Path) -> None:
    lines = sum(len(path.read_text().splitlines()) for path in (project / GAME).glob("*.py"))
    assert lines < 320
