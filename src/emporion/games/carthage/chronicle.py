"""What happened at the table, as messages: one for each event, or for several small ones of the same kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from emporion.kernel.codec import SEAT_NAMES
from emporion.kernel.messages import Argument, Message, Name, Told, View, Who

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


def narrate(told: Sequence[Told], view: View) -> list[Message]:
    """The events in sentences. Of the view only the options count."""
    messages: list[Message] = []
    for (event, _), run in groupby(told, key=lambda each: (each["event"], each.get("seat"))):
        messages += tell(event, list(run), view["options"])
    return messages


def tell(event: str, run: list[Told], options: Mapping[str, Any]) -> Iterator[Message]:
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
            yield from TELLERS[event](each, options)
    else:
        for each in run:
            yield Message(f"carthage-event-{event.replace('_', '-')}", arguments(each))


def whom(event: Told) -> dict[str, Argument]:
    """The seat that an event is about."""
    return {"seat": Who(SEAT_NAMES.index(event["seat"]))} if event.get("seat") else {}


def cards(run: list[Told]) -> list[Name]:
    """All cards that these events name."""
    return [Name(f"carthage-card-{each['card']}", count=each.get("count", 1)) for each in run]


def arguments(event: Told) -> dict[str, Argument]:
    """The arguments of an event as a sentence takes them: things by name, numbers as they are."""
    given = whom(event)
    for name, value in event.items():
        if name == "card":
            given["card"] = Name(f"carthage-card-{value}")
        elif name == "colour":
            given |= {thing: Name(f"carthage-{thing}-{value}") for thing in ("ship", "goods", "token")}
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


def first_hand(run: list[Told]) -> Message:
    if run[0]["card"] is None:
        return Message("carthage-event-first-hand-hidden", {**whom(run[0]), "count": len(run)})
    return Message("carthage-event-first-hand", {**whom(run[0]), "cards": cards(run)})


def starts(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    """Smallest hand, then lot (S6); the sum stays unsaid where first hands are secret."""
    if event["tied"] > 1:
        yield Message("carthage-event-starts-by-lot", whom(event))
    elif event["sum"] is None:
        yield Message("carthage-event-starts-secretly", whom(event))
    else:
        yield Message("carthage-event-starts", arguments(event))


def token(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message("carthage-event-token", {**arguments(event), "count": event["tokens"]})


def refill(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    """After a purchase a refill goes without saying."""
    if event["at_start_of_turn"]:
        yield Message("carthage-event-refill-at-start")


def reshuffle(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message("carthage-event-reshuffle", {"count": event["cards"]})


def buys(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message("carthage-event-buys", {**arguments(event), "count": event["cards"]})


def takes(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message(f"carthage-event-takes{'-reserved' if event['reserved'] else ''}", arguments(event))


def reserves(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message(f"carthage-event-reserves-{event['row']}", arguments(event))


def voyage(event: Told, options: Mapping[str, Any]) -> Iterator[Message]:
    what = event["event"].replace("_", "-")
    ends = {"from": space(options, event["from"]), "to": space(options, event["to"])}
    yield Message(f"carthage-event-{what}", {"ship": Name(f"carthage-ship-{event['colour']}"), **ends})


def game_over(event: Told, _: Mapping[str, Any]) -> Iterator[Message]:
    yield Message(f"carthage-event-over-{event['by']}")


TELLERS: Mapping[str, Callable[[Told, Mapping[str, Any]], Iterator[Message]]] = {
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
