"""Legal actions as offered to players: labels, shortcuts, and a summary of a move before it is committed.

Shortcuts for actions differ from the codes of all ships, so a whole move can be typed in one line: "x4 B3",
"cB5 B3 B2 d2".
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
from emporion.games.discovery.rules.turn import ACTIONS_PER_TURN
from emporion.games.discovery.view.queries import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    colour_of,
    contract_name,
    crew_of,
    explorer_name,
    free_transport,
    further_turns,
    income_arguments,
    loading_contract,
    needs_wild,
    parse_running,
    points_of,
    price_of,
    ship_has_colour,
    ship_name,
    ship_names,
    size_of,
    viewer_seat,
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
MOVE_STARTS = ("take", "accept", "accept-deck", "buy", "explore", "play", "end")
"""Verbs that start a move; every reservation does so, too."""


def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action and its argument, from 0."""
    for (verb, first), (_, following) in pairwise(VERBS):
        if first <= action < following:
            return verb, action - first
    raise ValueError(action)


def starts_move(action: int) -> bool:
    verb, _ = verb_of(action)
    return verb in MOVE_STARTS or verb.startswith("reserve")


def choices(view: View, legal: Sequence[int]) -> list[Choice]:
    """The legal actions in the order of their ids, except that ships needing a Wild Ship card come last, and the
    flagship's colours come in the order of its card."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: sort_key(view, action))]


def sort_key(view: View, action: int) -> tuple[bool, int]:
    verb, number = verb_of(action)
    if verb == "declare":
        return False, viewer_seat(view)["flagship"].index(COLOUR_NAMES[number])
    return is_wild(view, action), action


def is_wild(view: View, action: int) -> bool:
    """Whether choosing this ship needs a Wild Ship card (E4, K2)."""
    verb, number = verb_of(action)
    if verb != "ship":
        return False
    if view["question"] == "contract_ship":
        return not ship_has_colour(view, FLEET[number], colour_of(loading_contract(view).contract))
    return view["question"] == "ship" and needs_wild(view, view["target"], FLEET[number])


def choice(view: View, action: int) -> Choice:
    """The choice for a legal action."""
    verb, number = verb_of(action)
    match verb:
        case "take":
            return simple_choice(action, verb, {"coins": TAKEN_COINS})
        case "accept":
            contract = view["display"][number]["contract"]
            facts: dict[str, Argument] = {"card": contract_name(contract), "price": ACCEPT_PRICE}
            return Choice(
                action,
                group(verb),
                contract_name(contract, "code"),
                sentence(verb, facts | income_arguments(view, contract)),
            )
        case "accept-deck":
            facts = {"price": ACCEPT_PRICE, "count": view["deck_size"]}
            return Choice(action, group("accept"), label(verb, facts), sentence(verb, facts))
        case "buy":
            ship = view["purchase_row"][number]["ship"]
            return simple_choice(action, verb, {"card": ship_name(ship), "price": price_of(ship)})
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
            return simple_choice(action, verb, {"number": number + 1})
        case "declare":
            colour = colour_name(COLOUR_NAMES[number])
            return Choice(action, group(verb), colour, sentence(verb, {"colour": colour}))
    coins = view["incomes"][loading_contract(view).contract][number]
    return simple_choice(action, "turns", {"turns": number + 1, "coins": coins})


def group(name: str) -> Message:
    return Message(f"discovery-group-{name}", {"price": ACCEPT_PRICE} if name == "accept" else {})


def label(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-label-{name}", facts or {})


def sentence(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-action-{name}", facts or {})


def simple_choice(action: int, verb: str, facts: dict[str, Argument]) -> Choice:
    """A choice whose label and sentence have the same arguments."""
    return Choice(action, group(verb), label(verb, facts), sentence(verb, facts))


def reserved_card(view: View, verb: str, place: int) -> Name:
    """The card that would be reserved."""
    if verb == "reserve-contract":
        return contract_name(view["display"][place]["contract"])
    row = "purchase_row" if verb == "reserve-purchase" else "filling_row"
    return ship_name(view[row][place]["ship"])


def choice_of_ship(view: View, action: int, ship: str) -> Choice:
    """A ship for an expedition or a contract; those that cost a Wild Ship card have a group of their own."""
    on_contract = view["question"] == "contract_ship"
    kind = "load" if on_contract else "send"
    wild = is_wild(view, action)
    named = ship_name(ship) if ship == FLAGSHIP else ship_name(ship, "code")
    facts: dict[str, Argument] = {"card": ship_name(ship), "crew": crew_of(ship), "wild": "yes" if wild else "no"}
    facts["target"] = (
        contract_name(loading_contract(view).contract) if on_contract else explorer_name(view, view["target"])
    )
    return Choice(action, group("wild" if wild else kind), named, sentence(kind, facts))


def shortcut(action: int) -> Sequence[Name | Message]:
    """The verb's letter and a place, number or code; ships and contracts in hand need no verb."""
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


