"""The JSON Schemas of everything between server and browser: `python -m emporion.server.schemas`.

The browser's TypeScript types are generated from it.
"""

from __future__ import annotations

import json
from typing import Any

import msgspec

from emporion.games import find, names
from emporion.kernel.contract import Game
from emporion.server import protocol
from emporion.server.web import (
    about,
    accounts,
    advice,
    branches,
    challenges,
    errors,
    learning,
    lessons,
    lobby,
    passkeys,
    replays,
    table_terms,
    tables,
    webauthn,
)

FORMS = (
    about.ServerInfo,
    advice.Analysis,
    advice.Hint,
    branches.Branching,
    challenges.Challenge,
    challenges.ChallengeToken,
    challenges.Challenging,
    challenges.Trying,
    errors.Failure,
    lessons.Lesson,
    lessons.Course,
    lessons.Attempt,
    learning.Learned,
    lobby.Listed,
    accounts.Me,
    accounts.NewAccount,
    accounts.Credentials,
    accounts.NewPassword,
    accounts.Profile,
    accounts.Leader,
    accounts.TokenInfo,
    accounts.MadeToken,
    passkeys.CreatedPasskey,
    passkeys.PasskeyLogin,
    passkeys.WaysIn,
    replays.Moment,
    table_terms.NewTable,
    tables.OpenedTable,
    tables.Taken,
    tables.Look,
    webauthn.CreationOptions,
    webauthn.RequestOptions,
)
"""Bodies of requests and responses."""


def schemas() -> dict[str, Any]:
    """The schema of the protocol, and one per game with a typed view."""
    typed = [game for game in map(find, names()) if game.view_structs]
    return {"protocol": protocol_schema(), "games": {game.name: game_schema(game) for game in typed}}


def game_schema(game: Game) -> dict[str, Any]:
    """The types of a game's view and description."""
    _, forms = msgspec.json.schema_components(game.view_structs, ref_template="#/$defs/{name}")
    return {"$schema": protocol.schema()["$schema"], "$defs": forms}


def protocol_schema() -> dict[str, Any]:
    """The types of HTTP and WebSocket together."""
    _, forms = msgspec.json.schema_components(FORMS, ref_template="#/$defs/{name}")
    messages = protocol.schema()
    return {"$schema": messages["$schema"], "$defs": {**forms, **messages["$defs"]}}


if __name__ == "__main__":
    print(json.dumps(schemas(), indent=2))
