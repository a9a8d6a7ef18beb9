"""Where bots think: interpreted, which works at once, or compiled, which is a hundred times as fast.

Both run the very same functions, so they decide alike.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from emporion.bots import decision, greed, lookahead, referee, rollouts, shares, tree
from emporion.bots.desk import Desk, desk_of_arrays, desk_of_lists
from emporion.bots.mind import Mind
from emporion.kernel import reference
from emporion.kernel import turn_limit as patience
from emporion.kernel.backends import KERNEL_SOURCES, heuristic_sources
from emporion.kernel.backends import interpreted as interpreted_functions
from emporion.kernel.cache import cache_folder, imported_files
from emporion.kernel.compiled import Progress, compile_entries
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.jit import numba_backend
from emporion.kernel.layout import clone, packed

THINKERS = (lookahead, greed, shares, rollouts, tree, decision, referee)
ENTRY = "ask"
FINGERPRINT = 12  # letters
KEPT_DESKS = 8  # of one size; more are laid out when many think at a time


class Brain:
    """The bots of a game, interpreted."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.functions = interpreted_functions(game, THINKERS)
        self.ask: Callable[..., int] = self.functions[ENTRY]
        self._desks: dict[int, list[Desk]] = {}

    def prepare(self, progress: Progress | None = None) -> None:
        """Nothing has to be done before they can think."""

    def lay_out(self, state: Any) -> Any:
        """A state in a row of one."""
        return [clone(state)]

    def take_desk(self, mind: Mind) -> Desk:
        """One that nobody uses, to be given back."""
        nodes = mind.nodes_in(self.game)
        free = self._desks.setdefault(nodes, [])
        return free.pop() if free else self.new_desk(nodes)

    def give_back(self, desk: Desk) -> None:
        free = self._desks.setdefault(len(desk.tree), [])
        if len(free) < KEPT_DESKS:
            free.append(desk)

    def new_desk(self, nodes: int) -> Desk:
        return desk_of_lists(self.game, nodes)


class CompiledBrain(Brain):
    """The bots of a game, compiled."""

    def __init__(self, game: Game, kept: bool = True) -> None:
        """Compiled code is kept in the cache, unless it is only an experiment."""
        super().__init__(game)
        self.folder = cache_folder(game, THINKERS) if kept else None
        try:
            self.ask = numba_backend(game, self.folder, THINKERS)[ENTRY]
        except ImportError as problem:
            raise BackendUnavailable(f"the compiled backend needs Numba: {problem}") from None
        self._prepared = False

    def is_ready(self) -> bool:
        """Whether they were compiled before and need only be loaded."""
        return self._prepared or (self.folder is not None and (self.folder / f"{ENTRY}.ready").exists())

    def prepare(self, progress: Progress | None = None) -> None:
        """Compile, or load from the cache."""
        if not self._prepared:
            start, _ = reference.start(self.game, self.game.players[0], {}, [0] * 8)
            arguments = self.lay_out(start), 0, decision.RANDOM, 0, 0, False, self.new_desk(0)
            compile_entries(self.game.title, self.folder, {ENTRY: lambda: self.ask(*arguments)}, progress)
            self._prepared = True

    def lay_out(self, state: Any) -> Any:
        return packed(state)

    def new_desk(self, nodes: int) -> Desk:
        return desk_of_arrays(self.game, nodes)


@cache
def interpreted(game: Game) -> Brain:
    return Brain(game)


@cache
def compiled(game: Game) -> CompiledBrain:
    """BackendUnavailable says why there is none."""
    return CompiledBrain(game)


def has_compiled(game: Game) -> bool:
    """Whether the compiled brain is at hand, so that nobody waits for it."""
    try:
        return compiled(game).is_ready()
    except BackendUnavailable:
        return False


@cache
def fingerprint(game: Game) -> str:
    """Of everything that decisions follow from: the rules, the rules of thumb and the bots."""
    modules = (*KERNEL_SOURCES, *game.sources, *heuristic_sources(game), patience)
    files = imported_files([Path(str(module.__file__)) for module in modules])
    digest = hashlib.sha256()
    for path in sorted({*files, *Path(__file__).parent.glob("*.py")}):
        digest.update(path.read_bytes())
    return digest.hexdigest()[:FINGERPRINT]


@cache
def best(game: Game) -> Brain:
    """The compiled brain, ready to think; where there can be none, the interpreted one, and a word about it."""
    try:
        compiled(game).prepare()
        return compiled(game)
    except BackendUnavailable as problem:
        print(f"{problem}; bots think interpreted instead, which takes much longer", file=sys.stderr)
        return interpreted(game)