# Summaries of moves


def summary(steps: Sequence[tuple[View, int]]) -> Message:
    """Summarise actions that are committed together, one sentence per move."""
    starts = [place for place, (_, action) in enumerate(steps) if place == 0 or starts_move(action)]
    parts = [move_summary(steps[begin:end]) for begin, end in pairwise([*starts, len(steps)])]
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("discovery-summary-then", {"before": joined, "next": part})
    return joined


def move_summary(steps: Sequence[tuple[View, int]]) -> Message:
    """Summarise one move: a ship sent on an expedition, ships on a contract, or a single action."""
    asked = {view["question"]: (view, action) for view, action in steps}
    if "duration" in asked and "contract_ship" in asked:
        return contract_summary(steps)
    view, action = asked.get("ship", steps[-1])
    if view["question"] == "ship":
        answers = dict(verb_of(each) for _, each in steps)
        if FLEET[answers["ship"]] != FLAGSHIP:
            return expedition_summary(view, FLEET[answers["ship"]], colour_of(FLEET[answers["ship"]]), {})
        if (colour := flagship_colour(view, answers)) and (
            "value" in answers or free_transport(view, view["target"]) == 1
        ):
            sails_as: dict[str, Argument] = {"number": answers.get("value", 0) + 1, "colour": colour_name(colour)}
            return expedition_summary(view, FLAGSHIP, colour, sails_as)
    return choice(view, action).sentence


def flagship_colour(view: View, answers: dict[str, int]) -> str:
    """The flagship's colour: the declared one, or the chain colour if the flagship has it (F4); empty if undecided."""
    if "declare" in answers:
        return COLOUR_NAMES[answers["declare"]]
    chain: str | None = view["expeditions"][view["target"]]["chain"]
    return chain if chain and ship_has_colour(view, FLAGSHIP, chain) else ""


def expedition_summary(view: View, ship: str, colour: str, sails_as: dict[str, Argument]) -> Message:
    """Summarise a ship sent on an expedition: crew, Wild Ship card and points."""
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


def contract_summary(steps: Sequence[tuple[View, int]]) -> Message:
    """Summarise ships sent on a contract: crews, Wild Ship cards, income and duration."""
    loads = [(view, FLEET[action - actions.SHIP]) for view, action in steps if view["question"] == "contract_ship"]
    view, action = steps[-1]
    contract, turns = loading_contract(view).contract, action - actions.DURATION + 1
    ships, further = [ship for _, ship in loads], further_turns(view)
    facts: dict[str, Argument] = {
        "card": contract_name(contract),
        "ships": ship_names(ships),
        "crew": sum(map(crew_of, ships)),
        "wild": sum(not ship_has_colour(view, ship, colour_of(contract)) for ship in ships),
        "turns": turns,
        "coins": view["incomes"][contract][turns - 1],
        "late": "no" if further is None or turns <= further else "yes",
    }
    return Message("discovery-summary-trade", facts)


def begins_move(view: View) -> bool:
    """Every purchase, every ship sent on an expedition and every contract is a separate move."""
    return bool(view["question"] == "action")


def warning(view: View, action: int) -> Message | None:
    """Warn before ending a turn with an action left: taking coins is always possible (T4)."""
    left = ACTIONS_PER_TURN - len(view["done"])
    return Message("discovery-warning-unused", {"left": left}) if action == actions.END and left else None


# Players pick the ships of a contract in any order; the rules expect them by kind, the flagship last (K3).


def bundle(view: View, action: int) -> str:
    """The ships of one contract form one bundle."""
    return "load" if view["question"] == "contract_ship" and verb_of(action)[0] == "ship" else ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view with these ships on the contract. The flagship carries what the other ships leave, so it does not reduce
    `due` here."""
    place = dict(viewer_seat(view))
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
    """A running contract's text; ships are added to the one being loaded."""
    return " ".join([text, *ships]) if parse_running(text).loading else text
