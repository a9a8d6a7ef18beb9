"""Seats at a table and their occupants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from emporion.kernel.contract import Concealed, Game
from emporion.kernel.seats import NOBODY
from emporion.match import PERSON, Seat

SPECTATOR = NOBODY
"""The viewer without a seat."""
STAND_IN = "trader"
"""The bot level that stands in for people: it moves at once, even before anything is compiled."""


@dataclass
class SeatState:
    """A seat and its occupant."""

    kind: Literal["open", "person", "bot"] = "open"
    player: str = ""
    name: str = ""
    level: str = ""
    """A bot's level."""
    stand_in: str = ""
    """Why a bot plays for the person; empty if none does."""
    out: bool = False
    """The person resigned, or lost on time in a rated game, and cannot come back."""
    share: str = ""
    """What the seat's client added to the shuffle; empty for the public share."""

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and not self.stand_in

    @property
    def bot(self) -> str:
        """The level of the bot that plays here."""
        return self.level if self.kind == "bot" else STAND_IN

    def as_seat(self) -> Seat:
        return Seat(self.name, PERSON if self.kind == "person" else self.level)


class RemoteBot:
    """Placeholder in a match for a bot that runs in the bot pool."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        raise NotImplementedError("this bot runs in the bot pool")
