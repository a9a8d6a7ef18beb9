"""Checkpoints: tournaments that are stopped, killed and resumed, and files that are no checkpoint."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emporion.arena.game_runner import Thinking
from emporion.arena.storage import Checkpoint
from emporion.arena.tournament import PlayedDeal
from emporion.kernel.errors import EmporionError
from tests.arena.tournaments import DEALS, SHORT_WORDS, TEXT, figures, played, tournament, without_times
from tests.soak import all_by_soak
from tests.test_bad_input import check_refused
from tests.test_cli import run
from tests.waiting import PATIENCE


def test_a_tournament_resumes_where_it_stopped(tmp_path: Path) -> None:
    keep = ("--keep", str(tmp_path / "kept"))
    run(*TEXT, "--deals", "2", "--jobs", "1", *keep)
    again = run(*TEXT, *DEALS, *keep, "--json").doc
    assert without_times(again) == without_times(figures())
    nothing_left = run(*TEXT, *DEALS, *keep, "--json").doc
    assert nothing_left == again
    fewer = run(*TEXT, "--deals", "2", *keep, "--json").doc
    assert fewer["contest"]["deals"] == 2


def test_half_a_line_is_dropped(tmp_path: Path) -> None:
    """At whatever byte the writer was killed."""
    path, made_up = tmp_path / "kept", tournament("greedy", "random", deals=4)
    with Checkpoint.open(path, made_up) as kept:
        for deal in played()[:3]:
            kept.add(deal)
    whole = path.read_bytes()
    ends = [place + 1 for place, byte in enumerate(whole) if byte == ord("\n")]
    for cut in (0, 5, ends[0] - 1, ends[0], ends[0] + 1, ends[1] - 1, ends[1], (ends[1] + ends[2]) // 2, ends[3]):
        path.write_bytes(whole[:cut])
        complete = sum(end <= cut for end in ends[1:])
        with Checkpoint.open(path, made_up) as kept:
            assert [kept.deals[deal] for deal in sorted(kept.deals)] == list(played()[:complete])
            for deal in played()[complete:3]:
                kept.add(deal)
        assert path.read_bytes() == whole


def test_deals_may_be_finished_in_any_order(tmp_path: Path) -> None:
    path, made_up = tmp_path / "kept", tournament("greedy", "random", deals=4)
    with Checkpoint.open(path, made_up) as kept:
        for deal in (played()[2], played()[0]):
            kept.add(deal)
    with Checkpoint.open(path, made_up) as kept:
        assert sorted(kept.deals) == [0, 2]


ANOTHER = {
    "seed": (*TEXT, "--seed", "7"),
    "players": (*TEXT, "--players", "3"),
    "options": (*TEXT, "--option", "start_token=off"),
    "bots": ("arena", "carthage", "--bots", "random,greedy", *SHORT_WORDS),
    "game": ("arena", "discovery", "--bots", "greedy,random"),
}


@pytest.mark.parametrize(("name", "words"), ANOTHER.items(), ids=ANOTHER)
def test_the_file_of_another_tournament_is_refused(name: str, words: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "kept"
    with Checkpoint.open(path, tournament("greedy", "random")):
        before = path.read_bytes()
    check_refused(run(*words, *DEALS, "--keep", str(path)), f"{name} is ")
    assert path.read_bytes() == before


def test_deals_of_other_rules_or_bots_are_refused(tmp_path: Path) -> None:
    path, found = tmp_path / "kept", tournament("greedy", "random")
    with Checkpoint.open(path, found):
        pass
    header = json.loads(path.read_bytes())
    path.write_text(json.dumps({**header, "code": "another"}) + "\n")
    changed = f'rules or bots have changed since: code is "another" there, "{found.code}" here'
    check_refused(run(*TEXT, *DEALS, "--keep", str(path)), changed)


IMPOSSIBLE = {
    "nobody won": {"ranks": (2, 2)},
    "an unheard-of rank": {"ranks": (1, 1000)},
    "a player too many": {"ranks": (1, 2, 3)},
    "nobody began": {"first": 2},
    "no such seat began": {"first": -1},
    "more points than an array holds": {"scores": (1 << 63, 0)},
    "more decisions than a number holds": {"thinking": (Thinking(1 << 63), Thinking())},
    "time that ran backwards": {"thinking": (Thinking(seconds=-1.0), Thinking())},
}


@pytest.mark.parametrize("fields", IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_impossible_games_are_refused(fields: dict[str, Any], tmp_path: Path) -> None:
    path, found = tmp_path / "kept", tournament("greedy", "random", deals=4)
    first, *others = played()[0].games
    with Checkpoint.open(path, found) as kept:
        kept.add(PlayedDeal(0, (msgspec.structs.replace(first, **fields), *others)))
    with pytest.raises(EmporionError, match="line 2"):
        Checkpoint.open(path, found)


def test_a_kept_game_that_cannot_be_played_gets_no_record(tmp_path: Path) -> None:
    path, found = tmp_path / "kept", tournament("greedy", "random", deals=4)
    first, *others = played()[0].games
    with Checkpoint.open(path, found) as kept:
        kept.add(PlayedDeal(0, (msgspec.structs.replace(first, moves=(99_999,)), *others)))
    refused = run(*TEXT, "--deals", "1", "--keep", str(path), "--records", str(tmp_path / "games"))
    check_refused(refused, "deal00000-lineup0-rotation0.json: the kept game cannot be played: ")


def test_only_one_tournament_writes_at_a_time(tmp_path: Path) -> None:
    path, found = tmp_path / "kept", tournament("greedy", "random", deals=4)
    with Checkpoint.open(path, found) as kept:
        kept.add(played()[0])
        before = path.read_bytes()
        check_refused(run(*TEXT, *DEALS, "--keep", str(path)), "another tournament is writing there")
        assert path.read_bytes() == before
        kept.add(played()[1])
    with Checkpoint.open(path, found) as kept:
        assert sorted(kept.deals) == [0, 1]


def test_devices_and_folders_are_refused(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path, tmp_path / "pipe", Path("/dev/full"), Path("/dev/zero")):
        check_refused(run(*TEXT, *DEALS, "--keep", str(path)), "cannot be kept there: it is not a file")


def test_other_files_are_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "mine"
    for text in ("mine", "mine\n", '{"format": "emporion record 1"}\n', "[1]\n"):
        path.write_text(text)
        check_refused(run(*TEXT, *DEALS, "--keep", str(path)), "not the file of a tournament")
        assert path.read_text() == text
    with Checkpoint.open(tmp_path / "kept", tournament("greedy", "random")) as kept:
        kept.file.write(b'{"deal": 0, "games": []}\n')
    check_refused(run(*TEXT, *DEALS, "--keep", str(tmp_path / "kept")), "line 2")


ALL = 35  # deals; the file has one line more


def allow_ctrl_c() -> None:
    """A test run in the background may ignore SIGINT in all its processes."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(path: Path, *words: str) -> subprocess.Popen[str]:
    """A tournament in another process, with some deals finished. It runs interpreted and is too short to compile, so
    there is time to interrupt it."""
    command = [sys.executable, "-m", "emporion", *TEXT, "--deals", str(ALL), "--keep", str(path), *words]
    nothing_compiled = {**os.environ, "EMPORION_CACHE": str(path.with_name("empty"))}
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=nothing_compiled,
        preexec_fn=allow_ctrl_c,
    )
    deadline = time.monotonic() + PATIENCE
    while not path.exists() or path.read_bytes().count(b"\n") < 4:
        assert process.poll() is None, process.communicate()
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return process


@pytest.mark.parametrize("jobs", all_by_soak(["1", "2"], usual=["2"]))
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGTERM])
def test_a_killed_tournament_resumes(jobs: str, how: signal.Signals, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    process = started(path, "--jobs", jobs)
    process.send_signal(how)
    process.communicate(timeout=PATIENCE)  # its output ends when all its processes have
    again = run(*TEXT, *DEALS, "--keep", str(path), "--json").doc
    assert without_times(again) == without_times(figures())


@pytest.mark.parametrize("jobs", all_by_soak(["1", "2"], usual=["2"]))
def test_ctrl_c_ends_soon_and_says_how_to_resume(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "kept"
    process = started(path, "--jobs", jobs)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert path.read_bytes().count(b"\n") <= ALL, "it does not play on to the end"
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert f"deals are in {path}; the same command resumes" in err
