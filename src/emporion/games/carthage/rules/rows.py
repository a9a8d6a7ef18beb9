"""Codecs of Market and Farm in positions: rows of cards with markers, "R2 R3@P2 Y5".

The state holds free cards as a tally, and each reserved card with the seat that reserved it; a position shows one row.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from emporion.games.carthage.rules.cards import BY_COLOUR, KIND_NAMES, KINDS
from emporion.kernel.codec import Cards, Json, shown, wrong
from emporion.kernel.position import EncodedElsewhere, StateCodec
from emporion.kernel.seats import SEAT_NAMES

if TYPE_CHECKING:
    from emporion.games.carthage.rules.state import State

CARDS = Cards(KIND_NAMES, BY_COLOUR)


class Marker(IntEnum):
    """The location of a player's reservation marker."""

    FREE = 0
    MARKET = 1
    FARM = 2


class EncodedInRows(EncodedElsewhere):
    """A field that the rows encode: markers are written on their cards."""


@dataclass(frozen=True)
class Row(StateCodec):
    """One of the two rows; `place` is its marker location."""

    name: str
    place: int

    def encode(self, state: State) -> str:
        tally = self._tally(state)
        owners = [seat for seat in range(state.players) if state.seats[seat].marker == self.place]
        if not owners:
            return CARDS.encode(tally)
        words: list[str] = []
        reserved = [state.seats[seat].reserved for seat in owners]
        for kind in BY_COLOUR:
            if tally[kind]:
                words += [KIND_NAMES[kind]] * tally[kind]
            if kind in reserved:
                words += [
                    f"{KIND_NAMES[kind]}@{SEAT_NAMES[seat]}" for seat in owners if state.seats[seat].reserved == kind
                ]
        return " ".join(words)

    def decode(self, doc: Json, state: State, path: str) -> None:
        if not isinstance(doc, str):
            raise wrong(path, f"expected cards in one text such as 'R2 R3@P2 Y5', found {shown(doc)}")
        tally = self._tally(state)
        for word in doc.split():
            card, at, owner = word.partition("@")
            if not at:
                for kind, count in enumerate(CARDS.decode(card, path)):
                    tally[kind] += count
                continue
            if card not in KIND_NAMES:
                raise wrong(path, f"{card!r} in {word!r} is not a card; cards are {', '.join(KIND_NAMES)}")
            if owner not in SEAT_NAMES[: state.players]:
                raise wrong(
                    path, f"{word!r} is reserved by {owner!r}; seats are {', '.join(SEAT_NAMES[: state.players])}"
                )
            seat = state.seats[SEAT_NAMES.index(owner)]
            if seat.marker:
                raise wrong(path, f"{owner} has a second marker on {word!r}; every player has one marker")
            seat.marker, seat.reserved = self.place, KIND_NAMES.index(card)

    def schema(self) -> dict[str, Json]:
        card = f"({'|'.join(KIND_NAMES)})(x[0-9]{{1,3}}|@P[1-4])?"
        return {
            "type": "string",
            "pattern": f"^\\s*({card}(\\s+{card})*)?\\s*$",
            "description": f"cards of the {self.name}, separated by spaces; R3@P2 is a red 3 reserved by P2",
        }

    def cards(self, state: Any) -> list[int]:
        """All cards of the row by kind, reserved ones included."""
        tally = list(self._tally(state))
        for seat in range(state.players):
            if state.seats[seat].marker == self.place:
                tally[state.seats[seat].reserved] += 1
        return tally

    def _tally(self, state: Any) -> list[int]:
        tally: list[int] = getattr(state, self.name)
        assert len(tally) == KINDS
        return tally


market_row = Row("market", Marker.MARKET)
farm_row = Row("farm", Marker.FARM)
