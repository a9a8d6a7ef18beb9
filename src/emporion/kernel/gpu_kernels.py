"""The kernels of the GPU backend, built around a game's rules. Imported by `gpu.py` once a GPU is known to be there.

Two measurements on an H200 shaped the playout kernel. Threads of a warp diverge and then run serially unless they are
synchronised between choosing and playing; that, and taking the next game from a queue as soon as one ends, made it 1.7
times as fast. The rules are so much code that instruction fetches, not memory, limit the speed: states in shared memory
were slower because fewer threads fit, and less code from the same rules (one refill, one way to end a turn) doubled the
speed.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import numba
from numba import cuda

from emporion.kernel.backends import build_backend
from emporion.kernel.contract import Game
from emporion.kernel.jit import constant_table, replacements, share_versions
from emporion.kernel.records import dtype_of

WHOLE_WARP = 0xFFFFFFFF


def gpu_functions(game: Game, bot_modules: tuple[ModuleType, ...] = ()) -> Any:
    """A game's functions, and those of bots, to be called by kernels."""
    replaced = replacements(_device_function)
    return SimpleNamespace(**build_backend(game, _device_function, replaced, constant_table, bot_modules))


def _device_function(function: Callable[..., Any]) -> Any:
    dispatcher = cuda.jit(device=True)(function)
    share_versions(dispatcher, dispatcher.fold_argument_types, dispatcher.compile_device)
    return dispatcher


def make_kernels(game: Game, functions: Any) -> Any:
    """The kernels for a game, from its functions."""
    setup, actor, legal, apply = functions.setup, functions.actor, functions.legal, functions.apply
    observe, result, key_of_game = functions.observe, functions.result, functions.key_of_game
    random_below, hash_words = functions.random_below, functions.hash_words
    start_digest, play_digested = functions.start_digest, functions.play_out_digested
    longest, layout = game.longest_legal + 1, numba.from_dtype(dtype_of(game.workspace))
    # Local arrays of records are aligned to one byte unless told otherwise, and their fields are up to 8 bytes wide.

    @cuda.jit
    def fill(words, template):  # type: ignore[no-untyped-def]
        """Copy the template into every row; neighbouring threads write neighbouring words."""
        for place in range(cuda.grid(1), words.size, cuda.gridsize(1)):
            words[place] = template[place % template.shape[0]]

    @cuda.jit
    def set_up(states, master, rngs, first):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            key_of_game(states[game].chance.key, rngs[game], master, first + game)
            setup(states[game])

    def playing(observed: bool) -> Any:
        """The playout kernel; with observations, every thread writes features into its own row."""

        @cuda.jit
        def play_out(states, rngs, decisions, forced, queue, limit, out):  # type: ignore[no-untyped-def]
            workspace = cuda.local.array(1, layout, alignment=8)
            ids = cuda.local.array(longest, numba.int16)
            game = cuda.atomic.add(queue, 0, 1)
            while cuda.any_sync(WHOLE_WARP, game < states.shape[0]):
                running = game < states.shape[0] and decisions[game] < limit and actor(states[game]) >= 0
                count = 0
                if running:
                    if observed:
                        observe(states[game], actor(states[game]), out[cuda.grid(1)])
                    count = legal(states[game], workspace[0], ids)
                cuda.syncwarp(WHOLE_WARP)
                if running:
                    decisions[game] += 1
                    forced[game] += count == 1
                    choice = random_below(rngs[game], count) if count > 1 else 0
                    apply(states[game], ids[choice])
                elif game < states.shape[0]:
                    game = cuda.atomic.add(queue, 0, 1)
                cuda.syncwarp(WHOLE_WARP)

        return play_out

    @cuda.jit
    def play_out_digested(states, rngs, limit, decisions, forced, digests):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            workspace = cuda.local.array(1, layout, alignment=8)
            ids = cuda.local.array(longest, numba.int16)
            start_digest(digests[game])
            made, single = play_digested(states[game], workspace[0], ids, rngs[game], limit, digests[game])
            decisions[game] = made
            forced[game] = single

    @cuda.jit
    def legal_masks(states, masks):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            workspace = cuda.local.array(1, layout, alignment=8)
            ids = cuda.local.array(longest, numba.int16)
            for action in range(masks.shape[1]):
                masks[game][action] = 0
            if actor(states[game]) >= 0:
                for index in range(legal(states[game], workspace[0], ids)):
                    masks[game][ids[index]] = 1

    @cuda.jit
    def check(states, actions, refused):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0] and actor(states[game]) >= 0:
            workspace = cuda.local.array(1, layout, alignment=8)
            ids = cuda.local.array(longest, numba.int16)
            known = False
            for index in range(legal(states[game], workspace[0], ids)):
                known = known or ids[index] == actions[game]
            if not known:
                cuda.atomic.min(refused, 0, game)

    @cuda.jit
    def step(states, actions, actors):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            if actor(states[game]) >= 0 and actions[game] >= 0:
                apply(states[game], actions[game])
            actors[game] = actor(states[game])

    @cuda.jit
    def observe_each(states, seats, out):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            seat = seats[game]
            if seat < 0:
                seat = max(actor(states[game]), 0)
            observe(states[game], seat, out[game])

    @cuda.jit
    def results(states, scores, ranks, endings):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            endings[game] = result(states[game], scores[game], ranks[game])

    @cuda.jit
    def hashes(words, halves):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < words.shape[0]:
            low, high = hash_words(words[game], words.shape[1])
            halves[game][0] = low
            halves[game][1] = high

    kernels = (fill, set_up, play_out_digested, legal_masks, check, step, observe_each, results, hashes)
    named = {kernel.py_func.__name__: kernel for kernel in kernels}
    return SimpleNamespace(play_out=playing(observed=False), play_out_observed=playing(observed=True), **named)
