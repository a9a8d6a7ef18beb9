"""The score sheet: every sale with its calculation, then points, tokens and the winner (1.9 step 1, E2, E3)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.view.queries import coloured_name
from emporion.kernel.messages import Argument, DescribedEvent, Message, PlayerRef, ScoreSheet, View
from emporion.kernel.seats import SEAT_NAMES

Row = tuple[Message, list[Message | None]]


def score_sheet(
    events: Sequence[DescribedEvent], view: View, _scores: Sequence[int], _ranks: Sequence[int]
) -> ScoreSheet:
    """The score sheet of a finished game, from all its events and the last view."""
    points = [place["points"] for place in view["seats"]]
    tokens = [sum(place["tokens"].values()) for place in view["seats"]]
    return ScoreSheet(
        rows=sales(events, view["players"]),
        totals=[
            (Message("carthage-score-points"), [number(each) for each in points]),
            (Message("carthage-score-tokens"), [number(each) for each in tokens]),
        ],
        legend=Message("carthage-score-legend"),
        verdict=verdict(points, tokens),
    )


def sales(events: Sequence[DescribedEvent], players: int) -> list[Row]:
    """A row for each colour of each payday, with the calculation of every seller."""
    rows: list[Row] = []
    by_colour: dict[str, Row] = {}
    paydays = 0
    for before, event in zip([{"event": ""}, *events], events, strict=False):
        if event["event"] == "payday":
            if before["event"] != "payday":  # ships that arrive together share one payday
                paydays += 1
                by_colour = {}
            label: dict[str, Argument] = {"number": paydays, "colour": coloured_name("colour", event["colour"])}
            by_colour[event["colour"]] = (Message("carthage-score-sale", label), [None] * players)
            rows.append(by_colour[event["colour"]])
        elif event["event"] == "sale":
            facts = {name: event[name] for name in ("highest", "tokens", "cards", "value", "points")}
            by_colour[event["colour"]][1][SEAT_NAMES.index(event["seat"])] = Message("carthage-score-sum", facts)
    return rows


def number(value: int) -> Message:
    return Message("carthage-score-number", {"number": value})


def verdict(points: list[int], tokens: list[int]) -> Message:
    """Most points win, then most tokens; then the victory is shared (E3)."""
    best = max(zip(points, tokens, strict=True))
    winners = [seat for seat, each in enumerate(zip(points, tokens, strict=True)) if each == best]
    facts = {"points": best[0], "tokens": best[1]}
    if len(winners) > 1:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in winners]
        return Message("carthage-verdict-shared", {"winners": names, **facts})
    by_tokens = points.count(best[0]) > 1
    return Message(f"carthage-verdict-{'tokens' if by_tokens else 'wins'}", {"seat": PlayerRef(winners[0]), **facts})
