"""The trail of a game: one byte of the running digest of its decisions, so that a divergence from the recorded game is
found at its first decision. Neither the trail nor a record's digest depends on the layout of the state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from emporion.kernel import reference
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Game
from emporion.kernel.digest import START, absorb_decision, play_digest
from emporion.kernel.errors import BadMove
from emporion.kernel.records import packed
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent
from emporion.match import Record
from emporion.match.record import Result, key_of
from tests.corpus import RecordedGame

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


def start_of(game: Game, record: Record) -> tuple[Any, list[RawEvent]]:
    return reference.start(game, len(record.seats), dict(record.options), key_of(record))


class Trail:
    """The running digest of a game's decisions."""

    def __init__(self) -> None:
        self._digest = [*START]

    def byte(self, seat: int, legal: Sequence[int], action: int) -> int:
        """Add a decision; returns its byte in the trail."""
        absorb_decision(self._digest, seat, legal, len(legal), action)
        return self._digest[0] & 0xFF


def trail_of(game: Game, record: Record) -> str:
    """The trail of a valid record."""
    (state, _), trail, found = start_of(game, record), Trail(), []
    for seat, action in decisions_of(game, record):
        found.append(trail.byte(seat, reference.legal(game, state), action))
        reference.play(game, state, action)
    return bytes(found).hex()


def divergence(game: Game, played: RecordedGame) -> str:
    """Where and how a game first diverges from its record; empty if it does not."""
    return next(differences(game, played), "")


def differences(game: Game, played: RecordedGame) -> Iterator[str]:
    """Differences from the record, up to the first illegal move."""
    record, recorded, trail = played.record, bytes.fromhex(played.trail), Trail()
    (state, events), made = start_of(game, record), decisions_of(game, record)
    if len(recorded) != len(made):
        yield f"the trail has {len(recorded)} decisions, but the moves are {len(made)}"
        return
    for number, (seat, action) in enumerate(made, start=1):
        move = moved(game, made, number)
        if reference.actor(game, state) != seat:
            yield f"{move}: {SEAT_NAMES[seat]} is not the seat to act"
            return
        legal = reference.legal(game, state)
        try:
            events += reference.play(game, state, action)
        except BadMove as problem:
            yield f"{move}: {problem}"
            return
        found = trail.byte(seat, legal, action)
        if found != recorded[number - 1]:
            yield f"{move}: {seen(found, recorded[number - 1])}"
    yield from wrong_end(game, state, made, events, record)


def wrong_end(
    game: Game, state: Any, made: Sequence[Decision], events: Sequence[RawEvent], record: Record
) -> Iterator[str]:
    if reference.actor(game, state) >= 0:
        yield "after the last move: the game is not over"
        return
    scores, ranks, ending = reference.result(game, state)
    digest = play_digest(made, game.events.digested(events), (scores, ranks, ending))
    found = Result(game.endings[ending], scores, ranks, digest)
    if found != record.result:
        yield f"after the last move: found {found}, recorded was {record.result}"


def moved(game: Game, made: Sequence[Decision], number: int) -> str:
    seat, action = made[number - 1]
    return f"move {number} of {len(made)}, {SEAT_NAMES[seat]} {game.format_action(action)}"


def seen(found: int, recorded: int) -> str:
    return f"the decisions have digest {found:02x}, recorded was {recorded:02x}"


def compiled_divergences(game: Game, played: Sequence[RecordedGame]) -> Iterator[tuple[int, str]]:
    """Replay games with the same number of players on the compiled backend and compare every decision; yields each game
    that diverges, by index, and where."""
    made = [decisions_of(game, each.record) for each in played]
    recorded = [bytes.fromhex(each.trail) for each in played]
    actions = side_by_side([[action for _, action in each] for each in made])
    starts = [start_of(game, each.record)[0] for each in played]
    games = Games(
        np.concatenate([packed(state) for state in starts]), np.zeros((len(played), 2), np.uint32), starts[0].players
    )
    rules, trails, astray = compiled(game), [Trail() for _ in played], np.zeros(len(played), np.bool_)
    actors = np.array([reference.actor(game, state) for state in starts], np.int8)
    masks = np.zeros((len(played), game.actions), np.uint8)
    for step in range(actions.shape[1]):
        rules.legal_masks(games, masks)
        for place in np.flatnonzero((actions[:, step] != NO_MOVE) & ~astray).tolist():
            legal = np.flatnonzero(masks[place]).tolist()
            found = trails[place].byte(int(actors[place]), legal, int(actions[place, step]))
            if found != recorded[place][step]:
                yield place, f"{moved(game, made[place], step + 1)}: {seen(found, recorded[place][step])}"
                astray[place] = True
        rules.step(games, np.ascontiguousarray(actions[:, step]), actors)
    scores, ranks, endings = rules.results(games)
    for place in np.flatnonzero(~astray).tolist():
        claimed = played[place].record.result
        ending = game.endings[endings[place]]
        result = Result(ending, scores[place].tolist(), ranks[place].tolist(), claimed.digest if claimed else "")
        if result != claimed:
            yield place, f"after the last move: found {result}, recorded was {claimed}"


def side_by_side(rows: Sequence[Sequence[int]]) -> npt.NDArray[np.int32]:
    """Rows of different lengths as one array."""
    table = np.full((len(rows), max(len(row) for row in rows)), NO_MOVE, np.int32)
    for index, row in enumerate(rows):
        table[index, : len(row)] = list(row)
    return table
