"""Wrong arguments of every environment: one clear error each, and no options are the defaults."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from emporion.envs import pettingzoo
from emporion.envs.gpu import GpuEnv
from emporion.envs.gymnasium import LearnerEnv
from emporion.envs.vector import VectorEnv
from emporion.kernel.errors import (
    BackendUnavailable,
    BadOption,
    BadPlayers,
    EmporionError,
    LocalizedError,
    UnknownGame,
)
from emporion.kernel.extras import is_installed
from tests.built_in import BUILT_IN

pytestmark = pytest.mark.slow

Maker = Callable[..., Any]


def openspiel(**arguments: Any) -> Any:
    return import_module("emporion.envs.openspiel").load(**arguments)


def vector(**arguments: Any) -> VectorEnv:
    return VectorEnv(num_envs=2, **arguments)


def gpu(**arguments: Any) -> GpuEnv:
    """Wrong arguments are found before a GPU is missed."""
    return GpuEnv(num_envs=2, **arguments)


needs_openspiel = pytest.mark.skipif(not is_installed("pyspiel"), reason="OpenSpiel is not installed")
each_environment = pytest.mark.parametrize(
    "make", [LearnerEnv, pettingzoo.env, vector, gpu, pytest.param(openspiel, marks=needs_openspiel)]
)
ARRAY = np.array([1, 2])
LARGE = 10**30


@each_environment
@pytest.mark.parametrize(
    ("wrong", "problem", "message"),
    [
        ({"game": ["carthage"]}, UnknownGame, r"game: expected a name, found \['carthage'\]"),
        ({"game": 3}, UnknownGame, "game: expected a name, found 3"),
        ({"game": ARRAY}, UnknownGame, "game: expected a name"),
        ({"options": [1]}, BadOption, "options: expected a mapping of names to values, found"),
        ({"options": 3}, BadOption, "options: expected a mapping of names to values, found 3"),
        ({"options": "end_tokens"}, BadOption, "options: expected a mapping of names to values, found"),
        ({"options": {3: 4}}, BadOption, "unknown (option|parameter) 3"),
        ({"players": ARRAY}, BadPlayers, "players: expected"),
        ({"players": LARGE}, BadPlayers, "players"),
        ({"reward": []}, EmporionError, r"reward: expected win_share or score_difference, found \[\]"),
        ({"reward": ARRAY}, EmporionError, "reward: expected win_share or score_difference"),
        ({"max_decisions": LARGE}, EmporionError, f"max_decisions: expected .*, found {LARGE}"),
        ({"max_decisions": ARRAY}, EmporionError, "max_decisions: expected"),
    ],
)
def test_wrong_arguments_are_refused(
    make: Maker, wrong: dict[str, Any], problem: type[EmporionError], message: str
) -> None:
    with pytest.raises(problem, match=message) as found:
        make(**{"game": BUILT_IN[0], **wrong})
    assert not isinstance(found.value, (BackendUnavailable, LocalizedError))


@each_environment
def test_no_options_are_the_defaults(make: Maker) -> None:
    try:
        make(game=BUILT_IN[0], options=None)
    except BackendUnavailable:
        assert make is gpu


@pytest.mark.parametrize("mode", [[], ARRAY, 3])
@pytest.mark.parametrize("make", [LearnerEnv, pettingzoo.env])
def test_render_modes_are_names(make: Maker, mode: Any) -> None:
    with pytest.raises(EmporionError, match="render_mode: expected ansi, human, rgb_array or None"):
        make(BUILT_IN[0], render_mode=mode)


@pytest.mark.parametrize("agent", [["player_0"], 0, "player_2", None, ARRAY])
def test_agents_are_names(agent: Any) -> None:
    table = pettingzoo.env(BUILT_IN[0])
    table.reset(seed=1)
    for call in (table.observe, table.observation_space, table.action_space):
        with pytest.raises(BadPlayers, match="agent: expected player_0 to player_1, found"):
            call(agent)


@needs_openspiel
@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"chance": []}, "chance: expected explicit or sampled"),
        ({"chance": ARRAY}, "chance: expected explicit or sampled"),
        ({"seed": ARRAY}, "seed: expected a whole number"),
        ({"seed": "x"}, "seed: expected a whole number"),
    ],
)
def test_openspiel_has_more_arguments(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(EmporionError, match=message):
        openspiel(game=BUILT_IN[0], **wrong)
