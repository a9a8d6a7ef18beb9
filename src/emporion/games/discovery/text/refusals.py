"""Refusals: why an action is not legal now."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import ACCEPT_PRICE, COLOUR_NAMES, CONTRACT_NAMES, CREW, HAND_LIMIT
from emporion.games.discovery.text.choices import FLEET, verb_of
from emporion.games.discovery.text.names import (
    COLUMNS,
    FLAGSHIP,
    colour_name,
    contract_name,
    explorer_name,
    open_card_name,
    open_cards,
    player_ref,
    ship_name,
)
from emporion.games.discovery.view.description import CONTRACT_COLOURS, CREWS, LOADS
from emporion.games.discovery.view.structs import DiscoveryView, Loading, OpenContract, OpenShip
from emporion.kernel.messages import Argument, Message

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


def refusal(view: DiscoveryView, action: int) -> Message:
    """Why an action is not legal now, for the seat to act."""
    verb, number = verb_of(action)
    if view.question == "action":
        return refusal_of_action(view, verb, number)
    if verb in ACTION_OF or verb.startswith("reserve") or verb == "end":
        return Message("discovery-refusal-unfinished")
    if verb == "ship" and not is_in_fleet(view, FLEET[number]):
        again = FLEET[number] in (view.picked or ())
        return Message("discovery-refusal-no-other", named(FLEET[number])) if again else not_idle(view, FLEET[number])
    if verb == "ship" and view.question == "ship":
        return refusal_of_voyage(view, FLEET[number])
    if verb == "ship" and view.question == "contract_ship" and view.loading:
        return refusal_of_load(view, view.loading, FLEET[number])
    if verb == "turns" and view.question == "contract_ship":
        return Message("discovery-refusal-ships-first", {"due": view.due})
    if verb == "value" and view.question == "value":
        return no_room(view, view.target)
    if verb == "declare" and view.question == "declare":
        return Message("discovery-refusal-declare", {"colour": colour_name(COLOUR_NAMES[number])})
    return Message(NOT_NOW)


def refusal_of_action(view: DiscoveryView, verb: str, number: int) -> Message:
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


def refusal_of_spent_action(view: DiscoveryView, action: str) -> Message | None:
    """The refusal if the action, or two others, were done this turn (T2, T3, T6)."""
    if action == view.current:
        return None
    if action in view.done:
        return Message("discovery-refusal-done", {"what": action})
    return None if view.actions_left else Message("discovery-refusal-both-done")


def refusal_of_contract(view: DiscoveryView, verb: str, place: int) -> Message:
    """Why a contract cannot be accepted (A2-A7)."""
    if view.accept_obstacle == "coins":
        return Message("discovery-refusal-accept-coins", {"price": ACCEPT_PRICE})
    if view.accept_obstacle == "hand":
        return Message("discovery-refusal-hand-full", {"limit": HAND_LIMIT})
    if verb == "accept-deck":
        return Message("discovery-refusal-no-deck")
    here = view.display[place]
    if here is None:
        return Message("discovery-refusal-no-contract", {"place": place + 1})
    return is_reserved(here)


def is_reserved(card: OpenShip | OpenContract) -> Message:
    owner = player_ref(card.reserved or "")
    return Message("discovery-refusal-reserved", {"card": open_card_name(card), "player": owner})


def refusal_of_purchase(view: DiscoveryView, slot: int) -> Message:
    """Why a ship cannot be bought (B1, B7, B8)."""
    here = view.purchase_row[slot]
    if here is None:
        return Message("discovery-refusal-no-ship", {"column": COLUMNS[slot]})
    if here.reserved not in (None, view.seat):
        return is_reserved(here)
    facts: dict[str, Argument] = {"price": here.price, "coins": view.viewer.coins or 0}
    return Message("discovery-refusal-price", {**named(here.ship), **facts})


def refusal_of_expedition(view: DiscoveryView, expedition: int) -> Message:
    """Why no ship can join an expedition (E2, E4, E5, E8)."""
    here = view.expeditions[expedition]
    if not here.obstacle:
        return Message("discovery-refusal-no-idle")
    match here.obstacle.reason:
        case "room":
            return no_room(view, expedition)
        case "crew":
            return no_crew(view, here.obstacle.ship or "")
    chain = colour_name(here.chain or "")
    return Message("discovery-refusal-chain", {"expedition": explorer_name(view, expedition), "colour": chain})


def no_room(view: DiscoveryView, expedition: int) -> Message:
    facts: dict[str, Argument] = {
        "expedition": explorer_name(view, expedition),
        "room": view.expeditions[expedition].room,
    }
    return Message("discovery-refusal-room", facts)


def no_crew(view: DiscoveryView, ship: str) -> Message:
    facts: dict[str, Argument] = {"crew": CREWS[ship], "coins": view.viewer.coins or 0}
    return Message("discovery-refusal-crew", {**named(ship), **facts})


def refusal_of_trade(view: DiscoveryView, contract: str) -> Message:
    """Why a contract cannot be played (K2-K4)."""
    me = view.viewer
    card: dict[str, Argument] = {"card": contract_name(contract)}
    if contract not in (me.hand or "").split():
        if any(each.contract == contract for _, each in open_cards(view.display)):
            return Message("discovery-refusal-accept-first", {**card, "key": Message("discovery-key-accept")})
        if any(running.contract == contract for running in me.contracts):
            return Message("discovery-refusal-runs", card)
        return Message("discovery-refusal-not-in-hand", card)
    if not me.fleet:
        return Message("discovery-refusal-no-idle")
    if not view.ready:
        return no_crew(view, me.fleet.split()[0])
    facts: dict[str, Argument] = {
        "load": LOADS[contract],
        "colour": colour_name(CONTRACT_COLOURS[contract]),
        "coins": me.coins or 0,
        "wild": me.wild,
        "crew": CREW,
        "flagship": CREWS[FLAGSHIP],
    }
    return Message("discovery-refusal-load", {**card, **facts})


def refusal_of_reservation(view: DiscoveryView, verb: str, place: int) -> Message:
    """Why a card cannot be reserved (V1, V2, V6)."""
    if view.viewer.reservations == 0:
        return Message("discovery-refusal-no-reservation")
    here: OpenShip | OpenContract | None
    if verb == "reserve-contract":
        here = view.display[place]
    else:
        here = (view.purchase_row if verb == "reserve-purchase" else view.filling_row)[place]
    if here is None and verb == "reserve-contract":
        return Message("discovery-refusal-no-contract", {"place": place + 1})
    if here is None:
        return Message("discovery-refusal-no-ship", {"column": COLUMNS[place]})
    if here.reserved == view.seat:
        return Message("discovery-refusal-own-reservation", {"card": open_card_name(here)})
    return is_reserved(here)


def refusal_without_verb(view: DiscoveryView, ship: str) -> Message:
    """The refusal for a ship typed without a verb: suggest what its location allows."""
    if is_in_fleet(view, ship):
        if why_not := refusal_of_spent_action(view, "send"):
            return why_not
        return Message("discovery-refusal-where", {**named(ship), "explore": Message("discovery-key-explore")})
    slots = [slot for slot, card in open_cards(view.purchase_row) if card.ship == ship]
    if slots:
        if why_not := refusal_of_spent_action(view, "buy"):
            return why_not
        key, column = Message("discovery-key-buy"), Message("discovery-column", {"letter": COLUMNS[slots[0]]})
        return Message("discovery-refusal-buy-verb", {**named(ship), "key": key, "column": column})
    if any(card.ship == ship for _, card in open_cards(view.filling_row)):
        return Message("discovery-refusal-above", named(ship))
    return not_idle(view, ship)


def named(ship: str) -> dict[str, Argument]:
    return {"card": ship_name(ship)}


def is_in_fleet(view: DiscoveryView, ship: str) -> bool:
    return ship in view.viewer.fleet.split()


def not_idle(view: DiscoveryView, ship: str) -> Message:
    if ship == FLAGSHIP:
        return Message("discovery-refusal-flagship-away", {"where": view.viewer.flagship_at})
    return Message("discovery-refusal-not-idle", named(ship))


def refusal_of_voyage(view: DiscoveryView, ship: str) -> Message:
    """Why an idle ship cannot go on the chosen expedition (E2, E4, E5)."""
    match view.sending and view.sending.prospects[ship].obstacle:
        case "room":
            return no_room(view, view.target)
        case "crew":
            return no_crew(view, ship)
    chain = colour_name(view.expeditions[view.target].chain or "")
    return Message("discovery-refusal-colour", {**named(ship), "colour": chain})


def refusal_of_load(view: DiscoveryView, loading: Loading, ship: str) -> Message:
    """Why an idle ship cannot go on the chosen contract (K2-K4)."""
    match loading.obstacles.get(ship):
        case "order":  # there were too many combinations to offer any order
            return Message("discovery-refusal-order", named(ship))
        case "colour":
            colour = colour_name(CONTRACT_COLOURS[loading.contract])
            return Message("discovery-refusal-colour", {**named(ship), "colour": colour})
        case "crew":
            return no_crew(view, ship)
        case "size":
            return Message("discovery-refusal-too-large", {**named(ship), "due": view.due})
    return Message("discovery-refusal-no-exact", {**named(ship), "due": view.due})
