"""Refusals: why an action is not legal now."""

from __future__ import annotations

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.actions import TOP_OF_MARKET
from emporion.games.dale.rules.cards import CODES, JUNK
from emporion.games.dale.text.choices import verb_of
from emporion.games.dale.text.names import card_name, is_technique
from emporion.games.dale.text.prompts import due
from emporion.games.dale.view.structs import DaleView
from emporion.kernel.messages import Argument, Message

NOT_NOW = "dale-refusal-moment"


def refusal(view: DaleView, action: int) -> Message:
    """Why an action is not legal now, for the seat to decide."""
    verb, number = verb_of(action)
    question = view.question
    if verb == "buy" and question == "action":
        return refusal_of_purchase(view, number)
    if verb == "build" and question in ("action", "extra_stack"):
        return refusal_of_stack(view)
    if verb == "tidy" and question == "action":
        return Message("dale-refusal-empty-hand")
    if verb in ("play", "roll", "reveal", "card"):
        return refusal_of_card(view, verb, number)
    if verb == "as" and question == "identity":
        return Message("dale-refusal-as", {"card": card_name(view.asked or "")})
    if action == actions.END and view.sum and question == "payment":
        return Message("dale-refusal-not-paid", {"due": due(view.sum)})
    return Message(NOT_NOW)


def refusal_of_purchase(view: DaleView, slot: int) -> Message:
    """Why a card cannot be bought (2.4 a)."""
    if slot == TOP_OF_MARKET:
        return Message("dale-refusal-discovery" if view.market_discard else "dale-refusal-no-discard")
    offer = view.market[slot]
    if offer is None:
        return Message("dale-refusal-empty-slot")
    facts = {"price": offer.price, "worth": view.purse or 0}
    return Message("dale-refusal-price", {"card": card_name(offer.card), **facts})


def refusal_of_stack(view: DaleView) -> Message:
    """Why no stack can be built. A copier with something to copy does not count as its printed value (3.3)."""
    copiers = view.copies or {}
    bound = [card for card, models in copiers.items() if card in CODES and card not in [each.card for each in models]]
    facts: dict[str, Argument] = {"stack": view.viewer.next_stack}
    if bound:
        return Message("dale-refusal-build-copier", {**facts, "card": card_name(bound[0])})
    return Message("dale-refusal-build", facts)


def refusal_of_card(view: DaleView, verb: str, reference: int) -> Message:
    """Why a hand card cannot be used this way."""
    if reference > JUNK:
        known = reference - JUNK <= len(view.open)
        return Message(NOT_NOW if known else "dale-refusal-no-open-card")
    card = CODES[reference - 1]
    named = {"card": card_name(card)}
    question = view.question
    if card not in (view.viewer.hand or "").split():
        return Message("dale-refusal-not-in-hand", named)
    if verb == "play" and question == "action":
        return Message(NOT_NOW) if is_technique(card) else Message("dale-refusal-no-technique", named)
    if verb in ("roll", "reveal"):
        return Message(f"dale-refusal-no-{verb}", named)
    if verb == "card" and question == "payment":
        return Message("dale-refusal-needless", named)
    if verb == "card" and question == "stack_card":
        return Message("dale-refusal-no-fit", {**named, "stack": view.viewer.next_stack})
    if verb == "card" and question == "action":
        technique = "yes" if is_technique(card) else "no"
        keys = {"play": Message("dale-key-play"), "tidy": Message("dale-key-tidy")}
        return Message("dale-refusal-verb", {**named, **keys, "technique": technique})
    return Message(NOT_NOW)
