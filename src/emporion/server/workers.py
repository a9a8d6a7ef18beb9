"""Several serving processes on one SQLite file.

The supervisor owns the file and writes for all (`storage/write_hub.py`); every serving process reads it itself. Each
owns the tables whose ids hash to its number, and connections to other tables are handed over (`handover.py`). The
supervisor replaces a process that dies. If the supervisor dies, the others end at once, as they could not store
anything.
"""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors.multiprocess import Multiprocess, Process

from emporion.files import StorageError
from emporion.server.handover import Handover, WorkerState
from emporion.server.heartbeat import SECONDS_BETWEEN, SupervisorHeartbeat
from emporion.server.storage.database import Database
from emporion.server.storage.file_guard import Identity
from emporion.server.storage.share import Share
from emporion.server.storage.write_hub import Periodic, WriteHub

log = structlog.get_logger(__name__)

QUEUE_BYTES = 1 << 20  # for connections that are handed over
STARTUP_TIMEOUT = 60.0  # seconds


class Worker(NamedTuple):
    """What a serving process gets from the supervisor."""

    share: Share
    hub: socket.socket
    inbox: socket.socket
    outboxes: list[socket.socket]
    file: Identity | None
    """How it recognises the database's file."""


class WorkerServer(uvicorn.Server):
    """Serves connections that it accepts, and those that other processes hand over."""

    def __init__(self, config: uvicorn.Config, worker: Worker) -> None:
        super().__init__(config)
        self._handover = Handover(worker.share, worker.inbox, worker.outboxes)
        self.server_state = WorkerState(self._handover)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._handover.open(self._new_protocol)

    def _new_protocol(self) -> asyncio.Protocol:
        config = self.config
        protocol: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
            config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._handover.close()
        await super().shutdown(sockets)


class WorkerProcess(Process):
    """A serving process."""

    def __init__(
        self,
        config: uvicorn.Config,
        sockets: list[socket.socket],
        worker: Worker,
        prepare: Callable[[Worker], None],
    ) -> None:
        """`prepare` is called in the new process, before the application is made."""
        self._worker = worker
        self._prepare = prepare
        self._answers_from = time.monotonic() + STARTUP_TIMEOUT
        super().__init__(config, sockets)

    def is_alive(self, timeout: float = 5) -> bool:
        """A process that is starting does not answer yet."""
        return self.process.is_alive() and (time.monotonic() < self._answers_from or self.ping(timeout))

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        self._server = WorkerServer(self.config, self._worker)
        self._prepare(self._worker)
        try:
            super().target(sockets)
        except StorageError as problem:  # its file is gone; it is tried again
            log.error("a serving process cannot open the database", reason=str(problem))
            sys.exit(1)


class Supervisor(Multiprocess):
    """Starts the serving processes, replaces those that die, and writes for them."""

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket.socket,
        database: Database,
        prepare: Callable[[Worker], None],
    ) -> None:
        super().__init__(config, [listening])
        self._prepare = prepare
        self._database = database
        self._heartbeat = SupervisorHeartbeat(database)
        self._hub = WriteHub(database, Periodic(SECONDS_BETWEEN, self._heartbeat.beat))
        self._handovers = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(config.workers)]
        for _, outbox in self._handovers:
            outbox.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, QUEUE_BYTES)

    def run(self) -> None:
        self._heartbeat.begin()
        gc.freeze()  # the modules: collections would delay the hub
        try:
            super().run()
        finally:
            self._hub.close()
            self._heartbeat.end()
            for pair in self._handovers:
                for each in pair:
                    each.close()

    def init_processes(self) -> None:
        for number in range(self.processes_num):
            self.processes.append(self._started(number))

    def _started(self, number: int) -> Process:
        ours, theirs = socket.socketpair()
        self._hub.attach(ours)
        inbox, outboxes = self._handovers[number][0], [outbox for _, outbox in self._handovers]
        worker = Worker(Share(number, len(outboxes)), theirs, inbox, outboxes, self._database.file_identity)
        process = WorkerProcess(self.config, self.sockets, worker, self._prepare)
        process.start()
        theirs.close()  # so that the hub notices when the process ends
        return process

    def keep_subprocess_alive(self) -> None:
        for number, process in enumerate(self.processes):
            if self.should_exit.is_set():
                return
            if process.is_alive(timeout=self.config.timeout_worker_healthcheck):
                continue
            process.kill()  # it may hang
            process.join()
            if process.exitcode == STARTUP_FAILURE:
                log.error("a serving process could not start", process=number)
                self.should_exit.set()
                return
            log.warning("a serving process died; starting it again", process=number, exit_code=process.exitcode)
            self.processes[number] = self._started(number)

    def restart_all(self) -> None:
        """On SIGHUP, restart one process after the other; clients wait for theirs."""
        for number, process in enumerate(self.processes):
            process.terminate()
            process.join()
            self.processes[number] = self._started(number)

    def handle_ttin(self) -> None:
        log.warning("the number of serving processes is fixed, since each owns a share of the tables")

    handle_ttou = handle_ttin
