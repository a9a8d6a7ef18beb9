"""The event log: a message for each event, or for a run of similar events."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from emporion.games.dale.text.names import card_name, cards_named, laid_card, merge_equal, player_ref
from emporion.games.dale.view.structs import DECK_NAMES, DaleView
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name

SILENT = ("market_slides", "goes_on")
"""Events without a message."""
JOINED = ("market_card", "discards", "throws_away", "junk_dealt")
"""Events with one card each; a run with the same seat becomes one message."""
SECRET = ("draws", "looks", "keeps", "puts_back", "grabs", "gives", "dealt")
"""Events whose card may be hidden; a run of similar ones becomes one message."""
UNORDERED = ("draws", "dealt", "grabs", "gives", "looks")


def narrate(events: Sequence[DescribedEvent], view: DaleView) -> list[Message]:
    """The messages for a sequence of events."""
    messages: list[Message] = []
    mixed: DescribedEvent = {}
    dealt_before: list[DescribedEvent] = []
    for (event, *_), group in groupby(with_replacements(with_draws(events)), key=group_key):
        run = list(group)
        if event == "mixes":
            mixed, dealt_before = run[-1], []
        if event != "dealt":
            messages += messages_for(str(event), run)
        elif mixed.get("target") == run[0]["seat"] == view.seat:
            messages.append(swapped(run, dealt_before))
        else:
            messages.append(dealt(run))
            dealt_before = run
    return messages


def with_draws(events: Sequence[DescribedEvent]) -> list[DescribedEvent]:
    """The events; cards that are looked at to be mixed with another hand are drawn, as their card says."""
    found: list[DescribedEvent] = []
    is_mixed = False
    for event in reversed(events):
        name = event["event"]
        is_mixed = name == "mixes" or (is_mixed and name in ("looks", "reshuffle"))
        found.append({**event, "event": "draws"} if is_mixed and name == "looks" else event)
    return found[::-1]


def with_replacements(events: Sequence[DescribedEvent]) -> Iterator[DescribedEvent]:
    """The events; a card taken from a stall comes with the card that takes its place, the technique played before."""
    played = None
    for event in events:
        if event["event"] == "plays":
            played = event["card"]
        takes = event["event"] == "takes_from_stall" and played is not None
        yield {**event, "replacement": played} if takes else event


def group_key(event: DescribedEvent) -> tuple[object, ...]:
    """Consecutive events with the same key are described by one message."""
    secret = event["event"] in SECRET and event["event"] != "dealt" and event["card"] is None
    return event["event"], event.get("seat"), event.get("owner"), event.get("target"), secret


def messages_for(event: str, run: list[DescribedEvent]) -> Iterator[Message]:
    """The messages for a run of events of one kind."""
    name = f"dale-event-{event.replace('_', '-')}"
    if event in SILENT:
        return
    if event in JOINED:
        yield Message(name, {**players(run[0]), "cards": cards(run), "count": len(run)})
    elif event in SECRET and run[0]["card"] is None:
        yield Message(f"{name}-hidden", {**players(run[0]), **piles(run[0]), "count": len(run)})
    elif event in SECRET:
        yield Message(name, {**players(run[0]), **piles(run[0]), "cards": cards(run)})
    elif event in ("pays", "lays"):
        used = merge_equal([used_card(each) for each in run])
        yield Message(name, {**players(run[0]), "cards": used, "sum": sum(each["value"] for each in run)})
    elif event in FORMATTERS:
        for each in run:
            yield from FORMATTERS[event](each)
    else:
        for each in run:
            yield Message(name, arguments(each))


def dealt(run: list[DescribedEvent]) -> Message:
    """The cards that a player is dealt after two hands were mixed, as far as the reader knows them."""
    known = [each for each in run if each["card"] is not None]
    if not known:
        return Message("dale-event-dealt-hidden", {**players(run[0]), "count": len(run)})
    what = "dealt" if len(known) == len(run) else "dealt-partly"
    return Message(f"dale-event-{what}", {**players(run[0]), "cards": cards(known), "count": len(run)})


def swapped(run: list[DescribedEvent], dealt_before: list[DescribedEvent]) -> Message:
    """What the player whose hand was mixed with another lost and got. The cards that the reader knows among those that
    the other player was dealt are the reader's; as many of the other's cards are dealt first, then the reader's own."""
    lost = [each for each in dealt_before if each["card"] is not None]
    if not lost:
        return Message("dale-event-dealt-same", players(run[0]))
    return Message("dale-event-dealt-swap", {**players(run[0]), "lost": cards(lost), "cards": cards(run[: len(lost)])})


