"""Whether the database can be used: what counts as an outage, and what a process does in one.

During an outage requests fail at once with `StorageUnavailable` instead of waiting, only a probe goes on trying, and
the log gets one line per outage and cause. A part of the data that is damaged or cannot be read is no outage: what
needs it fails with `StorageDamaged`, and the rest goes on.
"""

from __future__ import annotations

import asyncio
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Literal, TypeGuard

import structlog
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from emporion.files import StorageError

if TYPE_CHECKING:
    import psycopg

log = structlog.get_logger(__name__)

Way = Literal["reading", "writing", "notices"]

PATIENCE = 10.0  # seconds for a transaction, after which the database counts as frozen
PROBE_INTERVAL = 0.5  # seconds between two attempts during an outage
SILENCE = 10.0  # seconds between outages that count as one in the log: a disk that is almost full comes and goes
LONGEST_STATEMENT = 120  # letters of it in the log
FROZEN = f"no answer within {PATIENCE:.0f} s"

_SQLITE_OUTAGES = {
    sqlite3.SQLITE_PERM,
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_PROTOCOL,
    sqlite3.SQLITE_NOTADB,
}
_SQLITE_DAMAGE = {
    sqlite3.SQLITE_IOERR_READ,
    sqlite3.SQLITE_IOERR_SHORT_READ,
    sqlite3.SQLITE_IOERR_DATA,
    sqlite3.SQLITE_IOERR_CORRUPTFS,
}
"""Extended error codes of a sector that cannot be read."""
_POSTGRESQL_OUTAGES = ("08", "53", "57P", "58", "25006")
"""Beginnings of error codes: lost connections, full disks and memory, shutdown, input and output, read-only."""
_POSTGRESQL_DAMAGE = ("XX001", "XX002")


class StorageUnavailable(StorageError):
    """The database cannot be used now. Nothing was acknowledged; the same request may succeed later."""

    text = "storage-unavailable"

    def __init__(self, cause: str = "") -> None:
        super().__init__(self.text)
        self.cause = cause


class StorageDamaged(StorageUnavailable):
    """What a request needs is damaged or cannot be read. Waiting does not mend it; everything else goes on."""

    text = "storage-part-damaged"


def outage_of(problem: BaseException) -> str | None:
    """The cause on one line if an error means that the database cannot be used; None for any other error."""
    match problem:
        case StorageUnavailable(cause=cause):
            return cause
        case PoolTimeout():
            return "all connections are in use"
        case DBAPIError(orig=orig) if orig is not None:
            return _one_line(orig) if _is_outage(orig) or problem.connection_invalidated else None
        case _ if isinstance(problem, OSError) or _is_of_psycopg(problem):
            return _one_line(problem)
    return None


def damage_of(problem: BaseException) -> str | None:
    """The cause on one line, with the statement, if an error means that a part of the data cannot be read; None for
    any other error."""
    if isinstance(problem, StorageDamaged):
        return problem.cause
    if not isinstance(problem, DBAPIError) or problem.orig is None or not _is_damage(problem.orig):
        return None
    statement = f": {' '.join(problem.statement.split())[:LONGEST_STATEMENT]}" if problem.statement else ""
    return f"{_one_line(problem.orig)}{statement}"


def _is_damage(problem: BaseException) -> bool:
    if _is_of_psycopg(problem):
        return problem.sqlstate in _POSTGRESQL_DAMAGE
    code = getattr(problem, "sqlite_errorcode", 0)
    return code & 0xFF == sqlite3.SQLITE_CORRUPT or code in _SQLITE_DAMAGE


def told(fault: BaseException) -> BaseException:
    """An error as it is told to who waits: an outage, damage, or the error itself."""
    if (cause := damage_of(fault)) is not None:
        return StorageDamaged(cause)
    cause = outage_of(fault)
    return fault if cause is None else StorageUnavailable(cause)


