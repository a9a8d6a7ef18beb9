"""Tables whose game is not freshly dealt: a branch goes on from a finished game, a challenge has the same deal.

Such games are unrated: one person plays against bots, and the game starts at once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion.games import find
from emporion.kernel import reference
from emporion.match.clock import TimeControl
from emporion.match.replay import record_of
from emporion.server.protocol import Seat
from emporion.server.room.entries import Opened, Plan, StartingPoint
from emporion.server.room.room import Room
from emporion.server.room.seats import SeatState, free_bot_name
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_state import Stage
from emporion.server.services import Services
from emporion.server.storage import tables as stored
from emporion.server.web.accounts import GivenName
from emporion.server.web.authentication import (
    InjectedServices,
    MaybeVisitor,
    Visitor,
    create_guest,
    require_visitor,
    session_cookie,
)
from emporion.server.web.errors import Problem
from emporion.server.web.routes import get, post
from emporion.server.web.tables import OpenedTable, check_table_limit, create_table, name_of, start_if_full

AnyRequest = Request[Any, Any, Any]

FOR_PEOPLE = "merchant"
"""The level of bots that replace people."""
MAX_RESULTS = 100  # of a challenge


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[int, Meta(ge=0, le=1_000_000, description="The move after which to go on.")]
    seat: Annotated[Seat | None, Meta(description="My seat; by default the one to move there.")] = None


class Challenging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None


class ChallengeResult(msgspec.Struct, frozen=True):
    """A result with this deal."""

    table: str
    name: Annotated[str, Meta(description="Empty for deleted players.")]
    place: int
    score: int
    ended: int
    is_original: Annotated[bool, Meta(description="The result of the original game.")]
    is_mine: bool


class Challenge(msgspec.Struct, frozen=True):
    """A deal that others may try in the same seat, with the results."""

    table: Annotated[str, Meta(description="The original table.")]
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    results: Annotated[list[ChallengeResult], Meta(description="Results of finished games, best first.")]


@post("/api/tables/{id:str}/branch", summary="Branch: play on from a move of a finished game, against bots")
async def branch(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], data: JSONBody[Branching]
) -> Response[OpenedTable]:
    me = require_visitor(visitor)
    async with (await services.rooms.find_current(id)).locked() as table:
        require_over(table)
        actor = actor_at(table, data.move)
        seat = checked_seat(table, actor if data.seat is None else data.seat)
        beginning = StartingPoint("branch", id, seat, key_of(table), moves_of(table, data.move))
        return await open_like(request, services, me, None, table, beginning)


@post(
    "/api/tables/{id:str}/challenge",
    summary="Challenge: try the deal of a finished game in one of its seats, against bots",
)
async def take_challenge(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    id: FromPath[str],
    data: JSONBody[Challenging],
) -> Response[OpenedTable]:
    """A player may try once, as a second try would know the cards: then the answer is the existing table."""
    async with (await original_room(services, id)).locked() as table:
        require_over(table)
        seat = checked_seat(table, data.seat)
        if visitor and (taken := await taken_by(services, table, seat, visitor)):
            return Response(OpenedTable(taken, []))
        beginning = StartingPoint("challenge", table.id, seat, key_of(table), moves_of(table, table.start_move))
        return await open_like(request, services, visitor, data.name, table, beginning)


@get("/api/tables/{id:str}/challenge", summary="A challenge and its results")
async def challenge(
    services: InjectedServices,
    visitor: MaybeVisitor,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=3, description="The seat in which the deal is tried.")] = 0,
) -> Challenge:
    async with (await original_room(services, id)).locked() as table:
        require_over(table)
        first = original_result(table, checked_seat(table, seat), visitor)
        tries = await services.database.read(stored.challenge_results, table.id, seat, MAX_RESULTS)
        found = [first, *(result_of(row, visitor) for row in tries)]
        found.sort(key=lambda each: (each.place, -each.score, each.ended))
        opened = table.opened
        return Challenge(table.id, opened.game, len(table.seats), opened.options, seat, found)


async def original_room(services: Services, id: str) -> Room:
    """The room that a deal comes from. A challenge to a challenge means its original."""
    room = await services.rooms.find_current(id)
    beginning = room.table.opened.beginning
    return await services.rooms.find_current(beginning.of) if beginning and beginning.kind == "challenge" else room


async def taken_by(services: Services, table: Table, seat: int, visitor: Visitor) -> str | None:
    """The table at which the visitor already has this deal in this seat."""
    if seat in table.seats_of(visitor.id):
        return table.id
    return await services.database.read(stored.challenge_taken, table.id, seat, visitor.id)


def original_result(table: Table, seat: int, visitor: Visitor | None) -> ChallengeResult:
    place, score = table.places()[seat]
    ended = next(each.at for each in table.log_entries if each.version == table.last_game_change)
    is_mine = visitor is not None and seat in table.seats_of(visitor.id)
    return ChallengeResult(table.id, table.seats[seat].name, place, score, ended, True, is_mine)


def result_of(row: Any, visitor: Visitor | None) -> ChallengeResult:
    is_mine = visitor is not None and row.player == visitor.id
    return ChallengeResult(row.table, row.name, row.place, row.score, row.ended, False, is_mine)


def require_over(table: Table) -> None:
    if table.stage is not Stage.OVER:
        raise Refused("table-not-over")


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


def key_of(table: Table) -> str:
    """The key of a finished game, which is public."""
    assert table.started is not None
    return table.started.key


def moves_of(table: Table, until: int) -> list[str]:
    assert table.match is not None
    return record_of(table.match, "").moves[:until]


async def open_like(
    request: AnyRequest,
    services: Services,
    visitor: Visitor | None,
    name: str | None,
    table: Table,
    beginning: StartingPoint,
) -> Response[OpenedTable]:
    """Open a table with another table's game, options and number of seats."""
    levels = [level_of(seat_state) for seat_state in table.seats]
    return await open_from(request, services, visitor, name, table.opened.game, table.opened.options, beginning, levels)


def level_of(seat_state: SeatState) -> str:
    return seat_state.level if seat_state.kind == "bot" else FOR_PEOPLE


async def open_from(
    request: AnyRequest,
    services: Services,
    visitor: Visitor | None,
    name: str | None,
    game: str,
    options: dict[str, Any],
    beginning: StartingPoint,
    levels: Sequence[str],
) -> Response[OpenedTable]:
    """Open a table at a starting point, with the visitor in its seat. `levels` has one entry per seat: the bots' levels
    at all others."""
    check_table_limit(services, request)
    called = name_of(visitor, name)
    host, token = (visitor.id, None) if visitor else await create_guest(services, called)
    opened = Opened(
        game=game,
        rules=find(game).version,
        options=options,
        seats=plans_of(host, called, beginning.seat, levels),
        host=host,
        public=False,
        rated=False,
        pace=TimeControl(),
        beginning=beginning,
    )
    table = await create_table(services, opened)
    await start_if_full(services, table.table)
    return Response(table, cookies=[session_cookie(request, services, token)] if token else [])


def plans_of(host: str, name: str, mine: int, levels: Sequence[str]) -> list[Plan]:
    plans: list[Plan] = []
    for seat, level in enumerate(levels):
        taken = [name, *(plan.name for plan in plans)]
        plans.append(
            Plan("person", host, name) if seat == mine else Plan("bot", name=free_bot_name(taken), level=level)
        )
    return plans


ROUTES = [branch, take_challenge, challenge]
