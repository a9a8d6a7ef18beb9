"""Deals that many tables share: their secret is committed to before the first table and revealed after the last."""

from __future__ import annotations

import json
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_409_CONFLICT
from msgspec import Meta
from sqlalchemy import Row

from emporion.games import find
from emporion.match.shared_deal import commitment_to
from emporion.match.shuffle import new_secret
from emporion.server import secret
from emporion.server.room.shared_deals import LONGEST_OPEN
from emporion.server.room.table import Refused
from emporion.server.room.table_repository import now_ms
from emporion.server.services import Services
from emporion.server.storage import deals
from emporion.server.storage.deals import TooManyDeals
from emporion.server.web.accounts import GivenName
from emporion.server.web.authentication import (
    InjectedServices,
    MaybeVisitor,
    create_guest,
    require_visitor,
    session_cookie,
)
from emporion.server.web.deal_terms import find_deal
from emporion.server.web.errors import Problem
from emporion.server.web.routes import get, post
from emporion.server.web.table_terms import name_of, non_default_options
from emporion.server.web.tables import check_table_limit

AnyRequest = Request[Any, Any, Any]

MAX_OPEN = 20  # deals of one player that are not closed


class NewDeal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=2, le=4, description="The number of seats at its tables.")]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None


class DealCounts(msgspec.Struct, frozen=True):
    """How many tables a deal has."""

    open: Annotated[int, Meta(description="Not started yet.")] = 0
    running: int = 0
    over: int = 0


class DealResult(msgspec.Struct, frozen=True):
    """The result of a person who played a deal."""

    seat: int
    rank: Annotated[int, Meta(description="Among the results of this seat, by place and then score; ties share one.")]
    table: str
    name: Annotated[str, Meta(description="Empty for deleted players.")]
    place: Annotated[int, Meta(description="At the table.")]
    score: int
    ended: int


class Deal(msgspec.Struct, frozen=True):
    """A deal that many tables share."""

    deal: str
    game: str
    rules: Annotated[int, Meta(description="The version of the rules.")]
    options: Annotated[dict[str, Any], Meta(description="Those that differ from the defaults.")]
    players: int
    commitment: Annotated[str, Meta(description="To the secret; published before the deal had a table.")]
    state: Annotated[
        Literal["open", "closed", "revealed"],
        Meta(description="`open`: tables can be opened. `closed`: its tables are still played."),
    ]
    opened: int
    closes: Annotated[int, Meta(description="When it closes, or has closed; an open deal may be closed before.")]
    revealed: int | None
    tables: DealCounts
    secret: Annotated[str, Meta(description="Empty until all tables are over.")]
    results: Annotated[list[DealResult], Meta(description="By seat, best first; empty until all tables are over.")]


@post("/api/deals", summary="Open a deal that many tables share")
async def open_deal(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[NewDeal]
) -> Response[Deal]:
    """The server draws the secret and commits to it. Anyone with the id may then open tables (`POST /api/tables` with
    `deal`), until I close the deal or 30 days are over."""
    check_table_limit(services, request)
    options = non_default_options(data.game, data.players, data.options)
    name = name_of(visitor, data.name)
    opener, token = (visitor.id, None) if visitor else await create_guest(services, name)
    id, drawn = secret.new_id(secret.DEAL_ID_LENGTH), new_secret()
    row = {
        "id": id,
        "game": data.game,
        "rules": find(data.game).version,
        "options": json.dumps(options),
        "players": data.players,
        "secret": drawn.hex(),
        "commitment": commitment_to(id, drawn),
        "opener": opener,
        "opened": now_ms(),
    }
    try:
        await services.write_queue.write(deals.add, row, MAX_OPEN)
    except TooManyDeals:
        raise Problem(HTTP_409_CONFLICT, "deal-too-many", most=MAX_OPEN) from None
    cookies = [session_cookie(request, services, token)] if token else []
    return Response(await described(services, await find_deal(services, id)), cookies=cookies)


@get("/api/deals/{id:str}", summary="A shared deal; with secret and results once all tables are over")
async def look_at_deal(services: InjectedServices, id: FromPath[str]) -> Deal:
    return await described(services, await find_deal(services, id))


@post("/api/deals/{id:str}/close", status_code=HTTP_200_OK, summary="Close my deal: it gets no more tables")
async def close_deal(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str]) -> Deal:
    """The secret is revealed by itself once all tables are over. Closing a closed deal changes nothing."""
    me, deal = require_visitor(visitor), await find_deal(services, id)
    if deal.opener != me.id:
        raise Refused("deal-not-yours")
    await services.write_queue.write(deals.close, id, now_ms())
    return await described(services, await find_deal(services, id))


async def described(services: Services, deal: Row[Any]) -> Deal:
    is_revealed = deal.revealed is not None
    rows = await services.database.read(deals.results_of, deal.id) if is_revealed else []
    return Deal(
        deal=deal.id,
        game=deal.game,
        rules=deal.rules,
        options=json.loads(deal.options),
        players=deal.players,
        commitment=deal.commitment,
        state="revealed" if is_revealed else "open" if deal.closed is None else "closed",
        opened=deal.opened,
        closes=deal.opened + LONGEST_OPEN if deal.closed is None else deal.closed,
        revealed=deal.revealed,
        tables=DealCounts(**await services.database.read(deals.counts, deal.id)),
        secret=deal.secret if is_revealed else "",
        results=ranked(rows),
    )


def ranked(rows: list[Row[Any]]) -> list[DealResult]:
    """The results of each seat with their ranks. The rows are in order."""
    fared = [(row.seat, row.place, -row.score) for row in rows]
    return [
        DealResult(
            seat=row.seat,
            rank=1 + sum(other[0] == mine[0] and other < mine for other in fared),
            table=row.table,
            name=row.name,
            place=row.place,
            score=row.score,
            ended=row.ended,
        )
        for row, mine in zip(rows, fared, strict=True)
    ]


ROUTES = [open_deal, look_at_deal, close_deal]
