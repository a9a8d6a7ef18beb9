"""The bot that throws dice: every legal action is equally likely. Whoever plays worse has misunderstood something."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.contract import Concealed, Game
from emporion.kernel.noise import roll


class Dice:
    """Chooses blindly."""

    name = "random"

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], noise: list[int]) -> int:
        return legal[roll(noise, len(legal))]
