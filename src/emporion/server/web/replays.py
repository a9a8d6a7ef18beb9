"""Replays: of a running game only what one's own seat saw, of a finished one everything."""

from __future__ import annotations

import asyncio
import itertools
from datetime import UTC, datetime
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_403_FORBIDDEN, HTTP_404_NOT_FOUND

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.messages import DescribedEvent
from emporion.kernel.view import GameView
from emporion.match import Match, shared_deal, shuffle
from emporion.match.deal import deal_of
from emporion.match.record import Record, Repeated, SeatShare, Shuffle, dumps
from emporion.match.replay import record_of
from emporion.server.protocol import LogLine
from emporion.server.room import frames
from emporion.server.room.entries import Moved, Started
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, Visitor
from emporion.server.web.errors import Problem
from emporion.server.web.routes import ANSWERS, get
from emporion.server.web.withheld import Device, find_visible

MAX_MOVES = 20  # per response
MAX_LOG_LINES = 200  # lines per response: the newest of those asked for
SeatAsked = Annotated[
    Literal["0", "1", "2", "3", "none"] | None,
    QueryParameter(
        required=False,
        description="The viewer's seat, only mine while the game runs; `none`: a spectator.",
    ),
]
Eyes = Annotated[Literal["seat", "open"], QueryParameter(description="`open`: all cards, once the game is over.")]


class MoveStage(msgspec.Struct, frozen=True):
    """The view between two actions of a move."""

    told: Annotated[
        int, msgspec.Meta(description="How many texts of the move's log line describe what happened up to here.")
    ]
    view: GameView


