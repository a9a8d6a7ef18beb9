"""Expeditions: sending ships there (1.6, 1.8) and what they earn (1.10, 1.11)."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.discovery.rules.card_sets import POINTS
from emporion.games.discovery.rules.cards import COLOUR, EXPEDITIONS, FLAGSHIP, TRANSPORT
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.fleet import (
    choose_flagship,
    colour_of_expedition,
    crew_ship,
    fits_chain,
    flagship_shows,
    reveal_flagship,
    room,
)
from emporion.games.discovery.rules.options import FlagshipScoring, WildScoring
from emporion.games.discovery.rules.state import Action, FlagshipLocation, State, Step
from emporion.kernel.trace import trace

FIRST, LAST = 0, 2  # offsets of a scoring's points in the card set
UNDECIDED = -1


def explore(s: State, expedition: int) -> None:
    """Choose an expedition; the next decision is the ship."""
    s.target = expedition
    s.done |= 1 << Action.SEND
    s.current = Action.SEND
    s.step = Step.SHIP


def send(s: State, kind: int) -> None:
    """Choose a ship for the expedition. For the flagship the transport is decided next (F2), then the colour if there
    is a choice (F4, F6, U7)."""
    if kind != FLAGSHIP:
        sail(s, kind, TRANSPORT[kind], COLOUR[kind])
        return
    choose_flagship(s)
    if flagship_transport(s, s.target) == UNDECIDED:
        s.step = Step.VALUE
    else:
        send_flagship(s, flagship_transport(s, s.target))


def flagship_transport(s: State, expedition: int) -> int:
    """The transport of a flagship on an expedition; UNDECIDED if there is room for a choice (F2)."""
    return 1 if room(s, expedition) == 1 else UNDECIDED


def send_flagship(s: State, value: int) -> None:
    s.due = value
    colour = flagship_colour(s, s.target)
    if colour == UNDECIDED:
        s.step = Step.DECLARE
    else:
        sail(s, FLAGSHIP, value, colour)


def flagship_colour(s: State, expedition: int) -> int:
    """The colour of the active player's flagship on an expedition; UNDECIDED if the player declares it (F4, F6, U7)."""
    chain = s.expeditions[expedition].chain
    as_chain = s.options.wild_scoring == WildScoring.CHAIN
    if chain > 0 and (as_chain or flagship_shows(s, s.active, chain - 1)):
        return chain - 1
    return UNDECIDED


def sail(s: State, kind: int, value: int, colour: int) -> None:
    """Put a ship on the expedition for good (E6, E7). The first ship sets the chain colour (E3); one that does not fit
    costs a Wild Ship card and scores with its own colour (F5, F6)."""
    me = s.seats[s.active]
    expedition = s.expeditions[s.target]
    wild = not fits_chain(s, s.target, kind)
    scoring = scoring_colour(s, s.target, kind, colour)
    crew_ship(s, kind)
    me.wild -= wild
    if kind == FLAGSHIP:
        me.flagship_at = FlagshipLocation.EXPEDITION
    if expedition.chain == 0:
        expedition.chain = colour + 1
    place = expedition.size
    expedition.ships[place] = kind
    expedition.owners[place] = s.active + 1
    expedition.transports[place] = value
    expedition.colours[place] = scoring + 1
    expedition.size += 1
    expedition.used += value
    trace(Event.SAILS, s.active, s.target, kind, value, scoring, wild)
    reveal_flagship(s)
    s.due = 0
    s.target = 0
    s.step = Step.ACTION


def scoring_colour(s: State, expedition: int, kind: int, colour: int) -> int:
    """The colour with which a ship of the active player scores: its own, or with an option the chain colour if it costs
    a Wild Ship card (F5, U7)."""
    if s.options.wild_scoring == WildScoring.CHAIN and not fits_chain(s, expedition, kind):
        return s.expeditions[expedition].chain - 1
    return colour


def score_expeditions(s: State, scoring: int) -> None:
    """Every ship earns its owner the points on the card, the higher number if it has the card's colour (P4, P5, L4)."""
    for expedition in range(EXPEDITIONS):
        here = s.expeditions[expedition]
        for place in range(here.size):
            seat = here.owners[place] - 1
            points = points_of(s, expedition, scoring, has_colour(s, expedition, place))
            s.seats[seat].points += points
            trace(Event.EARNS, seat, expedition, here.ships[place], points)


def points_of(s: State, expedition: int, scoring: int, same: int) -> int:
    """Points that a ship earns on an expedition at a scoring; `same` is 1 if it has the card's colour (C5)."""
    return s.options.cards[POINTS + 4 * expedition + scoring + same]


def has_colour(s: State, expedition: int, place: int) -> int:
    """1 if a ship on an expedition has the card's colour."""
    here = s.expeditions[expedition]
    return scores_same(s, expedition, here.owners[place] - 1, here.ships[place], here.colours[place] - 1)


def scores_same(s: State, expedition: int, seat: int, kind: int, colour: int) -> int:
    """1 if a ship that scores with this colour has the card's. With an option, either colour of a flagship counts
    (U6)."""
    wanted = colour_of_expedition(s, expedition)
    if colour == wanted:
        return 1
    if kind == FLAGSHIP and s.options.flagship_scoring == FlagshipScoring.EITHER:
        return 1 if flagship_shows(s, seat, wanted) else 0
    return 0


def still_earns(s: State, expedition: int, scoring: int, same: int) -> int:
    """Points that a ship earns on an expedition at a scoring, if it has not taken place (P3, L4)."""
    if s.step == Step.OVER or (scoring == FIRST and s.first_done == 1):
        return 0
    return points_of(s, expedition, scoring, same)


def points_to_come(s: State, out: MutableSequence[int]) -> None:
    """Add up by seat what the ships on expeditions earn at the remaining scorings."""
    for expedition in range(EXPEDITIONS):
        here = s.expeditions[expedition]
        if here.size > 0:
            other = still_earns(s, expedition, FIRST, 0) + still_earns(s, expedition, LAST, 0)
            same = still_earns(s, expedition, FIRST, 1) + still_earns(s, expedition, LAST, 1)
            for place in range(here.size):
                out[here.owners[place] - 1] += same if has_colour(s, expedition, place) else other


def score_first(s: State) -> None:
    """The first scoring (1.10)."""
    s.first_done = 1
    s.first_turns = 0
    s.reveals += 1
    trace(Event.FIRST_SCORING)
    score_expeditions(s, FIRST)
