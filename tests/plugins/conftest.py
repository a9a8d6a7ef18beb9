"""The game that `emporion new-game` writes, installed as a plugin."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.plugins.installation import new_game, on_path


@pytest.fixture(scope="package")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the new game."""
    return new_game(tmp_path_factory.mktemp("projects"))


@pytest.fixture
def plugin(project: Path) -> Iterator[Path]:
    """The new game is installed during the test."""
    with on_path(project):
        yield project
