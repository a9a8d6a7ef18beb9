"""Special missions (1.12) and the other points at the end (1.11)."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import TRACK
from emporion.games.discovery.rules.cards import EXPEDITIONS, IDLE_POINTS, SHIPS, Mission
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.state import FlagshipLocation, State
from emporion.kernel.trace import trace


def is_fulfilled(s: State, seat: int, expedition: int) -> bool:
    """Whether an expedition fulfils a player's mission: ships count, not their transport (M2-M4)."""
    here = s.expeditions[expedition]
    owned = 0
    for place in range(here.size):
        owned += here.owners[place] == seat + 1
    mission = s.seats[seat].mission
    if owned == 0:
        return False
    if mission == Mission.HALF:
        return 2 * owned >= here.size
    if mission == Mission.MAJ:
        return 2 * owned > here.size
    return mission == Mission.ONE or owned == here.size


def fulfilled_expeditions(s: State, seat: int) -> int:
    """Number of expeditions that fulfil a player's mission."""
    fulfilled = 0
    for expedition in range(EXPEDITIONS):
        if s.expeditions[expedition].size > 0:
            fulfilled += is_fulfilled(s, seat, expedition)
    return fulfilled


def track_value(s: State, seat: int) -> int:
    """Points per fulfilled expedition, by completed contracts (M5)."""
    return s.options.cards[TRACK + s.seats[seat].completed]


def mission_points(fulfilled: int, value: int) -> int:
    """Fulfilled expeditions times the contract track's value (M1, M6)."""
    return fulfilled * value


def ships_at_home(s: State, seat: int) -> int:
    """Number of ships not on an expedition (L6, U8)."""
    me = s.seats[seat]
    count = 1 if s.options.idle_flagship and me.flagship_at != FlagshipLocation.EXPEDITION else 0
    for kind in range(1, SHIPS + 1):
        count += me.idle[kind]
    return count


def points_at_home(ships: int) -> int:
    """Points for ships not on an expedition (L6)."""
    return IDLE_POINTS * ships


def score_missions(s: State) -> None:
    """Reveal and score the missions (L5)."""
    for seat in range(s.players):
        points = mission_points(fulfilled_expeditions(s, seat), track_value(s, seat))
        s.seats[seat].points += points
        trace(Event.MISSION, seat, s.seats[seat].mission, points)


def score_idle_ships(s: State) -> None:
    """A point for every ship not on an expedition (L6)."""
    for seat in range(s.players):
        ships = ships_at_home(s, seat)
        s.seats[seat].points += points_at_home(ships)
        trace(Event.AT_HOME, seat, ships)
