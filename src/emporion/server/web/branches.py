"""Tables whose game is not freshly dealt: a branch goes on from a finished game; challenges and lessons are opened here
too.

Such games are unrated: one person plays against bots, and the game starts at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.match.bot_names import free_bot_names
from emporion.match.clock import TimeControl
from emporion.match.replay import record_of
from emporion.server.protocol import Seat
from emporion.server.room.bot_levels import offered_level
from emporion.server.room.entries import Opened, Plan, StartingPoint
from emporion.server.room.seats import SeatState
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_state import Stage
from emporion.server.services import Services
from emporion.server.storage import challenges
from emporion.server.web.authentication import (
    InjectedServices,
    MaybeVisitor,
    Visitor,
    create_guest,
    require_visitor,
    session_cookie,
)
from emporion.server.web.errors import Problem
from emporion.server.web.routes import post
from emporion.server.web.table_terms import name_of
from emporion.server.web.tables import OpenedTable, check_table_limit, create_table, start_if_full
from emporion.server.web.withheld import Device, find_visible

AnyRequest = Request[Any, Any, Any]

FOR_PEOPLE = "merchant"
"""The level of bots that replace people."""


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[int, Meta(ge=0, le=1_000_000, description="The move after which to go on.")]
    seat: Annotated[Seat | None, Meta(description="My seat; by default the one to move there.")] = None


@post("/api/tables/{id:str}/branch", summary="Branch: play on from a move of a finished game, against bots")
async def branch(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    data: JSONBody[Branching],
) -> Response[OpenedTable]:
    me = require_visitor(visitor)
    async with (await find_visible(services, id, me, device)).locked() as table:
        require_over(table)
        actor = actor_at(table, data.move)
        seat = checked_seat(table, actor if data.seat is None else data.seat)
        beginning = starting_point("branch", id, seat, table, data.move)
        deal = await services.database.read(challenges.deal_of, id)
        return await open_like(request, services, me, None, table, beginning, deal=deal)


def require_over(table: Table) -> None:
    """Refuse what shows or repeats the cards while the game runs, or while others may still play the shared deal."""
    if table.stage is not Stage.OVER:
        raise Refused("table-not-over")
    if table.is_closed:
        raise Refused("deal-not-revealed")


def checked_seat(table: Table, seat: int) -> int:
    if seat >= len(table.seats):
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-seat", last=len(table.seats))
    return seat


def actor_at(table: Table, move: int) -> int:
    """The seat to move after a move; refused where the game is over."""
    match = table.match
    assert match is not None
    if move > match.version:
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-move", last=match.version)
    table.check_not_before_start(move)
    actor = reference.actor(match.game, match.state_at(move))
    if actor < 0:
        raise Refused("table-is-over")
    return actor


def starting_point(kind: Literal["branch", "challenge"], of: str, seat: int, table: Table, move: int) -> StartingPoint:
    """A move of a finished game, whose key is public."""
    assert table.started is not None
    assert table.match is not None
    moves = record_of(table.match, "").moves[:move]
    return StartingPoint(kind, of, seat, table.started.key, moves, table.match.position)


async def open_like(
    request: AnyRequest,
    services: Services,
    visitor: Visitor | None,
    name: str | None,
    table: Table,
    beginning: StartingPoint,
    **lineage: Any,
) -> Response[OpenedTable]:
    """Open a table with another table's game, options and number of seats."""
    levels = [level_of(seat_state, table.game) for seat_state in table.seats]
    game, options = table.opened.game, table.opened.options
    return await open_from(request, services, visitor, name, game, options, beginning, levels, **lineage)


def level_of(seat_state: SeatState, game: Game) -> str:
    return offered_level(game, seat_state.level) if seat_state.kind == "bot" else FOR_PEOPLE


async def open_from(
    request: AnyRequest,
    services: Services,
    visitor: Visitor | None,
    name: str | None,
    game: str,
    options: dict[str, Any],
    beginning: StartingPoint,
    levels: Sequence[str],
    deal: str | None = None,
    tried: Mapping[str, Any] | None = None,
) -> Response[OpenedTable]:
    """Open a table at a starting point, with the visitor in its seat. `levels` has one entry per seat: the bots' levels
    at all others. `deal` is the table that the deal comes from, `tried` the row of a challenge's try but for its
    player."""
    check_table_limit(services, request)
    called = name_of(visitor, name)
    host, token = (visitor.id, None) if visitor else await create_guest(services, called)
    opened = Opened(
        game=game,
        rules=find(game).version,
        options=options,
        seats=plans_of(find(game), host, called, beginning.seat, levels),
        host=host,
        public=False,
        rated=False,
        pace=TimeControl(),
        beginning=beginning,
    )
    table = await create_table(services, opened, deal, tried and {**tried, "player": host, "seat": beginning.seat})
    await start_if_full(services, table.table)
    return Response(table, cookies=[session_cookie(request, services, token)] if token else [])


def plans_of(game: Game, host: str, name: str, mine: int, levels: Sequence[str]) -> list[Plan]:
    names = iter(free_bot_names(game, [level for seat, level in enumerate(levels) if seat != mine], [name]))
    return [
        Plan("person", host, name) if seat == mine else Plan("bot", name=next(names), level=level)
        for seat, level in enumerate(levels)
    ]


ROUTES = [branch]
