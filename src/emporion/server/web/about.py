"""What this server is and offers: games, levels, phrases, schemas, and whether it is well."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from sqlalchemy import Connection, text

from emporion import __version__
from emporion.bots.config import LEVELS
from emporion.games import find, names
from emporion.kernel.options import describe_options
from emporion.locales import LANGUAGES
from emporion.server import protocol
from emporion.server.room.phrases import PHRASES
from emporion.server.web.identity import InHouse
from emporion.server.web.routes import get


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    rules: int
    players: list[int]
    options: dict[str, dict[str, Any]]
    bots_are_ready: bool
    """Whether merchant and magnate are compiled; until then they think as traders."""


class ServerInfo(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    games: list[GameInfo]
    levels: list[str]
    phrases: list[str]
    languages: dict[str, str]
    registration: bool


@get("/api/server", summary="What this server offers")
async def server_info(house: InHouse) -> ServerInfo:
    return ServerInfo(
        version=__version__,
        protocol=protocol.VERSION,
        games=[describe(name, name in house.thinking.compiled) for name in names()],
        levels=list(LEVELS),
        phrases=list(PHRASES),
        languages=LANGUAGES,
        registration=house.settings.registration,
    )


def describe(name: str, bots_are_ready: bool) -> GameInfo:
    game = find(name)
    options = describe_options(type(game.state().options))
    return GameInfo(name, game.version, list(game.players), options, bots_are_ready)


@get("/api/schema.json", summary="The JSON Schema of everything that goes over the WebSocket of a table")
async def message_schema() -> dict[str, Any]:
    return protocol.schema()


class Health(msgspec.Struct, frozen=True):
    healthy: bool


@get("/health", summary="Whether the server can read its database and write to it")
async def health(house: InHouse) -> Response[Health]:
    try:
        await house.database.read(look_alive)
        await house.heartbeat.beat()
    except Exception:
        return Response(Health(False), status_code=HTTP_503_SERVICE_UNAVAILABLE)
    return Response(Health(True), status_code=HTTP_200_OK)


def look_alive(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))


ROUTES = [server_info, message_schema, health]
