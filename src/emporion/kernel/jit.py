"""Builds a backend with Numba; the compiled and the GPU backend share it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import ModuleType
from typing import Any

from emporion.kernel.backends import LOOPS, build_backend
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.layout import copy_into
from emporion.kernel.trace import trace


def numba_backend(game: Game, bot_modules: tuple[ModuleType, ...] = ()) -> NumbaBackend:
    """Raises BackendUnavailable without Numba."""
    try:
        return NumbaBackend(game, bot_modules)
    except ImportError as problem:
        raise BackendUnavailable(f"the compiled backend needs Numba: {problem}") from None


class NumbaBackend:
    """A game's functions, wrapped by Numba. `program.py` makes some of them callable from Python."""

    def __init__(self, game: Game, bot_modules: tuple[ModuleType, ...] = ()) -> None:
        self.name = game.name
        self.size = 0
        """The number of functions."""
        self.tell: Callable[[str], None] = lambda name: None
        """Called with the name of each function that is compiled."""
        self._entry_modules = {module.__name__ for module in (*LOOPS, *bot_modules[-1:])}

        self.functions: Mapping[str, Any] = build_backend(
            game, self._wrapped, replacements(self._wrapped), constant_table, bot_modules
        )

    def _wrapped(self, function: Callable[..., Any]) -> Any:
        import numba

        from emporion.kernel.linking import InnerCompiler

        njit: Any = numba.njit
        # Rules never allocate, so they need no reference counts. Without wrappers for Python and C the inner functions
        # compile faster.
        dispatcher = njit(
            error_model="numpy",
            nogil=True,
            _nrt=False,
            no_cfunc_wrapper=True,
            no_cpython_wrapper=function.__module__ not in self._entry_modules,
            pipeline_class=InnerCompiler,
        )(function)
        dispatcher._compile_for_args = _not_linked
        self.size += 1
        self._compile_once(dispatcher)
        return dispatcher

    def _compile_once(self, dispatcher: Any) -> None:
        def compile_for(widened: Any) -> None:
            if widened not in dispatcher.overloads:
                self.tell(dispatcher.__name__)
                dispatcher.compile(widened)

        share_versions(dispatcher, dispatcher._compiler.fold_argument_types, compile_for)


def share_versions(dispatcher: Any, fold: Callable[..., Any], compile_for: Callable[[Any], None]) -> None:
    """Let compiled callers share one version of a function. Numba would compile a version for every width of integer
    argument (a field is an int8, a loop counter an int64), which doubles the time; so we compile only for int64, and
    the callers convert."""
    from numba import types

    narrow = (types.Integer, types.IntEnumMember)
    original = dispatcher.get_call_template

    def get_call_template(arguments: Any, keywords: Any) -> Any:
        _, folded = fold(arguments, keywords)
        compile_for(
            tuple(
                types.int64 if isinstance(each, narrow) and getattr(each, "signed", True) else each for each in folded
            )
        )
        compilable, dispatcher._can_compile = dispatcher._can_compile, False
        try:
            return original(arguments, keywords)
        finally:
            dispatcher._can_compile = compilable

    dispatcher.get_call_template = get_call_template


def replacements(wrap: Callable[..., Any]) -> dict[Callable[..., Any], Any]:
    """What compiled rules call instead of functions that only work on state objects."""

    def silent(*numbers: int) -> None:
        """Replaces `trace`."""

    def assign_record(states: Any, index: int, state: Any) -> None:
        """Replaces `copy_into`: assigning a record copies it."""
        states[index] = state

    return {trace: wrap(silent), copy_into: wrap(assign_record)}


def _not_linked(*_: Any, **__: Any) -> None:
    raise TypeError("this function is not linked for arguments of these types (kernel/program.py)")


def constant_table(numbers: tuple[int, ...]) -> Any:
    """A module-level tuple as an array, which Numba indexes much faster."""
    import numpy as np

    return np.array(numbers, np.int64)
