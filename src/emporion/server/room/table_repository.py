"""Loads tables from their snapshots or by replaying their entries, and stores new entries."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from emporion.games import names
from emporion.match.clock import SECOND
from emporion.server.room import snapshots
from emporion.server.room.dealing import is_genuine
from emporion.server.room.entries import Assigned, Entry, LevelSet, Opened, Seated, Started, Vacated, decoded, encoded
from emporion.server.room.rated import rated_game
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_state import Stage
from emporion.server.storage import ratings, tables, tries
from emporion.server.storage import snapshots as stored_snapshots
from emporion.server.storage.availability import StorageDamaged, StorageUnavailable, damage_of
from emporion.server.storage.batched_reads import BatchedReads
from emporion.server.storage.chain import StoredEntry, chained, first_break
from emporion.server.storage.database import Database
from emporion.server.storage.rating_rules import RatedGame
from emporion.server.storage.tables import Conflict
from emporion.server.storage.write_queue import WriteQueue

log = structlog.get_logger(__name__)

LEASE = 20 * SECOND
"""How long a process may take for a bot's move before another process tries."""
CHECK_AFTER = 60.0
"""Seconds after a load until the entries before the snapshot are checked: after a restart, players come first."""
CHECK_PAUSE = 0.1
"""Seconds between two such checks."""
MAX_LOADS = 8
"""Tables that are loaded together, when many clients join at once; the last waits for all."""
SERIALIZATION_FAILURES = ("40001", "40P01")
"""PostgreSQL's error codes for serialization failures and deadlocks: retry the transaction."""


class NoSuchTable(Exception):
    """There is no table with that id."""


class SetAside(Refused):
    """The table cannot be served, and is left as it is. The rest of the room goes on."""


class IncompatibleRules(SetAside):
    """The game was started under another version of the rules, or by a plugin that is gone, and cannot go on."""


class BrokenTable(SetAside):
    """What is stored of the table is not what was written: an entry was changed or is missing, or cannot be applied."""

    def __init__(self, reason: str) -> None:
        super().__init__("table-broken")
        self.reason = reason
        """For the host: which entry, and what is wrong."""


class Loaded(NamedTuple):
    """A table that was read, and the version of its snapshot if that did not fit."""

    table: Table
    unfit: int | None = None
    from_snapshot: bool = False
    """The entries before it were not read."""


class NewCode(NamedTuple):
    """A seat's new recovery code, and the code that was used up for it, if any; both hashed. `device` is the mark of
    the device that takes the seat, where the table's deal is shared."""

    code: str
    used: str | None = None
    device: str = ""


