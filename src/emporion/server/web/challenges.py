"""Challenges: a link with a token of its own, behind which others play the deal of a finished game once, against bots.

Who has not played yet learns nothing about the original: not its table, its moves, its cards or any result.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion.server import secret
from emporion.server.protocol import Seat
from emporion.server.room.entries import LevelSet
from emporion.server.room.table import Refused, Table
from emporion.server.services import Services
from emporion.server.storage import challenges as stored
from emporion.server.storage.challenges import Standing
from emporion.server.storage.tries import AlreadyTried
from emporion.server.web.accounts import GivenName
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, Visitor
from emporion.server.web.branches import checked_seat, open_like, require_over, starting_point
from emporion.server.web.errors import Problem
from emporion.server.web.routes import get, post
from emporion.server.web.tables import OpenedTable
from emporion.server.web.withheld import Device, find_visible, id_of, marked_device

AnyRequest = Request[Any, Any, Any]

MAX_RESULTS = 100


class Challenging(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Annotated[Seat, Meta(description="The seat in which the deal is tried.")]


class Trying(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None


class ChallengeToken(msgspec.Struct, frozen=True):
    challenge: Annotated[str, Meta(description="The token in the challenge's link.")]


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
    """A deal that others may try in the same seat."""

    challenge: str
    game: str
    players: int
    options: dict[str, Any]
    seat: int
    name: Annotated[str, Meta(description="Of the challenger; empty for deleted players.")]
    state: Annotated[
        Literal["open", "original", "running", "over"],
        Meta(description="`original`: I played the game that it comes from. `running`, `over`: my try, which counts."),
    ]
    table: Annotated[str | None, Meta(description="The table of my try; null if another player of this device tried.")]
    results: Annotated[list[ChallengeResult], Meta(description="Best first; empty until my try is over.")]


@post(
    "/api/tables/{id:str}/challenge",
    status_code=HTTP_200_OK,
    summary="Challenge others to the deal of a finished game, in one of its seats",
)
async def make_challenge(
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    data: JSONBody[Challenging],
) -> ChallengeToken:
    """Create a challenge, or find the one that the seat has. Creating it closes the game to people who can still try
    it, so only its players may."""
    room = await find_visible(services, id, visitor, device)
    async with room.locked() as table:
        require_over(table)
        seat = checked_seat(table, data.seat)
        if known := await services.database.read(stored.token_of, id, seat):
            return ChallengeToken(known)
        beginning = table.opened.beginning
        if beginning and beginning.kind == "challenge":  # whose original was deleted
            raise Problem(HTTP_404_NOT_FOUND, "challenge-unknown")
        if not table.seats_of(id_of(visitor)):
            raise Refused("challenge-not-yours")
        if any(isinstance(each.entry, LevelSet) for each in table.log_entries):  # tries would meet other bots
            raise Refused("challenge-level-changed")
        token = secret.new_id(secret.CHALLENGE_TOKEN_LENGTH)
        return ChallengeToken(await services.write_queue.write(stored.add, token, id, seat))


@get("/api/tables/{id:str}/challenge", summary="The challenge that a link of an earlier version means")
async def old_challenge(
    services: InjectedServices,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=3, description="The seat in which the deal is tried.")] = 0,
) -> ChallengeToken:
    """Links used to name the table. A challenge that was tried before has a token now; of others nothing is known."""
    token = await services.database.read(stored.token_of, id, seat)
    if token is None:
        raise Problem(HTTP_404_NOT_FOUND, "challenge-old-link")
    return ChallengeToken(token)


@get("/api/challenges/{token:str}", summary="A challenge; after one's own try with all results")
async def challenge(
    services: InjectedServices, visitor: MaybeVisitor, device: Device, token: FromPath[str]
) -> Challenge:
    found = await find_challenge(services, token)
    standing = await services.database.read(stored.standing, found.deal, id_of(visitor), device)
    async with (await services.rooms.find_current(found.table)).locked() as table:
        results = await results_of(services, table, found, visitor) if standing.may_look else []
        return Challenge(
            token,
            table.opened.game,
            len(table.seats),
            table.opened.options,
            found.seat,
            table.seats[found.seat].name,
            state_of(standing),
            standing.table,
            results,
        )


@post("/api/challenges/{token:str}/tries", summary="Try a challenge, once")
async def try_challenge(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    token: FromPath[str],
    data: JSONBody[Trying],
) -> Response[OpenedTable]:
    """A player and a device may try a deal once, in one of its seats, as a second try would know the cards. If I am
    trying it or have tried it, the answer is that table."""
    found = await find_challenge(services, token)
    if visitor and visitor.bot:  # would try on behalf of its owner
        raise Refused("challenge-people-only")
    if table := await earlier_try(services, found, visitor, device):
        return Response(OpenedTable(table, []))
    async with (await services.rooms.find_current(found.table)).locked() as original:
        seat = checked_seat(original, found.seat)
        beginning = starting_point("challenge", token, seat, original, original.start_move)
        mark, cookies = marked_device(request, device)
        tried = {"challenge": token, "deal": found.deal, "device": mark}
        try:
            opened = await open_like(
                request, services, visitor, data.name, original, beginning, deal=found.deal, tried=tried
            )
        except AlreadyTried:  # in another tab just now
            if table := await earlier_try(services, found, visitor, device):
                return Response(OpenedTable(table, []))
            raise Refused("challenge-tried") from None
    opened.cookies.extend(cookies)
    return opened


async def find_challenge(services: Services, token: str) -> Any:
    found = await services.database.read(stored.find, token)
    if found is None:
        raise Problem(HTTP_404_NOT_FOUND, "challenge-unknown")
    return found


async def earlier_try(services: Services, found: Any, visitor: Visitor | None, device: str) -> str | None:
    """The table of the visitor's try; refused where the visitor must not try for another reason."""
    standing = await services.database.read(stored.standing, found.deal, id_of(visitor), device)
    if standing.table is not None:
        return standing.table
    if standing.has_tried:
        raise Refused("challenge-tried")
    if standing.is_original or standing.was_there:
        raise Refused("challenge-original")
    return None


def state_of(standing: Standing) -> Literal["open", "original", "running", "over"]:
    if standing.has_tried:
        return "over" if standing.is_over else "running"
    return "original" if standing.is_original or standing.was_there else "open"


async def results_of(services: Services, table: Table, found: Any, visitor: Visitor | None) -> list[ChallengeResult]:
    """The original's result and those of all tries, best first."""
    tries = await services.database.read(stored.results_of, found.token, found.seat, MAX_RESULTS)
    results = [original_result(table, found.seat, visitor), *(result_of(row, visitor) for row in tries)]
    return sorted(results, key=lambda each: (each.place, -each.score, each.ended))


def original_result(table: Table, seat: int, visitor: Visitor | None) -> ChallengeResult:
    place, score = table.places()[seat]
    ended = next(each.at for each in table.log_entries if each.version == table.last_game_change)
    is_mine = visitor is not None and seat in table.seats_of(visitor.id)
    return ChallengeResult(table.id, table.seats[seat].name, place, score, ended, True, is_mine)


def result_of(row: Any, visitor: Visitor | None) -> ChallengeResult:
    is_mine = visitor is not None and row.player == visitor.id
    return ChallengeResult(row.table, row.name, row.place, row.score, row.ended, False, is_mine)


ROUTES = [make_challenge, old_challenge, challenge, try_challenge]
