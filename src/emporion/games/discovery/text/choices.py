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
    ColourName,
)
from emporion.games.discovery.text.names import (
    COLUMNS,
    FLAGSHIP,
    card_at,
    colour_name,
    contract_name,
    explorer_name,
    income_arguments,
    open_card_name,
    ship_name,
    ship_names,
)
from emporion.games.discovery.view.description import CREWS, SHIPS
from emporion.games.discovery.view.structs import DiscoveryView
from emporion.kernel.messages import Argument, Choice, Message, Name

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


ACTION_VERBS = tuple(
    (verb, action - first) for (verb, first), (_, following) in pairwise(VERBS) for action in range(first, following)
)


def verb_of(action: int) -> tuple[str, int]:
    """The verb of an action and its argument, from 0."""
    return ACTION_VERBS[action]


def starts_move(action: int) -> bool:
    verb, _ = verb_of(action)
    return verb in MOVE_STARTS or verb.startswith("reserve")


def choices(view: DiscoveryView, legal: Sequence[int]) -> list[Choice]:
    """The legal actions in the order of their ids, except that ships needing a Wild Ship card come last, and the
    flagship's colours come in the order of its card."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: sort_key(view, action))]


def sort_key(view: DiscoveryView, action: int) -> tuple[bool, int]:
    verb, number = verb_of(action)
    if verb == "declare" and view.viewer.flagship:
        return False, view.viewer.flagship.index(COLOUR_NAMES[number])
    return verb == "ship" and is_wild(view, FLEET[number]), action


def is_wild(view: DiscoveryView, ship: str) -> bool:
    """Whether choosing this ship needs a Wild Ship card (E4, K2)."""
    if view.loading:
        return ship in view.loading.wild_ships.split()
    return view.sending.prospects[ship].wild if view.sending else False


def choice(view: DiscoveryView, action: int) -> Choice:
    """The choice for a legal action."""
    verb, number = verb_of(action)
    match verb:
        case "take":
            return simple_choice(action, verb, {"coins": TAKEN_COINS})
        case "accept":
            contract = card_at(view.display, number).contract
            facts: dict[str, Argument] = {"card": contract_name(contract), "price": ACCEPT_PRICE}
            incomes = income_arguments(view.incomes[contract])
            return Choice(action, group(verb), contract_name(contract, "code"), sentence(verb, facts | incomes))
        case "accept-deck":
            facts = {"price": ACCEPT_PRICE, "count": view.deck_size}
            return Choice(action, group("accept"), label(verb, facts), sentence(verb, facts))
        case "buy":
            offer = card_at(view.purchase_row, number)
            return simple_choice(action, verb, {"card": ship_name(offer.ship), "price": offer.price})
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
    assert view.loading
    term = view.loading.terms[number]
    return simple_choice(action, "turns", {"turns": term.turns, "coins": term.income})


def group(name: str) -> Message:
    return Message(f"discovery-group-{name}", {"price": ACCEPT_PRICE} if name == "accept" else {})


def label(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-label-{name}", facts or {})


def sentence(name: str, facts: dict[str, Argument] | None = None) -> Message:
    return Message(f"discovery-action-{name}", facts or {})


def simple_choice(action: int, verb: str, facts: dict[str, Argument]) -> Choice:
    """A choice whose label and sentence have the same arguments."""
    return Choice(action, group(verb), label(verb, facts), sentence(verb, facts))


def reserved_card(view: DiscoveryView, verb: str, place: int) -> Name:
    """The card that would be reserved."""
    if verb == "reserve-contract":
        return open_card_name(card_at(view.display, place))
    return open_card_name(card_at(view.purchase_row if verb == "reserve-purchase" else view.filling_row, place))


def choice_of_ship(view: DiscoveryView, action: int, ship: str) -> Choice:
    """A ship for an expedition or a contract; those that cost a Wild Ship card have a group of their own."""
    kind = "load" if view.loading else "send"
    wild = is_wild(view, ship)
    named = ship_name(ship) if ship == FLAGSHIP else ship_name(ship, "code")
    facts: dict[str, Argument] = {"card": ship_name(ship), "crew": CREWS[ship], "wild": "yes" if wild else "no"}
    facts["target"] = contract_name(view.loading.contract) if view.loading else explorer_name(view, view.target)
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


def summary(steps: Sequence[tuple[DiscoveryView, int]]) -> Message:
    """Summarise actions that are committed together, one sentence per move."""
    starts = [place for place, (_, action) in enumerate(steps) if place == 0 or starts_move(action)]
    parts = [move_summary(steps[begin:end]) for begin, end in pairwise([*starts, len(steps)])]
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("discovery-summary-then", {"before": joined, "next": part})
    return joined


def move_summary(steps: Sequence[tuple[DiscoveryView, int]]) -> Message:
    """Summarise one move: a ship sent on an expedition, ships on a contract, or a single action."""
    asked = {view.question: (view, action) for view, action in steps}
    if "duration" in asked and "contract_ship" in asked:
        return contract_summary(*steps[-1])
    view, action = asked.get("ship", steps[-1])
    if view.sending:
        answers = dict(verb_of(each) for _, each in steps)
        ship = FLEET[answers["ship"]]
        if ship != FLAGSHIP:
            return expedition_summary(view, ship, SHIPS[ship].colour, {})
        colour = COLOUR_NAMES[answers["declare"]] if "declare" in answers else view.sending.colour
        transport = answers["value"] + 1 if "value" in answers else view.sending.transport
        if colour and transport:
            return expedition_summary(view, ship, colour, {"number": transport, "colour": colour_name(colour)})
    return choice(view, action).sentence


def expedition_summary(view: DiscoveryView, ship: str, colour: ColourName, sails_as: dict[str, Argument]) -> Message:
    """Summarise a ship sent on an expedition: crew, Wild Ship card and points."""
    assert view.sending
    prospect = view.sending.prospects[ship]
    first, last = prospect.points[colour]
    facts: dict[str, Argument] = {
        "card": ship_name(ship),
        "target": explorer_name(view, view.target),
        "crew": prospect.crew,
        "wild": "yes" if prospect.wild else "no",
        "first": first,
        "last": last,
        **sails_as,
    }
    return Message("discovery-summary-flagship" if sails_as else "discovery-summary-voyage", facts)


def contract_summary(view: DiscoveryView, action: int) -> Message:
    """Summarise ships sent on a contract: crews, Wild Ship cards, income and duration."""
    assert view.loading
    term = view.loading.terms[action - actions.DURATION]
    facts: dict[str, Argument] = {
        "card": contract_name(view.loading.contract),
        "ships": ship_names(view.loading.ships.split()),
        "crew": view.loading.crew,
        "wild": view.loading.wild,
        "turns": term.turns,
        "coins": term.income,
        "late": "no" if term.finishes else "yes",
    }
    return Message("discovery-summary-trade", facts)


def begins_move(view: DiscoveryView) -> bool:
    """Every purchase, every ship sent on an expedition and every contract is a separate move."""
    return view.question == "action"


def warning(view: DiscoveryView, action: int) -> Message | None:
    """Warn before ending a turn with an action left: taking coins is always possible (T4)."""
    unused = action == actions.END and view.actions_left
    return Message("discovery-warning-unused", {"left": view.actions_left}) if unused else None


def explain_forced(view: DiscoveryView, chosen: Sequence[int], completes: bool) -> Message | None:
    """The ships, or the answer, that were chosen; nothing about the end of the turn."""
    made = [choice(view, action) for action in chosen if action != actions.END]
    if made and view.question in ("ship", "contract_ship"):
        why = "rest" if completes else "send" if view.question == "ship" else "load"
        wild = sum(is_wild(view, FLEET[verb_of(each.action)[1]]) for each in made)
        facts: dict[str, Argument] = {"ships": [each.label for each in made], "count": len(made), "why": why}
        return Message("discovery-forced-ships", {**facts, "wild": wild})
    return Message("discovery-forced-answer", {"answers": [each.sentence for each in made]}) if made else None


# Players pick the ships of a contract in any order; the rules expect them by kind, the flagship last (K3).


def bundle(view: DiscoveryView, action: int) -> str:
    """The ships of one contract form one bundle."""
    return "load" if view.question == "contract_ship" and verb_of(action)[0] == "ship" else ""
