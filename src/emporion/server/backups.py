"""Regular backups, made by the running server or by `emporion admin backup --every`, each in a process of its own.

Copying all rows takes long and would delay players. The process is `emporion admin backup`, which checks what it has
written; the newest backups are kept.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import structlog

from emporion.server.settings import Settings, variable
from emporion.server.storage.backup import draft_of
from emporion.server.storage.database import Database
from emporion.server.storage.upgrade import folder_of

log = structlog.get_logger(__name__)

PREFIX, SUFFIX = "emporion-regular-", ".sqlite"
HOUR = 3600.0
RETRY = 300.0  # seconds after a failed backup, or sooner if backups are made more often
LONGEST = 400  # letters of what a failed backup said


def folder_for(settings: Settings, database: Database) -> Path:
    return Path(settings.backup_folder) if settings.backup_folder else folder_of(database)


class Made(NamedTuple):
    """A backup that was attempted."""

    path: Path
    said: str
    """What `emporion admin backup` printed, on one line."""
    failed: bool


def note_in_log(made: Made) -> None:
    if made.failed:
        log.error("a backup failed", file=str(made.path), reason=made.said)
    else:
        log.info("a backup was made", file=str(made.path))


class Backups:
    """The regular backups of one database."""

    def __init__(self, database: str, folder: Path, every: float, keep: int) -> None:
        """`database` is an address, `every` is in seconds; 0: none are made."""
        self._database = database
        self._every = every
        self._keep = keep
        self.folder = folder

    @classmethod
    def of(cls, settings: Settings, database: Database) -> Backups:
        """Those of a server."""
        folder = folder_for(settings, database)
        return cls(settings.database, folder, settings.backup_every_hours * HOUR, settings.backup_keep)

    async def run(self, note: Callable[[Made], None] = note_in_log) -> None:
        """Make a backup whenever the newest one is old enough; restarts do not change when that is."""
        while self._every:
            await asyncio.sleep(max(0.0, self._newest() + self._every - time.time()))
            made = await self.make()
            note(made)
            if made.failed:
                await asyncio.sleep(min(RETRY, self._every))
            else:
                self._prune()

    async def make(self) -> Made:
        """Write a backup and check it; a file has its name only if it is whole."""
        path = self.folder / f"{PREFIX}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{SUFFIX}"
        making = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "emporion", "admin", "backup", str(path)),
            env={**os.environ, variable("db"): self._database},  # not an argument: it may have a password
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            told, problem = await making.communicate()
        except asyncio.CancelledError:
            making.kill()
            await making.wait()
            draft_of(path).unlink(missing_ok=True)
            raise
        said = " ".join((problem if making.returncode else told).decode(errors="replace").split())
        return Made(path, said[-LONGEST:] or f"ended with code {making.returncode}", bool(making.returncode))

    def made(self) -> list[Path]:
        """The backups, oldest first: names sort by time."""
        return sorted(self.folder.glob(f"{PREFIX}*{SUFFIX}"))

    def _newest(self) -> float:
        made = self.made()
        return made[-1].stat().st_mtime if made else 0.0

    def _prune(self) -> None:
        for old in self.made()[: -self._keep]:
            old.unlink(missing_ok=True)
