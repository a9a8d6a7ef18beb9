"""Default completions: how to finish a move that has begun, by choosing ships, colours and durations."""

from __future__ import annotations

from emporion.games.discovery.bot.evaluation import FLAGSHIP_AT_HOME, TRADE, TRADING_TURNS, WILD_CARD
from emporion.games.discovery.bot.prospects import best_duration, points_at, turns_to_come
from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import (
    COLOUR,
    COLOURS,
    CONTRACT_COLOUR,
    CREW,
    FLAGSHIP,
    FLAGSHIP_CREW,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.games.discovery.rules.contracts import can_load_with
from emporion.games.discovery.rules.fleet import (
    can_explore_with,
    colour_of_expedition,
    fits_chain,
    flagship_shows,
    is_available,
    ships_from,
)
from emporion.games.discovery.rules.state import NONE, State, Step
from emporion.kernel.workspace import NoWorkspace

NEW_MOVE = -1
ROOM = 10  # per unit of transport on an expedition: small ships leave room for others
KEEP_FLAGSHIP = 3  # extra coins worth paying to keep it at home


def default_completion(s: State, workspace: NoWorkspace) -> int:
    """The next action of a move that has begun; NEW_MOVE if none has."""
    if s.step == Step.SHIP:
        return actions.SHIP + best_explorer(s) - 1
    if s.step == Step.VALUE:
        return actions.VALUE  # the smallest transport
    if s.step == Step.DECLARE:
        return actions.DECLARE + best_colour(s)
    if s.step == Step.CONTRACT_SHIP:
        return actions.SHIP + next_trader(s) - 1
    if s.step == Step.DURATION:
        return actions.DURATION + best_duration(turns_to_come(s, s.active)) - 1
    return NEW_MOVE


def best_explorer(s: State) -> int:
    """The ship with the best value on the expedition, less its value as a trader."""
    best, found = 0, 0
    for kind in range(1, FLAGSHIP + 1):
        if can_explore_with(s, s.target, kind):
            value = explorer_value(s, kind)
            if found == 0 or value > best:
                best, found = value, kind
    return found


def explorer_value(s: State, kind: int) -> int:
    card = 0 if fits_chain(s, s.target, kind) else WILD_CARD
    if kind == FLAGSHIP:
        return points_at(s, s.target, best_colour(s), 100) - FLAGSHIP_AT_HOME // 2 - card
    turns = min(turns_to_come(s, s.active), TRADING_TURNS)
    return points_at(s, s.target, COLOUR[kind], 100) - (TRADE * turns + ROOM) * TRANSPORT[kind] - card


def best_colour(s: State) -> int:
    """The flagship's colour: that of the chain, that of the card, or the one with more idle ships."""
    chain = s.expeditions[s.target].chain
    if chain > 0 and flagship_shows(s, s.active, chain - 1):
        return chain - 1
    wanted = colour_of_expedition(s, s.target)
    if flagship_shows(s, s.active, wanted):
        return wanted
    best, found = -1, 0
    for colour in range(COLOURS):
        idle = ships_from(s, colour, 1, 0, NONE) + ships_from(s, colour, 2, 0, NONE) + ships_from(s, colour, 3, 0, NONE)
        if flagship_shows(s, s.active, colour) and idle > best:
            best, found = idle, colour
    return found


def next_trader(s: State) -> int:
    """The first ship of the cheapest load: ships of the colour, and the flagship only if it saves much. If they are not
    enough, the first ship that leads to an exact load with Wild Ship cards."""
    colour = CONTRACT_COLOUR[s.seats[s.active].running[s.target].card]
    fitting_1 = ships_from(s, colour, 1, s.cursor, NONE)
    fitting_2 = ships_from(s, colour, 2, s.cursor, NONE)
    fitting_3 = ships_from(s, colour, 3, s.cursor, NONE)
    flagship = TRANSPORTS if is_available(s, FLAGSHIP) and flagship_shows(s, s.active, colour) else 0
    best, first = -1, 0
    for value in range(min(s.due, flagship) + 1):
        for threes in range(min(fitting_3, (s.due - value) // 3) + 1):
            for twos in range(min(fitting_2, (s.due - value - 3 * threes) // 2) + 1):
                ones = s.due - value - 3 * threes - 2 * twos
                crews = CREW * (ones + twos + threes) + (FLAGSHIP_CREW if value > 0 else 0)
                cost = crews + (KEEP_FLAGSHIP if value > 0 else 0)
                if ones <= fitting_1 and crews <= s.seats[s.active].coins and (best < 0 or cost < best):
                    best = cost
                    smallest = 1 if ones > 0 else 2 if twos > 0 else 3
                    first = FLAGSHIP if ones + twos + threes == 0 else colour * TRANSPORTS + smallest
    if best >= 0:
        return first
    kind = 1
    while not can_load_with(s, kind):
        kind += 1
    return kind
