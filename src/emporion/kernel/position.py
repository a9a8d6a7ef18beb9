"""Positions: a state as JSON and back, derived from the declared state; a FEN for our games.

Reading is strict. Unknown fields, wrong types and impossible numbers are errors that name the field. Omitted options
have their defaults; omitted fields are computed by the game (`Game.complete`) or are zero or empty, so that tests,
puzzles and bug reports contain only what matters. A text among a field's annotations describes it in the schema.
"""

from __future__ import annotations

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from emporion.kernel.chance import SCRIPT, fill_block, key_from_bytes, key_to_bytes
from emporion.kernel.codec import Codec, Json, Number, Row, listed, shown, wrong
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
    """A purpose of chance."""

    name: str
    outcomes: tuple[str, ...]
    """Their names by number; empty for a number that is no outcome."""
    about: str = ""
    """What is drawn, and in which order, for people who script it."""


LONGEST_NUMBER = 20  # digits
LARGEST_COUNTER = 2**30
KEY_PATTERN = "[0-9a-fA-F]{64}"

ENVELOPE = ("game", "rules", "players", "options", "chance", "result")


def written_fields(cls: type[Any]) -> list[Field]:
    return [
        f
        for f in fields_of(cls)
        if f.name not in ENVELOPE and not any(isinstance(m, Derived | EncodedElsewhere) for m in f.metadata)
    ]


def state_codec_of(field: Field) -> StateCodec | None:
    return next((m for m in field.metadata if isinstance(m, StateCodec)), None)


def rows_codec_of(field: Field) -> Rows | None:
    return next((m for m in field.metadata if isinstance(m, Rows)), None)


def row_names(field: Field, players: int = len(SEAT_NAMES)) -> dict[str, int]:
    """The rows that are written by name, with their numbers; rows of seats only for seats in the game."""
    many = next((m for m in field.metadata if isinstance(m, Many)), None)
    names = many.names if many else ()
    return {name: row for row, name in enumerate(names) if name not in SEAT_NAMES[players:]}


def describe_fields(cls: type[Any], path: str = "") -> dict[str, str]:
    """Every written field of a struct with its description, nested ones included."""
    descriptions: dict[str, str] = {}
    for field in written_fields(cls):
        descriptions[f"{path}{field.name}"] = next((m for m in field.metadata if isinstance(m, str)), "")
        if field.inner is not None and rows_codec_of(field) is None:
            descriptions.update(
                describe_fields(field.inner, f"{path}{field.name}{'.*.' if row_names(field) else '[].'}")
            )
    return descriptions


def field_codec(field: Field) -> Codec:
    """The codec among a field's annotations; by default numbers are written as they are."""
    for each in field.metadata:
        if hasattr(each, "encode") and not isinstance(each, str | StateCodec):
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
    if result := result_of(game, state):
        doc["result"] = result
    return doc


def result_of(game: Game, state: Any) -> dict[str, Json]:
    """The ending, the scores and ranks of all seats, and the winners; empty while the game runs."""
    scores, ranks = [0] * state.players, [0] * state.players
    ending = int(game.rule("result")(state, scores, ranks))
    if ending < 0:
        return {}
    winners = [name for name, rank in zip(SEAT_NAMES, ranks, strict=False) if rank == 1]
    return {"ending": game.endings[ending], "scores": scores, "ranks": ranks, "winners": winners}


