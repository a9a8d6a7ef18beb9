"""The event log: one message per event, or per group of similar events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from emporion.games.carthage.text.names import card_name, colour_name, coloured_name, space_name
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name, PlayerRef
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
"""Events about one kind of card each; consecutive ones of the same seat become one message."""


def narrate(events: Sequence[DescribedEvent], view: CarthageView) -> list[Message]:
    """Describe events. The view supplies options and tokens."""
    messages: list[Message] = []
    protected: set[tuple[str, str]] = set()
    for (event, seat), consecutive in groupby(events, key=lambda each: (each["event"], each.get("seat"))):
        group = list(consecutive)
        if event == "protects":
            protected |= {(seat, colour_name(each["card"])) for each in group}
        elif event == "turn":
            protected.clear()
        if event == "declines":
            messages += [declines(each, (seat, each["colour"]) in protected) for each in group]
        else:
            messages += format_group(event, group, view)
    return messages


def declines(event: DescribedEvent, after_protection: bool) -> Message:
    """A player leaves all goods of a colour, or the rest of them, to the pirates."""
    return Message(f"carthage-event-declines{'-rest' if after_protection else ''}", arguments(event))


def format_group(event: str, group: list[DescribedEvent], view: CarthageView) -> Iterator[Message]:
    """The messages for consecutive events of one kind and seat."""
    if event in JOINED:
        yield Message(f"carthage-event-{JOINED[event]}", {**seat_argument(group[0]), "cards": cards(group)})
    elif event == "hand_card":
        yield first_hand(group)
    elif event == "pays":
        paid = sum(each["value"] for each in group)
        yield Message("carthage-event-pays", {**seat_argument(group[0]), "cards": cards(group), "sum": paid})
    elif event in FORMATTERS:
        for each in group:
            yield from FORMATTERS[event](each, view)
    else:
        for each in group:
            yield Message(f"carthage-event-{event.replace('_', '-')}", arguments(each))


def seat_argument(event: DescribedEvent) -> dict[str, Argument]:
    """The seat of an event, if any, as a message argument."""
    return {"seat": PlayerRef(SEAT_NAMES.index(event["seat"]))} if event.get("seat") else {}


def cards(group: list[DescribedEvent]) -> list[Name]:
    """All cards of these events."""
    return [card_name(each["card"], count=each.get("count", 1)) for each in group]


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """Message arguments of an event: names for cards and colours, numbers unchanged."""
    given = seat_argument(event)
    for name, value in event.items():
        if name == "card":
            given["card"] = card_name(value)
        elif name == "colour":
            given |= {item: coloured_name(item, value) for item in ("ship", "goods", "token")}
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


def first_hand(group: list[DescribedEvent]) -> Message:
    if group[0]["card"] is None:
        return Message("carthage-event-first-hand-hidden", {**seat_argument(group[0]), "count": len(group)})
    return Message("carthage-event-first-hand", {**seat_argument(group[0]), "cards": cards(group)})


def starts(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    """Lowest hand, then chance (S6); the sum is omitted if initial hands are secret."""
    if event["tied"] > 1:
        yield Message("carthage-event-starts-by-lot", seat_argument(event))
    elif event["sum"] is None:
        yield Message("carthage-event-starts-secretly", seat_argument(event))
    else:
        yield Message("carthage-event-starts", arguments(event))


def token(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    yield Message("carthage-event-token", {**arguments(event), "count": event["tokens"]})


def refill(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    """A refill after a purchase has no message."""
    if event["at_start_of_turn"]:
        yield Message("carthage-event-refill-at-start")


def reshuffle(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    yield Message("carthage-event-reshuffle", {"count": event["cards"]})


def buys(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    yield Message("carthage-event-buys", {**arguments(event), "count": event["cards"]})


def takes(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    yield Message(f"carthage-event-takes{'-reserved' if event['reserved'] else ''}", arguments(event))


def reserves(event: DescribedEvent, _: CarthageView) -> Iterator[Message]:
    yield Message(f"carthage-event-reserves-{event['row']}", arguments(event))


def voyage(event: DescribedEvent, view: CarthageView) -> Iterator[Message]:
    what = event["event"].replace("_", "-")
    ends = {"from": space_name(view.route[event["from"]]), "to": space_name(view.route[event["to"]])}
    start = event["from"]  # where the ship lies until it moves; a page that shows the event has to put it there
    yield Message(f"carthage-event-{what}", {"ship": coloured_name("ship", event["colour"]), "start": start, **ends})


def game_over(event: DescribedEvent, view: CarthageView) -> Iterator[Message]:
    """A player has enough tokens (E1), or all players had to pass (1.10)."""
    if event["by"] == "tokens":
        seats = [seat for seat, place in enumerate(view.seats) if not place.tokens_missing]
        limit = view.end_tokens
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in seats]
        only = {"seat": PlayerRef(seats[0])} if len(seats) == 1 else {}
        yield Message("carthage-event-over-tokens", {**only, "players": names, "count": len(seats), "limit": limit})
    else:
        yield Message("carthage-event-over-stalemate")


FORMATTERS: Mapping[str, Callable[[DescribedEvent, CarthageView], Iterator[Message]]] = {
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
