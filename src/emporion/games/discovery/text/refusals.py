"""Refusals: why an action is not legal now."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    COLOUR_NAMES,
    CONTRACT_NAMES,
    CREW,
    FLAGSHIP_CREW,
    HAND_LIMIT,
)
from emporion.games.discovery.rules.turn import ACTIONS_PER_TURN
from emporion.games.discovery.text.choices import FLEET, is_wild, verb_of
from emporion.games.discovery.view.queries import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    colour_of,
    contract_name,
    crew_of,
    explorer_name,
    fits_room,
    free_transport,
    idle_ships,
    loading_contract,
    needs_wild,
    open_cards,
    parse_running,
    player_ref,
    price_of,
    ship_name,
    size_of,
    viewer_coins,
    viewer_seat,
)
from emporion.kernel.messages import Argument, Message, View

NOT_NOW = "discovery-refusal-moment"
ACTION_OF = {
    "take": "take",
    "accept": "accept",
    "accept-deck": "accept",
    "buy": "buy",
    "explore": "send",
    "play": "send",
}
"""The turn's action that a verb belongs to."""


def refusal(view: View, action: int) -> Message:
    """Why an action is not legal now, for the seat to act."""
    verb, number = verb_of(action)
    if view["question"] == "action":
        return refusal_of_action(view, verb, number)
    if verb in ACTION_OF or verb.startswith("reserve") or verb == "end":
        return Message("discovery-refusal-unfinished")
    if verb == "ship" and view["question"] == "ship":
        return refusal_of_voyage(view, FLEET[number])
    if verb == "ship" and view["question"] == "contract_ship":
        return refusal_of_load(view, action, FLEET[number])
    if verb == "ship" and FLEET[number] not in idle_ships(viewer_seat(view)):
        return not_idle(view, FLEET[number])
    if verb == "turns" and view["question"] == "contract_ship":
        return Message("discovery-refusal-ships-first", {"due": view["due"]})
    if verb == "value" and view["question"] == "value":
        return no_room(view, view["target"])
    if verb == "declare" and view["question"] == "declare":
        return Message("discovery-refusal-declare", {"colour": colour_name(COLOUR_NAMES[number])})
    return Message(NOT_NOW)


def refusal_of_action(view: View, verb: str, number: int) -> Message:
    """Why an action cannot begin."""
    if verb in ACTION_OF and (why_not := refusal_of_spent_action(view, ACTION_OF[verb])):
        return why_not
    match verb:
        case "accept" | "accept-deck":
            return refusal_of_contract(view, verb, number)
        case "buy":
            return refusal_of_purchase(view, number)
        case "explore":
            return refusal_of_expedition(view, number)
        case "play":
            return refusal_of_trade(view, CONTRACT_NAMES[number])
        case "reserve-purchase" | "reserve-filling" | "reserve-contract":
            return refusal_of_reservation(view, verb, number)
        case "ship":
            return refusal_without_verb(view, FLEET[number])
    return Message(NOT_NOW)


def refusal_of_spent_action(view: View, action: str) -> Message | None:
    """The refusal if the action, or two others, were done this turn (T2, T3, T6)."""
    if action == view["current"]:
        return None
    if action in view["done"]:
        return Message("discovery-refusal-done", {"what": action})
    if len(view["done"]) >= ACTIONS_PER_TURN:
        return Message("discovery-refusal-both-done")
    return None


def refusal_of_contract(view: View, verb: str, place: int) -> Message:
    """Why a contract cannot be accepted (A2-A7)."""
    if viewer_coins(view) < ACCEPT_PRICE:
        return Message("discovery-refusal-accept-coins", {"price": ACCEPT_PRICE})
    if viewer_seat(view)["hand_size"] >= HAND_LIMIT:
        return Message("discovery-refusal-hand-full", {"limit": HAND_LIMIT})
    if verb == "accept-deck":
        return Message("discovery-refusal-no-deck")
    here = view["display"][place]
    if here is None:
        return Message("discovery-refusal-no-contract", {"place": place + 1})
    return Message(
        "discovery-refusal-reserved", {"card": contract_name(here["contract"]), "player": player_ref(here["reserved"])}
    )


def refusal_of_purchase(view: View, slot: int) -> Message:
    """Why a ship cannot be bought (B1, B7, B8)."""
    here = view["purchase_row"][slot]
    if here is None:
        return Message("discovery-refusal-no-ship", {"column": COLUMNS[slot]})
    named = {"card": ship_name(here["ship"])}
    if here["reserved"] not in (None, view["seat"]):
        return Message("discovery-refusal-reserved", {**named, "player": player_ref(here["reserved"])})
    return Message("discovery-refusal-price", {**named, "price": price_of(here["ship"]), "coins": viewer_coins(view)})


def refusal_of_expedition(view: View, expedition: int) -> Message:
    """Why no ship can join an expedition (E2, E4, E5, E8)."""
    ships = idle_ships(viewer_seat(view))
    if not ships:
        return Message("discovery-refusal-no-idle")
    room = free_transport(view, expedition)
    fitting = [ship for ship in ships if fits_room(room, ship)]
    if not fitting:
        return no_room(view, expedition)
    allowed = [ship for ship in fitting if viewer_seat(view)["wild"] or not needs_wild(view, expedition, ship)]
    if not allowed:
        chain = colour_name(view["expeditions"][expedition]["chain"])
        return Message("discovery-refusal-chain", {"expedition": explorer_name(view, expedition), "colour": chain})
    return no_crew(view, allowed[0])


