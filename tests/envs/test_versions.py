"""An environment changes only with its version (`emporion.envs.versions`)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emporion.envs.versions import id_of
from emporion.games import find
from tests.built_in import BUILT_IN
from tests.envs import fingerprints


@pytest.mark.parametrize("name", BUILT_IN)
def test_an_environment_is_the_stored_one_of_its_version(name: str) -> None:
    """If not: raise `environment` in the game's `__init__.py`, then `python -m tests.envs.fingerprints`."""
    game = find(name)
    assert fingerprints.stored().get(id_of(game)) == fingerprints.fingerprint(game)


@pytest.mark.parametrize("name", BUILT_IN)
def test_earlier_versions_are_kept(name: str) -> None:
    game = find(name)
    versions = [id_of(replace(game, environment=version)) for version in range(1, game.environment + 1)]
    assert set(versions) <= set(fingerprints.stored())


def test_a_changed_environment_is_not_stored_without_another_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fingerprints, "fingerprint", lambda game: {"observation_size": 1})
    with pytest.raises(SystemExit, match="has changed: raise `environment`"):
        fingerprints.main()
