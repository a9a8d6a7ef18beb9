"""A server for tests, in this process but on a real port, and its clients."""

from __future__ import annotations

import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Self

import httpx
import jsonpatch
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from emporion.server.app import create_app
from emporion.server.launch import configuration, listen
from emporion.server.services import Services
from emporion.server.settings import Settings
from emporion.server.storage.database import Database
from emporion.server.storage.tables import stored_entries
from emporion.server.storage.upgrade import upgrade
from emporion.server.web.authentication import COOKIE
from tests.waiting import PATIENCE

Json = Any
EASY: dict[str, Any] = {
    "compile_bots": False,
    "bot_pause_seconds": 0.0,
    "answer_pause_seconds": 3600.0,
    "messages_per_20_seconds": 100_000,
    "tables_per_minute": 100_000,
    "tables_per_day": 100_000,
    "guests_per_15_minutes": 100_000,
    "logins_per_15_minutes": 100_000,
    "thoughts_per_minute": 100_000,
    "requests_per_10_seconds": 100_000,
    "files_per_10_seconds": 100_000,
}
"""Settings without rate limits and pauses, in which the server never answers for a player."""
BEHIND_A_PROXY: dict[str, Any] = {"trusted_proxies": ("127.0.0.1",)}
"""Visitors may say from which address they come."""
ALWAYS_READING: dict[str, Any] = {"compression": None, "max_queue": None, "ping_interval": None}
"""Like browsers, clients read and answer pings at any time, even if the test has not come to their messages yet."""


class LiveServer:
    """A running server."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.settings = Settings(**{**EASY, **BEHIND_A_PROXY, "db": database, "port": 0, **settings})
        self.visitors: list[Visitor] = []

    def __enter__(self) -> Self:
        prepare(self.settings.database)
        self.app = create_app(self.settings)
        self.services: Services = self.app.services
        listening = listen(self.settings)
        self.port: int = listening.getsockname()[1]
        self.server = uvicorn.Server(configuration(self.settings, self.app))
        self.thread = threading.Thread(target=self.server.run, kwargs={"sockets": [listening]}, daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        for visitor in self.visitors:
            visitor.http.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()

    def visitor(self, name: str | None = None) -> Visitor:
        """A new visitor; with a name, a guest."""
        visitor = Visitor(self.port)
        self.visitors.append(visitor)
        if name is not None:
            visitor.post("/api/me", {"name": name})
        return visitor


def prepare(address: str) -> None:
    """Initialise or migrate a database."""
    kind, _, path = address.partition(":///")
    if kind == "sqlite" and not Path(path).exists():
        Path(path).write_bytes(new_room())
    else:
        migrate(address)


@cache
def new_room() -> bytes:
    """A SQLite file of this version without data. Copying it is much faster than migrating."""
    with TemporaryDirectory() as folder:
        file = Path(folder, "room.sqlite")
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def migrate(address: str) -> None:
    database = Database(address)
    upgrade(database)
    database.close()


class Visitor:
    """A browser, over HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        # Without certificates: loading them takes longer than most tests.
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)

    def post(self, path: str, data: Json = None, expect: int | None = None) -> Json:
        return self.request("POST", path, data, expect)

    def get(self, path: str, expect: int | None = None) -> Json:
        return self.request("GET", path, None, expect)

    def request(self, method: str, path: str, data: Json = None, expect: int | None = None, **given: Any) -> Json:
        """The response body; with `expect`, the failure's message id."""
        response = self.http.request(method, path, json=data, **given)
        if expect is None:
            assert response.is_success, f"{method} {path}: {response.status_code} {response.text}"
            return response.json() if response.content else None
        assert response.status_code == expect, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()["error"]["id"]

    @property
    def id(self) -> str:
        found: str = self.get("/api/me")["id"]
        return found

    def open_table(self, game: str = "carthage", seats: str = "me open", **more: Json) -> str:
        """Open a table; the seats are `me`, `open`, `here` or a bot's level. Rated ones have a slow clock."""
        if more.get("rated"):
            more.setdefault("pace", {"kind": "days"})
        wishes = [
            {"kind": word} if word in ("me", "open", "here") else {"kind": "bot", "level": word}
            for word in seats.split()
        ]
        opened: str = self.post("/api/tables", {"game": game, "seats": wishes, **more})["table"]
        return opened

    def come_from(self, address: str) -> None:
        """Come from this address from now on."""
        self.http.headers["x-forwarded-for"] = address

    def forwarded(self) -> dict[str, str]:
        found = self.http.headers.get("x-forwarded-for")
        return {"x-forwarded-for": found} if found else {}

    def cookie(self) -> dict[str, str]:
        value = self.http.cookies.get(COOKIE)
        return {"cookie": f"{COOKIE}={value}"} if value else {}

    @contextmanager
    def at(self, table: str, since: int | str | None = None, **headers: str) -> Iterator[TableClient]:
        """Connect to a table."""
        query = "" if since is None else f"?since={since}"
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/live{query}"
        with connect(
            address, additional_headers={**self.cookie(), **self.forwarded(), **headers}, **ALWAYS_READING
        ) as socket:
            yield TableClient(socket)


