"""Tables over HTTP: open, join, start, rematch. The game itself runs over the WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from msgspec import Meta
from sqlalchemy import Row

from emporion.games import find
from emporion.kernel.contract import Game
from emporion.kernel.seats import NOBODY
from emporion.match.bot_names import free_bot_name, free_bot_names
from emporion.server import secret
from emporion.server.protocol import Level, Seat, Seen, Share
from emporion.server.room import dealing
from emporion.server.room.bot_levels import check_level, offered_level
from emporion.server.room.entries import Entry, Opened, Plan
from emporion.server.room.rated import check_rematch, check_terms
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_repository import NewCode
from emporion.server.room.table_state import Stage
from emporion.server.services import Services
from emporion.server.storage import tables as stored
from emporion.server.storage.deals import MAX_TABLES, DealClosed, DealFull
from emporion.server.storage.tries import AlreadyTried
from emporion.server.web.accounts import GivenName
from emporion.server.web.authentication import (
    InjectedServices,
    MaybeVisitor,
    client_address,
    create_guest,
    record_address,
    require_visitor,
    session_cookie,
)
from emporion.server.web.deal_terms import check_deal, check_seat, find_deal, with_terms
from emporion.server.web.errors import Problem, check_rate_limit
from emporion.server.web.routes import delete, get, post, put
from emporion.server.web.table_terms import NewTable, checked_options, name_of, plans_of
from emporion.server.web.withheld import Device, find_visible, marked_device

AnyRequest = Request[Any, Any, Any]


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName | None = None
    seat: Seat | None = None
    share: Annotated[Share | None, Meta(description="My share in the shuffle.")] = None


class Assigning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Annotated[Level | None, Meta(description="Bots of this level take the open seats.")] = None
    share: Annotated[Share | None, Meta(description="My share in the shuffle.")] = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class Taken(msgspec.Struct, frozen=True):
    """A seat that is mine now. The code recovers it on another device, once."""

    table: str
    seat: int
    code: str


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    seats: Annotated[list[Taken], Meta(description="Mine.")]
    commitment: Annotated[
        str, Meta(description="The server's commitment to the shuffle; empty for a deal that is repeated.")
    ] = ""


class Look(msgspec.Struct, frozen=True):
    """A table at a version."""

    version: int
    scene: Seen


@post("/api/tables", summary="Open a table")
async def open_table(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, device: Device, data: JSONBody[NewTable]
) -> Response[OpenedTable]:
    check_table_limit(services, request)
    deal = await find_deal(services, data.deal) if data.deal else None
    if deal is not None:
        data = with_terms(data, deal)
    chosen = checked_options(data)
    is_mine = deal is None or any(wish.kind == "me" for wish in data.seats)
    name = name_of(visitor, data.name) if is_mine else ""
    if data.rated and not (visitor and visitor.has_account):
        raise Refused("table-needs-account")
    if data.rated:
        check_terms(data.pace.pace(), chosen)
    plans = plans_of(data, "", name)  # refuse before a guest is created
    if deal is not None:
        await check_deal(services, deal, plans, visitor, device)
    if not is_mine:
        host, token = "", None
    else:
        host, token = (visitor.id, None) if visitor else await create_guest(services, name)
    opened = Opened(
        game=data.game,
        rules=find(data.game).version,
        options=chosen,
        seats=plans_of(data, host, name),
        host=host,
        public=data.public,
        rated=data.rated,
        pace=data.pace.pace(),
        hints=data.hints,
    )
    cookies = [session_cookie(request, services, token)] if token else []
    if deal is None:
        table = await create_table(services, opened)
    else:
        table = await create_shared(request, services, deal, opened, device, cookies)
    if data.rated:
        await record_address(services, request, table.table, host)
    if not data.hold:
        await start_if_full(services, table.table)
    return Response(table, cookies=cookies)


async def create_shared(
    request: AnyRequest, services: Services, deal: Row[Any], opened: Opened, device: str, cookies: list[Cookie]
) -> OpenedTable:
    """Store a new table of a shared deal. `cookies` gets the mark of the device, if it is new and has a seat."""
    opened = msgspec.structs.replace(opened, secret=deal.secret, commitment=deal.commitment, deal=deal.id)
    tried = None
    if opened.host:
        mark, new = marked_device(request, device)
        cookies += new
        mine = next(seat for seat, plan in enumerate(opened.seats) if plan.player == opened.host)
        tried = {"seat": mine, "deal": deal.id, "player": opened.host, "device": mark}
    try:
        return await create_table(services, opened, deal.id, tried)
    except AlreadyTried:
        raise Refused("deal-already-seated") from None
    except DealClosed:
        raise Refused("deal-closed") from None
    except DealFull:
        raise Refused("deal-full", most=MAX_TABLES) from None


async def create_table(
    services: Services, opened: Opened, deal: str | None = None, tried: Mapping[str, Any] | None = None
) -> OpenedTable:
    """Store a new table; returns the recovery codes of its people."""
    id = secret.new_id(secret.TABLE_ID_LENGTH)
    opened = dealing.with_commitment(id, opened)
    codes = {seat: secret.new_code() for seat, plan in enumerate(opened.seats) if plan.kind == "person"}
    hashes = {seat: secret.hash_secret(code) for seat, code in codes.items()}
    await services.repository.open(id, opened, hashes, deal, tried)
    return OpenedTable(id, [Taken(id, seat, code) for seat, code in codes.items()], opened.commitment)


async def start_if_full(services: Services, id: str) -> None:
    """Start the game if there is no open seat."""
    room = await services.rooms.find_current(id)
    if not room.table.free:
        await start_game(room, room.table.host)


def check_table_limit(services: Services, request: AnyRequest) -> None:
    """Rate limits for opening tables."""
    check_rate_limit(services.limits.tables, client_address(request))
    check_rate_limit(services.limits.tables_per_day, client_address(request))


async def start_game(room: Room, player: str, share: str = "") -> int:
    """Shuffle and set up the game. `share` is what the host's client adds to the shuffle."""

    def validate(table: Table) -> Decision:
        table.validate_start(player)
        return Decision(dealing.start_of(table, share))

    return await room.execute(validate)


