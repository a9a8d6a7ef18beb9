"""Records on disk: a file always holds the old record or the new one; errors are explained."""

from __future__ import annotations

import errno
import os
import random
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from emporion.files import StorageError
from emporion.folders import data_root
from emporion.games.carthage import GAME
from emporion.kernel import position
from emporion.kernel.errors import BadRecord
from emporion.locales import LANGUAGES, Translator
from emporion.match import Record, dumps, record_of, store
from tests.match.tables import STARTED, match_of, play_on

OVER = play_on(match_of(options={"end_tokens": 3}), random.Random(1))
OLD, NEW = record_of(match_of(seed=1), STARTED), record_of(match_of(seed=2), STARTED)
FINISHED = record_of(OVER, STARTED)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder, which does not exist yet."""
    folder = tmp_path / "data"
    monkeypatch.setenv("EMPORION_DATA", str(folder))
    return folder


def files_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.rglob("*") if path.is_file())


def storage_error_of(attempt: Callable[[], object], message: str, path: Path) -> str:
    """The detail of a StorageError, which names the path and is translated into every language."""
    with pytest.raises(StorageError) as fault:
        attempt()
    told = fault.value.message
    assert (told.id, told.arguments["path"]) == (message, str(path))
    for language in LANGUAGES:
        assert str(path) in Translator(language).translate(told)
    return str(told.arguments.get("detail", ""))


# Writing


def test_what_is_written_can_be_read(data: Path) -> None:
    path = data / "games" / "one.json"
    for record in (OLD, FINISHED, NEW):
        store.write(path, record)
        assert store.read(path) == record
        assert path.read_text(encoding="utf-8") == dumps(record)
        assert files_in(data) == ["one.json"]


STEPS = pytest.mark.parametrize("step", ["fsync", "replace"])


def fail_at(patch: pytest.MonkeyPatch, step: str, problem: BaseException) -> None:
    def broken(*_: object) -> None:
        raise problem

    patch.setattr(os, step, broken)


@STEPS
@pytest.mark.parametrize("before", [OLD, None], ids=["replacing", "new"])
def test_a_failure_in_the_middle_leaves_the_old_file_and_no_litter(
    data: Path, step: str, before: Record | None
) -> None:
    path = data / "one.json"
    data.mkdir()
    if before is not None:
        store.write(path, before)
    there = files_in(data)
    with pytest.MonkeyPatch.context() as patch:
        fail_at(patch, step, OSError(errno.ENOSPC, os.strerror(errno.ENOSPC)))
        assert "space" in storage_error_of(lambda: store.write(path, NEW), "storage-cannot-write", path)
    assert files_in(data) == there
    assert before is None or store.read(path) == before


@STEPS
@pytest.mark.parametrize("problem", [KeyboardInterrupt(), SystemExit(1), MemoryError()], ids=lambda each: repr(each))
def test_an_interruption_in_the_middle_leaves_the_old_file_and_no_litter(
    data: Path, step: str, problem: BaseException
) -> None:
    path = data / "one.json"
    store.write(path, OLD)
    with pytest.MonkeyPatch.context() as patch:
        fail_at(patch, step, problem)
        with pytest.raises(type(problem)):
            store.write(path, NEW)
    assert files_in(data) == ["one.json"]
    assert store.read(path) == OLD


def test_a_failure_without_a_system_message_is_explained(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    fail_at(monkeypatch, "replace", OSError("the disk is tired"))
    assert (
        storage_error_of(lambda: store.write(data / "x", OLD), "storage-cannot-write", data / "x")
        == "the disk is tired"
    )


def test_places_that_cannot_be_written_are_named(tmp_path: Path) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.write_text("mine")
    (folder / "inside").mkdir(parents=True)
    for path in (file / "one.json", file / "deeper" / "one.json", folder, tmp_path / ("x" * 300)):
        assert storage_error_of(lambda path=path: store.write(path, OLD), "storage-cannot-write", path)  # type: ignore[misc]
    assert files_in(tmp_path) == ["file"]
    assert file.read_text() == "mine"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_permission_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    path = tmp_path / "one.json"
    storage_error_of(lambda: store.write(path, OLD), "storage-no-permission", path)


def test_a_folder_without_permission_to_make_files_is_named(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(tempfile, "NamedTemporaryFile", refuse)
    path = data / "one.json"
    storage_error_of(lambda: store.write(path, OLD), "storage-no-permission", path)


# Reading


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    storage_error_of(lambda: store.read(tmp_path / "none"), "storage-no-file", tmp_path / "none")
    for path in (tmp_path, tmp_path / "file" / "one.json", tmp_path / ("x" * 300)):
        assert storage_error_of(lambda path=path: store.read(path), "storage-cannot-read", path)  # type: ignore[misc]


@pytest.mark.parametrize(
    "content", [b"", b"\xff\xfe", b"[]", dumps(OLD).encode()[:200]], ids=["", "no text", "[]", "cut"]
)
def test_files_that_hold_no_record_are_bad_records_that_name_the_file(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "one.json"
    path.write_bytes(content)
    with pytest.raises(BadRecord) as refusal:
        store.read(path)
    assert refusal.value.message.arguments["source"] == str(path)


# The folder of games


def test_new_games_get_names_that_tell_game_and_time(data: Path) -> None:
    assert store.new_path("carthage", STARTED) == data / "games" / "carthage-2026-03-04-050607.json"
    assert not data.exists(), "asking for a name makes nothing"


def test_a_new_path_is_never_that_of_an_existing_file() -> None:
    paths = []
    for _ in range(5):
        path = store.new_path("carthage", STARTED)
        assert path not in paths
        store.write(path, OLD)
        paths.append(path)
    store.new_path("carthage", STARTED).mkdir()
    assert not store.new_path("carthage", STARTED).exists()
    paths[1].unlink()
    assert store.new_path("carthage", STARTED) == paths[1]


def test_now_is_written_so_that_it_makes_a_good_name() -> None:
    name = store.new_path("carthage", store.now()).name
    assert name.count("-") == 4
    assert not set(name) & set(':/\\ *?"<>|')


def put(record: Record, name: str, age: int) -> Path:
    """A record that was written `age` seconds ago."""
    path = data_root() / "games" / name
    store.write(path, record)
    os.utime(path, (1_800_000_000 - age,) * 2)
    return path


def test_there_are_no_unfinished_games_before_the_first() -> None:
    assert list(store.unfinished()) == []


def test_unfinished_games_are_found_the_latest_first(data: Path) -> None:
    ages = {"b.json": 30, "a.json": 20, "d.json": 50, "c.json": 40, "e.json": 10}
    records = {name: record_of(match_of(seed=age), STARTED) for name, age in ages.items()}
    for name, age in ages.items():
        put(records[name], name, age)
    found = [(path.name, record) for path, record in store.unfinished()]
    assert found == [(name, records[name]) for name in ("e.json", "a.json", "b.json", "c.json", "d.json")]


def test_finished_broken_and_foreign_files_are_skipped(data: Path) -> None:
    mine = put(OLD, "mine.json", 100)
    put(FINISHED, "finished.json", 0)
    put(OLD, "of another kind.txt", 0)
    put(OLD, "deeper/one.json", 0)
    games = data / "games"
    (games / "folder.json").mkdir()
    (games / "gone.json").symlink_to(games / "nowhere")
    broken: dict[str, bytes] = {
        "empty": b"",
        "cut": dumps(OLD).encode()[:-20],
        "binary": bytes(range(256)),
        "list": b"[]",
        "position": position.dumps(GAME, OVER.state).encode(),
        "later format": dumps(OLD).replace("record 1", "record 2").encode(),
    }
    for name, content in broken.items():
        (games / f"{name}.json").write_bytes(content)
    assert [(path, record) for path, record in store.unfinished()] == [(mine, OLD)]


def test_files_that_cannot_be_read_are_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    locked, mine = put(NEW, "locked.json", 0), put(OLD, "mine.json", 10)
    read_bytes = Path.read_bytes

    def guarded(path: Path) -> bytes:
        if path == locked:
            raise PermissionError(errno.EACCES, "Permission denied")
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", guarded)
    assert [path for path, _ in store.unfinished()] == [mine]


def test_temporary_files_of_a_crash_are_not_games(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.MonkeyPatch.context() as patch:
        for step in ("replace", "unlink"):
            fail_at(patch, step, OSError("power cut"))
        with pytest.raises(StorageError):
            store.write(store.new_path("carthage", STARTED), OLD)
    assert len(files_in(data)) == 1
    assert list(store.unfinished()) == []


def test_the_environment_sets_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = tmp_path / "elsewhere"
    monkeypatch.setenv("EMPORION_DATA", str(chosen))
    path = store.new_path("carthage", STARTED)
    assert path.parent == chosen / "games"
    store.write(path, OLD)
    assert list(store.unfinished()) == [(path, OLD)]


@pytest.mark.parametrize("ask", [lambda: list(store.unfinished()), lambda: store.new_path("carthage", STARTED)])
def test_a_folder_that_cannot_be_asked_about_is_no_folder_or_a_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, ask: Callable[[], Any]
) -> None:
    monkeypatch.setenv("EMPORION_DATA", str(tmp_path / ("x" * 300)))
    with suppress(StorageError):
        assert ask() in ([], tmp_path / ("x" * 300) / "games" / "carthage-2026-03-04-050607.json")


def test_files_that_vanish_meanwhile_are_skipped(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = put(OLD, "mine.json", 10)
    (data / "games" / "vanished.json").symlink_to(data / "nowhere")
    monkeypatch.setattr(Path, "is_file", lambda path: True)  # it was there a moment ago
    assert [path for path, _ in store.unfinished()] == [mine]


def test_a_name_that_cannot_be_encoded_is_a_fault(data: Path) -> None:
    match = match_of()
    match.seats = (match.seats[0], type(match.seats[0])("\udcff"))
    storage_error_of(
        lambda: store.write(data / "one.json", record_of(match, STARTED)), "storage-cannot-write", data / "one.json"
    )