class Sitting(NamedTuple):
    """Who takes a seat at a table of a shared deal; without a player, the seat becomes free before the game."""

    table: str
    seat: int
    deal: str
    player: str = ""
    device: str = ""


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class TableRepository:
    """Loads and stores tables."""

    def __init__(
        self,
        database: Database,
        write_queue: WriteQueue,
        announcement: Callable[[str, int], str | None] = lambda table, version: None,
        is_shared: bool = False,
    ) -> None:
        """`announcement` gives the notice for other processes when a table changes. `is_shared`: other processes use
        the database, as always on PostgreSQL."""
        self.is_shared = is_shared or not database.is_sqlite
        self.database = database
        self.write_queue = write_queue
        self.announcement = announcement
        self._loads = BatchedReads[str, "Loaded | Exception"](database, read_tables, MAX_LOADS)
        self._unfit: list[tuple[str, int]] = []
        """Snapshots that could not be used: tables and versions."""
        self._unchecked: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        """Tables that were loaded from snapshots, and when."""
        self.broken: set[str] = set()
        """Tables that were found broken, and named to the host."""

    async def open(
        self,
        id: str,
        opened: Opened,
        codes: Mapping[int, str],
        deal: str | None = None,
        tried: Mapping[str, Any] | None = None,
    ) -> None:
        """Store a new table; `codes` are hashes of recovery codes. `deal` is the shared deal or the table that the deal
        comes from, and `tried` the row of the try, where others play the deal, too."""
        at = now_ms()
        table = Table(id)
        table.apply(at, opened)
        beginning = opened.beginning
        row = {
            "id": id,
            "game": opened.game,
            "players": len(opened.seats),
            "public": opened.public,
            "rated": opened.rated,
            "hints": opened.hints,
            "options": msgspec.json.encode(opened.options).decode(),
            "pace": opened.pace.kind.value,
            "time": opened.pace.time,
            "bonus": opened.pace.bonus,
            "created": at,
            "changed": at,
            "version": 0,
            "origin": beginning.kind if beginning else None,
            "challenge": beginning.of if beginning and beginning.kind == "challenge" else None,
            "deal": deal,
            **summary_of(table, at),
        }
        seated = [{**seat_row(table, seat), "code": codes.get(seat)} for seat in range(len(table.seats))]
        stored = chained(id, b"", StoredEntry(0, at, None, None, encoded(opened)))
        await self.write_queue.write(tables.open_table, row, seated, stored, tried)

    async def load(self, id: str) -> Table:
        """Load a table with everything that is stored; raises NoSuchTable or SetAside."""
        loaded = await self._loads.read(id)
        if isinstance(loaded, Exception):
            self._note_broken(id, loaded)
            raise loaded
        self.broken.discard(id)
        if loaded.unfit is not None:
            self._unfit.append((id, loaded.unfit))
        if loaded.from_snapshot:
            self._unchecked.put_nowait((time.monotonic(), id))
        return loaded.table

    async def next_broken_behind_snapshot(self) -> str:
        """Check the entries before the snapshots from which tables were loaded, one table after the other and never
        soon after a load, until one is broken. Its snapshot is deleted, so that it is not loaded any more."""
        while True:
            loaded, id = await self._unchecked.get()
            await asyncio.sleep(max(CHECK_PAUSE, loaded + CHECK_AFTER - time.monotonic()))
            try:
                if not await self._has_whole_chain(id):
                    await self.write_queue.write(stored_snapshots.discard, id)
                    return id
            except StorageUnavailable:
                self._unchecked.put_nowait((loaded, id))
                raise

    async def _has_whole_chain(self, id: str) -> bool:
        try:
            return await self.database.read(has_whole_chain, id)
        except StorageDamaged:
            return False

    def _note_broken(self, id: str, problem: Exception) -> None:
        """Name a broken table to the host, once."""
        if isinstance(problem, BrokenTable) and id not in self.broken:
            self.broken.add(id)
            log.error("a broken table is set aside", table=id, reason=problem.reason)

    async def save(self, made: Sequence[Table]) -> None:
        """Store snapshots of these tables. Everything in them has to be stored."""
        kept = [snapshots.snapshot_of(table) for table in made]
        if kept:
            await self.write_queue.write(stored_snapshots.store, kept)
        for table, snapshot in zip(made, kept, strict=True):
            table.saved_version = snapshot.version

    async def forget_unfit(self) -> None:
        """Delete the snapshots that could not be used."""
        unfit, self._unfit = self._unfit, []
        if unfit:
            await self.write_queue.write(stored_snapshots.forget, unfit)

    async def catch_up(self, table: Table) -> None:
        """Apply the entries that other processes stored; raises BrokenTable, and applies none, if they do not follow
        from those that the table has."""
        replay(table, await self.database.read(tables.stored_entries, table.id, table.version))

    async def store(self, table: Table, stored: StoredEntry, entry: Entry, code: NewCode | None = None) -> None:
        """Store the entry that was just applied; raises Conflict if another entry has its version."""
        seated = []
        if isinstance(entry, Seated | Vacated | Assigned):
            kept = isinstance(entry, Seated) and code is None  # a transferred seat keeps its code
            seated = [{**seat_row(table, entry.seat), **({} if kept else {"code": code and code.code})}]
        elif isinstance(entry, LevelSet):
            seated = [seat_row(table, entry.bot)]
        ended = stored.version == table.last_game_change and table.stage is Stage.OVER
        places, rated = (places_of(table), rated_game(table)) if ended else ([], None)
        summary, announcement = summary_of(table, stored.at), self.announcement(table.id, stored.version)
        used, sitting = code.used if code else None, sitting_of(table, entry, code)
        write = self.write_queue.write if seated or places or used else self.write_queue.write_briefly
        await write(
            write_entry, table.id, stored, summary, seated, places, rated, announcement, used, table.edition, sitting
        )
        table.chain = stored.hash

    async def settle(self, id: str) -> None:
        """Wait until nothing that was written to a table can still be stored later."""
        await self.write_queue.write(tables.lock, id)

    async def reschedule(self, table: Table) -> None:
        """Store again when the table is due."""
        await self.write_queue.write(tables.set_due, table.id, table.version, due(table, now_ms()))


def read_tables(connection: Connection, ids: Sequence[str]) -> list[Loaded | Exception]:
    """Load tables from their snapshots and the entries after them, or from all entries; or say why one cannot be."""
    pauses = tables.pauses(connection)
    return [_load(connection, id, pauses) for id in ids]


def _load(connection: Connection, id: str, pauses: Sequence[tuple[int, int]]) -> Loaded | Exception:
    try:
        found = stored_snapshots.find(connection, id)
        if found is None:
            raise NoSuchTable(id)
        unfit, table = None, snapshots.restored(id, found, pauses)
        from_snapshot = table is not None
        if table is not None:
            replay(table, tables.stored_entries(connection, id, table.version))
        else:
            table = read_table(connection, id, pauses)
            table.edition = found.edition
            unfit = found.snapshot.version if found.snapshot else None
        if table.version < found.version:
            raise BrokenTable(f"entry {table.version + 1} is missing")
        return Loaded(table, unfit, from_snapshot)
    except (NoSuchTable, SetAside) as problem:
        return problem
    except DBAPIError as problem:
        damage = damage_of(problem)
        if damage is None:
            raise
        return BrokenTable(damage)


