"""Where compiled rules are kept between runs: a folder per game and version of the sources, in the user's cache folder.

Numba's own cache does not notice a change in a function of another file, so the folder is named by a hash of all
sources.
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

from emporion.kernel.contract import Game
from emporion.kernel.folders import cache_root
from emporion.kernel.worlds import advice_sources

HASH = 16  # letters
KEPT = 4  # folders per game: old versions of the sources are removed beyond that


def source_hash(modules: Sequence[ModuleType]) -> str:
    """A hash of everything that compiled code of these modules is made from: the kernel, they, and whatever they import
    from their own folders."""
    import numba

    digest = hashlib.sha256(f"{platform.python_version()} {numba.__version__}".encode())
    kernel = Path(__file__).parent
    for path in sorted({*kernel.glob("*.py"), *imported_files([Path(str(each.__file__)) for each in modules])}):
        digest.update(f"{path.resolve()}\0".encode())  # Numba keeps code by the place of its source, too
        digest.update(path.read_bytes())
    return digest.hexdigest()[:HASH]


def imported_files(waiting: list[Path]) -> set[Path]:
    """These files, and those beside them that they import, directly or not."""
    found: set[Path] = set()
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            for node in ast.walk(ast.parse(path.read_bytes())):
                if isinstance(node, ast.ImportFrom):
                    names = [str(node.module).rpartition(".")[2], *(alias.name for alias in node.names)]
                    beside = [path.with_name(f"{name}.py") for name in names]
                    waiting += [each for each in beside if each.exists()]
    return found


def cache_folder(game: Game, thinkers: tuple[ModuleType, ...] = ()) -> Path:
    """The folder for this version of the game's rules, and of those who play it; a temporary one if the user's cache
    folder cannot be written."""
    modules = (*game.sources, *advice_sources(game), *thinkers) if thinkers else game.sources
    folder = cache_root() / f"{game.name}{'-bots' if thinkers else ''}-{source_hash(modules)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
    except OSError:
        temporary = Path(tempfile.mkdtemp(prefix="emporion-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary
    _forget_old(folder)
    return folder


def _forget_old(current: Path) -> None:
    ages = []
    for path in current.parent.glob(f"{current.name.rpartition('-')[0]}-{'?' * HASH}"):
        with contextlib.suppress(OSError):  # another process may be tidying up as well
            if path != current and path.is_dir():
                ages.append((-path.stat().st_mtime, path))
    for _, path in sorted(ages)[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
