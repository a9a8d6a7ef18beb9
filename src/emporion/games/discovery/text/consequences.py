"""What a move causes, for hints: scorings, completed contracts, the expedition, the mission, reservations, and what is
left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.discovery.text.event_log import narrate
from emporion.games.discovery.text.names import (
    colour_name,
    contract_name,
    explorer_name,
    income_arguments,
    ship_name,
)
from emporion.games.discovery.view.structs import DiscoveryView, OpenShip
from emporion.kernel.messages import DescribedEvent, Message, Name

TOLD = ("turn", "takes", "accepts", "accepts_unseen", "buys", "reserves_ship", "reserves_contract", "plays", "loads")
"""What the summary of the move says."""
ALSO_TOLD = ("under_way", "sails", "shows_flagship", "passes")
LUCK = ("new_ship", "new_contract")
"""What is known only afterwards."""
EXPIRING = ("ship_freed", "contract_freed")
"""What every end of the turn causes."""
HEADINGS = ("discovery-event-first-scoring", "discovery-event-last-scoring")
"""Lines of the log that only announce those after them."""


def consequences(events: Sequence[DescribedEvent], before: DiscoveryView, after: DiscoveryView) -> list[Message]:
    """What is scored and completed, then the state of the expedition, the mission, reserved cards and the purse; last,
    what the end of the turn brings in any case."""
    effects = [each for each in events if each["event"] not in (*TOLD, *ALSO_TOLD, *LUCK)]
    anyway = [each for each in effects if happens_anyway(each, after)]
    return [
        *(line for line in narrate([each for each in effects if each not in anyway], after) if line.id not in HEADINGS),
        *expeditions(events, after),
        *mission(before, after),
        *reservations(events, before, after),
        *left_over(events, before, after),
        *narrate(anyway, after),
    ]


def happens_anyway(event: DescribedEvent, view: DiscoveryView) -> bool:
    """Whether it follows from the end of the turn: reservations expire, and the next player completes contracts."""
    return event["event"] in EXPIRING or (event["event"] == "completes" and event["seat"] != view.seat)


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


def reservations(events: Sequence[DescribedEvent], before: DiscoveryView, after: DiscoveryView) -> Iterator[Message]:
    """How long a card is kept for the viewer, and what it costs or pays."""
    for event in events:
        if event["event"] == "reserves_ship":
            price = next(card.price for card in market(after) if card.ship == event["ship"])
            yield kept(before, ship_name(event["ship"]))
            yield Message("discovery-fact-price", {"price": price, "coins": after.viewer.coins or 0})
        elif event["event"] == "reserves_contract":
            yield kept(before, contract_name(event["contract"]))
            yield Message("discovery-fact-incomes", income_arguments(after.incomes[event["contract"]]))


def kept(before: DiscoveryView, card: Name) -> Message:
    return Message("discovery-note-reserve", {"card": card, "count": before.viewer.reservations})


def market(view: DiscoveryView) -> Iterator[OpenShip]:
    """The ships of both rows."""
    return (ship for row in (view.purchase_row, view.filling_row) for ship in row if ship is not None)


def left_over(events: Sequence[DescribedEvent], before: DiscoveryView, after: DiscoveryView) -> Iterator[Message]:
    """The viewer's coins and Wild Ship cards, if there are more or fewer; what is saved by ending the turn."""
    mine, was = after.viewer, before.viewer
    bought = next((each for each in events if each["event"] == "buys"), None)
    follower = before.filling_row[bought["slot"] - 1] if bought else None
    if not isinstance(mine.coins, int):
        return
    if follower is not None:
        yield Message("discovery-note-buy", {"coins": mine.coins, "ship": ship_name(follower.ship)})
    elif mine.coins != was.coins:
        yield Message("discovery-fact-coins", {"coins": mine.coins})
    elif ends_turn(events, after) and before.further_turns != 0:
        yield Message("discovery-fact-saves", {"coins": mine.coins, "ships": len(mine.fleet.split())})
    if mine.wild != was.wild:
        yield Message("discovery-fact-wild", {"count": mine.wild})


def ends_turn(events: Sequence[DescribedEvent], view: DiscoveryView) -> bool:
    """Whether the viewer does nothing but end the turn."""
    mine = [each for each in events if each.get("seat") == view.seat and each["event"] not in EXPIRING]
    return all(each["event"] == "passes" for each in mine) and any(each["event"] == "turn" for each in events)
