"""The greedy bot: it answers at once, because it looks at what each action brings and at the next reply, no further."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from emporion.bots import greed
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.record import clone
from emporion.kernel.worlds import plain


class Greedy:
    """Takes what leaves it in the best place once the next player has answered."""

    name = "greedy"

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], noise: list[int]) -> int:
        room: list[Any] = [None] * greed.ROOM
        room[greed.HIDDEN] = clone(hidden)
        ids = [[0] * (game.longest_legal + 1) for _ in range(2)]
        action: int = thoughts(game)["choose_greedily"](room, ids, [0] * len(ids[0]), noise)
        return action


@cache
def thoughts(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The greedy bot's functions, bound to a game and interpreted."""
    return plain(game, (greed,))