class TableClient:
    """A browser at a table, over WebSocket. It keeps the scene as every client should, and refuses gaps."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.scene: Json = None
        self.log: list[Json] = []
        self.frames: list[str] = []
        self.name = secrets.token_hex(4)  # as pages do: another connection never repeats a command by accident
        self.commands = 0
        self.receive("scene")

    def receive(self, *kinds: str, patience: float = PATIENCE) -> Json:
        """The next message of one of these kinds; earlier ones are applied."""
        end = time.monotonic() + patience
        while True:
            message = self.next_message(end - time.monotonic())
            if message["t"] in kinds:
                return message

    def next_message(self, patience: float) -> Json:
        text = self.socket.recv(timeout=max(0.001, patience))
        assert isinstance(text, str)
        self.frames.append(text)
        message = json.loads(text)
        if message["t"] == "scene":
            self.version, self.scene, self.log = message["version"], message["scene"], message["log"]
        elif message["t"] == "refused" and message["scene"]:
            self.version, self.scene = message["scene"]["version"], message["scene"]["scene"]
        elif message["t"] == "step":
            assert message["version"] == self.version + 1, "a version is missing"
            self.version = message["version"]
            self.scene = jsonpatch.apply_patch(self.scene, message["patch"])
            self.log.append(message["log"])
        return message

    def send(self, kind: str, **what: Json) -> None:
        self.socket.send(json.dumps({"t": kind, **what}))

    def command(self, kind: str, **what: Json) -> Json:
        """Send a command and return its answer: done or refused."""
        self.commands += 1
        name = what.pop("command", f"{self.name}-{self.commands}")
        self.send(kind, command=name, **what)
        while True:
            answer = self.receive("done", "refused")
            if answer["command"] == name:
                return answer

    def play(self, *actions: int, **what: Json) -> Json:
        return self.command("play", **{"version": self.version, "actions": list(actions), **what})

    def wait_for(self, what: Callable[[Json], bool], patience: float = PATIENCE) -> Json:
        """Wait until the scene fulfils a condition."""
        end = time.monotonic() + patience
        while not what(self.scene):
            self.next_message(end - time.monotonic())
        return self.scene

    def wait_for_version(self, version: int) -> None:
        """Wait until this version has arrived."""
        self.wait_for(lambda _: self.version >= version)

    def wait_for_presence(self, *seats: bool, watching: int = 0) -> None:
        """Wait until these seats are connected."""
        while ((told := self.receive("presence"))["seats"], told["watching"]) != (list(seats), watching):
            assert len(told["seats"]) == len(seats)

    def until_pong(self) -> list[Json]:
        """The messages that arrive before the answer to a ping."""
        self.send("ping")
        heard = []
        while (message := self.next_message(PATIENCE))["t"] != "pong":
            heard.append(message)
        return heard

    def wait_for_close(self, patience: float = PATIENCE) -> int:
        """The code with which the server closes."""
        end = time.monotonic() + patience
        while True:
            try:
                self.socket.recv(timeout=max(0.001, end - time.monotonic()))
            except ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else 0


def turns(*clients: TableClient) -> tuple[TableClient, ...]:
    """The client to move, then the others; all up to date."""
    newest = max(client.version for client in clients)
    for client in clients:
        client.wait_for_version(newest)
    return tuple(sorted(clients, key=lambda client: bool(client.scene["actor"] != client.scene["you"])))


def some_action(client: TableClient) -> int:
    """A legal action."""
    found: int = client.scene["offers"][0]["action"]
    return found


def stored_count(server: LiveServer, table: str) -> int:
    """How many entries of a table are stored."""
    return len(server.services.database.run_sync(stored_entries, table))


def connections(server: LiveServer, table: str) -> int:
    """How many connections the server has to a table."""
    return sum(each.room.table.id == table for each in list(server.services.sockets))


@contextmanager
def nothing_happens(server: LiveServer, table: str, *people: Visitor) -> Iterator[None]:
    """Nothing is stored, and every client sees the same before and after."""

    def looks() -> Json:
        seen: list[Json] = [stored_count(server, table)]
        for each in people:
            with each.at(table) as client:
                seen.append((client.version, client.scene, client.log))
        return seen

    before = looks()
    yield
    assert looks() == before


def wait_until(condition: Callable[[], bool], patience: float = PATIENCE) -> None:
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "that took too long"
        time.sleep(0.005)
