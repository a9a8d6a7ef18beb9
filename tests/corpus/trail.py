"""The trail of a game: one byte of the hash of every state, so that a divergence from the recorded game is found at its
first move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.kernel import reference
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadMove
from emporion.kernel.layout import packed, state_hash
from emporion.kernel.seats import SEAT_NAMES
from emporion.match import Record
from emporion.match.record import Result, key_of
from tests.corpus import RecordedGame

STRIDE = 16  # states from one that is hashed to the next: hashing one, interpreted, takes as long as ten moves
NO_MOVE = -1

Decision = tuple[int, int]
"""A seat and its action."""


def decisions_of(game: Game, record: Record) -> list[Decision]:
    """The moves of a record one by one."""
    made = []
    for line in record.moves:
        seat, _, moves = line.partition(" ")
        made += [(SEAT_NAMES.index(seat), game.parse_action(move)) for move in moves.split(",")]
    return made


def start_of(game: Game, record: Record) -> Any:
    state, _ = reference.start(game, len(record.seats), dict(record.options), key_of(record))
    return state


def hash_byte(state: Any) -> int:
    """The byte of a state in the trail."""
    return state_hash(state) & 0xFF


def trail_of(game: Game, record: Record) -> str:
    """The trail of a valid record."""
    state = start_of(game, record)
    prints = [hash_byte(state)]
    for _, action in decisions_of(game, record):
        reference.play(game, state, action)
        prints.append(hash_byte(state))
    return bytes(prints).hex()


def divergence(game: Game, played: RecordedGame) -> str:
    """Where and how a game diverges from its record; empty if it does not. A sample of states shows whether it
    diverges, all of them show where."""
    goes_astray = any(differences(game, played, STRIDE))
    return next(differences(game, played, 1)) if goes_astray else ""


def differences(game: Game, played: RecordedGame, stride: int) -> Iterator[str]:
    """Differences from the record, up to the first illegal move."""
    record, trail = played.record, bytes.fromhex(played.trail)
    state, made = start_of(game, record), decisions_of(game, record)
    if len(trail) != len(made) + 1:
        yield f"the trail has {len(trail)} states, but {len(made)} moves lead to {len(made) + 1}"
        return
    if hash_byte(state) != trail[0]:
        yield f"set up: {seen(hash_byte(state), trail[0])}"
    for number, (seat, action) in enumerate(made, start=1):
        move = moved(game, made, number)
        if reference.actor(game, state) != seat:
            yield f"{move}: {SEAT_NAMES[seat]} is not the seat to act"
            return
        try:
            reference.play(game, state, action)
        except BadMove as problem:
            yield f"{move}: {problem}"
            return
        if number % stride == 0 and hash_byte(state) != trail[number]:
            yield f"{move}: {seen(hash_byte(state), trail[number])}"
    yield from wrong_end(game, state, record)


def wrong_end(game: Game, state: Any, record: Record) -> Iterator[str]:
    if reference.actor(game, state) >= 0:
        yield "after the last move: the game is not over"
        return
    scores, ranks, ending = reference.result(game, state)
    found = Result(game.endings[ending], scores, ranks, f"{state_hash(state):016x}")
    if found != record.result:
        yield f"after the last move: found {found}, recorded was {record.result}"


def moved(game: Game, made: Sequence[Decision], number: int) -> str:
    seat, action = made[number - 1]
    return f"move {number} of {len(made)}, {SEAT_NAMES[seat]} {game.format_action(action)}"


def seen(found: int, recorded: int) -> str:
    return f"the state has print {found:02x}, recorded was {recorded:02x}"


def compiled_divergences(game: Game, played: Sequence[RecordedGame]) -> Iterator[tuple[int, str]]:
    """Replay games with the same number of players on the compiled backend and compare every state; yields each game
    that diverges, by index, and where."""
    made = [decisions_of(game, each.record) for each in played]
    trails = side_by_side([bytes.fromhex(each.trail) for each in played])
    actions = side_by_side([[action for _, action in each] for each in made])
    states = np.concatenate([packed(start_of(game, each.record)) for each in played])
    games = Games(states, np.zeros((len(played), 2), np.uint32), len(played[0].record.seats))
    rules, actors, astray = compiled(game), np.zeros(len(played), np.int8), np.zeros(len(played), np.bool_)
    for step in range(actions.shape[1]):
        rules.step(games, np.ascontiguousarray(actions[:, step]), actors)
        prints = (rules.hashes(games) & np.uint64(0xFF)).astype(np.int32)
        differs = (prints != trails[:, step + 1]) & (actions[:, step] != NO_MOVE) & ~astray
        for place in np.flatnonzero(differs).tolist():
            yield place, f"{moved(game, made[place], step + 1)}: {seen(prints[place], trails[place, step + 1])}"
        astray |= differs
    finals = [int(each.record.result.state, 16) for each in played if each.record.result]
    for place in np.flatnonzero((rules.hashes(games) != np.array(finals, np.uint64)) & ~astray).tolist():
        yield place, "after the last move: the state has another hash than recorded"


def side_by_side(rows: Sequence[Sequence[int]]) -> npt.NDArray[np.int32]:
    """Rows of different lengths as one array."""
    table = np.full((len(rows), max(len(row) for row in rows)), NO_MOVE, np.int32)
    for index, row in enumerate(rows):
        table[index, : len(row)] = list(row)
    return table
