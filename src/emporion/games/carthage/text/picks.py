"""Cards that are picked in any order: for a payment, or against the pirates."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import KINDS
from emporion.games.carthage.view.queries import colour_name, icons_of, own_place, value_of
from emporion.kernel.messages import View


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
