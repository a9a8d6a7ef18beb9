"""Prompts for the open question, and notes that help with it."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.rules import actions
from emporion.games.dale.text.names import card_name, cards_named, laid_cards, one_of, player_ref
from emporion.games.dale.view.structs import DaleView, Sum
from emporion.kernel.messages import Argument, Message

BY_PURPOSE = ("hand_card", "looked_card", "discarded_card", "stall_card", "market_card", "market_order")


def prompt(view: DaleView) -> Message:
    """The open question for the player who decides; the others see who decides."""
    if view.actor is None:
        return Message("dale-prompt-over")
    if view.actor != view.seat:
        return Message("dale-prompt-waiting", {"seat": player_ref(view.actor)})
    match view.question:
        case "action":
            return prompt_for_action(view)
        case "extra_stack":
            return Message("dale-prompt-extra-stack", {"stack": view.viewer.next_stack})
        case "before_delivery" | "end_of_turn" | "more_cookies":
            usable = (view.usable or "").split()
            name = f"dale-prompt-{view.question.replace('_', '-')}"
            return Message(name, {"cards": cards_named(usable), "usable": "yes" if usable else "no"})
        case "payment" if view.sum and view.sum.missing != 0:
            return Message("dale-prompt-pay", {"due": due(view.sum), "ordered": ordered(view)})
        case "payment":
            return Message("dale-prompt-paid")
        case "inventory":
            return Message("dale-prompt-inventory", {"ordered": ordered(view)})
        case "junk_away":
            return Message("dale-prompt-junk", {"count": view.junk_left or 0})
        case "stack_card" if view.sum:
            return Message("dale-prompt-stack-card", {"stack": view.sum.goal, "due": due(view.sum)})
        case "identity" | "worth" | "new_value":
            name = f"dale-prompt-{view.question.replace('_', '-')}"
            return Message(name, {"card": card_name(view.asked or "")})
        case "opponent" | "victim":
            return Message(f"dale-prompt-{view.question}", {"technique": card_name(view.in_play_as or "")})
        case "guess":
            return Message("dale-prompt-guess", {"player": player_ref(view.active)})
        case "stack":
            return Message("dale-prompt-stack", {"player": player_ref(view.target)})
        case question if question in BY_PURPOSE:
            return prompt_by_purpose(view)
        case question:
            return Message(f"dale-prompt-{question.replace('_', '-')}")


def due(found: Sum) -> int | Message:
    """What is missing, or what may be."""
    return one_of(found.missing, found.shortfalls)


def worth(found: Sum) -> int | Message:
    """What the cards laid down are worth, or what they may be."""
    return one_of(found.total, found.totals)


def prompt_for_action(view: DaleView) -> Message:
    """The actions that can be done; without a stack, that it cannot be built yet."""
    stack = view.viewer.next_stack
    possible = [Message(f"dale-can-{action}", {"stack": stack}) for action in view.can_do or ()]
    if not possible:
        return Message("dale-prompt-no-action")
    *others, last = possible
    build = "yes" if view.can_build else "no"
    return Message(
        "dale-prompt-action",
        {"actions": others, "last": last, "several": "yes" if others else "no", "stack": stack, "build": build},
    )


def ordered(view: DaleView) -> str:
    """Whether discards lie in the order in which they are named (5.4), as an argument of messages."""
    return "yes" if view.order_matters else "no"


def prompt_by_purpose(view: DaleView) -> Message:
    """The prompt for a card, by what happens to it."""
    if view.purpose in ("slip", "give", "take-stall"):
        return Message(f"dale-prompt-{view.purpose}", {"player": player_ref(view.target)})
    return Message(f"dale-prompt-{view.purpose}")


def notes(view: DaleView, legal: Sequence[int]) -> list[Message]:
    """The text of the technique in play, running sums, looked-at cards, and what the hand can pay."""
    lines = []
    if view.in_play_as is not None and view.question != "action":
        lines.append(text_note(view.in_play_as))
    all_shown = view.question == "action" and actions.END in legal
    if all_shown and any(view.market) and not any(action < actions.BUILD for action in legal):
        lines.append(Message("dale-note-nothing-to-buy", {"worth": view.purse or 0}))
    if view.question == "action" and view.usable:
        lines.append(Message("dale-note-no-cost", {"cards": cards_named(view.usable.split())}))
    if view.sum and view.question == "payment" and view.laid:
        facts: dict[str, Argument] = {"price": view.sum.goal, "paid": worth(view.sum)}
        lines.append(Message("dale-note-payment", {**facts, "cards": laid_cards(view)}))
    elif view.sum and view.question == "payment":
        lines.append(Message("dale-note-price", {"price": view.sum.goal, "worth": view.purse or 0}))
    if view.sum and view.sum.purpose == "stack" and view.laid:
        facts = {"stack": view.sum.goal, "sum": worth(view.sum)}
        lines.append(Message("dale-note-stack", {**facts, "cards": laid_cards(view)}))
    if view.tidied:
        lines.append(Message("dale-note-tidied", {"cards": cards_named(view.tidied.split())}))
    if view.looked and "?" not in view.looked:
        lines.append(Message("dale-note-looked", {"cards": cards_named(view.looked.split())}))
    if view.question == "identity" and view.asked:
        lines.append(text_note(view.asked))
    if view.question == "guess":
        lines.append(Message("dale-note-guess", {"count": view.seat_of(view.active).hand_size}))
    return lines


def text_note(card: str) -> Message:
    return Message("dale-note-text", {"card": card_name(card), "text": text(card)})


def text(card: str) -> Message:
    """The text of a card."""
    return Message(f"dale-text-{card}")


def question(view: DaleView) -> str:
    """The kind of decision: the question, the technique in play, and what happens to the card."""
    purpose = view.purpose if view.question == "looked_card" else ""
    return f"{view.question} {view.in_play_as} {purpose}"
