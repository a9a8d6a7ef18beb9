"""The tree of one search, for readers: what the seat to act may expect of each sequence of actions.

Bots need only the best action. A hint is about a whole move, which may be several decisions of the search, and says how
sure it is. An analysis compares two given moves, which a search would visit very unequally.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from math import sqrt
from typing import Any, NamedTuple

from emporion.bots import engine as engines
from emporion.bots.config import GUIDED_SEARCH, SEARCH, BotConfig
from emporion.bots.decision import COMPLETION
from emporion.bots.engine import Engine
from emporion.bots.evaluation import WHOLE
from emporion.bots.ismcts import ESTIMATE_VISITS, NO_NODE, ROOT
from emporion.bots.levels import strongest_search
from emporion.bots.search import HINT, HINT_SECONDS, Effort, workspaces_for
from emporion.bots.workspace import ITERATIONS, NODES, SETTLED, Workspace
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game

BATCH = 64  # iterations between two looks at the tree
MIN_BATCHES = 4  # from fewer, the spread of the win shares cannot be told
LOOKS = 6  # iterations for each action of the decision before a search follows its network
BREADTH = 4  # the priors of the root: half the network's, half the same for all actions, times this
EXCLUDED = 1_000_000  # a node's `idle` that no exploration outweighs

Batch = tuple[Sequence[int], Sequence[int]]
"""The visits of all nodes, and the sums of a seat's win shares, after some iterations."""


class Line(NamedTuple):
    """A sequence of actions from the root."""

    node: int
    action: int
    """The last action of the sequence."""
    visits: int
    expected: float
    """The mean win share of the seat that decides at the root, from 0 to 1."""
    error: float
    """The standard error of `expected`."""


class SearchTree:
    """A search from what one seat knows. Copies what it needs: the workspace is used again."""

    def __init__(self, workspace: Workspace, seat: int, batches: Sequence[Batch], completes: bool) -> None:
        self.seat = seat
        self.completes = completes
        """Whether it assumed the heuristics' completions of moves; otherwise they are decisions in the tree."""
        self.iterations = int(workspace.stats[ITERATIONS])
        self._batches = batches
        self._visits, self._totals = batches[-1]
        tree, nodes = workspace.tree, int(workspace.stats[NODES])
        if isinstance(tree, list):
            columns = [[getattr(node, name) for node in tree[:nodes]] for name in ("action", "first", "next")]
            columns.append([node.estimate[seat] for node in tree[:nodes]])
        else:
            columns = [tree[name][:nodes].copy() for name in ("action", "first", "next")]
            columns.append(tree["estimate"][:nodes, seat].copy())
        self._actions, self._first, self._next, self._estimates = columns
        self._root_spread = self._spread(ROOT, int(self._totals[ROOT]) / (WHOLE * max(1, int(self._visits[ROOT]))))

    def beginnings(self) -> list[Line]:
        """The actions of the decision, most visited first; of equals, the better one first."""
        return self._children(ROOT)

    def after(self, line: Line) -> list[Line]:
        """The sequences with one more action, in the same order; empty where the search ends."""
        return self._children(line.node)

    def _children(self, parent: int) -> list[Line]:
        found: list[Line] = []
        node = int(self._first[parent])
        while node != NO_NODE:
            found.append(self._line(node))
            node = int(self._next[node])
        return sorted(found, key=lambda line: (line.visits, line.expected), reverse=True)

    def _line(self, node: int) -> Line:
        visits, total = int(self._visits[node]), int(self._totals[node])
        mean = (total + ESTIMATE_VISITS * int(self._estimates[node])) / (WHOLE * (visits + ESTIMATE_VISITS))
        return Line(node, int(self._actions[node]), visits, mean, self._error(node, visits, mean))

    def _error(self, node: int, visits: int, mean: float) -> float:
        """The standard error of a mean: the spread of single visits, divided by the root of their number."""
        spread = self._spread(node, mean)
        if spread is None:
            spread = self._root_spread
        return sqrt((mean * (1 - mean) if spread is None else spread) / max(1, visits))

    def _spread(self, node: int, mean: float) -> float | None:
        """The variance of the win share of one visit, from how far the means of batches are from the mean. None if
        there are too few batches: then the search's spread as a whole stands in, or as if all were won or lost."""
        squares, batches, seen, summed = 0.0, 0, 0, 0
        for all_visits, all_totals in self._batches:
            if node >= len(all_visits) or all_visits[node] == seen:
                continue
            more, gained = int(all_visits[node]) - seen, int(all_totals[node]) - summed
            squares += more * (gained / (WHOLE * more) - mean) ** 2
            batches, seen, summed = batches + 1, seen + more, summed + gained
        return squares / (batches - 1) if batches >= MIN_BATCHES else None


