"""Compiler pipelines that optimise a call graph once.

Numba optimises and assembles each function together with everything it calls, so a function at depth ten is optimised
ten times. Here a function is lowered to LLVM code and no more; a program links all functions that its entries reach,
optimises them and assembles them once.
"""

from __future__ import annotations

from typing import Any, ClassVar

from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering


class InnerLibrary(JITCodeLibrary):
    """The LLVM code of one function, without the functions it calls."""

    def finalize(self) -> None:
        self._raise_if_finalized()
        self._finalized = True


class ProgramLibrary(JITCodeLibrary):
    """The code of several entries and of all functions they reach."""

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self._entries: list[InnerLibrary] = []
        self.enable_object_caching()

    def object_code(self) -> Any:
        """What `unserialize_library` needs."""
        return self.serialize_using_object_code()

    def add_entry(self, library: InnerLibrary) -> None:
        self._entries.append(library)

    def finalize(self) -> None:
        for entry in self._entries:
            self._final_module.link_in(entry._final_module, preserve=True)
        self._linking_libraries = callers_first(self._entries)
        super().finalize()


def callers_first(entries: list[InnerLibrary]) -> list[InnerLibrary]:
    """The libraries of all functions that the entries reach, each after all its callers: LLVM drops a function that
    nothing linked so far calls."""
    finished: list[InnerLibrary] = []

    def visit(library: InnerLibrary) -> None:
        for called in library._linking_libraries:
            if called not in finished:
                visit(called)
        finished.append(library)

    for entry in entries:
        if entry not in finished:
            visit(entry)
    return [library for library in reversed(finished) if library not in entries]


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


class RememberingContext:
    """Numba's context for types, which remembers what it found about calls of operators and built-in functions. They
    are most of all calls, and it tries dozens of definitions for each."""

    known: ClassVar[dict[Any, Any]] = {}

    def __init__(self, context: Any) -> None:
        self._context = context

    def __getattr__(self, name: str) -> Any:
        return getattr(self._context, name)

    def resolve_function_type(self, function: Any, arguments: Any, keywords: Any) -> Any:
        if keywords or not isinstance(function, types.Function):
            return self._context.resolve_function_type(function, arguments, keywords)
        key = function, tuple(arguments)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._context.resolve_function_type(function, arguments, keywords)
        return found


@register_pass(mutates_CFG=True, analysis_only=False)
class TypeInference(typed_passes.NopythonTypeInference):
    _name = "type_inference"

    def run_pass(self, state: Any) -> bool:
        context, state.typingctx = state.typingctx, RememberingContext(state.typingctx)
        try:
            return bool(super().run_pass(state))
        finally:
            state.typingctx = context


PASSES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.DeadBranchPrune,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    TypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    InnerLowering,
    typed_passes.NoPythonBackend,
)
"""Numba's passes without those that look for what rules do not have: closures, generators, arrays, literal loops."""


class InnerCompiler(CompilerBase):
    """Compiles a function as far as LLVM code."""

    def define_pipelines(self) -> list[Any]:
        manager = PassManager("rules")
        for each in PASSES:
            manager.add_pass(each, each.__name__)
        manager.finalize()
        return [manager]
