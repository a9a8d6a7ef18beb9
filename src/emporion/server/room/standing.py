"""Places at the end of a game. Who gave the game up comes last: by resigning, by running out of time in a rated game,
or by staying away from a rated game, whatever the stand-in made of it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from emporion.server.room.entries import Moved, Resigned, TakenOver

if TYPE_CHECKING:
    from emporion.server.room.table_state import TableState

MAX_STAND_IN_MOVES = 3
"""That a stand-in may make for an absent player in a rated game who comes back."""


def final_places(table: TableState) -> list[tuple[int, int]]:
    """Place and score of each seat. Seats that were given up come last, the first of them at the very end."""
    assert table.match is not None
    scores, ranks, _ = table.match.result()
    given_up = departures(table)
    if table.match.over and not given_up:
        return list(zip(ranks, scores, strict=True))
    order = [(given_up.index(seat) + 1 if seat in given_up else 0) for seat in range(len(ranks))]
    standing = [(order[seat] and len(ranks) - order[seat] + 1, ranks[seat]) for seat in range(len(ranks))]
    return [(1 + sum(other < mine for other in standing), score) for mine, score in zip(standing, scores, strict=True)]


def departures(table: TableState) -> list[int]:
    """Seats that were given up, in the order in which that happened. In a rated game these are also the seats of
    players who stayed away: a stand-in plays for them at the end, or made more than a few moves."""
    if not table.opened.rated:
        return table.resignations
    left: dict[int, int] = {}
    stood_in: Counter[int] = Counter()
    for version, _, entry, _ in table.log_entries:
        if isinstance(entry, Resigned | TakenOver):
            left.setdefault(entry.seat, version)
        elif isinstance(entry, Moved) and entry.bot:
            stood_in[entry.seat] += 1
    gone = [seat for seat in left if table.seats[seat].stand_in or stood_in[seat] > MAX_STAND_IN_MOVES]
    return sorted(gone, key=left.__getitem__)


def resigned_before(table: TableState, moves: int) -> frozenset[int]:
    """Seats that resigned before each seat had made so many moves, itself or by a stand-in. Running out of time is no
    resignation."""
    made, found = [0] * len(table.seats), set[int]()
    for _, _, entry, _ in table.log_entries:
        if isinstance(entry, Moved):
            made[entry.seat] += 1
        elif isinstance(entry, Resigned) and not entry.out_of_time and min(made) < moves:
            found.add(entry.seat)
    return frozenset(found)
