"""What happened at the table, as messages: one for each event, or for several small ones of the same kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from emporion.games.dale.rules.actions import TOP_OF_MARKET
from emporion.games.dale.view.queries import DECK_NAMES, card_name, cards_named, laid_card, together, who
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name, View

UNSAID = ("market_slides", "goes_on")
"""What goes without saying."""
JOINED = ("market_card", "discards", "throws_away", "junk_dealt")
"""Events that name a card each; those in a row that concern the same seat become one message."""
SECRET = ("draws", "looks", "keeps", "puts_back", "grabs", "gives", "dealt")
"""Events whose card only some may know; those in a row that read alike become one message."""
UNORDERED = ("draws", "dealt", "grabs", "gives", "looks")


def narrate(told: Sequence[DescribedEvent], view: View) -> list[Message]:
    """The events in sentences."""
    messages: list[Message] = []
    for (event, *_), run in groupby(told, key=alike):
        messages += tell(str(event), list(run))
    return messages


def alike(event: DescribedEvent) -> tuple[object, ...]:
    """What events have in common that are told in one sentence."""
    secret = event["event"] in SECRET and event["card"] is None
    return event["event"], event.get("seat"), event.get("owner"), event.get("target"), secret


def tell(event: str, run: list[DescribedEvent]) -> Iterator[Message]:
    """The messages for events of one kind that happened in a row."""
    name = f"dale-event-{event.replace('_', '-')}"
    if event in UNSAID:
        return
    if event in JOINED:
        yield Message(name, {**people(run[0]), "cards": cards(run), "count": len(run)})
    elif event in SECRET and run[0]["card"] is None:
        yield Message(f"{name}-hidden", {**people(run[0]), **piles(run[0]), "count": len(run)})
    elif event in SECRET:
        yield Message(name, {**people(run[0]), **piles(run[0]), "cards": cards(run)})
    elif event in ("pays", "lays"):
        used = together([used_card(each) for each in run])
        yield Message(name, {**people(run[0]), "cards": used, "sum": sum(each["value"] for each in run)})
    elif event in TELLERS:
        for each in run:
            yield from TELLERS[event](each)
    else:
        for each in run:
            yield Message(name, arguments(each))


def people(event: DescribedEvent) -> dict[str, Argument]:
    """The seat that an event is about, and the other one."""
    found: dict[str, Argument] = {}
    if event.get("seat"):
        found["seat"] = who(event["seat"])
    if event.get("target"):
        found["player"] = who(event["target"])
    return found


def piles(event: DescribedEvent) -> dict[str, Argument]:
    """Whose deck an event is about: the own one, the market's, or another player's."""
    if "owner" not in event:
        return {}
    if event["owner"] == "market":
        return {"owner": "market"}
    if event["owner"] == event.get("seat"):
        return {"owner": "own"}
    return {"owner": "other", "player": who(event["owner"])}


def cards(run: list[DescribedEvent]) -> list[Name]:
    """All cards that these events name. Where their order means nothing, equal ones stand together."""
    named = [each.get("card", "junk") for each in run]
    if run[0]["event"] in UNORDERED:
        named = sorted(named, key=named.index)
    return cards_named(named)


def used_card(event: DescribedEvent) -> Message:
    """A card that was paid or laid down, and if it was fetched from the discard pile."""
    used = laid_card(event["card"], event["as"], event["value"])
    return Message("dale-laid-fetched", {"what": used}) if event.get("from_discard") else used


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """The arguments of an event as a sentence takes them: things by name, numbers as they are."""
    given = people(event)
    for name, value in event.items():
        if name in ("card", "as"):
            given[name] = card_name(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


def decks(event: DescribedEvent) -> Iterator[Message]:
    chosen = event["decks"] if isinstance(event["decks"], list) else list(DECK_NAMES[:-1])
    yield Message("dale-event-decks", {"decks": [Name(f"dale-deck-{deck}") for deck in chosen]})


def reshuffle(event: DescribedEvent) -> Iterator[Message]:
    if event["owner"] == "market":
        yield Message("dale-event-reshuffle-market", {"count": event["cards"]})
    else:
        yield Message("dale-event-reshuffle", {"seat": who(event["owner"]), "count": event["cards"]})


def buys(event: DescribedEvent) -> Iterator[Message]:
    what = "buys-discard" if event["slot"] == TOP_OF_MARKET else "buys"
    yield Message(f"dale-event-{what}", {**people(event), "card": card_name(event["card"]), "price": event["price"]})


def plays(event: DescribedEvent) -> Iterator[Message]:
    what = "plays" if event["card"] == event["as"] else "plays-copy"
    yield Message(f"dale-event-{what}", arguments(event))


def slips(event: DescribedEvent) -> Iterator[Message]:
    yield from perhaps_hidden("slips", event)


def hides(event: DescribedEvent) -> Iterator[Message]:
    yield from perhaps_hidden("hides", event)


def perhaps_hidden(name: str, event: DescribedEvent) -> Iterator[Message]:
    """One card that the reader may know or not."""
    if event["card"] is None:
        yield Message(f"dale-event-{name}-hidden", people(event))
    else:
        yield Message(f"dale-event-{name}", {**people(event), "card": card_name(event["card"])})


def uncovers(event: DescribedEvent) -> Iterator[Message]:
    what = "uncovers" if event["card"] == event["as"] else "uncovers-copy"
    yield Message(f"dale-event-{what}", arguments(event))


def mixes(event: DescribedEvent) -> Iterator[Message]:
    yield Message("dale-event-mixes", {**people(event), "count": event["cards"]})


TELLERS: Mapping[str, Callable[[DescribedEvent], Iterator[Message]]] = {
    "decks": decks,
    "reshuffle": reshuffle,
    "buys": buys,
    "plays": plays,
    "slips": slips,
    "hides": hides,
    "uncovers": uncovers,
    "mixes": mixes,
}