def read_table(connection: Connection, id: str, pauses: Sequence[tuple[int, int]] | None = None) -> Table:
    """Load a table by replaying all of its entries."""
    table = Table(id, tables.pauses(connection) if pauses is None else pauses)
    found = tables.stored_entries(connection, id)
    if not found:
        raise NoSuchTable(id)
    check_chain(table, found)
    apply_stored(table, found[0])
    if table.opened.game not in names():
        raise IncompatibleRules("table-other-game", game=table.opened.game)
    if table.opened.rules != table.game.version:
        raise IncompatibleRules("table-other-rules", found=table.opened.rules, now=table.game.version)
    for stored in found[1:]:
        apply_stored(table, stored)
    return table


def replay(table: Table, found: Sequence[StoredEntry]) -> None:
    """Apply the entries that follow; raises BrokenTable, and applies none, if they are not those that were written."""
    check_chain(table, found)
    for stored in found:
        apply_stored(table, stored)


def has_whole_chain(connection: Connection, id: str) -> bool:
    """Whether all entries of a table are those that were written. A table that was deleted has none."""
    return first_break(id, tables.stored_entries(connection, id)) is None


def check_chain(table: Table, found: Sequence[StoredEntry]) -> None:
    broken = first_break(table.id, found, table.version, table.chain)
    if broken is not None:
        raise BrokenTable(f"entry {broken} was changed or is missing")


def apply_stored(table: Table, stored: StoredEntry) -> None:
    """Apply an entry whose hash was checked. It may still be one that this version cannot apply."""
    try:
        entry = decoded(stored.body)
        if isinstance(entry, Started) and not is_genuine(table, entry):
            raise BrokenTable(f"entry {stored.version}: the key of the shuffle is not the one that was committed to")
        table.apply(stored.at, entry, stored.by, stored.idempotency_key, content=stored.content)
    except BrokenTable:
        raise
    except Exception as problem:
        reason = f"entry {stored.version} cannot be applied: {type(problem).__name__}: {problem}"
        raise BrokenTable(reason) from problem
    table.chain = stored.hash


def write_entry(
    connection: Connection,
    table: str,
    stored: StoredEntry,
    summary: Mapping[str, Any],
    seated: Sequence[Mapping[str, Any]],
    places: Sequence[Mapping[str, Any]],
    rated: RatedGame | None,
    announcement: str | None,
    used_code: str | None,
    edition: int,
    sitting: Sitting | None = None,
) -> None:
    """Write an entry with everything that follows from it, in one transaction."""
    rows = [dict(place) for place in places]
    try:
        if used_code is not None:
            tables.consume_code(connection, used_code)
        if sitting is not None and sitting.player:
            tries.sit_down(connection, sitting._asdict())
        elif sitting is not None:
            tries.stand_up(connection, sitting.table, sitting.seat)
        tables.append(connection, table, stored, summary, seated, announcement, edition)
        if rated is not None:
            ratings.settle(connection, rated, rows)
        tables.add_results(connection, rows)
    except DBAPIError as problem:
        if getattr(problem.orig, "sqlstate", None) in SERIALIZATION_FAILURES:
            raise Conflict from None
        raise


def summary_of(table: Table, now: int) -> dict[str, Any]:
    """The columns by which tables are found and listed."""
    free = len(table.free) if table.stage is Stage.OPEN else 0
    actor = table.actor if table.actor >= 0 and not is_completed_lesson(table) else None
    return {
        "stage": table.stage.value,
        "free": free,
        "actor": actor,
        "due": due(table, now),
        "falls": table.clock.expires_at,
    }


def is_completed_lesson(table: Table) -> bool:
    """Whether a lesson was followed to its end, and its game not continued."""
    lesson, match = table.lesson, table.match
    if lesson is None or match is None:
        return False
    return match.version == lesson.lesson.last == lesson.moves_followed(match.log)


def due(table: Table, now: int) -> int | None:
    """When the server has to act at a table without a command; None if never."""
    return now + LEASE if table.bot_to_move else table.clock.expires_at


def sitting_of(table: Table, entry: Entry, code: NewCode | None) -> Sitting | None:
    """Who takes or leaves a seat, where a player or device may not take another one with the same deal. Without a code,
    a seat only passes from a guest to the account that the same person logged in to."""
    if table.is_closed and isinstance(entry, Vacated):
        return Sitting(table.id, entry.seat, table.opened.deal)
    if table.is_closed and isinstance(entry, Seated) and code is not None:
        return Sitting(table.id, entry.seat, table.opened.deal, entry.player, code.device)
    return None


def seat_row(table: Table, seat: int) -> dict[str, Any]:
    seat_state = table.seats[seat]
    return {"seat": seat, "player": seat_state.player or None, "name": seat_state.name, "level": seat_state.level}


def places_of(table: Table) -> list[dict[str, Any]]:
    """Result rows of all people at the table."""
    return [
        {
            "table": table.id,
            "seat": seat,
            "player": seat_state.player or None,
            "game": table.opened.game,
            "players": len(table.seats),
            "place": place,
            "score": score,
            "ended": table.at,
            "change": None,
            "weight": None,
            "reason": None,
            "early": False,
        }
        for seat, (seat_state, (place, score)) in enumerate(zip(table.seats, table.places(), strict=True))
        if seat_state.kind == "person"
    ]