@get("/api/tables/{id:str}", summary="A table, as a spectator sees it")
async def look(services: InjectedServices, visitor: MaybeVisitor, device: Device, id: FromPath[str]) -> Look:
    scene = await (await find_visible(services, id, visitor, device)).scene()
    return Look(scene.version, scene.scene)


@post("/api/tables/{id:str}/seats", summary="Take a seat")
async def join(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    data: JSONBody[Joining],
) -> Response[Taken]:
    room = await services.rooms.find_current(id)
    name = name_of(visitor, data.name)
    check_rate_limit(services.limits.tables, f"join {client_address(request)}")
    code, has_account = secret.new_code(), visitor is not None and visitor.has_account
    if visitor is not None and visitor.bot and room.table.opened.rated:
        raise Refused("table-rated-people")
    async with room.locked() as table:
        table.validate_join(
            visitor.id if visitor else "", name, data.seat, has_account
        )  # refuse before a guest is created
    mark, cookies = "", list[Cookie]()
    if room.table.is_closed:
        await check_seat(services, room.table.opened.deal, visitor, device)
        mark, cookies = marked_device(request, device)
    player, token = (visitor.id, None) if visitor else await create_guest(services, name)
    seat = NOBODY

    def validate(table: Table) -> Decision:
        nonlocal seat
        seated = table.validate_join(player, name, data.seat, has_account, data.share or "")
        seat = seated.seat
        return Decision(seated)

    try:
        # the host may have freed the seat by now
        await room.execute(validate, code=NewCode(secret.hash_secret(code), device=mark))
    except AlreadyTried:  # in another tab just now
        raise Refused("deal-already-seated") from None
    if room.table.opened.rated:
        await record_address(services, request, id, player)
    cookies += [session_cookie(request, services, token)] if token else []
    return Response(Taken(id, seat, code), cookies=cookies)


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=HTTP_200_OK, summary="Leave a seat, or free one as host")
async def vacate(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], seat: FromPath[int]) -> None:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    await room.execute(lambda table: Decision(table.validate_vacate(me.id, seat)))
    await services.rooms.delete_if_empty(room)


@put("/api/tables/{id:str}/seats/{seat:int}", summary="Give a seat to a bot, as host")
async def assign(
    services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], seat: FromPath[int], data: JSONBody[Assigning]
) -> None:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    await room.execute(lambda table: Decision(table.validate_assign(me.id, seat, data.level)))


@post("/api/tables/{id:str}/start", status_code=HTTP_200_OK, summary="Start the game, as host")
async def start(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], data: JSONBody[Starting]) -> None:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    if data.fill is not None:
        level = data.fill
        for seat in room.table.free:

            def fill(table: Table, seat: int = seat) -> Decision:
                return Decision(table.validate_assign(me.id, seat, level))

            await room.execute(fill)
    await start_game(room, me.id, data.share or "")


