"""Tune the heuristics of a game by self-play: greedy bots that differ in one weight play duplicate deals.

    python benchmarks/tune.py carthage --minutes 30
    python benchmarks/tune.py discovery --minutes 60 --only TRADE,PLACE,COIN

A weight is changed by about a quarter and the heuristics are compiled. One bot with the change plays against bots with
the best weights so far, from every seat of the same deals with two, three and four players. The change is kept if its
lead in points is significant (`--sure`). The end of the output lists the weights to change; nothing is written.
"""

from __future__ import annotations

import argparse
import ast
import inspect
import math
import random
import statistics
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from types import ModuleType
from typing import Any

from emporion.bots.config import GREEDY, BotConfig
from emporion.bots.engine import CompiledEngine
from emporion.bots.search import search_and_play
from emporion.bots.workspace import NEXT_ACTOR
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.backends import heuristic_sources
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.records import unpack

Weight = int | tuple[int, ...]
Weights = dict[str, Weight]

UNITS = {"NEW_MOVE", "POINT", "STACK", "VICTORY", "MOST_URGENT", "NO_WAY", "SWING"}
"""Constants that are units, that only have to be large, or that greedy bots never use."""
STEPS = (0.6, 0.75, 1.33, 1.6)
GREEDY_BOT = BotConfig(GREEDY)
LONGEST = 5000  # decisions of a game


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=30, help="time limit (%(default)s)")
    parser.add_argument("--deals", type=int, default=150, help="per number of players (%(default)s)")
    parser.add_argument("--sure", type=float, default=1.6, help="standard errors that a change must gain (%(default)s)")
    parser.add_argument("--only", help="names of weights, separated by commas; by default, all of them")
    parser.add_argument("--seed", type=int, default=1, help="seed of the changes and the deals (%(default)s)")
    chosen = parser.parse_args()
    if chosen.deals < 2 or chosen.minutes <= 0:
        sys.exit("error: a comparison needs at least two deals, and some time")
    try:
        climb(find(chosen.game), chosen.minutes, chosen.deals, chosen.sure, chosen.only, chosen.seed)
    except EmporionError as problem:
        sys.exit(f"error: {problem}")


def climb(game: Game, minutes: float, deals: int, sure: float, only: str | None, seed: int) -> None:
    """Hill climbing: change one weight at a time and keep improvements."""
    rng = random.Random(seed)
    first = weights_of(game)
    names = only.split(",") if only else sorted(first)
    for name in names:
        if name not in first:
            raise EmporionError(f"--only: there is no weight {name}; there are: {', '.join(sorted(first))}")
    weights, best = dict(first), variant(game, {})
    end = time.monotonic() + 60 * minutes
    tried = 0
    while time.monotonic() < end:
        name = rng.choice(names)
        changed = weights | {name: nudged(weights[name], rng)}
        tried += 1
        candidate = variant(game, changed)
        leads = [lead(game, candidate, best, players, deals, seed + tried) for players in game.players]
        gain = sum(mean / error for mean, error in leads) / math.sqrt(len(leads))
        shown = ", ".join(f"{mean:+.2f} ± {1.96 * error:.2f}" for mean, error in leads)
        kept = gain > sure
        print(f"{name} {weights[name]} → {changed[name]}: {shown} ({gain:+.1f}){' kept' if kept else ''}", flush=True)
        if kept:
            weights, best = changed, candidate
    for name in sorted(first):
        if weights[name] != first[name]:
            print(f"{name} = {weights[name]}  # was {first[name]}")
    if weights != first:
        confirm(game, best, variant(game, {}), 3 * deals, -seed)


def confirm(game: Game, best: CompiledEngine, first: CompiledEngine, deals: int, seed: int) -> None:
    """Test all changes together on new deals, as some may have been kept by luck."""
    for players in game.players:
        mean, error = lead(game, best, first, players, deals, seed)
        print(f"all changes, {players} players, {deals} new deals: {mean:+.2f} ± {1.96 * error:.2f} points", flush=True)


def weights_of(game: Game) -> Weights:
    """The weights of the game's heuristics: the integer constants of their modules."""
    found: Weights = {}
    for module in heuristic_sources(game):
        for statement in ast.parse(inspect.getsource(module)).body:
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    names = target.elts if isinstance(target, ast.Tuple) else [target]
                    for name in (each.id for each in names if isinstance(each, ast.Name)):
                        value = getattr(module, name)
                        if name.isupper() and name not in UNITS and is_weight(value):
                            found[name] = value
    return found


def is_weight(value: object) -> bool:
    numbers = value if isinstance(value, tuple) else (value,)
    return bool(numbers) and all(type(number) is int for number in numbers)


def nudged(value: Weight, rng: random.Random) -> Weight:
    """A weight, or one of a tuple of weights, increased or decreased by about a quarter."""
    if isinstance(value, int):
        return nudged_number(value, rng)
    place = rng.randrange(len(value))
    return (*value[:place], nudged_number(value[place], rng), *value[place + 1 :])


def nudged_number(value: int, rng: random.Random) -> int:
    step = rng.choice(STEPS)
    return round(value * step) if abs(value * step - value) >= 1 else value + (1 if step > 1 else -1)


def variant(game: Game, weights: Weights) -> CompiledEngine:
    """The bots of a game with other weights, compiled without the cache."""
    with patched(heuristic_sources(game), weights):
        engine = CompiledEngine(game, kept=False)
    engine.prepare()
    return engine


@contextmanager
def patched(modules: Sequence[ModuleType], weights: Weights) -> Iterator[None]:
    before = [(module, name, getattr(module, name)) for module in modules for name in weights if hasattr(module, name)]
    for module, name, _ in before:
        setattr(module, name, weights[name])
    try:
        yield
    finally:
        for module, name, value in before:
            setattr(module, name, value)


def lead(
    game: Game, one: CompiledEngine, others: CompiledEngine, players: int, deals: int, seed: int
) -> tuple[float, float]:
    """One bot's mean lead in points over the others, over all seats of all deals, and its standard error."""

    def of_deal(deal: int) -> float:
        return statistics.fmean(lead_in(game, one, others, players, seat, seed, deal) for seat in range(players))

    with ThreadPoolExecutor() as threads:
        leads = list(threads.map(of_deal, range(deals)))
    return statistics.fmean(leads), max(statistics.stdev(leads) / math.sqrt(deals), 1e-9)


def lead_in(
    game: Game, one: CompiledEngine, others: CompiledEngine, players: int, seat: int, seed: int, deal: int
) -> float:
    key, unused_rng = [0] * 8, [0, 0]
    key_of_game(key, unused_rng, key_from_seed(seed), deal)
    state, _ = reference.start(game, players, {}, key)
    states: Any = one.as_array(state)
    workspace, turn = one.take_workspace(GREEDY_BOT), reference.actor(game, state)
    seed_rng(workspace.rng, deal, seat)
    for _ in range(LONGEST):
        if turn < 0:
            break
        search_and_play(one if turn == seat else others, states, GREEDY_BOT, workspace)
        turn = int(workspace.stats[NEXT_ACTOR])
    one.give_back(workspace)
    scores, _, _ = reference.result(game, unpack(game.state, states[0]))
    return scores[seat] - (sum(scores) - scores[seat]) / (players - 1)


if __name__ == "__main__":
    main()
