"""What a bot is: a player with a name.

It gets a concealed record, which holds what its seat can know and nothing else, the legal actions and a stream of
noise. Where bots play among themselves in compiled code, a referee conceals the state for them (`referee.py`).
"""

from __future__ import annotations

from typing import Protocol

from emporion.bots.mind import Mind
from emporion.kernel.compiled import Progress
from emporion.kernel.contract import Game, Player


class Bot(Player, Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str: ...

    def mind_for(self, game: Game, players: int) -> Mind | None:
        """How it thinks in a game among so many players, if it is one of those that can be compiled together."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Get ready, so that nobody waits for its first decision."""

    def close(self) -> None:
        """Let go of what it holds, such as a process; it can be asked again later."""
