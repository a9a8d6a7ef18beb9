"""The environment on a GPU does what the vector environment does, and shares its memory. Without a GPU, all of this is
skipped but the error."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from emporion.envs.gpu import GpuEnv
from emporion.envs.vector import VectorEnv
from emporion.kernel.errors import BackendUnavailable, BadBuffer, BadMove, EmporionError
from emporion.kernel.gpu import cuda_or_reason
from tests.built_in import BUILT_IN

try:
    cuda_or_reason()
    MISSING = ""
except BackendUnavailable as problem:
    MISSING = str(problem)
on_gpus = pytest.mark.skipif(bool(MISSING), reason=MISSING)


@pytest.mark.skipif(not MISSING, reason="there is a GPU")
def test_without_a_gpu_the_error_says_so() -> None:
    with pytest.raises(BackendUnavailable, match="the gpu backend needs"):
        GpuEnv("carthage", 2)


@on_gpus
@pytest.mark.parametrize("name", BUILT_IN)
@pytest.mark.parametrize("reward", ["win_share", "score_difference"])
def test_every_step_is_that_of_the_vector_environment(name: str, reward: str) -> None:
    """With two, three and four players in one batch, and games so short that many end or are broken off."""
    chosen: dict[str, Any] = {"players": (2, 3, 4), "reward": reward, "max_decisions": 90}
    env, plain = GpuEnv(name, 100, **chosen), VectorEnv(name, 100, **chosen)
    out = plain.outputs()
    plain.reset(seed=7, out=out)
    shown = env.reset(seed=7)
    assert env.players.tolist() == plain.players.tolist()
    ended = 0
    for _ in range(200):
        for field, array, expected in zip(out._fields, shown, list[Any](out), strict=True):
            assert (array.numpy() == expected).all(), field
        actions = env.sample()
        assert actions.numpy().tolist() == plain.sample().tolist()
        plain.step(actions.numpy(), out=out)
        assert env.step(actions) is shown
        ended += int((out.statuses > 0).sum())
    assert ended > 100
    env.check()


@on_gpus
def test_libraries_share_the_memory() -> None:
    """And a step of the environment comes after what they did, and before what they do."""
    libraries: dict[str, Any] = {"torch": lambda of: of.from_dlpack, "cupy": lambda of: of.from_dlpack}
    libraries["jax"] = lambda of: of.dlpack.from_dlpack
    for library, find in libraries.items():
        from_dlpack = find(pytest.importorskip(library, reason=f"needs {library}"))
        env, plain = GpuEnv("carthage", 500, players=(2, 4)), VectorEnv("carthage", 500, players=(2, 4))
        shown, out = env.reset(seed=3), plain.outputs()
        plain.reset(seed=3, out=out)
        is_shared = library != "jax"  # whose arrays never change: it must take a new view after each step
        views: list[Any] = [from_dlpack(array) for array in shown]
        for _ in range(50):
            views = views if is_shared else [from_dlpack(array) for array in shown]
            for view, expected in zip(views, list[Any](out), strict=True):
                assert view.shape == expected.shape
                assert (np.asarray(view.get() if library == "cupy" else view.tolist()) == expected).all()
            actions = views[1].argmax(1)
            plain.step(out.masks.argmax(1).astype(np.int32), out=out)
            env.step(actions)
        env.check()


@on_gpus
def test_other_streams_of_a_library_wait() -> None:
    torch = pytest.importorskip("torch", reason="needs torch")
    env = GpuEnv("carthage", 100_000)
    expected = GpuEnv("carthage", 100_000)
    expected.step(expected.reset(seed=1) and expected.sample())
    env.reset(seed=1)
    sampled = env.sample()
    env.step(sampled)
    with torch.cuda.stream(torch.cuda.Stream()):
        copy = torch.from_dlpack(env.decisions.features).clone()
    torch.cuda.synchronize()
    assert (copy.cpu().numpy() == expected.decisions.features.numpy()).all()


@on_gpus
def test_what_is_wrong_is_refused() -> None:
    torch = pytest.importorskip("torch", reason="needs torch")
    env, twin = GpuEnv("carthage", 3), GpuEnv("carthage", 3)
    with pytest.raises(EmporionError, match="no game has begun: call reset first"):
        env.step(torch.zeros(3, dtype=torch.int64, device="cuda"))
    with pytest.raises(EmporionError, match="no game has begun: call reset first"):
        env.sample()
    env.reset(seed=7)
    twin.reset(seed=7)
    for wrong, message in [
        ([0, 0, 0], "expected 3 whole numbers in GPU memory, found list"),
        (np.zeros(3, np.int32), "expected 3 whole numbers in GPU memory, found ndarray in the host's memory"),
        (torch.zeros(2, dtype=torch.int64, device="cuda"), r"found int64 \(2,\)"),
        (torch.zeros(3, device="cuda"), r"found float32 \(3,\)"),
        (env.decisions.rewards, r"found float32 \(3, 2\)"),
        (env.decisions.masks, r"found uint8 \(3, 64\)"),
    ]:
        with pytest.raises(BadBuffer, match=message):
            env.step(wrong)
    env.check()
    actions = torch.from_numpy(twin.sample().numpy()).cuda()
    env.sample()  # so that their random streams stay the same
    before = [array.numpy() for array in env.decisions]
    env.step(torch.tensor([-1, 2**40, 64], device="cuda"))
    with pytest.raises(BadMove, match="actions: 3 were not legal and were not played"):
        env.check()
    for array, earlier in zip(env.decisions, before, strict=True):
        assert (array.numpy() == earlier).all()
    env.step(actions)
    twin.step(actions)
    for array, other in zip(env.decisions, twin.decisions, strict=True):
        assert (array.numpy() == other.numpy()).all()
