"""The environment of Gymnasium: its own checker, seeds, opponents, rewards, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from emporion.envs.gymnasium import LearnerEnv
from emporion.envs.rewards import REWARDS, rewards_at_end
from emporion.envs.vector import VectorEnv
from emporion.envs.versions import id_of
from emporion.games import find, names
from emporion.kernel import reference
from emporion.kernel.errors import BadMove, BadOption, BadPlayers, EmporionError, UnknownBot, UnknownGame
from emporion.kernel.records import packed, unpack
from tests.built_in import BUILT_IN
from tests.option_sets import each_game, every_case

ROOT = Path(__file__).parents[2]
UNBOUNDED = "ignore:.*Box observation space .*infinity:UserWarning"
"""Gymnasium thinks that every number is too low or too high if there are no bounds."""

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings(UNBOUNDED)]

Case = tuple[str, int, dict[str, Any]]


def play(env: Any, steps: int, seed: int | None = None) -> list[Any]:
    """Random legal steps, and what they returned."""
    seen: list[Any] = [env.reset(seed=seed)]
    rng = np.random.default_rng(1)
    for _ in range(steps):
        if len(seen[-1]) == 5 and (seen[-1][2] or seen[-1][3]):
            seen.append(env.reset())
        seen.append(env.step(rng.choice(np.flatnonzero(seen[-1][-1]["action_mask"]))))
    return seen


def finished(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """The reward and the last information of a random game."""
    _, info = env.reset(seed=seed)
    rng, reward, terminated, truncated = np.random.default_rng(seed), 0.0, False, False
    while not (terminated or truncated):
        assert reward == 0
        _, reward, terminated, truncated, info = env.step(rng.choice(np.flatnonzero(info["action_mask"])))
    return float(reward), info


@pytest.mark.parametrize("name", BUILT_IN)
def test_the_checker_of_gymnasium_passes(name: str) -> None:
    env = gymnasium.make(id_of(find(name)), opponents="trader")
    check_env(env.unwrapped)
    play(env, 40, seed=3)


@pytest.mark.research
@every_case
def test_the_checker_of_gymnasium_passes_with_all_players_and_options(case: Case) -> None:
    name, players, options = case
    for more in ({"reward": "score_difference"}, {"skip_forced": False, "seat": players - 1}):
        env = gymnasium.make(id_of(find(name)), opponents="random", players=players, options=options, **more)
        check_env(env.unwrapped)
        play(env, 400, seed=3)


@pytest.mark.research
def test_maskable_ppo_of_stable_baselines_learns() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="needs sb3-contrib: make test-research")
    pytest.importorskip("torch").set_num_threads(1)
    env = gymnasium.make(id_of(find(BUILT_IN[0])), opponents="random")
    model = sb3_contrib.MaskablePPO("MlpPolicy", env, n_steps=64, batch_size=64, seed=1)
    model.learn(128)
    observation, _ = env.reset(seed=1)
    masks = env.unwrapped.action_masks()  # type: ignore[attr-defined]
    action, _ = model.predict(observation, action_masks=masks)
    assert masks[action]


@pytest.mark.parametrize("name", names())
def test_every_game_is_registered(name: str) -> None:
    spec = gymnasium.spec(id_of(find(name)))
    assert spec.kwargs == {"game": name}
    assert spec.namespace == "emporion"


def test_ids_follow_from_names() -> None:
    game: Any = SimpleNamespace(name="high_card", environment=3)
    assert id_of(game) == "emporion/HighCard-v3"


@each_game
def test_a_seed_fixes_everything(case: Case) -> None:
    name, players, options = case
    one, other = (LearnerEnv(name, opponents="trader", players=players, options=options) for _ in range(2))
    first, again = play(one, 120, seed=7), play(other, 120, seed=7)
    assert str(first) == str(again)
    assert all(seen[0] in one.observation_space for seen in first)
    assert str(play(one, 5, seed=8)) != str(first[:6])


def test_seeds_are_those_of_the_other_environments() -> None:
    """Whole numbers, also NumPy's and negative ones, and texts."""
    env, vector = LearnerEnv(BUILT_IN[0], players=3, seat=0, skip_forced=False), VectorEnv(BUILT_IN[0], 1, players=3)
    assert str(play(env, 20, seed=np.int64(3))) == str(play(env, 20, seed=3))  # type: ignore[arg-type]
    for seed in (-5, "a text", 2**70):
        observations, infos = vector.reset(seed=seed)
        env = LearnerEnv(BUILT_IN[0], players=3, seat=infos["actor"][0])
        first = env.reset(seed=seed)
        assert first[0].tolist() == observations["observation"][0].tolist()
        assert str(env.reset(seed=seed)) == str(first)


