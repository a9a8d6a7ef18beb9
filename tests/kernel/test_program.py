"""Programs: linked once, kept in a file, and not compiled twice."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from threading import Event, Thread
from typing import Any

import numpy as np
import pytest

from emporion.kernel import program
from emporion.kernel.jit import NumbaBackend
from emporion.kernel.program import FILE, is_compiled, link
from tests.waiting import PATIENCE

NUMBERS = np.arange(3)
ENTRIES: Mapping[str, tuple[Any, ...]] = {"total": (NUMBERS,), "doubled": (NUMBERS, 1)}


def total(numbers: Any) -> int:
    found = 0
    for each in numbers:
        found += each
    return found


def twice(number: int) -> int:
    return 2 * number


class Small(NumbaBackend):
    """A backend of three functions, two of which Python calls."""

    def __init__(self) -> None:
        self.name, self.size, self.tell = "small", 0, lambda name: None
        self._entry_modules = {__name__}
        inner, added = self._wrapped(twice), self._wrapped(total)

        def doubled(numbers: Any, factor: int) -> int:
            return int(factor * inner(added(numbers)))

        doubled.__module__ = __name__
        self.functions = {"total": added, "doubled": self._wrapped(doubled)}


def test_a_program_is_compiled_once_and_loaded_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[int, int, str]] = []
    first = Small()
    link(first, "small", ENTRIES, tmp_path, lambda *step: told.append(step))
    assert is_compiled(tmp_path)
    assert [name for _, _, name in told] == ["twice", "machine code", ""], "total is an entry already"
    assert told[-1][:2] == (3, 3)
    monkeypatch.setattr(program, "_compile", None)
    second = Small()
    link(second, "small", ENTRIES, tmp_path, lambda *step: pytest.fail("nothing to tell"))
    for backend in (first, second):
        assert backend.functions["total"](NUMBERS) == 3
        assert backend.functions["doubled"](NUMBERS, 5) == 30


def test_other_arguments_than_those_linked_are_an_error() -> None:
    """Compiling another version would take a while, and be lost."""
    backend = Small()
    with pytest.raises(TypeError, match="not linked"):
        backend.functions["total"](NUMBERS)
    link(backend, "small", ENTRIES)
    with pytest.raises(TypeError, match="No matching definition"):
        backend.functions["total"](NUMBERS.astype(np.float32))


def test_a_damaged_file_is_compiled_again(tmp_path: Path) -> None:
    (tmp_path / FILE).write_bytes(b"nonsense")
    backend = Small()
    link(backend, "small", ENTRIES, tmp_path)
    assert backend.functions["total"](NUMBERS) == 3
    assert (tmp_path / FILE).stat().st_size > 1000


@pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be made read-only")
def test_a_cache_that_cannot_be_written_any_more_is_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tempfile.NamedTemporaryFile", full)
    backend = Small()
    link(backend, "small", ENTRIES, tmp_path)
    assert backend.functions["total"](NUMBERS) == 3
    assert not is_compiled(tmp_path)


def test_others_wait_for_the_one_that_compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compile_now, begun, go_on, told = program._compile, Event(), Event(), Event()
    times = []

    def slow(*arguments: Any) -> bytes:
        times.append(1)
        begun.set()
        assert go_on.wait(PATIENCE)
        return compile_now(*arguments)

    def tell(done: int, total: int, name: str) -> None:
        if total == 0:
            told.set()

    monkeypatch.setattr(program, "_compile", slow)
    backends = Small(), Small()
    threads = [Thread(target=link, args=(each, "small", ENTRIES, tmp_path, tell)) for each in backends]
    threads[0].start()
    assert begun.wait(PATIENCE)
    threads[1].start()
    assert told.wait(PATIENCE), "people are told what is waited for"
    go_on.set()
    for thread in threads:
        thread.join(PATIENCE)
    assert len(times) == 1
    assert [each.functions["total"](NUMBERS) for each in backends] == [3, 3]
