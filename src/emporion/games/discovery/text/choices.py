"""The legal actions as they are offered to people, what to type for them, and moves in one sentence before they are
made.

What is typed at the question for an action differs from the code of every ship, so that a whole move can be typed in a
line: "x4 B3", "cB5 B3 B2 d2".
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    COLOUR_NAMES,
    CONTRACT_NAMES,
    ROW,
    SHIP_NAMES,
    TAKEN_COINS,
)
from emporion.games.discovery.rules.turn import MOST_ACTIONS
from emporion.games.discovery.view.queries import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    colour_of,
    contract_name,
    crew_of,
    explorer_name,
    further_turns,
    incomes_of,
    loading,
    needs_wild,
    own_place,
    points_of,
    price_of,
    room_of,
    running_from,
    ship_name,
    ships_named,
    shows,
    size_of,
)
from emporion.kernel.messages import Argument, Choice, Message, Name, View

FLEET = (*SHIP_NAMES, FLAGSHIP)
VERBS = (
    ("take", actions.TAKE),
    ("accept", actions.ACCEPT),
    ("accept-deck", actions.FROM_DECK),
    ("buy", actions.BUY),
    ("explore", actions.EXPLORE),
    ("play", actions.PLAY),
    ("reserve-purchase", actions.RESERVE_SHIP),
    ("reserve-filling", actions.RESERVE_SHIP + ROW),
    ("reserve-contract", actions.RESERVE_CONTRACT),
    ("end", actions.END),
    ("ship", actions.SHIP),
    ("value", actions.VALUE),
    ("declare", actions.DECLARE),
    ("turns", actions.DURATION),
    ("", actions.ACTIONS),
)
BEGINNINGS = ("take", "accept", "accept-deck", "buy", "explore", "play", "end")
"""Verbs with which something new begins; so does every reservation."""


def verb_of(action: int) -> tuple[str, int]:
    """What kind of action it is, and the number behind it, from 0."""
    for (verb, first), (_, following) in pairwise(VERBS):
        if first <= action < following:
            return verb, action - first
    raise ValueError(action)


def begins(action: int) -> bool:
    verb, _ = verb_of(action)
    return verb in BEGINNINGS or verb.startswith("reserve")


def choices(view: View, legal: Sequence[int]) -> list[Choice]:
    """The legal actions in the order of their ids; ships that need a Wild Ship card after the others, colours of the
    flagship in its own order."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: place_in_line(view, action))]


def place_in_line(view: View, action: int) -> tuple[bool, int]:
    verb, number = verb_of(action)
    if verb == "declare":
        return False, own_place(view)["flagship"].index(COLOUR_NAMES[number])
    return is_wild(view, action), action


def is_wild(view: View, action: int) -> bool:
    """Whether a ship that is asked for does not fit by its colour (E4, K2)."""
    verb, number = verb_of(action)
    if verb != "ship":
        return False
    if view["question"] == "contract_ship":
        return not shows(view, FLEET[number], colour_of(loading(view).contract))
    return view["question"] == "ship" and needs_wild(view, view["target"], FLEET[number])


def choice(view: View, action: int) -> Choice:
    """A legal action as it is offered."""
    verb, number = verb_of(action)
    match verb:
        case "take":
            return with_facts(action, verb, {"coins": TAKEN_COINS})
        case "accept":
            contract = view["display"][number]["contract"]
            facts: dict[str, Argument] = {"card": contract_name(contract), "price": ACCEPT_PRICE}
            return Choice(
                action, group(verb), contract_name(contract, "code"), sentence(verb, facts | incomes_of(view, contract))
            )
        case "accept-deck":
            facts = {"price": ACCEPT_PRICE, "count": view["deck_size"]}
            return Choice(action, group("accept"), label(verb, facts), sentence(verb, facts))
        case "buy":
            ship = view["purchase_row"][number]["ship"]
            return with_facts(action, verb, {"card": ship_name(ship), "price": price_of(ship)})
        case "explore":
            sentenced = sentence(verb, {"card": explorer_name(view, number)})
            return Choice(action, group(verb), explorer_name(view, number, "code"), sentenced)
        case "play":
            contract = CONTRACT_NAMES[number]
            facts = {"card": contract_name(contract)}
            return Choice(action, group(verb), contract_name(contract, "code"), sentence(verb, facts))
        case "reserve-purchase" | "reserve-filling" | "reserve-contract":
            card = reserved_card(view, verb, number)
            return Choice(action, group(verb), Name(card.id, "code"), sentence(verb, {"card": card}))
        case "end":
            return Choice(action, group("other"), label("end"), sentence("end"))
        case "ship":
            return choice_of_ship(view, action, FLEET[number])
        case "value":
            return with_facts(action, verb, {"number": number + 1})
        case "declare":
            colour = colour_name(COLOUR_NAMES[number])
            return Choice(action, group(verb), colour, sentence(verb, {"colour": colour}))
    coins = view["incomes"][loading(view).contract][number]
    return with_facts(action, "turns", {"turns": number + 1, "coins": coins})