def search_tree(
    game: Game,
    concealed: Concealed,
    rng: list[int],
    effort: Effort = HINT,
    seconds: float | None = HINT_SECONDS,
) -> SearchTree:
    """Search a decision with alternatives, as `explain` does. Compiles the game's bots first if necessary."""
    engine, config = engines.best(game), strongest_search(game, *effort)
    states, seat = engine.as_array(concealed), reference.actor(game, concealed)
    began, batches = time.perf_counter(), list[Batch]()
    with workspaces_for(engine, config, rng) as (workspace,):
        workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
        if config.kind == GUIDED_SEARCH:
            look_at_all(engine, states, config, workspace)
        while True:
            engine.decide(states, config, BATCH, workspace)
            batches.append(counts_of(workspace, seat))
            if workspace.stats[SETTLED] or (seconds is not None and time.perf_counter() - began >= seconds):
                return SearchTree(workspace, seat, batches, completes=config.kind == SEARCH)


def search_after(game: Game, concealed: Concealed, action: int, rng: list[int], effort: Effort) -> Line:
    """What the seat to act may expect of one action, from a search whose iterations all begin with it. An action that a
    plain search hardly visits has little more than its static evaluation, which is far off in the middle of a move."""
    engine, plain = engines.best(game), strongest_search(game, *effort)
    iterations, completes = plain.budget, plain.kind == SEARCH
    only_completes = completes and reference.default_completion(game, concealed) >= 0
    config = plain._replace(budget=iterations * (COMPLETION if only_completes else 1))
    states, seat = engine.as_array(concealed), reference.actor(game, concealed)
    batches = list[Batch]()
    with workspaces_for(engine, config, rng) as (workspace,):
        workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
        engine.decide(states, config, 1, workspace)  # the root gets its children
        exclude_others(workspace, action)
        while workspace.stats[ITERATIONS] < iterations:
            workspace.stats[SETTLED] = 0  # the other actions cannot catch up, but the estimate gets better
            pause = min(BATCH, iterations - int(workspace.stats[ITERATIONS]))
            engine.decide(states, config, pause, workspace)
            batches.append(counts_of(workspace, seat))
        tree = SearchTree(workspace, seat, batches, completes)
    return next(line for line in tree.beginnings() if line.action == action)


def exclude_others(workspace: Workspace, action: int) -> None:
    """Let a search select only this one of the root's children."""
    tree = workspace.tree
    for child in root_children(tree):
        if number_in(tree, child, "action") != action:
            set_number(tree, child, "idle", EXCLUDED)


def look_at_all(engine: Engine, states: Any, config: BotConfig, workspace: Workspace) -> None:
    """Let a search that follows a network look at all actions of the decision. A network is sure of most choices, so
    the search would learn nothing of the others, and people ask about them."""
    engine.decide(states, config, 1, workspace)  # the root gets its children
    tree, children = workspace.tree, [*root_children(workspace.tree)]
    for child in children:
        even = WHOLE // len(children)
        set_number(tree, child, "prior", BREADTH * (number_in(tree, child, "prior") + even) // 2)
        set_number(tree, child, "idle", EXCLUDED)
    for child in children:
        set_number(tree, child, "idle", 0)
        engine.decide(states, config, LOOKS, workspace)
        set_number(tree, child, "idle", EXCLUDED)
    for child in children:
        set_number(tree, child, "idle", 0)
    workspace.stats[SETTLED] = 0


def root_children(tree: Any) -> Iterator[int]:
    """The numbers of the nodes after the first action."""
    child = number_in(tree, ROOT, "first")
    while child != NO_NODE:
        yield child
        child = number_in(tree, child, "next")


def number_in(tree: Any, node: int, name: str) -> int:
    """A number of a node, interpreted or compiled."""
    return int(getattr(tree[node], name) if isinstance(tree, list) else tree[name][node])


def set_number(tree: Any, node: int, name: str, number: int) -> None:
    if isinstance(tree, list):
        setattr(tree[node], name, number)
    else:
        tree[name][node] = number


def counts_of(workspace: Workspace, seat: int) -> Batch:
    tree, nodes = workspace.tree, int(workspace.stats[NODES])
    if isinstance(tree, list):
        return [node.visits for node in tree[:nodes]], [node.total[seat] for node in tree[:nodes]]
    return tree["visits"][:nodes].copy(), tree["total"][:nodes, seat].copy()
