"""What a bot is: a name and a way to choose."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from emporion.kernel.contract import Concealed, Game


class Bot(Protocol):
    """A player that is a program.

    It gets a concealed record, which holds what its seat can know and nothing else, the legal actions and a stream of
    noise. There is no other way in: a bot never meets the real state, and all its chance comes from the noise, so
    that the same three always give the same answer.
    """

    @property
    def name(self) -> str: ...

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], noise: list[int]) -> int:
        """One of the legal actions (there is at least one), for the seat to act."""
        ...
