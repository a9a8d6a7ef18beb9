"""Bot configuration: the kind of decision-making and its budget, as numbers for compiled code and other processes."""

from __future__ import annotations

from typing import NamedTuple

from emporion.kernel.contract import Game

RANDOM, CARELESS, GREEDY, ROLLOUT, SEARCH = 0, 1, 2, 3, 4  # kinds of bots; the last two have a budget
POLICY, POLICY_OR_TRADER, POLICY_PLAYOUTS, GUIDED_SEARCH = 5, 6, 7, 8  # those with a network
NODES_PER_ITERATION = 24  # a new node rarely has more children
MOST_NODES = 1_000_000  # in all trees together


class BotConfig(NamedTuple):
    """A kind of bot and its budget."""

    kind: int
    budget: int = 0
    """Iterations or playouts per decision; 0 for a level, whose budget is in the game's `Heuristics.iterations`."""
    trees: int = 1
    """Independent searches in parallel (root parallelization), each with the whole budget."""
    detail: int = 0
    """The decisions of a playout by the policy; the temperature, in hundredths, of a policy alone; or how many
    decisions of a hundred are left to the trader."""
    network: str = ""
    """The path of the network's file."""

    @property
    def needs_compiling(self) -> bool:
        """Whether its decisions take seconds, interpreted."""
        return self.kind in (ROLLOUT, SEARCH, POLICY_PLAYOUTS, GUIDED_SEARCH)

    @property
    def grows_tree(self) -> bool:
        return self.kind in (SEARCH, GUIDED_SEARCH)

    def nodes_in(self, game: Game) -> int:
        """The size of each tree: two reserved nodes, all actions of the present decision, and the budget's nodes."""
        if not self.grows_tree:
            return 2
        return 2 + game.longest_legal + min(self.budget * NODES_PER_ITERATION, MOST_NODES // self.trees)
