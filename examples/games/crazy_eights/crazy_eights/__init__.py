"""Crazy Eights, an example of a game in another package. Whatever is not given here is generic."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from crazy_eights import knowledge, rules
from crazy_eights.rules import CARD, CARD_NAMES, HAND_CARDS, SUIT, SUIT_NAMES, State, actor, points
from emporion.kernel.contract import Game
from emporion.kernel.notation import Notation
from emporion.kernel.seats import NOBODY, SEAT_NAMES
from emporion.kernel.view import GameView, SeatView, common_fields


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
    return Table(
        **common_fields(s, seat, remembered, actor(s)),
        card_to_match=CARD.encode(s.top),
        suit_to_match=SUIT.encode(s.suit),
        cards_to_draw=s.penalty,
        deck_size=s.deck_size,
        seats=tuple(player(s, each, each == seat or (remembered and seat == NOBODY)) for each in range(s.players)),
    )


def player(s: State, seat: int, shown: bool) -> Player:
    me = s.seats[seat]
    hand, cost = (HAND_CARDS.encode(me.hand), points(s, seat)) if shown else (UNSET, UNSET)
    return Player(seat=SEAT_NAMES[seat], hand_size=me.hand_size, hand=hand, points=cost)


ACTIONS = (*(f"play {card}" for card in CARD_NAMES), "draw", "pass", *(f"name {suit}" for suit in SUIT_NAMES))
GAME = Game(
    name="crazy_eights",
    title="Crazy Eights",
    version=1,
    contract=2,
    players=range(2, 5),
    state=State,
    rules=rules,
    knowledge=knowledge,
    notation=Notation(ACTIONS, "play CARD, draw, pass, name SUIT"),
    view=view,
    features=knowledge.FEATURES,
    purposes=rules.PURPOSES,
    events=rules.EVENTS,
    complete=rules.complete,
)
