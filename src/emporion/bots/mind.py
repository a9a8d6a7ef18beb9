"""How a bot of ours thinks, as numbers: they go into compiled code, and to other processes."""

from __future__ import annotations

from typing import NamedTuple

from emporion.bots.decision import CARELESS, GREEDY, RANDOM, ROLLOUT, SEARCH
from emporion.kernel.contract import Game

NODES_PER_ITERATION = 24  # a new node has so many children at most, as a rule
MOST_NODES = 1_000_000  # in all trees together

__all__ = ["CARELESS", "GREEDY", "RANDOM", "ROLLOUT", "SEARCH", "Mind"]


class Mind(NamedTuple):
    """A kind of bot, and how much it may think."""

    kind: int
    budget: int = 0
    """Iterations, or playouts, for a decision; 0 for a level, whose budget the game knows."""
    trees: int = 1
    """Searches side by side, each with its own worlds and the whole budget."""

    @property
    def searches(self) -> bool:
        return self.kind in (ROLLOUT, SEARCH)

    def nodes_in(self, game: Game) -> int:
        """The size of each of its trees. All actions of the present decision find room there; two nodes are always
        there."""
        if self.kind != SEARCH:
            return 2
        return 2 + game.longest_legal + min(self.budget * NODES_PER_ITERATION, MOST_NODES // self.trees)
