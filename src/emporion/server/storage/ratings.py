"""Ratings (Plackett-Luce), one ladder per game and number of players, for people only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, and_, desc, select, update
from sqlalchemy.dialects import postgresql, sqlite

from emporion.server.storage.schema import players, ratings

MODEL = PlackettLuce()
SCALE, ZERO = 40, 1000
"""The displayed scale: a newcomer starts at 1000."""
CAUTION = 3
"""Standard deviations subtracted, so that a few lucky games lead nobody to the top."""


def shown(mu: float, sigma: float) -> float:
    return ZERO + SCALE * (mu - CAUTION * sigma)


def rate(connection: Connection, game: str, count: int, ids: Sequence[str], places: Sequence[int]) -> list[float]:
    """Rate a game with this number of players, of whom these still exist; returns how much each rating changed."""
    if len(ids) < 2:
        return [0.0] * len(ids)
    locked = {id: _rating(connection, game, count, id) for id in sorted(ids)}  # the same lock order everywhere
    before = [locked[id] for id in ids]
    teams = [[MODEL.rating(mu=row.mu, sigma=row.sigma)] for row in before]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places])]
    changes = []
    for id, row, now in zip(ids, before, after, strict=True):
        measurements = {"mu": now.mu, "sigma": now.sigma, "shown": shown(now.mu, now.sigma)}
        connection.execute(update(ratings).where(_here(id, game, count)), {**measurements, "games": row.games + 1})
        changes.append(measurements["shown"] - row.shown)
    return changes


def _rating(connection: Connection, game: str, count: int, id: str) -> Row[Any]:
    """A player's rating, or a newcomer's, with its row locked until this game is rated."""
    new = MODEL.rating()
    first = {"mu": new.mu, "sigma": new.sigma, "shown": shown(new.mu, new.sigma), "games": 0}
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(ratings).values(player=id, game=game, players=count, **first).on_conflict_do_nothing())
    return connection.execute(select(ratings).where(_here(id, game, count)).with_for_update()).one()


def _here(id: str, game: str, count: int) -> ColumnElement[bool]:
    return and_(ratings.c.player == id, ratings.c.game == game, ratings.c.players == count)


def leaders(connection: Connection, game: str, count: int, limit: int) -> list[Row[Any]]:
    """The top of a ladder."""
    wanted = and_(ratings.c.game == game, ratings.c.players == count)
    joined = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player)
    return list(connection.execute(joined.where(wanted).order_by(desc(ratings.c.shown)).limit(limit)))
