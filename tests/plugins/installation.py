"""Plugins for tests: packages in a folder, with the metadata that an installer would write."""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Iterator
from contextlib import chdir, contextmanager
from pathlib import Path

from emporion import lessons
from emporion.kernel import registry
from emporion.locales import catalogue
from emporion.server.web import static_files
from tests.test_cli import run

GAME = "high_card"


def new_game(folder: Path, name: str = GAME) -> Path:
    """The project that `emporion new-game` writes, installed in its own folder."""
    with chdir(folder):
        assert run("new-game", name).code == 0
    install(folder / name, name, f"{name}:GAME")
    return folder / name


def install(folder: Path, name: str, value: str) -> None:
    """Write the metadata of a package with one entry point."""
    metadata = folder / f"{name.replace('-', '_')}-0.1.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (metadata / "entry_points.txt").write_text(f"[emporion.games]\n{name} = {value}\n")


@contextmanager
def on_path(*folders: Path) -> Iterator[None]:
    """Import packages from these folders inside the block, in this process and in its children."""
    before, path = os.environ.get("PYTHONPATH"), list(sys.path)
    sys.path[:0] = [str(folder) for folder in folders]
    os.environ["PYTHONPATH"] = os.pathsep.join([*map(str, folders), *([before] if before else [])])
    forget()
    try:
        yield
    finally:
        sys.path[:] = path
        os.environ.pop("PYTHONPATH")
        if before is not None:
            os.environ["PYTHONPATH"] = before
        for name, module in sys.modules.copy().items():
            file = str(vars(module).get("__file__"))  # without waking modules that import others when they are used
            if any(file.startswith(str(folder)) for folder in folders):
                del sys.modules[name]
        forget()


def forget() -> None:
    """Forget what is known about installed plugins."""
    importlib.invalidate_caches()
    registry.plugins.cache_clear()
    catalogue.cache_clear()
    static_files.pages.cache_clear()
    lessons.find.cache_clear()
