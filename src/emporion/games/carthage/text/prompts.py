"""Prompts and notes: what the seat to act has to decide, and information that helps to decide.

Everything is made from a view, so no message can contain hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.event_log import space
from emporion.games.carthage.view.queries import (
    available_cards,
    card_name,
    colour_name,
    coloured_name,
    icons_of,
    in_danger,
    price_for,
    value_of,
    viewer_coins,
    viewer_seat,
)
from emporion.kernel.messages import Argument, Message, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES


def prompt(view: View) -> Message:
    """The decision to make, and whose it is."""
    if view["actor"] is None:
        return Message("carthage-prompt-over")
    player = PlayerRef(SEAT_NAMES.index(view["actor"]))
    mine = view["actor"] == view["seat"]
    match view["phase"]:
        case "token":
            return Message("carthage-prompt-token", {"seat": player})
        case "action" if not available_cards(view, view["actor"]):
            return Message("carthage-prompt-pass", {"seat": player})
        case "action":
            buy = mine and viewer_coins(view) >= price_for(view, view["seat"])
            reserve = mine and viewer_seat(view)["marker"] == "free"
            can = {"buy": "yes" if buy else "no", "reserve": "yes" if reserve else "no"}
            return Message("carthage-prompt-action", {"seat": player, **can})
        case "pay":
            what = "pay" if view["still_due"] else "paid"
            return Message(f"carthage-prompt-{what}", {"seat": player, "due": view["still_due"]})
    helpless = mine and not can_protect(view)
    if in_danger(view, view["protecting"]):
        what = "helpless" if helpless else "protect"
    else:
        what = "cannot-store" if helpless else "store"
    return Message(f"carthage-prompt-{what}", {"seat": player, "goods": coloured_name("goods", view["protecting"])})


def question(view: View) -> str:
    """The pending question; protecting goods is a separate question per colour."""
    return f"{view['phase']} {view.get('protecting', '')}"


def notes(view: View, legal: Sequence[int]) -> list[Message]:
    """The running sum of a payment, the consequences of a purchase, or the goods at risk."""
    match view["phase"]:
        case "action" if actions.BUY in legal:
            return list(purchase_consequences(view))
        case "action" if available_cards(view, view["seat"]) and len(legal) > 1:
            return [
                Message("carthage-note-price", {"price": price_for(view, view["seat"]), "coins": viewer_coins(view)})
            ]
        case "pay":
            return [payment_note(view)]
        case "protect":
            goods = [card for card in viewer_seat(view)["goods"].split() if colour_name(card) == view["protecting"]]
            if in_danger(view, view["protecting"]):
                note = "carthage-note-at-risk" if can_protect(view) else "carthage-note-lost"
            else:
                note = "carthage-note-storable"
            return [Message(note, {"cards": [card_name(card) for card in goods]})]
    return []


def can_protect(view: View) -> bool:
    """Whether the viewer has a card with icons of the colour to protect."""
    return any(colour_name(card) == view["protecting"] and icons_of(card) for card in viewer_seat(view)["hand"].split())


def payment_note(view: View) -> Message:
    """The price and the cards paid so far."""
    price, picked = price_for(view, view["seat"]), view.get("picked", "").split()
    if not picked:
        return Message("carthage-note-to-pay", {"price": price, "coins": viewer_coins(view)})
    facts = {"price": price, "paid": sum(map(value_of, picked)), "due": view["still_due"]}
    return Message("carthage-note-payment", {**facts, "cards": [card_name(card) for card in picked]})


def purchase_consequences(view: View) -> Iterator[Message]:
    """Where the ships would sail, whether it would be payday, and whether that would end the game or cause a raid. All
    of it is public."""
    options = view["options"]
    goal = options["track_size"] - 1
    bought = [colour_name(card) for card in available_cards(view, view["seat"])]
    after = {
        colour: min(here + min(bought.count(colour), 2), goal) for colour, here in view["ships"].items()
    }  # one space for one card, two for more (M1, M3)
    voyages = []
    for colour, there in after.items():
        if there != view["ships"][colour]:
            event = "payday" if there == goal else "none"
            facts: dict[str, Argument] = {
                "ship": coloured_name("ship", colour),
                "to": space(options, there),
                "event": event,
            }
            voyages.append(Message("carthage-voyage", facts))
    yield Message("carthage-note-voyages", {"voyages": voyages})
    arrived = {colour for colour, there in after.items() if there == goal}
    enders = [seat for seat in range(view["players"]) if ends_game(view, seat, arrived, bought)]
    if enders:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in enders]
        yield Message("carthage-note-end", {"players": names, "limit": options["end_tokens"]})
        return
    raided = [coloured_name("ship", colour) for colour, there in after.items() if there in options["track_pirates"]]
    if raided and arrived:
        yield Message("carthage-note-raids", {"ships": raided})


def ends_game(view: View, seat: int, arrived: set[str], bought: Sequence[str]) -> bool:
    """Whether a payday of these colours would give a seat enough tokens: one for each colour of its goods (1.9 step 2,
    E1)."""
    place = view["seats"][seat]
    goods = {colour_name(card) for card in (place["goods"] + " " + place["stored"]).split()}
    if place["seat"] == view["seat"]:
        goods |= set(bought)
    tokens: int = sum(place["tokens"].values()) + len(goods & arrived)
    limit: int = view["options"]["end_tokens"]
    return bool(arrived) and tokens >= limit
