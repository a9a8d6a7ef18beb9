"""Positions: a state as JSON and back, derived from the declared state; a FEN for our games.

Reading is strict. Unknown fields, wrong types and impossible numbers are errors that name the field. Omitted options
have their defaults; omitted fields are computed by the game (`Game.complete`) or are zero or empty, so that tests,
puzzles and bug reports contain only what matters. A text among a field's annotations describes it in the schema.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from emporion.kernel.chance import SCRIPT, fill_block, key_from_bytes, key_to_bytes
from emporion.kernel.codec import Codec, Json, Number, Row, shown, wrong
from emporion.kernel.errors import BadOption, BadPosition
from emporion.kernel.layout import Field, Many, fields_of
from emporion.kernel.options import option_fields, set_options
from emporion.kernel.seats import SEAT_NAMES

if TYPE_CHECKING:
    from emporion.kernel.contract import Game


class Derived:
    """Marks a field that is computed from others (`Game.complete`) and never written."""


class EncodedElsewhere:
    """Marks a field that another field's `StateCodec` writes."""


class StateCodec(ABC):
    """A codec for a field whose JSON depends on the whole state."""

    @abstractmethod
    def encode(self, state: Any) -> Json: ...

    @abstractmethod
    def decode(self, doc: Json, state: Any, path: str) -> None: ...

    @abstractmethod
    def schema(self) -> dict[str, Json]: ...


class Rows(ABC):
    """A codec for a whole row of nested structs."""

    @abstractmethod
    def encode(self, rows: list[Any]) -> Json: ...

    @abstractmethod
    def decode(self, doc: Json, rows: list[Any], path: str) -> None: ...

    @abstractmethod
    def schema(self) -> dict[str, Json]: ...


@dataclass(frozen=True)
class Purpose:
    """A purpose of chance: its name, and the names of its outcomes, by number."""

    name: str
    outcomes: tuple[str, ...]


LONGEST_NUMBER = 20  # digits
LARGEST_COUNTER = 2**30
KEY_PATTERN = "[0-9a-fA-F]{64}"

ENVELOPE = ("game", "rules", "players", "options", "chance")


def _written(cls: type[Any]) -> list[Field]:
    return [
        f
        for f in fields_of(cls)
        if f.name not in ENVELOPE and not any(isinstance(m, Derived | EncodedElsewhere) for m in f.metadata)
    ]


def _state_codec(field: Field) -> StateCodec | None:
    return next((m for m in field.metadata if isinstance(m, StateCodec)), None)


def _rows_codec(field: Field) -> Rows | None:
    return next((m for m in field.metadata if isinstance(m, Rows)), None)


def _row_names(field: Field, players: int = len(SEAT_NAMES)) -> dict[str, int]:
    """The rows that are written by name, with their numbers; rows of seats only for seats in the game."""
    many = next((m for m in field.metadata if isinstance(m, Many)), None)
    names = many.names if many else ()
    return {name: row for row, name in enumerate(names) if name not in SEAT_NAMES[players:]}


def describe_fields(cls: type[Any], path: str = "") -> dict[str, str]:
    """Every written field of a struct with its description, nested ones included."""
    descriptions: dict[str, str] = {}
    for field in _written(cls):
        descriptions[f"{path}{field.name}"] = next((m for m in field.metadata if isinstance(m, str)), "")
        if field.inner is not None and _rows_codec(field) is None:
            descriptions.update(
                describe_fields(field.inner, f"{path}{field.name}{'.*.' if _row_names(field) else '[].'}")
            )
    return descriptions


def _codec(field: Field) -> Codec:
    """The codec among a field's annotations; by default numbers are written as they are."""
    for each in field.metadata:
        if hasattr(each, "encode") and not isinstance(each, StateCodec):
            return each  # type: ignore[no-any-return]
    assert field.cell is not None
    number = Number(*field.cell.limits)
    return Row(field.cell.length, number) if field.cell.length else number


