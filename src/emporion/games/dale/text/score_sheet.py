"""The score sheet: every stack with its cards as built, and the winner (2.8)."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.rules.state import STACKS
from emporion.games.dale.text.names import cards_named
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import Argument, DescribedEvent, Message, PlayerRef, ScoreSheet
from emporion.kernel.seats import SEAT_NAMES


def score_sheet(
    events: Sequence[DescribedEvent], view: DaleView, scores: Sequence[int], ranks: Sequence[int]
) -> ScoreSheet:
    """The score sheet, from all events of the game and the last view."""
    cells: list[list[Message | None]] = [[None] * view.players for _ in range(STACKS)]
    laid: list[str] = []
    turn = 0
    for event in events:
        if event["event"] == "turn":
            turn = event["turn"]
        elif event["event"] == "lays":
            laid.append(event["card"])
        elif event["event"] == "stack":
            facts: dict[str, Argument] = {"cards": cards_named(laid), "turn": turn}
            cells[event["stack"] - 1][SEAT_NAMES.index(event["seat"])] = Message("dale-score-cell", facts)
            laid = []
    return ScoreSheet(
        rows=[(Message("dale-score-stack", {"stack": number}), row) for number, row in enumerate(cells, start=1)],
        totals=[(Message("dale-score-stacks"), [Message("dale-number", {"number": count}) for count in scores])],
        legend=Message("dale-score-legend"),
        verdict=Message("dale-verdict-wins", {"seat": PlayerRef(ranks.index(1))}),
    )
