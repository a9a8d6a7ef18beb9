"""What players compare after a move, for the reasons of hints and analyses: stacks, cards gained, junk, hands, and what
the viewer can do at the beginning of the next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.dale.rules.state import State
from emporion.games.dale.view.description import CARDS
from emporion.games.dale.view.structs import DaleSeat, DaleView
from emporion.kernel.messages import DescribedEvent, Measure
from emporion.kernel.seats import SEAT_NAMES

STACK = 100  # the unit of `Measure.worth` is a hundredth of it
VALUE = 12  # of a card gained
JUNK_CARD = 30
HAND_CARD = 25
READY = 120  # to be able to build the next stack; as this is never certain, it counts half
COIN = 15
GAINS = ("buys", "takes", "takes_from_stall")


def measures(_s: State, view: DaleView, events: Sequence[DescribedEvent]) -> list[Measure]:
    everybody = [each for place in view.seats for each in of_seat(place, events)]
    return [*everybody, *at_turn(view)]


def of_seat(place: DaleSeat, events: Sequence[DescribedEvent]) -> Iterator[Measure]:
    seat = SEAT_NAMES.index(place.seat)
    mine = [each for each in events if each.get("seat") == place.seat]
    gained = sum(CARDS[each["card"]].value for each in mine if each["event"] in GAINS)
    thrown = sum(each["event"] == "throws_away" and each["card"] == "junk" for each in mine)
    yield Measure("dale-reason-stacks", place.stacks, STACK, seat)
    yield Measure("dale-reason-gained", gained, VALUE, seat)
    yield Measure("dale-reason-thrown", thrown, JUNK_CARD, seat)
    yield Measure("dale-reason-junk", sum(each["event"] == "junk_dealt" for each in mine), -JUNK_CARD, seat)
    yield Measure("dale-reason-hand", place.hand_size, HAND_CARD, seat)


def at_turn(view: DaleView) -> Iterator[Measure]:
    """What the viewer can do when an action is asked."""
    seat = view.seat
    if seat is not None and view.question == "action" and view.actor == seat:
        yield Measure("dale-reason-ready", int(view.can_build is True), READY, SEAT_NAMES.index(seat))
        yield Measure("dale-reason-purse", view.purse or 0, COIN, SEAT_NAMES.index(seat))
