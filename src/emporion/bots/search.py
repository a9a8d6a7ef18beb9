"""Decisions of our bots from a concealed state: the move, and for a search the candidates it compared.

`explain` describes the candidates for analyses.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Any, NamedTuple, cast

import msgspec

from emporion.bots import engine as engines
from emporion.bots.config import RANDOM, BotConfig
from emporion.bots.engine import Engine
from emporion.bots.evaluation import WHOLE
from emporion.bots.ismcts import ESTIMATE_VISITS, NO_NODE, ROOT
from emporion.bots.levels import strongest_search
from emporion.bots.workspace import ITERATIONS, LEAF, OUTCOME, SETTLED, Node, Workspace
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import next_random, seed_rng

SLICE = 128  # iterations between two looks at the clock
LONGEST_SLICE = 2048  # without a time limit: compiled code does not notice Ctrl-C before it returns
HINT_SECONDS = 2.0  # on a busy machine


class Effort(NamedTuple):
    """How long a decision is searched to explain it."""

    classic: int
    """Iterations without a network."""
    guided: int
    """Iterations with one, of which each takes longer and is worth more."""


HINT = Effort(8000, 2500)  # takes a core less than a second
ANALYSIS = Effort(2000, 400)  # for each search, without a limit of time, so that a game is analysed alike everywhere


class Candidate(NamedTuple):
    """An action and what a search found out about it."""

    action: int
    visits: float
    expected: tuple[float, ...]
    """Each seat's win share, from 0 to 1."""


class SearchResult(NamedTuple):
    """The chosen action and the reasons for it."""

    action: int
    iterations: int
    candidates: tuple[Candidate, ...] = ()
    """Best first; empty unless the bot searched."""


def find_move(
    engine: Engine, concealed: Concealed, config: BotConfig, rng: list[int], seconds: float | None = None
) -> SearchResult:
    """Decide. Without a time limit, the same random stream gives the same result on every machine."""
    if config.needs_compiling and config.budget < 1:
        raise EmporionError(f"a bot that searches needs at least one iteration or playout, not {config.budget}")
    engine.prepare()
    states, seat = engine.as_array(concealed), reference.actor(engine.game, concealed)
    with workspaces_for(engine, config, rng) as workspaces:
        if len(workspaces) == 1:
            actions = [run_search(engine, states, config, workspaces[0], seconds)]
        else:
            actions = run_in_parallel(engine, states, config, workspaces, seconds)
        iterations = sum(int(workspace.stats[ITERATIONS]) for workspace in workspaces)
        if not config.grows_tree or iterations == 0:
            return SearchResult(actions[0], iterations)
        candidates = merge_candidates(workspaces, cast("Any", concealed).players, seat)
        action = actions[0] if len(workspaces) == 1 else candidates[0].action
        return SearchResult(action, iterations, candidates)


@contextmanager
def workspaces_for(engine: Engine, config: BotConfig, rng: list[int]) -> Iterator[list[Workspace]]:
    """A workspace for each tree, each with its own random stream; a single tree uses the bot's."""
    workspaces = [engine.take_workspace(config) for _ in range(config.trees)]
    for workspace in workspaces:
        if config.trees == 1:
            workspace.rng[0], workspace.rng[1] = rng
        else:
            seed_rng(workspace.rng, next_random(rng), next_random(rng))
    try:
        yield workspaces
        if config.trees == 1:
            rng[0], rng[1] = (int(number) for number in workspaces[0].rng)
    finally:
        for workspace in workspaces:
            engine.give_back(workspace)


def run_in_parallel(
    engine: Engine, states: Any, config: BotConfig, workspaces: Sequence[Workspace], seconds: float | None
) -> list[int]:
    """Root parallelization: a search per workspace, each in a thread. Ctrl-C interrupts only the waiting thread, which
    cancels the others."""
    cancelled = Event()
    with ThreadPoolExecutor(len(workspaces)) as threads:
        try:
            return list(
                threads.map(lambda each: run_search(engine, states, config, each, seconds, cancelled), workspaces)
            )
        except BaseException:
            cancelled.set()
            raise


