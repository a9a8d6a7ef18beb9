"""The JSON Schema of everything that goes between the server and a browser: `python -m emporion.server.schemas`.

The types of the web room are written from it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from emporion.server import protocol
from emporion.server.web import about, advice, beginnings, errors, lessons, lobby, people, replays, tables

FORMS = (
    about.ServerInfo,
    advice.Analysis,
    advice.Hint,
    beginnings.Branching,
    beginnings.Challenge,
    beginnings.Challenging,
    errors.Failure,
    lessons.Lesson,
    lobby.Listed,
    people.Me,
    people.NewAccount,
    people.Credentials,
    people.NewPassword,
    people.Profile,
    people.Leader,
    people.TokenInfo,
    people.MadeToken,
    replays.Moment,
    tables.NewTable,
    tables.OpenedTable,
    tables.Taken,
    tables.Look,
)
"""What requests bring and what they are answered with."""


def schema() -> dict[str, Any]:
    """The forms of HTTP and those of the WebSocket, together."""
    _, forms = msgspec.json.schema_components(FORMS, ref_template="#/$defs/{name}")
    messages = protocol.schema()
    return {"$schema": messages["$schema"], "$defs": {**forms, **messages["$defs"]}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
