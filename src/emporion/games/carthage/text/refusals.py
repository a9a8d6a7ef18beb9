"""Refusals: why an action is not legal now."""

from __future__ import annotations

from msgspec import UNSET

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.choices import bundle
from emporion.games.carthage.text.names import card_name, cards_in_row, coloured_name
from emporion.games.carthage.view.description import CARDS
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import Message, PlayerRef
from emporion.kernel.seats import SEAT_NAMES


def refusal(view: CarthageView, action: int) -> Message:
    """Why an action is not legal now, for the seat to act."""
    if action < actions.BUY or action == actions.PASS:
        return Message("carthage-refusal-moment")
    match view.phase:
        case "action":
            return refusal_of_action(view, action)
        case "pay":
            return refusal_of_payment(view, action)
        case "protect":
            return refusal_of_protection(view, action)
    return Message("carthage-refusal-moment")


def refusal_of_action(view: CarthageView, action: int) -> Message:
    """Why something cannot be bought, taken or reserved."""
    if action == actions.BUY:
        return Message("carthage-refusal-price", {"price": view.viewer.price, "coins": view.viewer.coins or 0})
    if action == actions.TAKE_RESERVED:
        return Message("carthage-refusal-no-reservation")
    if action == actions.DONE:
        return Message("carthage-refusal-moment")
    verb, card = verb_and_card(action)
    named = {"card": card_name(card)}
    if verb in ("pay", "use"):
        return refusal_without_verb(view, card)
    if verb == "take":
        owners = [owner for each, owner in cards_in_row(view.market) if each == card]
        if view.seat in owners:
            return Message("carthage-refusal-own-reservation", {**named, "key": Message("carthage-key-take-reserved")})
        if owners:
            return Message("carthage-refusal-reserved", {**named, "owner": PlayerRef(SEAT_NAMES.index(owners[0]))})
        on_farm = any(each == card for each, _ in cards_in_row(view.farm))
        return Message(f"carthage-refusal-{'only-on-farm' if on_farm else 'not-in-market'}", named)
    if view.viewer.marker != "free":
        return Message("carthage-refusal-marker")
    return Message(f"carthage-refusal-not-{'in-market' if verb == 'reserve-market' else 'on-farm'}", named)


def refusal_without_verb(view: CarthageView, card: str) -> Message:
    """The refusal for a card typed without a verb: suggest what its location allows."""
    named = {"card": card_name(card)}
    buy, take = Message("carthage-key-buy"), Message("carthage-key-take")
    if any(each == card and not owner for each, owner in cards_in_row(view.market)):
        reserve = Message("carthage-key-reserve-market")
        return Message("carthage-refusal-verb", {**named, "take": take, "reserve": reserve, "buy": buy})
    if any(each == card and not owner for each, owner in cards_in_row(view.farm)):
        return Message("carthage-refusal-farm-verb", {**named, "reserve": Message("carthage-key-reserve-farm")})
    if has_in_hand(view, card):
        return Message("carthage-refusal-pay-verb", {**named, "buy": buy})
    return Message("carthage-refusal-not-in-market", named)


def refusal_of_payment(view: CarthageView, action: int) -> Message:
    """Why a card cannot be part of this payment (B2, payment_rule)."""
    if action == actions.BUY:
        return Message("carthage-refusal-buying")
    if not bundle(view, action):
        return Message("carthage-refusal-moment")
    card = verb_and_card(action)[1]
    named = {"card": card_name(card)}
    if not has_in_hand(view, card):
        return refusal_without_card(view, card)
    is_preview = view.picked is not UNSET
    return Message("carthage-refusal-needless" if is_preview else "carthage-refusal-pay-order", named)


def refusal_of_protection(view: CarthageView, action: int) -> Message:
    """Why a card cannot store goods now (1.9 step 3)."""
    if not bundle(view, action):
        return Message("carthage-refusal-moment")
    card = verb_and_card(action)[1]
    named = {"card": card_name(card)}
    if view.protecting and CARDS[card].colour != view.protecting:
        return Message("carthage-refusal-colour", {"goods": coloured_name("goods", view.protecting)})
    if not CARDS[card].icons:
        return Message("carthage-refusal-no-amphora", named)
    if not has_in_hand(view, card):
        return refusal_without_card(view, card)
    return Message("carthage-refusal-not-needed", named)


def has_in_hand(view: CarthageView, card: str) -> bool:
    return card in (view.viewer.hand or "").split()


def refusal_without_card(view: CarthageView, card: str) -> Message:
    """The refusal for a card that the viewer does not have, or has picked already."""
    again = card in (view.picked or "").split()
    return Message(f"carthage-refusal-{'no-other' if again else 'not-in-hand'}", {"card": card_name(card)})
