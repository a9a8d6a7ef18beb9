"""Hints and analysis: hints for a player's decision, and analyses of finished games."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from emporion.advice.analysis import MoveAnalysis
from emporion.advice.moves import Verdict
from emporion.advice.reasons import Reason
from emporion.kernel.messages import Message
from emporion.server.protocol import MAX_ACTIONS
from emporion.server.room.analyses import AnalysisProgress
from emporion.server.room.room import Room
from emporion.server.room.table import Refused
from emporion.server.services import Services
from emporion.server.web.authentication import InjectedServices, MaybeVisitor, client_address, require_visitor
from emporion.server.web.branches import require_over
from emporion.server.web.errors import check_rate_limit
from emporion.server.web.routes import get
from emporion.server.web.withheld import Device, find_visible

AnyRequest = Request[Any, Any, Any]

Picks = Annotated[
    str,
    QueryParameter(
        pattern=rf"^([0-9]{{1,6}}(,[0-9]{{1,6}}){{0,{MAX_ACTIONS - 1}}})?$",
        description="The draft's picks so far, separated by commas.",
    ),
]


class HintMove(msgspec.Struct, frozen=True):
    """A whole move that I could make."""

    actions: Annotated[list[int], Meta(description="All of it, in the order in which the rules ask for them.")]
    sentence: Message
    facts: Annotated[list[Message], Meta(description="What follows in all sampled worlds, the most important first.")]
    expected: Annotated[
        float | None, Meta(description="My expected win share after it, from 0 to 1; null if I have no choice.")
    ]
    share: Annotated[float, Meta(ge=0, le=1, description="Its share of the search's visits: the higher, the surer.")]
    score: Annotated[
        float | None,
        Meta(description="My expected final score after it; null unless the game is about to end or decided."),
    ] = None
    reasons: Annotated[
        list[Reason], Meta(description="Why it is better than `rival`; what speaks for it comes first.")
    ] = []
    rival: Annotated[Message | None, Meta(description="The move that it is compared with; null without reasons.")] = (
        None
    )


class Hint(msgspec.Struct, frozen=True):
    """What a search says about my move, from what my seat knows."""

    seat: int
    move: int
    verdict: Annotated[
        Verdict,
        Meta(
            description="clear: the first move is better than all others; equal: these moves are about equally good, "
            "all others worse; open: too many are, these among them; only: I have no choice; whole: my move is "
            "complete."
        ),
    ]
    iterations: Annotated[int, Meta(description="0 without a search.")]
    moves: Annotated[list[HintMove], Meta(description="Those that begin with my picks; unordered unless clear.")]


class AnalysisPoint(msgspec.Struct, frozen=True):
    """A move with alternatives, from the point of view of the player who made it."""

    move: Annotated[int, Meta(description="Moves in the game after it; the decision is made one move earlier.")]
    seat: int
    expected: Annotated[list[float], Meta(description="Each seat's expected win share before it.")]
    played: Message
    best: Annotated[Message | None, Meta(description="What the search would have played, if different.")]
    cost: Annotated[
        float,
        Meta(
            description="The win share it gave away; of a turning point, with that of later moves of the same turn "
            "that missed the same choice."
        ),
    ]
    is_turning_point: Annotated[bool, Meta(description="One of the costliest decisions.")]
    played_facts: Annotated[
        list[Message], Meta(description="What follows from the move and not from the best; only of turning points.")
    ] = []
    best_facts: Annotated[
        list[Message], Meta(description="What follows from the best and not from the move; only of turning points.")
    ] = []
    reasons: Annotated[
        list[Reason], Meta(description="Why the best is better than the move, as in hints; only of turning points.")
    ] = []


class Analysis(msgspec.Struct, frozen=True):
    """A game's analysis. Poll until it is whole."""

    last: int
    analysed: int
    whole: bool
    points: list[AnalysisPoint]


@get("/api/tables/{id:str}/hint", summary="A hint for my move")
async def hint(
    request: AnyRequest,
    services: InjectedServices,
    visitor: MaybeVisitor,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=3)],
    picks: Picks = "",
) -> Hint:
    room, me = await services.rooms.find_current(id), require_visitor(visitor)
    chosen = [int(pick) for pick in picks.split(",") if pick]
    limit = partial(check_rate_limit, services.limits.searches, client_address(request))
    found = await services.hints.ask(room, seat, me.id, chosen, limit)
    moves = [
        HintMove(
            list(each.actions),
            each.sentence,
            list(each.facts),
            rounded(each.expected),
            round(each.share, 4),
            rounded(each.score),
            list(each.reasons),
            each.rival,
        )
        for each in found.moves
    ]
    return Hint(seat, found.move, found.verdict, found.iterations, moves)


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


@get("/api/tables/{id:str}/analysis", summary="A finished game's analysis")
async def analysis(
    request: AnyRequest, services: InjectedServices, visitor: MaybeVisitor, device: Device, id: FromPath[str]
) -> Analysis:
    """The first request starts the analysis, which goes on in the background."""
    room = await find_visible(services, id, visitor, device)
    return shown(services.analyses.find(id) or await start_analysis(request, services, room))


async def start_analysis(request: AnyRequest, services: Services, room: Room) -> AnalysisProgress:
    async with room.locked() as table:
        require_over(table)
    check_rate_limit(services.limits.searches, client_address(request))
    if not await services.bot_pool.is_ready(table.opened.game):
        raise Refused("bots-not-ready")
    return services.analyses.find(table.id) or services.analyses.start(table)


def shown(progress: AnalysisProgress) -> Analysis:
    turned = progress.turning_points
    points = [point_of(each, turned.get(each.move)) for each in progress.analysed_moves]
    return Analysis(progress.last, progress.analysed, progress.is_whole, points)


def point_of(move: MoveAnalysis, cost: float | None) -> AnalysisPoint:
    """`cost` is that of a turning point; None if the move is none."""
    point = AnalysisPoint(move.move, move.seat, move.expected, move.played, move.best, move.cost, cost is not None)
    if cost is None:
        return point
    told = move.explanations
    facts = {"played_facts": [*told.played], "best_facts": [*told.best], "reasons": [*told.reasons]}
    return msgspec.structs.replace(point, cost=cost, **facts)


ROUTES = [hint, analysis]
