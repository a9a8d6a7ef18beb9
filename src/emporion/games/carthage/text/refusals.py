"""Refusals: why an action is not legal now."""

from __future__ import annotations

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.choices import bundle
from emporion.games.carthage.view.queries import (
    card_name,
    cards_in_row,
    colour_name,
    coloured_name,
    icons_of,
    price_for,
    viewer_coins,
    viewer_seat,
)
from emporion.kernel.messages import Message, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES


def refusal(view: View, action: int) -> Message:
    """Why an action is not legal now, for the seat to act."""
    if action < actions.BUY or action == actions.PASS:
        return Message("carthage-refusal-moment")
    match view["phase"]:
        case "action":
            return refusal_of_action(view, action)
        case "pay":
            return refusal_of_payment(view, action)
        case "protect":
            return refusal_of_protection(view, action)
    return Message("carthage-refusal-moment")


def refusal_of_action(view: View, action: int) -> Message:
    """Why something cannot be bought, taken or reserved."""
    if action == actions.BUY:
        return Message("carthage-refusal-price", {"price": price_for(view, view["seat"]), "coins": viewer_coins(view)})
    if action == actions.TAKE_RESERVED:
        return Message("carthage-refusal-no-reservation")
    if action == actions.DONE:
        return Message("carthage-refusal-moment")
    verb, card = verb_and_card(action)
    named = {"card": card_name(card)}
    if verb in ("pay", "use"):
        return refusal_without_verb(view, card)
    if verb == "take":
        owners = [owner for each, owner in cards_in_row(view, "market") if each == card]
        if view["seat"] in owners:
            return Message("carthage-refusal-own-reservation", {**named, "key": Message("carthage-key-take-reserved")})
        if owners:
            return Message("carthage-refusal-reserved", {**named, "owner": PlayerRef(SEAT_NAMES.index(owners[0]))})
        on_farm = any(each == card for each, _ in cards_in_row(view, "farm"))
        return Message(f"carthage-refusal-{'only-on-farm' if on_farm else 'not-in-market'}", named)
    if viewer_seat(view)["marker"] != "free":
        return Message("carthage-refusal-marker")
    return Message(f"carthage-refusal-not-{'in-market' if verb == 'reserve-market' else 'on-farm'}", named)


def refusal_without_verb(view: View, card: str) -> Message:
    """The refusal for a card typed without a verb: suggest what its location allows."""
    named = {"card": card_name(card)}
    buy, take = Message("carthage-key-buy"), Message("carthage-key-take")
    if any(each == card and not owner for each, owner in cards_in_row(view, "market")):
        reserve = Message("carthage-key-reserve-market")
        return Message("carthage-refusal-verb", {**named, "take": take, "reserve": reserve, "buy": buy})
    if any(each == card and not owner for each, owner in cards_in_row(view, "farm")):
        return Message("carthage-refusal-farm-verb", {**named, "reserve": Message("carthage-key-reserve-farm")})
    if card in viewer_seat(view)["hand"].split():
        return Message("carthage-refusal-pay-verb", {**named, "buy": buy})
    return Message("carthage-refusal-not-in-market", named)


def refusal_of_payment(view: View, action: int) -> Message:
    """Why a card cannot be part of this payment (B2, payment_rule)."""
    if action == actions.BUY:
        return Message("carthage-refusal-buying")
    if not bundle(view, action):
        return Message("carthage-refusal-moment")
    card = verb_and_card(action)[1]
    named = {"card": card_name(card)}
    if card not in viewer_seat(view)["hand"].split():
        again = card in view.get("picked", "").split()
        return Message("carthage-refusal-no-other" if again else "carthage-refusal-not-in-hand", named)
    return Message("carthage-refusal-needless" if "picked" in view else "carthage-refusal-pay-order", named)


def refusal_of_protection(view: View, action: int) -> Message:
    """Why a card cannot store goods now (1.9 step 3)."""
    if not bundle(view, action):
        return Message("carthage-refusal-moment")
    card = verb_and_card(action)[1]
    named = {"card": card_name(card)}
    if colour_name(card) != view["protecting"]:
        return Message("carthage-refusal-colour", {"goods": coloured_name("goods", view["protecting"])})
    if not icons_of(card):
        return Message("carthage-refusal-no-amphora", named)
    if card not in viewer_seat(view)["hand"].split():
        again = card in view.get("picked", "").split()
        return Message("carthage-refusal-no-other" if again else "carthage-refusal-not-in-hand", named)
    return Message("carthage-refusal-not-needed", named)
