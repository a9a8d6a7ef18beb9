"""Addresses from which people play a rated game, as keyed hashes: games between people at one address do not count.

No address is stored. The hashes of a table are deleted when its game ends, others after a month, and backups leave out
hashes and key. A person with the running database and its key could still try all addresses.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from sqlalchemy import Connection, and_, delete, func, select

from emporion.match.clock import DAY
from emporion.server.storage.database import inserting
from emporion.server.storage.schema import address_keys, addresses, tables

KEPT = 30 * DAY


def record(connection: Connection, table: str, player: str, address: str, now: int) -> None:
    """Record that a player of a rated table came from this address, unless the game is over."""
    here = select(tables.c.id).where(tables.c.id == table, tables.c.stage != "over")
    if connection.execute(here).first() is None:
        return
    hash = hmac.new(room_key(connection), f"{table} {address}".encode(), hashlib.sha256).hexdigest()
    row = {"table": table, "player": player, "hash": hash, "at": now}
    connection.execute(inserting(connection)(addresses).values(row).on_conflict_do_nothing())


def are_shared(connection: Connection, table: str, ids: Sequence[str]) -> bool:
    """Whether two of these players of a table came from the same address."""
    here = and_(addresses.c.table == table, addresses.c.player.in_(ids))
    same = select(addresses.c.hash).where(here).group_by(addresses.c.hash).having(func.count() > 1)
    return connection.execute(same.limit(1)).first() is not None


def forget(connection: Connection, table: str) -> None:
    connection.execute(delete(addresses).where(addresses.c.table == table))


def forget_old(connection: Connection, now: int) -> None:
    connection.execute(delete(addresses).where(addresses.c.at < now - KEPT))


def room_key(connection: Connection) -> bytes:
    """The room's key for hashes, made when it is first needed."""
    found = connection.execute(select(address_keys.c.key)).scalar()
    if found is None:
        new = {"id": 1, "key": secrets.token_bytes(32)}
        connection.execute(inserting(connection)(address_keys).values(new).on_conflict_do_nothing())
        found = connection.execute(select(address_keys.c.key)).scalar_one()
    return bytes(found)
