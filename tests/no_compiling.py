"""A pytest plugin with which a test that compiles fails. `make quick` uses it: tests that compile have the marker
`slow`."""

from __future__ import annotations

from typing import Any

import pytest
from numba.core.dispatcher import Dispatcher


def refuse(*_: Any) -> None:
    pytest.fail("this test compiles rules or bots: mark it as slow")


def pytest_configure() -> None:
    setattr(Dispatcher, "compile", refuse)  # noqa: B010 (its type is another)
