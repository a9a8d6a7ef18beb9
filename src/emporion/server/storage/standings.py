"""Ratings in the database: for each game and number of players a ladder of its own, among people only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, and_, desc, select, update
from sqlalchemy.dialects import postgresql, sqlite

from emporion.server.storage.schema import players, ratings

MODEL = PlackettLuce()
SCALE, ZERO = 40, 1000
"""What people are shown: a newcomer begins with 1000, and nobody is shown openskill's own small numbers."""
CAUTION = 3
"""Deviations that are taken off, so that a few lucky games put nobody at the top."""


def shown(mu: float, sigma: float) -> float:
    return ZERO + SCALE * (mu - CAUTION * sigma)


def rate(connection: Connection, game: str, count: int, ids: Sequence[str], places: Sequence[int]) -> list[float]:
    """Count a game among so many, of whom these are still known, and say how much the rating of each changed."""
    if len(ids) < 2:
        return [0.0] * len(ids)
    locked = {id: _rating(connection, game, count, id) for id in sorted(ids)}  # in this order everywhere
    before = [locked[id] for id in ids]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
    changes = []
    for id, row, now in zip(ids, before, after, strict=True):
        figures = {"mu": now.mu, "sigma": now.sigma, "shown": shown(now.mu, now.sigma)}
        connection.execute(update(ratings).where(_here(id, game, count)), {**figures, "games": row.games + 1})
        changes.append(figures["shown"] - row.shown)
    return changes


def _rating(connection: Connection, game: str, count: int, id: str) -> Row[Any]:
    """What somebody has, or a newcomer begins with. Other games of the same people wait until this one is counted."""
    new = MODEL.rating()
    first = {"mu": new.mu, "sigma": new.sigma, "shown": shown(new.mu, new.sigma), "games": 0}
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(ratings).values(player=id, game=game, players=count, **first).on_conflict_do_nothing())
    return connection.execute(select(ratings).where(_here(id, game, count)).with_for_update()).one()


def _here(id: str, game: str, count: int) -> ColumnElement[bool]:
    return and_(ratings.c.player == id, ratings.c.game == game, ratings.c.players == count)


def leaders(connection: Connection, game: str, count: int, limit: int) -> list[Row[Any]]:
    """The best of a ladder."""
    wanted = and_(ratings.c.game == game, ratings.c.players == count)
    joined = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player)
    return list(connection.execute(joined.where(wanted).order_by(desc(ratings.c.shown)).limit(limit)))
