"""Speed of the search: iterations per second on one core, in positions from the middle of games, and a profile.

    python benchmarks/search_speed.py [GAME …] [--players 2] [--positions 40] [--iterations 2000] [--json]

The profile multiplies the cost of each part of an iteration, measured in compiled code, by how often the part runs,
counted in interpreted searches of the same positions. What is left is the tree and the rest.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

import search_parts
from emporion.bots import engine
from emporion.bots.config import GREEDY, SEARCH, BotConfig
from emporion.bots.engine import BOT_MODULES, ENTRY
from emporion.bots.search import run_search, search_and_play
from emporion.bots.workspace import ITERATIONS, NEXT_ACTOR, SETTLED, workspace_of_lists
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.backends import build_backend
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.jit import numba_backend
from emporion.kernel.program import link
from emporion.kernel.records import unpack

PARTS = {
    "redealing": (search_parts.DEAL, "redeal"),
    "listing actions": (search_parts.LIST, "legal"),
    "playing moves": (search_parts.PLAY, "play_on"),
    "evaluating states": (search_parts.VALUE, "estimate_win_shares"),
}
"""The number of each part, and the function whose calls are counted."""
COUNTED = 60  # iterations per position in which calls are counted
REPEATS = 2000  # of a part per position


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("games", nargs="*", default=names(), help="by default, all games")
    parser.add_argument("--players", type=int, default=2, help="%(default)s")
    parser.add_argument("--positions", type=int, default=40, help="%(default)s")
    parser.add_argument("--iterations", type=int, default=2000, help="per position (%(default)s)")
    parser.add_argument("--json", action="store_true", dest="as_json")
    chosen = parser.parse_args()
    if chosen.positions < 1 or chosen.iterations < 1:
        sys.exit("error: at least one position and one iteration are needed")
    try:
        found = [measure(find(name), chosen.players, chosen.positions, chosen.iterations) for name in chosen.games]
    except EmporionError as problem:
        sys.exit(f"error: {problem}")
    print(json.dumps(found, indent=2) if chosen.as_json else "\n\n".join(summary(each) for each in found))


def measure(game: Game, players: int, count: int, iterations: int) -> dict[str, Any]:
    """All figures of one game."""
    game.check_players(players)
    used = engine.compiled(game)
    used.prepare()
    positions = [position(used, players, seed) for seed in range(count)]
    searched = [timed(used, states, iterations) for states in positions]
    rates = [done / seconds for done, seconds in searched]
    mean = sum(done for done, _ in searched) / sum(seconds for _, seconds in searched)
    costs, runs = costs_of_parts(game, positions), runs_of_parts(game, positions)
    whole = 1e9 / mean
    profile = {name: costs[name] * runs[name] for name in costs}
    profile["the tree and the rest"] = whole - sum(profile.values())
    return {
        "game": game.name,
        "players": players,
        "positions": count,
        "iterations_per_second": round(mean),
        "slowest": round(min(rates)),
        "fastest": round(max(rates)),
        "nanoseconds_per_iteration": round(whole),
        "profile": {name: round(share / whole, 3) for name, share in profile.items()},
        "runs_per_iteration": {name: round(runs[name], 2) for name in costs},
        "nanoseconds_per_run": {name: round(costs[name]) for name in costs},
    }


def position(used: engine.CompiledEngine, players: int, seed: int) -> Any:
    """A decision that begins a move, half-way through a game of greedy bots or soon after."""
    _, length = played(used, players, seed, lambda states, made: False)
    states, _ = played(used, players, seed, lambda states, made: 2 * made >= length and begins_move(used, states))
    return states


def played(used: engine.Engine, players: int, seed: int, enough: Callable[[Any, int], bool]) -> tuple[Any, int]:
    """A game of greedy bots up to some point, and the number of decisions so far. The workspace may come from a
    finished game, so the next actor is set first."""
    state, _ = reference.start(used.game, players, {}, key_from_seed(seed))
    states, greedy, made = used.as_array(state), BotConfig(GREEDY), 0
    workspace = used.take_workspace(greedy)
    seed_rng(workspace.rng, seed, 1)
    workspace.stats[NEXT_ACTOR] = reference.actor(used.game, state)
    while workspace.stats[NEXT_ACTOR] >= 0 and not enough(states, made):
        search_and_play(used, states, greedy, workspace)
        made += 1
    used.give_back(workspace)
    return states, made


def begins_move(used: engine.CompiledEngine, states: Any) -> bool:
    state = unpack(used.game.state, states[0])
    return reference.default_completion(used.game, state) < 0 and len(reference.legal(used.game, state)) > 1


def timed(used: engine.CompiledEngine, states: Any, iterations: int) -> tuple[int, float]:
    """Run a search: its iterations, and the seconds they took."""
    config = BotConfig(SEARCH, iterations)
    workspace = used.take_workspace(config)
    seed_rng(workspace.rng, 1, 1)
    began = time.perf_counter()
    run_search(used, states, config, workspace)
    seconds = time.perf_counter() - began
    used.give_back(workspace)
    return int(workspace.stats[ITERATIONS]), seconds


def costs_of_parts(game: Game, positions: list[Any]) -> dict[str, float]:
    """Nanoseconds of each part, averaged over positions and legal moves."""
    backend = numba_backend(game, (*BOT_MODULES, search_parts))
    workspace = engine.compiled(game).new_workspace(0)
    link(backend, game.title, {"repeat": (positions[0], search_parts.DEAL, 1, workspace)})
    repeat = backend.functions["repeat"]
    costs = {}
    for part, (number, _) in PARTS.items():
        began = time.perf_counter()
        for states in positions:
            repeat(states, number, REPEATS, workspace)
        costs[part] = 1e9 * (time.perf_counter() - began) / (REPEATS * len(positions))
    return costs


def runs_of_parts(game: Game, positions: list[Any]) -> dict[str, float]:
    """How often each part runs in an iteration."""
    calls: Counter[str] = Counter()

    def counting(function: Callable[..., Any]) -> Callable[..., Any]:
        name = function.__name__

        def counted(*arguments: Any) -> Any:
            calls[name] += 1
            return function(*arguments)

        return counted if is_counted(game, function) else function

    decide = build_backend(game, counting, bot_modules=BOT_MODULES)[ENTRY]
    workspace = workspace_of_lists(game, BotConfig(SEARCH, COUNTED).nodes_in(game))
    iterations = 0
    for states in positions:
        seed_rng(workspace.rng, 1, 1)
        workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
        decide([unpack(game.state, states[0])], 0, SEARCH, COUNTED, 0, COUNTED, False, workspace)
        iterations += workspace.stats[ITERATIONS]
    return {part: calls[name] / iterations for part, (_, name) in PARTS.items()}


def is_counted(game: Game, function: Callable[..., Any]) -> bool:
    """Whether this is the function meant: rules share names with other functions."""
    name = function.__name__
    rule = getattr(game.rules, name, None) or getattr(game.knowledge, name, None)
    ours = function.__module__.startswith("emporion.bots.")
    return (ours and name in ("play_on", "estimate_win_shares")) or (
        rule is not None and function.__module__ == rule.__module__
    )


def summary(found: dict[str, Any]) -> str:
    """The figures of a game as text."""
    lines = [
        f"{found['game']}, {found['players']} players: {found['iterations_per_second']:,} iterations/s on one core "
        f"({found['slowest']:,} to {found['fastest']:,} over {found['positions']} positions)",
        f"  {'part':<22} {'share':>6} {'runs':>7} {'ns each':>8}",
    ]
    for part, share in found["profile"].items():
        runs, cost = found["runs_per_iteration"].get(part), found["nanoseconds_per_run"].get(part)
        lines.append(f"  {part:<22} {share:>6.0%} " + (f"{runs:>7.1f} {cost:>8,}" if runs is not None else ""))
    return "\n".join(lines)


if __name__ == "__main__":
    main()
