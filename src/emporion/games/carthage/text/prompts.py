"""Prompts and notes: what the seat to act has to decide, and what helps to decide it.

Everything is made from a view, so no sentence can hold what its reader may not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.event_log import space
from emporion.games.carthage.view.queries import (
    available,
    card_name,
    coins_of,
    colour_name,
    coloured,
    icons_of,
    in_danger,
    own_place,
    price_for,
    value_of,
)
from emporion.kernel.messages import Argument, Message, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES


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


def can_save(view: View) -> bool:
    """Whether the reader holds a card with icons of the raided colour."""
    return any(colour_name(card) == view["protecting"] and icons_of(card) for card in own_place(view)["hand"].split())


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
