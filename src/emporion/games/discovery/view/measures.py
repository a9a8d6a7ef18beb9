"""What players compare after a move, for the reasons of hints and analyses: points scored and to come, ships, coins,
incomes, contracts, cards, and the mission."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emporion.games.discovery.rules.state import State
from emporion.games.discovery.view.structs import DiscoverySeat, DiscoveryView
from emporion.kernel.messages import DescribedEvent, Measure
from emporion.kernel.seats import SEAT_NAMES

POINT = 100  # the unit of `Measure.worth`
TO_COME = 90  # other ships may change what an expedition pays
COIN = 40
INCOME = 30  # a coin that a running contract will pay
SHIP = 160
CONTRACT = 60
COMPLETED = 80
WILD, RESERVATION = 70, 45
MISSION = 60  # a point of the mission: the expeditions that fulfil it still change


def measures(_s: State, view: DiscoveryView, _events: Sequence[DescribedEvent]) -> list[Measure]:
    return [each for place in view.seats for each in of_seat(view, place)]


def of_seat(view: DiscoveryView, place: DiscoverySeat) -> Iterator[Measure]:
    seat = SEAT_NAMES.index(place.seat)
    yield Measure("discovery-reason-points", place.points, POINT, seat)
    yield Measure("discovery-reason-to-come", place.to_come, TO_COME, seat)
    yield Measure("discovery-reason-ships", len(place.fleet.split()), SHIP, seat)
    yield Measure("discovery-reason-income", sum(each.income or 0 for each in place.contracts), INCOME, seat)
    yield Measure("discovery-reason-completed", place.completed, COMPLETED, seat)
    yield Measure("discovery-reason-contracts", place.hand_size, CONTRACT, seat)
    yield Measure("discovery-reason-wild", place.wild, WILD, seat)
    yield Measure("discovery-reason-reservations", place.reservations, RESERVATION, seat)
    if isinstance(place.coins, int):
        yield Measure("discovery-reason-coins", place.coins, COIN, seat)
    if place.seat == view.seat and place.mission_score:
        yield Measure("discovery-reason-mission", place.mission_score.points, MISSION, seat)
