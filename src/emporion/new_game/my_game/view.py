"""What a viewer sees. Terminal, browser and bots of other authors show these fields."""

from __future__ import annotations

from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import GameView, SeatView

from .state import CARD_NAMES, CARDS, NO_CARD, State


class PlayerView(SeatView, frozen=True, kw_only=True):
    """One player."""

    hand: list[str] | None
    """None for a hand that the viewer does not see."""
    cards: int
    """In hand."""
    played: str | None
    """The card played in this round."""
    points: int


class TableView(GameView, frozen=True, kw_only=True):
    """The table."""

    seats: tuple[PlayerView, ...]


def view(s: State, seat: int, remembered: bool) -> TableView:
    """The view of a concealed state for its seat; with NOBODY and `remembered`, all hands are open."""
    return TableView(
        seat=None if seat == NOBODY else SEAT_NAMES[seat],
        remembered=remembered,
        players=s.players,
        options=encode_options(s.options),
        turn=s.turn,
        reveals=s.reveals,
        actor=None if s.actor == NOBODY else SEAT_NAMES[s.actor],
        seats=tuple(player(s, each, each == seat or (seat == NOBODY and remembered)) for each in range(s.players)),
    )


def player(s: State, seat: int, is_open: bool) -> PlayerView:
    here = s.seats[seat]
    return PlayerView(
        seat=SEAT_NAMES[seat],
        hand=[CARD_NAMES[card] for card in range(CARDS) if here.hand[card]] if is_open else None,
        cards=here.size,
        played=None if here.played == NO_CARD else CARD_NAMES[here.played],
        points=here.points,
    )
