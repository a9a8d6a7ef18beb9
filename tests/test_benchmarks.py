"""The scripts that measure bots: what they measure, what they count, and what they refuse to publish."""

from __future__ import annotations

import json
import subprocess
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import environment_worker
import environments
import ismcts
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
from tests.built_in import BUILT_IN
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
        "| pgx 2 | chess | 1,024 | 3 k | 1.5 k .. 2 M |  |",
        "",
        "skipped: rlcard: no network",
    ]


@pytest.mark.parametrize("device", ["VectorEnv", "GpuEnv"])
def test_rows_are_compared_with_our_largest_batch_of_carthage(device: str) -> None:
    rates = {(f"carthage, {device}", 1): 50.0, (f"carthage, {device}", 4096): 9000.0, ("chess", 4096): 3000.0}
    rows = environments.medians(
        {
            ("x", *key): [{"peer": "x", "version": "2", "game": key[0], "batch": key[1], "steps_per_second": rate}]
            for key, rate in rates.items()
        }
    )
    assert [line.split("|")[-2].strip() for line in environments.table(rows, []).splitlines()[2:]] == [
        "1 x",
        "3 x",
        "180 x",
    ]


def test_one_run_measures_all_contenders_unless_some_are_chosen() -> None:
    chosen = environments.arguments([])
    assert chosen.names == ("ours", "pettingzoo", "rlcard", "open_spiel", "pgx")
    assert (chosen.device, chosen.rounds, chosen.seconds) == ("cpu", 3, 1.0)
    assert environments.arguments(["--device", "gpu"]).names == ("ours", "pgx")
    some = environments.arguments(["--only", "ours, pgx", "--rounds", "5", "--seconds", "0.5", "--output", "rows.json"])
    assert (some.names, some.rounds, some.seconds, some.output) == (("ours", "pgx"), 5, 0.5, Path("rows.json"))


@pytest.mark.parametrize(
    "words",
    [
        ["--only", "chess"],
        ["--device", "gpu", "--only", "rlcard"],
        ["--device", "tpu"],
        ["--rounds", "0"],
        ["--seconds", "0"],
        ["--seconds", "nan"],
    ],
)
def test_wrong_arguments_are_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        environments.arguments(words)
    assert ended.value.code == 2
    assert "error: " in capsys.readouterr().err


SPEED = {"`VectorEnv`": "ours", "`GpuEnv`": "ours", "Pgx": "pgx", "OpenSpiel": "open_spiel"} | {
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
}
"""Contenders, by the first word of their rows in docs/research.md."""


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, text.lower()))


def measured_rows(device: str, monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str, int]]:
    """What a run on a device measures: contenders, games and sizes of batches."""
    monkeypatch.setattr(environment_worker, "DEVICE", device)
    monkeypatch.setattr("emporion.games.names", lambda: (*BUILT_IN, "leduc"))
    chosen = environments.arguments(["--device", device])
    return {
        (name, letters(game), size) for name in chosen.names for game, size, _ in environment_worker.CONTENDERS[name]()
    }


@pytest.mark.parametrize("device", ["cpu", "gpu"])
def test_a_run_has_every_row_of_the_page(device: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = measured_rows(device, monkeypatch)
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8").partition("## Speed")[2]
    table = page.split("| environment | game | games at once |")[1 if device == "cpu" else 2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in table.splitlines()[2:]]
    rows = [row for row in rows if row[0]]
    assert len(rows) > 5
    for environment, game, size, *_ in rows:
        name = SPEED[environment.replace(",", " ").split()[0]]
        mixed = letters(environment_worker.MIXED) if "3 and 4" in game else ""
        title = (
            letters(game.partition(" (")[0]) if name == "open_spiel" else letters(game.replace(" (", ",").split(",")[0])
        )
        found = [
            each
            for contender, each, batch in known
            if contender == name and batch == int(size.replace(",", "")) and mixed in each
            if each.startswith(title) or title.startswith(each.removesuffix("vectorenv"))
        ]
        assert found, (environment, game, size)


def test_every_card_game_of_pettingzoo_classic_is_measured() -> None:
    found = {game.rpartition("_v")[0] for game, _, _ in environment_worker.pettingzoo()}
    assert found == {"leduc_holdem", "texas_holdem", "texas_holdem_no_limit", "hanabi"}


def test_sparrow_mahjong_is_measured_in_the_run_of_the_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    known = measured_rows("gpu", monkeypatch)
    assert {("pgx", "sparrowmahjong", size) for size in (262_144, 524_288)} <= known


def test_the_comparison_with_openspiels_search_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Twice: the second time with the deals that were kept."""
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'emporion[openspiel]'")
    figures, kept = tmp_path / "figures.json", tmp_path / "kept"
    words = ["--deals", "1", "--simulations", "2", "--milliseconds", "1"]
    monkeypatch.setattr("sys.argv", ["ismcts.py", *words, "--kept", str(kept), "--json", str(figures)])
    ismcts.main()
    found = json.loads(figures.read_text())["measured"]
    assert [each["equal"] for each in found] == [{"simulations": 2}, {"milliseconds": 1.0}]
    for each in found:
        theirs, ours = each["bots"]
        assert theirs["wins"]["value"] + ours["wins"]["value"] == 1
        assert theirs["simulations_per_decision"] >= 2
        assert ours["simulations_per_decision"] > 0
    assert len(list(kept.iterdir())) == 2
    first = capsys.readouterr().out
    ismcts.main()
    assert capsys.readouterr().out == first


def test_a_comparison_without_defeats_has_an_exact_bound() -> None:
    all_won, none = ({"value": share, "low": share, "high": share} for share in (1.0, 0.0))
    assert ismcts.bounded(all_won, 200) == {"value": 1, "low": 0.9851, "high": 1}
    assert ismcts.bounded(none, 200) == {"value": 0, "low": 0, "high": 0.0149}
    usual = {"value": 0.996, "low": 0.99, "high": 1.0}
    assert ismcts.bounded(usual, 200) == usual


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
