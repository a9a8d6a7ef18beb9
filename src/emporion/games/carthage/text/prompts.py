"""Prompts and notes: what the seat to act has to decide, and information that helps to decide.

Everything is made from a view, so no message can contain hidden information.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.rules import actions
from emporion.games.carthage.text.names import card_names, coloured_name, space_name
from emporion.games.carthage.view.structs import CarthageView, Protection, Purchase, Sale, Voyage
from emporion.kernel.messages import Message, PlayerRef
from emporion.kernel.seats import SEAT_NAMES


def prompt(view: CarthageView) -> Message:
    """The decision to make, and whose it is."""
    if view.actor is None:
        return Message("carthage-prompt-over")
    actor = SEAT_NAMES.index(view.actor)
    player, place, mine = PlayerRef(actor), view.seats[actor], view.actor == view.seat
    if view.protection:
        return protection_prompt(view, view.protection, player)
    match view.phase:
        case "action" if not place.available:
            return Message("carthage-prompt-pass", {"seat": player})
        case "action":
            reserve = mine and place.marker == "free"
            can = {"buy": "yes" if mine and place.affordable else "no", "reserve": "yes" if reserve else "no"}
            return Message("carthage-prompt-action", {"seat": player, **can})
        case "pay":
            what = "pay" if view.still_due else "paid"
            return Message(f"carthage-prompt-{what}", {"seat": player, "due": view.still_due or 0})
    return Message("carthage-prompt-token", {"seat": player})


def protection_prompt(view: CarthageView, protection: Protection, player: PlayerRef) -> Message:
    """Whether goods are to be protected or stored in advance, and whether the viewer has a card for it."""
    possible, helpless = ("protect", "helpless") if protection.raided else ("store", "cannot-store")
    what = helpless if view.actor == view.seat and not protection.stores else possible
    goods = coloured_name("goods", view.protecting or "")
    return Message(f"carthage-prompt-{what}", {"seat": player, "goods": goods})


def question(view: CarthageView) -> str:
    """The pending question; protecting goods is a separate question per colour."""
    return f"{view.phase} {view.protecting or ''}"


def notes(view: CarthageView, legal: Sequence[int]) -> list[Message]:
    """The running sum of a payment, the consequences of a purchase, or the goods at risk."""
    me = view.viewer
    if view.purchase and actions.BUY in legal:
        return list(purchase_consequences(view, view.purchase))
    if view.phase == "action" and me.available and len(legal) > 1:
        return [Message("carthage-note-price", {"price": me.price, "coins": me.coins or 0})]
    if view.phase == "pay":
        return [payment_note(view)]
    if view.protection:
        if view.protection.raided:
            note = "carthage-note-at-risk" if view.protection.stores else "carthage-note-lost"
        else:
            note = "carthage-note-storable"
        return [Message(note, {"cards": card_names(view.protection.goods)})]
    return []


def payment_note(view: CarthageView) -> Message:
    """The price and the cards paid so far."""
    if not view.picked:
        return Message("carthage-note-to-pay", {"price": view.viewer.price, "coins": view.viewer.coins or 0})
    facts = {"price": view.viewer.price, "paid": view.paid or 0, "due": view.still_due or 0}
    return Message("carthage-note-payment", {**facts, "cards": card_names(view.picked)})


def purchase_consequences(view: CarthageView, purchase: Purchase) -> Iterator[Message]:
    """Whether a purchase would end the game, what the ships that come home earn the viewer, which ships pirates would
    raid, and where others would sail: the most important first, since a small screen may have no room for all. Where a
    game ends, what comes after its last payday does not matter. All of it is public."""
    if purchase.enders:
        names = [Message("player-name", {"seat": PlayerRef(SEAT_NAMES.index(seat))}) for seat in purchase.enders]
        yield Message("carthage-note-end", {"players": names, "limit": view.end_tokens})
    if purchase.sales:
        sales = [sale_note(each) for each in purchase.sales]
        yield Message("carthage-note-payday", {"count": sum(each.points for each in purchase.sales), "sales": sales})
    if purchase.enders:
        return
    if purchase.raided:
        ships = [Message("carthage-raided", {"ship": coloured_name("ship", colour)}) for colour in purchase.raided]
        yield Message("carthage-note-raids", {"ships": ships})
    others = [each for each in purchase.voyages if not each.arrives and each.colour not in purchase.raided]
    if others:
        what = "carthage-note-sailing" if purchase.payday else "carthage-note-voyages"
        yield Message(what, {"voyages": [voyage_note(view, each) for each in others]})


def sale_note(sale: Sale) -> Message:
    return Message("carthage-sale", {"goods": coloured_name("goods", sale.colour), "points": sale.points})


def voyage_note(view: CarthageView, voyage: Voyage) -> Message:
    ship = coloured_name("ship", voyage.colour)
    return Message("carthage-voyage", {"ship": ship, "to": space_name(view.route[voyage.to])})
