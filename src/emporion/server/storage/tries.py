"""Who plays a deal that others play too, of a challenge or a shared one: every player and every device has one seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from emporion.server import secret
from emporion.server.storage.schema import tries

ID_LENGTH = 16


class AlreadyTried(Exception):
    """This player or device has a seat with the deal, perhaps since a moment ago."""


def add_try(connection: Connection, row: Mapping[str, Any]) -> None:
    try:
        connection.execute(insert(tries), {"id": secret.new_id(ID_LENGTH), **row})
    except IntegrityError:
        raise AlreadyTried from None


def sit_down(connection: Connection, row: Mapping[str, Any]) -> None:
    """Note who takes a seat at a table of a shared deal. Who takes over a seat on another device, by a recovery code,
    is noted beside those who had it before: all of them know its cards."""
    here = (row["table"], row["seat"])
    found = connection.execute(select(tries).where(_is_of(row["deal"], row["player"], row["device"]))).all()
    if any((each.table, each.seat) != here for each in found):
        raise AlreadyTried
    new = {
        name: row[name] for name in ("player", "device") if not any(getattr(each, name) == row[name] for each in found)
    }
    if new:
        add_try(connection, {**row, "player": None, "device": None, **new})


def stand_up(connection: Connection, table: str, seat: int) -> None:
    """Whoever had the seat left it before the game, and knows no cards."""
    connection.execute(delete(tries).where(tries.c.table == table, tries.c.seat == seat))


def has_seat(connection: Connection, deal: str, player: str, device: str, but: tuple[str, int] = ("", -1)) -> bool:
    """Whether a player or device has a seat with the deal, other than this seat at this table."""
    found = connection.execute(select(tries.c.table, tries.c.seat).where(_is_of(deal, player, device)))
    return any((each.table, each.seat) != but for each in found)


def _is_of(deal: str, player: str, device: str) -> ColumnElement[bool]:
    return (tries.c.deal == deal) & or_(tries.c.player == player, tries.c.device == device)
