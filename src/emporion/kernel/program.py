"""Programs: entry functions with everything they call, compiled into one file of the cache.

Numba would optimise and assemble each function that Python calls together with all that it calls: every entry would
have its own copy of the rules. In a program each function is typed and lowered once, and all are optimised together.

Processes that need the same program wait for the one that compiles it.
"""

from __future__ import annotations

import contextlib
import gc
import os
import pickle
import tempfile
from collections.abc import Iterator, Mapping
from itertools import count
from pathlib import Path
from typing import Any

from filelock import FileLock, Timeout

from emporion.kernel.compilation import Progress, numba_errors_in_one_line
from emporion.kernel.jit import NumbaBackend

FILE = "program"


def is_compiled(folder: Path) -> bool:
    """Whether the folder has a program, which only has to be loaded."""
    return (folder / FILE).exists()


def link(
    backend: NumbaBackend,
    title: str,
    entries: Mapping[str, tuple[Any, ...]],
    folder: Path | None = None,
    progress: Progress | None = None,
) -> None:
    """Make these functions of the backend callable, each for arguments like those given. They are loaded from the
    folder, or compiled and kept there."""
    with numba_errors_in_one_line(title):
        if folder is None:
            _compile(backend, entries, progress)
            return
        if _load(backend, folder / FILE):  # perhaps from a folder that can only be read
            return
        with _only_process(folder, progress):
            if not _load(backend, folder / FILE):
                _replace(folder / FILE, _compile(backend, entries, progress))


@contextlib.contextmanager
def _only_process(folder: Path, progress: Progress | None) -> Iterator[None]:
    """Wait until no other process compiles into this folder."""
    lock = FileLock(folder / "lock", thread_local=False)
    try:
        lock.acquire(blocking=False)
    except Timeout:
        if progress and not is_compiled(folder):
            progress(0, 0, "")
        lock.acquire()
    except OSError:  # the folder can only be read: nothing is kept there
        pass
    try:
        yield
    finally:
        lock.release()


def _compile(backend: NumbaBackend, entries: Mapping[str, tuple[Any, ...]], progress: Progress | None) -> bytes:
    """Returns what `_load` needs."""
    from numba import typeof
    from numba.core import serialize as untyped_serialize
    from numba.core.compiler_lock import global_compiler_lock
    from numba.core.registry import cpu_target

    from emporion.kernel.linking import ProgramLibrary

    serialize: Any = untyped_serialize
    library = ProgramLibrary(cpu_target.target_context.codegen(), backend.name)
    results = {}
    done = count()
    backend.tell = lambda name: progress(next(done), backend.size, name) if progress else None
    with global_compiler_lock, _no_garbage_collection():
        for name, arguments in entries.items():
            function, types = backend.functions[name], tuple(map(typeof, arguments))
            function.compile(types)
            results[name] = function.overloads[types]
            library.add_entry(results[name].library)
        backend.tell("machine code")
        library.finalize()
    for name, result in results.items():
        result.fndesc.typemap = result.fndesc.calltypes = None  # large, and used no more
        _offer(backend.functions[name], library, result.fndesc, result.environment, result.signature)
    if progress:
        progress(backend.size, backend.size, "")
    described = {name: (result.fndesc, result.environment, result.signature) for name, result in results.items()}
    kept: bytes = serialize.dumps((library.object_code(), described))
    return kept


@contextlib.contextmanager
def _no_garbage_collection() -> Iterator[None]:
    """The compiler makes millions of objects that stay: looking through them takes a tenth of the time."""
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()


def _load(backend: NumbaBackend, path: Path) -> bool:
    """Load a program; returns whether there is one."""
    from numba.core.registry import cpu_target

    try:
        object_code, described = pickle.loads(path.read_bytes())
    except FileNotFoundError:
        return False
    except Exception:  # damaged
        with contextlib.suppress(OSError):  # it can only be read, or was replaced already
            path.unlink()
        return False
    library = cpu_target.target_context.codegen().unserialize_library(object_code)
    for name, (function, environment, signature) in described.items():
        _offer(backend.functions[name], library, function, environment, signature)
    return True


def _offer(dispatcher: Any, library: Any, function: Any, environment: Any, signature: Any) -> None:
    """Let Python call a function of a finished program, and compile no other version of it."""
    from numba.core import compiler
    from numba.core.registry import cpu_target

    compile_result: Any = compiler.compile_result
    target = cpu_target.target_context
    dispatcher._reset_overloads()
    dispatcher.overloads.clear()
    dispatcher.add_overload(
        compile_result(
            typing_context=cpu_target.typing_context,
            target_context=target,
            entry_point=target.get_executable(library, function, environment),
            signature=signature,
            objectmode=False,
            fndesc=function,
            library=library,
            environment=environment,
        )
    )
    dispatcher.disable_compile()


def _replace(path: Path, data: bytes) -> None:
    """Other processes see the whole file, or none."""
    with contextlib.suppress(OSError):  # a full disk: the next process compiles again
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            file.write(data)
        os.replace(file.name, path)
