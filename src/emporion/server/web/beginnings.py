"""Tables on which a game is not dealt anew: it goes on from another one, or has the same deal.

Such games are unrated and nobody else's: one person plays against bots, and everything begins at once.
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
from emporion.server.house import House
from emporion.server.protocol import Seat
from emporion.server.room.chairs import Chair, free_bot_name
from emporion.server.room.entries import Beginning, Opened, Plan
from emporion.server.room.room import Room
from emporion.server.room.table import Refused, Stage, Table
from emporion.server.storage import tables as stored
from emporion.server.web.errors import Problem
from emporion.server.web.identity import Anybody, InHouse, Visitor, cookie_of, new_guest, required
from emporion.server.web.people import GivenName
from emporion.server.web.routes import get, post
from emporion.server.web.tables import OpenedTable, begin_if_full, name_of, stored_table, take_table

AnyRequest = Request[Any, Any, Any]

FOR_PEOPLE = "merchant"
"""The level of bots in the place of people."""
MOST_RESULTS = 100  # of a challenge


class Branching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    move: Annotated[int, Meta(ge=0, le=1_000_000, description="Commitments after which to go on.")]
    seat: Annotated[Seat | None, Meta(description="Mine; by default that of who decides there.")] = None


class Challenging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    name: Annotated[GivenName | None, Meta(description="Mine, if I am new here.")] = None


class ChallengeResult(msgspec.Struct, frozen=True):
    """How somebody fared with the deal."""

    table: str
    name: Annotated[str, Meta(description="Empty for people who left the server for good.")]
    place: int
    score: int
    ended: int
    is_original: Annotated[bool, Meta(description="In the game from which the deal comes.")]
    is_mine: bool


class Challenge(msgspec.Struct, frozen=True):
    """A deal that others may try in the same seat, and how those fared who did."""

    table: Annotated[str, Meta(description="The one that the deal comes from.")]
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    results: Annotated[list[ChallengeResult], Meta(description="Of games that are over, the best first.")]


@post("/api/tables/{id:str}/branch", summary="Play on from a move of a finished game, against bots")
async def branch(
    request: AnyRequest, house: InHouse, visitor: Anybody, id: FromPath[str], data: JSONBody[Branching]
) -> Response[OpenedTable]:
    me = required(visitor)
    async with (await house.rooms.find_fresh(id)).settled() as table:
        must_be_over(table)
        actor = actor_at(table, data.move)
        seat = checked_seat(table, actor if data.seat is None else data.seat)
        beginning = Beginning("branch", id, seat, key_of(table), moves_of(table, data.move))
        return await open_like(request, house, me, None, table, beginning)


@post("/api/tables/{id:str}/challenge", summary="Try the deal of a finished game in one of its seats, against bots")
async def take_challenge(
    request: AnyRequest, house: InHouse, visitor: Anybody, id: FromPath[str], data: JSONBody[Challenging]
) -> Response[OpenedTable]:
    """Once, as whoever tries again knows the cards: then the answer is the table that there is already."""
    async with (await original(house, id)).settled() as table:
        must_be_over(table)
        seat = checked_seat(table, data.seat)
        if visitor and (taken := await taken_by(house, table, seat, visitor)):
            return Response(OpenedTable(taken, []))
        beginning = Beginning("challenge", table.id, seat, key_of(table), moves_of(table, table.first))
        return await open_like(request, house, visitor, data.name, table, beginning)


@get("/api/tables/{id:str}/challenge", summary="A deal that others may try, and how those fared who did")
async def challenge(
    house: InHouse,
    visitor: Anybody,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=3, description="The one in which it is tried.")] = 0,
) -> Challenge:
    async with (await original(house, id)).settled() as table:
        must_be_over(table)
        first = original_result(table, checked_seat(table, seat), visitor)
        tries = await house.database.read(stored.challenge_results, table.id, seat, MOST_RESULTS)
        found = [first, *(result_of(row, visitor) for row in tries)]
        found.sort(key=lambda each: (each.place, -each.score, each.ended))
        opened = table.opened
        return Challenge(table.id, opened.game, len(table.chairs), opened.options, seat, found)


async def original(house: House, id: str) -> Room:
    """The room from which a deal comes: who challenges others at a challenge means the same one."""
    room = await house.rooms.find_fresh(id)
    beginning = room.table.opened.beginning
    return await house.rooms.find_fresh(beginning.of) if beginning and beginning.kind == "challenge" else room


async def taken_by(house: House, table: Table, seat: int, visitor: Visitor) -> str | None:
    """The table at which somebody has this deal in this seat already."""
    if seat in table.seats_of(visitor.id):
        return table.id
    return await house.database.read(stored.challenge_taken, table.id, seat, visitor.id)


def original_result(table: Table, seat: int, visitor: Visitor | None) -> ChallengeResult:
    place, score = table.places()[seat]
    ended = next(each.at for each in table.chronicle if each.version == table.game_changed)
    is_mine = visitor is not None and seat in table.seats_of(visitor.id)
    return ChallengeResult(table.id, table.chairs[seat].name, place, score, ended, True, is_mine)


def result_of(row: Any, visitor: Visitor | None) -> ChallengeResult:
    is_mine = visitor is not None and row.player == visitor.id
    return ChallengeResult(row.table, row.name, row.place, row.score, row.ended, False, is_mine)


def must_be_over(table: Table) -> None:
    if table.stage is not Stage.OVER:
        raise Refused("table-not-over")


def checked_seat(table: Table, seat: int) -> int:
    if seat >= len(table.chairs):
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-seat", last=len(table.chairs))
    return seat


def actor_at(table: Table, move: int) -> int:
    """Who decides after a move; where nobody does, there is nothing to play."""
    match = table.match
    assert match is not None
    if move > match.version:
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-move", last=match.version)
    table.check_not_before_beginning(move)
    actor = reference.actor(match.game, match.state_at(move))
    if actor < 0:
        raise Refused("table-is-over")
    return actor


def key_of(table: Table) -> str:
    """Of a game that is over: no secret any more."""
    assert table.started is not None
    return table.started.key


def moves_of(table: Table, until: int) -> list[str]:
    assert table.match is not None
    return record_of(table.match, "").moves[:until]


async def open_like(
    request: AnyRequest, house: House, visitor: Visitor | None, name: str | None, table: Table, beginning: Beginning
) -> Response[OpenedTable]:
    """Among as many as at another table, by the same options."""
    levels = [level_of(chair) for chair in table.chairs]
    return await open_from(request, house, visitor, name, table.opened.game, table.opened.options, beginning, levels)


def level_of(chair: Chair) -> str:
    return chair.level if chair.kind == "bot" else FOR_PEOPLE


async def open_from(
    request: AnyRequest,
    house: House,
    visitor: Visitor | None,
    name: str | None,
    game: str,
    options: dict[str, Any],
    beginning: Beginning,
    levels: Sequence[str],
) -> Response[OpenedTable]:
    """A table that begins there, with the visitor in the seat of the beginning. `levels` has one for each seat: those
    of the bots at all others."""
    take_table(house, request)
    called = name_of(visitor, name)
    host, token = (visitor.id, None) if visitor else await new_guest(house, called)
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
    table = await stored_table(house, opened)
    await begin_if_full(house, table.table)
    return Response(table, cookies=[cookie_of(request, house, token)] if token else [])


def plans_of(host: str, name: str, mine: int, levels: Sequence[str]) -> list[Plan]:
    plans: list[Plan] = []
    for seat, level in enumerate(levels):
        taken = [name, *(plan.name for plan in plans)]
        plans.append(
            Plan("person", host, name) if seat == mine else Plan("bot", name=free_bot_name(taken), level=level)
        )
    return plans


ROUTES = [branch, take_challenge, challenge]
