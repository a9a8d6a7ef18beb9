"""Which bots would suit a player better after a game."""

from __future__ import annotations

from emporion.match.bot_names import free_bot_names
from emporion.server.protocol import NextOpponents
from emporion.server.room.bot_levels import ladder_of, rank_of
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage

CLEAR = 5
"""A game is decided clearly by at least one part in so many of the winner's score."""


def next_opponents(table: Table, seat: int) -> NextOpponents | None:
    """Stronger bots after a clear win against bots alone, easier ones after a clear defeat or a resignation; None if
    the same level suits the player, or there is no other."""
    if table.stage is not Stage.OVER or table.opened.rated:
        return None
    bots = [each.level for each in table.seats if each.kind == "bot"]
    if len(bots) < len(table.seats) - 1:
        return None
    ladder = ladder_of(table.game)
    ranks = [rank_of(table.game, level) for level in bots]
    step = better_level(table, seat)
    highest, usual = max(ranks), sum(ranks) // len(ranks)
    if step > 0 and highest + 1 < len(ladder):
        found = ladder[highest + 1]
    elif step < 0 < highest:
        found = ladder[max(0, usual - 1)]
    else:
        return None
    names = free_bot_names(table.game, [found] * len(bots), [table.seats[seat].name])
    return NextOpponents(found, names, harder=step > 0)


def better_level(table: Table, seat: int) -> int:
    """1 if stronger bots would suit the player, -1 if weaker ones would, else 0."""
    if table.seats[seat].out:
        return -1
    places = table.places()
    place, score = places[seat]
    others = [each for number, (_, each) in enumerate(places) if number != seat]
    if place > 1:
        return -1 if is_clear(max(others), score) else 0
    return 1 if is_clear(score, max(others)) else 0


def is_clear(winner: int, other: int) -> bool:
    return CLEAR * (winner - other) >= winner > 0
