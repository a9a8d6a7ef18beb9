"""Lists of tables: public ones to join or watch, and one's own."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar.params import FromQuery, QueryParameter
from msgspec import Meta

from emporion.match.clock import DAY
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import tables as stored
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, Visitor, require_visitor
from emporion.server.web.routes import get

MAX_LISTED = 100
MAX_OPEN_AGE = DAY  # that an open table without activity is listed


class Sitting(msgspec.Struct, frozen=True):
    """A seat and its occupant."""

    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(description="Empty for deleted players.")]
    player: Annotated[str, Meta(description="A person's public id.")]
    level: Annotated[str, Meta(description="A bot's level.")]
    place: Annotated[int | None, Meta(description="A person's place in a finished game.")]
    score: Annotated[int | None, Meta(description="A person's score in a finished game.")]


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    players: int
    stage: Literal["open", "running", "over"]
    options: dict[str, Any]
    public: bool
    rated: bool
    hints: Annotated[bool, Meta(description="Whether players may ask for hints although other people play.")]
    pace: Literal["none", "live", "days"]
    time: int
    bonus: int
    free: int
    origin: Annotated[
        Literal["lesson", "practice", "branch", "challenge"] | None, Meta(description="Null for freshly dealt games.")
    ]
    seats: list[Sitting]
    mine: Annotated[list[int], Meta(description="The visitor's seats.")]
    actor: Annotated[int | None, Meta(description="The seat to move; null for a lesson that is completed.")]
    falls: Annotated[int | None, Meta(description="When the player to move runs out of time.")]
    created: int
    changed: int


Stages = Annotated[Literal["open", "running"], QueryParameter(description="Tables to join, or games to watch.")]


@get("/api/tables", summary="Public tables")
async def list_tables(
    services: InjectedServices, visitor: MaybeVisitor, stage: Stages = "open", game: FromQuery[str | None] = None
) -> list[Listed]:
    since = now_ms() - MAX_OPEN_AGE
    return await listed(services, visitor, await services.database.read(stored.listed, stage, game, since, MAX_LISTED))


@get("/api/me/tables", summary="My tables")
async def my_tables(services: InjectedServices, visitor: MaybeVisitor) -> list[Listed]:
    rows = await services.database.read(stored.tables_of, require_visitor(visitor).id, MAX_LISTED)
    return await listed(services, visitor, rows)


async def listed(services: Services, visitor: Visitor | None, rows: Sequence[Any]) -> list[Listed]:
    seats = await services.database.read(stored.seats_at, [row.id for row in rows])
    return [described(row, seats[row.id], visitor) for row in rows if seats[row.id]]  # otherwise it was just deleted


def described(row: Any, seats: Sequence[Any], visitor: Visitor | None) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        players=row.players,
        stage=row.stage,
        options=json.loads(row.options),
        public=row.public,
        rated=row.rated,
        hints=row.hints,
        pace=row.pace,
        time=row.time,
        bonus=row.bonus,
        free=row.free,
        origin=row.origin,
        seats=[
            Sitting(kind_of(seat, row.stage), seat.name, seat.player or "", seat.level, seat.place, seat.score)
            for seat in seats
        ],
        mine=[seat.seat for seat in seats if visitor is not None and seat.player == visitor.id],
        actor=row.actor,
        falls=row.falls,
        created=row.created,
        changed=row.changed,
    )


def kind_of(seat: Any, stage: str) -> Literal["open", "person", "bot"]:
    """Deleted players still count as people."""
    if seat.level:
        return "bot"
    return "person" if seat.player is not None or stage != "open" else "open"


ROUTES = [list_tables, my_tables]
