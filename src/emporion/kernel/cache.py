"""The cache of compiled rules: one folder per game and version of its sources, in the user's cache folder.

Numba's own cache does not notice a change in another file, so the folder's name is a hash of all sources.
"""

from __future__ import annotations

import ast
import atexit
import contextlib
import hashlib
import os
import platform
import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from emporion.folders import cache_root
from emporion.kernel.backends import heuristic_sources
from emporion.kernel.contract import Game

HASH = 16  # hexadecimal digits
SOURCES = Path(__file__).parents[2]  # the folder of the package `emporion`
KEPT = 4  # folders per game; the oldest beyond that are removed


def source_hash(modules: Sequence[ModuleType]) -> str:
    """A hash of all sources of compiled code: the kernel, these modules, and everything they import from their own
    packages."""
    import numba

    digest = hashlib.sha256(f"{platform.python_version()} {numba.__version__}".encode())
    kernel = Path(__file__).parent
    for path in sorted({*kernel.glob("*.py"), *imported_files([Path(str(each.__file__)) for each in modules])}):
        digest.update(f"{path.resolve()}\0".encode())  # Numba's index depends on the path of a source too
        digest.update(path.read_bytes())
    return digest.hexdigest()[:HASH]


def imported_files(waiting: list[Path]) -> set[Path]:
    """These files and everything they import from their own package (the kernel, a game, the bots), transitively."""
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            package = _package_of(path)
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.ImportFrom):
                    home = SOURCES.joinpath(*str(node.module).split("."))
                    files = [home, *(home / alias.name for alias in node.names)]
                    inside = [file.with_suffix(".py") for file in files if file.is_relative_to(package)]
                    waiting += [file for file in inside if file.exists()]
    return found


def _package_of(path: Path) -> Path:
    """The package folder of a file: the kernel, the bots, or one game."""
    parts = path.relative_to(SOURCES).parts
    return SOURCES.joinpath(*parts[: 3 if parts[1] == "games" else 2])


def cache_folder(game: Game, bot_modules: tuple[ModuleType, ...] = ()) -> Path:
    """The folder for this version of the game's rules and, if given, of the bots; a temporary one if the user's cache
    folder is not writable."""
    modules = (*game.sources, *heuristic_sources(game), *bot_modules) if bot_modules else game.sources
    folder = cache_root() / f"{game.name}{'-bots' if bot_modules else ''}-{source_hash(modules)}"
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