def _is_outage(problem: BaseException) -> bool:
    if _is_of_psycopg(problem):
        code = problem.sqlstate
        return code.startswith(_POSTGRESQL_OUTAGES) if code else _is_of_psycopg(problem, "OperationalError")
    return getattr(problem, "sqlite_errorcode", 0) & 0xFF in _SQLITE_OUTAGES


def _is_of_psycopg(problem: BaseException, kind: str = "Error") -> TypeGuard[psycopg.Error]:
    """Whether it is such an error of psycopg, which is imported only where PostgreSQL is used."""
    psycopg = sys.modules.get("psycopg")
    return psycopg is not None and isinstance(problem, getattr(psycopg, kind))


def _one_line(problem: BaseException) -> str:
    return " ".join(str(problem).split())


class Availability:
    """Whether this process can use its database. Used in the event loop only."""

    def __init__(self) -> None:
        self.failing: dict[Way, str] = {}
        """What does not work, and why."""
        self._began = 0.0
        self._ended = 0.0
        self._logged: set[str] = set()
        """Causes that are in the log since this outage began."""
        self._recent: set[str] = set()
        """Causes that outages shortly before this one have logged."""
        self._changed = asyncio.Event()
        self.damage: set[str] = set()
        """What was found to be damaged, each in the log once."""

    def check(self, way: Way) -> None:
        """Raise StorageUnavailable during an outage."""
        if way in self.failing:
            raise StorageUnavailable(self.failing[way])

    async def watch(self, way: Way, done: asyncio.Future[object]) -> None:
        """Wait for a transaction; raises StorageUnavailable if the database cannot be used, or does not answer."""
        timer = done.get_loop().call_later(PATIENCE, _give_up, done)
        try:
            await done
        except Exception as problem:
            if (cause := damage_of(problem)) is not None:
                self.note_damage(way, cause)
                raise StorageDamaged(cause) from problem
            cause = outage_of(problem)
            if cause is None:
                raise
            self.fails(way, cause)
            raise StorageUnavailable(cause) from problem
        finally:
            timer.cancel()
        if self.failing:
            self.works(way)

    def fails(self, way: Way, cause: str) -> None:
        now = time.monotonic()
        if not self.failing:
            self._recent = self._recent | self._logged if now - self._ended < SILENCE else set()
            self._began, self._logged = now, set()
        is_new = self.failing.get(way) != cause
        self.failing[way] = cause
        if is_new:
            self._wake()
        is_repeated = cause in self._recent and now - self._began < SILENCE
        if cause not in self._logged and not is_repeated:
            self._logged.add(cause)
            log.error("the database cannot be used", what=way, reason=cause)

    def note_damage(self, way: Way, cause: str) -> None:
        """Name it to the host, once."""
        if cause not in self.damage:
            self.damage.add(cause)
            log.error("a part of the database is damaged; see: emporion admin check", what=way, reason=cause)

    def works(self, way: Way) -> None:
        if self.failing.pop(way, None) is None:
            return
        self._wake()
        if self.failing:
            return
        self._ended = time.monotonic()
        if self._logged:
            log.warning("the database can be used again", seconds=round(self._ended - self._began, 1))

    def _wake(self) -> None:
        changed, self._changed = self._changed, asyncio.Event()
        changed.set()

    async def recovered(self) -> None:
        """Wait until the database can be used."""
        await asyncio.sleep(0)
        while self.failing:
            await self._changed.wait()

    async def probe(self, attempts: dict[Way, Callable[[], Awaitable[object]]]) -> None:
        """During an outage, try again and again what does not work."""
        while True:
            if not self.failing:
                await self._changed.wait()
            await asyncio.sleep(PROBE_INTERVAL)
            for way in [*self.failing]:
                if way in attempts:
                    try:
                        await attempts[way]()
                    except StorageUnavailable:
                        continue
                    except Exception as problem:
                        self.fails(way, f"{type(problem).__name__}: {_one_line(problem)}")


def _give_up(done: asyncio.Future[object]) -> None:
    if not done.done():
        done.set_exception(StorageUnavailable(FROZEN))
