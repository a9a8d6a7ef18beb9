"""Compiler pipelines that optimise a call graph once.

Numba optimises and assembles each function together with everything it calls, so a function at depth ten is optimised
ten times. Here an inner function is lowered to LLVM code and no more; an entry function, which Python calls, links all
functions it reaches, optimises them and assembles them once. Bots compile in a third of the time.
"""

from __future__ import annotations

from typing import Any

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class InnerLibrary(JITCodeLibrary):
    """The LLVM code of one function, without the functions it calls."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class EntryLibrary(JITCodeLibrary):
    """The code of a function and of all functions it reaches."""

    def finalize(self) -> None:
        self._linking_libraries = callers_first(self)
        super().finalize()


def callers_first(entry: EntryLibrary) -> list[JITCodeLibrary]:
    """The libraries that an entry has to link, each after all its callers: LLVM drops a function that nothing linked so
    far calls."""
    finished: list[JITCodeLibrary] = []

    def visit(library: JITCodeLibrary) -> None:
        if library is entry or isinstance(library, InnerLibrary):
            for called in library._linking_libraries:
                if called not in finished:
                    visit(called)
        finished.append(library)

    visit(entry)
    return finished[-2::-1]


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(NativeLowering):
    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = InnerLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        compiles, state.flags.no_compile = state.flags.no_compile, True
        super().run_pass(state)
        state.flags.no_compile = compiles
        function, env = state["cr"].fndesc, state["cr"].env
        # Callers find the function by this object. It has no address, since Python does not call it.
        key = _dynfunc.make_function(function.lookup_module(), function.qualname, "inner", 0, env, (state.library,))
        state.targetctx.insert_user_function(key, function, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=key)
        return True


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(NativeLowering):
    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class InnerCompiler(CompilerBase):
    """Compiles a function that only compiled functions call."""

    lowering: type[NativeLowering] = InnerLowering

    def define_pipelines(self) -> list[Any]:
        manager = DefaultPassBuilder.define_nopython_pipeline(self.state)
        manager.passes = [(self.lowering if each is NativeLowering else each, why) for each, why in manager.passes]
        manager.finalize()
        return [manager]


class EntryCompiler(InnerCompiler):
    """Compiles a function that Python calls."""

    lowering = EntryLowering
