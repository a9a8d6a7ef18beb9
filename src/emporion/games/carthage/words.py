"""How Carthage speaks: prompts, choices and reasons as message ids. What happened is told by `chronicle.py`.

All of it is made from views, so no sentence can hold what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from emporion.games.carthage import actions
from emporion.games.carthage.cards import COLOUR_NAMES, COPIES, ICONS, KIND_NAMES, KINDS, THREES, TWOS, VALUE, colour_of
from emporion.games.carthage.chronicle import narrate, space
from emporion.games.carthage.scoring import score_sheet
from emporion.kernel.codec import SEAT_NAMES
from emporion.kernel.messages import Argument, Choice, Message, Name, View, Who, Words

TOPICS = (
    "goal",
    "turn",
    "market",
    "farm",
    "hand",
    "stock",
    "buy",
    "take",
    "reserve",
    "marker",
    "refill",
    "ships",
    "payday",
    "tokens",
    "pirates",
    "end",
    "cards",
    "tips",
)

SINGLE_KEYS = {
    actions.BUY: "buy",
    actions.TAKE_RESERVED: "take-reserved",
    actions.DONE: "done",
    actions.PASS: "pass",
}


def card_name(card: str, form: str = "") -> Name:
    return Name(f"carthage-card-{card}", form)


def coloured(thing: str, colour: str, form: str = "") -> Name:
    """The ship, the goods, the token of a colour, or the colour itself."""
    return Name(f"carthage-{thing}-{colour}", form)


def row_of(view: View, row: str) -> list[tuple[str, str]]:
    """The cards of the Market or the Farm, each with the seat that has reserved it, if any."""
    cards = (word.partition("@") for word in view[row].split())
    return [(card, owner) for card, _, owner in cards]


def own_place(view: View) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(view["seat"])]
    return place


def value_of(card: str) -> int:
    return VALUE[KIND_NAMES.index(card)]


def icons_of(card: str) -> int:
    return ICONS[KIND_NAMES.index(card)]


def colour_name(card: str) -> str:
    return COLOUR_NAMES[colour_of(KIND_NAMES.index(card))]


def available(view: View, seat: str) -> list[str]:
    """Market cards that a seat may buy: all that others have not reserved (B1)."""
    return [card for card, owner in row_of(view, "market") if owner in ("", seat)]


def price_for(view: View, seat: str) -> int:
    return sum(map(value_of, available(view, seat)))


def coins_of(view: View) -> int:
    return sum(map(value_of, own_place(view)["hand"].split()))


def prompt(view: View) -> Message:
    """What has to be decided now, and by whom."""
    if view["actor"] is None:
        return Message("carthage-prompt-over")
    who = Who(SEAT_NAMES.index(view["actor"]))
    mine = view["actor"] == view["seat"]
    match view["phase"]:
        case "token":
            return Message("carthage-prompt-token", {"seat": who})
        case "action" if not available(view, view["actor"]):
            return Message("carthage-prompt-pass", {"seat": who})
        case "action":
            buy = mine and coins_of(view) >= price_for(view, view["seat"])
            reserve = mine and own_place(view)["marker"] == "free"
            can = {"buy": "yes" if buy else "no", "reserve": "yes" if reserve else "no"}
            return Message("carthage-prompt-action", {"seat": who, **can})
        case "pay":
            what = "pay" if view["still_due"] else "paid"
            return Message(f"carthage-prompt-{what}", {"seat": who, "due": view["still_due"]})
    what = "helpless" if mine and not can_save(view) else "protect"
    return Message(f"carthage-prompt-{what}", {"seat": who, "goods": coloured("goods", view["protecting"])})


def can_save(view: View) -> bool:
    """Whether the reader holds a card with icons of the raided colour."""
    return any(colour_name(card) == view["protecting"] and icons_of(card) for card in own_place(view)["hand"].split())


def notes(view: View, legal: Sequence[int]) -> list[Message]:
    """The running sum of a payment, what a purchase would set in motion, what the pirates could take."""
    match view["phase"]:
        case "action" if actions.BUY in legal:
            return list(foresee_purchase(view))
        case "action" if available(view, view["seat"]):
            return [
                Message("carthage-note-price", {"price": price_for(view, view["seat"]), "coins": coins_of(view)}),
            ]
        case "pay" if view["still_due"] > 0:
            price, due = price_for(view, view["seat"]), view["still_due"]
            return [Message("carthage-note-payment", {"price": price, "paid": price - due, "due": due})]
        case "protect":
            goods = own_place(view)["goods"].split()
            at_risk = [card_name(card) for card in goods if colour_name(card) == view["protecting"]]
            return [Message("carthage-note-goods-at-risk", {"cards": at_risk})]
    return []


def foresee_purchase(view: View) -> Iterator[Message]:
    """Where the ships would sail, whether it would be payday, and whom the pirates would raid: all of it public."""
    options = view["options"]
    goal = options["track_size"] - 1
    bought = [colour_name(card) for card in available(view, view["seat"])]
    after = {
        colour: min(here + min(bought.count(colour), 2), goal) for colour, here in view["ships"].items()
    }  # one space for one card, two for more (M1, M3)
    voyages = []
    for colour, there in after.items():
        if there != view["ships"][colour]:
            event = "payday" if there == goal else "none"
            facts: dict[str, Argument] = {"ship": coloured("ship", colour), "to": space(options, there), "event": event}
            voyages.append(Message("carthage-voyage", facts))
    yield Message("carthage-note-voyages", {"voyages": voyages})
    raided = [coloured("ship", colour) for colour, there in after.items() if there in options["track_pirates"]]
    if raided and goal in after.values():
        yield Message("carthage-note-raids", {"ships": raided})


def choices(view: View, legal: Sequence[int]) -> list[Choice]:
    return [choice(view, action) for action in legal]


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
        reserved = next(card for card, owner in row_of(view, "market") if owner == view["seat"])
        named = {"card": card_name(reserved)}
        label = Message("carthage-label-take-reserved", named)
        return Choice(action, group, label, Message("carthage-action-take-reserved", named))
    if action in (actions.DONE, actions.PASS):
        what = "pass" if action == actions.PASS else "done-paying" if view["phase"] == "pay" else "done-protecting"
        return Choice(action, group, Message(f"carthage-label-{what}"), Message(f"carthage-action-{what}"))
    verb, card = verb_and_card(action)
    sentence = Message(f"carthage-action-{verb}", {"card": card_name(card)})
    return Choice(action, group, card_name(card, "code"), sentence)


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


def summary(view: View, decisions: Sequence[int]) -> Message:
    """A purchase with its payment, cards against the pirates, or a single move, before it is made final."""
    first = decisions[0]
    if first == actions.BUY and len(decisions) > 1:
        paid = [KIND_NAMES[each - actions.PAY] for each in decisions[1:] if each != actions.DONE]
        price, total = price_for(view, view["seat"]), sum(map(value_of, paid))
        facts = {"count": len(available(view, view["seat"])), "price": price, "paid": total, "over": total - price}
        return Message("carthage-summary-purchase", {**facts, "cards": [card_name(card) for card in paid]})
    if view["phase"] == "protect" and len(decisions) > 1:
        used = [card_name(verb_and_card(each)[1]) for each in decisions if each != actions.DONE]
        return Message("carthage-summary-protection", {"cards": used, "count": len(used)})
    return choice(view, first).sentence


def verb_and_card(action: int) -> tuple[str, str]:
    """The verb and the card of an action that names a card."""
    for verb, first in (
        ("take", actions.TAKE),
        ("reserve-market", actions.RESERVE_MARKET),
        ("reserve-farm", actions.RESERVE_FARM),
        ("pay", actions.PAY),
    ):
        if first <= action < first + KINDS:
            return verb, KIND_NAMES[action - first]
    kind = action - actions.USE_TWO + TWOS if action < actions.USE_THREE else action - actions.USE_THREE + THREES
    return "use", KIND_NAMES[kind]


def refusal(view: View, action: int) -> Message:
    """Why an action is not legal now, for the seat whose decision it is."""
    phase = view["phase"]
    if phase == "action" and action == actions.BUY:
        return Message("carthage-refusal-price", {"price": price_for(view, view["seat"]), "coins": coins_of(view)})
    if phase == "action" and action == actions.TAKE_RESERVED:
        return Message("carthage-refusal-no-reservation")
    if action < actions.TAKE or action in (actions.TAKE_RESERVED, actions.DONE, actions.PASS):
        return Message("carthage-refusal-moment")
    verb, card = verb_and_card(action)
    named = {"card": card_name(card)}
    if phase == "action" and verb == "take":
        owner = next((owner for each, owner in row_of(view, "market") if each == card and owner), "")
        if owner == view["seat"]:
            key = Message("carthage-key-take-reserved")
            return Message("carthage-refusal-own-reservation", {**named, "key": key})
        if owner:
            who = Who(SEAT_NAMES.index(owner))
            return Message("carthage-refusal-reserved", {**named, "owner": who})
        on_farm = any(each == card for each, _ in row_of(view, "farm"))
        return Message(f"carthage-refusal-{'only-on-farm' if on_farm else 'not-in-market'}", named)
    if phase == "action" and verb.startswith("reserve"):
        if own_place(view)["marker"] != "free":
            return Message("carthage-refusal-marker")
        return Message(f"carthage-refusal-not-{'in-market' if verb == 'reserve-market' else 'on-farm'}", named)
    if (phase, verb) in (("pay", "pay"), ("protect", "use")):
        if card not in own_place(view)["hand"].split():
            return Message("carthage-refusal-not-in-hand", named)
        if phase == "pay":
            return Message("carthage-refusal-pay-order", named)
        if colour_name(card) != view["protecting"]:
            return Message("carthage-refusal-colour", {"goods": coloured("goods", view["protecting"])})
    return Message("carthage-refusal-moment")


def card_help(card: str) -> Message:
    """What a card is good for."""
    kind = KIND_NAMES.index(card)
    facts = {"value": VALUE[kind], "icons": ICONS[kind], "copies": COPIES[kind]}
    return Message("carthage-help-card", {"card": card_name(card), "good": colour_name(card), **facts})


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the numbers of this table."""
    options = view["options"]
    numbers = {"tokens": options["end_tokens"], "first": options["protect_first"], "stored": options["stored_lasts"]}
    return Message(f"carthage-help-{topic}.text", numbers)


WORDS = Words(
    prompt=prompt,
    notes=notes,
    choices=choices,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    refusal=refusal,
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=KIND_NAMES,
    card_help=card_help,
)