def run_search(
    engine: Engine,
    states: Any,
    config: BotConfig,
    workspace: Workspace,
    seconds: float | None = None,
    cancelled: Event | None = None,
) -> int:
    """Decide in the first of the states, until the decision is settled, time is up, or it is cancelled."""
    began = time.perf_counter()
    workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
    pause = LONGEST_SLICE if seconds is None else SLICE
    while True:
        action = engine.decide(states, config, pause, workspace)
        if workspace.stats[SETTLED] or (seconds is not None and time.perf_counter() - began >= seconds):
            return action
        if cancelled is not None and cancelled.is_set():
            return action


def search_and_play(engine: Engine, states: Any, config: BotConfig, workspace: Workspace) -> int:
    """Decide in the first of the states and apply the action to it; `stats[NEXT_ACTOR]` is the next seat to act."""
    workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
    if config.grows_tree and config.budget > LONGEST_SLICE:
        run_search(engine, states, config, workspace)  # the call below then only repeats the settled decision
    return engine.decide(states, config, config.budget, workspace, plays=True)


def merge_candidates(workspaces: Sequence[Workspace], players: int, seat: int) -> tuple[Candidate, ...]:
    """The children of all roots merged, most visited first; of equals, the better one. A search that was settled early
    gets the same weight as the others: it was the most certain."""
    most = max(int(workspace.stats[ITERATIONS]) for workspace in workspaces)
    visits: dict[int, float] = {}
    estimates: Counter[int] = Counter()
    totals: dict[int, list[float]] = {}
    for workspace in workspaces:
        weight = most / int(workspace.stats[ITERATIONS])
        for child in children_of_root(workspace.tree):
            visits[child.action] = visits.get(child.action, 0) + weight * child.visits
            estimates[child.action] += ESTIMATE_VISITS
            total = totals.setdefault(child.action, [0.0] * players)
            for each in range(players):
                total[each] += weight * child.total[each] + ESTIMATE_VISITS * child.estimate[each]
    found = [
        Candidate(
            action, visits[action], tuple(each / (WHOLE * (visits[action] + estimates[action])) for each in total)
        )
        for action, total in totals.items()
    ]
    return tuple(sorted(found, key=lambda each: (each.visits, each.expected[seat]), reverse=True))


def children_of_root(tree: Any) -> Iterator[Node]:
    number = node_of(tree, ROOT).first
    while number != NO_NODE:
        child = node_of(tree, number)
        yield child
        number = child.next


def node_of(tree: Any, number: int) -> Node:
    if isinstance(tree, list):
        return cast("Node", tree[number])
    from emporion.kernel.records import unpack

    return unpack(Node, tree[number])


# Hints.


class Option(msgspec.Struct, frozen=True):
    """A legal action, with the search's assessment."""

    action: int
    say: str
    """In canonical notation."""
    expected: tuple[float, ...]
    """Each seat's win share after it, from 0 to 1."""
    share: float
    """Its part of all visits, from 0 to 1: the higher, the more certain."""


class Explanation(msgspec.Struct, frozen=True):
    """All actions of a decision, best first."""

    seat: int
    iterations: int
    options: tuple[Option, ...]


def explain(
    game: Game,
    concealed: Concealed,
    rng: list[int],
    effort: Effort = HINT,
    seconds: float | None = HINT_SECONDS,
) -> Explanation:
    """Search a decision from its seat's point of view. Compiles the game's bots first if necessary."""
    seat, legal = reference.actor(game, concealed), reference.legal(game, concealed)
    result = find_move(engines.best(game), concealed, strongest_search(game, *effort), rng, seconds)
    if not result.candidates:
        only = Option(legal[0], game.format_action(legal[0]), static_win_shares(game, concealed, rng), 1.0)
        return Explanation(seat, 0, (only,))
    visits = sum(each.visits for each in result.candidates) or 1  # a single iteration visits no child
    options = (
        Option(each.action, game.format_action(each.action), each.expected, each.visits / visits)
        for each in result.candidates
    )
    return Explanation(seat, result.iterations, tuple(options))


def static_win_shares(game: Game, concealed: Concealed, rng: list[int]) -> tuple[float, ...]:
    """Each seat's win share by static evaluation of one determinization."""
    engine = engines.interpreted(game)
    with workspaces_for(engine, BotConfig(RANDOM), rng) as (workspace,):
        determinization = workspace.states[OUTCOME] = reference.redealt(game, concealed, workspace.rng)
        engine.functions["estimate_win_shares"](workspace, OUTCOME, LEAF)
        return tuple(share / WHOLE for share in workspace.seat_values[LEAF][: determinization.players])
