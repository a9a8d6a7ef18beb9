"""What happened at the table, as messages: one for each event, or for several that people take as one thing.

A purchase is told with the ship that comes after it, a contract with its ships and its duration, a scoring with one
sentence for each player.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import groupby

from emporion.games.discovery.rules.cards import IDLE_POINTS, ROW
from emporion.games.discovery.view.queries import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    contract_name,
    explorer_name,
    fulfilled,
    mission_name,
    ship_name,
    ships_named,
    track_value,
    who,
)
from emporion.kernel.messages import Argument, DescribedEvent, Message, Name, View
from emporion.kernel.seats import SEAT_NAMES

UNSAID = ("game_over",)
"""What goes without saying."""
BERTHS = ("loads", "under_way")
"""What follows when a contract is put on the table."""
TOLD_TOGETHER = ("new_contract", "dealt", "loads", "sails", "earns", "gives_up")


def narrate(told: Sequence[DescribedEvent], view: View) -> list[Message]:
    """The events in sentences. Of the view, the card set and at the end the expeditions count."""
    messages: list[Message] = []
    for run in runs(told):
        place = len(messages) - 1 if run[0]["event"] == "shows_flagship" else len(messages)
        messages[max(place, 0) : max(place, 0)] = tell(run, view)  # who sends a flagship shows it first
    return messages


def runs(told: Sequence[DescribedEvent]) -> Iterator[list[DescribedEvent]]:
    """Events that are told together."""
    run: list[DescribedEvent] = []
    for event in told:
        if run and not belongs(run, event):
            yield run
            run = []
        run.append(event)
    if run:
        yield run


def belongs(run: list[DescribedEvent], event: DescribedEvent) -> bool:
    """Whether an event is told with those before it."""
    first, last, this = run[0]["event"], run[-1]["event"], event["event"]
    if first == "plays":
        return last != "under_way" and this in BERTHS
    if first in ("buys", "accepts") and len(run) == 1:
        return bool(this == ("new_ship" if first == "buys" else "new_contract"))
    if first not in TOLD_TOGETHER or this != first:
        return False
    return first == "earns" or all(run[0].get(name) == event.get(name) for name in ("seat", "expedition"))


def tell(run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """The messages for events that are told together."""
    event = run[0]["event"]
    if event in UNSAID:
        return
    if event in TELLERS:
        yield from TELLERS[event](run, view)
    else:
        yield Message(f"discovery-event-{event.replace('_', '-')}", arguments(run[0]))


def whom(event: DescribedEvent) -> dict[str, Argument]:
    """The seat that an event is about."""
    return {"seat": who(event["seat"])}


def arguments(event: DescribedEvent) -> dict[str, Argument]:
    """The arguments of an event as a sentence takes them: things by name, numbers as they are."""
    given: dict[str, Argument] = {}
    for name, value in event.items():
        if name == "seat":
            given[name] = who(value)
        elif name == "ship":
            given["card"] = ship_name(value)
        elif name == "contract":
            given["card"] = contract_name(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            given[name] = value
    return given


# The market


def buys(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    """A purchase, and the ship that fills up the column."""
    if len(run) == 1:
        yield Message("discovery-event-buys", arguments(run[0]))
    else:
        yield Message("discovery-event-buys-and-new", {**arguments(run[0]), "new": ship_name(run[1]["ship"])})


def new_ship(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    column = {"letter": COLUMNS[run[0]["slot"] % ROW]}
    yield Message("discovery-event-new-ship", {"card": ship_name(run[0]["ship"]), **column})


def accepts(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    if len(run) == 1:
        yield Message("discovery-event-accepts", arguments(run[0]))
    else:
        new = contract_name(run[1]["contract"])
        yield Message("discovery-event-accepts-and-new", {**arguments(run[0]), "new": new})


def accepts_unseen(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    if run[0]["contract"] is None:
        yield Message("discovery-event-accepts-hidden", whom(run[0]))
    else:
        yield Message("discovery-event-accepts-unseen", arguments(run[0]))


def new_contract(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    yield Message("discovery-event-new-contract", {"cards": [contract_name(each["contract"]) for each in run]})


def dealt(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    if run[0]["contract"] is None:
        yield Message("discovery-event-dealt-hidden", {**whom(run[0]), "count": len(run)})
    else:
        cards = [contract_name(each["contract"]) for each in run]
        yield Message("discovery-event-dealt", {**whom(run[0]), "cards": cards})


def reserves_ship(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    row = "purchase" if run[0]["place"] < ROW else "filling"
    yield Message(f"discovery-event-reserves-{row}", arguments(run[0]))


# Ships that are sent


def plays(run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """A contract with its ships, its duration and what it will pay; or as far as it went."""
    loads = [each for each in run if each["event"] == "loads"]
    if run[-1]["event"] != "under_way" or not loads:
        yield Message("discovery-event-plays", arguments(run[0]))
        if loads:
            yield from loading(loads, view)
        return
    turns = run[-1]["turns"]
    facts: dict[str, Argument] = {
        **arguments(run[0]),
        "ships": ships_named(each["ship"] for each in loads),
        "turns": turns,
        "coins": view["incomes"][run[0]["contract"]][turns - 1],
        "wild": sum(each["wild"] for each in loads),
    }
    yield Message("discovery-event-trades", facts)


def loading(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    facts: dict[str, Argument] = {"ships": ships_named(each["ship"] for each in run)}
    yield Message("discovery-event-loads", {**whom(run[0]), **facts, "wild": sum(each["wild"] for each in run)})


def sails(run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """Ships of one player to one expedition; the flagship with what it sails as."""
    target = explorer_name(view, run[0]["expedition"])
    for flagship, ships in groupby(run, key=lambda each: each["ship"] == FLAGSHIP):
        sent = list(ships)
        facts = {**whom(sent[0]), "expedition": target, "wild": sum(each["wild"] for each in sent)}
        if flagship:
            colour = colour_name(sent[0]["colour"])
            yield Message("discovery-event-flagship-sails", {**facts, "value": sent[0]["value"], "colour": colour})
        else:
            yield Message("discovery-event-sails", {**facts, "ships": ships_named(each["ship"] for each in sent)})


def shows_flagship(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    colours = {name: colour_name(run[0][name]) for name in ("colour", "other")}
    yield Message("discovery-event-shows-flagship", {**whom(run[0]), **colours})


# Scoring


def earns(run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """What everybody's ships earn, a sentence for each player (P4, L4)."""
    for seat in SEAT_NAMES:
        own = [each for each in run if each["seat"] == seat]
        if own:
            by_expedition = groupby(own, key=lambda each: each["expedition"])
            items = [earned(explorer_name(view, expedition), list(ships)) for expedition, ships in by_expedition]
            total = sum(each["points"] for each in own)
            yield Message("discovery-event-earns", {"seat": who(seat), "items": items, "points": total})


