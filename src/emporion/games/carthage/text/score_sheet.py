"""The score sheet: every sale with its calculation, then points, tokens and the winner (1.9 step 1, E2, E3)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.text.names import coloured_name
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import Argument, DescribedEvent, Message, PlayerRef, ScoreSheet
from emporion.kernel.seats import SEAT_NAMES

Row = tuple[Message, list[Message | None]]


def score_sheet(
    events: Sequence[DescribedEvent], view: CarthageView, points: Sequence[int], ranks: Sequence[int]
) -> ScoreSheet:
    """The score sheet of a finished game, from all its events and the last view."""
    tokens = [place.token_count for place in view.seats]
    return ScoreSheet(
        rows=sales(events, view.players),
        totals=[
            (Message("carthage-score-points"), [number(each) for each in points]),
            (Message("carthage-score-tokens"), [number(each) for each in tokens]),
        ],
        legend=Message("carthage-score-legend"),
        verdict=verdict(points, tokens, ranks, bool(view.tie_broken)),
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


def verdict(points: Sequence[int], tokens: Sequence[int], ranks: Sequence[int], tie_broken: bool) -> Message:
    """Who won, and whether tokens decided between equal points (E3)."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    facts = {"points": points[winners[0]], "tokens": tokens[winners[0]]}
    if len(winners) > 1:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in winners]
        return Message("carthage-verdict-shared", {"winners": names, **facts})
    what = "tokens" if tie_broken else "wins"
    return Message(f"carthage-verdict-{what}", {"seat": PlayerRef(winners[0]), **facts})
