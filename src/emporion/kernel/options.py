"""Options of a game: declared on the fields of its options struct, set from text or JSON, fixed when a game starts.

    refill_timing: Annotated[int, Cell("i1"), Option(Names(("before_payday", "after_payday")), "before_payday", "…")]

A *rule* option changes what may happen; a *view* option changes only what people see, and thus what they know.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any

from emporion.kernel.codec import Codec, Flag, Json, Number, Several, Subset
from emporion.kernel.errors import BadOption, BadPosition
from emporion.kernel.layout import Field, fields_of

RULE, VIEW = "rule", "view"


@dataclass(frozen=True)
class Option:
    """One option: the codec of its values, its default, its description, and whether it is a rule or a view option."""

    codec: Codec
    default: Json
    help: str
    group: str = RULE

    def parse(self, text: str) -> Json:
        """The JSON value of `--option name=text`; a codec may have its own parser."""
        if parse := getattr(self.codec, "parse", None):
            return parse(text)
        match self.codec:
            case Flag():
                return {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}.get(
                    text.lower(), text
                )
            case Number():
                return _number(text)
            case Subset():
                return [_number(part) for part in text.split(",") if part]
            case Several(none=none):
                return text if text == none else [part for part in text.split(",") if part]
        return text


def _number(text: str) -> Json:
    return int(text) if re.fullmatch(r"-?[0-9]{1,9}", text) else text


def as_typed(value: Json) -> str:
    """The value of an option as text for `--option`."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def option_fields(cls: type[Any]) -> dict[str, tuple[Field, Option]]:
    """The options declared on a struct, by name."""
    declared: Any = cls
    return _option_fields(declared)


@cache
def _option_fields(cls: Any) -> dict[str, tuple[Field, Option]]:
    found = {}
    for field in fields_of(cls):
        option = next((each for each in field.metadata if isinstance(each, Option)), None)
        if option is not None:
            found[field.name] = (field, option)
    return found


def parse_options(cls: type[Any], pairs: Iterable[str]) -> dict[str, Json]:
    """`["start_token=off", …]` as a mapping of JSON values; unknown names and malformed pairs are errors."""
    chosen: dict[str, Json] = {}
    known = option_fields(cls)
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadOption(f"option {pair!r}: expected NAME=VALUE, for example {next(iter(known))}=…")
        if name in chosen:
            raise BadOption(f"option {name!r} is given twice")
        chosen[name] = known[name][1].parse(text) if name in known else text
    return chosen


def set_options(options: Any, chosen: Mapping[str, Json]) -> None:
    """Fill an options struct with the chosen values and defaults for the rest."""
    known = option_fields(type(options))
    for name in chosen:
        if name not in known:
            raise BadOption(f"unknown option {name!r}; this game has {', '.join(known)}")
    for name, (_, option) in known.items():
        try:
            value = option.codec.decode(chosen.get(name, option.default), f"option {name!r}")
        except BadPosition as problem:
            raise BadOption(str(problem)) from None
        setattr(options, name, value)


def encode_options(options: Any) -> dict[str, Json]:
    """All options as JSON. Every view contains them, so the result is cached and must not be changed."""
    declared: Any = type(options)
    values = _values_of(declared)(options)
    try:
        return _encoded(declared, values)
    except TypeError:  # some options are lists
        return _encoded(declared, tuple(tuple(value) if isinstance(value, list) else value for value in values))


@cache
def _values_of(cls: Any) -> Callable[[Any], tuple[Any, ...]]:
    names = [*option_fields(cls)]
    return attrgetter(*names) if len(names) > 1 else lambda options: tuple(getattr(options, name) for name in names)


@lru_cache(maxsize=1000)
def _encoded(cls: Any, values: tuple[Any, ...]) -> dict[str, Json]:
    """The values as codecs get them; rows come as tuples, which can be cached."""
    known = option_fields(cls).items()
    rows = [list(value) if isinstance(value, tuple) else value for value in values]
    return {name: option.codec.encode(value) for (name, (_, option)), value in zip(known, rows, strict=True)}


def describe_options(cls: type[Any]) -> dict[str, dict[str, Json]]:
    """Every option with its group, default, accepted values and meaning."""
    return {
        name: {"group": option.group, "default": option.default, "values": option.codec.schema(), "help": option.help}
        for name, (_, option) in option_fields(cls).items()
    }
