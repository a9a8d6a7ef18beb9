"""The score sheet: every expedition with both scorings, missions, ships at home and the winner (1.10-1.12)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.text.names import explorer_name, mission_name
from emporion.games.discovery.view.structs import AtHome, DiscoverySeat, DiscoveryView
from emporion.kernel.messages import DescribedEvent, Message, PlayerRef, ScoreSheet
from emporion.kernel.seats import SEAT_NAMES

Row = tuple[Message, list[Message | None]]


def score_sheet(
    events: Sequence[DescribedEvent], view: DiscoveryView, _scores: Sequence[int], ranks: Sequence[int]
) -> ScoreSheet:
    """The score sheet of a finished game, from all its events and the last view."""
    first, last = earnings(events, view)
    at_home = [home_of(place) for place in view.seats]
    points = [place.points for place in view.seats]
    totals: list[Row] = [(Message("discovery-score-points"), [number(each) for each in points])]
    if len(set(points)) < len(points):
        totals.append((Message("discovery-score-tie-break"), [number(each.ships) for each in at_home]))
    both = [(sum(firsts), sum(lasts)) for firsts, lasts in zip(first, last, strict=True)]
    return ScoreSheet(
        rows=[
            *expedition_rows(view, first, last),
            (Message("discovery-score-expeditions"), [two_scorings(each, total=True) for each in both]),
            *mission_rows(view.seats),
            (Message("discovery-score-at-home"), [number(each.points) for each in at_home]),
        ],
        totals=totals,
        legend=Message("discovery-score-legend"),
        verdict=verdict(points, [each.ships for each in at_home], ranks, bool(view.tie_broken)),
    )


def earnings(events: Sequence[DescribedEvent], view: DiscoveryView) -> tuple[list[list[int]], list[list[int]]]:
    """Points by seat and expedition, at the first and at the last scoring."""
    first, last = ([[0] * len(view.expeditions) for _ in range(view.players)] for _ in range(2))
    scoring = first
    for event in events:
        if event["event"] == "last_scoring":
            scoring = last
        elif event["event"] == "earns":
            scoring[SEAT_NAMES.index(event["seat"])][event["expedition"] - 1] += event["points"]
    return first, last


def expedition_rows(view: DiscoveryView, first: list[list[int]], last: list[list[int]]) -> list[Row]:
    """Rows for the expeditions on which any player scored."""
    rows: list[Row] = []
    for expedition in range(len(view.expeditions)):
        earned = [(firsts[expedition], lasts[expedition]) for firsts, lasts in zip(first, last, strict=True)]
        if any(map(any, earned)):
            named = Message("discovery-score-expedition", {"expedition": explorer_name(view, expedition)})
            rows.append((named, [two_scorings(each) if any(each) else None for each in earned]))
    return rows


def two_scorings(points: tuple[int, int], total: bool = False) -> Message:
    facts = dict(zip(("first", "last"), points, strict=True))
    if total:
        return Message("discovery-score-sum", {**facts, "sum": sum(points)})
    return Message("discovery-score-two", facts)


def mission_rows(seats: Sequence[DiscoverySeat]) -> list[Row]:
    """A row for each mission, with the points of the players who had it."""
    missions = dict.fromkeys(place.mission for place in seats if place.mission)
    return [
        (
            Message("discovery-score-mission", {"mission": mission_name(mission)}),
            [mission_of(place) if place.mission == mission else None for place in seats],
        )
        for mission in missions
    ]


def mission_of(place: DiscoverySeat) -> Message | None:
    """Fulfilled expeditions times the contract track's value (M1)."""
    score = place.mission_score
    if not score:
        return None
    return Message("discovery-score-product", {"count": score.count, "value": score.value, "points": score.points})


def number(value: int) -> Message:
    return Message("discovery-number", {"number": value})


def home_of(place: DiscoverySeat) -> AtHome:
    assert place.at_home, "the game is over"
    return place.at_home


def verdict(points: Sequence[int], at_home: Sequence[int], ranks: Sequence[int], tie_broken: bool) -> Message:
    """The winners, and whether the ships at home broke a tie (L7)."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    facts = {"points": points[winners[0]], "ships": at_home[winners[0]]}
    if len(winners) > 1:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in winners]
        return Message("discovery-verdict-shared", {"winners": names, **facts})
    what = "ships" if tie_broken else "wins"
    return Message(f"discovery-verdict-{what}", {"seat": PlayerRef(winners[0]), **facts})
