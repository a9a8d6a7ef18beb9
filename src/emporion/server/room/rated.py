"""Rated games: under which terms a table may be rated, and what a finished game tells the ratings.

docs/ratings.md has all rules and figures; how games of the same people count is in `storage/rating_rules.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emporion.match.clock import ClockKind, TimeControl
from emporion.server.pools import figures
from emporion.server.room.entries import Opened
from emporion.server.room.standing import resigned_before
from emporion.server.room.table import Refused, Table
from emporion.server.storage.rating_rules import RatedGame


def check_terms(pace: TimeControl, options: Mapping[str, Any]) -> None:
    """Refuse a rated table without a clock, or with other options than the standard ones."""
    if pace.kind is ClockKind.NONE:
        raise Refused("table-rated-clock")
    if options:
        raise Refused("table-rated-options")


def check_rematch(opened: Opened) -> None:
    """Tables that were opened before there were these terms have no rated rematch."""
    if opened.rated:
        check_terms(opened.pace, opened.options)


def rated_game(table: Table) -> RatedGame | None:
    """What the ratings need to know about a game that has just ended; None if it is not rated."""
    if not table.opened.rated or table.match is None:
        return None
    measured = figures(table.opened.game, len(table.seats))
    return RatedGame(
        table=table.id,
        game=table.opened.game,
        players=len(table.seats),
        ended=table.at,
        excluded="terms" if table.opened.options else "",
        short=resigned_before(table, measured.fair_moves),
        early=resigned_before(table, measured.half_game),
    )
