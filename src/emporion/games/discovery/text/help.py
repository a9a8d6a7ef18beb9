"""Help pages: a summary of the rules with the numbers of this game, and help on cards."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import EXPLORERS
from emporion.games.discovery.rules.cards import (
    CONTRACT_NAMES,
    COPIES,
    CREW,
    FLAGSHIP_CREW,
    LETTERS,
    SHIP_NAMES,
    SIZES,
)
from emporion.games.discovery.text.prompts import expedition_note
from emporion.games.discovery.view.description import help_arguments
from emporion.games.discovery.view.queries import (
    FLAGSHIP,
    colour_name,
    colour_of,
    contract_name,
    count_fulfilled,
    countdown,
    explorer_name,
    free_transport,
    income_arguments,
    join_lines,
    mission_name,
    price_of,
    purchases_made,
    ship_name,
    size_of,
    track_value,
    viewer_seat,
)
from emporion.kernel.messages import Argument, Message, Name, View

CARDS = (
    *(f"ship-{ship}" for ship in SHIP_NAMES),
    FLAGSHIP,
    *(f"contract-{contract}" for contract in CONTRACT_NAMES),
    *(f"expedition-{explorer}" for explorer in EXPLORERS),
)
SHOWN_FIELDS = 11  # of the contract track; few players complete more contracts


def card_help(card: str, view: View) -> Message:
    """Help on a card, with its numbers in this game."""
    kind, _, which = card.partition("-")
    if kind == "ship":
        number = SHIP_NAMES.index(which) + 1
        facts: dict[str, Argument] = {"transport": size_of(which), "price": price_of(which), "copies": COPIES[number]}
        return Message("discovery-help-ship", {"card": ship_name(which), **facts, "crew": CREW})
    if kind == "contract":
        named: dict[str, Argument] = {"card": contract_name(which), "colour": colour_name(colour_of(which))}
        facts = {"load": size_of(which), "fleet": fleet_for(which), **income_arguments(view, which)}
        return Message("discovery-help-contract", {**named, **facts})
    if kind == "expedition":
        return expedition_help(which, view)
    return Message("discovery-help-flagship", {"crew": FLAGSHIP_CREW})


def expedition_help(explorer: str, view: View) -> Message:
    """The explorer's voyage, and the expedition if it is in this game."""
    name = f"discovery-card-expedition-{explorer}"
    facts: dict[str, Argument] = {"card": Name(name), "voyage": Message(f"{name}.text")}
    for number, expedition in enumerate(view["expeditions"]):
        if expedition["explorer"] == explorer:
            return Message("discovery-help-expedition", {**facts, "line": expedition_note(view, number)})
    return Message("discovery-help-explorer", facts)


def fleet_for(contract: str) -> list[Name]:
    """One or two ships that carry a contract exactly."""
    letter, load = contract[0], size_of(contract)
    large = min(load, 3)
    return [ship_name(f"{letter}{size}") for size in (large, load - large) if size]


def help_page(topic: str, view: View) -> Message:
    """A help page with the numbers of this game."""
    return Message(f"discovery-help-{topic}.text", {**rule_facts(view), **table_facts(view)})


def rule_facts(view: View) -> dict[str, Argument]:
    """Arguments from the rules and options."""
    return {"players": view["players"], **help_arguments(view["options"])}


def table_facts(view: View) -> dict[str, Argument]:
    """Arguments from the viewer's current situation."""
    here = viewer_seat(view)
    facts: dict[str, Argument] = {
        "wild": here["wild"],
        "reservations": here["reservations"],
        "deck": view["deck_size"],
        "purchases": purchases_made(view),
        "incomes": join_lines(income_lines(view)),
        "expeditions": join_lines([expedition_line(view, number) for number in range(len(view["expeditions"]))]),
        "missions": [Message("discovery-mission-shown", {"mission": mission_name(each)}) for each in view["missions"]],
        "mission": mission_name(here["mission"]),
        "count": count_fulfilled(view, view["seat"], here["mission"]),
        "completed": here["completed"],
        "value": track_value(view, view["seat"]),
        "points": count_fulfilled(view, view["seat"], here["mission"]) * track_value(view, view["seat"]),
        "track": [Message("discovery-number", {"number": each}) for each in view["contract_track"][:SHOWN_FIELDS]],
        "first": view["first_scoring"],
        "last": view["last_scoring"],
    }
    for scoring in ("first", "last"):
        found = countdown(view, scoring)
        facts[f"{scoring}-safe"] = found.safe if found else 0
        facts[f"{scoring}-cards"] = found.cards if found else 0
    return facts


def income_lines(view: View) -> list[Message]:
    """Incomes by load, or per contract if the colours differ."""
    by_size = {size: [view["incomes"][f"{letter}{size}"] for letter in LETTERS] for size in SIZES}
    if all(each == rows[0] for rows in by_size.values() for each in rows):
        loads = [{"load": size, **income_arguments(view, f"{LETTERS[0]}{size}")} for size in SIZES]
        return [Message("discovery-income-load", load) for load in loads]
    return [
        Message("discovery-income-card", {"card": contract_name(each), **income_arguments(view, each)})
        for each in CONTRACT_NAMES
    ]


def expedition_line(view: View, expedition: int) -> Message:
    """One line about an expedition."""
    here = view["expeditions"][expedition]
    facts: dict[str, Argument] = {
        "key": Message("discovery-key-explore"),
        "number": expedition + 1,
        "expedition": explorer_name(view, expedition),
        "colour": colour_name(here["colour"]),
        "limit": here["limit"],
        "room": free_transport(view, expedition),
        "first-other": here["first"][0],
        "first-same": here["first"][1],
        "last-other": here["last"][0],
        "last-same": here["last"][1],
    }
    return Message("discovery-expedition-line", facts)
