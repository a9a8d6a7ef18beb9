"""Training: it learns, and it goes on after an interruption as if there had been none."""

from __future__ import annotations

import io
import shutil
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

torch = pytest.importorskip("torch", reason="needs PyTorch: make test-research")
pytest.importorskip("safetensors", reason="needs safetensors: make test-research")

from rich.console import Console  # noqa: E402
from safetensors.torch import load_file  # noqa: E402

from emporion.bots import engine  # noqa: E402
from emporion.bots.config import GREEDY, POLICY, BotConfig  # noqa: E402
from emporion.bots.network_file import read_header, weights_in  # noqa: E402
from emporion.bots.workspace import WEIGHTS  # noqa: E402
from emporion.files import lock_file  # noqa: E402
from emporion.games import find  # noqa: E402
from emporion.kernel import reference  # noqa: E402
from emporion.kernel.errors import EmporionError  # noqa: E402
from emporion.kernel.records import unpack  # noqa: E402
from emporion.training import checkpoint  # noqa: E402
from emporion.training.evaluation import evaluate  # noqa: E402
from emporion.training.games import Games  # noqa: E402
from emporion.training.learner import Learner  # noqa: E402
from emporion.training.network import ABSENT, network_with, turn_orders  # noqa: E402
from emporion.training.plan import TrainingPlan  # noqa: E402
from emporion.training.run import train  # noqa: E402
from emporion.training.strength import StrengthTable  # noqa: E402
from emporion.training.usual_options import usual_options  # noqa: E402
from tests.bots.networks import random_network  # noqa: E402
from tests.built_in import BUILT_IN  # noqa: E402
from tests.option_sets import random_decisions  # noqa: E402
from tests.test_cli import run  # noqa: E402

torch.set_num_threads(1)  # beside other tests, threads that wait for each other take most of the time

SMALL = TrainingPlan(
    game="carthage", decisions=3 * 4 * 64 * 16, games=64, steps=16, minibatch=256, updates=4, width=32, blocks=1
)
"""Three pieces of four updates."""


def trained(plan: TrainingPlan, folder: Path, seconds: float | None = None) -> str:
    shown = io.StringIO()
    train(plan, folder, seconds, Console(file=shown, soft_wrap=True))
    return shown.getvalue()


def test_a_run_in_pieces_is_the_same_run(tmp_path: Path) -> None:
    trained(SMALL, tmp_path / "whole")
    assert "3 pieces to go\npiece 1 of 3 saved" in trained(SMALL, tmp_path / "pieces", 0.0).replace("\r", "")
    for _ in range(2):
        trained(SMALL, tmp_path / "pieces", 0.0)
    assert "0 pieces to go" not in trained(SMALL, tmp_path / "pieces")
    assert "0 pieces to go" in trained(SMALL, tmp_path / "pieces")
    runs = [checkpoint.read_run(tmp_path / name) for name in ("whole", "pieces")]
    assert [each and each.updates for each in runs] == [12, 12]
    folders = [checkpoint.checkpoints(tmp_path / name) for name in ("whole", "pieces")]
    assert [len(each) for each in folders] == [1, 1]
    files = sorted(path.name for path in folders[0][0].iterdir())
    assert files == [f"{part}.safetensors" for part in ("average", "first_moments", "network", "second_moments")]
    for file in files:
        whole, pieces = (load_file(folder[0] / file) for folder in folders)
        assert whole.keys() == pieces.keys()
        assert all(torch.equal(whole[name], pieces[name]) for name in whole), file