def no_room(view: View, expedition: int) -> Message:
    facts: dict[str, Argument] = {
        "expedition": explorer_name(view, expedition),
        "room": free_transport(view, expedition),
    }
    return Message("discovery-refusal-room", facts)


def no_crew(view: View, ship: str) -> Message:
    return Message(
        "discovery-refusal-crew", {"card": ship_name(ship), "crew": crew_of(ship), "coins": viewer_coins(view)}
    )


def refusal_of_trade(view: View, contract: str) -> Message:
    """Why a contract cannot be played (K2-K4)."""
    named: dict[str, Argument] = {"card": contract_name(contract)}
    if contract not in viewer_seat(view)["hand"].split():
        if any(card["contract"] == contract for _, card in open_cards(view, "display")):
            return Message("discovery-refusal-accept-first", {**named, "key": Message("discovery-key-accept")})
        if any(parse_running(text).contract == contract for text in viewer_seat(view)["running"]):
            return Message("discovery-refusal-runs", named)
        return Message("discovery-refusal-not-in-hand", named)
    ships = idle_ships(viewer_seat(view))
    if not ships:
        return Message("discovery-refusal-no-idle")
    if viewer_coins(view) < (FLAGSHIP_CREW if ships == [FLAGSHIP] else CREW):
        return no_crew(view, ships[0])
    facts: dict[str, Argument] = {
        "load": size_of(contract),
        "colour": colour_name(colour_of(contract)),
        "coins": viewer_coins(view),
        "wild": viewer_seat(view)["wild"],
    }
    return Message("discovery-refusal-load", {**named, **facts})


def refusal_of_reservation(view: View, verb: str, place: int) -> Message:
    """Why a card cannot be reserved (V1, V2, V6)."""
    if viewer_seat(view)["reservations"] == 0:
        return Message("discovery-refusal-no-reservation")
    row = {"reserve-purchase": "purchase_row", "reserve-filling": "filling_row", "reserve-contract": "display"}[verb]
    here = view[row][place]
    if here is None:
        if verb == "reserve-contract":
            return Message("discovery-refusal-no-contract", {"place": place + 1})
        return Message("discovery-refusal-no-ship", {"column": COLUMNS[place]})
    named = {"card": contract_name(here["contract"]) if "contract" in here else ship_name(here["ship"])}
    if here["reserved"] == view["seat"]:
        return Message("discovery-refusal-own-reservation", named)
    return Message("discovery-refusal-reserved", {**named, "player": player_ref(here["reserved"])})


def refusal_without_verb(view: View, ship: str) -> Message:
    """The refusal for a ship typed without a verb: suggest what its location allows."""
    named: dict[str, Argument] = {"card": ship_name(ship)}
    if ship in idle_ships(viewer_seat(view)):
        if why_not := refusal_of_spent_action(view, "send"):
            return why_not
        return Message("discovery-refusal-where", {**named, "explore": Message("discovery-key-explore")})
    slots = [slot for slot, card in open_cards(view, "purchase_row") if card["ship"] == ship]
    if slots:
        if why_not := refusal_of_spent_action(view, "buy"):
            return why_not
        key, column = Message("discovery-key-buy"), Message("discovery-column", {"letter": COLUMNS[slots[0]]})
        return Message("discovery-refusal-buy-verb", {**named, "key": key, "column": column})
    if any(card["ship"] == ship for _, card in open_cards(view, "filling_row")):
        return Message("discovery-refusal-above", named)
    return not_idle(view, ship)


def not_idle(view: View, ship: str) -> Message:
    if ship == FLAGSHIP:
        return Message("discovery-refusal-flagship-away", {"where": viewer_seat(view)["flagship_at"]})
    return Message("discovery-refusal-not-idle", {"card": ship_name(ship)})


def refusal_of_voyage(view: View, ship: str) -> Message:
    """Why a ship cannot go on the chosen expedition (E2, E4, E5, E8)."""
    if ship not in idle_ships(viewer_seat(view)):
        return not_idle(view, ship)
    if not fits_room(free_transport(view, view["target"]), ship):
        return no_room(view, view["target"])
    if viewer_coins(view) < crew_of(ship):
        return no_crew(view, ship)
    chain = colour_name(view["expeditions"][view["target"]]["chain"])
    return Message("discovery-refusal-colour", {"card": ship_name(ship), "colour": chain})


def refusal_of_load(view: View, action: int, ship: str) -> Message:
    """Why a ship cannot go on the chosen contract (K2-K4)."""
    named: dict[str, Argument] = {"card": ship_name(ship)}
    if ship not in idle_ships(viewer_seat(view)):
        again = ship in view.get("picked", [])
        return Message("discovery-refusal-no-other", named) if again else not_idle(view, ship)
    if "picked" not in view and any(FLEET.index(each) > FLEET.index(ship) for each in loading_contract(view).ships):
        return Message("discovery-refusal-order", named)  # there were too many combinations to offer any order
    if is_wild(view, action) and viewer_seat(view)["wild"] == 0:
        colour = colour_name(colour_of(loading_contract(view).contract))
        return Message("discovery-refusal-colour", {**named, "colour": colour})
    if viewer_coins(view) < crew_of(ship):
        return no_crew(view, ship)
    if ship != FLAGSHIP and size_of(ship) > view["due"]:
        return Message("discovery-refusal-too-large", {**named, "due": view["due"]})
    return Message("discovery-refusal-no-exact", {**named, "due": view["due"]})
