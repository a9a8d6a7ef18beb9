"""Start the server: uvicorn with one worker process or several."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, suppress
from threading import Thread
from typing import Any
from urllib.request import ProxyHandler, build_opener

import msgspec
import structlog
import uvicorn
from sqlalchemy.exc import DBAPIError
from uvicorn.supervisors import Multiprocess

from emporion.files import StorageError
from emporion.server import asgi_protocols, file_limit, logs, metrics, stages
from emporion.server.app import create_app
from emporion.server.handover import RoutedHttpProtocol
from emporion.server.rate_limit import ConnectionLimit
from emporion.server.settings import SETTINGS_VARIABLE, BadSetting, Settings, unknown_variables
from emporion.server.storage.availability import outage_of
from emporion.server.storage.database import Database, is_sqlite, refuse_empty_file, remove_new_file_on_error
from emporion.server.storage.quick_check import quick_check
from emporion.server.storage.upgrade import upgrade
from emporion.server.web.security import SecurityMiddleware
from emporion.server.web.websocket import MAX_MESSAGE_BYTES
from emporion.server.workers import Supervisor, Worker

log = structlog.get_logger(__name__)

BACKLOG = 16_384
"""Connections that wait to be accepted, as far as the system allows. After a restart all clients connect at once, and
one that finds the queue full tries again only after a second or more."""
CAN_HAND_OVER = hasattr(socket, "send_fds")
"""Whether connections can be handed over between processes; not on Windows."""
SWITCH_INTERVAL = 0.0001
"""Python's thread switch interval. The writer thread gives up the interpreter at every statement; with the default of 5
ms it would wait that long at each of them while the event loop is busy."""
STARTUP_TIMEOUT = 60  # for the first of several workers
SHUTDOWN_TIMEOUT = 5  # for running requests at shutdown


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. `ready` is called with the URL once clients can connect."""
    if settings.workers > 1 and is_sqlite(settings.database) and not CAN_HAND_OVER:  # before a file is created
        raise BadSetting("workers: on this system, more than one needs --db postgresql://…")
    logs.set_up(settings)
    for name, meant in unknown_variables().items():
        log.warning("unknown setting", variable=name, **({"did_you_mean": meant} if meant else {}))
    lock = prepare_database(settings)
    listening = listen(settings)
    address = url_of(listening)
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(
            stop, lambda *_: sys.exit(0)
        )  # uvicorn raises these signals again after its shutdown; a requested stop is a success
    os.environ[SETTINGS_VARIABLE] = msgspec.json.encode(settings).decode()
    config = configuration(settings)
    try:
        if settings.workers > 1:
            Thread(target=report_when_ready, args=(address, ready), daemon=True).start()
            supervise(settings, config, listening)
        else:
            Server(config, lambda: ready(address)).run(sockets=[listening])
    finally:
        lock.close()
        gc.freeze()  # a collection at interpreter exit would take seconds


def prepare_database(settings: Settings) -> ExitStack:
    """Create, check or upgrade the database; returns its lock. Whatever is wrong with it is one line."""
    refuse_empty_file(settings.database)
    with remove_new_file_on_error(settings.database):
        database = Database(settings.database)
        lock = database.acquire_lock()
        try:
            damage = quick_check(database)
            if damage:
                raise StorageError("storage-damaged", path=database.name, detail=damage)
            saved = upgrade(database)
        except (DBAPIError, OSError) as problem:
            lock.close()
            raise StorageError(
                "storage-cannot-open", path=database.name, detail=outage_of(problem) or str(problem)
            ) from None
        except BaseException:
            lock.close()
            raise
        finally:
            database.close()
    if saved is not None:
        log.info("the database was upgraded, after a backup", copy=str(saved))
    return lock


def supervise(settings: Settings, config: uvicorn.Config, listening: socket.socket) -> None:
    """Run several serving processes."""
    if not is_sqlite(settings.database):
        Multiprocess(config, sockets=[listening]).run()
        return
    config.http = RoutedHttpProtocol
    database = Database(settings.database, may_create=False)
    database.guard_file()
    try:
        Supervisor(config, listening, database, become).run()
    finally:
        database.close()


class Server(uvicorn.Server):
    """Calls `ready` when clients can connect."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def url_of(listening: socket.socket) -> str:
    """The URL to type into a browser on this machine."""
    host, port = listening.getsockname()[:2]
    if host in ("127.0.0.1", "0.0.0.0", "::"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def report_when_ready(address: str, ready: Callable[[str], None]) -> None:
    """Call `ready` once a worker answers: the connection waits in the backlog until then."""
    with suppress(OSError):  # report the URL anyway, so that the host can look there
        direct = build_opener(ProxyHandler({}))
        direct.open(f"{address}health", timeout=STARTUP_TIMEOUT).close()
    ready(address)


def listen(settings: Settings) -> socket.socket:
    """Bind the port, or explain why that is impossible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)  # connections during startup wait in the backlog instead of being refused
    except OSError as problem:
        listening.close()
        raise BadSetting(f"port {settings.port} of {settings.host} cannot be used: {problem.strerror}") from None
    listening.set_inheritable(True)
    return listening


def configuration(settings: Settings, app: Any = "emporion.server.launch:app_of_process") -> uvicorn.Config:
    config = asgi_protocols.LimitedConfig(
        app,
        factory=isinstance(app, str),
        workers=settings.workers,
        http=asgi_protocols.LimitedHttpProtocol,
        ws=asgi_protocols.KeepaliveWebSocketProtocol,
        ws_max_size=2 * MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,  # a quarter of a megabyte per connection
        ws_ping_interval=asgi_protocols.PING_INTERVAL,
        ws_ping_timeout=asgi_protocols.PONG_TIMEOUT,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.trusted_proxies),
        server_header=False,
        access_log=False,
        log_config=None,
        backlog=BACKLOG,
        timeout_graceful_shutdown=SHUTDOWN_TIMEOUT,
        timeout_keep_alive=30,
    )
    config.connections = ConnectionLimit(settings.most_connections_per_address)
    config.trusted = settings.trusted_proxies
    config.messages = (settings.messages_per_20_seconds, 20)
    return config


_worker: Worker | None = None
"""What this process got from the supervisor, if it is one of several on SQLite."""


def become(worker: Worker) -> None:
    global _worker
    _worker = worker


def app_of_process() -> SecurityMiddleware:
    """This worker process's application, built from the settings in the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS_VARIABLE], type=Settings)
    logs.set_up(settings)
    metrics.publish(settings)
    file_limit.allow(settings.most_sockets)
    if settings.profile_stages:
        stages.install(metrics.registry)
    app = create_app(settings, _worker)
    sys.setswitchinterval(SWITCH_INTERVAL)
    return app