def group(name: str) -> Message:
    return Message(f"discovery-group-{name}", {"price": ACCEPT_PRICE} if name == "accept" else {})


def label(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-label-{name}", facts or {})


def sentence(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-action-{name}", facts or {})


def with_facts(action: int, verb: str, facts: dict[str, Argument]) -> Choice:
    """A choice whose name and sentence tell the same facts."""
    return Choice(action, group(verb), label(verb, facts), sentence(verb, facts))


def reserved_card(view: View, verb: str, place: int) -> Name:
    """The card that a reservation would be put on."""
    if verb == "reserve-contract":
        return contract_name(view["display"][place]["contract"])
    row = "purchase_row" if verb == "reserve-purchase" else "filling_row"
    return ship_name(view[row][place]["ship"])


def choice_of_ship(view: View, action: int, ship: str) -> Choice:
    """A ship for an expedition or a contract; those that cost a Wild Ship card stand in a line of their own."""
    on_contract = view["question"] == "contract_ship"
    kind = "load" if on_contract else "send"
    wild = is_wild(view, action)
    named = ship_name(ship) if ship == FLAGSHIP else ship_name(ship, "code")
    facts: dict[str, Argument] = {"card": ship_name(ship), "crew": crew_of(ship), "wild": "yes" if wild else "no"}
    facts["target"] = contract_name(loading(view).contract) if on_contract else explorer_name(view, view["target"])
    return Choice(action, group("wild" if wild else kind), named, sentence(kind, facts))


def shortcut(action: int) -> Sequence[Name | Message]:
    """The letter of the verb, and a place, a number or a code; ships and contracts of the hand need no verb."""
    verb, number = verb_of(action)
    key = Message(f"discovery-key-{verb}")
    match verb:
        case "accept" | "reserve-contract" | "explore" | "value" | "turns":
            return (key, Message("discovery-number", {"number": number + 1}))
        case "buy" | "reserve-purchase" | "reserve-filling":
            return (key, Message("discovery-column", {"letter": COLUMNS[number]}))
        case "play":
            return (contract_name(CONTRACT_NAMES[number], "code"),)
        case "ship":
            return (ship_name(FLEET[number], "code"),)
        case "declare":
            return (key, colour_name(COLOUR_NAMES[number], "code"))
    return (key,)


# Moves in a sentence


def summary(steps: Sequence[tuple[View, int]]) -> Message:
    """Decisions that are committed together: each move in a sentence of its own."""
    starts = [place for place, (_, action) in enumerate(steps) if place == 0 or begins(action)]
    parts = [part_of_summary(steps[begin:end]) for begin, end in pairwise([*starts, len(steps)])]
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("discovery-summary-then", {"before": joined, "next": part})
    return joined


def part_of_summary(steps: Sequence[tuple[View, int]]) -> Message:
    """One move: a ship to an expedition, ships on a contract, or a single decision."""
    asked = {view["question"]: (view, action) for view, action in steps}
    if "duration" in asked and "contract_ship" in asked:
        return summary_of_trade(steps)
    view, action = asked.get("ship", steps[-1])
    if view["question"] == "ship":
        answers = dict(verb_of(each) for _, each in steps)
        if FLEET[answers["ship"]] != FLAGSHIP:
            return summary_of_voyage(view, FLEET[answers["ship"]], colour_of(FLEET[answers["ship"]]), {})
        if (colour := flagship_colour(view, answers)) and ("value" in answers or room_of(view, view["target"]) == 1):
            sails_as: dict[str, Argument] = {"number": answers.get("value", 0) + 1, "colour": colour_name(colour)}
            return summary_of_voyage(view, FLAGSHIP, colour, sails_as)
    return choice(view, action).sentence


def flagship_colour(view: View, answers: dict[str, int]) -> str:
    """As which colour a flagship sails: as declared, or that of the ships before it if it shows that (F4); nothing if
    that is not decided yet."""
    if "declare" in answers:
        return COLOUR_NAMES[answers["declare"]]
    chain: str | None = view["expeditions"][view["target"]]["chain"]
    return chain if chain and shows(view, FLAGSHIP, chain) else ""


def summary_of_voyage(view: View, ship: str, colour: str, sails_as: dict[str, Argument]) -> Message:
    """A ship on an expedition: its crew, the Wild Ship card, and what it will earn."""
    first, last = points_of(view, view["target"], ship, colour)
    facts: dict[str, Argument] = {
        "card": ship_name(ship),
        "target": explorer_name(view, view["target"]),
        "crew": crew_of(ship),
        "wild": "yes" if needs_wild(view, view["target"], ship) else "no",
        "first": 0 if view["first_scoring"] == "scored" else first,
        "last": last,
        **sails_as,
    }
    return Message("discovery-summary-flagship" if sails_as else "discovery-summary-voyage", facts)


def summary_of_trade(steps: Sequence[tuple[View, int]]) -> Message:
    """Ships on a contract: their crews, Wild Ship cards, and what comes when."""
    loads = [(view, FLEET[action - actions.SHIP]) for view, action in steps if view["question"] == "contract_ship"]
    view, action = steps[-1]
    contract, turns = loading(view).contract, action - actions.DURATION + 1
    ships, further = [ship for _, ship in loads], further_turns(view)
    facts: dict[str, Argument] = {
        "card": contract_name(contract),
        "ships": ships_named(ships),
        "crew": sum(map(crew_of, ships)),
        "wild": sum(not shows(view, ship, colour_of(contract)) for ship in ships),
        "turns": turns,
        "coins": view["incomes"][contract][turns - 1],
        "late": "no" if further is None or turns <= further else "yes",
    }
    return Message("discovery-summary-trade", facts)


def begins_move(view: View) -> bool:
    """Every purchase, every ship to an expedition, every contract is a move of its own."""
    return bool(view["question"] == "action")


def warning(view: View, action: int) -> Message | None:
    """Whoever ends a turn with an action left has probably forgotten it: coins can always be taken (T4)."""
    left = MOST_ACTIONS - len(view["done"])
    return Message("discovery-warning-unused", {"left": left}) if action == actions.END and left else None


# Ships of a contract are picked in any order; the rules ask for them kind by kind, the flagship last (K3).


def bundle(view: View, action: int) -> str:
    """All ships of one contract are one choice."""
    return "load" if view["question"] == "contract_ship" and verb_of(action)[0] == "ship" else ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view when these ships are on the contract. What a flagship carries is known when all others are named: until
    then it counts for nothing, and `due` is what it leaves to them or takes over itself."""
    place = dict(own_place(view))
    idle, loaded, due = place["idle"].split(), list[str](), view["due"]
    for action in picked:
        ship = FLEET[verb_of(action)[1]]
        loaded.append(ship)
        place["coins"] -= crew_of(ship)
        place["wild"] -= is_wild(view, action)
        if ship == FLAGSHIP:
            place["flagship_at"] = "contract"
        else:
            idle.remove(ship)
            due -= size_of(ship)
    place["idle"] = " ".join(idle)
    place["running"] = [with_ships(text, loaded) for text in place["running"]]
    seats = [place if each["seat"] == view["seat"] else each for each in view["seats"]]
    return {**view, "seats": seats, "due": due, "picked": loaded}


def with_ships(text: str, ships: Sequence[str]) -> str:
    """A contract that is being loaded, with more ships on it."""
    return " ".join([text, *ships]) if running_from(text).loading else text
