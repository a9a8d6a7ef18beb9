"""What this server offers: games, phrases, schemas; and its health."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Response
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from msgspec import Meta

from emporion import __version__
from emporion.games import find, names
from emporion.kernel.options import describe_options
from emporion.kernel.view import GameDescription
from emporion.locales import LANGUAGES
from emporion.server import protocol
from emporion.server.protocol import Level
from emporion.server.room.bot_levels import ladder_of
from emporion.server.room.entries import PHRASES, REACTIONS
from emporion.server.storage.availability import StorageUnavailable
from emporion.server.storage.database import look_alive
from emporion.server.web import static_files
from emporion.server.web.authentication import InjectedServices
from emporion.server.web.lessons import exercises_of, has_lesson
from emporion.server.web.routes import get

HEALTH_TIMEOUT = 0.8  # seconds

log = structlog.get_logger(__name__)


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: Annotated[str, Meta(description="For games whose catalogue has no title.")]
    rules: int
    players: list[int]
    options: dict[str, dict[str, Any]]
    levels: Annotated[list[Level], Meta(description="Of its bots, weakest first.")]
    bots_are_ready: bool
    """Whether the bots that search are compiled; until then they play as traders."""
    description: Annotated[GameDescription, Meta(description="With default options.")]
    lesson: Annotated[bool, Meta(description="Whether there is a lesson.")]
    practice: Annotated[int, Meta(description="How many practice positions there are.")]
    board: Annotated[str, Meta(description="The address of a plugin's web board, a JavaScript module; or empty.")]
    texts: Annotated[str, Meta(description="The address of a plugin's catalogue, with {language} in it; or empty.")]


class ServerInfo(msgspec.Struct, frozen=True):
    version: str
    protocol: int
    games: list[GameInfo]
    phrases: list[str]
    reactions: list[str]
    languages: dict[str, str]
    registration: bool
    answer_pause_seconds: Annotated[
        float, Meta(description="The moment before the server answers for a player who has no choice.")
    ]


@get("/api/server", summary="What this server offers")
async def server_info(services: InjectedServices) -> ServerInfo:
    return ServerInfo(
        version=__version__,
        protocol=protocol.VERSION,
        games=offered_games(services.bot_pool.compiled),
        phrases=list(PHRASES),
        reactions=list(REACTIONS),
        languages=LANGUAGES,
        registration=services.settings.registration,
        answer_pause_seconds=services.settings.answer_pause_seconds,
    )


def offered_games(ready: Container[str]) -> list[GameInfo]:
    """All games; `ready` are those whose bots are compiled. A plugin that fails is left out, so that the room stays
    open."""
    found = []
    for name in names():
        try:
            info = describe(name, name in ready)
            msgspec.json.encode(info)
        except Exception as problem:  # a plugin's code may fail in any way
            log.warning("a game is left out", game=name, reason=f"{type(problem).__name__}: {problem}")
        else:
            found.append(info)
    return found


def describe(name: str, bots_are_ready: bool) -> GameInfo:
    game = find(name)
    options = describe_options(type(game.state().options))
    return GameInfo(
        name=name,
        title=game.title,
        rules=game.version,
        players=list(game.players),
        options=options,
        levels=ladder_of(game),
        bots_are_ready=bots_are_ready,
        description=game.description({}),
        lesson=has_lesson(game),
        practice=len(exercises_of(game)),
        board=static_files.board_of(name),
        texts=static_files.texts_address(name),
    )


@get("/api/schema.json", summary="The JSON Schema of all WebSocket messages")
async def message_schema() -> dict[str, Any]:
    return protocol.schema()


class Health(msgspec.Struct, frozen=True):
    healthy: bool


@get("/health", summary="Health check: whether the database can be read and written")
async def health(services: InjectedServices) -> Response[Health]:
    """Reads now, within a second. The process itself writes every second; a visitor causes no write."""
    is_healthy = not services.database.availability.failing
    if is_healthy:
        try:
            async with asyncio.timeout(HEALTH_TIMEOUT):
                await services.database.read(look_alive)
        except (StorageUnavailable, TimeoutError):
            is_healthy = False
    return Response(Health(is_healthy), status_code=HTTP_200_OK if is_healthy else HTTP_503_SERVICE_UNAVAILABLE)


ROUTES = [server_info, message_schema, health]
