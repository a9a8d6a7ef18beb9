"""What a move causes, for hints: income, pirates, voyages, tokens, reservations, and what the hand is worth then."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.text.event_log import narrate, seat_argument
from emporion.games.carthage.text.names import card_names, cards_in_row, colour_name, coloured_name, space_name
from emporion.games.carthage.view.structs import CarthageView
from emporion.kernel.messages import DescribedEvent, Message


def consequences(events: Sequence[DescribedEvent], before: CarthageView, after: CarthageView) -> list[Message]:
    """The end of the game, sales, losses to pirates, other voyages, new goods, a first token, a reservation; then what
    the hand can buy."""
    return [
        *narrate([each for each in events if each["event"] == "game_over"], after),
        *paydays(events),
        *raids(events, before, after),
        *voyages(events, after),
        *narrate([each for each in events if each["event"] == "goods"], after),
        *first_token(events, before, after),
        *reservation(events, after),
        *money(events, before, after),
    ]


def paydays(events: Sequence[DescribedEvent]) -> Iterator[Message]:
    """A sentence for each ship that arrives: what every seller earns."""
    for payday in (each for each in events if each["event"] == "payday"):
        sales = [each for each in events if each["event"] == "sale" and each["colour"] == payday["colour"]]
        ship = {"ship": coloured_name("ship", payday["colour"])}
        if sales:
            earnings = [
                Message("carthage-fact-earns", {**seat_argument(each), "points": each["points"]}) for each in sales
            ]
            yield Message("carthage-fact-payday", {**ship, "earnings": earnings})
        else:
            yield Message("carthage-fact-payday-empty", ship)


def raids(events: Sequence[DescribedEvent], before: CarthageView, after: CarthageView) -> Iterator[Message]:
    """What pirates take; where players may still protect their goods, which of the viewer's are at risk."""
    lost = [each for each in events if each["event"] == "lost"]
    yield from narrate(lost, after)
    risks = {risk.colour: risk.cards for risk in before.purchase.risks} if before.purchase else {}
    for raid in (each for each in events if each["event"] == "pirates" and not lost):
        ship = {"ship": coloured_name("ship", raid["colour"])}
        if cards := risks.get(raid["colour"]):
            yield Message("carthage-fact-raid", {**ship, "cards": card_names(cards)})
        else:
            yield from narrate([raid], after)


def voyages(events: Sequence[DescribedEvent], after: CarthageView) -> Iterator[Message]:
    """The ships that sail without arriving."""
    arrived = {each["colour"] for each in events if each["event"] == "payday"}
    sailing = [each for each in events if each["event"] == "ship_sails" and each["colour"] not in arrived]
    if sailing:
        yield Message("carthage-fact-voyages", {"voyages": [voyage(each, after) for each in sailing]})


def voyage(event: DescribedEvent, view: CarthageView) -> Message:
    to = space_name(view.route[event["to"]])
    return Message("carthage-voyage", {"ship": coloured_name("ship", event["colour"]), "to": to})


def first_token(events: Sequence[DescribedEvent], before: CarthageView, after: CarthageView) -> Iterator[Message]:
    """The cards of the first token's colour, by which tokens differ, and what a token is good for."""
    for token in (each for each in events if each["event"] == "token" and before.phase == "token"):
        goods = {"goods": coloured_name("goods", token["colour"])}
        for row in ("market", "farm"):
            cards = [card for card, _ in cards_in_row(getattr(after, row)) if colour_name(card) == token["colour"]]
            yield Message(f"carthage-fact-{row}", {**goods, "cards": card_names(" ".join(cards)), "count": len(cards)})
        yield Message("carthage-fact-token", {**goods, "more": token["tokens"]})


def reservation(events: Sequence[DescribedEvent], after: CarthageView) -> Iterator[Message]:
    """What is left of the Market for the others, the goods that a reserved card goes with, and the viewer's means."""
    for reserved in (each for each in events if each["event"] == "reserves" and each["seat"] == after.seat):
        prices = {seat.price for seat in after.seats if seat is not after.viewer}
        is_one = len(prices) == 1 and not any(each["event"] == "refill" for each in events)
        yield Message(f"carthage-fact-reserved-{reserved['row']}", {"price": prices.pop() if is_one else 0})
        stock = f"{after.viewer.goods} {after.viewer.stored}".split()
        same = [card for card in stock if colour_name(card) == colour_name(reserved["card"])]
        if same:
            yield Message("carthage-fact-stock", {"cards": card_names(" ".join(same))})
        yield Message("carthage-note-price", {"price": after.viewer.price, "coins": after.viewer.coins or 0})


def money(events: Sequence[DescribedEvent], before: CarthageView, after: CarthageView) -> Iterator[Message]:
    """What the hand is worth and what the Market costs the viewer, if that changes; after a purchase, the hand only."""
    mine = after.viewer
    if mine.coins and mine.coins != before.viewer.coins:
        yield Message("carthage-fact-hand", {"coins": mine.coins})
    if mine.available and mine.price != before.viewer.price and not any(each["event"] == "buys" for each in events):
        yield Message("carthage-fact-price", {"price": mine.price})