def to_json(game: Game, state: Any) -> dict[str, Json]:
    """The position as a JSON object."""
    doc: dict[str, Json] = {"game": game.name, "rules": game.version, "players": state.players}
    doc["options"] = {
        name: option.codec.encode(getattr(state.options, name))
        for name, (_, option) in option_fields(type(state.options)).items()
    }
    doc.update(_struct_to_json(state, state))
    doc["chance"] = _chance_to_json(game, state.chance)
    return doc


def _struct_to_json(record: Any, state: Any) -> dict[str, Json]:
    doc: dict[str, Json] = {}
    for field in _written(type(record)):
        value, state_codec, rows = getattr(record, field.name), _state_codec(field), _rows_codec(field)
        if state_codec is not None:
            doc[field.name] = state_codec.encode(state)
        elif rows is not None:
            doc[field.name] = rows.encode(value)
        elif named := _row_names(field, state.players):
            doc[field.name] = {name: _struct_to_json(value[row], state) for name, row in named.items()}
        elif field.inner is not None:
            doc[field.name] = [_struct_to_json(each, state) for each in value[: state.players]]
        else:
            doc[field.name] = _codec(field).encode(value)
    return doc


def _chance_to_json(game: Game, chance: Any) -> dict[str, Json]:
    doc: dict[str, Json] = {"key": key_to_bytes(chance.key).hex()}
    doc["drawn"] = {purpose.name: chance.drawn[number] for number, purpose in enumerate(game.purposes)}
    script = {
        purpose.name: " ".join(
            purpose.outcomes[chance.script[i]] for i in range(SCRIPT) if chance.script_for[i] == number + 1
        )
        for number, purpose in enumerate(game.purposes)
    }
    doc["script"] = {name: outcomes for name, outcomes in script.items() if outcomes}
    return doc


def loads(text: str, find: Callable[[str], Game], source: str) -> tuple[Game, Any]:
    """The game and the state of a position in JSON text; errors name the source and the field."""
    try:
        doc = json.loads(text, object_pairs_hook=_no_repetition, parse_constant=_no_constant, parse_int=_short)
    except (json.JSONDecodeError, RecursionError) as problem:
        where = f"line {problem.lineno}, column {problem.colno}: " if isinstance(problem, json.JSONDecodeError) else ""
        raise BadPosition(f"{source}: not valid JSON: {where}{getattr(problem, 'msg', 'nested too deeply')}") from None
    _object(doc, source)
    if not isinstance(_required(doc, "game"), str):
        raise wrong("game", f"expected the name of a game, found {shown(doc['game'])}")
    game = find(doc["game"])
    return game, from_json(game, doc)


