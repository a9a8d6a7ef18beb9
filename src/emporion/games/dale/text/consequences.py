"""What a move causes, for hints: stacks, what changes hands, and the cards that are left and drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from emporion.games.dale.rules.cards import DIE
from emporion.games.dale.text.event_log import narrate, piles
from emporion.games.dale.text.names import card_name
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
ENDING = ("ends_actions", "goes_on")
"""What ends the actions or the turn, as an answer to one of these questions."""
ENDED = ("action", "before_delivery", "more_cookies", "end_of_turn")
LAST = ("reshuffle",)
LUCK = ("market_card", "rolls", "draws", "loses", "dealt")
"""What is known only afterwards, if at all; draws are counted."""


def consequences(events: Sequence[DescribedEvent], before: DaleView, after: DaleView) -> list[Message]:
    """Completed stacks, the effects of techniques and abilities, then the hand; a shuffled deck last."""
    first, shuffled = ([each for each in events if each["event"] in names] for names in (FIRST, LAST))
    effects = [each for each in events if each["event"] not in (*FIRST, *TOLD, *LUCK, *LAST)]
    told = [*narrate(first, after), *narrate(effects, after), *abilities(events, before, after)]
    return [*told, *hand(events, before, after), *narrate(shuffled, after)]


def abilities(events: Sequence[DescribedEvent], before: DaleView, after: DaleView) -> Iterator[Message]:
    """What the die can add to a card, and what becomes of the top card of the market deck. Luck decides the rest."""
    newly_rolled = rolled(after)
    newly_rolled.subtract(rolled(before))
    for card in newly_rolled.elements():
        yield Message("dale-fact-roll", {"card": card_name(card), "least": min(DIE), "most": max(DIE)})
    if any(each["event"] == "uses" for each in events):
        yield Message("dale-fact-reveal")


def rolled(view: DaleView) -> Counter[str]:
    """The open cards for which the die was rolled."""
    return Counter(each.card for each in view.open if "rolled" in each.marks)


def hand(events: Sequence[DescribedEvent], before: DaleView, after: DaleView) -> Iterator[Message]:
    """The cards that the viewer draws, by name if they are certain; without any, how many are left in the hand, or kept
    for the next turn."""
    drawn = [each for each in events if each["event"] == "draws" and each["seat"] == after.seat]
    yield from narrate([each for each in drawn if each["card"] is not None], after)
    hidden = [each for each in drawn if each["card"] is None]
    for owner in {each["owner"]: each for each in hidden}.values():
        count = sum(each["owner"] == owner["owner"] for each in hidden)
        yield Message("dale-fact-draws", {**piles(owner), "count": count})
    declines_stack = before.question == "extra_stack" and any(each["event"] == "goes_on" for each in events)
    if not drawn and (declines_stack or any(each["event"] in USING for each in events)):
        yield Message("dale-fact-hand", {"count": after.viewer.hand_size})
    elif not drawn and after.viewer.hand_size and ends(events, before):
        yield Message("dale-fact-keeps", {"count": after.viewer.hand_size})


def ends(events: Sequence[DescribedEvent], before: DaleView) -> bool:
    """Whether the move ends the actions or the turn."""
    return before.question in ENDED and any(each["event"] in ENDING for each in events)
