"""The event log: one message per event, or per group of events that belong together.

A purchase is grouped with the ship that refills the row, a contract with its ships and duration, and a scoring becomes
one sentence per player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from emporion.games.discovery.text.names import (
    FLAGSHIP,
    colour_name,
    contract_name,
    explorer_name,
    mission_name,
    player_ref,
    ship_name,
    ship_names,
)
from emporion.games.discovery.view.structs import DiscoveryView
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name
from emporion.kernel.seats import SEAT_NAMES

SILENT_EVENTS = ("game_over",)
"""Events without a message."""
AFTER_PLAYS = ("loads", "under_way")
"""Events that follow when a contract is played."""
GROUPED_EVENTS = ("new_contract", "dealt", "loads", "sails", "earns", "gives_up")


def narrate(events: Sequence[DescribedEvent], view: DiscoveryView) -> list[Message]:
    """Describe events. The view supplies the card set and, at the end, the expeditions."""
    messages: list[Message] = []
    for group in group_events(events):
        place = len(messages)
        if group[0]["event"] == "shows_flagship":  # a flagship is revealed before the message that it sails
            place = max(place - 1, 0)
        messages[place:place] = format_group(group, view)
    return messages


def group_events(events: Sequence[DescribedEvent]) -> Iterator[list[DescribedEvent]]:
    """Group events that become one message."""
    group: list[DescribedEvent] = []
    for event in events:
        if group and not joins_group(group, event):
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def joins_group(group: list[DescribedEvent], event: DescribedEvent) -> bool:
    """Whether an event belongs to the group before it."""
    first, last, this = group[0]["event"], group[-1]["event"], event["event"]
    if first == "plays":
        return last != "under_way" and this in AFTER_PLAYS
    if first in ("buys", "accepts") and len(group) == 1:
        return bool(this == ("new_ship" if first == "buys" else "new_contract"))
    if first not in GROUPED_EVENTS or this != first:
        return False
    return first == "earns" or all(group[0].get(name) == event.get(name) for name in ("seat", "expedition"))


def format_group(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """The messages for a group of events."""
    event = group[0]["event"]
    if event in SILENT_EVENTS:
        return
    if event in FORMATTERS:
        yield from FORMATTERS[event](group, view)
    else:
        yield Message(f"discovery-event-{event.replace('_', '-')}", arguments(group[0]))


def seat_argument(event: DescribedEvent) -> dict[str, Argument]:
    """The seat of an event as a message argument."""
    return {"seat": player_ref(event["seat"])}


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """Message arguments of an event: names for cards and seats, numbers unchanged."""
    given: dict[str, Argument] = {}
    for name, value in event.items():
        if name == "seat":
            given[name] = player_ref(value)
        elif name == "ship":
            given["card"] = ship_name(value)
        elif name == "contract":
            given["card"] = contract_name(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


# The market


def buys(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    """A purchase and the ship that refills the column."""
    if len(group) == 1:
        yield Message("discovery-event-buys", arguments(group[0]))
    else:
        yield Message("discovery-event-buys-and-new", {**arguments(group[0]), "new": ship_name(group[1]["ship"])})


def new_ship(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    yield Message("discovery-event-new-ship", {"card": ship_name(group[0]["ship"])})


def accepts(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    if len(group) == 1:
        yield Message("discovery-event-accepts", arguments(group[0]))
    else:
        new = contract_name(group[1]["contract"])
        yield Message("discovery-event-accepts-and-new", {**arguments(group[0]), "new": new})


def accepts_unseen(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    if group[0]["contract"] is None:
        yield Message("discovery-event-accepts-hidden", seat_argument(group[0]))
    else:
        yield Message("discovery-event-accepts-unseen", arguments(group[0]))


def new_contract(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    yield Message("discovery-event-new-contract", {"cards": [contract_name(each["contract"]) for each in group]})


def dealt(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    if group[0]["contract"] is None:
        yield Message("discovery-event-dealt-hidden", {**seat_argument(group[0]), "count": len(group)})
    else:
        cards = [contract_name(each["contract"]) for each in group]
        yield Message("discovery-event-dealt", {**seat_argument(group[0]), "cards": cards})


def reserves_ship(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    row = group[0]["place"].split()[0]
    yield Message(f"discovery-event-reserves-{row}", arguments(group[0]))


# Sending ships


def plays(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """A contract with its ships, duration and income; or as far as the events go."""
    loads = [each for each in group if each["event"] == "loads"]
    if group[-1]["event"] != "under_way" or not loads:
        yield Message("discovery-event-plays", arguments(group[0]))
        if loads:
            yield from loads_ships(loads, view)
        return
    turns = group[-1]["turns"]
    facts: dict[str, Argument] = {
        **arguments(group[0]),
        "ships": ship_names(each["ship"] for each in loads),
        "turns": turns,
        "coins": view.income_of(group[0]["contract"], turns),
        "wild": sum(each["wild"] for each in loads),
    }
    yield Message("discovery-event-trades", facts)


def loads_ships(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    facts: dict[str, Argument] = {"ships": ship_names(each["ship"] for each in group)}
    yield Message(
        "discovery-event-loads", {**seat_argument(group[0]), **facts, "wild": sum(each["wild"] for each in group)}
    )


def sails(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """Ships that one player sends on one expedition; the flagship with its transport and colour."""
    target = explorer_name(view, group[0]["expedition"] - 1)
    for flagship, ships in groupby(group, key=lambda each: each["ship"] == FLAGSHIP):
        sent = list(ships)
        facts = {**seat_argument(sent[0]), "expedition": target, "wild": sum(each["wild"] for each in sent)}
        if flagship:
            colour = colour_name(sent[0]["colour"])
            yield Message("discovery-event-flagship-sails", {**facts, "value": sent[0]["value"], "colour": colour})
        else:
            yield Message("discovery-event-sails", {**facts, "ships": ship_names(each["ship"] for each in sent)})


def shows_flagship(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    colours = {name: colour_name(group[0][name]) for name in ("colour", "other")}
    yield Message("discovery-event-shows-flagship", {**seat_argument(group[0]), **colours})


# Scoring


def earns(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """What the ships earn, one sentence per player (P4, L4)."""
    for seat in SEAT_NAMES:
        earnings = [each for each in group if each["seat"] == seat]
        if earnings:
            by_expedition = groupby(earnings, key=lambda each: each["expedition"])
            items = [earned(explorer_name(view, expedition - 1), list(ships)) for expedition, ships in by_expedition]
            total = sum(each["points"] for each in earnings)
            yield Message("discovery-event-earns", {"seat": player_ref(seat), "items": items, "points": total})


def earned(expedition: Name, ships: list[DescribedEvent]) -> Message:
    """What a player's ships earn on an expedition, in total and, for step-by-step display, ship by ship."""
    each = [
        Message(
            "discovery-earned-ship",
            {
                **seat_argument(ship),
                "ship": ship_name(ship["ship"]),
                "expedition": expedition,
                "points": ship["points"],
            },
        )
        for ship in ships
    ]
    total = sum(ship["points"] for ship in ships)
    return Message("discovery-earned", {"expedition": expedition, "each": each, "points": total})


