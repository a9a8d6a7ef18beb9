"""Work on a GPU that is launched as a whole."""

from __future__ import annotations

from collections.abc import Callable

import torch

WARM_UP = 3  # calls before the recording, in which libraries take their memory


class Replayed:
    """A function without arguments that works on the same tensors every time. On a GPU its kernels are recorded once
    and launched together from then on, since launching one by one takes longer than most of them run."""

    def __init__(self, function: Callable[[], None]) -> None:
        self._function = function
        self._calls = 0
        self._graph: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if torch.get_default_device().type != "cuda":
            self._function()
            return
        if self._graph is None and self._calls == WARM_UP:
            self._graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(self._graph):
                self._function()
        if self._graph is not None:
            self._graph.replay()
            return
        self._calls += 1
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self._function()
        torch.cuda.current_stream().wait_stream(side)
