"""A table of a shared deal: what the deal says about it, and who may sit there."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from litestar.status_codes import HTTP_404_NOT_FOUND
from sqlalchemy import Row

from emporion.games import find, names
from emporion.kernel.errors import BadArguments
from emporion.server.room.entries import Plan
from emporion.server.room.table import Refused
from emporion.server.services import Services
from emporion.server.storage import deals
from emporion.server.storage.tries import has_seat
from emporion.server.web.authentication import Visitor
from emporion.server.web.errors import Problem
from emporion.server.web.table_terms import NewTable, SeatWish
from emporion.server.web.withheld import id_of


async def find_deal(services: Services, id: str) -> Row[Any]:
    found = await services.database.read(deals.find, id)
    if found is None:
        raise Problem(HTTP_404_NOT_FOUND, "deal-unknown")
    return found


def with_terms(data: NewTable, deal: Row[Any]) -> NewTable:
    """A new table with what its shared deal says about it; refused if the request says something else."""
    if data.rated or data.hints or any(wish.kind == "here" for wish in data.seats):
        raise Refused("deal-terms")
    options = json.loads(deal.options)
    if data.game not in ("", deal.game) or data.options not in ({}, options):
        raise BadArguments("deal-other-game", game=deal.game)
    if data.seats and len(data.seats) != deal.players:
        raise BadArguments("deal-other-seats", players=deal.players)
    if deal.game not in names() or find(deal.game).version != deal.rules:
        raise Refused("deal-other-rules")
    seats = data.seats or [SeatWish("open")] * deal.players
    seats = [msgspec.structs.replace(wish, share=None) for wish in seats]
    return msgspec.structs.replace(data, game=deal.game, options=options, seats=seats)


async def check_deal(
    services: Services, deal: Row[Any], plans: list[Plan], visitor: Visitor | None, device: str
) -> None:
    """Refuse a table of a shared deal that this visitor may not open: one of people who play elsewhere, or one for
    others alone, which only the opener of the deal may open."""
    if deal.closed is not None:
        raise Refused("deal-closed")
    if any(plan.kind == "person" for plan in plans):
        await check_seat(services, deal.id, visitor, device)
    elif visitor is None or visitor.id != deal.opener:
        raise Refused("deal-not-yours")
    elif not any(plan.kind == "open" for plan in plans):
        raise BadArguments("table-needs-me")


async def check_seat(
    services: Services, deal: str, visitor: Visitor | None, device: str, here: tuple[str, int] = ("", -1)
) -> None:
    """Refuse programs, which would show their owners the cards, and who has another seat with the same deal."""
    if visitor is not None and visitor.bot:
        raise Refused("deal-people-only")
    if await services.database.read(has_seat, deal, id_of(visitor), device, here):
        raise Refused("deal-already-seated")