def _struct_to_json(record: Any, state: Any) -> dict[str, Json]:
    doc: dict[str, Json] = {}
    for field in written_fields(type(record)):
        value, state_codec, rows = getattr(record, field.name), state_codec_of(field), rows_codec_of(field)
        if state_codec is not None:
            doc[field.name] = state_codec.encode(state)
        elif rows is not None:
            doc[field.name] = rows.encode(value)
        elif named := row_names(field, state.players):
            doc[field.name] = {name: _struct_to_json(value[row], state) for name, row in named.items()}
        elif field.inner is not None:
            doc[field.name] = [_struct_to_json(each, state) for each in value[: state.players]]
        else:
            doc[field.name] = field_codec(field).encode(value)
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
    doc = game.former_position(doc)
    _known(doc, [*ENVELOPE, *(field.name for field in written_fields(game.state))], "")
    if _required(doc, "game") != game.name:
        raise wrong("game", f"expected {game.name!r}, found {shown(doc['game'])}")
    if doc.get("rules", game.version) != game.version or isinstance(doc.get("rules"), bool | float):
        raise wrong("rules", f"expected version {game.version}, which this program plays, found {shown(doc['rules'])}")
    state.players = Number(game.players[0], game.players[-1]).decode(_required(doc, "players"), "players")
    _options_from_json(state.options, doc.get("options", {}))
    _struct_from_json(state, doc, state, "")
    _chance_from_json(game, state.chance, doc.get("chance", {}))
    game.complete(state, frozenset(_given(doc)))
    problems = game.problems(state)
    if problems:
        raise BadPosition(problems[0])
    if "result" in doc and doc["result"] != (expected := result_of(game, state)):
        raise wrong("result", f"expected {shown(expected) if expected else 'none, since the game runs'}")
    return state


def _given(doc: Json, path: str = "") -> Iterator[str]:
    """The paths of all fields in a position: `piles`, `piles.market`, `piles.market.deck`, `seats[0].hand`."""
    for name, value in doc.items():
        yield f"{path}{name}"
        if isinstance(value, dict):
            yield from _given(value, f"{path}{name}.")
        for index, each in enumerate(value if isinstance(value, list) else ()):
            if isinstance(each, dict):
                yield from _given(each, f"{path}{name}[{index}].")


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
    for field in written_fields(type(record)):
        name, state_codec, rows = f"{path}{field.name}", state_codec_of(field), rows_codec_of(field)
        if rows is not None:
            if field.name in doc:
                rows.decode(doc[field.name], getattr(record, field.name), name)
        elif named := row_names(field, state.players):
            _named_rows_from_json(doc.get(field.name, {}), getattr(record, field.name), named, state, name)
        elif field.inner is not None:
            _rows_from_json(_required(doc, field.name), getattr(record, field.name), state, name)
        elif field.name in doc and state_codec is not None:
            state_codec.decode(doc[field.name], state, name)
        elif field.name in doc:
            setattr(record, field.name, field_codec(field).decode(doc[field.name], name))


def _rows_from_json(doc: Json, rows: list[Any], state: Any, path: str) -> None:
    if not isinstance(doc, list) or len(doc) != state.players:
        raise wrong(
            path, f"expected a list with one object for each of the {state.players} players, found {shown(doc)}"
        )
    for index, each in enumerate(doc):
        _object(each, f"{path}[{index}]")
        _known(each, [inner.name for inner in written_fields(type(rows[index]))], f"{path}[{index}].")
        _struct_from_json(rows[index], each, state, f"{path}[{index}].")


def _named_rows_from_json(doc: Json, rows: list[Any], named: dict[str, int], state: Any, path: str) -> None:
    _object(doc, path)
    _known(doc, list(named), f"{path}.")
    for name, each in doc.items():
        _object(each, f"{path}.{name}")
        row = rows[named[name]]
        _known(each, [inner.name for inner in written_fields(type(row))], f"{path}.{name}.")
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
    path, names = f"chance.script.{name}", [purpose.name for purpose in game.purposes]
    if name not in names:
        raise wrong(path, f"unknown purpose; known are {', '.join(names)}")
    number = names.index(name)
    for outcome in listed(outcomes, game.purposes[number].outcomes, path, "outcome"):
        if chance.scripted == SCRIPT:
            raise wrong(path, f"more than {SCRIPT} scripted outcomes")
        chance.script[chance.scripted] = outcome
        chance.script_for[chance.scripted] = number + 1
        chance.scripted += 1


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
