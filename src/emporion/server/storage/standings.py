"""Ratings in the database: for each game and number of players a ladder of its own, among people only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import Connection, Row, and_, desc, insert, select, update

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
    before = [_rating(connection, game, count, id) for id in ids]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] if row else [MODEL.rating()] for row in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
    changes = []
    for id, row, team, now in zip(ids, before, teams, after, strict=True):
        figures = {"mu": now.mu, "sigma": now.sigma, "shown": shown(now.mu, now.sigma)}
        here = _place(id, game, count)
        if row is None:
            connection.execute(insert(ratings), {**here, **figures, "games": 1})
        else:
            mine = and_(*(ratings.c[name] == value for name, value in here.items()))
            connection.execute(update(ratings).where(mine), {**figures, "games": row.games + 1})
        changes.append(figures["shown"] - shown(team[0].mu, team[0].sigma))
    return changes


def _place(id: str, game: str, count: int) -> dict[str, Any]:
    return {"player": id, "game": game, "players": count}


def _rating(connection: Connection, game: str, count: int, id: str) -> Row[Any] | None:
    mine = and_(*(ratings.c[name] == value for name, value in _place(id, game, count).items()))
    return connection.execute(select(ratings).where(mine)).first()


def leaders(connection: Connection, game: str, count: int, limit: int) -> list[Row[Any]]:
    """The best of a ladder."""
    wanted = and_(ratings.c.game == game, ratings.c.players == count)
    joined = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player)
    return list(connection.execute(joined.where(wanted).order_by(desc(ratings.c.shown)).limit(limit)))