def test_games_of_a_seed_follow_one_another() -> None:
    env = LearnerEnv(BUILT_IN[0])
    observations = [env.reset(seed=7)[0], env.reset()[0], env.reset()[0]]
    assert len({each.tobytes() for each in observations}) == 3
    assert env.reset(seed=7)[0].tolist() == observations[0].tolist()
    assert env.reset()[0].tolist() == observations[1].tolist()


@pytest.mark.parametrize("name", BUILT_IN)
def test_deals_are_those_of_the_vector_environment(name: str) -> None:
    vector = VectorEnv(name, 3, players=3)
    observations, infos = vector.reset(seed=7)
    for number, seat in enumerate(infos["actor"]):
        env = LearnerEnv(name, players=3, seat=seat)
        first = [env.reset(seed=7), env.reset(), env.reset()][number]
        assert first[0].tolist() == observations["observation"][number].tolist()
        assert first[1]["action_mask"].tolist() == observations["action_mask"][number].tolist()


@each_game
def test_nothing_hidden_is_observed(case: Case) -> None:
    """Two worlds that differ only in what the learner cannot know look the same to it."""
    name, players, options = case
    env = LearnerEnv(name, players=players, options=options, render_mode="ansi")
    env.reset(seed=5)
    rng, game, different = np.random.default_rng(2), env.variant.game, 0
    for number in range(60):
        assert env._games is not None
        state = unpack(game.state, env._games.states[0])
        twin = reference.redealt(game, reference.concealed(game, state, env.seat), [number, 1])
        seen, masks, drawn = env._observation(), env.action_masks(), env.render()
        env._games.states[:] = packed(twin)
        different += twin.values() != state.values()
        assert env._observation().tobytes() == seen.tobytes()
        assert env.render() == drawn
        env._advance(env._games)
        assert env.action_masks().tolist() == masks.tolist()
        _, _, over, _, _ = env.step(rng.choice(np.flatnonzero(masks)))
        if over:
            env.reset()
    assert different > 30


def test_the_learner_sits_in_its_seat() -> None:
    env = LearnerEnv(BUILT_IN[0], players=4, seat=2)
    assert {info["seat"] for _, info in (env.reset(seed=seed) for seed in range(8))} == {2}
    env = LearnerEnv(BUILT_IN[0], players=4)
    assert {info["seat"] for _, info in (env.reset(seed=seed) for seed in range(40))} == {0, 1, 2, 3}


def test_the_reward_is_the_share_of_the_victory_or_the_lead() -> None:
    env = LearnerEnv(BUILT_IN[0], opponents=("random", "random"))
    lead = LearnerEnv(BUILT_IN[0], players=3, reward="score_difference")
    for seed in range(10):
        reward, info = finished(env, seed)
        winners = info["ranks"].count(1)
        assert reward == (info["ranks"][env.seat] == 1) / winners
        assert info["ending"] in env.variant.game.endings
        reward, info = finished(lead, seed)
        own = info["scores"].pop(lead.seat)
        assert reward == pytest.approx(own - sum(info["scores"]) / 2)


@pytest.mark.parametrize(
    ("scores", "ranks", "shares", "differences"),
    [
        ([5, 9, 2], [2, 1, 3], [0, 1, 0], [-0.25, 2.75, -2.5]),
        ([7, 7, 1, 7], [1, 1, 4, 1], [1 / 3, 1 / 3, 0, 1 / 3], [1, 1, -3, 1]),
        ([3, 8], [2, 1], [0, 1], [-2.5, 2.5]),
    ],
)
def test_rewards_follow_from_scores_and_ranks(
    scores: list[int], ranks: list[int], shares: list[float], differences: list[float]
) -> None:
    """Scores count in half points here."""
    assert rewards_at_end(REWARDS["win_share"], scores, ranks, 2) == pytest.approx(shares)
    assert rewards_at_end(REWARDS["score_difference"], scores, ranks, 2) == pytest.approx(differences)


