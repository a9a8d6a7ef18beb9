"""Fixtures of all tests."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests do not depend on the language of the environment."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
