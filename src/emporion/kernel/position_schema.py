"""The JSON Schema of positions."""

from __future__ import annotations

from typing import Any

from emporion.kernel.codec import Json, Number, listed_pattern
from emporion.kernel.contract import Game
from emporion.kernel.options import option_fields
from emporion.kernel.position import (
    KEY_PATTERN,
    LARGEST_COUNTER,
    field_codec,
    row_names,
    rows_codec_of,
    state_codec_of,
    written_fields,
)
from emporion.kernel.seats import SEAT_NAMES


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
            "properties": {
                name: {"type": "string", "pattern": listed_pattern(purpose.outcomes), "description": purpose.about}
                for name, purpose in names.items()
            },
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
        "result": _result_schema(game),
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A position of {game.title}",
        "type": "object",
        "properties": properties,
        "required": ["game", "players", "seats"],
        "additionalProperties": False,
    }


def _result_schema(game: Game) -> dict[str, Json]:
    numbers = {"type": "array", "items": {"type": "integer"}}
    properties = {
        "ending": {"enum": list(game.endings)},
        "scores": numbers,
        "ranks": numbers,
        "winners": {"type": "array", "items": {"enum": list(SEAT_NAMES)}},
    }
    return {
        "type": "object",
        "description": "written when the game is over: how it ended, scores and ranks from P1 on, and the winners",
        "properties": properties,
        "required": list(properties),
        "additionalProperties": False,
    }


def _struct_schema(cls: type[Any]) -> dict[str, Json]:
    properties: dict[str, Json] = {}
    for field in written_fields(cls):
        state_codec = state_codec_of(field)
        if state_codec is not None:
            described = state_codec.schema()
        elif rows := rows_codec_of(field):
            described = rows.schema()
        elif field.inner is not None:
            inner = {"type": "object", "properties": _struct_schema(field.inner), "additionalProperties": False}
            described = {"type": "array", "items": inner, "minItems": 2, "maxItems": field.count}
            if named := row_names(field):
                described = {"type": "object", "properties": dict.fromkeys(named, inner), "additionalProperties": False}
        else:
            described = field_codec(field).schema()
        text = next((m for m in field.metadata if isinstance(m, str)), None)
        properties[field.name] = {**described, "description": text} if text else described
    return properties
