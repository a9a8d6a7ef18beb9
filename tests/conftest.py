"""What all tests start from."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def english_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may live anywhere."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
