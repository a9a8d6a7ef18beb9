"""The scripts that measure bots: what they measure, what they count, and what they refuse to publish."""

from __future__ import annotations

import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import environment_worker
import environments
import search_parts
import search_speed
import strength
from emporion import __version__
from emporion.arena.tournament import check_tournament
from emporion.bots import engine
from emporion.bots.config import GREEDY, BotConfig
from emporion.bots.evaluation import WHOLE
from emporion.bots.workspace import LEAF, NEXT_ACTOR, workspace_of_lists
from emporion.games import find, names
from emporion.games.carthage import GAME
from emporion.kernel import reference
from emporion.kernel.backends import build_backend
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import EmporionError
from tests.documents import ROOT

pytestmark = pytest.mark.slow

LEVEL = next(each for each in strength.claims(1) if each.topic == "levels")
"""Two levels that do not search, on one deal."""


@pytest.mark.parametrize(
    "script",
    [
        *("environments", "environment_worker", "ismcts", "search_parts", "search_speed", "strength"),
        *("strength_picture", "tune"),
    ],
)
def test_every_script_can_be_imported_and_is_listed(script: str) -> None:
    assert import_module(script).__doc__
    assert f"| `{script}.py` |" in (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")


# Strength


def test_the_tournaments_of_the_page_are_valid_and_have_different_files() -> None:
    found = [each.tournament for each in strength.claims(1)]
    for tournament in found:
        check_tournament(tournament)
    assert len({strength.name_of(tournament) for tournament in found}) == len(found)
    assert {tournament.game for tournament in found} == set(names())


def test_games_and_topics_are_picked_together() -> None:
    def picked(only: str) -> set[tuple[str, str]]:
        return {(each.tournament.game, each.topic) for each in strength.picked_claims(only, 1)}

    assert picked("carthage,levels") == {("carthage", "levels")}
    assert picked("dale, discovery,goals") == {("dale", "goals"), ("discovery", "goals")}
    assert picked("thinking") == {("carthage", "thinking")}
    assert len(strength.picked_claims("", 1)) == len(list(strength.claims(1)))
    for only, word in (("carthage,levles", "not 'levles'"), ("dale,thinking", "about dale and thinking")):
        with pytest.raises(EmporionError, match=word):
            strength.picked_claims(only, 1)


def test_the_time_of_each_tournament_is_written_down_also_if_it_is_stopped(tmp_path: Path) -> None:
    (tmp_path / strength.TIMES).write_text("5.5 carthage-2-of-older-bots.jsonl\n")
    with pytest.raises(KeyboardInterrupt), strength.timed(tmp_path, "first"):
        raise KeyboardInterrupt
    strength.play(LEVEL.tournament, tmp_path, 1)
    noted = [line.split() for line in (tmp_path / strength.TIMES).read_text().splitlines()]
    assert [name for _, name in noted[1:]] == ["first", strength.name_of(LEVEL.tournament)]
    assert strength.seconds_of(tmp_path, [LEVEL.tournament]) == float(noted[2][0])


def test_the_page_names_the_code_it_is_about(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make_a_small_page(monkeypatch, tmp_path)
    strength.measure(1, tmp_path, 1, "")
    text = strength.PAGE.read_text(encoding="utf-8")
    assert f"Emporion {__version__}; " in text
    assert all(f"`{engine.fingerprint(find(name))}` ({find(name).title})" in text for name in names())
    assert f"code {engine.fingerprint(GAME)}" in text
    assert strength.PICTURE.exists()


def make_a_small_page(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Of one tournament, without the other measurements."""
    monkeypatch.setattr(strength, "PAGE", folder / "page.md")
    monkeypatch.setattr(strength, "PICTURE", folder / "picture.svg")
    monkeypatch.setattr(strength, "picked_claims", lambda only, deals: [LEVEL])
    for trial in ("speed", "fairness", "on_cluster"):
        monkeypatch.setattr(strength, trial, list)


@pytest.mark.parametrize("trial", ["fairness", "on_cluster"])
def test_nothing_is_published_if_a_trial_fails(trial: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def failed(command: list[str], **_: Any) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(command, 1, "1 failed", "")

    outcomes = iter(["these figures", "others"])
    original = getattr(strength, trial)
    make_a_small_page(monkeypatch, tmp_path)
    monkeypatch.setattr(strength, trial, original)
    monkeypatch.setattr(subprocess, "run", failed)
    monkeypatch.setattr(strength, "figures", lambda tournament, execution: next(outcomes))
    with pytest.raises(EmporionError, match=r"ended with 1:\n1 failed|the figures are others, here these figures"):
        strength.measure(1, tmp_path, 1, "")
    assert not strength.PAGE.exists()
    assert not strength.PICTURE.exists()


# Environments


def test_our_environments_are_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment_worker, "WARMUP", 0.0)
    found = {(game, size): make for game, size, make in environment_worker.ours()}
    assert {game.split(",")[0] for game, _ in found} == set(names())
    for key in (
        (f"{GAME.name}, VectorEnv", 1),
        (f"{GAME.name}, Gymnasium against random", 1),
        (f"{GAME.name}, make", 1),
    ):
        assert environment_worker.steps_per_second(found[key](), 0.01) > 100


def test_rows_of_environments_are_medians_over_the_rounds() -> None:
    row = {"peer": "pgx", "version": "2", "game": "chess", "batch": 1024}
    key = ("pgx", "chess", 1024)
    (median,) = environments.medians({key: [{**row, "steps_per_second": rate} for rate in (1500.0, 2e6, 3000.0)]})
    assert (median["steps_per_second"], median["slowest"], median["fastest"], median["rounds"]) == (3000, 1500, 2e6, 3)
    assert environments.table([median], [{"peer": "rlcard", "error": "no network"}]).splitlines()[2:] == [
        "| pgx 2 | chess | 1,024 | 3 k | 1.5 k .. 2 M |",
        "",
        "skipped: rlcard: no network",
    ]


# Speed


def test_positions_do_not_depend_on_earlier_use_of_the_workspace() -> None:
    used, greedy = engine.interpreted(GAME), BotConfig(GREEDY)
    workspace = used.take_workspace(greedy)
    workspace.stats[NEXT_ACTOR] = -1
    used.give_back(workspace)
    _, made = search_speed.played(used, 2, 1, lambda states, made: made == 10)
    assert made == 10
    assert used.take_workspace(greedy) is workspace, "it was given back"
    used.give_back(workspace)


def test_parts_of_an_iteration_run_alone() -> None:
    """Interpreted; the script compiles them."""
    state, _ = reference.start(GAME, 2, {}, key_from_seed(1))
    repeat = build_backend(GAME, lambda function: function, bot_modules=(*engine.BOT_MODULES, search_parts))["repeat"]
    workspace = workspace_of_lists(GAME, 0)
    for number, _ in search_speed.PARTS.values():
        repeat([state], number, 3, workspace)
    assert sum(workspace.seat_values[LEAF][:2]) == pytest.approx(WHOLE, abs=2)


def test_a_profile_of_one_position_adds_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without compiling anything that other tests do not need."""
    monkeypatch.setattr(search_speed, "costs_of_parts", lambda *_: dict.fromkeys(search_speed.PARTS, 1.0))
    found = search_speed.measure(GAME, 2, 1, 64)
    assert found["positions"] == 1
    assert found["iterations_per_second"] > 0
    assert all(runs > 0 for runs in found["runs_per_iteration"].values())
    assert sum(found["profile"].values()) == pytest.approx(1, abs=0.01)
    assert "  the tree and the rest" in search_speed.summary(found)
