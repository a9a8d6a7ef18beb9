"""The command `emporion arena`, as people and scripts use it."""

from __future__ import annotations

import json
import re
import shlex
import sys
from pathlib import Path

import msgspec
import pytest
from jsonschema import Draft202012Validator

from emporion.arena import execution
from emporion.arena.execution import open_bots, play_game
from emporion.arena.game_runner import BROKEN_OFF
from emporion.arena.results import Results
from emporion.arena.standings import standings_of
from emporion.arena.storage import record_of_game
from emporion.arena.tournament import PlayedDeal
from emporion.match import store
from tests.arena.test_report_page import read
from tests.arena.tournaments import DEALS, SHORT_WORDS, TEXT, figures, made_up_game, played, tournament, without_times
from tests.bots.test_external import MISBEHAVING
from tests.test_bad_input import check_refused
from tests.test_cli import Result, run, run_apart

SHARE = {"type": "number", "minimum": 0, "maximum": 1}
NUMBER = {"type": "number"}
STANDING = {
    "type": "object",
    "properties": {
        "bot": {"type": "string"},
        **dict.fromkeys(("win_share", "low", "high"), SHARE),
        **dict.fromkeys(("score", "score_low", "score_high", "ms", "longest_ms"), NUMBER),
        "seats": {"type": "integer", "minimum": 1},
        "decisions": {"type": "integer", "minimum": 1},
        "iterations": {"type": ["number", "null"]},
        "faults": {"const": 0},
    },
    "additionalProperties": False,
}
STANDING["required"] = list(STANDING["properties"])  # type: ignore[call-overload]


def test_figures_for_programs() -> None:
    found = figures()
    Draft202012Validator({"type": "array", "items": STANDING, "minItems": 2}).validate(found["table"])
    assert set(found) == {"contest", "fair", "table", "lineups", "controls", "seats", "turns", "ratings"}
    assert [row["bot"] for row in found["table"]] == ["greedy", "random"]
    assert sum(row["win_share"] for row in found["table"]) == pytest.approx(1)
    assert all(row["low"] <= row["win_share"] <= row["high"] for row in found["table"])
    assert found["table"][0]["win_share"] > 0.8
    assert found["contest"]["games"] == 16
    assert {row["bot"]: row["elo"] for row in found["ratings"]}["random"] == 0
    assert sum(row["win_share"] for row in found["seats"]) == pytest.approx(1)


def test_a_bot_does_as_well_as_itself() -> None:
    """Only the mirror match is played; the rest is made up."""
    found = tournament("greedy", "random", players=3, deals=40)
    results = Results(found)
    with open_bots(found) as players:
        for deal in range(found.deals):
            table = [made_up_game((0, rotation), (1, 1, 1)) for rotation in range(3)]
            mirror = [play_game(found, 1, rotation, deal, players) for rotation in range(3)]
            results.add(PlayedDeal(deal, (*table, *mirror)))
    (control,) = standings_of(results).controls
    assert control.win_share.low < 1 / 3 < control.win_share.high
    assert control.ok


def test_tables_for_people_fit_80_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    done = run(*TEXT, "--players", "4", "--deals", "2", "--jobs", "1")
    assert (done.code, done.err) == (0, "")
    assert max(map(len, done.out.splitlines())) <= 80
    for words in (
        "4 players: 2 deals in 4 rotations",
        "equal share 25.0%",
        "random against itself",
        "plays fourth",
        "Plackett-Luce",
        f"code {tournament().code}",
    ):
        assert words in done.out
    assert "…" not in done.out


@pytest.mark.soak  # tournaments that are killed and resumed have two processes too
def test_the_same_table_from_any_number_of_processes() -> None:
    done = run_apart(*TEXT, "--deals", "4", "--jobs", "2", "--json")
    assert done.err == ""
    assert without_times(done.doc) == without_times(figures())


def test_a_page_stands_by_itself(tmp_path: Path) -> None:
    file = tmp_path / "page.html"
    done = run(*TEXT, *DEALS, "--report", str(file))
    assert (done.code, done.err) == (0, "")
    assert str(file) in done.out.replace("\n", "")
    text = file.read_text(encoding="utf-8")
    reader = read(text)
    assert len(set(reader.ids)) == len(reader.ids)
    assert len(reader.charts) == 2
    assert all(label and "95%" not in label and len(label) > 20 for label in reader.charts)
    assert not re.search(r"https?:|url\(|@import|<script|<link|\bnan\b|\binf\b|None", text)
    assert "emporion arena carthage --players 2 --bots greedy,random --deals 4 --seed 0 --option end_tokens=3" in text
    assert f"<dd>{tournament().code}</dd>" in text
    assert "in one process, " in text


def test_a_page_that_cannot_be_made_comes_after_the_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    done = run(*TEXT, *DEALS, "--report", str(tmp_path / "page.html"), "--json")
    assert done.code == 2
    assert "No space left" in done.err
    assert without_times(json.loads(done.out)) == without_times(figures())
    assert not list(tmp_path.iterdir())


