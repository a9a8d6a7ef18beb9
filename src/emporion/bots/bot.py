"""What a bot is: a player with a name.

It gets a concealed record, which holds what its seat can know and nothing else, the legal actions and a stream of
noise. There is no other way in: a bot never meets the real state.
"""

from __future__ import annotations

from typing import Protocol

from emporion.kernel.contract import Player


class Bot(Player, Protocol):
    """A player that is a program."""

    @property
    def name(self) -> str: ...
