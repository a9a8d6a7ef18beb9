"""Where compiled rules are kept between runs: a folder per game and version of the sources, in the user's cache folder.

Numba's own cache does not notice a change in a function of another file, so the folder is named by a hash of all
sources.
"""

from __future__ import annotations

import atexit
import contextlib
import hashlib
import os
import platform
import shutil
import tempfile
from pathlib import Path

from emporion.kernel.contract import Game
from emporion.kernel.folders import cache_root

KEPT = 4  # folders per game: old versions of the sources are removed beyond that


def source_hash(game: Game) -> str:
    """A hash of everything that compiled code is made from."""
    import numba

    digest = hashlib.sha256(f"{platform.python_version()} {numba.__version__}".encode())
    for folder in (Path(__file__).parent, Path(str(game.rules.__file__)).parent):
        digest.update(str(folder.resolve()).encode())  # Numba keeps code by the place of its source, too
        for path in sorted(folder.glob("*.py")):
            digest.update(path.name.encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(game: Game) -> Path:
    """The folder for this version of the game's rules; a temporary one if the user's cache folder cannot be written."""
    folder = cache_root() / f"{game.name}-{source_hash(game)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
        os.utime(folder)
    except OSError:
        temporary = Path(tempfile.mkdtemp(prefix="emporion-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary
    _forget_old(game, folder)
    return folder


def _forget_old(game: Game, current: Path) -> None:
    ages = []
    for path in current.parent.glob(f"{game.name}-*"):
        with contextlib.suppress(OSError):  # another process may be tidying up as well
            if path != current and path.is_dir():
                ages.append((-path.stat().st_mtime, path))
    for _, path in sorted(ages)[KEPT - 1 :]:
        shutil.rmtree(path, ignore_errors=True)
