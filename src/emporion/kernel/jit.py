"""How Numba is asked to compile a world of rules; the compiled and the gpu backend share it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from emporion.kernel.backends import KERNEL_SOURCES, build_backend
from emporion.kernel.contract import Game
from emporion.kernel.layout import copy_into
from emporion.kernel.trace import trace


def numba_backend(
    game: Game, folder: Path | None, bot_modules: tuple[ModuleType, ...] = ()
) -> Mapping[str, Callable[..., Any]]:
    """The rules, the kernel's loops and those who play, each wrapped by Numba. Only the loops of the last module can be
    called from Python; they are kept in the cache folder, if there is one, with everything they call."""
    import numba

    config: Any = numba.config
    njit: Any = numba.njit
    # Rules never allocate, so there is nothing to count references to. Without wrappers for Python and C the inner
    # functions compile faster.
    common = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        entry = function.__module__ == (*KERNEL_SOURCES, *bot_modules)[-1].__name__
        wrapped: Callable[..., Any] = njit(
            function, cache=entry and folder is not None, no_cpython_wrapper=not entry, **common
        )
        compile_once(wrapped)
        return wrapped

    def silent(*numbers: int) -> None:
        """What `trace` is in compiled rules."""

    def put_record(room: Any, place: int, state: Any) -> None:
        """What `copy_into` is there: a record is copied as it lies."""
        room[place] = state

    replaced: dict[Callable[..., Any], Callable[..., Any]] = {trace: wrap(silent), copy_into: wrap(put_record)}
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder or before)
    try:
        return build_backend(game, wrap, replaced, constant_table, bot_modules)
    finally:
        config.CACHE_DIR = before


def compile_once(dispatcher: Any) -> None:
    """Let compiled callers share one version of a function. Numba would compile another one for every width of its
    numbers (a field of a record is an int8, a loop counter an int64), which doubles the time; so we ask for the widest,
    and the callers convert."""
    from numba import types

    original = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        narrow = (types.Integer, types.IntEnumMember)
        _, folded = dispatcher._compiler.fold_argument_types(arguments, keywords)
        widened = tuple(
            types.int64 if isinstance(each, narrow) and getattr(each, "signed", True) else each for each in folded
        )
        dispatcher.compile(widened)
        compilable, dispatcher._can_compile = dispatcher._can_compile, False
        try:
            return original(arguments, keywords)
        finally:
            dispatcher._can_compile = compilable

    dispatcher.get_call_template = get_call_template


def constant_table(numbers: tuple[int, ...]) -> Any:
    """A module-level tuple for compiled rules: Numba indexes an array much faster than a tuple."""
    return np.array(numbers, np.int64)
