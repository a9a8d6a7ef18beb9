"""The declared state: one annotated class gives the slotted object, its copy and its layout as a NumPy record.

    @struct
    class Seat:
        hand: Annotated[list[int], Cell("i1", 12)]      # twelve small numbers
        points: Annotated[int, Cell("i2")]              # one number

    @struct
    class State:
        seats: Annotated[list[Seat], Many(4)]           # four nested structs
        phase: Annotated[int, Cell("i1")]

Rules are written against the class. Interpreted, they get its objects: slots holding ints and lists, which are fastest
in CPython. Compiled, they get NumPy records with the layout `dtype_of(State)` (`records.py`). This module does without
NumPy, which takes longer to import than most commands to run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

from emporion.kernel.int32 import mix32

T = TypeVar("T")


@dataclass(frozen=True)
class Cell:
    """Storage of one number (`length` 0) or of `length` numbers, by NumPy type code."""

    code: str
    length: int = 0

    @property
    def limits(self) -> tuple[int, int]:
        bits = 8 * int(self.code[1:])
        return (0, 2**bits - 1) if self.code[0] == "u" else (-(2 ** (bits - 1)), 2 ** (bits - 1) - 1)


@dataclass(frozen=True)
class Many:
    """A row of `count` nested structs: one per seat, or one per name."""

    count: int
    names: tuple[str, ...] = ()


@dataclass(frozen=True)
class Public:
    """Marks a list or a struct that neither `conceal` nor a view changes: it is not copied to make a view."""


PUBLIC = Public()


@dataclass(frozen=True)
class Field:
    """One declared field: a cell of numbers, a nested struct (`count` 0), or a row of structs."""

    name: str
    cell: Cell | None
    inner: type[Any] | None
    count: int
    metadata: tuple[Any, ...]

    @property
    def is_public(self) -> bool:
        return PUBLIC in self.metadata


def struct(cls: type[T]) -> type[T]:
    """Turn an annotated class into a slotted class whose fields start as zeros."""
    fields = tuple(_field(name, hint) for name, hint in _declared(cls).items())
    body = {name: value for name, value in vars(cls).items() if name not in ("__dict__", "__weakref__")}
    body["__slots__"] = tuple(field.name for field in fields)
    body["FIELDS"] = fields
    body.update(_methods(fields))
    made: Any = type(cls)
    return made(cls.__name__, cls.__bases__, body)  # type: ignore[no-any-return]


def fields_of(cls: type[Any]) -> tuple[Field, ...]:
    found: tuple[Field, ...] = cls.FIELDS
    return found


def _declared(cls: type[Any]) -> dict[str, Any]:
    return get_type_hints(cls, include_extras=True)


def _field(name: str, hint: Any) -> Field:
    metadata: tuple[Any, ...] = ()
    if get_origin(hint) is Annotated:
        hint, *rest = get_args(hint)
        metadata = tuple(rest)
    cell = next((m for m in metadata if isinstance(m, Cell)), None)
    many = next((m for m in metadata if isinstance(m, Many)), None)
    if cell is None:
        hint = get_args(hint)[0] if many else hint
        if not hasattr(hint, "FIELDS"):
            raise TypeError(f"field {name!r} needs a Cell or a struct type, not {hint!r}")
    return Field(name, cell, None if cell else hint, many.count if many else 0, metadata)


def _methods(fields: tuple[Field, ...]) -> dict[str, Any]:
    """`__init__` (zeros), `clone`, `clone_hidden` (shares public fields), `values` (nested tuples in declared order)
    and `set_values` (sets them again, and keeps their lists), generated field by field for speed."""
    scope: dict[str, Any] = {"new": object.__new__}
    blank, copied, hidden, packed, unpacked = [], [], [], [], []
    for index, field in enumerate(fields):
        name, inner = field.name, f"inner{index}"
        scope[inner] = field.inner
        if field.cell is not None:
            blank.append(f"self.{name} = {f'[0] * {field.cell.length}' if field.cell.length else '0'}")
            copied.append(f"copy.{name} = self.{name}{'[:]' if field.cell.length else ''}")
            packed.append(f"self.{name}")
            unpacked.append(f"self.{name} = {name}")
        elif field.count:
            blank.append(f"self.{name} = [{inner}() for _ in range({field.count})]")
            copied.append(f"copy.{name} = [each.clone() for each in self.{name}]")
            packed.append(f"[each.values() for each in self.{name}]")
            unpacked.append(f"self.{name} = [new({inner}).set_values(each) for each in {name}]")
        else:
            blank.append(f"self.{name} = {inner}()")
            copied.append(f"copy.{name} = self.{name}.clone()")
            packed.append(f"self.{name}.values()")
            unpacked.append(f"self.{name} = new({inner}).set_values({name})")
        hidden.append(
            f"copy.{name} = self.{name}" if field.is_public else copied[-1].replace(".clone()", ".clone_hidden()")
        )
    lines = ["def __init__(self):", *(f"    {line}" for line in blank)]
    lines += ["def clone(self):", "    copy = new(type(self))", *(f"    {line}" for line in copied), "    return copy"]
    lines += ["def clone_hidden(self):", "    copy = new(type(self))", *(f"    {line}" for line in hidden)]
    lines += ["    return copy"]
    lines += ["def values(self):", f"    return ({', '.join(packed)},)"]
    names = "".join(f"{field.name}, " for field in fields)
    lines += ["def set_values(self, values):", f"    {names}= values", *(f"    {line}" for line in unpacked)]
    lines += ["    return self"]
    exec("\n".join(lines), scope)
    return {name: scope[name] for name in ("__init__", "clone", "clone_hidden", "values", "set_values")}


def clone(state: T) -> T:
    """An independent copy of a state object."""
    copy: T = state.clone()  # type: ignore[attr-defined]
    return copy


def clone_hidden(state: T) -> T:
    """A copy to be concealed and read. It shares the public fields with the state, so neither may change them while the
    copy is used."""
    copy: T = state.clone_hidden()  # type: ignore[attr-defined]
    return copy


def from_values(cls: type[T], values: Any) -> T:
    """The state object with these values, whose lists become its own."""
    made: Any = object.__new__(cls)
    state: T = made.set_values(values)
    return state


def copy_into(states: Any, index: int, state: Any) -> None:
    """Copy a state into a list of states (an array of records in compiled code)."""
    states[index] = state.clone()


def hash_words(words: Any, count: int) -> tuple[int, int]:
    """Two independent 32-bit hashes of a state as 32-bit words; runs on every backend."""
    low, high = 0x243F6A88, 0x85A308D3
    for index in range(count):
        word = words[index] & 0xFFFFFFFF
        low = mix32(low ^ word)
        high = mix32((high + word * 0x9E3779B1) & 0xFFFFFFFF)
    return low, high


def out_of_range(state: Any, path: str = "") -> list[str]:
    """Fields whose numbers overflow their declared cells: compiled code would wrap silently."""
    problems: list[str] = []
    for field in fields_of(type(state)):
        value, name = getattr(state, field.name), f"{path}{field.name}"
        if field.cell is not None:
            low, high = field.cell.limits
            numbers = value if field.cell.length else [value]
            if field.cell.length and len(numbers) != field.cell.length:
                problems.append(f"{name} has {len(numbers)} cells instead of {field.cell.length}")
            problems += [
                f"{name} = {number} does not fit {field.cell.code}" for number in numbers if not low <= number <= high
            ]
        else:
            for index, each in enumerate(value if field.count else [value]):
                problems += out_of_range(each, f"{name}[{index}]." if field.count else f"{name}.")
    return problems
