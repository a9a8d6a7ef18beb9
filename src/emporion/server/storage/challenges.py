"""Challenges in the database: their tokens, who has tried them, and which tables are withheld until one has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, exists, func, insert, or_, select

from emporion.server.storage.deals import closed_tables
from emporion.server.storage.schema import appearances, challenges, results, seats, tables, tries

_DEAL = func.coalesce(tables.c.deal, tables.c.id)
"""The shared deal, or the table that a table's deal comes from; its own id if it was freshly dealt."""


class Standing(NamedTuple):
    """What a visitor has to do with a deal."""

    is_original: bool
    """The visitor has a seat at the original table, at another one that shared its deal, or at a branch."""
    was_there: bool
    """The visitor once had one."""
    has_tried: bool
    is_over: bool
    """The try has ended."""
    table: str | None
    """The table of the try, if the visitor may go on there: a try on this device may be another player's."""

    @property
    def may_look(self) -> bool:
        return self.is_original or self.is_over


def deal_of(connection: Connection, table: str) -> str | None:
    found: str | None = connection.execute(select(_DEAL).where(tables.c.id == table)).scalar()
    return found


def find(connection: Connection, token: str) -> Row[Any] | None:
    return connection.execute(select(challenges).where(challenges.c.token == token)).first()


def token_of(connection: Connection, table: str, seat: int) -> str | None:
    """The token of a table's challenge in a seat. At the table of a try, that of the challenge that is tried."""
    here = and_(challenges.c.table == table, challenges.c.seat == seat)
    found: str | None = connection.execute(select(challenges.c.token).where(here)).scalar()
    if found is None:
        tried = select(tables.c.challenge).join(challenges, challenges.c.token == tables.c.challenge)
        found = connection.execute(tried.where(tables.c.id == table)).scalar()
    return found


def add(connection: Connection, token: str, table: str, seat: int) -> str:
    """Add a challenge; returns its token, or that of the same challenge."""
    known = token_of(connection, table, seat)
    if known is None:
        row = {"token": token, "table": table, "seat": seat, "deal": deal_of(connection, table)}
        connection.execute(insert(challenges), row)
    return known or token


def standing(connection: Connection, deal: str, player: str, device: str) -> Standing:
    """A visitor's standing; `player` and `device` are empty for new ones."""
    sits = and_(seats.c.player == player, seats.c.table == tables.c.id)
    appeared = and_(appearances.c.player == player, appearances.c.table == tables.c.id)
    is_no_try = or_(tables.c.origin.is_(None), tables.c.origin != "challenge")
    original = or_(tables.c.id == deal, and_(tables.c.deal == deal, is_no_try))
    is_mine = or_(
        tries.c.player == player,
        exists().where(appearances.c.player == player, appearances.c.table == tries.c.table),  # by a recovery code
    )
    tried = connection.execute(
        select(tables.c.id, tables.c.stage, is_mine.label("is_mine"))
        .select_from(tries.join(tables, tables.c.id == tries.c.table, isouter=True))
        .where(tries.c.deal == deal, or_(is_mine, tries.c.device == device))
    ).all()
    return Standing(
        is_original=_has_any(connection, and_(original, exists().where(sits))),
        was_there=_has_any(connection, and_(original, exists().where(appeared))),
        has_tried=bool(tried),
        is_over=any(row.stage in ("over", None) for row in tried),
        table=next((row.id for row in tried if row.is_mine), None),
    )


def _has_any(connection: Connection, wanted: ColumnElement[bool]) -> bool:
    return connection.execute(select(tables.c.id).where(wanted).limit(1)).first() is not None


def withheld(connection: Connection, ids: Sequence[str], player: str, device: str) -> set[str]:
    """Those of the tables that would tell this visitor about a challenge, as they have its deal, or about a shared deal
    that is not revealed yet. A player's own tables are never withheld."""
    rows = connection.execute(
        select(tables.c.id, _DEAL.label("deal")).where(
            tables.c.id.in_(ids),
            exists().where(challenges.c.deal == _DEAL),
            ~exists().where(seats.c.table == tables.c.id, seats.c.player == player),
        )
    ).all()
    closed = {deal for deal in {row.deal for row in rows} if not standing(connection, deal, player, device).may_look}
    return {row.id for row in rows if row.deal in closed} | closed_tables(connection, ids, player)


def challenge_at(connection: Connection, table: str) -> str | None:
    """The token of a challenge with a table's deal: the one that is tried there, or the first in the order of seats."""
    same_deal = select(challenges.c.token).join(tables, challenges.c.deal == _DEAL).where(tables.c.id == table)
    order = (challenges.c.token != func.coalesce(tables.c.challenge, ""), challenges.c.seat, challenges.c.token)
    found: str | None = connection.execute(same_deal.order_by(*order).limit(1)).scalar()
    return found


def results_of(connection: Connection, token: str, seat: int, limit: int) -> list[Row[Any]]:
    """Results of all tries of a challenge, best first."""
    columns = (results.c.table, results.c.place, results.c.score, results.c.ended, seats.c.name, seats.c.player)
    where = and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat)
    taken = and_(tables.c.challenge == token, results.c.seat == seat)
    found = select(*columns).join(seats, where).join(tables, tables.c.id == results.c.table).where(taken)
    order = (results.c.place, results.c.score.desc(), results.c.ended)
    return list(connection.execute(found.order_by(*order).limit(limit)))