def misbehaving_bot(way: str, *arguments: str) -> tuple[str, ...]:
    """A tournament with a misbehaving external bot."""
    rogue = shlex.join(["outside:" + sys.executable, str(MISBEHAVING), way, *arguments])
    return "arena", "carthage", "--bots", rogue, "--bots", "random", *SHORT_WORDS, "--deals", "1", "--jobs", "1"


def test_random_moves_for_an_external_bot_are_reported(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run(*misbehaving_bot("illegal_number"), "--report", str(page))
    assert done.code == 0, done.err
    found = re.search(r"gave no legal move in (\d+) of its (\d+)\s+decisions", done.out)
    assert found
    assert found[1] == found[2] != "0"
    assert found[0] in page.read_text(encoding="utf-8")


def test_a_bot_that_cannot_be_started_for_a_later_deal_does_not_end_the_tournament(tmp_path: Path) -> None:
    done = run(*misbehaving_bot("start_once", str(tmp_path / "started")), "--json")
    row = done.doc["table"][0]
    assert row["faults"] == row["decisions"] > 0
    assert "ended with exit code 4; a random legal move is played" in done.err
    check_refused(run(*misbehaving_bot("crash_at_once")), "ended with exit code 4; expected a program")


def test_stray_lines_are_no_faults() -> None:
    done = run(*misbehaving_bot("chatter"), "--json")
    assert "a line is skipped" in done.err
    assert [row["faults"] for row in done.doc["table"]] == [0, 0]


def test_without_a_checkpoint_there_is_no_hint_to_resume(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(execution, "play_deals", interrupt)
    done = run(*TEXT, *DEALS)
    assert done.code == 130
    assert "resume" not in done.err


# Records


def test_records_of_all_games_can_be_verified(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    words = (*TEXT, "--players", "3", "--deals", "1", "--jobs", "1", "--records", str(folder))
    assert run(*words).code == 0
    files = sorted(folder.iterdir())
    assert len(files) == 6
    for file in files:
        assert "correct" in run("verify", str(file)).out
    record = json.loads(files[1].read_text())
    assert [seat["player"] for seat in record["seats"]] == ["random", "greedy", "random"]
    assert [seat["name"] for seat in record["seats"]] == ["random 1", "greedy", "random 2"]
    assert record["options"] == {"end_tokens": 3}
    before = [file.read_bytes() for file in files]
    assert run(*words).code == 0
    assert [file.read_bytes() for file in sorted(folder.iterdir())] == before


def test_records_of_games_that_were_broken_off(tmp_path: Path) -> None:
    """After any move, also in the middle of a turn."""
    found, game = tournament("greedy", "random", deals=4), played()[0].games[0]
    for moves in range(1, 25):
        broken_off = msgspec.structs.replace(game, moves=game.moves[:moves], ending=BROKEN_OFF)
        path = tmp_path / f"{moves}.json"
        store.write(path, record_of_game(found, 0, broken_off, store.now()))
        assert run("verify", str(path)).code == 0


# What is refused


BAD = {
    "no game": ("arena --bots greedy,random", "GAME"),
    "unknown game": ("arena chess --bots greedy,random", "'chess'"),
    "no bots": ("arena carthage", "--bots"),
    "one bot": ("arena carthage --bots greedy", "2 to 12"),
    "unknown bot": ("arena carthage --bots greedy,wizard", "'wizard'"),
    "a bot without a name": ("arena carthage --bots greedy,", "''"),
    "a bot twice": ("arena carthage --bots greedy,random,greedy", "greedy is given twice"),
    "too many players": ("arena carthage --bots greedy,random --players 5", "players"),
    "no deals": ("arena carthage --bots greedy,random --deals 0", "deals"),
    "too many deals": ("arena carthage --bots greedy,random --deals 999999999", "deals"),
    "a word for a number": ("arena carthage --bots greedy,random --deals many", "--deals"),
    "no processes": ("arena carthage --bots greedy,random --jobs 0", "jobs"),
    "processes and a cluster": ("arena carthage --bots greedy,random --jobs 2 --ray auto", "--ray"),
    "unknown option": ("arena carthage --bots greedy,random --option house_rule=on", "house_rule"),
    "a page in no folder": ("arena carthage --bots greedy,random --report no/page.html", "no folder"),
    "records in a file": ("arena carthage --bots greedy,random --records file/games", "records"),
    "a file in no folder": ("arena carthage --bots greedy,random --keep no/kept", "no/kept"),
    "one file for two things": ("arena carthage --bots greedy,random --keep a --report a", "--keep and --report"),
    "a file that is a folder": ("arena carthage --bots greedy,random --keep a --records ./a", "--keep and --records"),
    "a page that is a folder": ("arena carthage --bots greedy,random --records a --report b/../a", "--records and --r"),
}


@pytest.mark.parametrize(("command", "word"), BAD.values(), ids=BAD)
def test_bad_input_is_refused_before_the_games(
    command: str, word: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> Result:
        raise AssertionError("games were played")

    monkeypatch.setattr(execution, "play_deals", refuse)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("mine")
    check_refused(run(*command.split()), word)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_without_matplotlib_there_is_an_error_before_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    check_refused(run(*TEXT, *DEALS, "--report", "page.html"), "emporion[report]")


def test_without_ray_the_error_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    check_refused(run(*TEXT, "--deals", "2", "--ray", "auto"), "emporion[cluster]")