def players(event: DescribedEvent) -> dict[str, Argument]:
    """The seat and the target of an event."""
    found: dict[str, Argument] = {}
    if event.get("seat"):
        found["seat"] = player_ref(event["seat"])
    if event.get("target"):
        found["player"] = player_ref(event["target"])
    return found


def piles(event: DescribedEvent) -> dict[str, Argument]:
    """The owner of the deck in an event: the player, the market or another player."""
    if "owner" not in event:
        return {}
    if event["owner"] == "market":
        return {"owner": "market"}
    if event["owner"] == event.get("seat"):
        return {"owner": "own"}
    return {"owner": "other", "player": player_ref(event["owner"])}


def cards(run: list[DescribedEvent]) -> list[Name]:
    """The cards of these events. Where the order does not matter, equal ones are grouped."""
    named = [each.get("card", "junk") for each in run]
    if run[0]["event"] in UNORDERED:
        named = sorted(named, key=named.index)
    return cards_named(named)


def used_card(event: DescribedEvent) -> Message:
    """A card that was paid or laid down; marks a card fetched from the discard pile."""
    used = laid_card(event["card"], event["as"], event["value"])
    return Message("dale-laid-fetched", {"what": used}) if event.get("from_discard") else used


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """The event's arguments for its message: cards by name, numbers unchanged."""
    given = players(event)
    for name, value in event.items():
        if name in ("card", "as"):
            given[name] = card_name(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


def decks(event: DescribedEvent) -> Iterator[Message]:
    chosen = event["decks"] if isinstance(event["decks"], list) else DECK_NAMES
    yield Message("dale-event-decks", {"decks": [Name(f"dale-deck-{deck}") for deck in chosen]})


def reshuffle(event: DescribedEvent) -> Iterator[Message]:
    if event["owner"] == "market":
        yield Message("dale-event-reshuffle-market", {"count": event["cards"]})
    else:
        yield Message("dale-event-reshuffle", {"seat": player_ref(event["owner"]), "count": event["cards"]})


def buys(event: DescribedEvent) -> Iterator[Message]:
    what = "buys-discard" if event["slot"] == "discard" else "buys"
    yield Message(f"dale-event-{what}", {**players(event), "card": card_name(event["card"]), "price": event["price"]})


def plays(event: DescribedEvent) -> Iterator[Message]:
    what = "plays" if event["card"] == event["as"] else "plays-copy"
    yield Message(f"dale-event-{what}", arguments(event))


def slips(event: DescribedEvent) -> Iterator[Message]:
    yield from perhaps_hidden("slips", event)


def hides(event: DescribedEvent) -> Iterator[Message]:
    yield from perhaps_hidden("hides", event)


def perhaps_hidden(name: str, event: DescribedEvent) -> Iterator[Message]:
    """The message for an event whose card the reader may not know."""
    if event["card"] is None:
        yield Message(f"dale-event-{name}-hidden", players(event))
    else:
        yield Message(f"dale-event-{name}", {**players(event), "card": card_name(event["card"])})


def uncovers(event: DescribedEvent) -> Iterator[Message]:
    what = "uncovers" if event["card"] == event["as"] else "uncovers-copy"
    yield Message(f"dale-event-{what}", arguments(event))


def takes_from_stall(event: DescribedEvent) -> Iterator[Message]:
    if "replacement" in event:
        replacement = card_name(event["replacement"])
        yield Message("dale-event-swaps-in-stall", {**arguments(event), "replacement": replacement})
    else:
        yield Message("dale-event-takes-from-stall", arguments(event))


def mixes(event: DescribedEvent) -> Iterator[Message]:
    yield Message("dale-event-mixes", {**players(event), "count": event["cards"]})


FORMATTERS: Mapping[str, Callable[[DescribedEvent], Iterator[Message]]] = {
    "decks": decks,
    "reshuffle": reshuffle,
    "buys": buys,
    "plays": plays,
    "slips": slips,
    "hides": hides,
    "uncovers": uncovers,
    "takes_from_stall": takes_from_stall,
    "mixes": mixes,
}