def mission(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """A mission with its calculation (M1)."""
    score = view.seat_of(group[0]["seat"]).mission_score
    if not score or group[0]["mission"] == "none":
        return
    facts = {"count": score.count, "value": score.value, "points": group[0]["points"]}
    named = mission_name(group[0]["mission"])
    yield Message("discovery-event-mission", {**seat_argument(group[0]), "mission": named, **facts})


def at_home(group: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """Ships at home and their points (L6)."""
    if here := view.seat_of(group[0]["seat"]).at_home:
        facts = {"count": group[0]["ships"], "points": here.points}
        yield Message("discovery-event-at-home", {**seat_argument(group[0]), **facts})


def gives_up(group: list[DescribedEvent], _: DiscoveryView) -> Iterator[Message]:
    cards = [contract_name(each["contract"]) for each in group]
    yield Message("discovery-event-gives-up", {**seat_argument(group[0]), "cards": cards})


def first_scoring_card(_run: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """When the first scoring takes place; after a stall it already has (U19)."""
    timing = "over" if view.stalled else view.options["first_scoring_timing"]
    yield Message("discovery-event-first-scoring-card", {"timing": timing})


def last_scoring_card(_run: list[DescribedEvent], view: DiscoveryView) -> Iterator[Message]:
    """After a stall the last round has already begun (U19)."""
    yield Message("discovery-event-last-scoring-card", {"stalled": "yes" if view.stalled else "no"})


FORMATTERS: Mapping[str, Callable[[list[DescribedEvent], DiscoveryView], Iterator[Message]]] = {
    "buys": buys,
    "new_ship": new_ship,
    "accepts": accepts,
    "accepts_unseen": accepts_unseen,
    "new_contract": new_contract,
    "dealt": dealt,
    "reserves_ship": reserves_ship,
    "plays": plays,
    "loads": loads_ships,
    "sails": sails,
    "shows_flagship": shows_flagship,
    "earns": earns,
    "mission": mission,
    "at_home": at_home,
    "gives_up": gives_up,
    "first_scoring_card": first_scoring_card,
    "last_scoring_card": last_scoring_card,
}
