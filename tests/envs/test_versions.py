"""An environment changes only with its version (`emporion.envs.versions`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from emporion.envs.gymnasium import LearnerEnv
from emporion.envs.vector import VectorEnv
from emporion.envs.versions import id_of
from emporion.games import find
from tests.built_in import BUILT_IN
from tests.envs import fingerprints


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_environment_is_the_stored_one_of_its_version(name: str) -> None:
    """If not: raise `environment` in the game's `__init__.py`, then `python -m tests.envs.fingerprints`."""
    game = find(name)
    known = fingerprints.stored().get(id_of(game), {})
    assert {part: digest for part, digest in known.items() if part != "steps"} == fingerprints.of_rules(game)


@pytest.mark.slow
@pytest.mark.parametrize("name", BUILT_IN)
def test_learners_take_the_stored_steps_of_a_version(name: str) -> None:
    game = find(name)
    assert fingerprints.stored()[id_of(game)]["steps"] == fingerprints.of_steps(game)


@pytest.mark.slow
@pytest.mark.parametrize("change", [{"skip_forced": False}, {"seat": 0}, {"illegal_reward": -1}])
def test_changes_of_the_learners_environment_are_noticed(
    change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, make = find("dale"), LearnerEnv.__init__
    before = fingerprints.learner_digest(game, "win_share")
    monkeypatch.setattr(LearnerEnv, "__init__", lambda env, name, **given: make(env, name, **change, **given))
    is_same = "illegal_reward" in change  # as by default
    assert (fingerprints.learner_digest(game, "win_share") == before) == is_same


@pytest.mark.slow
@pytest.mark.parametrize("place", range(6))
def test_changes_of_the_vector_environment_are_noticed(place: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of observations, rewards, ends, interruptions, seats, and the rewards of all seats."""
    game, step = find("carthage"), VectorEnv.step

    def changed(env: VectorEnv, actions: Any) -> Any:
        observations, *more, infos = step(env, actions)
        array = [observations["observation"], *more, infos["actor"], infos["rewards"]][place]
        array.reshape(-1)[0] = 1 - array.reshape(-1)[0]
        return observations, *more, infos

    before = fingerprints.vector_digest(game, "win_share")
    monkeypatch.setattr(VectorEnv, "step", changed)
    assert fingerprints.vector_digest(game, "win_share") != before


@pytest.mark.parametrize("name", BUILT_IN)
def test_earlier_versions_are_kept(name: str) -> None:
    game = find(name)
    versions = [id_of(replace(game, environment=version)) for version in range(1, game.environment + 1)]
    assert set(versions) <= set(fingerprints.stored())


def test_a_changed_environment_is_not_stored_without_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingerprints, "fingerprint", lambda game: {"observation_size": 1})
    with pytest.raises(SystemExit, match="has changed: raise `environment`"):
        fingerprints.main()
