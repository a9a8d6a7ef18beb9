"""Cards that are picked in any order: for a stack, and for payments and tidying up where the order of discards does not
matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emporion.games.dale.rules.cards import CODES, JUNK
from emporion.games.dale.text.choices import verb_of
from emporion.games.dale.view.queries import own_place, value_of, without
from emporion.kernel.messages import View


def bundle(view: View, action: int) -> str:
    """Elsewhere cards are named in the order in which they go on the discard pile, which is part of the choice."""
    question: str = view["question"]
    verb, _ = verb_of(action)
    if question == "stack_card":
        return question if verb in ("card", "pick", "pick-top") else ""
    if question in ("payment", "inventory") and not view["order_matters"]:
        return question if verb == "card" else ""
    return ""


def preview(view: View, picked: Sequence[int]) -> View:
    """The view when these cards are laid down, or discarded."""
    place = dict(own_place(view))
    opened = [dict(card) for card in view["open"]]
    laid = list(view["laid"])
    discard = place["discard"].split()
    for action in picked:
        verb, number = verb_of(action)
        if verb == "card" and number > JUNK:
            shown = opened[number - JUNK - 1]
            shown["marks"] = [*shown["marks"], "laid"]
            laid.append({"card": shown["card"], "as": shown["as"], "value": shown["value"]})
        elif verb == "card":
            place["hand"] = without(place["hand"], CODES[number - 1])
            laid.append(as_printed(view, CODES[number - 1]))
        else:
            laid.append(as_printed(view, CODES[number - 1] if verb == "pick" else discard[-1]))
    if view["question"] == "inventory":
        return {**view, "seats": with_place(view, place), "tidied": " ".join(card["card"] for card in laid)}
    return {**view, "seats": with_place(view, place), "open": opened, "laid": laid}


def as_printed(view: View, card: str) -> dict[str, Any]:
    """A card that is laid down as it is; copiers are asked what they are."""
    return {"card": card, "as": card, "value": value_of(card) + view["flashy"]}


def with_place(view: View, place: dict[str, Any]) -> list[dict[str, Any]]:
    return [place if each["seat"] == view["seat"] else each for each in view["seats"]]
