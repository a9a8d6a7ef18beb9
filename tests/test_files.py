"""Folders, atomic writes and locks."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs
import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from emporion.files import FileInUse, atomic_write, exclusive, lock_file
from emporion.folders import cache_root, data_root

ROOTS = pytest.mark.parametrize(("root", "variable"), [(data_root, "EMPORION_DATA"), (cache_root, "EMPORION_CACHE")])
HOLD_LOCK = """
import sys
from fcntl import LOCK_EX, flock
file = open(sys.argv[1], "ab")
flock(file, LOCK_EX)
print("locked", flush=True)
sys.stdin.read()
"""


@ROOTS
def test_the_environment_overrides_the_folder(
    root: Callable[[], Path], variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(variable, "/elsewhere")
    assert root() == Path("/elsewhere")


@ROOTS
@pytest.mark.parametrize("value", [None, ""], ids=["unset", "empty"])
def test_the_default_folder_is_the_system_s(
    root: Callable[[], Path], variable: str, value: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(variable, raising=False)
    if value is not None:
        monkeypatch.setenv(variable, value)
    monkeypatch.setenv("HOME", str(tmp_path))
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    defaults: dict[Any, tuple[str, str]] = {
        Unix: (".local/share/emporion", ".cache/emporion"),
        MacOS: ("Library/Application Support/emporion", "Library/Caches/emporion"),
    }
    for system, folders in defaults.items():
        monkeypatch.setattr(platformdirs, "PlatformDirs", system)
        assert root() == tmp_path / folders[root is cache_root]
    monkeypatch.setattr(platformdirs, "PlatformDirs", Unix)
    for name in ("XDG_DATA_HOME", "XDG_CACHE_HOME"):
        monkeypatch.setenv(name, str(tmp_path / "xdg"))
    assert root() == tmp_path / "xdg" / "emporion"


def test_content_is_flushed_before_it_replaces_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[str] = []
    files: list[Any] = []
    fsync, replace, temporary_file = os.fsync, os.replace, tempfile.NamedTemporaryFile

    def noted_file(*arguments: Any, **more: Any) -> Any:
        files.append(temporary_file(*arguments, **more))
        return files[-1]

    def noted_fsync(number: int) -> None:
        steps.append("folder flushed" if files[0].closed else f"flushed {os.fstat(number).st_size}")
        fsync(number)

    def noted_replace(source: Path, target: Path) -> None:
        steps.append(f"replaced by {source.stat().st_size}")
        assert source.parent == target.parent, "only within a folder is a file replaced in one step"
        assert files[0].closed, "Windows replaces only closed files"
        replace(source, target)

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", noted_file)
    monkeypatch.setattr(os, "fsync", noted_fsync)
    monkeypatch.setattr(os, "replace", noted_replace)
    atomic_write(tmp_path / "file", b"four")
    assert steps == ["flushed 4", "replaced by 4", "folder flushed"]


def test_a_link_stays_and_its_target_is_replaced(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    link, target = tmp_path / "link", tmp_path / "folder" / "target"
    link.symlink_to(target)
    for content in (b"one", b"two"):
        atomic_write(link, content)
        assert link.is_symlink()
        assert target.read_bytes() == content
    assert (target.stat().st_mode & 0o777, len(list(target.parent.iterdir()))) == (0o644, 1)


@pytest.mark.parametrize(
    ("name", "reason"), [("circle", "symbolic links"), ("a\0b", "null"), ("no/folder", "No such file")]
)
def test_every_failure_is_an_oserror(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    with pytest.raises(OSError, match=reason):
        atomic_write(tmp_path / name, b"content")


def test_a_locked_file_cannot_be_locked_again(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    held = lock_file(path)
    with pytest.raises(FileInUse):
        lock_file(path)
    held.close()
    with lock_file(path), pytest.raises(FileInUse):
        lock_file(path)
    assert path.exists()


def test_locks_exclude_flock_and_end_with_their_process(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    command = [sys.executable, "-c", HOLD_LOCK, str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "locked\n"
        with pytest.raises(FileInUse):
            lock_file(path)
        process.kill()
    lock_file(path).close()


def test_an_exclusive_section_waits_for_its_turn_or_does_without_a_lock(tmp_path: Path) -> None:
    with exclusive(tmp_path / "new" / "lock"), pytest.raises(FileInUse):
        lock_file(tmp_path / "new" / "lock")
    (tmp_path / "file").touch()
    with exclusive(tmp_path / "file" / "lock"):
        pass
    with pytest.raises(PermissionError), exclusive(tmp_path / "lock"):
        raise PermissionError
    lock_file(tmp_path / "lock").close()
