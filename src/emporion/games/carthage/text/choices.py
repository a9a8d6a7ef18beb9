"""Legal actions as people are offered them: labels, shortcuts, and a summary of a move before it is committed."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, KIND_NAMES, KINDS
from emporion.games.carthage.view.queries import (
    available,
    card_name,
    colour_name,
    coloured,
    icons_of,
    in_danger,
    own_place,
    own_reservation,
    price_for,
    value_of,
)
from emporion.kernel.messages import Choice, Message, Name, View

GROUPS = ("token", "buy", "take", "reserve-market", "reserve-farm", "pay", "use", "other")
CARD_GROUPS = GROUPS[2:7]
SINGLE_KEYS = {
    actions.BUY: "buy",
    actions.TAKE_RESERVED: "take-reserved",
    actions.DONE: "done",
    actions.PASS: "pass",
}


def choices(view: View, legal: Sequence[int]) -> list[Choice]:
    """The legal actions in the order in which their cards lie on the table."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: place_in_line(view, action))]


def place_in_line(view: View, action: int) -> tuple[int, int]:
    """Where a choice stands: the lines in the order of the ids, in a line the cards as people sort them."""
    group = GROUPS.index(group_of(action))
    if action == actions.TAKE_RESERVED:
        return group, BY_COLOUR.index(KIND_NAMES.index(own_reservation(view)))
    if group_of(action) in CARD_GROUPS:
        return group, BY_COLOUR.index(KIND_NAMES.index(verb_and_card(action)[1]))
    return group, action


def choice(view: View, action: int) -> Choice:
    """A legal action as it is offered."""
    group = Message(f"carthage-group-{group_of(action)}")
    if action < actions.BUY:
        colour = COLOUR_NAMES[action - actions.TOKEN]
        token = {"token": coloured("token", colour)}
        return Choice(action, group, coloured("colour", colour), Message("carthage-action-token", token))
    if action == actions.BUY:
        facts = {"count": len(available(view, view["seat"])), "price": price_for(view, view["seat"])}
        return Choice(action, group, Message("carthage-label-buy", facts), Message("carthage-action-buy", facts))
    if action == actions.TAKE_RESERVED:
        named = {"card": card_name(own_reservation(view))}
        label = Message("carthage-label-take-reserved", named)
        return Choice(action, group, label, Message("carthage-action-take-reserved", named))
    if action in (actions.DONE, actions.PASS):
        what = "pass" if action == actions.PASS else what_is_done(view)
        return Choice(action, group, Message(f"carthage-label-{what}"), Message(f"carthage-action-{what}"))
    verb, card = verb_and_card(action)
    sentence = Message(f"carthage-action-{verb}", {"card": card_name(card)})
    return Choice(action, group, card_name(card, "code"), sentence)


def what_is_done(view: View) -> str:
    if view["phase"] == "pay":
        return "done-paying"
    return "done-protecting" if view.get("picked") else "no-protection"


def group_of(action: int) -> str:
    """The line of choices in which an action stands."""
    if action < actions.BUY:
        return "token"
    if action == actions.BUY:
        return "buy"
    if action == actions.TAKE_RESERVED:
        return "take"
    return "other" if action in (actions.DONE, actions.PASS) else verb_and_card(action)[0]


def shortcut(action: int) -> Sequence[Name | Message]:
    """The letter of the verb and the code of the card; payments, protections and tokens need no verb."""
    if action < actions.BUY:
        return (coloured("colour", COLOUR_NAMES[action - actions.TOKEN], "code"),)
    for single, key in SINGLE_KEYS.items():
        if action == single:
            return (Message(f"carthage-key-{key}"),)
    verb, card = verb_and_card(action)
    code = card_name(card, "code")
    return (code,) if verb in ("pay", "use") else (Message(f"carthage-key-{verb}"), code)


def begins_move(_view: View) -> bool:
    """A turn is one move, and so is what follows from it."""
    return False


def summary(steps: Sequence[tuple[View, int]]) -> Message:
    """A purchase with its payment, cards against the pirates, or a single move, before it is made final."""
    view, first = steps[0]
    decisions = [action for _, action in steps]
    if first == actions.BUY and len(decisions) > 1:
        paid = [KIND_NAMES[each - actions.PAY] for each in decisions[1:] if each != actions.DONE]
        price, total = price_for(view, view["seat"]), sum(map(value_of, paid))
        facts = {"count": len(available(view, view["seat"])), "price": price, "paid": total, "over": total - price}
        return Message("carthage-summary-purchase", {**facts, "cards": [card_name(card) for card in paid]})
    if view["phase"] == "protect":
        return summary_of_protection(view, [verb_and_card(each)[1] for each in decisions if each != actions.DONE])
    return choice(view, first).sentence


def summary_of_protection(view: View, used: Sequence[str]) -> Message:
    """Which cards are thrown at the pirates, what they save, and what is lost."""
    goods, saved, lost = own_place(view)["goods"], [], []
    for colour in view["ships"]:
        safe = saved_by(used, goods, colour)
        own = " ".join(card for card in goods.split() if colour_name(card) == colour)
        saved += safe
        lost += without(own, safe).split() if in_danger(view, colour) else []
    cards = {
        name: [card_name(card) for card in each] for name, each in (("cards", used), ("saved", saved), ("lost", lost))
    }
    counts = {"discarded": len(used), "losses": len(lost)}
    return Message("carthage-summary-protection", {**cards, **counts})


# Cards that are picked in any order: for a payment, or against the pirates.


def bundle(_view: View, action: int) -> str:
    """The cards of a payment have no order, nor have those that are thrown at the pirates for one colour."""
    if actions.PAY <= action < actions.PAY + KINDS:
        return "pay"
    return f"use {colour_name(verb_and_card(action)[1])}" if actions.USE_TWO <= action < actions.DONE else ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view when these cards have left the hand: less is due, or goods are stored, the dearest first."""
    cards = [verb_and_card(action)[1] for action in picked]
    place = dict(own_place(view))
    place["hand"] = without(place["hand"], cards)
    if view["phase"] == "protect":
        saved = saved_by(cards, place["goods"], view["protecting"])
        place["goods"] = without(place["goods"], saved)
        place["stored"] = " ".join([*place["stored"].split(), *saved])
    seats = [place if each["seat"] == view["seat"] else each for each in view["seats"]]
    seen = {**view, "seats": seats, "picked": " ".join(cards)}
    if view["phase"] == "pay":
        seen["still_due"] = max(0, view["still_due"] - sum(map(value_of, cards)))
    return seen


def without(cards: str, gone: Sequence[str]) -> str:
    left = cards.split()
    for card in gone:
        left.remove(card)
    return " ".join(left)


def saved_by(used: Sequence[str], goods: str, colour: str) -> list[str]:
    """The goods of a colour that these cards store, the dearest first (1.9 step 3)."""
    icons = sum(icons_of(card) for card in used if colour_name(card) == colour)
    own = sorted((card for card in goods.split() if colour_name(card) == colour), key=value_of, reverse=True)
    return own[:icons]
