"""Fixtures of all tests."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples" / "games"
sys.path += [str(folder) for folder in sorted(EXAMPLES.iterdir())]


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not depend on the language of the environment."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
