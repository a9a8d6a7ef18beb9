"""Compiling: the cache depends on the sources, errors are one line, progress is shown."""

from __future__ import annotations

import ast
import dataclasses
import sys
from importlib.util import resolve_name
from pathlib import Path
from typing import Any

import pytest

import emporion
from emporion.games import find
from emporion.kernel import cache, compiled, program, simulation
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.compiled import Compiled
from emporion.kernel.errors import BackendUnavailable


def test_the_cache_folder_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path))
    game = find("carthage")
    first = cache.cache_folder(game)
    assert first == cache.cache_folder(game)
    assert first.parent == tmp_path
    original = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: original(path) + b"# changed")
    assert cache.cache_folder(game) != first


ODD_IMPORTS = """\
from . import (  # a comment (with brackets)
    state,
    actions as moves,  # another ) here
)
from .rules import \\
    market
import json, my.cards as cards
if True: from my.deck import top; import my.purse
"""


def test_all_imports_of_a_source_are_found(tmp_path: Path) -> None:
    """They are found without parsing; nothing that parsing finds is missed."""
    odd = tmp_path / "odd.py"
    odd.write_text(ODD_IMPORTS)
    root = Path(emporion.__file__).parents[1]
    sources = [(".".join(path.relative_to(root).parts[:-1]), path) for path in root.rglob("*.py")]
    assert len(sources) > 200
    for package, path in [*sources, ("my", odd)]:
        name = package if path.stem == "__init__" else f"{package}.{path.stem}"
        found = set(cache._imports(name, path))
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.Import):
                assert found >= {alias.name for alias in node.names}, path
            elif isinstance(node, ast.ImportFrom):
                home = resolve_name("." * node.level + (node.module or ""), package)
                assert found >= {home, *(f"{home}.{alias.name}" for alias in node.names)}, path


def test_only_a_few_old_folders_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path))
    for number in range(9):
        (tmp_path / f"carthage-{number:016}").mkdir()
    current = cache.cache_folder(find("carthage"))
    assert len(list(tmp_path.iterdir())) == cache.KEPT
    assert current.exists()


def test_an_unwritable_cache_is_replaced_by_a_temporary_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("EMPORION_CACHE", str(blocked))
    folder = cache.cache_folder(find("carthage"))
    assert folder.is_dir()
    assert not folder.is_relative_to(tmp_path / "file")


def test_what_was_prepared_is_only_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in an image with a read-only file system. Another version of the rules is not there."""
    game, prepared = find("carthage"), tmp_path / "prepared"
    monkeypatch.setenv("EMPORION_CACHE", str(prepared))
    folder = cache.cache_folder(game)
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("EMPORION_PREPARED", str(prepared))
    assert cache.cache_folder(game).parent == tmp_path / "cache", "nothing was compiled"
    (folder / program.FILE).write_bytes(b"code")
    assert cache.cache_folder(game) == folder
    monkeypatch.setattr(cache, "source_hash", lambda modules: "other")
    assert cache.cache_folder(game).parent == tmp_path / "cache"


def test_rules_that_numba_cannot_compile_give_a_one_line_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path))

    class TypingError(Exception):
        pass

    TypingError.__module__ = "numba.core.errors"

    def broken(*_: Any) -> None:
        raise TypingError("cannot type this\nmany more lines")

    monkeypatch.setattr(program, "_compile", broken)
    with pytest.raises(BackendUnavailable) as found:
        Compiled(dataclasses.replace(find("carthage"))).prepare()
    assert "cannot type this" in str(found.value)
    assert "\n" not in str(found.value)


def test_without_numba_the_compiled_backend_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMPORION_CACHE", str(tmp_path))
    game = find("carthage")
    cache.cache_folder(game)
    monkeypatch.setattr(compiled, "cache_folder", lambda game: tmp_path)
    monkeypatch.setitem(sys.modules, "numba", None)
    with pytest.raises(BackendUnavailable, match="Numba"):
        Compiled(dataclasses.replace(game))


def test_progress_is_printed_once_without_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    tell = progress_on_stderr("A Game")
    for done in range(4):
        tell(done, 3, "play_out_many")
    lines = capsys.readouterr().err.splitlines()
    assert [line.split()[0] for line in lines] == ["Compiling", "Compiled"]


def test_an_unknown_number_of_games_is_refused() -> None:
    with pytest.raises(Exception, match="at least 1"):
        simulation.simulate(find("carthage"), 2, 0, 1, "reference")
