"""The bot that throws dice: every legal action is equally likely. Whoever plays worse has misunderstood something."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.bots.mind import RANDOM, Mind
from emporion.kernel.compiled import Progress
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.fast_rng import random_below


class Dice:
    """Chooses blindly."""

    name = "random"

    def mind_for(self, game: Game, players: int) -> Mind:
        return Mind(RANDOM)

    def close(self) -> None:
        """It holds nothing."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """There is nothing to get ready."""

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        return legal[random_below(rng, len(legal))]
