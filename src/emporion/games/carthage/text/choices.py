"""Legal actions as offered to players: labels, shortcuts, and a summary of a move before it is committed."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, KIND_NAMES, KINDS
from emporion.games.carthage.view.queries import (
    available_cards,
    card_name,
    colour_name,
    coloured_name,
    icons_of,
    in_danger,
    price_for,
    value_of,
    viewer_reservation,
    viewer_seat,
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
    """The legal actions in display order."""
    return [choice(view, action) for action in sorted(legal, key=lambda action: sort_key(view, action))]


def sort_key(view: View, action: int) -> tuple[int, int]:
    """Groups in the order of the ids; within a group, cards in display order."""
    group = GROUPS.index(group_of(action))
    if action == actions.TAKE_RESERVED:
        return group, BY_COLOUR.index(KIND_NAMES.index(viewer_reservation(view)))
    if group_of(action) in CARD_GROUPS:
        return group, BY_COLOUR.index(KIND_NAMES.index(verb_and_card(action)[1]))
    return group, action


def choice(view: View, action: int) -> Choice:
    """The choice for a legal action."""
    group = Message(f"carthage-group-{group_of(action)}")
    if action < actions.BUY:
        colour = COLOUR_NAMES[action - actions.TOKEN]
        token = {"token": coloured_name("token", colour)}
        return Choice(action, group, coloured_name("colour", colour), Message("carthage-action-token", token))
    if action == actions.BUY:
        facts = {"count": len(available_cards(view, view["seat"])), "price": price_for(view, view["seat"])}
        return Choice(action, group, Message("carthage-label-buy", facts), Message("carthage-action-buy", facts))
    if action == actions.TAKE_RESERVED:
        named = {"card": card_name(viewer_reservation(view))}
        label = Message("carthage-label-take-reserved", named)
        return Choice(action, group, label, Message("carthage-action-take-reserved", named))
    if action in (actions.DONE, actions.PASS):
        what = "pass" if action == actions.PASS else done_label(view)
        return Choice(action, group, Message(f"carthage-label-{what}"), Message(f"carthage-action-{what}"))
    verb, card = verb_and_card(action)
    sentence = Message(f"carthage-action-{verb}", {"card": card_name(card)})
    return Choice(action, group, card_name(card, "code"), sentence)


def done_label(view: View) -> str:
    if view["phase"] == "pay":
        return "done-paying"
    return "done-protecting" if view.get("picked") else "no-protection"


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


def begins_move(_view: View) -> bool:
    """A turn is one move."""
    return False


def summary(steps: Sequence[tuple[View, int]]) -> Message:
    """Summarise a purchase with its payment, a protection, or a single action, before it is committed."""
    view, first = steps[0]
    decisions = [action for _, action in steps]
    if first == actions.BUY and len(decisions) > 1:
        paid = [KIND_NAMES[each - actions.PAY] for each in decisions[1:] if each != actions.DONE]
        price, total = price_for(view, view["seat"]), sum(map(value_of, paid))
        facts = {
            "count": len(available_cards(view, view["seat"])),
            "price": price,
            "paid": total,
            "over": total - price,
        }
        return Message("carthage-summary-purchase", {**facts, "cards": [card_name(card) for card in paid]})
    if view["phase"] == "protect":
        return protection_summary(view, [verb_and_card(each)[1] for each in decisions if each != actions.DONE])
    return choice(view, first).sentence


def protection_summary(view: View, used: Sequence[str]) -> Message:
    """Summarise a protection: cards used, goods saved and goods lost."""
    goods, saved, lost = viewer_seat(view)["goods"], [], []
    for colour in view["ships"]:
        safe = saved_by(used, goods, colour)
        exposed = " ".join(card for card in goods.split() if colour_name(card) == colour)
        saved += safe
        lost += without(exposed, safe).split() if in_danger(view, colour) else []
    cards = {
        name: [card_name(card) for card in each] for name, each in (("cards", used), ("saved", saved), ("lost", lost))
    }
    counts = {"discarded": len(used), "losses": len(lost)}
    return Message("carthage-summary-protection", {**cards, **counts})


# Cards picked in any order, for a payment or against pirates


def bundle(_view: View, action: int) -> str:
    """The cards of a payment form a bundle, and so do those used to protect one colour."""
    if actions.PAY <= action < actions.PAY + KINDS:
        return "pay"
    return f"use {colour_name(verb_and_card(action)[1])}" if actions.USE_TWO <= action < actions.DONE else ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view without these cards in hand: less is due, or goods are stored, the highest first."""
    cards = [verb_and_card(action)[1] for action in picked]
    place = dict(viewer_seat(view))
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
    """The goods of a colour that these cards store, the highest first (1.9 step 3)."""
    icons = sum(icons_of(card) for card in used if colour_name(card) == colour)
    candidates = sorted((card for card in goods.split() if colour_name(card) == colour), key=value_of, reverse=True)
    return candidates[:icons]
