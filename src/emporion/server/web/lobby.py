"""Looking for tables: public ones to join or to watch, and those at which one sits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar.params import FromQuery, QueryParameter
from msgspec import Meta

from emporion.match.clock import DAY
from emporion.server.house import House
from emporion.server.room.keeper import moment
from emporion.server.storage import tables as stored
from emporion.server.web.identity import Anybody, InHouse, Visitor, required
from emporion.server.web.routes import get

MOST_LISTED = 100
LONGEST_OPEN = DAY  # that a table to which nobody comes stays in the list


class Sitting(msgspec.Struct, frozen=True):
    """A seat, and who sits there."""

    kind: Literal["open", "person", "bot"]
    name: Annotated[str, Meta(description="Empty for people who left the server for good.")]
    player: Annotated[str, Meta(description="The public id of a person.")]
    level: Annotated[str, Meta(description="Of a bot.")]
    place: Annotated[int | None, Meta(description="Of a person, when the game is over.")]


class Listed(msgspec.Struct, frozen=True):
    """A table, for those who look for one."""

    id: str
    game: str
    players: int
    stage: Literal["open", "running", "over"]
    options: dict[str, Any]
    public: bool
    rated: bool
    pace: Literal["none", "live", "days"]
    time: int
    bonus: int
    free: int
    origin: Annotated[
        Literal["lesson", "branch", "challenge"] | None, Meta(description="None for games that were dealt anew.")
    ]
    seats: list[Sitting]
    mine: Annotated[list[int], Meta(description="The seats of the visitor.")]
    actor: Annotated[int | None, Meta(description="The seat to decide.")]
    falls: Annotated[int | None, Meta(description="When the time of the person to decide is over.")]
    created: int
    changed: int


Stages = Annotated[Literal["open", "running"], QueryParameter(description="Tables to join, or games to watch.")]


@get("/api/tables", summary="Public tables")
async def list_tables(
    house: InHouse, visitor: Anybody, stage: Stages = "open", game: FromQuery[str | None] = None
) -> list[Listed]:
    since = moment() - LONGEST_OPEN
    return await listed(house, visitor, await house.database.read(stored.listed, stage, game, since, MOST_LISTED))


@get("/api/me/tables", summary="The tables at which I sit")
async def my_tables(house: InHouse, visitor: Anybody) -> list[Listed]:
    rows = await house.database.read(stored.tables_of, required(visitor).id, MOST_LISTED)
    return await listed(house, visitor, rows)


async def listed(house: House, visitor: Visitor | None, rows: Sequence[Any]) -> list[Listed]:
    seats = await house.database.read(stored.seats_at, [row.id for row in rows])
    return [described(row, seats[row.id], visitor) for row in rows if seats[row.id]]  # or it was just deleted


def described(row: Any, seats: Sequence[Any], visitor: Visitor | None) -> Listed:
    return Listed(
        id=row.id,
        game=row.game,
        players=row.players,
        stage=row.stage,
        options=json.loads(row.options),
        public=row.public,
        rated=row.rated,
        pace=row.pace,
        time=row.time,
        bonus=row.bonus,
        free=row.free,
        origin=row.origin,
        seats=[
            Sitting(kind_of(seat, row.stage), seat.name, seat.player or "", seat.level, seat.place) for seat in seats
        ],
        mine=[seat.seat for seat in seats if visitor is not None and seat.player == visitor.id],
        actor=row.actor,
        falls=row.falls,
        created=row.created,
        changed=row.changed,
    )


def kind_of(seat: Any, stage: str) -> Literal["open", "person", "bot"]:
    """People who left the server for good are people still."""
    if seat.level:
        return "bot"
    return "person" if seat.player is not None or stage != "open" else "open"


ROUTES = [list_tables, my_tables]
