"""Batches on a GPU. Where there is none, the compiled backend stands in for its kernels: what the class itself does is
tested everywhere."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from emporion import make
from emporion.kernel import gpu
from emporion.kernel.compiled import compiled
from emporion.kernel.contract import Game
from emporion.kernel.errors import BackendUnavailable, BadBuffer, BadMove, BadPlayers, EmporionError
from emporion.programs.gpu_batch import GpuBatch

pytestmark = pytest.mark.slow


class DeviceArray(np.ndarray[Any, Any]):
    """Stands in for an array in GPU memory."""

    @property
    def __cuda_array_interface__(self) -> object:
        return {}

    def copy_to_host(self) -> Any:
        return np.asarray(self).copy()

    def is_c_contiguous(self) -> bool:
        return bool(self.flags.c_contiguous)


def on_device(values: Any) -> Any:
    return np.array(values).view(DeviceArray)


def stand_in(game: Game) -> Any:
    """The functions of `Gpu` that take arrays, on the compiled backend."""
    rules = compiled(game)
    cuda = SimpleNamespace(
        device_array=lambda shape, dtype: on_device(np.zeros(shape, dtype)),
        to_device=on_device,
        as_cuda_array=lambda values: values,
    )
    return SimpleNamespace(
        game=game,
        cuda=cuda,
        new_games=rules.new_games,
        actors=rules.actors,
        legal_masks=rules.legal_masks,
        observe=rules.observe,
        step=rules.step,
        play_out=rules.play_out,
        results=rules.results,
    )


@pytest.fixture
def games(monkeypatch: pytest.MonkeyPatch) -> GpuBatch:
    game = make("carthage", players=3)
    try:
        gpu.on_gpu(game.game)
    except BackendUnavailable:
        monkeypatch.setattr(gpu, "on_gpu", stand_in)
    return game.on_gpu(3, seed=7)


def test_it_plays_as_a_batch_does(games: GpuBatch) -> None:
    same = make("carthage", players=3).batch(3, seed=7)
    assert len(games) == 3
    for _ in range(5):
        assert games.actors().copy_to_host().tolist() == same.actors().tolist()
        assert games.masks().copy_to_host().tolist() == same.masks().tolist()
        assert games.observe().copy_to_host().tolist() == same.observe().tolist()
        assert games.observe([0, 1, 2]).copy_to_host().tolist() == same.observe([0, 1, 2]).tolist()
        actions = same.masks().argmax(axis=1)
        assert games.step(actions).copy_to_host().tolist() == same.step(actions).tolist()
    assert games.play_out().tolist() == same.play_out().tolist()
    assert [each.tolist() for each in games.results()] == [each.tolist() for each in same.results()]


def test_the_same_array_is_written_anew(games: GpuBatch) -> None:
    assert games.masks() is games.masks()
    assert games.observe() is games.observe([0, 0, 0])
    assert games.step([0, 0, 0]) is games.actors()


def test_actions_may_be_on_the_device(games: GpuBatch) -> None:
    actions = games.rules.cuda.to_device(np.zeros(3, np.int32))
    assert games.step(actions).copy_to_host().tolist() == games.actors().copy_to_host().tolist()


WRONG: dict[str, tuple[Callable[[GpuBatch], Any], type[EmporionError], str]] = {
    "an illegal action": (lambda g: g.step([0, 0, 63]), BadMove, r"actions\[2\]"),
    "too few actions": (lambda g: g.step([0, 0]), BadBuffer, "actions: expected 3 whole numbers"),
    "too few on the device": (
        lambda g: g.step(g.rules.cuda.to_device(np.zeros(2, np.int32))), BadBuffer, r"int32 \(3,\), found int32 \(2,\)",
    ),
    "another type on the device": (
        lambda g: g.step(g.rules.cuda.to_device(np.zeros(3, np.int64))), BadBuffer, "found int64",
    ),
    "a seat too many": (lambda g: g.observe([0, 1, 3]), BadPlayers, "seats: expected 0 to 2"),
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_what_is_wrong_is_named_and_changes_nothing(case: str, games: GpuBatch) -> None:
    call, error, text = WRONG[case]
    before = games.observe([0, 1, 2]).copy_to_host().tolist()
    with pytest.raises(error, match=text):
        call(games)
    assert games.observe([0, 1, 2]).copy_to_host().tolist() == before
