"""The kernels of the GPU backend, built around a game's rules. Imported by `gpu.py` once a GPU is known to be there.

Two measurements shaped the playing kernel. Threads of a warp drift apart and then run one after the other unless they
are gathered after every step; and rules are so much code that waiting for instructions, not for memory, limits the
speed. So a block is one warp, its threads meet between choosing and playing, and its states lie in shared memory, an
odd number of words apart so that no two threads want the same bank.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numba
import numpy as np
from numba import cuda

from emporion.kernel.contract import Game
from emporion.kernel.jit import numba_world
from emporion.kernel.record import layout


def make_kernels(game: Game) -> Any:
    """The kernels for a game."""
    world = SimpleNamespace(**numba_world(game, None))
    setup, actor, legal, apply, observe, result = (
        world.setup,
        world.actor,
        world.legal,
        world.apply,
        world.observe,
        world.result,
    )
    key_of_game, roll, hash_words = world.key_of_game, world.roll, world.hash_words
    longest = game.longest_legal + 1
    record = layout(game.state)
    width = record.itemsize // 4
    stride = width | 1
    spaced = np.dtype([("state", record), ("gap", "u4", (stride - width,))])
    shared_record = numba.from_dtype(spaced)

    @cuda.jit
    def set_up(states, words, template, master, noises, first):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            for word in range(template.shape[0]):
                words[game][word] = template[word]
            key_of_game(states[game].chance.key, noises[game], master, first + game)
            setup(states[game])

    @cuda.jit
    def play_out(words, noises, decisions, forced, queue, limit):  # type: ignore[no-untyped-def]
        mine_words = cuda.shared.array(0, numba.uint32)
        mine = cuda.shared.array(0, shared_record)
        ids = cuda.local.array(longest, numba.int16)
        noise = cuda.local.array(2, numba.int64)
        here = cuda.threadIdx.x
        game = words.shape[0]
        made = 0
        single = 0
        waiting = True
        while cuda.syncthreads_or(waiting or game < words.shape[0]):
            if waiting:
                waiting = False
                game = cuda.atomic.add(queue, 0, 1)
                made = 0
                single = 0
                if game < words.shape[0]:
                    for word in range(width):
                        mine_words[here * stride + word] = words[game][word]
                    noise[0] = noises[game][0]
                    noise[1] = noises[game][1]
            running = game < words.shape[0] and made < limit and actor(mine[here].state) >= 0
            count = 0
            if running:
                count = legal(mine[here].state, ids)
            cuda.syncthreads()
            if running:
                made += 1
                if count == 1:
                    single += 1
                    apply(mine[here].state, ids[0])
                else:
                    apply(mine[here].state, ids[roll(noise, count)])
            cuda.syncthreads()
            if game < words.shape[0] and (made >= limit or actor(mine[here].state) < 0):
                for word in range(width):
                    words[game][word] = mine_words[here * stride + word]
                noises[game][0] = noise[0]
                noises[game][1] = noise[1]
                decisions[game] = made
                forced[game] = single
                waiting = True
                game = words.shape[0]

    @cuda.jit
    def legal_masks(states, masks):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            ids = cuda.local.array(longest, numba.int16)
            for action in range(masks.shape[1]):
                masks[game][action] = 0
            if actor(states[game]) >= 0:
                for index in range(legal(states[game], ids)):
                    masks[game][ids[index]] = 1

    @cuda.jit
    def check(states, actions, refused):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0] and actor(states[game]) >= 0:
            ids = cuda.local.array(longest, numba.int16)
            known = False
            for index in range(legal(states[game], ids)):
                known = known or ids[index] == actions[game]
            if not known:
                cuda.atomic.min(refused, 0, game)

    @cuda.jit
    def step(states, actions, actors):  # type: ignore[no-untyped-def]
        game = cuda.grid(1)
        if game < states.shape[0]:
            if actor(states[game]) >= 0:
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

    made = (set_up, play_out, legal_masks, check, step, observe_each, results, hashes)
    return SimpleNamespace(stride=stride, **{kernel.py_func.__name__: kernel for kernel in made})