def test_a_trader_wins_more_than_random_bots() -> None:
    shares = {}
    for opponents in ("random", "trader"):
        env = LearnerEnv(BUILT_IN[0], opponents=opponents)
        shares[opponents] = sum(finished(env, seed)[0] for seed in range(40)) / 40
    assert shares["trader"] < 0.1 < 0.3 < shares["random"]


def test_opponents_sit_in_turn_order_after_the_learner(capfd: pytest.CaptureFixture[str]) -> None:
    """One that is a program, one that searches in two trees, one that is compiled."""
    program = f"outside:{sys.executable} {ROOT / 'examples' / 'outside_bot.py'}"
    env = LearnerEnv(BUILT_IN[0], opponents=[program, "search:4x2", "greedy"], seat=3)
    assert [env._opponents._seated.get(seat) for seat in range(4)] == [None] * 4
    seen = play(env, 12, seed=1)
    assert [env._opponents._seated.get(seat) for seat in range(4)] == [0, 1, 2, None]
    env.close()
    env.close()
    assert len(seen) >= 13
    assert "random legal move" not in capfd.readouterr().err


class Failing:
    """Opponents whose decision fails after some others."""

    def __init__(self, env: LearnerEnv, decisions: int, problem: BaseException) -> None:
        self.play, self.left, self.problem = env._opponents.play, decisions, problem

    def __call__(self, games: Any, seat: int) -> int:
        if self.left == 0:
            raise self.problem
        self.left -= 1
        return self.play(games, seat)


