"""Ratings (Plackett-Luce), one pool per game and number of players. People's ratings change by their rated games; those
of bots are fixed, from the arena."""

from __future__ import annotations

from collections.abc import Mapping, MutableMapping, Sequence, Set
from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import ColumnElement, Connection, Row, and_, desc, func, not_, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite

from emporion.server.storage import addresses
from emporion.server.storage.rating_rules import (
    SETTLED_GAMES,
    SETTLED_SIGMA,
    Meeting,
    RatedGame,
    Verdict,
    combined,
    is_settled,
    remembered_since,
    verdict_on_pair,
)
from emporion.server.storage.schema import players, ratings, results

MODEL = PlackettLuce()
SCALE, ZERO = 40, 1000
"""The displayed scale: a newcomer starts at 1000."""
CAUTION = 3
"""Standard deviations subtracted, so that a few lucky games lead nobody to the top."""
BOT_SIGMA = 2.0
"""The uncertainty with which bots are shown: about that of a person after 200 games."""

SETTLED = and_(ratings.c.games >= SETTLED_GAMES, ratings.c.sigma <= SETTLED_SIGMA)


def shown(mu: float, sigma: float) -> float:
    return ZERO + SCALE * (mu - CAUTION * sigma)


def shown_of_bot(strength: float) -> float:
    """The rating of a bot that is so much stronger than the trader, which stands where newcomers are expected."""
    return shown(MODEL.mu + strength, BOT_SIGMA)


def settle(connection: Connection, game: RatedGame, rows: Sequence[MutableMapping[str, Any]]) -> None:
    """Rate a game that has just ended. Sets in the result rows how much ratings changed, or why they did not."""
    known = [row for row in rows if row["player"]]
    compared = [row for row in known if row["seat"] not in game.short]
    reason = game.excluded
    if not reason and len(compared) < 2:
        reason = "short" if game.short else "alone"
    if not reason and addresses.are_shared(connection, game.table, [row["player"] for row in known]):
        reason = "address"
    addresses.forget(connection, game.table)
    for row in rows:
        why = reason or ("short" if row["seat"] in game.short else None)
        row.update(reason=why, weight=0.0 if why else None, early=row["seat"] in game.early)
    if reason:
        return
    places = {row["player"]: row["place"] for row in compared}
    before = {id: _rating(connection, game, id) for id in sorted(places)}  # the same lock order everywhere
    gave_up = {row["player"] for row in compared if row["early"]}
    verdicts = _verdicts(connection, game, places, before, gave_up)
    for row, change in zip(compared, _rate(connection, game, places, before, verdicts), strict=True):
        verdict = verdicts[row["player"]]
        row["change"] = change if verdict.weight else None
        if verdict.reason:
            row.update(reason=verdict.reason, weight=verdict.weight)


def _verdicts(
    connection: Connection,
    game: RatedGame,
    places: Mapping[str, int],
    before: Mapping[str, Row[Any]],
    gave_up: Set[str],
) -> dict[str, Verdict]:
    """How much the game counts for each of these people, some of whom resigned in its first half."""
    met = meetings(connection, game, list(places))
    new = {id for id, row in before.items() if not is_settled(row.games, row.sigma)}
    beside_new = {id: games_against_new(connection, game, id) for id in places if new and id not in new}

    def against_new(one: str, other: str) -> float:
        """How much the games of one, who is settled, against new people counted, if the other is a further one."""
        if one in new or other not in new:
            return 0.0
        return sum(weight for opponent, weight in beside_new[one] if opponent != other) / (game.players - 1)

    def pair(one: str, other: str) -> Verdict:
        earlier, early = met.get(frozenset((one, other)), []), not gave_up.isdisjoint((one, other))
        further = max(against_new(one, other), against_new(other, one))
        return verdict_on_pair(one, other, places, early, earlier, further)

    return {one: combined([pair(one, other) for other in places if other != one]) for one in places}


