"""Checks of what programs pass. Errors say what was expected and what was found."""

from __future__ import annotations

import math
import operator
import secrets
from collections.abc import Mapping
from numbers import Real
from typing import Any, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.kernel.buffers import check_buffer
from emporion.kernel.chance import fresh_key, key_from_seed
from emporion.kernel.contract import Json
from emporion.kernel.errors import LONGEST_QUOTE, BadBuffer, BadMove, BadOption, BadPlayers, EmporionError, printable

Seed = SupportsIndex | str | None
"""Fixes luck, as `--seed` does; None is random."""
LARGEST_COUNT = 2**63 - 1  # compiled code counts in 64 bits


def found(value: object) -> str:
    """A value as errors repeat it."""
    return f"found {printable(repr(value), LONGEST_QUOTE)}"


def whole(value: SupportsIndex, error: type[EmporionError], expected: str) -> int:
    """A whole number, also one of NumPy's."""
    try:
        return operator.index(value)
    except TypeError:
        raise error(f"{expected}, {found(value)}") from None


def seat_of(seat: SupportsIndex, players: int) -> int:
    expected = f"seat: expected 0 to {players - 1}"
    chosen = whole(seat, BadPlayers, expected)
    if not 0 <= chosen < players:
        raise BadPlayers(f"{expected}, {found(seat)}")
    return chosen


def action_of(action: SupportsIndex, actions: int) -> int:
    expected = f"action: expected 0 to {actions - 1}"
    chosen = whole(action, BadMove, expected)
    if not 0 <= chosen < actions:
        raise BadMove(f"{expected}, {found(action)}")
    return chosen


def count_of(value: SupportsIndex, name: str = "count") -> int:
    expected = f"{name}: expected at least 1"
    count = whole(value, EmporionError, expected)
    if count < 1:
        raise EmporionError(f"{expected}, {found(value)}")
    if count > LARGEST_COUNT:
        raise EmporionError(f"{name}: expected at most {LARGEST_COUNT}, {found(value)}")
    return count


def number_of(value: float, name: str) -> float:
    """A finite number, also one of NumPy's."""
    try:
        if isinstance(value, Real) and math.isfinite(value):
            return float(value)
    except OverflowError:  # a whole number that is too large
        pass
    raise EmporionError(f"{name}: expected a number, {found(value)}")


def seed_of(seed: Seed) -> int | str:
    if seed is None:
        return secrets.token_hex()
    return (
        seed if isinstance(seed, str) else whole(seed, EmporionError, "seed: expected a whole number, a text or None")
    )


def key_of(seed: Seed) -> list[int]:
    return fresh_key() if seed is None else key_from_seed(seed_of(seed))


def options_of(options: Mapping[str, Json] | None) -> dict[str, Json]:
    """The options that were chosen; None for defaults only."""
    if options is None:
        return {}
    if not isinstance(options, Mapping):
        raise BadOption(f"options: expected a mapping of names to values, {found(options)}")
    return dict(options)


def numbers_of(values: npt.ArrayLike, count: int, dtype: type[Any], name: str) -> npt.NDArray[Any]:
    """A whole number for each game, as an array that compiled code takes."""
    try:
        array = np.asarray(values)
    except ValueError:  # rows of different lengths
        raise BadBuffer(f"{name}: expected {count} whole numbers, found rows of different lengths") from None
    if array.shape != (count,) or array.dtype.kind not in "iu":
        raise BadBuffer(f"{name}: expected {count} whole numbers, found {array.dtype} {array.shape}")
    low, high = np.iinfo(dtype).min, np.iinfo(dtype).max
    if not low <= array.min() <= array.max() <= high:
        raise BadBuffer(f"{name}: expected numbers from {low} to {high}")
    return np.require(array, dtype, ["C", "W"])


def buffer_of(given: npt.NDArray[Any] | None, shape: tuple[int, ...], dtype: type[Any]) -> npt.NDArray[Any]:
    """The caller's array, checked, or a new one."""
    if given is None:
        return np.zeros(shape, dtype)
    check_buffer(given, shape, dtype, "out")
    return given