@pytest.mark.parametrize("problem", [BadMove("not legal now"), KeyboardInterrupt()], ids=["bot", "interrupted"])
@pytest.mark.parametrize("decisions", [0, 2, 9])
def test_an_error_of_an_opponent_leaves_no_game(
    decisions: int, problem: BaseException, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In `reset` and in `step`: nobody plays or sees the seat of an opponent, and a new game begins as ever."""
    env = LearnerEnv(BUILT_IN[0], players=3, seat=1, illegal_reward=None, render_mode="ansi")
    monkeypatch.setattr(env._opponents, "play", Failing(env, decisions, problem))
    with pytest.raises(type(problem)):
        play(env, 100, seed=7)
    assert not env.action_masks().any()
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(EmporionError, match="the game was broken off by an error: call reset first"):
            call()
    monkeypatch.undo()
    twin = LearnerEnv(BUILT_IN[0], players=3, seat=1, render_mode="ansi")
    assert str(play(env, 30, seed=7)) == str(play(twin, 30, seed=7))


def test_an_illegal_answer_of_an_opponent_is_its_error() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'emporion[openspiel]'")
    opponents = "openspiel:tests.envs.test_openspiel:constant_bot?action=63"
    env = LearnerEnv("carthage", opponents=opponents, seat=0, illegal_reward=None)
    with pytest.raises(BadMove, match="chose 63, which is not legal now"):
        play(env, 100, seed=7)
    with pytest.raises(EmporionError, match="broken off by an error"):
        env.step(0)


def test_what_has_one_legal_action_is_played_without_asking() -> None:
    asked = [play(LearnerEnv("dale", skip_forced=skipped), 200, seed=1) for skipped in (True, False)]
    fewest = [
        min(int(seen[-1]["action_mask"].sum()) for seen in each if len(seen) == 2 or not seen[2]) for each in asked
    ]
    assert fewest == [2, 1]


def test_games_are_broken_off() -> None:
    env = LearnerEnv(BUILT_IN[0], max_decisions=3)
    env.reset(seed=1)
    ends = [env.step(env.action_masks().argmax())[2:4] for _ in range(3)]
    assert ends == [(False, False), (False, False), (False, True)]


def test_an_illegal_action_ends_the_game_or_is_refused() -> None:
    env = LearnerEnv(BUILT_IN[0])
    env.reset(seed=1)
    illegal = int(env.action_masks().argmin())
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1, True, False, illegal)
    with pytest.raises(EmporionError, match="the game is over: call reset first"):
        env.step(0)
    strict, twin = (LearnerEnv(BUILT_IN[0], illegal_reward=None) for _ in range(2))
    for each in (strict, twin):
        each.reset(seed=1)
    with pytest.raises(BadMove, match="is not legal now; legal are: "):
        strict.step(illegal)
    for wrong in (-1, strict.variant.actions, 0.5, "buy", None):
        with pytest.raises(BadMove, match="action: expected 0 to"):
            strict.step(wrong)
    legal = int(twin.action_masks().argmax())
    assert str(strict.step(legal)) == str(twin.step(np.int64(legal)))


def test_options_of_the_caller_may_change_afterwards() -> None:
    options: dict[str, Any] = {"track_pirates": [4]}
    env, twin = (LearnerEnv("carthage", options=given) for given in (options, {"track_pirates": [4]}))
    options["track_pirates"][0] = 5
    env.variant.options["track_pirates"] = 3
    assert str(play(env, 60, seed=7)) == str(play(twin, 60, seed=7))
    assert twin.variant.options["track_pirates"] == [4]


def test_what_is_wrong_is_refused() -> None:
    refused: list[tuple[dict[str, Any], type[EmporionError], str]] = [
        ({"game": "chess"}, UnknownGame, "unknown game 'chess'"),
        ({"players": 7}, BadPlayers, "not 7"),
        ({"seat": 2}, BadPlayers, "seat: expected 0 to 1, found 2"),
        ({"seat": "first"}, BadPlayers, "seat: expected 0 to 1, found 'first'"),
        ({"options": {"glory": 1}}, BadOption, "glory"),
        ({"opponents": "genius"}, UnknownBot, "unknown bot 'genius'"),
        ({"opponents": 3}, UnknownBot, "opponents: expected names of bots, found 3"),
        ({"opponents": []}, BadPlayers, "not 1"),
        ({"opponents": ["random"], "players": 3}, BadPlayers, "opponents: expected one name or 2"),
        ({"reward": "glory"}, EmporionError, "reward: expected win_share or score_difference"),
        ({"max_decisions": 0}, EmporionError, "max_decisions: expected at least 1, found 0"),
        ({"seat": np.array([0, 1])}, BadPlayers, r"seat: expected 0 to 1, found array\(\[0, 1\]\)"),
        ({"illegal_reward": "x"}, EmporionError, "illegal_reward: expected a number, found 'x'"),
        ({"illegal_reward": float("nan")}, EmporionError, "illegal_reward: expected a number, found nan"),
        ({"illegal_reward": 10**400}, EmporionError, "illegal_reward: expected a number, found 1000"),
        ({"render_mode": "smell"}, EmporionError, "render_mode: expected ansi"),
    ]
    for wrong, problem, message in refused:
        with pytest.raises(problem, match=message):
            LearnerEnv(**dict[str, Any](game=BUILT_IN[0]) | wrong)
    env = LearnerEnv(BUILT_IN[0], render_mode="ansi")
    for call in (lambda: env.step(0), env.render):
        with pytest.raises(EmporionError, match="no game has begun: call reset first"):
            call()
    with pytest.raises(BadOption, match="options of a game are chosen when its environment is made"):
        env.reset(options={"glory": 1})
    with pytest.raises(EmporionError, match=r"seed: expected a whole number, a text or None, found 0\.5"):
        env.reset(seed=0.5)  # type: ignore[arg-type]


def test_the_table_is_drawn_as_text() -> None:
    env = LearnerEnv(BUILT_IN[0], seat=1, render_mode="ansi")
    env.reset(seed=1)
    lines = env.render().splitlines()
    assert lines[0] == env.variant.game.title
    assert lines[1].startswith("learner: ")
    assert any("random" in line for line in lines)
    silent = LearnerEnv(BUILT_IN[0])
    silent.reset(seed=1)
    with pytest.warns(UserWarning, match="no render_mode was chosen"):
        assert silent.render() is None


def test_the_table_is_shown_as_a_picture_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = LearnerEnv(BUILT_IN[0], render_mode="rgb_array")
    env.reset(seed=1)
    assert env.render().shape == (800, 1200, 3)
    env = LearnerEnv(BUILT_IN[0], render_mode="human")
    _, info = env.reset(seed=1)
    env.step(int(info["action_mask"].argmax()))
    assert capsys.readouterr().out.count("learner: ") >= 2


@pytest.mark.parametrize("module", ["gymnasium", "vector"])
def test_a_missing_extra_is_named(module: str) -> None:
    code = f"from tests.without_extras import block; block(); import emporion.envs; import emporion.envs.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert "needs gymnasium: pip install 'emporion[rl]'" in done.stderr.splitlines()[-1]
