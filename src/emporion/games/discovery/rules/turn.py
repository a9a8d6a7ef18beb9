"""A turn (1.3), the last round and the end (1.11)."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import TAKEN_COINS
from emporion.games.discovery.rules.contracts import advance_contracts, bring_home
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.expeditions import LAST, score_expeditions, score_first
from emporion.games.discovery.rules.market import expire_reservations
from emporion.games.discovery.rules.missions import score_idle_ships, score_missions
from emporion.games.discovery.rules.state import (
    MOST_IDLE_TURNS,
    NONE,
    RUNNING_CONTRACTS,
    Action,
    FlagshipSecrecy,
    State,
    Step,
)
from emporion.kernel.trace import trace

ACTIONS_PER_TURN = 2


def begin_turn(s: State, seat: int) -> None:
    """Advance contracts; then the player has two actions (T1, T2)."""
    s.active = seat
    s.turn += 1
    s.done = 0
    s.current = Action.NONE
    s.step = Step.ACTION
    trace(Event.TURN, seat, s.turn)
    advance_contracts(s)


def actions_left(s: State) -> int:
    """Actions that the active player may still begin in this turn (T2)."""
    count = 0
    for each in range(Action.TAKE, Action.SEND + 1):
        count += s.done >> each & 1
    return ACTIONS_PER_TURN - count


def may_begin(s: State, action: int) -> bool:
    """Whether an action may begin or continue: at most two different actions a turn, each once; BUY and SEND continue
    until another begins (T2, T3, T6)."""
    return s.current == action or (s.done >> action & 1 == 0 and actions_left(s) > 0)


def take(s: State) -> None:
    """Take two coins (A1)."""
    s.seats[s.active].coins += TAKEN_COINS
    s.done |= 1 << Action.TAKE
    s.current = Action.NONE
    trace(Event.TAKES, s.active, TAKEN_COINS)


def end_turn(s: State) -> None:
    """Reservations expire, a due first scoring is held; then the next turn or the end (T7, P3, L1, U19)."""
    if s.done == 0:
        trace(Event.PASSES, s.active)
    expire_reservations(s)
    if s.first_turns == 1:
        score_first(s)
    s.first_turns = max(s.first_turns - 1, 0)
    check_stall_guard(s)
    if s.turns_left == 1:
        finish(s)
        return
    s.turns_left = max(s.turns_left - 1, 0)
    begin_turn(s, (s.active + 1) % s.players)


def check_stall_guard(s: State) -> None:
    """Start the last round after several rounds without a purchase; it is announced one round earlier (U19)."""
    s.idle_turns = 0 if s.done >> Action.BUY & 1 else min(s.idle_turns + 1, MOST_IDLE_TURNS)
    if s.options.stall_guard == 0 or s.turns_left > 0:
        return
    left = turns_to_stall(s)
    if s.idle_turns > 0 and left == s.players:
        trace(Event.STALLING)
    if left <= 0:
        trace(Event.STALLED)
        if s.first_done == 0:
            score_first(s)
        s.stalled = 1
        s.turns_left = s.players + 1


def turns_to_stall(s: State) -> int:
    """Turns without a purchase after which the game stalls, if the stall guard is on (U19)."""
    return s.options.stall_guard * s.players - s.idle_turns


def further_turns(s: State) -> int:
    """Turns that the active player has after this one, in the last round (L1)."""
    return (s.turns_left - 1) // s.players


def finish(s: State) -> None:
    """Give up unfinished contracts, then hold the last scoring: expeditions, missions, ships at home (L3-L6)."""
    s.reveals += 1
    for seat in range(s.players):
        for place in range(RUNNING_CONTRACTS):
            if s.seats[seat].running[place].card != NONE:
                trace(Event.GIVES_UP, seat, s.seats[seat].running[place].card)
                bring_home(s, seat, place)
        s.seats[seat].flagship_shown = FlagshipSecrecy.OPEN
    trace(Event.LAST_SCORING)
    score_expeditions(s, LAST)
    score_missions(s)
    score_idle_ships(s)
    s.current = Action.NONE
    s.step = Step.OVER
    trace(Event.GAME_OVER)