def _no_repetition(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    doc = dict(pairs)
    for name, _ in pairs if len(doc) < len(pairs) else ():
        if sum(name == other for other, _ in pairs) > 1:
            raise wrong(name, "the field is given twice")
    return doc


def _no_constant(name: str) -> Json:
    raise BadPosition(f"{name} is not a JSON number")


def _short(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise BadPosition(f"{digits[:LONGEST_NUMBER]}... is too long a number")
    return int(digits)


def _required(doc: dict[str, Json], name: str) -> Json:
    if name not in doc:
        raise wrong(name, "the field is missing")
    return doc[name]


def from_json(game: Game, doc: Json) -> Any:
    """The state that a JSON object describes, checked to be possible."""
    state = game.state()
    _object(doc, "position")
    _known(doc, [*ENVELOPE, *(field.name for field in _written(game.state))], "")
    if _required(doc, "game") != game.name:
        raise wrong("game", f"expected {game.name!r}, found {shown(doc['game'])}")
    if doc.get("rules", game.version) != game.version or isinstance(doc.get("rules"), bool | float):
        raise wrong("rules", f"expected version {game.version}, which this program plays, found {shown(doc['rules'])}")
    state.players = Number(game.players[0], game.players[-1]).decode(_required(doc, "players"), "players")
    _options_from_json(state.options, doc.get("options", {}))
    _struct_from_json(state, doc, state, "")
    _chance_from_json(game, state.chance, doc.get("chance", {}))
    game.complete(state, frozenset(doc))
    problems = game.problems(state)
    if problems:
        raise BadPosition(problems[0])
    return state


def _object(doc: Json, path: str) -> None:
    if not isinstance(doc, dict):
        raise wrong(path, f"expected a JSON object, found {shown(doc)}")


def _known(doc: dict[str, Json], names: list[str], path: str) -> None:
    for name in doc:
        if name not in names:
            raise wrong(f"{path}{name}", f"unknown field; known are {', '.join(names)}")


def _options_from_json(options: Any, doc: Json) -> None:
    _object(doc, "options")
    try:
        set_options(options, doc)
    except BadOption as problem:
        raise wrong("options", str(problem)) from None


def _struct_from_json(record: Any, doc: dict[str, Json], state: Any, path: str) -> None:
    for field in _written(type(record)):
        name, state_codec, rows = f"{path}{field.name}", _state_codec(field), _rows_codec(field)
        if rows is not None:
            if field.name in doc:
                rows.decode(doc[field.name], getattr(record, field.name), name)
        elif named := _row_names(field, state.players):
            _named_rows_from_json(doc.get(field.name, {}), getattr(record, field.name), named, state, name)
        elif field.inner is not None:
            _rows_from_json(_required(doc, field.name), getattr(record, field.name), state, name)
        elif field.name in doc and state_codec is not None:
            state_codec.decode(doc[field.name], state, name)
        elif field.name in doc:
            setattr(record, field.name, _codec(field).decode(doc[field.name], name))


def _rows_from_json(doc: Json, rows: list[Any], state: Any, path: str) -> None:
    if not isinstance(doc, list) or len(doc) != state.players:
        raise wrong(
            path, f"expected a list with one object for each of the {state.players} players, found {shown(doc)}"
        )
    for index, each in enumerate(doc):
        _object(each, f"{path}[{index}]")
        _known(each, [inner.name for inner in _written(type(rows[index]))], f"{path}[{index}].")
        _struct_from_json(rows[index], each, state, f"{path}[{index}].")


def _named_rows_from_json(doc: Json, rows: list[Any], named: dict[str, int], state: Any, path: str) -> None:
    _object(doc, path)
    _known(doc, list(named), f"{path}.")
    for name, each in doc.items():
        _object(each, f"{path}.{name}")
        row = rows[named[name]]
        _known(each, [inner.name for inner in _written(type(row))], f"{path}.{name}.")
        _struct_from_json(row, each, state, f"{path}.{name}.")


def _chance_from_json(game: Game, chance: Any, doc: Json) -> None:
    _object(doc, "chance")
    _known(doc, ["key", "drawn", "script"], "chance.")
    key = doc.get("key", "0" * 64)
    if not isinstance(key, str) or not re.fullmatch(KEY_PATTERN, key):
        raise wrong("chance.key", f"expected 64 hexadecimal digits, found {shown(key)}")
    chance.key = key_from_bytes(bytes.fromhex(key))
    names = [purpose.name for purpose in game.purposes]
    for part in ("drawn", "script"):
        _object(doc.get(part, {}), f"chance.{part}")
        _known(doc.get(part, {}), names, f"chance.{part}.")
    for number, purpose in enumerate(game.purposes):
        chance.drawn[number] = Number(0, LARGEST_COUNTER).decode(
            doc.get("drawn", {}).get(purpose.name, 0), f"chance.drawn.{purpose.name}"
        )
        script_chance(game, chance, purpose.name, doc.get("script", {}).get(purpose.name, ""))
    if chance.drawn[0] > 0:
        fill_block(chance, (chance.drawn[0] - 1) // len(chance.block))


def script_chance(game: Game, chance: Any, name: str, outcomes: Json) -> None:
    """Fix the next outcomes of a purpose: `script_chance(game, s.chance, "cards", "R5 B2")`."""
    number = next(number for number, purpose in enumerate(game.purposes) if purpose.name == name)
    known = game.purposes[number].outcomes
    path = f"chance.script.{name}"
    if not isinstance(outcomes, str):
        raise wrong(path, f"expected outcomes in one text such as {' '.join(known[:2])!r}, found {shown(outcomes)}")
    for word in outcomes.split():
        if word not in known:
            raise wrong(path, f"{word!r} is not an outcome; outcomes are {', '.join(known)}")
        if chance.scripted == SCRIPT:
            raise wrong(path, f"more than {SCRIPT} scripted outcomes")
        chance.script[chance.scripted] = known.index(word)
        chance.script_for[chance.scripted] = number + 1
        chance.scripted += 1


def unused_script(game: Game, chance: Any) -> str:
    """The scripted outcomes that were not drawn yet, as text."""
    return "; ".join(f"{name}: {outcomes}" for name, outcomes in _chance_to_json(game, chance)["script"].items())


def dumps(game: Game, state: Any) -> str:
    """The position as JSON text, with one line per field and per seat."""

    def line(name: str, value: Json, comma: bool) -> str:
        if name == "seats":
            rows = ",\n".join(f"    {json.dumps(each)}" for each in value)
            return f'  "seats": [\n{rows}\n  ]' + "," * comma
        return f"  {json.dumps(name)}: {json.dumps(value)}" + "," * comma

    items = list(to_json(game, state).items())
    return (
        "{\n"
        + "\n".join(line(name, value, index < len(items) - 1) for index, (name, value) in enumerate(items))
        + "\n}"
    )


def schema(game: Game) -> dict[str, Json]:
    """The JSON Schema of the game's positions."""
    state = game.state()
    options = {
        name: {**o.codec.schema(), "default": o.default, "description": o.help}
        for name, (_, o) in option_fields(type(state.options)).items()
    }
    names = {purpose.name: purpose for purpose in game.purposes}
    chance = {
        "key": {"type": "string", "pattern": f"^{KEY_PATTERN}$", "description": "the 256-bit key of the game's luck"},
        "drawn": {
            "type": "object",
            "properties": {name: Number(0, LARGEST_COUNTER).schema() for name in names},
            "additionalProperties": False,
        },
        "script": {
            "type": "object",
            "description": "outcomes fixed in advance, separated by spaces",
            "properties": {name: _words_schema(purpose.outcomes) for name, purpose in names.items()},
            "additionalProperties": False,
        },
    }
    properties = {
        "game": {"const": game.name},
        "rules": {"const": game.version},
        "players": Number(game.players[0], game.players[-1]).schema(),
        "options": {"type": "object", "properties": options, "additionalProperties": False},
        **_struct_schema(game.state),
        "chance": {"type": "object", "properties": chance, "additionalProperties": False},
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game.title}",
        "type": "object",
        "properties": properties,
        "required": ["game", "players", "seats"],
        "additionalProperties": False,
    }


def _words_schema(words: tuple[str, ...]) -> dict[str, Json]:
    either = f"({'|'.join(words)})"
    return {"type": "string", "pattern": f"^\\s*({either}(\\s+{either})*)?\\s*$"}


def _struct_schema(cls: type[Any]) -> dict[str, Json]:
    properties: dict[str, Json] = {}
    for field in _written(cls):
        state_codec = _state_codec(field)
        if state_codec is not None:
            described = state_codec.schema()
        elif rows := _rows_codec(field):
            described = rows.schema()
        elif field.inner is not None:
            inner = {"type": "object", "properties": _struct_schema(field.inner), "additionalProperties": False}
            described = {"type": "array", "items": inner, "minItems": 2, "maxItems": field.count}
            if named := _row_names(field):
                described = {"type": "object", "properties": dict.fromkeys(named, inner), "additionalProperties": False}
        else:
            described = _codec(field).schema()
        text = next((m for m in field.metadata if isinstance(m, str)), None)
        properties[field.name] = {**described, "description": text} if text else described
    return properties
