"""Seats at a table, and who sits there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from emporion.kernel.contract import Concealed, Game
from emporion.match import PERSON, Seat
from emporion.match.match import BOT_NAMES

STAND_IN = "trader"
"""The level of bots that play for people: it answers at once, even before anything is compiled."""


@dataclass
class Chair:
    """A seat, and who sits there now."""

    kind: Literal["open", "person", "bot"] = "open"
    player: str = ""
    name: str = ""
    level: str = ""
    """Of a bot."""
    stand_in: str = ""
    """Why a bot plays for the person, if one does."""
    out: bool = False
    """The person gave up, or lost on time in a rated game, and cannot come back."""

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "person" and not self.stand_in

    @property
    def bot(self) -> str:
        """The level of the bot that plays here."""
        return self.level if self.kind == "bot" else STAND_IN

    def as_seat(self) -> Seat:
        return Seat(self.name, PERSON if self.kind == "person" else self.level)


class Elsewhere:
    """Stands in a match for a bot that thinks in another process."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        raise NotImplementedError("this bot is asked by the room")


def free_bot_name(taken: Sequence[str]) -> str:
    """A name for one more bot."""
    called = [name.casefold() for name in taken]
    return next(name for name in BOT_NAMES if name.casefold() not in called)
