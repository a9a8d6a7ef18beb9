"""Why something is not possible now, as messages."""

from __future__ import annotations

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.choices import bundle
from emporion.games.carthage.view.queries import (
    card_name,
    coins_of,
    colour_name,
    coloured,
    icons_of,
    own_place,
    price_for,
    row_of,
)
from emporion.kernel.messages import Message, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES


def refusal(view: View, action: int) -> Message:
    """Why an action is not legal now, for the seat whose decision it is."""
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
        return Message("carthage-refusal-price", {"price": price_for(view, view["seat"]), "coins": coins_of(view)})
    if action == actions.TAKE_RESERVED:
        return Message("carthage-refusal-no-reservation")
    if action == actions.DONE:
        return Message("carthage-refusal-moment")
    verb, card = verb_and_card(action)
    named = {"card": card_name(card)}
    if verb in ("pay", "use"):
        return refusal_without_verb(view, card)
    if verb == "take":
        owners = [owner for each, owner in row_of(view, "market") if each == card]
        if view["seat"] in owners:
            return Message("carthage-refusal-own-reservation", {**named, "key": Message("carthage-key-take-reserved")})
        if owners:
            return Message("carthage-refusal-reserved", {**named, "owner": PlayerRef(SEAT_NAMES.index(owners[0]))})
        on_farm = any(each == card for each, _ in row_of(view, "farm"))
        return Message(f"carthage-refusal-{'only-on-farm' if on_farm else 'not-in-market'}", named)
    if own_place(view)["marker"] != "free":
        return Message("carthage-refusal-marker")
    return Message(f"carthage-refusal-not-{'in-market' if verb == 'reserve-market' else 'on-farm'}", named)


def refusal_without_verb(view: View, card: str) -> Message:
    """Somebody named a card and not what to do with it: what is possible depends on where it lies."""
    named = {"card": card_name(card)}
    buy, take = Message("carthage-key-buy"), Message("carthage-key-take")
    if any(each == card and not owner for each, owner in row_of(view, "market")):
        reserve = Message("carthage-key-reserve-market")
        return Message("carthage-refusal-verb", {**named, "take": take, "reserve": reserve, "buy": buy})
    if any(each == card and not owner for each, owner in row_of(view, "farm")):
        return Message("carthage-refusal-farm-verb", {**named, "reserve": Message("carthage-key-reserve-farm")})
    if card in own_place(view)["hand"].split():
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
    if card not in own_place(view)["hand"].split():
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
        return Message("carthage-refusal-colour", {"goods": coloured("goods", view["protecting"])})
    if not icons_of(card):
        return Message("carthage-refusal-no-amphora", named)
    if card not in own_place(view)["hand"].split():
        again = card in view.get("picked", "").split()
        return Message("carthage-refusal-no-other" if again else "carthage-refusal-not-in-hand", named)
    return Message("carthage-refusal-not-needed", named)
