"""Builds backends: the rule functions of a game, rebuilt so that they call each other through a wrapper.

The reference backend wraps nothing and is interpreted by CPython. A compiled backend wraps every function with a
compiler. The source modules stay untouched, importable and debuggable.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from types import FunctionType, ModuleType
from typing import Any

from emporion.kernel import (
    batch,
    bits,
    chance,
    digest,
    fast_rng,
    int32,
    layout,
    playout,
    ranking,
    training,
    training_batch,
)
from emporion.kernel.contract import HEURISTIC_FUNCTIONS, RULES, STEP_FUNCTIONS, Game

LOOPS: tuple[ModuleType, ...] = (batch, training_batch)
"""Kernel modules whose functions Python calls."""
KERNEL_SOURCES: tuple[ModuleType, ...] = (
    int32, bits, fast_rng, chance, ranking, layout, digest, playout, training, *LOOPS
)  # fmt: skip
"""Kernel modules whose functions are part of every backend."""

NOTHING: Mapping[Callable[..., Any], Callable[..., Any]] = {}


def build_backend(
    game: Game,
    wrap: Callable[[Callable[..., Any]], Callable[..., Any]],
    replaced: Mapping[Callable[..., Any], Callable[..., Any]] = NOTHING,
    tables: Callable[[tuple[int, ...]], Any] = tuple,
    bot_modules: tuple[ModuleType, ...] = (),
) -> Mapping[str, Callable[..., Any]]:
    """Returns the functions of a backend by name: the game's eight rule functions, those of its steps and
    the kernel's loops, wrapped.

    `replaced` maps functions to the ones this backend uses instead. `tables` converts module-level tuples of numbers
    (Numba indexes arrays faster than tuples). With `bot_modules`, the bots' functions and the game's heuristics are
    part of the backend too; `SUBSTITUTES` in such a module has functions for games without an evaluation.
    """
    advice = heuristic_sources(game) if bot_modules else ()
    modules = (*KERNEL_SOURCES, *rule_sources(game), *advice, *bot_modules)
    wrapped: dict[Any, Any] = dict(replaced)
    scopes: list[tuple[ModuleType, dict[str, Any]]] = [(module, dict(vars(module))) for module in modules]
    for module, scope in scopes:
        for function in list(scope.values()):
            if _is_own(module, function) and function not in replaced:
                wrapped[function] = wrap(_rebuilt(function, scope))
    for stub in RULES:
        wrapped[stub] = wrapped[game.rule(stub.__name__)]
    if game.steps:
        wrapped.update({stub: wrapped[getattr(game.steps, stub.__name__)] for stub in STEP_FUNCTIONS})
    if bot_modules:
        wrapped.update({stub: wrapped[getattr(game.heuristics, stub.__name__)] for stub in HEURISTIC_FUNCTIONS})
    if not game.heuristics.has_evaluation:
        for module in bot_modules:
            for function, substitute in getattr(module, "SUBSTITUTES", NOTHING).items():
                wrapped[function] = wrapped[substitute]
    for _, scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in wrapped:
                scope[name] = wrapped[value]
            elif isinstance(value, tuple) and value and all(type(each) is int for each in value):
                scope[name] = tables(value)
    functions = {stub.__name__: wrapped[stub] for stub in (*RULES, *STEP_FUNCTIONS) if stub in wrapped}
    for module in (*KERNEL_SOURCES, *bot_modules):
        functions.update({name: wrapped[value] for name, value in vars(module).items() if _is_own(module, value)})
    return functions


@cache
def rule_sources(game: Game) -> tuple[ModuleType, ...]:
    """The game's modules with functions of its rules and knowledge."""
    return _reachable(game, [game.rule(stub.__name__) for stub in RULES])


def heuristic_sources(game: Game) -> tuple[ModuleType, ...]:
    """The modules with functions of the game's heuristics that are not part of its rules."""
    functions = [getattr(game.heuristics, stub.__name__) for stub in HEURISTIC_FUNCTIONS]
    rules = rule_sources(game)
    return tuple(module for module in _reachable(game, functions) if module not in rules)


def _reachable(game: Game, functions: Sequence[Callable[..., Any]]) -> tuple[ModuleType, ...]:
    """The modules of these functions and, inside the game's package, those of all functions they import."""
    found: list[ModuleType] = []
    waiting = [sys.modules[function.__module__] for function in functions]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.append(module)
            homes = {each.__module__ for each in vars(module).values() if isinstance(each, FunctionType)}
            waiting += [sys.modules[home] for home in sorted(homes) if game.owns(home)]
    return tuple(found)


def _is_own(module: ModuleType, value: Any) -> bool:
    """Whether a module defines this function, rather than importing it."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__


def _rebuilt(function: FunctionType, scope: dict[str, Any]) -> FunctionType:
    copy = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    copy.__module__, copy.__qualname__ = function.__module__, function.__qualname__
    return copy


def clear_chance_object(luck: chance.Chance) -> None:
    """Does what `clear_chance` does to a state object, with new lists instead of loops, in a third of the time."""
    luck.key, luck.block, luck.drawn = [0] * len(luck.key), [0] * len(luck.block), [0] * len(luck.drawn)
    if luck.scripted:
        luck.script, luck.script_for = [0] * len(luck.script), [0] * len(luck.script_for)
        luck.scripted = 0
    luck.fault = 0


def interpreted(
    game: Game,
    bot_modules: tuple[ModuleType, ...] = (),
    replaced: Mapping[Callable[..., Any], Callable[..., Any]] = NOTHING,
) -> Mapping[str, Callable[..., Any]]:
    """The functions of the reference backend."""
    quicker = {chance.clear_chance: clear_chance_object, **replaced}
    return build_backend(game, lambda function: function, quicker, bot_modules=bot_modules)
