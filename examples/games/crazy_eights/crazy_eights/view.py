"""The typed view, made from a concealed state."""

from __future__ import annotations

from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import GameView, SeatView
from msgspec import UNSET, UnsetType

from crazy_eights.rules import CARD, HAND_CARDS, SUIT, State, actor, points


class Player(SeatView, frozen=True, kw_only=True):
    hand_size: int
    hand: str | UnsetType = UNSET
    points: int | UnsetType = UNSET
    """What the hand would cost at the end."""


class Table(GameView, frozen=True, kw_only=True):
    seats: tuple[Player, ...]
    card_to_match: str | None
    suit_to_match: str | None
    cards_to_draw: int
    """How many cards twos make the seat to act draw."""
    deck_size: int


def view(s: State, seat: int, remembered: bool) -> Table:
    open_table = seat == NOBODY and remembered
    return Table(
        seat=SEAT_NAMES[seat] if seat != NOBODY else None,
        remembered=remembered,
        players=s.players,
        options=encode_options(s.options),
        turn=s.turn,
        reveals=s.reveals,
        actor=SEAT_NAMES[s.actor] if actor(s) != NOBODY else None,
        card_to_match=CARD.encode(s.top),
        suit_to_match=SUIT.encode(s.suit),
        cards_to_draw=s.penalty,
        deck_size=s.deck_size,
        seats=tuple(player(s, other, open_table or other == seat) for other in range(s.players)),
    )


def player(s: State, seat: int, shown: bool) -> Player:
    me = s.seats[seat]
    if not shown:
        return Player(seat=SEAT_NAMES[seat], hand_size=me.hand_size)
    return Player(
        seat=SEAT_NAMES[seat], hand_size=me.hand_size, hand=HAND_CARDS.encode(me.hand), points=points(s, seat)
    )
