"""One source of rules, several worlds: the same functions, rebuilt so that they see each other wrapped.

In the plain world the functions are wrapped by nothing and interpreted. In a compiled world every function is wrapped
by a compiler. The modules themselves stay untouched, importable and debuggable.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

from emporion.kernel import batch, chance, noise, playout, record, words
from emporion.kernel.contract import RULES, RULES_OF_THUMB, Game

KERNEL_SOURCES: tuple[ModuleType, ...] = (words, noise, chance, record, playout, batch)
"""Kernel modules whose functions run in every world."""

NOTHING: Mapping[Callable[..., Any], Callable[..., Any]] = {}


def bind(
    game: Game,
    wrap: Callable[[Callable[..., Any]], Callable[..., Any]],
    replaced: Mapping[Callable[..., Any], Callable[..., Any]] = NOTHING,
    tables: Callable[[tuple[int, ...]], Any] = tuple,
    thinkers: tuple[ModuleType, ...] = (),
) -> Mapping[str, Callable[..., Any]]:
    """Build a world for a game: its eight rules and the kernel's functions around them, all wrapped, by name.

    `replaced` gives functions that are other ones in this world; `tables` converts module-level tuples of numbers
    (Numba indexes arrays faster than tuples). With modules of `thinkers`, who play the game, their functions and the
    game's rules of thumb belong to the world too.
    """
    advice = advice_sources(game) if thinkers else ()
    modules = (*KERNEL_SOURCES, *game.sources, *advice, *thinkers)
    for module in game.sources:
        check_sources(game, module)
    twins: dict[Any, Any] = dict(replaced)
    scopes: list[tuple[ModuleType, dict[str, Any]]] = [(module, dict(vars(module))) for module in modules]
    for module, scope in scopes:
        for function in list(scope.values()):
            if _is_own(module, function) and function not in replaced:
                twins[function] = wrap(_rebuilt(function, scope))
    for stub in RULES:
        twins[stub] = twins[getattr(game.rules, stub.__name__)]
    if thinkers:
        twins.update({stub: twins[getattr(game.heuristics, stub.__name__)] for stub in RULES_OF_THUMB})
    for _, scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in twins:
                scope[name] = twins[value]
            elif isinstance(value, tuple) and value and all(type(each) is int for each in value):
                scope[name] = tables(value)
    world = {stub.__name__: twins[stub] for stub in RULES}
    for module in (*KERNEL_SOURCES, *thinkers):
        world.update({name: twins[value] for name, value in vars(module).items() if _is_own(module, value)})
    return world


def advice_sources(game: Game) -> tuple[ModuleType, ...]:
    """The modules of the game's heuristics: those of their functions that are not rules."""
    folder = game.rules.__name__.rpartition(".")[0]
    found = list(game.sources)
    waiting = [sys.modules[getattr(game.heuristics, stub.__name__).__module__] for stub in RULES_OF_THUMB]
    while waiting:
        module = waiting.pop()
        if module not in found:
            found.append(module)
            homes = {each.__module__ for each in vars(module).values() if isinstance(each, FunctionType)}
            waiting += [sys.modules[home] for home in sorted(homes) if home.startswith(f"{folder}.")]
    return tuple(found[len(game.sources) :])


def check_sources(game: Game, module: ModuleType) -> None:
    """A function of the game that rules use must be in `sources`, or it would stay interpreted in a compiled world."""
    folder = game.rules.__name__.rpartition(".")[0]
    sources = {source.__name__ for source in game.sources}
    for name, value in vars(module).items():
        home = value.__module__ if isinstance(value, FunctionType) else ""
        if home.startswith(f"{folder}.") and home not in sources:
            raise TypeError(f"{module.__name__} uses {name} of {home}, which is not in the game's sources")


def _is_own(module: ModuleType, value: Any) -> bool:
    """Whether a module defines this function, rather than importing it."""
    return isinstance(value, FunctionType) and value.__module__ == module.__name__


def _rebuilt(function: FunctionType, scope: dict[str, Any]) -> FunctionType:
    twin = FunctionType(function.__code__, scope, function.__name__, function.__defaults__, function.__closure__)
    twin.__module__, twin.__qualname__ = function.__module__, function.__qualname__
    return twin


def plain(game: Game, thinkers: tuple[ModuleType, ...] = ()) -> Mapping[str, Callable[..., Any]]:
    """The interpreted world."""
    return bind(game, lambda function: function, thinkers=thinkers)
