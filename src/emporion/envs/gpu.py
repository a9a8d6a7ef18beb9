"""Many games at once on a GPU for one learner that plays all seats: what `vector.py` does, in GPU memory.

    env = GpuEnv(name, 65_536, players=(2, 3, 4))
    features, masks, *_ = map(torch.from_dlpack, env.reset(seed=7))  # no copies: every step writes them anew
    env.step(policy(features, masks))

Nothing waits for the GPU and nothing is copied to the host. Rows are stored column by column. The arrays are for
reading. A library that works on another stream than CUDA's default one takes them anew after every step.
"""

from __future__ import annotations

from typing import Any, NamedTuple, SupportsIndex

import numpy as np
import numpy.typing as npt

from emporion.envs.rewards import reward_of
from emporion.envs.variants import Options, Players, variants_of
from emporion.kernel.errors import BadBuffer, BadMove
from emporion.kernel.gpu import cuda_or_reason
from emporion.programs.arguments import Seed, count_of, seed_of

OUR_STREAM = 1  # CUDA's default stream, by the number that DLPack gives it
UNORDERED = (None, -1, OUR_STREAM)
GPU_MEMORY = (2, 13)  # DLPack's numbers for CUDA's memory: its own and managed


class SharedArray:
    """An array in GPU memory that PyTorch, JAX and CuPy use without a copy: `from_dlpack(array)`."""

    def __init__(self, array: Any) -> None:
        from cuda.core.utils import StridedMemoryView

        self.array = array
        """The same for Numba."""
        self._view = StridedMemoryView.from_cuda_array_interface(array, stream_ptr=-1)

    @property
    def shape(self) -> tuple[int, ...]:
        shape: tuple[int, ...] = self.array.shape
        return shape

    @property
    def dtype(self) -> np.dtype[Any]:
        dtype: np.dtype[Any] = self.array.dtype
        return dtype

    def __dlpack_device__(self) -> tuple[int, int]:
        device: tuple[int, int] = self._view.__dlpack_device__()
        return device

    def __dlpack__(self, *, stream: int | None = None, **wanted: Any) -> Any:
        """Lend the memory to a library, whose work on this stream then comes after ours so far."""
        if stream not in UNORDERED:
            cuda = cuda_or_reason()
            written = cuda.event(timing=False)
            written.record()
            written.wait(cuda.external_stream(stream))
        return self._view.__dlpack__(stream=-1, **wanted)

    def numpy(self) -> npt.NDArray[Any]:
        """A copy on the host; this waits for the GPU."""
        copy: npt.NDArray[Any] = self.array.copy_to_host()
        return copy


class GpuDecisions(NamedTuple):
    """What a step writes, a row for each game: its next decision, and the end of the game before."""

    features: SharedArray
    """float32: what the seat to act knows."""
    masks: SharedArray
    """uint8: 1 for every legal action."""
    actors: SharedArray
    """int8: the seat to act."""
    rewards: SharedArray
    """float32, by seat; zero unless a game has ended in this step."""
    statuses: SharedArray
    """int8: 0, or if a game has ended in this step: 1 if it is over, 2 if it was broken off."""


class GpuEnv:
    """Games that step together. A step plays an action in each game, for the seat to act; then decisions with a single
    legal action, up to the next choice of any seat. A game that ends is replaced by the next one in the same step."""

    def __init__(
        self,
        game: str,
        num_envs: SupportsIndex,
        *,
        players: Players = 2,
        options: Options = None,
        reward: str = "win_share",
        max_decisions: SupportsIndex | None = None,
    ) -> None:
        """As for `VectorEnv`."""
        variants = variants_of(game, players, options)
        self.num_envs = count_of(num_envs, "num_envs")
        limit = None if max_decisions is None else count_of(max_decisions, "max_decisions")
        kind, rules = reward_of(reward), variants[0].game
        cuda_or_reason()
        from emporion.kernel.gpu_training import GpuTrainingGames

        blanks = [rules.blank(variant.players, variant.options, [0] * 8) for variant in variants]
        self._games = GpuTrainingGames(rules, blanks, self.num_envs, kind, limit)
        self.decisions = GpuDecisions(*map(SharedArray, self._games.decisions))
        """What the last step wrote."""
        self.players = np.resize([variant.players for variant in variants], self.num_envs)
        """The number of players of each game."""

    @property
    def states(self) -> Any:
        """The games as they stand, hidden information included, for kernels."""
        return self._games.states

    def reset(self, *, seed: Seed = None) -> GpuDecisions:
        """Begin games number 0, 1, … of a seed; without one, of a random seed."""
        self._games.reset(seed_of(seed))
        return self.decisions

    def step(self, actions: Any) -> GpuDecisions:
        """Play an action in each game: whole numbers in GPU memory, of any library that knows DLPack. An illegal one
        is not played, and `check` raises."""
        self._games.step(self._on_gpu(actions))
        return self.decisions

    def sample(self) -> SharedArray:
        """A random legal action for each game."""
        return SharedArray(self._games.sample())

    def check(self) -> None:
        """Raise BadMove if an action was illegal since the last reset. This waits for the GPU."""
        if refused := self._games.refused():
            raise BadMove(f"actions: {refused} were not legal and were not played")

    def _on_gpu(self, actions: Any) -> Any:
        expected = f"actions: expected {self.num_envs} whole numbers in GPU memory"
        if isinstance(actions, SharedArray):
            if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
                raise BadBuffer(f"{expected}, found {actions.dtype} {actions.shape}")
            return actions.array
        from cuda.core.utils import StridedMemoryView

        if not hasattr(actions, "__dlpack__"):
            raise BadBuffer(f"{expected}, found {type(actions).__name__}")
        if actions.__dlpack_device__()[0] not in GPU_MEMORY:
            raise BadBuffer(f"{expected}, found {type(actions).__name__} in the host's memory")
        view = StridedMemoryView.from_dlpack(actions, stream_ptr=OUR_STREAM)
        if view.shape != (self.num_envs,) or view.dtype.kind not in "iu":
            raise BadBuffer(f"{expected}, found {view.dtype} {view.shape}")
        return view
