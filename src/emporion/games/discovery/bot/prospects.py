"""Estimates for the rest of the game: turns, places on expeditions, contracts that can be completed."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import COLOUR, CREW, EXPEDITIONS, SHIPS, TRANSPORT
from emporion.games.discovery.rules.contracts import income_of
from emporion.games.discovery.rules.expeditions import FIRST, LAST, points_of
from emporion.games.discovery.rules.fleet import colour_of_expedition, room
from emporion.games.discovery.rules.market import ships_unseen
from emporion.games.discovery.rules.state import NONE, RUNNING_CONTRACTS, Action, State
from emporion.games.discovery.rules.turn import may_begin

LAST_PURCHASE = 4  # average number of ships left in the piles when Last Scoring appears
PACE = (0, 0, 15, 22, 29)  # purchases per ten rounds, by number of players
NEARLY_STALLED = 3  # rounds left before the stall guard starts the last round
LONG_GAME, SHORT_GAME = 7, 4  # remaining turns from which contracts of three and two turns are best


def turns_to_come(s: State, seat: int) -> int:
    """A player's turns after the current one: known in the last round, estimated before."""
    if s.turns_left > 0:
        distance = (seat - s.active + s.players) % s.players
        return 1 if (distance if distance > 0 else s.players) < s.turns_left else 0
    turns = 1 + max(0, ships_unseen(s) - LAST_PURCHASE) * 10 // PACE[s.players]
    rounds_to_stall = s.options.stall_guard - s.idle_turns // s.players
    if s.options.stall_guard > 0 and rounds_to_stall <= NEARLY_STALLED:
        return min(turns, 1 + max(0, rounds_to_stall))
    return turns


def can_still_do(s: State, seat: int, action: int, turns: int) -> bool:
    """Whether a player can still do an action before the end."""
    return turns > 0 or (seat == s.active and may_begin(s, action))


def points_at(s: State, expedition: int, colour: int, share_of_first: int) -> int:
    """Points of a ship of this colour on an expedition, in hundredths; `share_of_first` is a percentage."""
    same = 1 if colour == colour_of_expedition(s, expedition) else 0
    first = share_of_first * points_of(s, expedition, FIRST, same) if s.first_done == 0 else 0
    return first + 100 * points_of(s, expedition, LAST, same)


def best_place(s: State, kind: int, share_of_first: int) -> int:
    """The most that a ship can earn on any expedition now, in hundredths; 0 if none accepts it."""
    best = 0
    for expedition in range(EXPEDITIONS):
        chain = s.expeditions[expedition].chain
        if (chain == 0 or chain == COLOUR[kind] + 1) and TRANSPORT[kind] <= room(s, expedition):
            best = max(best, points_at(s, expedition, COLOUR[kind], share_of_first))
    return best


def owned_transport(s: State, seat: int, colour: int) -> int:
    """Transport of a colour at home or on contracts."""
    me = s.seats[seat]
    total = 0
    for kind in range(1, SHIPS + 1):
        if COLOUR[kind] == colour:
            total += TRANSPORT[kind] * me.idle[kind]
    for place in range(RUNNING_CONTRACTS):
        if me.running[place].card != NONE:
            for ship in me.running[place].ships:
                if 0 < ship <= SHIPS and COLOUR[ship] == colour:
                    total += TRANSPORT[ship]
    return total


def best_duration(turns: int) -> int:
    """Long contracts while there is time, short ones near the end."""
    if turns >= LONG_GAME:
        return 3
    return 2 if turns >= SHORT_GAME else 1


def profit(s: State, contract: int, turns: int) -> int:
    """Coins that a contract brings in the remaining turns, less two crews."""
    if turns == 0:
        return 0
    return income_of(s, contract, best_duration(turns)) - 2 * CREW


def contracts_in_time(s: State, seat: int, turns: int) -> int:
    """Number of running contracts that will be completed."""
    count = 0
    for place in range(RUNNING_CONTRACTS):
        running = s.seats[seat].running[place]
        count += running.card != NONE and 0 < running.left <= turns
    return count


def can_send(s: State, seat: int, turns: int) -> bool:
    return can_still_do(s, seat, Action.SEND, turns)
