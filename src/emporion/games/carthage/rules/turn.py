"""The frame of a turn (1.3), forced passes and the end of the game (1.10, 1.11)."""

from __future__ import annotations

from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import free_cards
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import Ending, Phase, State
from emporion.kernel.trace import trace


def begin_turn(s: State) -> None:
    """The active player is to act; if nothing is available to that player, the rows are refilled first (1.3, 1.7
    trigger a)."""
    s.turn += 1
    trace(Event.TURN, s.active, s.turn)
    s.actor = s.active
    own = s.seats[s.active].marker == Marker.MARKET
    if free_cards(s) > 0 or (own and s.options.own_reservation_blocks_refill):
        s.phase = Phase.ACTION
    else:
        s.phase = Phase.REFILL_AT_START


def next_turn(s: State) -> None:
    """The next player clockwise acts (T2)."""
    s.active = (s.active + 1) % s.players
    begin_turn(s)


def pass_turn(s: State) -> None:
    """Nothing is available and no card is left anywhere; when all players pass in a row, the game ends (1.10)."""
    trace(Event.PASSES, s.actor)
    if s.passes == s.players:
        end_game(s, Ending.STALEMATE)
    else:
        s.phase = Phase.NEXT_TURN


def end_game(s: State, ending: int) -> None:
    """Nothing more happens: steps 3 and 4 of the last payday are skipped (E1)."""
    s.phase = Phase.OVER
    trace(Event.GAME_OVER, ending)
