"""The score sheet: every expedition with both scorings, missions, ships at home and the winner (1.10-1.12)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.rules.cards import IDLE_POINTS
from emporion.games.discovery.view.queries import count_fulfilled, explorer_name, track_value
from emporion.kernel.messages import DescribedEvent, Message, PlayerRef, ScoreSheet, View
from emporion.kernel.seats import SEAT_NAMES

Row = tuple[Message, list[Message | None]]


def score_sheet(
    events: Sequence[DescribedEvent], view: View, _scores: Sequence[int], _ranks: Sequence[int]
) -> ScoreSheet:
    """The score sheet of a finished game, from all its events and the last view."""
    players = view["players"]
    first, last = earnings(events, view)
    at_home = [0] * players
    for event in events:
        if event["event"] == "at_home":
            at_home[SEAT_NAMES.index(event["seat"])] = event["ships"]
    points = [place["points"] for place in view["seats"]]
    both = [(sum(firsts), sum(lasts)) for firsts, lasts in zip(first, last, strict=True)]
    return ScoreSheet(
        rows=[
            *expedition_rows(view, first, last),
            (Message("discovery-score-expeditions"), [two_scorings(*each, total=True) for each in both]),
            (Message("discovery-score-mission"), [mission_of(view, seat) for seat in range(players)]),
            (Message("discovery-score-at-home"), [number(IDLE_POINTS * ships) for ships in at_home]),
        ],
        totals=[
            (Message("discovery-score-points"), [number(each) for each in points]),
            (Message("discovery-score-tie-break"), [number(each) for each in at_home]),
        ],
        legend=Message("discovery-score-legend"),
        verdict=verdict(points, at_home),
    )


def earnings(events: Sequence[DescribedEvent], view: View) -> tuple[list[list[int]], list[list[int]]]:
    """Points by seat and expedition, at the first and at the last scoring."""
    first, last = ([[0] * len(view["expeditions"]) for _ in range(view["players"])] for _ in range(2))
    scoring = first
    for event in events:
        if event["event"] == "last_scoring":
            scoring = last
        elif event["event"] == "earns":
            scoring[SEAT_NAMES.index(event["seat"])][event["expedition"] - 1] += event["points"]
    return first, last


def expedition_rows(view: View, first: list[list[int]], last: list[list[int]]) -> list[Row]:
    """Rows for the expeditions on which any player scored."""
    rows: list[Row] = []
    for expedition in range(len(view["expeditions"])):
        earned = [(firsts[expedition], lasts[expedition]) for firsts, lasts in zip(first, last, strict=True)]
        if any(map(any, earned)):
            named = Message("discovery-score-expedition", {"expedition": explorer_name(view, expedition)})
            rows.append((named, [two_scorings(*each) if any(each) else None for each in earned]))
    return rows


def two_scorings(first: int, last: int, total: bool = False) -> Message:
    facts = {"first": first, "last": last}
    return (
        Message("discovery-score-sum", {**facts, "sum": first + last})
        if total
        else Message("discovery-score-two", facts)
    )


def mission_of(view: View, seat: int) -> Message | None:
    """Fulfilled expeditions times the contract track's value (M1)."""
    here = view["seats"][seat]
    if "mission" not in here:
        return None
    count, value = count_fulfilled(view, here["seat"], here["mission"]), track_value(view, here["seat"])
    return Message("discovery-score-product", {"count": count, "value": value, "points": count * value})


def number(value: int) -> Message:
    return Message("discovery-number", {"number": value})


def verdict(points: list[int], at_home: list[int]) -> Message:
    """Most points win, then most ships not on expeditions; then the victory is shared (L7)."""
    best = max(zip(points, at_home, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, at_home, strict=True)) if each == best]
    facts = {"points": best[0], "ships": best[1]}
    if len(winners) > 1:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in winners]
        return Message("discovery-verdict-shared", {"winners": names, **facts})
    by_ships = points.count(best[0]) > 1
    return Message(f"discovery-verdict-{'ships' if by_ships else 'wins'}", {"seat": PlayerRef(winners[0]), **facts})
