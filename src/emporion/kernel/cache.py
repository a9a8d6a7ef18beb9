"""The cache of compiled rules: one folder per game and version of its sources, in the user's cache folder.

The folder's name is a hash of all sources, so a change anywhere gives another folder.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import platform
import re
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from importlib.util import resolve_name
from pathlib import Path
from types import ModuleType

from emporion.folders import cache_root, prepared_root
from emporion.kernel.backends import heuristic_sources, rule_sources
from emporion.kernel.contract import Game
from emporion.kernel.program import is_compiled

HASH = 16  # hexadecimal digits
KEPT = 4  # folders per game; the oldest beyond that are removed
COMMENT = re.compile(r"#[^\n]*")
IMPORT = re.compile(r"(?:^|[:;])[ \t]*(?:from\b\s*([.\w]+)\s+)?import\b\s*(\([^)]*\)|[^\n;]*)", re.MULTILINE)


def source_hash(modules: Sequence[ModuleType]) -> str:
    """A hash of all that compiled code depends on: the sources of the kernel, of these modules and of everything they
    import from their own packages, the compiler and the processor."""
    import numba
    from numba.core.registry import cpu_target

    processor = cpu_target.target_context.codegen().magic_tuple()
    digest = hashlib.sha256(f"{platform.python_version()} {numba.__version__} {processor}".encode())
    kernel = Path(__file__).parent
    for path in sorted({*kernel.glob("*.py"), *imported_files(modules)}):
        digest.update(f"{path.name}\0".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:HASH]


def imported_files(modules: Sequence[ModuleType]) -> set[Path]:
    """The files of these modules and of everything they import from their own top-level package, transitively."""
    waiting = [(module.__name__, Path(str(module.__file__))) for module in modules]
    found: set[Path] = set()
    while waiting:
        name, path = waiting.pop()
        if path not in found:
            found.add(path)
            top = path.parents[name.count(".") + (path.name == "__init__.py")]  # the folder of the top-level package
            for imported in _imports(name, path):
                file = top.joinpath(*imported.split(".")).with_suffix(".py")
                if file.exists():
                    waiting.append((imported, file))
    return found


def _imports(name: str, path: Path) -> Iterator[str]:
    """The names of all modules that a module may import, and of some that it does not: a text that looks like an import
    counts as one. Parsing would take more than ten times as long, in every process that loads compiled code."""
    package = name if path.name == "__init__.py" else name.rpartition(".")[0]
    source = COMMENT.sub("", path.read_text("utf-8", errors="replace")).replace("\\\n", " ")
    for home, imported in IMPORT.findall(source):
        names = re.findall(r"[.\w]+", imported)
        if home:
            with contextlib.suppress(ImportError):  # beyond the top-level package
                absolute = resolve_name(home, package)
                yield absolute
                yield from (f"{absolute}.{each}" for each in names)
        else:
            yield from names


def cache_folder(game: Game, bot_modules: tuple[ModuleType, ...] = ()) -> Path:
    """The folder for this version of the game's rules and, if given, of the bots: one that was prepared, or one in the
    user's cache folder; a temporary one if that is not writable."""
    modules = rule_sources(game)
    if bot_modules:
        modules = (*modules, *heuristic_sources(game), *bot_modules)
    name = f"{game.name}{'-bots' if bot_modules else ''}-{source_hash(modules)}"
    prepared = prepared_root()
    if prepared is not None and is_compiled(prepared / name):
        return prepared / name
    folder = cache_root() / name
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
    except OSError:
        temporary = Path(tempfile.mkdtemp(prefix="emporion-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary
    _remove_old(folder)
    return folder


def _remove_old(current: Path) -> None:
    ages = []
    for path in current.parent.glob(f"{current.name.rpartition('-')[0]}-{'?' * HASH}"):
        with contextlib.suppress(OSError):  # another process may remove them too
            if path != current and path.is_dir():
                ages.append((-path.stat().st_mtime, path))
    for _, path in sorted(ages)[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
