"""What happened at the table, as messages: one for each event, or for several small ones of the same kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from emporion.games.carthage.view.queries import card_name, colour_name, coloured
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES

JOINED = {
    "market_card": "new-market",
    "farm_card": "new-farm",
    "farm_to_market": "farm-to-market",
    "goods": "goods",
    "victory_cards": "victory-cards",
    "left_over": "left-over",
    "stored": "stored",
    "lost": "lost",
    "unstored": "unstored",
}
"""Events that name cards, one kind each; those in a row that concern the same seat become one message."""

SPACES = ("carthage-space-carthage", "carthage-space-alexandria", "carthage-space-cyrenaica")


def narrate(told: Sequence[DescribedEvent], view: View) -> list[Message]:
    """The events in sentences. Of the view, options and tokens count."""
    messages: list[Message] = []
    protected: set[tuple[str, str]] = set()
    for (event, seat), run in groupby(told, key=lambda each: (each["event"], each.get("seat"))):
        events = list(run)
        if event == "protects":
            protected |= {(seat, colour_name(each["card"])) for each in events}
        elif event == "turn":
            protected.clear()
        if event == "declines":
            messages += [declines(each, (seat, each["colour"]) in protected) for each in events]
        else:
            messages += tell(event, events, view)
    return messages


def declines(event: DescribedEvent, after_protection: bool) -> Message:
    """Somebody leaves goods to the pirates: all of a colour, or the rest of them."""
    return Message(f"carthage-event-declines{'-rest' if after_protection else ''}", arguments(event))


def tell(event: str, run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """The messages for events of one kind that happened in a row to the same seat."""
    if event in JOINED:
        yield Message(f"carthage-event-{JOINED[event]}", {**whom(run[0]), "cards": cards(run)})
    elif event == "hand_card":
        yield first_hand(run)
    elif event == "pays":
        paid = sum(each["value"] for each in run)
        yield Message("carthage-event-pays", {**whom(run[0]), "cards": cards(run), "sum": paid})
    elif event in TELLERS:
        for each in run:
            yield from TELLERS[event](each, view)
    else:
        for each in run:
            yield Message(f"carthage-event-{event.replace('_', '-')}", arguments(each))


def whom(event: DescribedEvent) -> dict[str, Argument]:
    """The seat that an event is about."""
    return {"seat": PlayerRef(SEAT_NAMES.index(event["seat"]))} if event.get("seat") else {}


def cards(run: list[DescribedEvent]) -> list[Name]:
    """All cards that these events name."""
    return [card_name(each["card"], count=each.get("count", 1)) for each in run]


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """The arguments of an event as a sentence takes them: things by name, numbers as they are."""
    given = whom(event)
    for name, value in event.items():
        if name == "card":
            given["card"] = card_name(value)
        elif name == "colour":
            given |= {thing: coloured(thing, value) for thing in ("ship", "goods", "token")}
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


def space(options: Mapping[str, Any], index: int) -> Message:
    """The name of a space of the sea route, whatever its length; spaces of a kind are counted if there are several."""
    marks = (options["track_size"] - 1, options["track_start"], options["track_anchor"])
    if index in marks:
        return Message(SPACES[marks.index(index)])
    kinds = {
        each: "pirates" if each in options["track_pirates"] else "coast"
        for each in range(options["track_size"])
        if each not in marks
    }
    alike = [each for each in kinds if kinds[each] == kinds[index]]
    number = alike.index(index) + 1 if len(alike) > 1 else 0
    return Message(f"carthage-space-{kinds[index]}", {"number": number})


def first_hand(run: list[DescribedEvent]) -> Message:
    if run[0]["card"] is None:
        return Message("carthage-event-first-hand-hidden", {**whom(run[0]), "count": len(run)})
    return Message("carthage-event-first-hand", {**whom(run[0]), "cards": cards(run)})


def starts(event: DescribedEvent, _: View) -> Iterator[Message]:
    """Smallest hand, then lot (S6); the sum stays unsaid where first hands are secret."""
    if event["tied"] > 1:
        yield Message("carthage-event-starts-by-lot", whom(event))
    elif event["sum"] is None:
        yield Message("carthage-event-starts-secretly", whom(event))
    else:
        yield Message("carthage-event-starts", arguments(event))


def token(event: DescribedEvent, _: View) -> Iterator[Message]:
    yield Message("carthage-event-token", {**arguments(event), "count": event["tokens"]})


def refill(event: DescribedEvent, _: View) -> Iterator[Message]:
    """After a purchase a refill goes without saying."""
    if event["at_start_of_turn"]:
        yield Message("carthage-event-refill-at-start")


def reshuffle(event: DescribedEvent, _: View) -> Iterator[Message]:
    yield Message("carthage-event-reshuffle", {"count": event["cards"]})


def buys(event: DescribedEvent, _: View) -> Iterator[Message]:
    yield Message("carthage-event-buys", {**arguments(event), "count": event["cards"]})


def takes(event: DescribedEvent, _: View) -> Iterator[Message]:
    yield Message(f"carthage-event-takes{'-reserved' if event['reserved'] else ''}", arguments(event))


def reserves(event: DescribedEvent, _: View) -> Iterator[Message]:
    yield Message(f"carthage-event-reserves-{event['row']}", arguments(event))


def voyage(event: DescribedEvent, view: View) -> Iterator[Message]:
    what = event["event"].replace("_", "-")
    ends = {"from": space(view["options"], event["from"]), "to": space(view["options"], event["to"])}
    yield Message(f"carthage-event-{what}", {"ship": coloured("ship", event["colour"]), **ends})


def game_over(event: DescribedEvent, view: View) -> Iterator[Message]:
    """Somebody has enough tokens (E1), or everybody had to pass (1.10)."""
    limit = view["options"]["end_tokens"]
    seats = [seat for seat, place in enumerate(view["seats"]) if sum(place["tokens"].values()) >= limit]
    if event["by"] == "tokens":
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in seats]
        yield Message("carthage-event-over-tokens", {"players": names, "count": len(seats), "limit": limit})
    else:
        yield Message("carthage-event-over-stalemate")


TELLERS: Mapping[str, Callable[[DescribedEvent, View], Iterator[Message]]] = {
    "starts": starts,
    "token": token,
    "refill": refill,
    "reshuffle": reshuffle,
    "buys": buys,
    "takes": takes,
    "reserves": reserves,
    "ship_sails": voyage,
    "ship_returns": voyage,
    "game_over": game_over,
}
