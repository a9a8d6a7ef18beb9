"""Loops over an array of states, one game after another, that write into the caller's buffers.

Built for a game and compiled (`compiled.py`), they run without the GIL.

`states` is an array of NumPy records; `words` is the same memory seen as rows of 32-bit words.
"""

from __future__ import annotations

from typing import Any

from emporion.kernel.chance import key_of_game
from emporion.kernel.contract import actor, apply, conceal, legal, observe, redeal, result, setup
from emporion.kernel.digest import start_digest
from emporion.kernel.layout import hash_words
from emporion.kernel.playout import play_out, play_out_digested, play_out_observed


def set_up_many(states: Any, words: Any, template: Any, master: Any, rngs: Any, first: int) -> None:
    """Set up games number `first`, `first` + 1, … of a master key from `template`, each with its own
    random stream for playouts."""
    for game in range(len(states)):
        for word in range(len(template)):
            words[game][word] = template[word]
        key_of_game(states[game].chance.key, rngs[game], master, first + game)
        setup(states[game])


def play_out_many(states: Any, workspace: Any, ids: Any, rngs: Any, limit: int, decisions: Any, forced: Any) -> None:
    """Play all games at random to the end, or to `limit` decisions each."""
    for game in range(len(states)):
        made, single = play_out(states[game], workspace, ids, rngs[game], limit)
        decisions[game] = made
        forced[game] = single


def play_out_digested_many(
    states: Any, workspace: Any, ids: Any, rngs: Any, limit: int, decisions: Any, forced: Any, digests: Any
) -> None:
    """The same, with the digest of each game's decisions."""
    for game in range(len(states)):
        start_digest(digests[game])
        made, single = play_out_digested(states[game], workspace, ids, rngs[game], limit, digests[game])
        decisions[game] = made
        forced[game] = single


def play_out_observed_many(
    states: Any, workspace: Any, ids: Any, rngs: Any, limit: int, out: Any, decisions: Any
) -> None:
    """Play all games at random and write features before each decision, each game into its row of `out`."""
    for game in range(len(states)):
        decisions[game] = play_out_observed(states[game], workspace, ids, rngs[game], limit, out[game])


def legal_many(states: Any, workspace: Any, ids: Any, masks: Any) -> None:
    """Mark each game's legal actions with 1 in its row of `masks`."""
    for game in range(len(states)):
        for action in range(masks.shape[1]):
            masks[game][action] = 0
        if actor(states[game]) >= 0:
            for index in range(legal(states[game], workspace, ids)):
                masks[game][ids[index]] = 1


def check_many(states: Any, workspace: Any, ids: Any, actions: Any, first: int) -> int:
    """The number of the first running game whose action is not legal, counted from `first`; -1 if all are legal."""
    for game in range(len(states)):
        if actor(states[game]) >= 0:
            known = False
            for index in range(legal(states[game], workspace, ids)):
                known = known or ids[index] == actions[game]
            if not known:
                return first + game
    return -1


def step_many(states: Any, actions: Any, actors: Any) -> None:
    """Play one legal action in each running game (a negative id: none), and write the next seat to act."""
    for game in range(len(states)):
        if actor(states[game]) >= 0 and actions[game] >= 0:
            apply(states[game], actions[game])
        actors[game] = actor(states[game])


def observe_many(states: Any, seats: Any, out: Any) -> None:
    """Write each game's features, seen from `seats[game]` (-1: from the seat to act, or seat 0 when the game is
    over)."""
    for game in range(len(states)):
        seat = seats[game]
        if seat < 0:
            seat = max(actor(states[game]), 0)
        observe(states[game], seat, out[game])


def result_many(states: Any, scores: Any, ranks: Any, endings: Any) -> None:
    """Write each game's scores and ranks by seat, and how it ended."""
    for game in range(len(states)):
        endings[game] = result(states[game], scores[game], ranks[game])


def conceal_many(states: Any, seats: Any) -> None:
    """Hide in place what `seats[game]` cannot know."""
    for game in range(len(states)):
        conceal(states[game], seats[game])


def redeal_many(states: Any, workspace: Any, rngs: Any) -> None:
    """Determinize concealed states in place."""
    for game in range(len(states)):
        redeal(states[game], workspace, rngs[game])


def hash_many(words: Any, hashes: Any) -> None:
    """Write the two 32-bit halves of each state's hash."""
    for game in range(len(words)):
        low, high = hash_words(words[game], words.shape[1])
        hashes[game][0] = low
        hashes[game][1] = high


def play_out_hashed(states: Any, words: Any, workspace: Any, ids: Any, rngs: Any, limit: int, hashes: Any) -> int:
    """Play one game at random and write the hash of every state on the way, for comparing backends; returns how many
    there are."""
    hash_many(words, hashes)
    count = 1
    while count <= limit and actor(states[0]) >= 0:
        play_out(states[0], workspace, ids, rngs[0], 1)
        hash_many(words, hashes[count : count + 1])
        count += 1
    return count
