"""Legal actions as offered to players: labels, shortcuts, and a summary of a move before it is committed."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, KIND_NAMES, KINDS
from emporion.games.carthage.text.names import card_name, card_names, colour_name, coloured_name
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import Choice, Message, Name

GROUPS = ("token", "buy", "take", "reserve-market", "reserve-farm", "pay", "use", "other")
CARD_GROUPS = GROUPS[2:7]
SINGLE_KEYS = {
    actions.BUY: "buy",
    actions.TAKE_RESERVED: "take-reserved",
    actions.DONE: "done",
    actions.PASS: "pass",
}


def choices(view: CarthageView, legal: Sequence[int]) -> list[Choice]:
    """The legal actions in display order."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: sort_key(view, action))]


def sort_key(view: CarthageView, action: int) -> tuple[int, int]:
    """Groups in the order of the ids; within a group, cards in display order."""
    group = GROUPS.index(group_of(action))
    if action == actions.TAKE_RESERVED:
        return group, BY_COLOUR.index(KIND_NAMES.index(reservation(view)))
    if group_of(action) in CARD_GROUPS:
        return group, BY_COLOUR.index(KIND_NAMES.index(verb_and_card(action)[1]))
    return group, action


def choice(view: CarthageView, action: int) -> Choice:
    """The choice for a legal action."""
    group = Message(f"carthage-group-{group_of(action)}")
    if action < actions.BUY:
        colour = COLOUR_NAMES[action - actions.TOKEN]
        token = {"token": coloured_name("token", colour)}
        return Choice(action, group, coloured_name("colour", colour), Message("carthage-action-token", token))
    if action == actions.BUY:
        facts = {"count": len(view.viewer.available.split()), "price": view.viewer.price}
        return Choice(action, group, Message("carthage-label-buy", facts), Message("carthage-action-buy", facts))
    if action == actions.TAKE_RESERVED:
        named = {"card": card_name(reservation(view))}
        label = Message("carthage-label-take-reserved", named)
        return Choice(action, group, label, Message("carthage-action-take-reserved", named))
    if action in (actions.DONE, actions.PASS):
        what = "pass" if action == actions.PASS else done_label(view)
        return Choice(action, group, Message(f"carthage-label-{what}"), Message(f"carthage-action-{what}"))
    verb, card = verb_and_card(action)
    sentence = Message(f"carthage-action-{verb}", {"card": card_name(card)})
    return Choice(action, group, card_name(card, "code"), sentence)


def reservation(view: CarthageView) -> str:
    """The card under the viewer's marker."""
    assert view.viewer.reserved is not UNSET, "taking a reserved card needs a reservation"
    return view.viewer.reserved


def done_label(view: CarthageView) -> str:
    if view.phase == "pay":
        return "done-paying"
    return "done-protecting" if view.picked else "no-protection"


def group_of(action: int) -> str:
    """The group of choices that an action belongs to."""
    if action < actions.BUY:
        return "token"
    if action == actions.BUY:
        return "buy"
    if action == actions.TAKE_RESERVED:
        return "take"
    return "other" if action in (actions.DONE, actions.PASS) else verb_and_card(action)[0]


def shortcut(action: int) -> Sequence[Name | Message]:
    """The verb's letter and the card's code; payments, protections and tokens need no verb."""
    if action < actions.BUY:
        return (coloured_name("colour", COLOUR_NAMES[action - actions.TOKEN], "code"),)
    for single, key in SINGLE_KEYS.items():
        if action == single:
            return (Message(f"carthage-key-{key}"),)
    verb, card = verb_and_card(action)
    code = card_name(card, "code")
    return (code,) if verb in ("pay", "use") else (Message(f"carthage-key-{verb}"), code)


def begins_move(_view: CarthageView) -> bool:
    """A turn is one move."""
    return False


def summary(steps: Sequence[tuple[CarthageView, int]]) -> Message:
    """Summarise a purchase with its payment, a protection, or a single action, before it is committed."""
    view, first = steps[0]
    if first == actions.BUY and len(steps) > 1:
        return purchase_summary(view, steps[1:])
    if view.phase == "protect":
        return protection_summary(steps)
    return choice(view, first).sentence


def purchase_summary(view: CarthageView, steps: Sequence[tuple[CarthageView, int]]) -> Message:
    """Summarise a purchase: the cards, the price, and the payment."""
    paid = [verb_and_card(action)[1] for _, action in steps if action != actions.DONE]
    payments = [here.payments[card] for (here, _), card in zip(steps, paid, strict=False) if here.payments]
    facts = {
        "count": len(view.viewer.available.split()),
        "price": view.viewer.price,
        "paid": sum(payment.value for payment in payments),
        "over": sum(payment.over for payment in payments),
    }
    return Message("carthage-summary-purchase", {**facts, "cards": [card_name(card) for card in paid]})


def protection_summary(steps: Sequence[tuple[CarthageView, int]]) -> Message:
    """Summarise a protection: cards used, goods saved and goods lost."""
    used, saved = [], []
    lost = list((steps[0][0].viewer.at_risk or "").split())
    for view, action in steps:
        if action != actions.DONE and view.protection and view.protection.stores:
            used.append(verb_and_card(action)[1])
            saved += view.protection.stores[used[-1]].split()
    for card in saved:
        if card in lost:
            lost.remove(card)
    cards = {name: card_names(" ".join(each)) for name, each in (("cards", used), ("saved", saved), ("lost", lost))}
    counts = {"discarded": len(used), "losses": len(lost)}
    return Message("carthage-summary-protection", {**cards, **counts})


def explain_forced(view: CarthageView, chosen: Sequence[int], completes: bool) -> Message | None:
    """Only payments can have no alternative: a price that just one combination of cards pays."""
    paid = [action for action in chosen if group_of(action) == "pay"]
    if not paid:
        return None
    cards = [choice(view, action).label for action in paid]
    return Message("carthage-forced-pay", {"cards": cards, "rest": "yes" if completes else "no"})


# Cards picked in any order, for a payment or against pirates


def bundle(_view: CarthageView, action: int) -> str:
    """The cards of a payment form a bundle, and so do those used to protect one colour."""
    if actions.PAY <= action < actions.PAY + KINDS:
        return "pay"
    return f"use {colour_name(verb_and_card(action)[1])}" if actions.USE_TWO <= action < actions.DONE else ""