def meetings(connection: Connection, game: RatedGame, ids: Sequence[str]) -> dict[frozenset[str], list[Meeting]]:
    """Earlier games that counted, of each two of these people in the pool; the latest first."""
    one, other = results.alias(), results.alias()
    wanted = and_(
        one.c.player.in_(ids),
        other.c.player.in_(ids),
        one.c.player < other.c.player,
        one.c.game == game.game,
        one.c.players == game.players,
        one.c.ended > remembered_since(game.ended),
        one.c.change.is_not(None),
        other.c.change.is_not(None),
    )
    joined = select(
        one.c.player,
        other.c.player.label("other"),
        one.c.place,
        other.c.place.label("others"),
        or_(one.c.early, other.c.early).label("early"),
    ).join(other, other.c.table == one.c.table)
    found: dict[frozenset[str], list[Meeting]] = {}
    for row in connection.execute(joined.where(wanted).order_by(desc(one.c.ended))):
        meeting = Meeting({row.player: row.place, row.other: row.others}, row.early)
        found.setdefault(frozenset((row.player, row.other)), []).append(meeting)
    return found


def games_against_new(connection: Connection, game: RatedGame, id: str) -> list[tuple[str | None, float]]:
    """Opponents in a player's earlier games that counted who still have no settled rating in the pool, or no account
    any more, and how much each of these games counted."""
    mine, other = results.alias(), results.alias()
    wanted = and_(
        mine.c.player == id,
        mine.c.game == game.game,
        mine.c.players == game.players,
        mine.c.ended > remembered_since(game.ended),
        mine.c.change.is_not(None),
        other.c.change.is_not(None),
        or_(ratings.c.player.is_(None), not_(SETTLED)),
    )
    joined = (
        select(other.c.player, func.coalesce(mine.c.weight, 1.0).label("weight"))
        .join(other, and_(other.c.table == mine.c.table, other.c.seat != mine.c.seat))
        .outerjoin(ratings, _here(other.c.player, game))
    )
    return [(row.player, row.weight) for row in connection.execute(joined.where(wanted))]


def _rate(
    connection: Connection,
    game: RatedGame,
    places: Mapping[str, int],
    before: Mapping[str, Row[Any]],
    verdicts: Mapping[str, Verdict],
) -> list[float]:
    """Store the new ratings; returns how much each changed. A game that counts half moves a rating half as far."""
    teams = [[MODEL.rating(mu=before[id].mu, sigma=before[id].sigma)] for id in places]
    after = [team[0] for team in MODEL.rate(teams, ranks=[float(place) for place in places.values()])]
    changes = []
    for id, now in zip(places, after, strict=True):
        row, weight = before[id], verdicts[id].weight
        mu, sigma = row.mu + weight * (now.mu - row.mu), row.sigma + weight * (now.sigma - row.sigma)
        measurements = {"mu": mu, "sigma": sigma, "shown": shown(mu, sigma)}
        if weight:
            connection.execute(update(ratings).where(_here(id, game)), {**measurements, "games": row.games + 1})
        changes.append(measurements["shown"] - row.shown)
    return changes


def _rating(connection: Connection, game: RatedGame, id: str) -> Row[Any]:
    """A player's rating, or a newcomer's, with its row locked until this game is rated."""
    new = MODEL.rating()
    first = {"mu": new.mu, "sigma": new.sigma, "shown": shown(new.mu, new.sigma), "games": 0}
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    row = {"player": id, "game": game.game, "players": game.players, **first}
    connection.execute(insert(ratings).values(row).on_conflict_do_nothing())
    return connection.execute(select(ratings).where(_here(id, game)).with_for_update()).one()


def _here(id: str | ColumnElement[str], game: RatedGame) -> ColumnElement[bool]:
    return and_(ratings.c.player == id, ratings.c.game == game.game, ratings.c.players == game.players)


def leaders(connection: Connection, game: str, count: int, limit: int) -> list[Row[Any]]:
    """The top of a pool: settled ratings."""
    wanted = and_(ratings.c.game == game, ratings.c.players == count, SETTLED)
    joined = select(ratings, players.c.name).join(players, players.c.id == ratings.c.player)
    return list(connection.execute(joined.where(wanted).order_by(desc(ratings.c.shown)).limit(limit)))
