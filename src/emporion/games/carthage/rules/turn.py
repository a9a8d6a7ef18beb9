"""Turn order (1.3), forced passes and the end of the game (1.10, 1.11)."""

from __future__ import annotations

from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import free_cards
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import Ending, Phase, State
from emporion.kernel.trace import trace


def begin_turn(s: State) -> None:
    """Begin the active player's turn; if nothing is available to that player, refill the rows first (1.3, 1.7
    trigger a)."""
    s.turn += 1
    trace(Event.TURN, s.active, s.turn)
    s.actor = s.active
    has_reservation = s.seats[s.active].marker == Marker.MARKET
    if free_cards(s) > 0 or (has_reservation and s.options.own_reservation_blocks_refill):
        s.phase = Phase.ACTION
    else:
        s.phase = Phase.REFILL_AT_START


def next_turn(s: State) -> None:
    """Begin the turn of the next player clockwise (T2)."""
    s.active = (s.active + 1) % s.players
    begin_turn(s)


def pass_turn(s: State) -> None:
    """Pass because no card is left; when all players pass in a row, the game ends (1.10)."""
    trace(Event.PASSES, s.actor)
    if s.passes == s.players:
        end_game(s, Ending.STALEMATE)
    else:
        s.phase = Phase.NEXT_TURN


def end_game(s: State, ending: int) -> None:
    """End the game at once: steps 3 and 4 of the last payday are skipped (E1)."""
    s.phase = Phase.OVER
    trace(Event.GAME_OVER, ending)
