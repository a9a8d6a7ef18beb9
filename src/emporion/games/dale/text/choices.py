"""Legal actions as choices for players, their shortcuts, and summaries and previews of moves."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.notation.action_notation import NOTATION
from emporion.games.dale.notation.action_notation import REFERENCES as REFERENCE_NAMES
from emporion.games.dale.rules import actions
from emporion.games.dale.rules.actions import REFERENCES, TOP_OF_MARKET
from emporion.games.dale.rules.cards import CODES, JUNK
from emporion.games.dale.text.names import card_name, merge_equal, named_card, plain_card, player_ref
from emporion.games.dale.view.structs import DaleView, Offer
from emporion.kernel.messages import Argument, Choice, Message, Name
from emporion.kernel.seats import SEAT_NAMES

BY_REFERENCE = (
    ("play", actions.PLAY),
    ("roll", actions.ROLL),
    ("reveal", actions.REVEAL),
    ("card", actions.CARD),
    ("as", actions.AS),
)


def choices(view: DaleView, legal: Sequence[int]) -> list[Choice]:
    """The legal actions as choices, with tidying up and ending last."""
    last = (actions.TIDY, actions.END)
    return [choice(view, action) for action in sorted(legal, key=lambda action: (action in last, action))]


def verb_of(action: int) -> tuple[str, int]:
    """An action's verb and its number: a reference, a kind, a slot, a seat or a plain number."""
    for verb, first in BY_REFERENCE:
        if 0 < action - first <= REFERENCES:
            return verb, action - first
    for verb, first, last in (
        ("buy", actions.BUY, actions.BUILD),
        ("pick", actions.PICK, actions.TOP),
        ("take", actions.SLOT, actions.PLAYER),
        ("player", actions.PLAYER, actions.STACK + 1),
        ("stack", actions.STACK, actions.NUMBER + 1),
        ("number", actions.NUMBER, actions.ACTIONS),
    ):
        if first <= action < last:
            return verb, action - first
    return NOTATION.format(action).replace(" ", "-"), 0  # build, tidy, end, pick-top


def choice(view: DaleView, action: int) -> Choice:
    verb, number = verb_of(action)
    match verb:
        case "buy":
            return purchase_choice(action, verb, offer_at(view, number))
        case "as" if is_itself(view, number):
            itself = named_card(view, number)
            return Choice(action, group(verb), itself, sentence("as-itself", {"card": itself}))
        case "play":
            played = named_card(view, number)
            return Choice(action, group(verb), played_as(view, number) or played, sentence(verb, {"card": played}))
        case "roll" | "reveal" | "as":
            return card_choice(action, verb, named_card(view, number))
        case "card":
            return card_choice(action, f"card-{view.purpose}", named_card(view, number))
        case "pick":
            return card_choice(action, picking(view), plain_card(CODES[number - 1]))
        case "pick-top":
            card = plain_card(view.seat_of(view.active).discard.split()[-1])
            label = Message("dale-label-top", {"card": card})
            return Choice(action, group(picking(view)), label, sentence(picking(view), {"card": card}))
        case "take":
            return card_choice(action, f"slot-{view.purpose}", plain_card(offer_at(view, number).card))
        case "player":
            player = Message("player-name", {"seat": player_ref(SEAT_NAMES[number])})
            return Choice(action, group(verb), player, sentence(verb, {"player": player}))
        case "stack":
            cards = [card_name(card) for card in view.seat_of(view.target).stall[number - 1].split()]
            facts: dict[str, Argument] = {"stack": number, "cards": cards}
            return Choice(action, group(verb), Message("dale-label-stack", facts), sentence(verb, facts))
        case "number":
            what = view.question.replace("_", "-")
            label = Message("dale-label-value", {"number": number})
            return Choice(action, group(what), label, sentence(what, {"number": number}))
        case "build":
            facts = {"stack": view.seat_of(view.active).next_stack}
            return Choice(action, group("build"), Message("dale-label-build", facts), sentence("build", facts))
        case "tidy":
            return Choice(action, group("other"), Message("dale-label-tidy"), sentence("tidy", {}))
    what = f"end-{view.question.replace('_', '-')}"
    return Choice(action, group("other"), Message(f"dale-label-{what}"), sentence(what, {}))


def picking(view: DaleView) -> str:
    """What picking a card outside the hand is called."""
    return "pick-fetch" if view.question == "stack_card" else f"pick-{view.purpose}"