def earned(expedition: Name, ships: list[DescribedEvent]) -> Message:
    """What somebody's ships earn with an expedition, and for whoever tells it slowly what each of them does."""
    each = [
        Message(
            "discovery-earned-ship",
            {**whom(ship), "ship": ship_name(ship["ship"]), "expedition": expedition, "points": ship["points"]},
        )
        for ship in ships
    ]
    total = sum(ship["points"] for ship in ships)
    return Message("discovery-earned", {"expedition": expedition, "each": each, "points": total})


def mission(run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """A mission with its product (M1)."""
    seat, name = run[0]["seat"], run[0]["mission"]
    if name == "none":
        return
    facts = {"count": fulfilled(view, seat, name), "value": track_value(view, seat), "points": run[0]["points"]}
    yield Message("discovery-event-mission", {**whom(run[0]), "mission": mission_name(name), **facts})


def at_home(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    ships = run[0]["ships"]
    yield Message("discovery-event-at-home", {**whom(run[0]), "count": ships, "points": IDLE_POINTS * ships})


def gives_up(run: list[DescribedEvent], _: View) -> Iterator[Message]:
    cards = [contract_name(each["contract"]) for each in run]
    yield Message("discovery-event-gives-up", {**whom(run[0]), "cards": cards})


def first_scoring_card(_run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """When it is scored; after a stall it was scored before (U19)."""
    timing = "over" if view["stalled"] else view["options"]["first_scoring_timing"]
    yield Message("discovery-event-first-scoring-card", {"timing": timing})


def last_scoring_card(_run: list[DescribedEvent], view: View) -> Iterator[Message]:
    """After a stall the last round runs already (U19)."""
    yield Message("discovery-event-last-scoring-card", {"stalled": "yes" if view["stalled"] else "no"})


TELLERS: Mapping[str, Callable[[list[DescribedEvent], View], Iterator[Message]]] = {
    "buys": buys,
    "new_ship": new_ship,
    "accepts": accepts,
    "accepts_unseen": accepts_unseen,
    "new_contract": new_contract,
    "dealt": dealt,
    "reserves_ship": reserves_ship,
    "plays": plays,
    "loads": loading,
    "sails": sails,
    "shows_flagship": shows_flagship,
    "earns": earns,
    "mission": mission,
    "at_home": at_home,
    "gives_up": gives_up,
    "first_scoring_card": first_scoring_card,
    "last_scoring_card": last_scoring_card,
}
