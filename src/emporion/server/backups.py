"""Backups that the running server makes, at a fixed interval, in a process of its own.

Copying all rows takes long and would delay players. The process is `emporion admin backup`, which checks what it has
written; the newest backups are kept.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from pathlib import Path

import structlog

from emporion.server.settings import Settings, variable
from emporion.server.storage.database import Database
from emporion.server.storage.upgrade import folder_of

log = structlog.get_logger(__name__)

PREFIX, SUFFIX = "emporion-regular-", ".sqlite"
HOUR = 3600.0
RETRY = 300.0  # seconds after a failed backup


class Backups:
    """The regular backups of one server."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self._every = settings.backup_every_hours * HOUR
        self._keep = settings.backup_keep
        self._database = settings.database
        self.folder = Path(settings.backup_folder) if settings.backup_folder else folder_of(database)

    async def run(self) -> None:
        """Make a backup whenever the newest one is old enough; restarts do not change when that is."""
        while self._every:
            await asyncio.sleep(max(0.0, self._newest() + self._every - time.time()))
            if await self.make():
                self._prune()
            else:
                await asyncio.sleep(RETRY)

    async def make(self) -> bool:
        """Write a backup and check it; a file has its name only if it is whole."""
        path = self.folder / f"{PREFIX}{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}{SUFFIX}"
        making = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "emporion", "admin", "backup", str(path)),
            env={**os.environ, variable("db"): self._database},  # not an argument: it may have a password
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            _, said = await making.communicate()
        except asyncio.CancelledError:
            making.kill()
            await making.wait()
            raise
        if making.returncode:
            lines = said.decode(errors="replace").split("\n")
            log.error("a backup failed", file=str(path), reason=" ".join(lines).strip()[-400:])
            return False
        log.info("a backup was made", file=str(path))
        return True

    def made(self) -> list[Path]:
        """The backups, oldest first: names sort by time."""
        return sorted(self.folder.glob(f"{PREFIX}*{SUFFIX}"))

    def _newest(self) -> float:
        made = self.made()
        return made[-1].stat().st_mtime if made else 0.0

    def _prune(self) -> None:
        for old in self.made()[: -self._keep]:
            old.unlink(missing_ok=True)