def test_it_learns_to_beat_random_play(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(
        SMALL, players=(2,), decisions=60 * 256 * 32, games=256, steps=32, minibatch=2048, updates=60, width=64,
        decay=0.9,
    )  # fmt: skip
    trained(plan, tmp_path)
    learner = Learner(plan)
    found = checkpoint.read_run(tmp_path)
    assert found
    checkpoint.load(tmp_path, found, learner)
    assert share_against_random(learner) > 0.7


@torch.no_grad()
def share_against_random(learner: Learner) -> float:
    """The share of the victories of the averaged network in the even seats."""
    games: Games = learner.games
    games.reset("test")
    seats = torch.arange(learner.plan.games) % 2
    won = ended = 0.0
    for _ in range(400):
        logits, _ = learner.average(games.features)
        best = torch.where(games.masks > 0, logits, ABSENT).argmax(1).int()
        games.step(torch.where(games.actors == seats, best, games.sample()))
        over = games.statuses > 0
        won += float(games.rewards.gather(1, seats.unsqueeze(1))[over].sum())
        ended += float(over.sum())
    assert ended > 256
    return won / ended


def test_advantages_are_sums_over_all_decisions_that_follow() -> None:
    plan = msgspec.structs.replace(SMALL, games=3, steps=6, minibatch=9)
    rollout: Any = Learner(plan)._rollout
    torch.manual_seed(1)
    for array in (rollout.values, rollout.rewards):
        array.copy_(torch.rand_like(array))
    rollout.ended.copy_(torch.rand(rollout.ended.shape) < 0.3)
    found = rollout.advantages()
    for game, players in enumerate((2, 3, 4)):
        for start in range(plan.steps):
            expected, weight = torch.zeros(4), 1.0
            for step in range(start, plan.steps):
                over = bool(rollout.ended[step, game])
                following = rollout.rewards[step, game] if over else rollout.values[step + 1, game]
                expected += weight * (following - rollout.values[step, game])
                weight *= plan.trace[players]
                if over:
                    break
            assert torch.allclose(found[start, game], expected, atol=1e-5)


def test_bots_have_the_network_of_the_trainer(tmp_path: Path) -> None:
    trained(SMALL, tmp_path)
    found, learner, game = checkpoint.read_run(tmp_path), Learner(SMALL), find("carthage")
    assert found
    checkpoint.load(tmp_path, found, learner)
    used = engine.compiled(game)
    file = str(checkpoint.network_file(tmp_path))
    learner.games.reset("other")
    network = used.take_workspace(BotConfig(POLICY, network=file)).network
    run_network = engine.interpreted(game).functions["run_network"]
    for players in game.players:
        for state, _, _ in islice(random_decisions(game, players, {}, players), 0, None, 25):
            run_network(state, network)
            with torch.no_grad():
                logits, shares = learner.average(torch.from_numpy(network.features).unsqueeze(0))
            assert torch.allclose(torch.from_numpy(network.logits), logits[0], atol=0.02)
            assert torch.allclose(torch.from_numpy(network.expected), shares[0], atol=0.02)
    header = read_header(Path(file))
    assert (header.game, header.training.decisions) == ("carthage", found.decisions)


def test_a_network_from_a_file_is_the_one_that_was_written(tmp_path: Path) -> None:
    weights = dict(zip(WEIGHTS, weights_in(find("carthage"), str(random_network("carthage", tmp_path))), strict=True))
    again = network_with(weights).weights()
    assert all((again[name] == weights[name]).all() for name in WEIGHTS)


def test_decisions_of_a_rival_teach_the_policy_nothing(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(SMALL, rivals=0.5, against="a network")
    learner: Any = Learner(plan, random_network("carthage", tmp_path))
    learner.standardize()
    learner.piece(lambda figures: None)
    rollout, games = learner._rollout, torch.arange(plan.games)
    seats = games // 3 % learner.games.players
    own = (rollout.actors == seats) | (games >= plan.games // 2)
    assert torch.equal(rollout.own, own)
    assert 0.5 < float(own.float().mean()) < 0.9
    assert torch.equal(learner._weights > 0, own.flatten())
    assert all(bool(each.isfinite().all()) for each in learner.network.parameters())


@pytest.mark.parametrize("name", BUILT_IN)
def test_traders_play_as_the_bot_does_and_teach_the_policy_nothing(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = msgspec.structs.replace(SMALL, game=name, games=12, steps=4, minibatch=12, rivals=0.25, traders=0.5)
    learner: Any = Learner(plan)
    rollout, game = learner._rollout, find(name)
    expected: list[tuple[int, int]] = []
    places = slice(plan.rival_games, plan.rival_games + plan.trader_games)
    seats, rngs = rollout.traders._seats.tolist(), rollout.traders._play._rngs
    interpreted = engine.interpreted(game)

    def noting(actions: Any) -> None:
        for place, state in enumerate(learner.games.states[places]):
            state = unpack(game.state, state)
            if reference.actor(game, state) != seats[place]:
                workspace = interpreted.take_workspace(BotConfig(GREEDY))
                workspace.rng[:] = [int(number) for number in rngs[place]]
                action = interpreted.decide([state], BotConfig(GREEDY), 1, workspace)
                expected.append((places.start + place, action))
        choose(actions)
        assert [int(actions[place]) for place, _ in expected] == [action for _, action in expected]
        expected.clear()

    choose = rollout.traders.choose
    monkeypatch.setattr(rollout.traders, "choose", noting)
    learner.standardize()
    learner.piece(lambda figures: None)
    own = rollout.actors[:, places] == rollout.traders._seats
    assert torch.equal(rollout.own[:, places], own)
    assert not bool(own.all())
    assert bool(rollout.own[:, places.stop :].all())


def test_a_run_against_its_older_self_goes_on_after_an_interruption(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(SMALL, rivals=0.25, traders=0.25)
    trained(plan, tmp_path / "whole")
    trained(plan, tmp_path / "pieces", 0.0)
    trained(plan, tmp_path / "pieces")
    whole, pieces = (load_file(checkpoint.network_file(tmp_path / name)) for name in ("whole", "pieces"))
    assert all(torch.equal(whole[name], pieces[name]) for name in whole)


def test_a_learner_finds_the_weakness_of_a_network_that_knows_nothing(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(
        SMALL, players=(2,), decisions=40 * 256 * 32, games=256, steps=32, minibatch=2048, updates=40, width=64,
        decay=0.9, rivals=1.0, against="a network",
    )  # fmt: skip
    rival = random_network("carthage", tmp_path)
    run = train(plan, tmp_path / "run", None, Console(file=io.StringIO()), rival=rival)
    learner = Learner(plan, rival)
    checkpoint.load(tmp_path / "run", run, learner)
    assert share_against_random(learner) > 0.6


def test_the_strength_is_measured_and_drawn(tmp_path: Path) -> None:
    shown = io.StringIO()
    run = train(msgspec.structs.replace(SMALL, players=(2,)), tmp_path, None, Console(file=shown, soft_wrap=True), 2)
    assert {(each.players, each.against, each.games) for each in run.strength} == {
        (2, "trader-classic", 4),
        (2, "magnate-classic", 4),
    }
    assert run.strength[-1].decisions == run.decisions
    assert "of 4 games against magnate-classic" in shown.getvalue()
    found = (tmp_path / "index.html").read_text()
    assert "Among 2 players" in found
    assert "emporion train carthage --folder RUN --players=2" in found
    assert len(read_header(checkpoint.network_file(tmp_path)).strength) == 2


def test_processes_learn_together(tmp_path: Path) -> None:
    """Each plays its own games, and the gradients are averaged, so that one file is left."""
    settings = {"games": 64, "steps": 16, "minibatch": 256, "updates": 4, "width": 32, "blocks": 1, "strength": 0}
    words = [
        "train",
        "carthage",
        "--folder",
        str(tmp_path),
        *(f"--{name}={number}" for name, number in settings.items()),
    ]
    command = [sys.executable, "-m", "torch.distributed.run", "--nproc-per-node=2", "-m", "emporion", *words]
    done = subprocess.run([*command, f"--decisions={2 * 4 * 64 * 16 * 2}"], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("piece 2 of 2 saved") == 1
    found = checkpoint.read_run(tmp_path)
    assert found
    assert (found.plan.processes, found.decisions) == (2, 2 * 4 * 64 * 16 * 2)


@pytest.mark.parametrize("name", BUILT_IN)
def test_a_quarter_of_the_usual_sets_of_options_have_another_value(name: str) -> None:
    game = find(name)
    found = usual_options(game)
    assert sum(bool(each) for each in found) == len(found) / 4 > 0
    for players in game.players:
        for options in found:
            game.blank(players, options, [0] * 8)
    assert len({str(each) for each in found}) == 1 + len(found) / 4


def test_a_network_that_has_learned_more_wins(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(
        SMALL,
        players=(2,),
        decisions=24 * 128 * 32,
        games=128,
        steps=32,
        minibatch=1024,
        updates=8,
        width=32,
        decay=0.9,
    )
    trained(plan, tmp_path, 0.0)
    beginner, seats = tmp_path / "beginner", list[int]()
    shutil.copy(checkpoint.network_file(tmp_path), beginner)
    trained(plan, tmp_path)
    learned = checkpoint.network_file(tmp_path)
    found = evaluate("carthage", 2, learned, beginner, 100, 1, seats.append)
    assert seats == [0, 1]
    assert found.wins.low > 0.5
    assert evaluate("carthage", 3, learned, learned, 30, 1, seats.append).wins.value == pytest.approx(1 / 3)


def test_the_command_says_who_wins(tmp_path: Path) -> None:
    files = [str(random_network("carthage", tmp_path, seed)) for seed in (1, 2)]
    result = run("evaluate", "carthage", *files, "--deals", "10")
    assert (result.code, result.err) == (0, "")
    assert "carthage-1.safetensors wins " in result.out
    assert "of 20 games; an equal share is 50.00%" in result.out
    result = run("evaluate", "dale", *files, "--deals", "10")
    assert (result.code, result.out) == (2, "")
    assert "has learned carthage, not dale" in result.err


def test_a_run_that_diverges_keeps_the_checkpoint_before(tmp_path: Path) -> None:
    trained(SMALL, tmp_path, 0.0)
    found, learner = checkpoint.read_run(tmp_path), Learner(SMALL)
    assert found
    learner.network.policy.bias.data[0] = torch.nan
    with pytest.raises(EmporionError, match="the run has diverged: its weights are not finite"):
        checkpoint.save(tmp_path, found, learner)
    trained(SMALL, tmp_path)


def test_a_folder_belongs_to_one_process_and_one_version_of_the_game(tmp_path: Path) -> None:
    trained(SMALL, tmp_path, 0.0)
    with lock_file(tmp_path / "lock"), pytest.raises(EmporionError, match="another process is training in"):
        trained(SMALL, tmp_path)
    described = (tmp_path / "run.json").read_text()
    (tmp_path / "run.json").write_text(described.replace(checkpoint.layout("carthage"), "0:other"))
    with pytest.raises(EmporionError, match="holds a run by other rules of carthage, or with other observations"):
        trained(SMALL, tmp_path)


def test_a_measurement_that_fails_is_told(tmp_path: Path) -> None:
    (tmp_path / "network.safetensors").write_bytes(b"none")
    table = StrengthTable(msgspec.structs.replace(SMALL, players=(2,)), tmp_path, 2, [])
    table.measure(tmp_path / "network.safetensors", 10)
    assert list(table.take(None)) == []
    assert "is not a network that `emporion train` has written" in table.problem


def test_turn_orders_are_inverse() -> None:
    turns, seats = turn_orders(4)
    for players in (2, 3, 4):
        for actor in range(players):
            assert turns[players, actor, actor] == 0
            assert seats[players, actor, 1] == (actor + 1) % players
            assert turns[players, actor][seats[players, actor]].tolist() == [0, 1, 2, 3]
            assert sorted(turns[players, actor, :players].tolist()) == list(range(players))


def test_what_is_wrong_is_refused(tmp_path: Path) -> None:
    trained(SMALL, tmp_path, 0.0)
    other = msgspec.structs.replace(SMALL, width=64)
    with pytest.raises(EmporionError, match="holds a run with another plan: width is 32 there and 64 here"):
        trained(other, tmp_path)
    damaged = next(tmp_path.glob("*/network.safetensors"))
    damaged.write_bytes(damaged.read_bytes()[:1000])
    with pytest.raises(EmporionError, match=r"the checkpoint .* cannot be read"):
        trained(SMALL, tmp_path)
    damaged.unlink()
    with pytest.raises(EmporionError, match=r"the checkpoint .* cannot be read"):
        trained(SMALL, tmp_path)
    (tmp_path / "run.json").write_text('{"plan": 3}')
    with pytest.raises(EmporionError, match=r"run\.json is not the description of a training run"):
        trained(SMALL, tmp_path)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["chess"], "unknown game 'chess'"),
        (["carthage", "--minibatch", "1000"], "minibatch: expected a divisor of games × steps, 1,048,576, found 1,000"),
        (["carthage", "--players", "7"], "is for 2 to 4 players, not 7"),
        (["carthage", "--games", "0"], "games: expected at least 1, found 0"),
        (["carthage", "--decisions", "inf"], "decisions: expected a number, found inf"),
        (["carthage", "--decisions", "0"], "decisions: expected at least 1, found 0"),
        (["carthage", "--blocks", "0"], "blocks: expected at least 1, found 0"),
        (["carthage", "--strength", "-1"], "strength: expected at least 0 deals, found -1"),
        (["carthage", "--rivals", "2"], "rivals: expected a share from 0 to 1, found 2"),
        (["carthage", "--traders", "-1"], "traders: expected a share from 0 to 1, found -1"),
        (["carthage", "--traders", "nan"], "traders: expected a share from 0 to 1, found nan"),
        (
            ["carthage", "--rivals", "0.6", "--traders", "0.6"],
            "rivals and traders: expected at most all games together, found 1.2",
        ),
        (["carthage", "--against", __file__], "against: give --rivals, too, such as --rivals 1 to play nobody else"),
        (["carthage", "--against", __file__, "--rivals", "1"], "is not a network that `emporion train` has written"),
    ],
)
def test_wrong_commands_are_one_line(options: list[str], message: str, tmp_path: Path) -> None:
    result = run("train", *options, "--folder", str(tmp_path / "run"))
    assert result.code == 2
    assert message in result.err
    assert len(result.err.splitlines()) == 1
    assert not (tmp_path / "run" / "run.json").exists()