@post("/api/tables/{id:str}/rematch", summary="Rematch: the same players at a new table")
async def rematch(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    id: FromPath[str],
    level: Annotated[Level | None, QueryParameter(description="Bots of this level, instead of the same.")] = None,
    hold: Annotated[bool, QueryParameter(description="I start the game, even if there is no open seat.")] = False,
) -> OpenedTable:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    table = room.table
    if not table.seats_of(me.id):
        raise Refused("table-not-your-seat")
    if table.next_table:
        return OpenedTable(table.next_table, [])
    if table.stage is not Stage.OVER:
        raise Refused(table.stage.message_id)
    check_rematch(table.opened)
    if level is not None:
        check_level(table.game, level)
    check_table_limit(services, request)
    plans = same_seats(table, me.id)
    if level is not None:
        plans = with_bots_of(level, plans, table.game)
    plans = [*plans[1:], plans[0]]  # the starting seat rotates
    rules = table.game.version
    opened = msgspec.structs.replace(table.opened, seats=plans, host=me.id, rules=rules, beginning=None, deal="")
    new = await create_table(services, opened)
    try:
        await room.execute(lambda now: Decision(now.validate_rematch(new.table)))
    except Refused:  # another player was first
        await services.write_queue.write(stored.delete_table, new.table)
        return OpenedTable(room.table.next_table, [])
    if not hold:
        await start_if_full(services, new.table)
    return new


def same_seats(table: Table, player: str) -> list[Plan]:
    """The seats of a table for its rematch; other people join again. A bot whose level the game no longer has gets
    another level, and a name that goes with it."""
    plans, taken = list[Plan](), [seat_state.name for seat_state in table.seats]
    for seat_state in table.seats:
        if seat_state.kind != "bot":
            mine = seat_state.player == player
            plans.append(Plan(seat_state.kind, player, seat_state.name) if mine else Plan("open"))
            continue
        name, level = seat_state.name, offered_level(table.game, seat_state.level)
        if level != seat_state.level:
            name = free_bot_name(table.game, level, taken)
            taken.append(name)
        plans.append(Plan("bot", name=name, level=level))
    return plans


def with_bots_of(level: Level, plans: list[Plan], game: Game) -> list[Plan]:
    """The same seats, with other bots."""
    people = [plan.name for plan in plans if plan.kind != "bot"]
    names = iter(free_bot_names(game, [level] * (len(plans) - len(people)), people))
    return [Plan("bot", name=next(names), level=level) if plan.kind == "bot" else plan for plan in plans]


@post("/api/tables/{id:str}/seats/{seat:int}/code", summary="A new recovery code for a seat of mine")
async def new_code(services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], seat: FromPath[int]) -> Taken:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    code = secret.new_code()
    mine = seat in room.table.seats_of(me.id)
    if not mine or not await services.write_queue.write(stored.set_code, id, seat, secret.hash_secret(code), me.id):
        raise Refused("table-not-your-seat")
    return Taken(id, seat, code)


@post("/api/recover", status_code=HTTP_200_OK, summary="Recover my seat on this device with its recovery code")
async def recover(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, device: Device, data: JSONBody[Recovery]
) -> Response[Taken]:
    """The code is used up; the response has a new one."""
    check_rate_limit(services.limits.logins, client_address(request))
    used = secret.hash_secret(secret.normalized_code(data.code))
    found = await services.database.read(stored.seat_with_code, used)
    if found is None:
        raise Problem(HTTP_404_NOT_FOUND, "table-code-wrong")
    id, seat = found
    room = await services.rooms.find_current(id)
    async with room.locked() as table:
        table.validate_seat_transfer(seat, visitor.id if visitor else "")  # refuse before a guest is created
    mark, cookies = "", list[Cookie]()
    if room.table.is_closed:
        await check_seat(services, room.table.opened.deal, visitor, device, (id, seat))
        mark, cookies = marked_device(request, device)
    player, token = (visitor.id, None) if visitor else await create_guest(services, room.table.seats[seat].name)
    code = secret.new_code()

    def validate(table: Table) -> Decision:
        entry: Entry = table.validate_seat_transfer(seat, player)
        return Decision(entry)

    try:
        await room.execute(validate, code=NewCode(secret.hash_secret(code), used, mark))
    except stored.CodeUsed:
        raise Problem(HTTP_404_NOT_FOUND, "table-code-wrong") from None
    except AlreadyTried:
        raise Refused("deal-already-seated") from None
    cookies += [session_cookie(request, services, token)] if token else []
    return Response(Taken(id, seat, code), cookies=cookies)


ROUTES = [open_table, look, join, vacate, assign, start, rematch, new_code, recover]