class Moment(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game after a move."""

    move: int
    last: int
    seat: int | None
    view: GameView
    log: LogLine | None
    stages: Annotated[list[MoveStage], msgspec.Meta(description="After each action but the last, if asked for.")] = []


@get("/api/tables/{id:str}/moves/{move:int}", summary="The game after a move")
async def at_move(
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    move: FromPath[int],
    seat: SeatAsked = None,
    eyes: Eyes = "seat",
) -> Moment:
    async with (await find_visible(services, id, visitor, device)).locked() as table:
        return moment_of(table, viewer_of(table, visitor, seat), move, eyes)


def still_secret(table: Table) -> Problem:
    """The refusal of what is told only after the game, or, of a shared deal, after the last of its tables."""
    return Problem(HTTP_403_FORBIDDEN, "deal-not-revealed" if table.stage is Stage.OVER else "replay-running-game")


def moment_of(table: Table, viewer: int, move: int, eyes: str, staged: bool = False) -> Moment:
    if eyes == "open" and not table.is_told:
        raise still_secret(table)
    match = table.match
    if match is None or not 0 <= move <= match.version:
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-move", last=match.version if match else 0)
    table.check_not_before_start(move)
    state = match.state_at(move)
    view = view_of(match.game, state, viewer, eyes)
    candidates = (each for each in table.log_entries if each.move == move and isinstance(each.entry, Moved | Started))
    log_entry = next(candidates, None)
    log = frames.log_line(table, viewer, log_entry, view) if log_entry else None
    stages = stages_of(match, viewer, log, eyes) if staged and log and log.kind == "moved" else []
    return Moment(move, match.version, None if viewer == SPECTATOR else viewer, view, log, stages)


def view_of(game: Game, state: Any, viewer: int, eyes: str) -> GameView:
    view: GameView
    if eyes == "open":
        view = reference.open_view(game, state)
    elif viewer == SPECTATOR:
        view = reference.spectator_view(game, state)
    else:
        view = reference.view(game, state, viewer)
    return view


def stages_of(match: Match, viewer: int, log: LogLine, eyes: str) -> list[MoveStage]:
    """The game after each action of a move but the last. Played alone, each would have been shown to everyone, so this
    tells a viewer nothing more."""
    actions = match.log[log.move - 1].actions[:-1]
    state, events = match.state_at(log.move - 1), list[DescribedEvent]()
    stages = []
    for action in actions:
        state = state.clone()
        events += match.describe(viewer, reference.apply(match.game, state, action))
        view = view_of(match.game, state, viewer, eyes)
        texts = match.game.text.narrate(events, view)
        same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(texts, log.texts, strict=False))
        stages.append(MoveStage(sum(1 for _ in same), view))
    return stages


@get("/api/tables/{id:str}/moves", summary="Consecutive moves of the game")
async def stretch(
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    seat: SeatAsked = None,
    eyes: Eyes = "seat",
    staged: Annotated[bool, QueryParameter(description="Whether to show the game within each move, too.")] = False,
) -> list[Moment]:
    """Limited to a number of moves that are built quickly."""
    async with (await find_visible(services, id, visitor, device)).locked() as table:
        viewer = viewer_of(table, visitor, seat)
        after = 1 + (table.match.version if table.match else 0)
        found = []
        for move in range(max(first, table.start_move), min(first + MAX_MOVES, after)):
            found.append(moment_of(table, viewer, move, eyes, staged))
            await asyncio.sleep(0)  # yield to other requests
        return found


@get("/api/tables/{id:str}/log", summary="The log between two versions")
async def log_of(
    services: InjectedServices,
    visitor: MaybeVisitor,
    device: Device,
    id: FromPath[str],
    seat: SeatAsked = None,
    after: Annotated[int, QueryParameter(ge=-1, le=1_000_000)] = -1,
    until: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 1_000_000,
) -> list[LogLine]:
    """The newest 200 lines after the version `after`, up to `until`. Those before have a smaller `until`."""
    async with (await find_visible(services, id, visitor, device)).locked() as table:
        viewer = viewer_of(table, visitor, seat)
        view = None if table.match is None else frames.view_of(table.match, viewer)
        wanted = [each for each in table.log_entries if after < each.version <= until]
        return [frames.log_line(table, viewer, each, view) for each in wanted[-MAX_LOG_LINES:]]


@get("/api/tables/{id:str}/memory", summary="Everything that my seat was shown")
async def memory(
    services: InjectedServices, visitor: MaybeVisitor, device: Device, id: FromPath[str], seat: SeatAsked = None
) -> GameView:
    """Everything that was ever shown to this seat: what a perfect memory knows, and nothing else."""
    async with (await find_visible(services, id, visitor, device)).locked() as table:
        return memory_of(table, viewer_of(table, visitor, seat))


def memory_of(table: Table, viewer: int) -> GameView:
    if viewer == SPECTATOR or table.match is None:
        raise Problem(HTTP_403_FORBIDDEN, "table-only-watching")
    remembered: GameView = table.match.view(viewer, remembered=True)
    return remembered


@get(
    "/api/tables/{id:str}/record",
    summary="The record of a finished game",
    media_type="application/json",
    responses={
        **ANSWERS,
        HTTP_200_OK: ResponseSpec(Record, generate_examples=False),
    },  # formatted by lines, and so bytes
)
async def record(
    services: InjectedServices, visitor: MaybeVisitor, device: Device, id: FromPath[str]
) -> Response[bytes]:
    """With everything from which the shuffle follows, and with what was drawn: `emporion verify` checks it, and so does
    `verify-shuffle.mjs`."""
    async with (await find_visible(services, id, visitor, device)).locked() as table:
        written, match = sealed_record(table), table.match
    assert match is not None
    written.deal = await asyncio.to_thread(deal_of, match)  # a finished match does not change
    headers = {"content-disposition": f'attachment; filename="{table.opened.game}-{id}.json"'}
    return Response(dumps(written).encode(), headers=headers, media_type="application/json")


def sealed_record(table: Table) -> Record:
    if not table.is_told or table.match is None or table.started is None:
        raise still_secret(table)
    began = next(each.at for each in table.log_entries if isinstance(each.entry, Started))
    written = record_of(table.match, started_text(began))
    written.commitment, written.nonce = table.started.commitment, table.started.nonce
    written.shuffle, beginning = shuffle_of(table, table.started), table.opened.beginning
    written.repeated = Repeated(beginning.kind, beginning.of) if beginning else None
    return written


def shuffle_of(table: Table, started: Started) -> Shuffle | None:
    """From what the key follows, if the table made the shuffle together or shared its deal with others."""
    opened = table.opened
    if opened.deal:
        return Shuffle(shared_deal.VERSION, deal=opened.deal, secret=opened.secret)
    if not started.digests:
        return None
    seats = [
        SeatShare(digest=digest) if not seat_state.name else SeatShare(share)
        for seat_state, share, digest in zip(table.seats, started.shares, started.digests, strict=True)
    ]
    return Shuffle(shuffle.VERSION, table.id, secret=opened.secret, seats=seats)


def started_text(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def viewer_of(table: Table, visitor: Visitor | None, asked: str | None) -> int:
    """The seat as which a visitor may look, or SPECTATOR."""
    mine = table.seats_of(visitor.id) if visitor else []
    if asked is None:
        return mine[0] if mine else SPECTATOR
    if asked == "none":
        return SPECTATOR
    seat = int(asked)
    if seat >= len(table.seats):
        raise Problem(HTTP_404_NOT_FOUND, "table-no-such-seat", last=len(table.seats))
    if seat not in mine and not table.is_told:
        raise still_secret(table)
    return seat


ROUTES = [at_move, stretch, log_of, memory, record]