def is_itself(view: DaleView, identity: int) -> bool:
    """Whether this identity leaves the copier in question as printed."""
    return identity <= JUNK and CODES[identity - 1] == view.asked


def group(name: str) -> Message:
    return Message(f"dale-group-{name}")


def sentence(name: str, facts: dict[str, Argument]) -> Message:
    return Message(f"dale-action-{name}", facts)


def played_as(view: DaleView, reference: int) -> Message | None:
    """A copier that is played, with what it copies, if that can be just one card. What is chosen among several is asked
    next."""
    named = REFERENCE_NAMES[reference - 1]
    models = {model.card for model in (view.copies or {}).get(named, ())}
    if len(models) != 1:
        return None
    (model,) = models
    return Message("dale-summary-copy", {"card": named_card(view, reference), "as": plain_card(model)})


def card_choice(action: int, what: str, card: Message) -> Choice:
    """A choice labelled with its card."""
    return Choice(action, group(what), card, sentence(what, {"card": card}))


def purchase_choice(action: int, verb: str, offer: Offer) -> Choice:
    """A card for sale, with its price."""
    facts: dict[str, Argument] = {"card": card_name(offer.card), "price": offer.price}
    what = verb if action - actions.BUY < TOP_OF_MARKET else f"{verb}-discard"
    return Choice(action, group(verb), Message(f"dale-label-{what}", facts), sentence(what, facts))


def offer_at(view: DaleView, slot: int) -> Offer:
    """The card in a slot of the market, or the top card of its discard pile."""
    offer = view.discard_offer if slot == TOP_OF_MARKET else view.market[slot]
    assert offer
    return offer


def shortcut(action: int) -> Sequence[Name | Message]:
    """The letter of the verb and the code of the card, slot or number; hand cards need no verb."""
    verb, number = verb_of(action)
    key = Message(f"dale-key-{verb}")
    match verb:
        case "play" | "roll" | "reveal" | "as":
            return (key, code(number))
        case "card":
            return (code(number),)
        case "pick":
            return (key, card_name(CODES[number - 1], "code"))
        case "buy" if number == TOP_OF_MARKET:
            return (Message("dale-key-buy-discard"),)
        case "buy" | "take":
            return (key, Message("dale-slot", {"number": number}))
        case "stack" | "number":
            return (key, Message("dale-number", {"number": number}))
        case "player":
            return (Message("dale-seat", {"number": number + 1}),)
    return (key,)


def code(reference: int) -> Name | Message:
    """What the player types for a hand card."""
    if reference <= JUNK:
        return card_name(CODES[reference - 1], "code")
    return Message("dale-open-code", {"number": reference - JUNK})


def begins_move(view: DaleView) -> bool:
    """A technique with a plus is a move of its own, and so are each stack and abilities before and after the
    Delivery."""
    return view.question in ("action", "extra_stack", "before_delivery", "end_of_turn")


def warning(view: DaleView, action: int) -> Message | None:
    """Warn before ending one's actions with cards in hand, which could at least be tidied away (2.4), and before
    giving up a further stack."""
    if action != actions.END or view.question not in ("action", "extra_stack"):
        return None
    if view.question == "extra_stack":
        return Message("dale-warning-unfinished")
    (place,) = [each for each in view.seats if each.seat == view.active]
    return Message("dale-warning-unused") if place.hand_size else None


FORCED_BY = {"payment": "pay", "stack_card": "stack"}
"""Why a question can have just one answer, where there is more to say than that."""


def explain_forced(view: DaleView, chosen: Sequence[int], completes: bool) -> Message | None:
    """The cards that were chosen; nothing about the end of a choice, nor about what a copier becomes, which the summary
    says. A single opponent and a single stack are chosen by the rules."""
    silent = (actions.END, actions.TIDY)
    said = [choice(view, each).label for each in chosen if each not in silent and verb_of(each)[0] != "as"]
    if not said:
        return None
    why = FORCED_BY.get(view.question, "only")
    if completes:
        why = "pay-rest" if why == "pay" else "rest"
    return Message("dale-forced", {"choices": merge_equal(said), "why": why})


# Cards that are picked in any order: for a stack, and for payments and tidying where the discard order doesn't matter.


def bundle(view: DaleView, action: int) -> str:
    """The bundle of actions that may be picked in any order; '' where the order of discards is part of the choice."""
    question = view.question
    verb, _ = verb_of(action)
    if question == "stack_card":
        return question if verb in ("card", "pick", "pick-top") else ""
    if question in ("payment", "inventory") and not view.order_matters:
        return question if verb == "card" else ""
    return ""
