"""Engines run the bots of a game: interpreted, which works at once, or compiled, which is a hundred times as fast.

Both run the same functions, so they make the same decisions.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from threading import Lock
from typing import Any

from emporion.bots import (
    decision,
    evaluation,
    greedy,
    guided_search,
    ismcts,
    network,
    network_file,
    playouts,
    policy,
    policy_playouts,
    referee,
    rollout,
)
from emporion.bots.config import RANDOM, BotConfig
from emporion.bots.levels import usable_network
from emporion.bots.workspace import Workspace, network_of, workspace_of_arrays, workspace_of_lists
from emporion.kernel import reference, turn_limit
from emporion.kernel.backends import KERNEL_SOURCES, heuristic_sources, rule_sources
from emporion.kernel.backends import interpreted as interpreted_functions
from emporion.kernel.cache import cache_folder, imported_files
from emporion.kernel.compilation import Progress
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.jit import numba_backend
from emporion.kernel.layout import clone
from emporion.kernel.program import is_compiled, link

BOT_MODULES = (
    evaluation, greedy, rollout, ismcts, network, guided_search, policy, policy_playouts, playouts, decision, referee
)  # fmt: skip
ENTRY = "conceal_and_decide"
FINGERPRINT = 12  # letters
KEPT_WORKSPACES = 8  # of each size; more are allocated while many decisions run at once


class Engine:
    """The bots of a game, interpreted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.functions = interpreted_functions(game, BOT_MODULES, {network.multiply: network.multiply_arrays})
        self._entry: Callable[..., int] = self.functions[ENTRY]
        self._workspaces: dict[int, list[Workspace]] = {}

    def prepare(self, progress: Progress | None = None) -> None:
        """Nothing to prepare."""

    def as_array(self, state: Any) -> Any:
        """A copy of a state, as an array of one in this engine's layout."""
        return [clone(state)]

    def decide(self, states: Any, config: BotConfig, pause: int, workspace: Workspace, plays: bool = False) -> int:
        """Decide in the first of the states; `plays` applies the action to it. A search returns after `pause`
        iterations and goes on when it is called again."""
        return self._entry(states, 0, config.kind, config.budget, config.detail, pause, plays, workspace)

    def take_workspace(self, config: BotConfig) -> Workspace:
        """A workspace that is not in use, to be given back."""
        nodes = config.nodes_in(self.game)
        free = self._workspaces.setdefault(nodes, [])
        workspace = free.pop() if free else self.new_workspace(nodes)
        if config.network:
            workspace = workspace._replace(network=network_of(network_file.weights_in(self.game, config.network)))
        return workspace

    def give_back(self, workspace: Workspace) -> None:
        free = self._workspaces.setdefault(len(workspace.tree), [])
        if len(free) < KEPT_WORKSPACES:
            free.append(workspace)

    def new_workspace(self, nodes: int) -> Workspace:
        return workspace_of_lists(self.game, nodes)


class CompiledEngine(Engine):
    """The bots of a game, compiled."""

    def __init__(self, game: Game, kept: bool = True) -> None:
        """Compiled code is kept in the cache unless it is an experiment."""
        super().__init__(game)
        self.folder = cache_folder(game, BOT_MODULES) if kept else None
        self.backend = numba_backend(game, BOT_MODULES)
        self._entry = self._prepare_and_decide
        self._preparing = Lock()
        self._is_ready = False

    def is_ready(self) -> bool:
        """Whether the bots are compiled and only have to be loaded."""
        return self._is_ready or (self.folder is not None and is_compiled(self.folder))

    def prepare(self, progress: Progress | None = None) -> None:
        """Compile, or load from the cache."""
        with self._preparing:
            if not self._is_ready:
                start, _ = reference.start(self.game, self.game.players[0], {}, [0] * 8)
                example = self.as_array(start), 0, RANDOM, 0, 0, 0, False, self.new_workspace(0)
                link(self.backend, self.game.title, {ENTRY: example}, self.folder, progress)
                self._entry = self.backend.functions[ENTRY]
                self._is_ready = True

    def _prepare_and_decide(self, *question: Any) -> int:
        self.prepare()
        return self._entry(*question)

    def as_array(self, state: Any) -> Any:
        from emporion.kernel.records import packed

        return packed(state)

    def new_workspace(self, nodes: int) -> Workspace:
        return workspace_of_arrays(self.game, nodes)


@cache
def interpreted(game: Game) -> Engine:
    return Engine(game)


@cache
def compiled(game: Game) -> CompiledEngine:
    """Raises BackendUnavailable, with the reason, if nothing can be compiled here."""
    return CompiledEngine(game)


def prepare_all(game: Game, progress_for: Callable[[str], Progress]) -> None:
    """Compile the rules and the bots, or load them from the cache. Together that takes less time than one after the
    other. `progress_for` a title gives what is called while something is compiled."""
    from emporion.kernel.compiled import compiled as compiled_rules  # which imports NumPy

    bots, rules = compiled(game), compiled_rules(game)
    rules.share(bots.backend)
    rules.prepare(progress_for(game.title))
    bots.prepare(progress_for(f"{game.title} (bots)"))


def has_compiled(game: Game) -> bool:
    """Whether the compiled engine is ready without compiling."""
    try:
        return compiled(game).is_ready()
    except BackendUnavailable:
        return False


@cache
def best(game: Game) -> Engine:
    """The compiled engine, prepared; if there is none, the interpreted one, with a warning."""
    try:
        compiled(game).prepare()
        return compiled(game)
    except BackendUnavailable as problem:
        print(f"{problem}; bots run interpreted instead, which is much slower", file=sys.stderr)
        return interpreted(game)


@cache
def fingerprint(game: Game) -> str:
    """A hash of all that decides how bots play: the sources of rules, heuristics and bots, the network that comes with
    the package, and the levels' budgets."""
    files = imported_files((*KERNEL_SOURCES, *rule_sources(game), *heuristic_sources(game), turn_limit))
    digest = hashlib.sha256()
    for path in sorted({*files, *Path(__file__).parent.glob("*.py")}):
        digest.update(path.read_bytes())
    if network := usable_network(game):
        digest.update(Path(network).read_bytes())
    for levels in (game.heuristics.iterations, game.heuristics.learned):
        digest.update(repr(sorted(levels.items())).encode())
    return digest.hexdigest()[:FINGERPRINT]
