"""Help pages: a summary of the rules with the numbers of this game, and help on cards."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import EXPLORERS
from emporion.games.discovery.rules.cards import CONTRACT_NAMES, FLAGSHIP_CREW, SHIP_NAMES
from emporion.games.discovery.text.names import (
    FLAGSHIP,
    colour_name,
    contract_name,
    expedition_arguments,
    income_arguments,
    join_lines,
    mission_name,
    ship_name,
    ship_names,
)
from emporion.games.discovery.text.prompts import expedition_note
from emporion.games.discovery.view.description import CONTRACT_COLOURS, FLEETS, LOADS, SHIPS, help_arguments
from emporion.games.discovery.view.structs import DiscoveryView
from emporion.kernel.messages import Argument, Message, Name

CARDS = (
    *(f"ship-{ship}" for ship in SHIP_NAMES),
    FLAGSHIP,
    *(f"contract-{contract}" for contract in CONTRACT_NAMES),
    *(f"expedition-{explorer}" for explorer in EXPLORERS),
)
SHOWN_FIELDS = 11  # of the contract track; few players complete more contracts


def card_help(card: str, view: DiscoveryView) -> Message:
    """Help on a card, with its numbers in this game."""
    kind, _, which = card.partition("-")
    if kind == "ship":
        ship = SHIPS[which]
        facts: dict[str, Argument] = {"transport": ship.transport, "price": ship.price, "copies": ship.copies}
        return Message("discovery-help-ship", {"card": ship_name(which), **facts, "crew": ship.crew})
    if kind == "contract":
        named: dict[str, Argument] = {"card": contract_name(which), "colour": colour_name(CONTRACT_COLOURS[which])}
        facts = {"load": LOADS[which], "fleet": ship_names(FLEETS[which])}
        return Message("discovery-help-contract", {**named, **facts, **income_arguments(view.incomes[which])})
    if kind == "expedition":
        return expedition_help(which, view)
    return Message("discovery-help-flagship", {"crew": FLAGSHIP_CREW})


def expedition_help(explorer: str, view: DiscoveryView) -> Message:
    """The explorer's voyage, and the expedition if it is in this game."""
    name = f"discovery-card-expedition-{explorer}"
    facts: dict[str, Argument] = {"card": Name(name), "voyage": Message(f"{name}.text")}
    for number, expedition in enumerate(view.expeditions):
        if expedition.explorer == explorer:
            return Message("discovery-help-expedition", {**facts, "line": expedition_note(view, number)})
    return Message("discovery-help-explorer", facts)


def help_page(topic: str, view: DiscoveryView) -> Message:
    """A help page with the numbers of this game."""
    return Message(f"discovery-help-{topic}.text", {**rule_facts(view), **table_facts(view)})


def rule_facts(view: DiscoveryView) -> dict[str, Argument]:
    """Arguments from the rules and options."""
    return {"players": view.players, **help_arguments(view.options)}


def table_facts(view: DiscoveryView) -> dict[str, Argument]:
    """Arguments from the viewer's current situation."""
    here = view.viewer
    score = here.mission_score
    assert here.mission
    assert score
    facts: dict[str, Argument] = {
        "wild": here.wild,
        "reservations": here.reservations,
        "deck": view.deck_size,
        "purchases": view.purchases,
        "incomes": join_lines(income_lines(view)),
        "expeditions": join_lines([expedition_line(view, number) for number in range(len(view.expeditions))]),
        "missions": [Message("discovery-mission-shown", {"mission": mission_name(each)}) for each in view.missions],
        "mission": mission_name(here.mission),
        "count": score.count,
        "completed": here.completed,
        "value": score.value,
        "points": score.points,
        "track": [Message("discovery-number", {"number": each}) for each in view.contract_track[:SHOWN_FIELDS]],
        "first": view.first_scoring,
        "last": view.last_scoring,
    }
    for scoring, window in (("first", view.first_window), ("last", view.last_window)):
        facts[f"{scoring}-safe"] = window.safe if window else 0
        facts[f"{scoring}-cards"] = window.cards if window else 0
    return facts


def income_lines(view: DiscoveryView) -> list[Message]:
    """Incomes by load, or per contract if the colours differ."""
    by_load = {LOADS[contract]: incomes for contract, incomes in view.incomes.items()}
    if all(incomes == by_load[LOADS[contract]] for contract, incomes in view.incomes.items()):
        loads = [{"load": load, **income_arguments(incomes)} for load, incomes in by_load.items()]
        return [Message("discovery-income-load", load) for load in loads]
    return [
        Message("discovery-income-card", {"card": contract_name(contract), **income_arguments(incomes)})
        for contract, incomes in view.incomes.items()
    ]


def expedition_line(view: DiscoveryView, expedition: int) -> Message:
    """One line about an expedition."""
    facts: dict[str, Argument] = {
        "key": Message("discovery-key-explore"),
        "number": expedition + 1,
        **expedition_arguments(view, expedition),
    }
    return Message("discovery-expedition-line", facts)
