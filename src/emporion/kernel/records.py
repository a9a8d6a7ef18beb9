"""States as NumPy records, the form in which compiled rules get them: the dtype, the conversion, the hash."""

from __future__ import annotations

from typing import Any, TypeVar

import numpy as np

from emporion.kernel.layout import Field, fields_of, hash_words

T = TypeVar("T")

_layouts: dict[tuple[Any, bool], np.dtype[np.void]] = {}


def dtype_of(cls: Any, *, whole: bool = True) -> np.dtype[np.void]:
    """The NumPy dtype of a declared class: widest fields first, so that nothing is misaligned and there are no gaps.

    A whole state is padded to eight bytes; a nested struct (`whole=False`) only to its widest number.
    """
    if (cls, whole) not in _layouts:
        entries: list[tuple[Any, ...]] = []
        for field in fields_of(cls):
            base = np.dtype(field.cell.code) if field.cell else dtype_of(field.inner, whole=False)
            length = field.cell.length if field.cell else field.count
            entries.append((field.name, base, (length,)) if length else (field.name, base))
        entries.sort(key=lambda entry: -_alignment(entry[1]))
        size = np.dtype(entries).itemsize
        unit = 8 if whole else max(_alignment(entry[1]) for entry in entries)
        if size % unit:
            entries.append(("padding", np.dtype("u1"), (unit - size % unit,)))
        _layouts[cls, whole] = np.dtype(entries, align=True)
    return _layouts[cls, whole]


def _alignment(dtype: np.dtype[Any]) -> int:
    """The width of the widest number in a type."""
    if dtype.fields is None:
        return dtype.itemsize
    return max(_alignment(inner[0].base) for inner in dtype.fields.values())


def pack(state: Any, into: Any) -> None:
    """Write a state object into an array slice of length one (`states[i : i + 1]`)."""
    for field, value in zip(fields_of(type(state)), state.values(), strict=True):
        _store(into[field.name], field, value)


def _store(cells: Any, field: Field, value: Any) -> None:
    if field.cell is not None:
        cells[0] = value
    elif field.count:
        for index, each in enumerate(value):
            for inner, inner_value in zip(fields_of(field.inner), each, strict=True):  # type: ignore[arg-type]
                _store(cells[inner.name][:, index], inner, inner_value)
    else:
        for inner, inner_value in zip(fields_of(field.inner), value, strict=True):  # type: ignore[arg-type]
            _store(cells[inner.name], inner, inner_value)


def packed(state: Any) -> np.ndarray[Any, np.dtype[np.void]]:
    """The state as an array of one NumPy record."""
    states = np.zeros(1, dtype_of(type(state)))
    pack(state, states)
    return states


def unpack(cls: type[T], source: Any) -> T:
    """The state object held by a NumPy record."""
    state = cls()
    for field in fields_of(cls):
        value = source[field.name]
        if field.cell is not None:
            setattr(state, field.name, value.tolist())
        elif field.count:
            setattr(state, field.name, [unpack(field.inner, each) for each in value])  # type: ignore[arg-type]
        else:
            setattr(state, field.name, unpack(field.inner, value))  # type: ignore[arg-type]
    return state


def state_hash(state: Any) -> int:
    """The 64-bit hash of a state object: equal on all backends for equal states."""
    words: list[int] = packed(state).view(np.uint32).tolist()
    low, high = hash_words(words, len(words))
    return high << 32 | low
