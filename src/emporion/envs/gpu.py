"""Many games at once on a GPU for one learner that plays all seats.

    env = GpuEnv("carthage", 65_536, players=(2, 3, 4))
    decisions = env.reset(seed=7)
    masks = torch.from_dlpack(decisions.masks)  # the same memory, written anew by every step
    decisions = env.step(policy(torch.from_dlpack(decisions.features), masks))

Nothing waits for the GPU and nothing is copied to the host. What a step writes is stored column by column: to multiply
rows of features by a matrix, libraries need no copy.
"""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import numpy as np

from emporion.envs.rewards import reward_of
from emporion.envs.tables import Options, Players, tables_of
from emporion.kernel.errors import BadBuffer, BadMove
from emporion.programs.arguments import Seed, count_of, seed_of

LEGACY_STREAM = 1  # CUDA's default stream, on which everything here runs
UNORDERED = (None, -1, LEGACY_STREAM)


class SharedArray:
    """An array in GPU memory that PyTorch, JAX and CuPy use without a copy (`from_dlpack`)."""

    def __init__(self, cuda: Any, array: Any) -> None:
        from cuda.core.utils import StridedMemoryView

        self._cuda = cuda
        self.array = array
        """The same for Numba."""
        self._view = StridedMemoryView(array, stream_ptr=-1)

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self.array.shape
        return shape

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self.array.dtype
        return dtype

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        described: dict[str, Any] = self.array.__cuda_array_interface__
        return described

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._view.__dlpack_device__()
        return device

    def __dlpack__(self, *, stream: int | None = None, **asked: Any) -> Any:
        """Lend the memory to a library whose work on this stream then waits for what was begun here."""
        if stream not in UNORDERED:
            written = self._cuda.event(timing=False)
            written.record()
            written.wait(self._cuda.external_stream(stream))
        return self._view.__dlpack__(stream=-1, **asked)

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> np.ndarray[Any, Any]:
        """A copy on the host."""
        return np.asarray(self.array.copy_to_host(), dtype)


class GpuDecisions(NamedTuple):
    """What a step writes, with a row for each game: about the decision that is open there now, and about the game
    before if it ended in this step."""

    features: SharedArray
    """float32: what the seat to act knows."""
    masks: SharedArray
    """uint8: 1 for every legal action."""
    actors: SharedArray
    """int8: the seat to act."""
    rewards: SharedArray
    """float32, by seat, if a game ended; otherwise zero."""
    became: SharedArray
    """int8: what the step did to the game before it: 0 it goes on, 1 it is over, 2 it was broken off."""


class GpuEnv:
    """Each step plays an action in every game and goes on to the next decision with a choice, whoever has it. A game
    that ends is replaced by the next one in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex,
        *,
        players: Players = 2,
        options: Options = {},  # noqa: B006, it is never changed
        reward: str = "win_share",
        max_decisions: int | None = None,
    ) -> None:
        rules, tables = tables_of(game, players, options)
        self.num_envs = count_of(num_envs)
        kind = reward_of(reward)
        from emporion.kernel.gpu_training import GpuTraining

        self.training = GpuTraining(rules, tables, self.num_envs, kind, max_decisions)
        self._cuda = self.training.cuda
        self.decisions = GpuDecisions(*(SharedArray(self._cuda, array) for array in self.training.decisions))
        self.players = np.array([tables[index % len(tables)][0] for index in range(self.num_envs)])
        """The number of players of each game."""
        self._sampled = SharedArray(self._cuda, self._cuda.device_array(self.num_envs, np.int32))

    def reset(self, seed: Seed = None) -> GpuDecisions:
        """Begin games number 0, 1, … of a seed; without one, of a random seed."""
        self.training.reset(seed_of(seed))
        return self.decisions

    def step(self, actions: Any) -> GpuDecisions:
        """Play an action in each game: an array of int32 or int64 on the GPU. A game whose action is not
        legal stays as it is, and `check` raises."""
        self.training.step(self._on_device(actions))
        return self.decisions

    def sample(self) -> SharedArray:
        """A random legal action for each game."""
        self.training.sample(self._sampled.array)
        return self._sampled

    def check(self) -> None:
        """Raise BadMove if an action was not legal in any step so far. This waits for the GPU."""
        if refused := self.training.refused():
            raise BadMove(f"actions: {refused} were not legal; those games stayed as they were")

    def _on_device(self, actions: Any) -> Any:
        if isinstance(actions, SharedArray):
            return actions.array
        expected = f"actions: expected an array of int32 or int64 ({self.num_envs},) on the GPU"
        if not hasattr(actions, "__cuda_array_interface__"):
            raise BadBuffer(f"{expected}, found {type(actions).__name__}")
        array = self._cuda.as_cuda_array(actions)
        if array.shape != (self.num_envs,) or array.dtype not in (np.int32, np.int64):
            raise BadBuffer(f"{expected}, found {array.dtype} {array.shape}")
        return array
