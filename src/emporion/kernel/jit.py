"""Builds a backend with Numba; the compiled and the GPU backend share it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any

from emporion.kernel.backends import KERNEL_SOURCES, build_backend
from emporion.kernel.contract import Game
from emporion.kernel.layout import copy_into
from emporion.kernel.trace import trace


def numba_backend(
    game: Game, folder: Path | None, bot_modules: tuple[ModuleType, ...] = (), rules_folder: Path | None = None
) -> Mapping[str, Callable[..., Any]]:
    """The rules, the kernel's loops and the bots' functions, each wrapped by Numba. Only the functions of the last
    module can be called from Python; they are cached in the folder, if there is one, with everything they call.

    With `rules_folder`, the kernel's loops can be called too and are cached there. Compiling rules and bots together
    takes less time than one after the other, since each function of the rules is typed and lowered once.
    """
    import numba

    from emporion.kernel.linking import EntryCompiler, InnerCompiler

    folders = {(*KERNEL_SOURCES, *bot_modules)[-1].__name__: folder}
    if rules_folder is not None:
        folders[KERNEL_SOURCES[-1].__name__] = rules_folder
    config: Any = numba.config
    njit: Any = numba.njit
    before = config.CACHE_DIR
    # Rules never allocate, so they need no reference counts. Without wrappers for Python and C the inner functions
    # compile faster.
    common = {"error_model": "numpy", "nogil": True, "_nrt": False, "no_cfunc_wrapper": True}

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        entry = function.__module__ in folders
        own = folders.get(function.__module__)
        config.CACHE_DIR = str(own or before)
        wrapped: Callable[..., Any] = njit(
            function,
            cache=own is not None,
            no_cpython_wrapper=not entry,
            pipeline_class=EntryCompiler if entry else InnerCompiler,
            **common,
        )
        compile_once(wrapped)
        return wrapped

    def silent(*numbers: int) -> None:
        """Replaces `trace` in compiled rules."""

    def assign_record(states: Any, index: int, state: Any) -> None:
        """Replaces `copy_into` in compiled rules: assigning a record copies it."""
        states[index] = state

    replaced: dict[Callable[..., Any], Callable[..., Any]] = {trace: wrap(silent), copy_into: wrap(assign_record)}
    try:
        return build_backend(game, wrap, replaced, constant_table, bot_modules)
    finally:
        config.CACHE_DIR = before


def compile_once(dispatcher: Any) -> None:
    """Let compiled callers share one version of a function. Numba would compile a version for every width of integer
    argument (a field is an int8, a loop counter an int64), which doubles the time; so we compile only for int64, and
    the callers convert."""
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
    """A module-level tuple as an array, which Numba indexes much faster."""
    import numpy as np

    return np.array(numbers, np.int64)
