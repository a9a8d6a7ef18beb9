"""Tables over HTTP: open, join, start, rematch. The game itself runs over the WebSocket."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion.bots.config import LEVELS
from emporion.games import find
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadArguments
from emporion.kernel.options import option_fields
from emporion.kernel.seats import NOBODY
from emporion.match.bot_names import free_bot_name, free_bot_names
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server import secret
from emporion.server.lookalikes import are_alike, check_scripts
from emporion.server.protocol import Level, Seat, Seen, Share
from emporion.server.room import dealing
from emporion.server.room.entries import Entry, Opened, Plan
from emporion.server.room.rated import check_rematch, check_terms
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Refused, Table, check_name
from emporion.server.room.table_repository import NewCode
from emporion.server.room.table_state import Stage
from emporion.server.services import Services
from emporion.server.storage import tables as stored
from emporion.server.web.accounts import GivenName, check_new_name
from emporion.server.web.authentication import (
    InjectedServices,
    MaybeVisitor,
    Visitor,
    client_address,
    create_guest,
    record_address,
    require_visitor,
    session_cookie,
)
from emporion.server.web.errors import Problem, check_rate_limit
from emporion.server.web.routes import delete, get, post, put
from emporion.server.web.withheld import Device, find_visible

AnyRequest = Request[Any, Any, Any]

assert set(LEVELS) == set(Level.__args__)  # type: ignore[attr-defined]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's occupant: me, another person on my device, a bot, or open to anyone."""

    kind: Literal["me", "here", "bot", "open"]
    name: GivenName | None = None
    level: Level = "trader"
    share: Annotated[
        Share | None,
        Meta(description="My share in the shuffle. Better given with the start, when the commitment is known."),
    ] = None


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control."""

    kind: Literal["none", "live", "days"] = "none"
    minutes: Annotated[float, Meta(ge=1, le=180)] = 20
    bonus_seconds: Annotated[float, Meta(ge=0, le=180)] = 10
    days: Annotated[float, Meta(ge=1, le=30)] = 3

    def pace(self) -> TimeControl:
        match self.kind:
            case "live":
                return TimeControl(
                    ClockKind.LIVE, round(60 * SECOND * self.minutes), round(SECOND * self.bonus_seconds)
                )
            case "days":
                return TimeControl(ClockKind.DAYS, round(DAY * self.days))
        return TimeControl()


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=2, max_length=4)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    public: bool = False
    rated: bool = False
    hints: Annotated[bool, Meta(description="Players may ask for hints although other people play.")] = False
    pace: PaceWish = PaceWish()
    name: Annotated[GivenName | None, Meta(description="My name, if I am a new visitor.")] = None
    hold: Annotated[bool, Meta(description="I start the game, even if there is no open seat.")] = False


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
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[NewTable]
) -> Response[OpenedTable]:
    check_table_limit(services, request)
    chosen = checked_options(data)
    name = name_of(visitor, data.name)
    if data.rated and not (visitor and visitor.has_account):
        raise Refused("table-needs-account")
    if data.rated:
        check_terms(data.pace.pace(), chosen)
    plans_of(data, "", name)  # refuse before a guest is created
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
    table = await create_table(services, opened)
    if data.rated:
        await record_address(services, request, table.table, host)
    if not data.hold:
        await start_if_full(services, table.table)
    return Response(table, cookies=[session_cookie(request, services, token)] if token else [])


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


def name_of(visitor: Visitor | None, given: str | None) -> str:
    """A visitor's name at a table."""
    name = given or (visitor.name if visitor else None)
    if name is None:
        raise BadArguments("player-name-missing")
    check_new_name(name, visitor)
    return name


def checked_options(data: NewTable) -> dict[str, Any]:
    """The chosen options that differ from the defaults, encoded; raises an error for wrong ones."""
    state = find(data.game).blank(len(data.seats), dict(data.options), [0] * 8)
    known = option_fields(type(state.options))
    chosen = {name: known[name][1].codec.encode(getattr(state.options, name)) for name in data.options}
    return {name: value for name, value in chosen.items() if value != known[name][1].default}


def plans_of(data: NewTable, host: str, name: str) -> list[Plan]:
    """The seats of a new table, all with names."""
    wishes = data.seats
    if sum(wish.kind == "me" for wish in wishes) != 1:
        raise BadArguments("table-needs-me")
    if data.rated and any(wish.kind in ("here", "bot") for wish in wishes):
        raise Refused("table-rated-people")
    if data.rated and data.hints:
        raise Refused("table-rated-no-hint")
    taken = [name, *(wish.name for wish in wishes if wish.kind == "here" and wish.name)]
    plans: list[Plan] = []
    for number, wish in enumerate(wishes, start=1):
        match wish.kind:
            case "me":
                plans.append(Plan("person", host, name, share=wish.share or ""))
            case "here":
                check_scripts(wish.name or "")
                plans.append(Plan("person", host, wish.name or f"{name[:17]} {number}"))
            case "bot":
                taken.append(free_bot_name(find(data.game), wish.level, taken))
                plans.append(Plan("bot", name=taken[-1], level=wish.level))
            case _:
                plans.append(Plan("open"))
    named = [plan.name for plan in plans if plan.name]
    for plan in plans:
        if plan.kind == "person":
            check_name(plan.name)
    if any(are_alike(one, other) for one, other in combinations(named, 2)):
        raise BadArguments("players-alike")
    return plans


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
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, id: FromPath[str], data: JSONBody[Joining]
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
    player, token = (visitor.id, None) if visitor else await create_guest(services, name)
    seat = NOBODY

    def validate(table: Table) -> Decision:
        nonlocal seat
        seated = table.validate_join(player, name, data.seat, has_account, data.share or "")
        seat = seated.seat
        return Decision(seated)

    await room.execute(validate, code=NewCode(secret.hash_secret(code)))  # the host may have freed the seat by now
    if room.table.opened.rated:
        await record_address(services, request, id, player)
    return Response(Taken(id, seat, code), cookies=[session_cookie(request, services, token)] if token else [])


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
    check_table_limit(services, request)
    plans = [
        Plan(seat_state.kind, seat_state.player, seat_state.name, seat_state.level)
        if seat_state.kind == "bot" or seat_state.player == me.id
        else Plan("open")
        for seat_state in table.seats
    ]
    if level is not None:
        plans = with_bots_of(level, plans, table.game)
    plans = [*plans[1:], plans[0]]  # the starting seat rotates
    rules = table.game.version
    opened = msgspec.structs.replace(table.opened, seats=plans, host=me.id, rules=rules, beginning=None)
    new = await create_table(services, opened)
    try:
        await room.execute(lambda now: Decision(now.validate_rematch(new.table)))
    except Refused:  # another player was first
        await services.write_queue.write(stored.delete_table, new.table)
        return OpenedTable(room.table.next_table, [])
    if not hold:
        await start_if_full(services, new.table)
    return new


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
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, data: JSONBody[Recovery]
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
    player, token = (visitor.id, None) if visitor else await create_guest(services, room.table.seats[seat].name)
    code = secret.new_code()

    def validate(table: Table) -> Decision:
        entry: Entry = table.validate_seat_transfer(seat, player)
        return Decision(entry)

    try:
        await room.execute(validate, code=NewCode(secret.hash_secret(code), used))
    except stored.CodeUsed:
        raise Problem(HTTP_404_NOT_FOUND, "table-code-wrong") from None
    return Response(Taken(id, seat, code), cookies=[session_cookie(request, services, token)] if token else [])


ROUTES = [open_table, look, join, vacate, assign, start, rematch, new_code, recover]
