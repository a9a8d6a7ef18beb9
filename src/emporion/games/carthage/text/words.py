"""How Carthage speaks: prompts, notes and choices as message ids. What happened is told by `chronicle.py`, why
something is not possible by `refusals.py`.

All of it is made from views, so no sentence can hold what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.notation.action_notation import verb_and_card
from emporion.games.carthage.rules import actions
from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, COPIES, ICONS, KIND_NAMES, VALUE
from emporion.games.carthage.text.event_log import narrate, space
from emporion.games.carthage.text.picks import bundle, preview, saved_by, without
from emporion.games.carthage.text.refusals import refusal
from emporion.games.carthage.text.score_sheet import score_sheet
from emporion.games.carthage.view.queries import (
    available,
    card_name,
    coins_of,
    colour_name,
    coloured,
    icons_of,
    in_danger,
    own_place,
    own_reservation,
    price_for,
    value_of,
)
from emporion.kernel.messages import Argument, Choice, GameText, Message, Name, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES

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

GROUPS = ("token", "buy", "take", "reserve-market", "reserve-farm", "pay", "use", "other")
CARD_GROUPS = GROUPS[2:7]
SINGLE_KEYS = {
    actions.BUY: "buy",
    actions.TAKE_RESERVED: "take-reserved",
    actions.DONE: "done",
    actions.PASS: "pass",
}


def prompt(view: View) -> Message:
    """What has to be decided now, and by whom."""
    if view["actor"] is None:
        return Message("carthage-prompt-over")
    who = PlayerRef(SEAT_NAMES.index(view["actor"]))
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
    helpless = mine and not can_save(view)
    if in_danger(view, view["protecting"]):
        what = "helpless" if helpless else "protect"
    else:
        what = "cannot-store" if helpless else "store"
    return Message(f"carthage-prompt-{what}", {"seat": who, "goods": coloured("goods", view["protecting"])})


def question(view: View) -> str:
    """The kind of decision; protecting goods is a question for each colour."""
    return f"{view['phase']} {view.get('protecting', '')}"


def can_save(view: View) -> bool:
    """Whether the reader holds a card with icons of the raided colour."""
    return any(colour_name(card) == view["protecting"] and icons_of(card) for card in own_place(view)["hand"].split())


def notes(view: View, legal: Sequence[int]) -> list[Message]:
    """The running sum of a payment, what a purchase would set in motion, what the pirates could take."""
    match view["phase"]:
        case "action" if actions.BUY in legal:
            return list(foresee_purchase(view))
        case "action" if available(view, view["seat"]) and len(legal) > 1:
            return [Message("carthage-note-price", {"price": price_for(view, view["seat"]), "coins": coins_of(view)})]
        case "pay":
            return [running_sum(view)]
        case "protect":
            goods = [card for card in own_place(view)["goods"].split() if colour_name(card) == view["protecting"]]
            if in_danger(view, view["protecting"]):
                note = "carthage-note-at-risk" if can_save(view) else "carthage-note-lost"
            else:
                note = "carthage-note-storable"
            return [Message(note, {"cards": [card_name(card) for card in goods]})]
    return []


def running_sum(view: View) -> Message:
    """What is to be paid, and what is laid down so far."""
    price, picked = price_for(view, view["seat"]), view.get("picked", "").split()
    if not picked:
        return Message("carthage-note-to-pay", {"price": price, "coins": coins_of(view)})
    facts = {"price": price, "paid": sum(map(value_of, picked)), "due": view["still_due"]}
    return Message("carthage-note-payment", {**facts, "cards": [card_name(card) for card in picked]})


def foresee_purchase(view: View) -> Iterator[Message]:
    """Where the ships would sail, whether it would be payday, whether that would end the game, and if not, whom the
    pirates would raid: all of it public."""
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
    arrived = {colour for colour, there in after.items() if there == goal}
    enders = [seat for seat in range(view["players"]) if ends_game(view, seat, arrived, bought)]
    if enders:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in enders]
        yield Message("carthage-note-end", {"players": names, "limit": options["end_tokens"]})
        return
    raided = [coloured("ship", colour) for colour, there in after.items() if there in options["track_pirates"]]
    if raided and arrived:
        yield Message("carthage-note-raids", {"ships": raided})


def ends_game(view: View, seat: int, arrived: set[str], bought: Sequence[str]) -> bool:
    """Whether a payday of these colours would give a seat enough tokens: one for each colour it has goods of (1.9 step
    2, E1)."""
    place = view["seats"][seat]
    goods = {colour_name(card) for card in (place["goods"] + " " + place["stored"]).split()}
    if place["seat"] == view["seat"]:
        goods |= set(bought)
    tokens: int = sum(place["tokens"].values()) + len(goods & arrived)
    limit: int = view["options"]["end_tokens"]
    return bool(arrived) and tokens >= limit


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


def card_help(card: str, _view: View) -> Message:
    """What a card is good for."""
    kind = KIND_NAMES.index(card)
    facts = {"value": VALUE[kind], "icons": ICONS[kind], "copies": COPIES[kind]}
    return Message("carthage-help-card", {"card": card_name(card), "good": colour_name(card), **facts})


def help_page(topic: str, view: View) -> Message:
    """A page of the rules in short, with the numbers of this table."""
    options = view["options"]
    facts = {
        "tokens": options["end_tokens"],
        "first": options["protect_first"],
        "stored": options["stored_lasts"],
        "colours": options["protect_colours"],
        "timing": options["refill_timing"],
        "hands": "open" if options["open_hands"] else "secret",
        "start": "yes" if options["start_token"] else "no",
    }
    return Message(f"carthage-help-{topic}.text", facts)


TEXT = GameText(
    prompt=prompt,
    notes=notes,
    choices=choices,
    question=question,
    begins_move=begins_move,
    bundle=bundle,
    preview=preview,
    shortcut=shortcut,
    summary=summary,
    narrate=narrate,
    warning=lambda _view, _action: None,
    heading="carthage-event-turn",
    refusal=refusal,
    not_now="carthage-refusal-moment",
    score_sheet=score_sheet,
    topics=TOPICS,
    help_page=help_page,
    cards=KIND_NAMES,
    card_help=card_help,
)
