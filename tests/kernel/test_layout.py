"""The declared state: objects, records, copies, hashes."""

from __future__ import annotations

from typing import Annotated

import numpy as np
import pytest

from emporion.kernel.layout import Cell, Many, clone, out_of_range, struct
from emporion.kernel.records import dtype_of, packed, state_hash, unpack


@struct
class Purse:
    coins: Annotated[int, Cell("i1")]
    gems: Annotated[list[int], Cell("i1", 3)]


@struct
class Tent:
    mood: Annotated[int, Cell("i1")]
    purses: Annotated[list[Purse], Many(2)]
    chest: Purse
    age: Annotated[int, Cell("i4")]


def test_a_struct_starts_as_zeros_and_has_no_other_attributes() -> None:
    tent = Tent()
    assert tent.purses[1].gems == [0, 0, 0]
    with pytest.raises(AttributeError):
        tent.colour = 1  # type: ignore[attr-defined]


def test_a_copy_is_independent() -> None:
    tent = Tent()
    copy = clone(tent)
    copy.purses[0].gems[2] = 5
    copy.chest.coins = 1
    assert tent.purses[0].gems == [0, 0, 0]
    assert tent.chest.coins == 0


def test_the_layout_is_aligned_and_has_no_undeclared_bytes() -> None:
    dtype = dtype_of(Tent)
    assert dtype.itemsize % 8 == 0
    assert dtype.fields is not None
    assert dtype.fields["age"][1] == 0  # widest first
    covered = sum(field[0].itemsize for field in dtype.fields.values())
    assert covered == dtype.itemsize


def test_objects_and_records_convert_both_ways() -> None:
    tent = Tent()
    tent.age, tent.purses[1].gems[0], tent.chest.coins = -7, 100, 3
    states = packed(tent)
    assert states["age"][0] == -7
    assert states["purses"]["gems"][0].tolist() == [[0, 0, 0], [100, 0, 0]]
    assert packed(unpack(Tent, states[0])).tobytes() == states.tobytes()


def test_every_field_changes_the_hash() -> None:
    hashes = {state_hash(Tent())}
    for change in (
        "tent.mood = 1",
        "tent.age = 1",
        "tent.chest.coins = 1",
        "tent.purses[0].coins = 1",
        "tent.purses[1].gems[2] = 1",
    ):
        tent = Tent()
        exec(change, {"tent": tent})
        hashes.add(state_hash(tent))
    assert len(hashes) == 6
    assert all(0 <= each < 2**64 for each in hashes)


def test_numbers_that_do_not_fit_are_found() -> None:
    tent = Tent()
    tent.purses[1].gems[0] = 128
    tent.age = 2**31
    assert out_of_range(tent) == ["purses[1].gems = 128 does not fit i1", "age = 2147483648 does not fit i4"]


def test_a_field_without_storage_is_refused() -> None:
    with pytest.raises(TypeError, match="name"):

        @struct
        class Wrong:
            name: str


def test_numpy_agrees_on_the_limits() -> None:
    for code in ("i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8"):
        assert Cell(code).limits == (np.iinfo(code).min, np.iinfo(code).max)
