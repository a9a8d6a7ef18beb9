"""Help pages: the rules in short, with the numbers of this table, and what a card is."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import EXPLORERS
from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    CONTRACT_NAMES,
    COPIES,
    CREW,
    FLAGSHIP_CREW,
    HAND_LIMIT,
    IDLE_POINTS,
    LETTERS,
    SHIP_NAMES,
    SIZES,
    TAKEN_COINS,
)
from emporion.games.discovery.text.prompts import expedition_note
from emporion.games.discovery.view.queries import (
    FLAGSHIP,
    below,
    clock,
    colour_name,
    colour_of,
    contract_name,
    explorer_name,
    fulfilled,
    incomes_of,
    mission_name,
    own_place,
    price_of,
    purchases,
    room_of,
    ship_name,
    size_of,
    track_value,
)
from emporion.kernel.messages import Argument, Message, Name, View

TOPICS = (
    "goal",
    "turn",
    "codes",
    "coins",
    "market",
    "contracts",
    "trade",
    "expeditions",
    "colours",
    "wild",
    "reservation",
    "mission",
    "track",
    "first",
    "last",
    "stall",
    "numbers",
    "secrets",
    "tips",
)
CARDS = (
    *(f"ship-{ship}" for ship in SHIP_NAMES),
    FLAGSHIP,
    *(f"contract-{contract}" for contract in CONTRACT_NAMES),
    *(f"expedition-{explorer}" for explorer in EXPLORERS),
)
SHOWN_FIELDS = 11  # of the contract track: more contracts than most players complete


def card_help(card: str, view: View) -> Message:
    """What a card is, with its numbers in this game."""
    kind, _, which = card.partition("-")
    if kind == "ship":
        number = SHIP_NAMES.index(which) + 1
        facts: dict[str, Argument] = {"transport": size_of(which), "price": price_of(which), "copies": COPIES[number]}
        return Message("discovery-help-ship", {"card": ship_name(which), **facts, "crew": CREW})
    if kind == "contract":
        named: dict[str, Argument] = {"card": contract_name(which), "colour": colour_name(colour_of(which))}
        facts = {"load": size_of(which), "fleet": fleet_for(which), **incomes_of(view, which)}
        return Message("discovery-help-contract", {**named, **facts})
    if kind == "expedition":
        return expedition_help(which, view)
    return Message("discovery-help-flagship", {"crew": FLAGSHIP_CREW})


def expedition_help(explorer: str, view: View) -> Message:
    """The voyage, and the expedition if it is one of this game."""
    name = f"discovery-card-expedition-{explorer}"
    facts: dict[str, Argument] = {"card": Name(name), "voyage": Message(f"{name}.text")}
    for number, expedition in enumerate(view["expeditions"]):
        if expedition["explorer"] == explorer:
            return Message("discovery-help-expedition", {**facts, "line": expedition_note(view, number)})
    return Message("discovery-help-explorer", facts)


def fleet_for(contract: str) -> list[Name]:
    """Two ships, or one, that carry a contract exactly."""
    letter, load = contract[0], size_of(contract)
    large = min(load, 3)
    return [ship_name(f"{letter}{size}") for size in (large, load - large) if size]


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the numbers of this table."""
    return Message(f"discovery-help-{topic}.text", {**rule_facts(view), **table_facts(view)})


def rule_facts(view: View) -> dict[str, Argument]:
    """What the rules and the options say."""
    options = view["options"]
    return {
        "players": view["players"],
        "equal": "yes" if options["missions"] == "equal" else "no",
        "set": options["cards"] if isinstance(options["cards"], str) else "own",
        "take": TAKEN_COINS,
        "accept": ACCEPT_PRICE,
        "limit": HAND_LIMIT,
        "crew": CREW,
        "flagship": FLAGSHIP_CREW,
        "idle": IDLE_POINTS,
        "timing": options["first_scoring_timing"],
        "rounds": options["stall_guard"],
        "coins": "hidden" if options["hidden_coins"] else "open",
        "wild-scoring": options["wild_scoring"],
        "idle-flagship": "yes" if options["idle_flagship"] else "no",
    }


def table_facts(view: View) -> dict[str, Argument]:
    """How things stand, for the reader."""
    here = own_place(view)
    facts: dict[str, Argument] = {
        "wild": here["wild"],
        "reservations": here["reservations"],
        "deck": view["deck_size"],
        "purchases": purchases(view),
        "incomes": below(income_lines(view)),
        "expeditions": below([expedition_line(view, number) for number in range(len(view["expeditions"]))]),
        "missions": [Message("discovery-mission-shown", {"mission": mission_name(each)}) for each in view["missions"]],
        "mission": mission_name(here["mission"]),
        "count": fulfilled(view, view["seat"], here["mission"]),
        "completed": here["completed"],
        "value": track_value(view, view["seat"]),
        "points": fulfilled(view, view["seat"], here["mission"]) * track_value(view, view["seat"]),
        "track": [Message("discovery-number", {"number": each}) for each in view["contract_track"][:SHOWN_FIELDS]],
        "first": view["first_scoring"],
        "last": view["last_scoring"],
    }
    for scoring in ("first", "last"):
        found = clock(view, scoring)
        facts[f"{scoring}-safe"] = found.safe if found else 0
        facts[f"{scoring}-cards"] = found.cards if found else 0
    return facts


def income_lines(view: View) -> list[Message]:
    """What contracts pay: by what they need, or one by one if the colours differ."""
    by_size = {size: [view["incomes"][f"{letter}{size}"] for letter in LETTERS] for size in SIZES}
    if all(each == rows[0] for rows in by_size.values() for each in rows):
        loads = [{"load": size, **incomes_of(view, f"{LETTERS[0]}{size}")} for size in SIZES]
        return [Message("discovery-income-load", load) for load in loads]
    return [
        Message("discovery-income-card", {"card": contract_name(each), **incomes_of(view, each)})
        for each in CONTRACT_NAMES
    ]


def expedition_line(view: View, expedition: int) -> Message:
    """One expedition in a line."""
    here = view["expeditions"][expedition]
    facts: dict[str, Argument] = {
        "key": Message("discovery-key-explore"),
        "number": expedition + 1,
        "expedition": explorer_name(view, expedition),
        "colour": colour_name(here["colour"]),
        "limit": here["limit"],
        "room": room_of(view, expedition),
        "first-other": here["first"][0],
        "first-same": here["first"][1],
        "last-other": here["last"][0],
        "last-same": here["last"][1],
    }
    return Message("discovery-expedition-line", facts)
