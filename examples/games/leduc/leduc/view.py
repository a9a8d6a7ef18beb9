"""The typed view, made from a concealed state."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import GameView, SeatView, common_fields
from leduc.rules import CARD, ROUNDS, State, actor, pot


class Player(SeatView, frozen=True, kw_only=True):
    chips: int
    """Chips paid into the pot."""
    folded: bool
    card: str | UnsetType | None = UNSET


class Table(GameView, frozen=True, kw_only=True):
    seats: tuple[Player, ...]
    round: int
    rounds: int
    public_card: str | None
    pot: int
    stakes: int
    """Chips that a player must have paid to stay in."""


def view(s: State, seat: int, remembered: bool) -> Table:
    return Table(
        **common_fields(s, seat, remembered, actor(s)),
        round=s.round + 1,
        rounds=ROUNDS,
        public_card=CARD.encode(s.public),
        pot=pot(s),
        stakes=s.stakes,
        seats=tuple(player(s, other, other == seat or (seat == NOBODY and remembered)) for other in range(s.players)),
    )


def player(s: State, seat: int, shown: bool) -> Player:
    me = s.seats[seat]
    card = CARD.encode(me.card) if shown else UNSET
    return Player(seat=SEAT_NAMES[seat], chips=me.chips, folded=bool(me.folded), card=card)
