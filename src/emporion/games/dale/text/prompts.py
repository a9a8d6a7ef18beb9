"""Prompts for the open question, and notes that help with it."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.pandas import MOST_JUNK_AWAY
from emporion.games.dale.view.queries import (
    card_name,
    cards_named,
    laid_card,
    laid_sum,
    merge_equal,
    next_stack,
    player_ref,
    purpose_of,
    seat_view,
)
from emporion.kernel.messages import Message, Name, View

BY_PURPOSE = ("hand_card", "looked_card", "discarded_card", "stall_card", "market_card", "market_order")


def prompt(view: View) -> Message:
    """The open question for the player who decides; the others see who decides."""
    if view["actor"] is None:
        return Message("dale-prompt-over")
    if view["actor"] != view["seat"]:
        return Message("dale-prompt-waiting", {"seat": player_ref(view["actor"])})
    question = view["question"]
    match question:
        case "action" | "extra_stack":
            name = f"dale-prompt-{question.replace('_', '-')}"
            return Message(name, {"stack": next_stack(view, view["seat"])})
        case "payment" if view["price"] > laid_sum(view):
            return Message("dale-prompt-pay", {"due": view["price"] - laid_sum(view), "ordered": ordered(view)})
        case "payment":
            return Message("dale-prompt-paid")
        case "inventory":
            return Message("dale-prompt-inventory", {"ordered": ordered(view)})
        case "junk_away":
            return Message("dale-prompt-junk", {"count": MOST_JUNK_AWAY - view["count"]})
        case "stack_card":
            number = next_stack(view, view["seat"])
            return Message("dale-prompt-stack-card", {"stack": number, "due": number - laid_sum(view)})
        case "identity" | "worth":
            return Message(f"dale-prompt-{question}", {"card": card_name(view["asked"])})
        case "opponent" | "victim":
            return Message(f"dale-prompt-{question}", {"technique": card_name(view["in_play_as"])})
        case "guess":
            return Message("dale-prompt-guess", {"player": player_ref(view["active"])})
        case "stack":
            return Message("dale-prompt-stack", {"player": player_ref(view["target"])})
        case "new_value":
            return Message("dale-prompt-new-value", {"card": card_name(view["open"][view["count"]]["card"])})
    if question in BY_PURPOSE:
        return prompt_by_purpose(view)
    return Message(f"dale-prompt-{question.replace('_', '-')}")


def ordered(view: View) -> str:
    """Whether discards lie in the order in which they are named (5.4), as an argument of messages."""
    return "yes" if view["order_matters"] else "no"


def prompt_by_purpose(view: View) -> Message:
    """The prompt for a card, by what happens to it."""
    purpose = purpose_of(view)
    if purpose in ("slip", "give", "take-stall"):
        return Message(f"dale-prompt-{purpose}", {"player": player_ref(view["target"])})
    return Message(f"dale-prompt-{purpose}")


def notes(view: View, legal: Sequence[int]) -> list[Message]:
    """The text of the technique in play, running sums, looked-at cards, and what the hand can pay."""
    lines = []
    if view["in_play_as"] is not None and view["question"] != "action":
        lines.append(
            Message("dale-note-text", {"card": card_name(view["in_play_as"]), "text": text(view["in_play_as"])})
        )
    all_shown = view["question"] == "action" and actions.END in legal
    if all_shown and any(view["market"]) and not any(action < actions.BUILD for action in legal):
        lines.append(Message("dale-note-nothing-to-buy", {"worth": view["purse"]}))
    if view["question"] == "payment" and view["laid"]:
        lines.append(
            Message("dale-note-payment", {"price": view["price"], "paid": laid_sum(view), "cards": laid(view)})
        )
    elif view["question"] == "payment":
        lines.append(Message("dale-note-price", {"price": view["price"], "worth": view["purse"]}))
    if view["question"] in ("stack_card", "worth", "identity") and "building" in view["agenda"] and view["laid"]:
        stack = next_stack(view, view["seat"])
        lines.append(Message("dale-note-stack", {"stack": stack, "sum": laid_sum(view), "cards": laid(view)}))
    if view.get("tidied"):
        lines.append(Message("dale-note-tidied", {"cards": cards_named(view["tidied"].split())}))
    if view["looked"] and "?" not in view["looked"]:
        lines.append(Message("dale-note-looked", {"cards": cards_named(view["looked"].split())}))
    if view["question"] == "identity":
        lines.append(Message("dale-note-text", {"card": card_name(view["asked"]), "text": text(view["asked"])}))
    if view["question"] == "guess":
        lines.append(Message("dale-note-guess", {"count": seat_view(view, view["active"])["hand_size"]}))
    return lines


def laid(view: View) -> list[Name | Message]:
    """The cards laid down, each with its value."""
    return merge_equal([laid_card(card["card"], card["as"], card["value"]) for card in view["laid"]])


def text(card: str) -> Message:
    """The text of a card."""
    return Message(f"dale-text-{card}")


def question(view: View) -> str:
    """The kind of decision: the question, the technique in play, and what happens to the card."""
    purpose = purpose_of(view) if view["question"] == "looked_card" else ""
    return f"{view['question']} {view['in_play_as']} {purpose}"
