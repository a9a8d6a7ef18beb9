"""What a move causes, for hints: stacks, what changes hands, and the cards that are left and drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.dale.text.event_log import narrate, piles
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import DescribedEvent, Message

FIRST = ("game_over", "stack")
"""What matters most."""
TOLD = (
    "turn",
    "buys",
    "pays",
    "plays",
    "lays",
    "uses",
    "aims",
    "shows",
    "copies",
    "discards",
    "hides",
    "guesses",
    "ends_actions",
)
"""What the summary of the move says."""
USING = ("buys", "plays", "lays", "discards")
"""What costs cards."""
LAST = ("reshuffle",)
LUCK = ("market_card", "rolls", "draws", "loses", "dealt")
"""What is known only afterwards, if at all; draws are counted."""


def consequences(events: Sequence[DescribedEvent], _before: DaleView, after: DaleView) -> list[Message]:
    """Completed stacks, the effects of techniques, then the hand; a shuffled deck last."""
    first, shuffled = ([each for each in events if each["event"] in names] for names in (FIRST, LAST))
    effects = [each for each in events if each["event"] not in (*FIRST, *TOLD, *LUCK, *LAST)]
    return [*narrate(first, after), *narrate(effects, after), *hand(events, after), *narrate(shuffled, after)]


def hand(events: Sequence[DescribedEvent], after: DaleView) -> Iterator[Message]:
    """The cards that the viewer draws, by name if they are certain; without any, how many are left in the hand."""
    drawn = [each for each in events if each["event"] == "draws" and each["seat"] == after.seat]
    yield from narrate([each for each in drawn if each["card"] is not None], after)
    hidden = [each for each in drawn if each["card"] is None]
    for owner in {each["owner"]: each for each in hidden}.values():
        count = sum(each["owner"] == owner["owner"] for each in hidden)
        yield Message("dale-fact-draws", {**piles(owner), "count": count})
    if not drawn and any(each["event"] in USING for each in events):
        yield Message("dale-fact-hand", {"count": after.viewer.hand_size})
