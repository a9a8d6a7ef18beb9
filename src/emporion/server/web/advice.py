"""What the bots think, for people: hints for a decision of theirs, and what games turned on when they are over."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Request
from litestar.params import FromPath, QueryParameter
from msgspec import Meta

from emporion.server.house import House
from emporion.server.protocol import MOST_DECISIONS, Text
from emporion.server.room.analyses import Progress
from emporion.server.room.table import Refused
from emporion.server.web.beginnings import must_be_over
from emporion.server.web.errors import take
from emporion.server.web.identity import Anybody, InHouse, address_of, required
from emporion.server.web.routes import get

AnyRequest = Request[Any, Any, Any]

Picks = Annotated[
    str,
    QueryParameter(
        pattern=rf"^([0-9]{{1,6}}(,[0-9]{{1,6}}){{0,{MOST_DECISIONS - 1}}})?$",
        description="What I have put together already, with commas between: the picks of a draft.",
    ),
]


class HintOption(msgspec.Struct, frozen=True):
    """Something that I could decide."""

    action: int
    sentence: Text
    expected: Annotated[float, Meta(ge=0, le=1, description="My share of the victory after it.")]
    share: Annotated[float, Meta(ge=0, le=1, description="Of the search that went into it: the surer, the more.")]


class Hint(msgspec.Struct, frozen=True):
    """What a search that knows what I know thinks of my next decision."""

    seat: int
    move: int
    iterations: Annotated[int, Meta(description="0 where there is no choice.")]
    options: Annotated[list[HintOption], Meta(description="The best first; none if the move is complete.")]


class AnalysisPoint(msgspec.Struct, frozen=True):
    """A commitment that left a choice, seen with the eyes of who made it."""

    move: Annotated[int, Meta(description="Commitments after it; where a replay would jump to.")]
    seat: int
    expected: Annotated[list[float], Meta(description="Each seat's share of the victory before it.")]
    played: Text
    best: Annotated[Text | None, Meta(description="What the search would have played, if it is something else.")]
    cost: Annotated[float, Meta(description="How much of the victory it gave away.")]
    is_turning_point: Annotated[bool, Meta(description="One of the few that cost most.")]


class Analysis(msgspec.Struct, frozen=True):
    """What a game turned on. Ask again until it is whole."""

    last: int
    analysed: int
    whole: bool
    points: list[AnalysisPoint]


@get("/api/tables/{id:str}/hint", summary="What a search thinks of my next decision")
async def hint(
    request: AnyRequest,
    house: InHouse,
    visitor: Anybody,
    id: FromPath[str],
    seat: Annotated[int, QueryParameter(ge=0, le=3)],
    picks: Picks = "",
) -> Hint:
    room, me = await house.rooms.find_fresh(id), required(visitor)
    dilemma = await room.dilemma(seat, me.id, [int(pick) for pick in picks.split(",") if pick])
    if dilemma.hidden is None:
        return Hint(seat, dilemma.move, 0, [])
    take(house.limits.thoughts, address_of(request))
    found = await house.thinking.explain(room.table.opened.game, dilemma.hidden, dilemma.rng)
    if found is None:
        raise Refused("bots-not-ready")
    iterations, options = found
    return Hint(
        seat,
        dilemma.move,
        iterations,
        [
            HintOption(action, dilemma.sentences[action], round(min(1.0, expected[seat]), 4), round(share, 4))
            for action, expected, share in options
            if action in dilemma.sentences
        ],
    )


@get("/api/tables/{id:str}/analysis", summary="What a finished game turned on")
async def analysis(request: AnyRequest, house: InHouse, id: FromPath[str]) -> Analysis:
    """The first who asks begins the work, which goes on in the background."""
    progress = house.analyses.find(id) or await begun(request, house, id)
    return shown(progress)


async def begun(request: AnyRequest, house: House, id: str) -> Progress:
    room = await house.rooms.find_fresh(id)
    async with room.settled() as table:
        must_be_over(table)
    take(house.limits.thoughts, address_of(request))
    if not await house.thinking.is_ready(table.opened.game):
        raise Refused("bots-not-ready")
    return house.analyses.find(id) or house.analyses.begin(table)


def shown(progress: Progress) -> Analysis:
    turned = progress.turning_points
    points = [
        AnalysisPoint(each.move, each.seat, each.expected, each.played, each.best, each.cost, each.move in turned)
        for each in progress.judgements
    ]
    return Analysis(progress.last, progress.analysed, progress.is_whole, points)


ROUTES = [hint, analysis]
