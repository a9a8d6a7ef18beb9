"""The rules of Age of Discovery as the kernel calls them: actor, legal actions, effects, result.

The rules themselves are in files named after their subjects: setup, turn, market, contracts, expeditions, missions, and
fleet (which ships can go where).
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.discovery.rules import actions
from emporion.games.discovery.rules.cards import (
    COLOURS,
    DISPLAY,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIP,
    LOAD,
    ROW,
    TRANSPORTS,
)
from emporion.games.discovery.rules.contracts import (
    accept,
    can_accept,
    can_accept_from,
    can_load_with,
    can_play,
    load,
    play,
    set_duration,
)
from emporion.games.discovery.rules.expeditions import explore, sail, send, send_flagship
from emporion.games.discovery.rules.fleet import (
    can_explore,
    can_explore_with,
    flagship_shows,
    reach,
    room,
    transport_at_home,
)
from emporion.games.discovery.rules.market import buy, can_buy, reserve_contract, reserve_ship
from emporion.games.discovery.rules.missions import ships_at_home
from emporion.games.discovery.rules.setup import setup
from emporion.games.discovery.rules.state import NONE, Action, State, Step
from emporion.games.discovery.rules.turn import end_turn, may_begin, take
from emporion.kernel.seats import NOBODY
from emporion.kernel.workspace import NoWorkspace

__all__ = ["actor", "apply", "legal", "result", "setup"]

RUNNING = -1
LAST_SCORING = 0
STALLED = 1


def actor(s: State) -> int:
    """The active player, or NOBODY when the game is over."""
    return NOBODY if s.step == Step.OVER else s.active


def legal(s: State, workspace: NoWorkspace, out: MutableSequence[int]) -> int:
    """Fill `out` with the legal actions in ascending order and return their number."""
    if s.step == Step.ACTION:
        return legal_actions(s, out)
    n = 0
    if s.step == Step.SHIP or s.step == Step.CONTRACT_SHIP:
        for kind in range(1, FLAGSHIP + 1):
            out[n] = actions.SHIP + kind - 1
            n += can_explore_with(s, s.target, kind) if s.step == Step.SHIP else can_load_with(s, kind)
    elif s.step == Step.VALUE:
        for value in range(1, min(room(s, s.target), TRANSPORTS) + 1):
            out[n] = actions.VALUE + value - 1
            n += 1
    elif s.step == Step.DECLARE:
        for colour in range(COLOURS):
            out[n] = actions.DECLARE + colour
            n += flagship_shows(s, s.active, colour)
    elif s.step == Step.DURATION:
        for turns in range(1, DURATIONS + 1):
            out[n] = actions.DURATION + turns - 1
            n += 1
    return n


def legal_actions(s: State, out: MutableSequence[int]) -> int:
    """Steps of at most two different actions, reservations at any time, and the end of the turn (1.3-1.9)."""
    out[0] = actions.TAKE
    n = 1 if may_begin(s, Action.TAKE) else 0
    if may_begin(s, Action.ACCEPT) and can_accept(s):
        for place in range(DISPLAY + 1):
            out[n] = actions.ACCEPT + place
            n += can_accept_from(s, place)
    if may_begin(s, Action.BUY):
        for slot in range(ROW):
            out[n] = actions.BUY + slot
            n += can_buy(s, slot)
    if may_begin(s, Action.SEND):
        reach_of_fleet = reach(s)
        for expedition in range(EXPEDITIONS):
            out[n] = actions.EXPLORE + expedition
            n += can_explore(s, expedition, reach_of_fleet)
        n = legal_contracts(s, out, n)
    if s.seats[s.active].reservations > 0:
        for slot in range(ROW):
            out[n] = actions.RESERVE_SHIP + slot
            n += s.purchase_row[slot] != NONE and s.purchase_for[slot] == 0
        for slot in range(ROW):
            out[n] = actions.RESERVE_SHIP + ROW + slot
            n += s.filling_row[slot] != NONE and s.filling_for[slot] == 0
        for place in range(DISPLAY):
            out[n] = actions.RESERVE_CONTRACT + place
            n += s.display[place] != NONE and s.display_for[place] == 0
    out[n] = actions.END
    return n + 1


def legal_contracts(s: State, out: MutableSequence[int], n: int) -> int:
    """Contracts in hand that can be played."""
    me = s.seats[s.active]
    at_home = transport_at_home(s) if me.hand_size > 0 else 0
    contract = 0
    for _ in range(me.hand_size):
        contract += 1
        while me.hand[contract] == 0:
            contract += 1
        out[n] = actions.PLAY + contract - 1
        n += LOAD[contract] <= at_home and can_play(s, contract)
    return n


def apply(s: State, action: int) -> None:
    """Carry out a legal action and all its consequences."""
    if action == actions.TAKE:
        take(s)
    elif action < actions.BUY:
        accept(s, action - actions.ACCEPT)
    elif action < actions.EXPLORE:
        buy(s, action - actions.BUY)
    elif action < actions.PLAY:
        explore(s, action - actions.EXPLORE)
    elif action < actions.RESERVE_SHIP:
        play(s, action - actions.PLAY + 1)
    elif action < actions.RESERVE_CONTRACT:
        reserve_ship(s, action - actions.RESERVE_SHIP)
    elif action < actions.END:
        reserve_contract(s, action - actions.RESERVE_CONTRACT)
    elif action == actions.END:
        end_turn(s)
    elif action < actions.VALUE:
        if s.step == Step.SHIP:
            send(s, action - actions.SHIP + 1)
        else:
            load(s, action - actions.SHIP + 1)
    elif action < actions.DECLARE:
        send_flagship(s, action - actions.VALUE + 1)
    elif action < actions.DURATION:
        sail(s, FLAGSHIP, s.due, action - actions.DECLARE)
    else:
        set_duration(s, action - actions.DURATION + 1)


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Points and ranks; ties are broken by the number of ships not on expeditions (L7)."""
    for seat in range(s.players):
        scores[seat] = s.seats[seat].points
        ranks[seat] = 1
        for other in range(s.players):
            mine, theirs = s.seats[seat].points, s.seats[other].points
            ahead = theirs > mine or (theirs == mine and ships_at_home(s, other) > ships_at_home(s, seat))
            ranks[seat] += ahead
    if s.step != Step.OVER:
        return RUNNING
    return STALLED if s.stalled == 1 else LAST_SCORING
