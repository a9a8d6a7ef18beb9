"""Starting the server: uvicorn, with one process or several."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from typing import Any
from urllib.request import ProxyHandler, build_opener

import msgspec
import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from emporion.server import logs, metrics, wire
from emporion.server.app import create_app
from emporion.server.settings import PASSED_ON, BadSetting, Settings, unknown_variables
from emporion.server.storage.database import Database, is_sqlite
from emporion.server.storage.upgrade import upgrade
from emporion.server.web.live import LONGEST_MESSAGE
from emporion.server.web.security import Manners

log = structlog.get_logger(__name__)

BACKLOG = 2048
SECONDS_TO_SWITCH = 0.0001
"""How long one thread may keep others from going on. A writer gives way at every statement; at the usual 5 ms it would
wait that long at each of them while people are served."""
SECONDS_TO_OPEN = 60  # at most, for several processes
SECONDS_TO_FINISH = 5  # for requests that are being answered when the server stops


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until somebody stops it; `ready` is told the address."""
    if settings.workers > 1 and is_sqlite(settings.database):  # before a file is made that nobody wants
        raise BadSetting("workers: SQLite is written by one process, so more than one worker needs --db postgresql://…")
    logs.set_up(settings)
    for name, meant in unknown_variables().items():
        log.warning("there is no such setting", variable=name, **({"perhaps": meant} if meant else {}))
    database = Database(settings.database)
    claimed = database.claim()
    saved = upgrade(database)
    if saved is not None:
        log.info("the database was upgraded; a copy of it was made before", copy=str(saved))
    database.close()
    listening = listen(settings)
    address = address_of(listening)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: sys.exit(0))  # what uvicorn does when it has finished; a stop is no failure
    os.environ[PASSED_ON] = msgspec.json.encode(settings).decode()
    config = configuration(settings)
    try:
        if settings.workers > 1:
            Thread(target=tell_when_open, args=(address, ready), daemon=True).start()
            Multiprocess(config, sockets=[listening]).run()
        else:
            Server(config, lambda: ready(address)).run(sockets=[listening])
    finally:
        claimed.close()
        gc.freeze()  # memory goes back to the system as a whole; to look for garbage in it first would take seconds


class Server(uvicorn.Server):
    """Says when people can come in."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def address_of(listening: socket.socket) -> str:
    """What to type into the browser of this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def tell_when_open(address: str, ready: Callable[[str], None]) -> None:
    """Who calls while the first of several processes gets ready is answered by it when it is."""
    with suppress(OSError):  # then it is said all the same: where to look for what is wrong
        direct = build_opener(ProxyHandler({}))
        direct.open(f"{address}health", timeout=SECONDS_TO_OPEN).close()
    ready(address)


def listen(settings: Settings) -> socket.socket:
    """Take the port, or say that it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)  # who comes while we get ready waits a moment, instead of being sent away
    except OSError as problem:
        listening.close()
        raise BadSetting(f"port {settings.port} of {settings.host} cannot be used: {problem.strerror}") from None
    listening.set_inheritable(True)
    return listening


def configuration(settings: Settings, app: Any = "emporion.server.launch:app_of_process") -> uvicorn.Config:
    return uvicorn.Config(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        http=wire.Door,
        ws=wire.Wire,
        ws_max_size=2 * LONGEST_MESSAGE,
        ws_per_message_deflate=False,  # it costs a quarter of a megabyte for every connection
        ws_ping_interval=wire.SECONDS_BETWEEN_PINGS,
        ws_ping_timeout=wire.SECONDS_TO_ANSWER,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SECONDS_TO_FINISH,
        timeout_keep_alive=30,
    )


def app_of_process() -> Manners:
    """The application of this process, by the settings of the server."""
    settings = msgspec.json.decode(os.environ[PASSED_ON], type=Settings)
    logs.set_up(settings)
    metrics.publish(settings)
    app = create_app(settings)
    sys.setswitchinterval(SECONDS_TO_SWITCH)
    return app
