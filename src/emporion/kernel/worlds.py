"""One source of rules, several worlds: the same functions, rebuilt so that they see each other wrapped.

In the plain world the functions are wrapped by nothing and interpreted. In a compiled world every function is wrapped
by a compiler. The modules themselves stay untouched, importable and debuggable.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any

from emporion.kernel import batch, chance, noise, playout, record, words
from emporion.kernel.contract import RULES, Game
from emporion.kernel.trace import trace

KERNEL_SOURCES: tuple[ModuleType, ...] = (words, noise, chance, record, playout, batch)
"""Kernel modules whose functions run in every world."""


def bind(
    game: Game,
    wrap: Callable[[Callable[..., Any]], Callable[..., Any]],
    silence: Callable[..., None] = trace,
    tables: Callable[[tuple[int, ...]], Any] = tuple,
) -> Mapping[str, Callable[..., Any]]:
    """Build a world for a game: its eight rules and the kernel's functions around them, all wrapped, by name.

    `silence` stands in for `trace`; `tables` converts module-level tuples of numbers (Numba indexes arrays faster
    than tuples).
    """
    modules = (*KERNEL_SOURCES, *game.sources)
    for module in game.sources:
        check_sources(game, module)
    twins: dict[Any, Any] = {trace: silence}
    scopes: list[tuple[ModuleType, dict[str, Any]]] = [(module, dict(vars(module))) for module in modules]
    for module, scope in scopes:
        for function in list(scope.values()):
            if _is_own(module, function):
                twins[function] = wrap(_rebuilt(function, scope))
    for stub in RULES:
        twins[stub] = twins[getattr(game.rules, stub.__name__)]
    for _, scope in scopes:
        for name, value in scope.items():
            if isinstance(value, FunctionType) and value in twins:
                scope[name] = twins[value]
            elif isinstance(value, tuple) and value and all(type(each) is int for each in value):
                scope[name] = tables(value)
    world = {stub.__name__: twins[stub] for stub in RULES}
    for module in KERNEL_SOURCES:
        world.update({name: twins[value] for name, value in vars(module).items() if _is_own(module, value)})
    return world


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


def plain(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The interpreted world."""
    return bind(game, lambda function: function)
