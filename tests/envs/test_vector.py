"""The vector environment: Gymnasium's conventions, the caller's arrays, rewards of the seats that acted."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from emporion.envs.vector import VectorEnv
from emporion.kernel.errors import BadBuffer, BadMove, BadOption, BadPlayers, EmporionError, UnknownGame
from tests.built_in import BUILT_IN


@pytest.mark.parametrize("name", BUILT_IN)
def test_observations_are_in_their_space(name: str) -> None:
    env = VectorEnv(name, 4, players=(2, 3, 4))
    assert env.players.tolist() == [2, 3, 4, 2]
    observations, infos = env.reset(seed=7)
    for _ in range(30):
        assert observations in env.observation_space
        assert (infos["actor"] < env.players).all()
        actions = env.sample()
        assert actions in env.action_space
        observations, rewards, terminations, truncations, infos = env.step(actions)
        assert rewards.shape == terminations.shape == truncations.shape == (4,)
        assert infos["rewards"].shape == (4, 4)


def test_a_seed_fixes_everything() -> None:
    one, other = VectorEnv("carthage", 3), VectorEnv("carthage", 3)
    for env in (one, other):
        env.reset(seed=7)
    for _ in range(400):
        actions = one.sample()
        assert actions.tolist() == other.sample().tolist()
        for first, second in zip(one.step(actions), other.step(actions), strict=True):
            assert str(first) == str(second)
    assert one.reset(seed=8)[0]["observation"].tolist() != one.reset(seed=7)[0]["observation"].tolist()


def test_the_seat_that_acted_is_rewarded() -> None:
    env = VectorEnv("carthage", 50, players=3, reward="score_difference")
    _, infos = env.reset(seed=1)
    acted, ended = infos["actor"].copy(), 0
    for _ in range(300):
        _, rewards, terminations, truncations, infos = env.step(env.sample())
        assert rewards.tolist() == [all_seats[seat] for all_seats, seat in zip(infos["rewards"], acted, strict=True)]
        assert (infos["rewards"][~terminations] == 0).all()
        assert np.abs(infos["rewards"].sum(axis=1)).max() < 1e-4
        assert not truncations.any()
        acted, ended = infos["actor"].copy(), ended + int(terminations.sum())
    assert ended > 50


def test_a_limit_breaks_games_off() -> None:
    env = VectorEnv("carthage", 2, max_decisions=30)
    env.reset(seed=1)
    ends = [env.step(env.sample())[2:4] for _ in range(60)]
    assert sum(int(truncations.sum()) for _, truncations in ends) >= 2
    assert not any(terminations.any() for terminations, _ in ends)


def test_steps_write_into_the_arrays_of_the_caller() -> None:
    env = VectorEnv("carthage", 2)
    earlier, _ = env.reset(seed=7)
    out, kept = env.outputs(), earlier["observation"].copy()
    observations, _ = env.reset(seed=7, out=out)
    assert np.shares_memory(observations["observation"], out.features)
    assert np.shares_memory(observations["action_mask"], out.masks)
    actions = np.zeros(2, np.int32)
    assert env.sample(out=actions) is actions
    env.step(actions, out=out)
    assert observations["observation"].tolist() == out.features.tolist() != kept.tolist()
    env.step(env.sample())
    assert earlier["observation"].tolist() == kept.tolist(), "without arrays of the caller, each call makes new ones"


def test_games_take_the_variants_in_turn() -> None:
    env = VectorEnv("carthage", 4, players=(2, 3), options=[{"end_tokens": 3}, {}])
    assert env.players.tolist() == [2, 3, 2, 3]
    env.reset(seed=1)
    assert env._games._states["options"]["end_tokens"].tolist() == [3, 3, 8, 8]


def test_what_is_wrong_is_refused_and_nothing_changes() -> None:
    refused: list[tuple[dict[str, Any], type[EmporionError]]] = [
        ({"game": "chess"}, UnknownGame),
        ({"players": 7}, BadPlayers),
        ({"players": ()}, BadPlayers),
        ({"options": {"end_tokens": 99}}, BadOption),
        ({"reward": "glory"}, EmporionError),
        ({"num_envs": 0}, EmporionError),
        ({"num_envs": "many"}, EmporionError),
        ({"max_decisions": 0}, EmporionError),
        ({"max_decisions": 1.5}, EmporionError),
    ]
    for wrong, problem in refused:
        with pytest.raises(problem):
            VectorEnv(**dict[str, Any](game="carthage", num_envs=2) | wrong)
    env = VectorEnv("carthage", 2)
    with pytest.raises(BadOption, match="options of a game are chosen when its environment is made"):
        env.reset(seed=7, options={"end_tokens": 3})
    with pytest.raises(EmporionError, match="no game has begun: call reset first"):
        env.step([0, 0])
    twin = VectorEnv("carthage", 2)
    for each in (env, twin):
        each.reset(seed=7)
    legal = env.sample()
    for actions, message in [
        ([legal[0], 63], r"actions\[1\]: action 63 is not legal in that game; nothing was played"),
        ([legal[0], -1], r"actions\[1\]: action -1 is not legal"),
        ([legal[0]], r"actions: expected 2 whole numbers, found int32 \(1,\)"),
        ([0.5, 0.5], r"actions: expected 2 whole numbers, found float64 \(2,\)"),
    ]:
        with pytest.raises((BadMove, BadBuffer), match=message):
            env.step(actions)
    with pytest.raises(BadBuffer, match="features"):
        env.step(legal, out=env.outputs()._replace(features=np.zeros((2, 3), np.float32)))
    assert str(env.step(legal)) == str(twin.step(legal))
