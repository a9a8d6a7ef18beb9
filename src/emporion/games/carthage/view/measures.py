"""What players compare after a move, for the reasons of hints and analyses: income, losses, goods, tokens, money, the
marker, and what the next player finds in the Market."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.carthage.rules.cards import COLOUR_NAMES, COLOURS
from emporion.games.carthage.rules.payday import goods_of
from emporion.games.carthage.rules.raid import raided, unstored
from emporion.games.carthage.rules.state import State
from emporion.games.carthage.view.description import CARDS
from emporion.games.carthage.view.structs import CarthageSeat, CarthageView
from emporion.kernel.messages import DescribedEvent, Measure
from emporion.kernel.seats import SEAT_NAMES

POINT = 100  # the unit of `Measure.worth`
LOST_CARD = 130  # a card of a set that is sold for four or five cards' prices
CARD = 100
TOKEN = 80
COIN = 20
HAND_CARD = 50
EXPOSED = 35  # a card that pirates may take
SPACE = 20  # that a ship with goods of the player sails; almost always for several cards
MARKER = 30
MATCHING = 60  # a card that the next player may buy, of a colour in that player's goods


def measures(s: State, view: CarthageView, events: Sequence[DescribedEvent]) -> list[Measure]:
    """The measures of all players, then what the next player may buy."""
    everybody = [each for place in view.seats for each in of_seat(s, view, place, events)]
    return [*everybody, *offered_next(s, view)]


def of_seat(s: State, view: CarthageView, place: CarthageSeat, events: Sequence[DescribedEvent]) -> Iterator[Measure]:
    seat = SEAT_NAMES.index(place.seat)
    mine = [each for each in events if each.get("seat") == place.seat]
    yield Measure("carthage-reason-earned", total(mine, "sale", "points"), POINT, seat)
    yield Measure("carthage-reason-lost", total(mine, "lost", "count"), -LOST_CARD, seat)
    yield Measure("carthage-reason-goods", total(mine, "goods", "count"), CARD, seat)
    yield Measure("carthage-reason-tokens", place.token_count, TOKEN, seat)
    yield Measure("carthage-reason-exposed", exposed(s, seat), -EXPOSED, seat)
    yield Measure("carthage-reason-sail", sailed(s, seat, mine, events), SPACE, seat)
    yield Measure("carthage-reason-marker", int(place.marker != "free"), MARKER, seat)
    if place.seat == view.seat:
        yield Measure("carthage-reason-coins", place.coins or 0, COIN, seat)
    else:
        yield Measure("carthage-reason-hand", place.hand_size, HAND_CARD, seat)


def total(events: Sequence[DescribedEvent], name: str, number: str) -> int:
    return sum(each[number] for each in events if each["event"] == name)


def exposed(s: State, seat: int) -> int:
    """Goods that a raid would take now."""
    return sum(unstored(s, seat, colour) for colour in range(COLOURS) if raided(s, colour))


def sailed(s: State, seat: int, mine: Sequence[DescribedEvent], events: Sequence[DescribedEvent]) -> int:
    """The spaces that ships with goods of the player have sailed, with those whose goods were sold."""
    colours = {each["colour"] for each in mine if each["event"] == "sale"} | owned(s, seat)
    voyages = (each for each in events if each["event"] == "ship_sails" and each["colour"] in colours)
    return sum(each["to"] - each["from"] for each in voyages)


def owned(s: State, seat: int) -> set[str]:
    """The colours of a player's goods."""
    return {COLOUR_NAMES[colour] for colour in range(COLOURS) if goods_of(s, seat, colour)}


def offered_next(s: State, view: CarthageView) -> Iterator[Measure]:
    """The cards that another player who acts now may buy to add to goods of their colours."""
    if view.phase == "action" and view.actor != view.seat:
        seat = s.active
        colours, cards = owned(s, seat), view.seats[seat].available.split()
        yield Measure("carthage-reason-matching", sum(CARDS[card].colour in colours for card in cards), MATCHING, seat)
