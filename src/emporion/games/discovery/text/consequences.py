"""What a move causes, for hints: scorings, completed contracts, the expedition, the mission, and the coins left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.discovery.text.event_log import narrate
from emporion.games.discovery.text.names import colour_name, explorer_name
from emporion.games.discovery.view.structs import DiscoveryView
from emporion.kernel.messages import DescribedEvent, Message

TOLD = ("turn", "takes", "accepts", "accepts_unseen", "buys", "reserves_ship", "reserves_contract", "plays", "loads")
"""What the summary of the move says."""
ALSO_TOLD = ("under_way", "sails", "shows_flagship", "passes")
LUCK = ("new_ship", "new_contract")
"""What is known only afterwards."""


def consequences(events: Sequence[DescribedEvent], before: DiscoveryView, after: DiscoveryView) -> list[Message]:
    """What is scored and completed, then the state of the expedition, the mission and the purse."""
    effects = [each for each in events if each["event"] not in (*TOLD, *ALSO_TOLD, *LUCK)]
    return [*narrate(effects, after), *expeditions(events, after), *mission(before, after), *coins(before, after)]


def expeditions(events: Sequence[DescribedEvent], after: DiscoveryView) -> Iterator[Message]:
    """The room left on each expedition on which a ship is sent, and the ships that may follow."""
    for number in sorted({each["expedition"] for each in events if each["event"] == "sails"}):
        here = after.expeditions[number - 1]
        if here.chain is not None:
            facts = {"expedition": explorer_name(after, number - 1), "chain": colour_name(here.chain)}
            yield Message("discovery-fact-expedition", {**facts, "room": here.room})


def mission(before: DiscoveryView, after: DiscoveryView) -> Iterator[Message]:
    """What the viewer's mission is worth, if the move changes that."""
    score = after.viewer.mission_score
    if score and score != before.viewer.mission_score:
        yield Message("discovery-fact-mission", {"points": score.points})


def coins(before: DiscoveryView, after: DiscoveryView) -> Iterator[Message]:
    """The viewer's coins, if there are more or fewer."""
    left = after.viewer.coins
    if isinstance(left, int) and left != before.viewer.coins:
        yield Message("discovery-fact-coins", {"coins": left})
