"""Tables over HTTP: opening, taking a seat, starting, playing again. What happens in a game goes over the WebSocket."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_404_NOT_FOUND
from msgspec import Meta

from emporion.bots.config import LEVELS
from emporion.games import find
from emporion.kernel.chance import fresh_key, key_from_bytes
from emporion.kernel.errors import BadArguments
from emporion.kernel.options import option_fields
from emporion.kernel.seats import NOBODY
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.match.record import key_text
from emporion.match.seal import new_nonce, seal
from emporion.server import secret
from emporion.server.house import House
from emporion.server.protocol import Seat, Seen
from emporion.server.room.chairs import free_bot_name
from emporion.server.room.entries import Beginning, Entry, Opened, Plan, Started
from emporion.server.room.keeper import NewCode
from emporion.server.room.room import Decision, Room
from emporion.server.room.table import Refused, Stage, Table, check_name
from emporion.server.storage import tables as stored
from emporion.server.web.errors import Problem, take
from emporion.server.web.identity import Anybody, InHouse, Visitor, address_of, cookie_of, new_guest, required
from emporion.server.web.people import GivenName
from emporion.server.web.routes import delete, get, post, put

AnyRequest = Request[Any, Any, Any]

Level = Literal["apprentice", "trader", "merchant", "magnate"]
assert set(LEVELS) == set(Level.__args__)  # type: ignore[attr-defined]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit there: I, somebody else at my device, a bot, or whoever comes."""

    kind: Literal["me", "here", "bot", "open"]
    name: GivenName | None = None
    level: Level = "trader"


class PaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has."""

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
    pace: PaceWish = PaceWish()
    name: Annotated[GivenName | None, Meta(description="Mine, if I am new here.")] = None


class Joining(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: GivenName | None = None
    seat: Seat | None = None


class Assigning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: Level


class Starting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    fill: Annotated[Level | None, Meta(description="Bots of this level take the free seats.")] = None


class Recovery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    code: Annotated[str, Meta(max_length=60)]


class Taken(msgspec.Struct, frozen=True):
    """A seat that is mine now. The code brings it back on another device, once."""

    table: str
    seat: int
    code: str


class OpenedTable(msgspec.Struct, frozen=True):
    table: str
    seats: Annotated[list[Taken], Meta(description="Mine.")]


class Look(msgspec.Struct, frozen=True):
    """A table, and which version of it."""

    version: int
    scene: Seen


@post("/api/tables", summary="Open a table")
async def open_table(
    request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[NewTable]
) -> Response[OpenedTable]:
    take_table(house, request)
    chosen = checked_options(data)
    name = name_of(visitor, data.name)
    if data.rated and not (visitor and visitor.has_account):
        raise Refused("table-needs-account")
    plans_of(data, "", name)  # refuses what does not fit, before there is a guest
    host, token = (visitor.id, None) if visitor else await new_guest(house, name)
    opened = Opened(
        game=data.game,
        rules=find(data.game).version,
        options=chosen,
        seats=plans_of(data, host, name),
        host=host,
        public=data.public,
        rated=data.rated,
        pace=data.pace.pace(),
    )
    table = await stored_table(house, opened)
    await begin_if_full(house, table.table)
    return Response(table, cookies=[cookie_of(request, house, token)] if token else [])


async def stored_table(house: House, opened: Opened) -> OpenedTable:
    """A new table, and what its people need to come back to it."""
    id = secret.new_id(secret.TABLE)
    codes = {seat: secret.new_code() for seat, plan in enumerate(opened.seats) if plan.kind == "person"}
    await house.keeper.open(id, opened, {seat: secret.hashed(code) for seat, code in codes.items()})
    return OpenedTable(id, [Taken(id, seat, code) for seat, code in codes.items()])


async def begin_if_full(house: House, id: str) -> None:
    """Where nobody is waited for, the game begins at once."""
    room = await house.rooms.find_fresh(id)
    if not room.table.free:
        await begin(room, room.table.host)


def take_table(house: House, request: AnyRequest) -> None:
    """One of the tables that an address may open."""
    take(house.limits.tables, address_of(request))
    take(house.limits.tables_a_day, address_of(request))


def name_of(visitor: Visitor | None, given: str | None) -> str:
    """How somebody wants to be called at a table."""
    name = given or (visitor.name if visitor else None)
    if name is None:
        raise BadArguments("player-name-missing")
    check_name(name)
    return name


def checked_options(data: NewTable) -> dict[str, Any]:
    """The chosen options that differ from the defaults, as the game writes them; an error says what does not fit."""
    state = find(data.game).blank(len(data.seats), dict(data.options), [0] * 8)
    known = option_fields(type(state.options))
    chosen = {name: known[name][1].codec.encode(getattr(state.options, name)) for name in data.options}
    return {name: value for name, value in chosen.items() if value != known[name][1].default}


def plans_of(data: NewTable, host: str, name: str) -> list[Plan]:
    """The seats of a new table, with names for everybody."""
    wishes = data.seats
    if sum(wish.kind == "me" for wish in wishes) != 1:
        raise BadArguments("table-needs-me")
    if data.rated and any(wish.kind in ("here", "bot") for wish in wishes):
        raise Refused("table-rated-people")
    taken = [name, *(wish.name for wish in wishes if wish.kind == "here" and wish.name)]
    plans: list[Plan] = []
    for number, wish in enumerate(wishes, start=1):
        match wish.kind:
            case "me":
                plans.append(Plan("person", host, name))
            case "here":
                plans.append(Plan("person", host, wish.name or f"{name[:17]} {number}"))
            case "bot":
                taken.append(free_bot_name(taken))
                plans.append(Plan("bot", name=taken[-1], level=wish.level))
            case _:
                plans.append(Plan("open"))
    named = [plan.name.casefold() for plan in plans if plan.name]
    for plan in plans:
        if plan.kind == "person":
            check_name(plan.name)
    if len(set(named)) < len(named):
        raise BadArguments("players-alike")
    return plans


async def begin(room: Room, player: str) -> int:
    """Set up the game, with a promise about its luck."""

    def judge(table: Table) -> Decision:
        table.check_start(player)
        key, nonce = luck_of(table.opened.beginning), new_nonce()
        promise = seal(table.game, len(table.chairs), table.opened.options, key, nonce)
        return Decision(Started(key_text(tuple(key)), nonce.hex(), promise))

    return await room.do(judge)


def luck_of(beginning: Beginning | None) -> list[int]:
    return fresh_key() if beginning is None else key_from_bytes(bytes.fromhex(beginning.key))


@get("/api/tables/{id:str}", summary="A table, as those see it who only watch")
async def look(house: InHouse, id: FromPath[str]) -> Look:
    scene = await (await house.rooms.find_fresh(id)).scene()
    return Look(scene.version, scene.scene)


@post("/api/tables/{id:str}/seats", summary="Take a seat")
async def join(
    request: AnyRequest, house: InHouse, visitor: Anybody, id: FromPath[str], data: JSONBody[Joining]
) -> Response[Taken]:
    room = await house.rooms.find_fresh(id)
    name = name_of(visitor, data.name)
    take(house.limits.tables, f"join {address_of(request)}")
    code, has_account = secret.new_code(), visitor is not None and visitor.has_account
    if visitor is not None and visitor.bot and room.table.opened.rated:
        raise Refused("table-rated-people")
    async with room.settled() as table:
        table.may_sit(
            visitor.id if visitor else "", name, data.seat, has_account
        )  # or refuses, before there is a guest
    player, token = (visitor.id, None) if visitor else await new_guest(house, name)
    seat = NOBODY

    def judge(table: Table) -> Decision:
        nonlocal seat
        seated = table.may_sit(player, name, data.seat, has_account)
        seat = seated.seat
        return Decision(seated)

    await room.do(judge, code=NewCode(secret.hashed(code)))  # by now the host may have freed the seat again
    return Response(Taken(id, seat, code), cookies=[cookie_of(request, house, token)] if token else [])


@delete("/api/tables/{id:str}/seats/{seat:int}", status_code=HTTP_200_OK, summary="Leave a seat, or free one as host")
async def vacate(house: InHouse, visitor: Anybody, id: FromPath[str], seat: FromPath[int]) -> None:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    await room.do(lambda table: Decision(table.may_vacate(me.id, seat)))
    await house.rooms.clear_away_if_empty(room)


@put("/api/tables/{id:str}/seats/{seat:int}", summary="Give a seat to a bot, as host")
async def assign(
    house: InHouse, visitor: Anybody, id: FromPath[str], seat: FromPath[int], data: JSONBody[Assigning]
) -> None:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    await room.do(lambda table: Decision(table.may_assign(me.id, seat, data.level)))


@post("/api/tables/{id:str}/start", status_code=HTTP_200_OK, summary="Begin the game, as host")
async def start(house: InHouse, visitor: Anybody, id: FromPath[str], data: JSONBody[Starting]) -> None:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    if data.fill is not None:
        level = data.fill
        for seat in room.table.free:

            def fill(table: Table, seat: int = seat) -> Decision:
                return Decision(table.may_assign(me.id, seat, level))

            await room.do(fill)
    await begin(room, me.id)


@post("/api/tables/{id:str}/rematch", summary="The same people and bots again, at a new table")
async def rematch(request: AnyRequest, house: InHouse, visitor: Anybody, id: FromPath[str]) -> OpenedTable:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    table = room.table
    if not table.seats_of(me.id):
        raise Refused("table-not-your-seat")
    if table.next_table:
        return OpenedTable(table.next_table, [])
    if table.stage is not Stage.OVER:
        raise Refused(table.stage.told)
    take_table(house, request)
    plans = [
        Plan(chair.kind, chair.player, chair.name, chair.level)
        if chair.kind == "bot" or chair.player == me.id
        else Plan("open")
        for chair in table.chairs
    ]
    plans = [*plans[1:], plans[0]]  # another one sits first
    rules = table.game.version
    opened = msgspec.structs.replace(table.opened, seats=plans, host=me.id, rules=rules, beginning=None)
    new = await stored_table(house, opened)
    try:
        await room.do(lambda now: Decision(now.may_follow(new.table)))
    except Refused:  # somebody else was quicker
        await house.scribe.write(stored.delete_table, new.table)
        return OpenedTable(room.table.next_table, [])
    await begin_if_full(house, new.table)
    return new


@post("/api/tables/{id:str}/seats/{seat:int}/code", summary="A new recovery code for a seat of mine")
async def new_code(house: InHouse, visitor: Anybody, id: FromPath[str], seat: FromPath[int]) -> Taken:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    code = secret.new_code()
    mine = seat in room.table.seats_of(me.id)
    if not mine or not await house.scribe.write(stored.set_code, id, seat, secret.hashed(code), me.id):
        raise Refused("table-not-your-seat")
    return Taken(id, seat, code)


@post("/api/recover", status_code=HTTP_200_OK, summary="Take my seat on this device, by its recovery code")
async def recover(request: AnyRequest, house: InHouse, visitor: Anybody, data: JSONBody[Recovery]) -> Response[Taken]:
    """The code is used up; the answer has a new one."""
    take(house.limits.logins, address_of(request))
    used = secret.hashed(secret.code_meant(data.code))
    found = await house.database.read(stored.seat_with_code, used)
    if found is None:
        raise Problem(HTTP_404_NOT_FOUND, "table-code-wrong")
    id, seat = found
    room = await house.rooms.find_fresh(id)
    async with room.settled() as table:
        table.may_move_in(seat, visitor.id if visitor else "")  # or refuses, before there is a guest
    player, token = (visitor.id, None) if visitor else await new_guest(house, room.table.chairs[seat].name)
    code = secret.new_code()

    def judge(table: Table) -> Decision:
        entry: Entry = table.may_move_in(seat, player)
        return Decision(entry)

    try:
        await room.do(judge, code=NewCode(secret.hashed(code), used))
    except stored.CodeUsed:
        raise Problem(HTTP_404_NOT_FOUND, "table-code-wrong") from None
    return Response(Taken(id, seat, code), cookies=[cookie_of(request, house, token)] if token else [])


ROUTES = [open_table, look, join, vacate, assign, start, rematch, new_code, recover]
