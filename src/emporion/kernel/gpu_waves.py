"""Playing in waves on a GPU: in every round the games are sorted by the step at which they stand, so that the threads
of a warp run the same rules, and each game takes that one step.

Where every thread runs its own game from decision to decision (`gpu_kernels.py`), the games of a warp are at different
steps and run one after the other. The technique is that of Laine, Karras and Aila ("Megakernels Considered Harmful:
Wavefront Path Tracing on GPUs", 2013), with one kernel for all steps, whose warps each use a small part.

Two kernels alternate, and nothing returns to the host meanwhile. `sort` is a counting sort; `play` counts for the next
one. Counters are used in turn by three rounds: one is read, one written, one cleared.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba
from numba import cuda

from emporion.kernel.contract import Game, Steps
from emporion.kernel.records import dtype_of

ROTATION = 3  # sets of counters


def make_waves(game: Game, steps: Steps, functions: Any) -> Any:
    """The kernels for a game that names its steps."""
    actor, legal, random_below = functions.actor, functions.legal, functions.random_below
    current_step, answer, advance = functions.current_step, functions.answer, functions.advance
    questions, finished, bins = steps.questions, steps.count, steps.count + 1
    edges = bins + 1
    longest, layout = game.longest_legal + 1, numba.from_dtype(dtype_of(game.workspace))

    @cuda.jit(device=True)
    def standing(state, decisions, limit):  # type: ignore[no-untyped-def]
        """The step at which a game stands, or `finished`."""
        step = current_step(state)
        return finished if step < questions and (actor(state) < 0 or decisions >= limit) else step

    @cuda.jit
    def begin(states, decisions, limit, stands, order, counts):  # type: ignore[no-untyped-def]
        """Every game in its place, counted for the first round."""
        game = cuda.grid(1)
        if game < states.shape[0]:
            order[game] = game
            stands[game] = standing(states[game], decisions[game], limit)
            cuda.atomic.add(counts[0], stands[game], 1)

    @cuda.jit
    def sort(turn, stands, order, ordered, counts, cursors, running):  # type: ignore[no-untyped-def]
        """Order the running games by step, without those that are finished."""
        begins = cuda.shared.array(edges, numba.int32)
        tallies = cuda.shared.array(bins, numba.int32)
        thread, width = cuda.threadIdx.x, cuda.blockDim.x
        for step in range(thread, bins, width):
            tallies[step] = 0
            begins[step + 1] = counts[turn][step]
        cuda.syncthreads()
        if thread == 0:
            begins[0] = 0
            for step in range(bins):
                begins[step + 1] += begins[step]
        cuda.syncthreads()
        place, game, step, rank = cuda.grid(1), 0, 0, 0
        here = place < begins[bins]
        if here:
            game = order[place]
            step = stands[game]
            rank = cuda.atomic.add(tallies, step, 1)
        cuda.syncthreads()
        for each in range(thread, bins, width):
            if tallies[each] > 0:
                tallies[each] = begins[each] + cuda.atomic.add(cursors[turn], each, tallies[each])
        cuda.syncthreads()
        if here and step < finished:
            ordered[tallies[step] + rank] = game
        if cuda.blockIdx.x == 0:
            before = (turn + ROTATION - 1) % ROTATION
            for each in range(thread, bins, width):
                counts[before][each] = 0
                cursors[before][each] = 0
            if thread == 0:
                running[0] = begins[finished]

    @cuda.jit
    def play(turn, states, rngs, decisions, forced, limit, span, stands, ordered, counts, running):  # type: ignore[no-untyped-def]
        """Each game takes its step, a random decision or an automatic one; or `span` steps."""
        tallies = cuda.shared.array(bins, numba.int32)
        thread, width = cuda.threadIdx.x, cuda.blockDim.x
        for step in range(thread, bins, width):
            tallies[step] = 0
        cuda.syncthreads()
        place = cuda.grid(1)
        if place < running[0]:
            workspace = cuda.local.array(1, layout, alignment=8)
            ids = cuda.local.array(longest, numba.int16)
            game = ordered[place]
            step = stands[game]
            for _ in range(span):
                if step < questions:
                    count = legal(states[game], workspace[0], ids)
                    decisions[game] += 1
                    forced[game] += count == 1
                    choice = random_below(rngs[game], count) if count > 1 else 0
                    answer(states[game], ids[choice])
                else:
                    advance(states[game])
                step = standing(states[game], decisions[game], limit)
                if step == finished:
                    break
            stands[game] = step
            cuda.atomic.add(tallies, step, 1)
        cuda.syncthreads()
        for step in range(thread, bins, width):
            if tallies[step] > 0:
                cuda.atomic.add(counts[(turn + 1) % ROTATION], step, tallies[step])

    return SimpleNamespace(begin=begin, sort=sort, play=play, bins=bins, rotation=ROTATION)
