"""The marker `soak`: what takes long and finds little runs by `make soak` only."""

from __future__ import annotations

from collections.abc import Container, Iterable
from typing import Any, TypeVar

import pytest

Value = TypeVar("Value")


def all_by_soak(values: Iterable[Value], usual: Container[Value]) -> list[Any]:
    """Parameters of a test: `make test` runs the usual ones, `make soak` the others."""
    return marked(values, usual, pytest.mark.soak)


def all_by_research(values: Iterable[Value], usual: Container[Value]) -> list[Any]:
    """Parameters of a test: `make test` runs the usual ones, `make test-research` the others."""
    return marked(values, usual, pytest.mark.research)


def marked(values: Iterable[Value], usual: Container[Value], mark: pytest.MarkDecorator) -> list[Any]:
    return [pytest.param(value, marks=() if value in usual else mark) for value in values]
