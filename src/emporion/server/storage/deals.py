"""Shared deals in the database: opened before their first table, closed after their last, then revealed.

A table of a shared deal names it as its `deal`, and has no `origin`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, and_, delete, exists, func, insert, or_, select, update

from emporion.server.storage.database import advisory_lock
from emporion.server.storage.schema import deals, results, seats, tables, tries

DEALS_LOCK = 724_004  # advisory lock on PostgreSQL: the open deals of a player are counted one after the other
MAX_TABLES = 200
"""Of one deal."""


class TooManyDeals(Exception):
    """The player has as many open deals as allowed."""


class DealClosed(Exception):
    """The deal gets no more tables."""


class DealFull(Exception):
    """The deal has as many tables as allowed."""


def add(connection: Connection, row: Mapping[str, Any], most: int) -> None:
    """Add a deal, unless its opener has too many that are not closed."""
    advisory_lock(connection, DEALS_LOCK)
    is_open = and_(deals.c.opener == row["opener"], deals.c.closed.is_(None))
    if connection.execute(select(func.count()).select_from(deals).where(is_open)).scalar_one() >= most:
        raise TooManyDeals
    connection.execute(insert(deals), dict(row))


def find(connection: Connection, id: str) -> Row[Any] | None:
    return connection.execute(select(deals).where(deals.c.id == id)).first()


def admit_table(connection: Connection, id: str) -> None:
    """Refuse a table of a deal that is closed or full. The row stays locked for the rest of the transaction: the deal
    cannot be closed, and so not revealed, before the table is stored."""
    found = connection.execute(select(deals.c.closed).where(deals.c.id == id).with_for_update()).first()
    if found is None or found.closed is not None:
        raise DealClosed
    if connection.execute(select(func.count()).where(tables.c.deal == id)).scalar_one() >= MAX_TABLES:
        raise DealFull


def close(connection: Connection, id: str, now: int) -> None:
    """Allow no more tables, if that has not happened before."""
    connection.execute(update(deals).where(deals.c.id == id, deals.c.closed.is_(None)), {"closed": now})


def counts(connection: Connection, id: str) -> dict[str, int]:
    """How many tables of a deal there are per stage."""
    found = select(tables.c.stage, func.count().label("number")).where(_has_deal(id)).group_by(tables.c.stage)
    return {row.stage: row.number for row in connection.execute(found)}


def tables_of(connection: Connection, id: str) -> list[str]:
    return list(connection.execute(select(tables.c.id).where(_has_deal(id)).order_by(tables.c.created)).scalars())


def results_of(connection: Connection, id: str) -> list[Row[Any]]:
    """The results of all people who played a deal, by seat, best first."""
    columns = (results.c.seat, results.c.table, results.c.place, results.c.score, results.c.ended)
    here = and_(seats.c.table == results.c.table, seats.c.seat == results.c.seat)
    found = select(*columns, seats.c.name, seats.c.player).join(seats, here)
    found = found.join(tables, tables.c.id == results.c.table).where(_has_deal(id))
    order = (results.c.seat, results.c.place, results.c.score.desc(), results.c.ended, results.c.table)
    return list(connection.execute(found.order_by(*order)))


def is_unrevealed() -> ColumnElement[bool]:
    """Of a row of `tables`: its deal is shared, and not revealed yet."""
    return exists().where(deals.c.id == tables.c.deal, deals.c.revealed.is_(None))


def closed_tables(connection: Connection, ids: Sequence[str], player: str) -> set[str]:
    """Those of the tables of which nothing may be told to a player who has no seat there."""
    is_mine = exists().where(seats.c.table == tables.c.id, seats.c.player == player)
    begun = and_(tables.c.id.in_(ids), tables.c.stage != "open")
    return set(connection.execute(select(tables.c.id).where(begun, is_unrevealed(), ~is_mine)).scalars())


# What the server does by itself


class Work(NamedTuple):
    """What is to be done."""

    is_expired: bool
    """Deals are to be closed."""
    is_finished: bool
    """Deals are to be revealed."""
    never_started: list[str]
    """Tables that were not started before the time of their deal was over."""
    untold: list[str]
    """Deals that are revealed, and may have tables without the entry that says so."""


def work(connection: Connection, opened_before: int) -> Work:
    def first(wanted: ColumnElement[bool]) -> bool:
        return connection.execute(select(deals.c.id).where(deals.c.told.is_(None), wanted).limit(1)).first() is not None

    late = exists().where(deals.c.id == tables.c.deal, deals.c.opened < opened_before, deals.c.told.is_(None))
    unstarted = select(tables.c.id).where(tables.c.stage == "open", late)
    told = select(deals.c.id).where(deals.c.revealed.is_not(None), deals.c.told.is_(None))
    return Work(
        first(_is_expired(opened_before)),
        first(_is_finished()),
        list(connection.execute(unstarted).scalars()),
        list(connection.execute(told).scalars()),
    )


def close_expired(connection: Connection, now: int, opened_before: int) -> None:
    """Close the deals whose time is over, and those of deleted players, whom nobody else could close."""
    connection.execute(update(deals).where(_is_expired(opened_before)), {"closed": now})


def reveal(connection: Connection, now: int) -> None:
    """Reveal the deals that are closed, once all their tables are over or deleted."""
    connection.execute(update(deals).where(_is_finished()), {"revealed": now})


def _is_expired(opened_before: int) -> ColumnElement[bool]:
    return and_(deals.c.closed.is_(None), or_(deals.c.opened < opened_before, deals.c.opener.is_(None)))


def _is_finished() -> ColumnElement[bool]:
    goes_on = exists().where(tables.c.deal == deals.c.id, tables.c.origin.is_(None), tables.c.stage != "over")
    return and_(deals.c.closed.is_not(None), deals.c.revealed.is_(None), ~goes_on)


def mark_told(connection: Connection, id: str, now: int) -> None:
    connection.execute(update(deals).where(deals.c.id == id), {"told": now})


def forget_old(connection: Connection, opened_before: int) -> int:
    """Delete revealed deals of before a time that have no table any more. Records tell everything without them."""
    has_table = exists().where(tables.c.deal == deals.c.id)
    old = and_(deals.c.told.is_not(None), deals.c.opened < opened_before, ~has_table)
    connection.execute(delete(tries).where(tries.c.deal.in_(select(deals.c.id).where(old))))
    return connection.execute(delete(deals).where(old)).rowcount


def _has_deal(id: str) -> ColumnElement[bool]:
    return and_(tables.c.deal == id, tables.c.origin.is_(None))
