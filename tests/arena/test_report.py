"""The command `emporion report`, as people and scripts use it."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import pytest

from emporion.arena import commands, report_counts
from emporion.arena.commands import self_plays_of
from emporion.bots.bot import EngineBot
from tests.arena.games import GAMES, self_play
from tests.arena.tournaments import SHORT_WORDS
from tests.bots.test_external import MISBEHAVING
from tests.soak import all_by_soak
from tests.test_bad_input import check_refused
from tests.test_cli import run, run_apart

FEW = ("--bot", "random", "--games", "4", "--jobs", "1")


def test_a_page_and_the_main_figures(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = run("report", "carthage", "--players", "3", "--players", "2", *FEW, "--out", str(file))
    assert (done.code, done.err) == (0, "")
    assert "4 games of random bots" in done.out
    assert str(file) in done.out.replace("\n", "")
    text = file.read_text(encoding="utf-8")
    assert text.index("2 players") < text.index("3 players")
    assert "4 players</h2>" not in text
    assert "emporion report carthage --games 4 --bot random --seed 0 --players 3 --players 2" in text
    again = run("report", "carthage", "--players", "2", *FEW, "--out", str(file), "--json")
    assert again.doc["sections"][0]["games"] == 4
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_without_a_name_the_page_is_report_html(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert run("report", "carthage", "--players", "2", *FEW, *SHORT_WORDS).code == 0
        assert [path.name for path in tmp_path.iterdir()] == ["report.html"]


def test_json_alone_needs_no_charts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    doc = run("report", "carthage", *FEW, "--json", "--option", "end_tokens=3").doc
    assert [section["players"] for section in doc["sections"]] == [2, 3, 4]
    assert doc["options"] == {"end_tokens": 3}
    assert not list(tmp_path.iterdir())


def test_the_same_seed_gives_the_same_page_whatever_plays(tmp_path: Path) -> None:
    """In this process and in two others."""
    words = ("report", "carthage", "--players", "2", "--bot", "random", "--games", "4", *SHORT_WORDS)
    here, there = tmp_path / "here.html", tmp_path / "there.html"
    first = run(*words, "--jobs", "1", "--out", str(here), "--json").doc
    done = run_apart(*words, "--jobs", "2", "--out", str(there))
    assert done.code == 0, done.err
    assert here.read_bytes() == there.read_bytes()
    other = run(*words, "--jobs", "1", "--seed", "2", "--json").doc
    assert first["sections"] != other["sections"]


def test_levels_have_no_time_limit() -> None:
    """Otherwise the page would depend on the speed of the machine."""
    (found,) = self_plays_of(GAMES["carthage"], (2,), "merchant", 0, ())
    assert isinstance(found.bot, EngineBot)
    assert (found.bot.name, found.bot.seconds) == ("merchant", None)


@pytest.mark.parametrize("jobs", all_by_soak(["1", "2"], usual=["1"]))
def test_random_moves_for_an_external_bot_are_reported(jobs: str, tmp_path: Path) -> None:
    rogue = shlex.join(["outside:" + sys.executable, str(MISBEHAVING), "illegal_number"])
    words = ("report", "carthage", "--players", "2", "--bot", rogue, "--games", "2", "--jobs", jobs, *SHORT_WORDS)
    page = tmp_path / "page.html"
    done = run_apart(*words, "--out", str(page))
    assert done.code == 0, done.err
    found = re.search(r"outside:…l_number gave no legal move in ([\d,]+) of its ([\d,]+)\s+decisions", done.out)
    assert found
    assert found[1] == found[2] != "0"
    assert found[0] in page.read_text(encoding="utf-8")
    if jobs == "1":
        (section,) = run(*words, "--json").doc["sections"]
        assert section["faults"] == int(found[1].replace(",", ""))


BAD = {
    "no game": ("report", "GAME"),
    "unknown game": ("report chess", "'chess'"),
    "unknown bot": ("report carthage --bot wizard", "'wizard'"),
    "no games": ("report carthage --games 0", "games"),
    "too many games": ("report carthage --games 99999999999", "games"),
    "games is a word": ("report carthage --games many", "--games"),
    "one player": ("report carthage --players 1", "players"),
    "a number of players twice": ("report carthage --players 2 --players 2", "twice"),
    "no processes": ("report carthage --jobs 0", "jobs"),
    "unknown option": ("report carthage --option house_rule=on", "house_rule"),
    "options that do not fit all numbers of players": ("report dale --option decks=macaws,pandas,ocelots", "decks"),
}


@pytest.mark.parametrize(("command", "word"), BAD.values(), ids=BAD)
def test_bad_input_is_refused(command: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    check_refused(run(*command.split()), word)
    assert not list(tmp_path.iterdir())


def nothing_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise AssertionError("games were played")

    monkeypatch.setattr(commands, "play_and_count", refuse)


def test_files_that_cannot_be_written_are_refused_before_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_is_played(monkeypatch)
    (tmp_path / "file").write_text("mine")
    for path, word in (
        (tmp_path, "not a file"),
        (Path("/dev/null"), "not a file"),
        (tmp_path / "no" / "x.html", "no folder"),
        (tmp_path / "file" / "x.html", "x.html"),
        (tmp_path / ("x" * 300), "cannot be written"),
    ):
        check_refused(run("report", "carthage", *FEW, "--out", str(path)), word)
    assert (tmp_path / "file").read_text() == "mine"


def test_without_matplotlib_there_is_an_error_before_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    nothing_is_played(monkeypatch)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    check_refused(run("report", "carthage", *FEW), "emporion[report]")


def test_a_page_that_cannot_be_made_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "page.html"
    file.write_text("old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = run("report", "carthage", "--players", "2", *FEW, "--out", str(file))
    assert done.code == 2
    assert "No space left" in done.err
    assert "4 games of random bots" in done.out, "the figures are printed all the same"
    assert "The page" not in done.out
    assert file.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["page.html"]


def test_ctrl_c_stops_without_a_traceback(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(commands, "play_and_count", interrupt)
    done = run("report", "carthage", *FEW, "--out", str(tmp_path / "page.html"))
    assert done.code == 130
    assert "Traceback" not in done.err
    assert not list(tmp_path.iterdir())


def test_chunks_cover_all_games() -> None:
    for games, jobs in ((1, 2), (7, 2), (200, 4), (100_000, 2)):
        numbers = [number for part in report_counts.chunks(games, jobs) for number in part]
        assert numbers == list(range(games))


def test_progress_is_reported_game_by_game() -> None:
    ticks: list[int] = []
    report_counts.play_and_count([self_play("carthage", 2, end_tokens=3)], 3, 1, ticks.append)
    assert ticks == [1, 1, 1]


def test_help_names_the_extra_options() -> None:
    done = run("report", "--help")
    assert done.code == 0
    assert all(word in done.out for word in ("--players", "--games", "--bot", "--jobs", "--out", "--json"))
    assert json.dumps(done.err) == '""'
