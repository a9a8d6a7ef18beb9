"""The JSON Schema of everything between server and browser: `python -m emporion.server.schemas`.

The browser's TypeScript types are generated from it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from emporion.server import protocol
from emporion.server.web import about, accounts, advice, branches, errors, lessons, lobby, replays, tables

FORMS = (
    about.ServerInfo,
    advice.Analysis,
    advice.Hint,
    branches.Branching,
    branches.Challenge,
    branches.Challenging,
    errors.Failure,
    lessons.Lesson,
    lobby.Listed,
    accounts.Me,
    accounts.NewAccount,
    accounts.Credentials,
    accounts.NewPassword,
    accounts.Profile,
    accounts.Leader,
    accounts.TokenInfo,
    accounts.MadeToken,
    replays.Moment,
    tables.NewTable,
    tables.OpenedTable,
    tables.Taken,
    tables.Look,
)
"""Bodies of requests and responses."""


def schema() -> dict[str, Any]:
    """The types of HTTP and WebSocket together."""
    _, forms = msgspec.json.schema_components(FORMS, ref_template="#/$defs/{name}")
    messages = protocol.schema()
    return {"$schema": messages["$schema"], "$defs": {**forms, **messages["$defs"]}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2))
