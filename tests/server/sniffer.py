"""Compares everything that a real server sends over real connections with a twin world.

Simulated players move at random, talk, undo, leave, return, reconnect and look at replays. Everything that they are
sent must equal what a world with other hidden information would have sent, and must not contain a known secret.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import jsonpatch
import msgspec

from emporion.server.room import frames
from emporion.server.room.room import Room
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage
from emporion.server.web.authentication import COOKIE
from emporion.server.web.replays import memory_of, moment_of
from tests.server.hidden_information import leaked, secrets_of, twin
from tests.server.live_server import LiveServer, TableClient, Visitor, wait_until

Json = Any


def as_sent(frame: Any) -> Json:
    """A frame as a client decodes it."""
    return msgspec.json.decode(msgspec.json.encode(frame))


class Sniffer:
    """A table at a real server, its players and a spectator, and all bytes that each of them was sent."""

    def __init__(self, server: LiveServer, game: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.server, self.dice, self.stack = server, random.Random(seed), ExitStack()
        self.people = [server.visitor(f"Person {seat}") for seat in range(seats)]
        opened = self.people[0].post(
            "/api/tables",
            {"game": game, "options": options, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)},
        )
        self.id = opened["table"]
        codes = [opened["seats"][0]["code"]]
        for person in self.people[1:]:
            codes.append(person.post(f"/api/tables/{self.id}/seats", {})["code"])
        self.people[0].post(f"/api/tables/{self.id}/start", {})
        self.observers: list[Visitor] = [*self.people, server.visitor()]
        self.clients: list[TableClient] = []
        self.heard = 0
        for observer in self.observers:
            self.clients.append(self.stack.enter_context(observer.at(self.id)))
        cookies = [str(person.http.cookies[COOKIE]) for person in self.people]
        self.secrets = [*secrets_of(self.room.table), *codes, *cookies]
        self.kept = [kept_about(person) for person in self.people]

    @property
    def room(self) -> Room:
        return self.server.services.rooms._rooms[self.id]

    def steps(self, count: int) -> Iterator[None]:
        """Yields after each random event; everything sent before it is checked."""
        for _ in range(count):
            self.settle()
            if self.room.table.stage is not Stage.RUNNING:
                break
            self.check()
            kinds = [self.move] * 8 + [self.talk, self.undo, self.go_back, self.leave, self.reconnect, self.look_back]
            self.dice.choice(kinds)()
            yield
        self.stack.close()

    def settle(self) -> None:
        """Wait until bots have moved and all clients are up to date."""
        room = self.room
        wait_until(lambda: not room.table.bot_to_move)
        for client in self.clients:
            client.wait_for_version(room.table.version)

    def check(self) -> None:
        for number, client in enumerate(self.clients):
            viewer = number if number < len(self.people) else SPECTATOR
            other = twin(self.room.table, viewer, self.dice.randrange(1 << 30))
            scene = frames.scene_of(other, viewer)
            seen = as_sent(scene)
            assert seen == client.scene, f"seen by {viewer}: {jsonpatch.make_patch(seen, client.scene)}"
            self.check_log(client, other, viewer, scene.view)
            for frame in client.frames:
                self.check_text(frame)
            self.heard += len(client.frames)
            client.frames.clear()

    def check_log(self, client: TableClient, other: Table, viewer: int, view: Any) -> None:
        """The log of the last moves equals that of the twin world."""
        there = {log_entry.version: log_entry for log_entry in other.log_entries}
        for line in client.log[-4:]:
            if log_entry := there.get(line["version"]):  # it may have been undone
                told = as_sent(frames.log_line(other, viewer, log_entry, view))
                assert told["texts"] == line["texts"], f"told to {viewer}"

    def check_text(self, text: str) -> None:
        assert not (found := leaked(text, self.secrets)), found

    # Events

    def random_client(self) -> TableClient:
        return self.dice.choice(self.clients[:-1])

    def move(self) -> None:
        active = next(client for client in self.clients if client.scene["offers"])
        offers = [offer["action"] for offer in active.scene["offers"]]
        if self.dice.random() < 0.3:
            picks = [self.dice.choice(offers), self.dice.randrange(100)]
            active.send("draft", request=1, version=active.version, picks=picks)
            active.receive("drafted", "refused")
        assert active.play(self.dice.choice(offers))["t"] == "done"

    def talk(self) -> None:
        self.random_client().command("say", phrase="wow")
        self.random_client().play(self.dice.randrange(100))  # mostly refused

    def undo(self) -> None:
        client = self.random_client()
        client.command("undo", version=client.version)

    def go_back(self) -> None:
        asking = self.random_client()
        asking.command("ask", version=asking.version, to=max(0, asking.scene["move"] - self.dice.randrange(1, 6)))
        for client in self.clients[:-1]:
            if client is not asking:
                client.command("answer", agrees=self.dice.random() < 0.9)

    def leave(self) -> None:
        client = self.random_client()
        client.command("leave")
        self.settle()
        client.command("return")

    def reconnect(self) -> None:
        number = self.dice.randrange(len(self.clients))
        self.clients[number].socket.close()
        since = self.dice.choice((None, 0, self.clients[number].version))
        for frame in self.clients[number].frames:
            self.check_text(frame)
        self.heard += len(self.clients[number].frames)
        self.clients[number] = self.stack.enter_context(self.observers[number].at(self.id, since))

    def look_back(self) -> None:
        """Over HTTP: an earlier move for every observer; for one of them also the memory, stored data, log, table, and
        a record that is refused while the game runs."""
        assert self.room.table.match is not None
        last = self.room.table.match.version
        earlier, chosen = self.dice.randrange(last + 1), self.dice.randrange(len(self.observers))
        for number, observer in enumerate(self.observers):
            viewer = number if number < len(self.people) else SPECTATOR
            other = twin(self.room.table, viewer, self.dice.randrange(1 << 30))
            for move in {earlier, last}:
                moment = as_sent(moment_of(other, viewer, move, "seat"))
                assert self.fetched(observer, f"moves/{move}") == moment, f"move {move}, seen by {viewer}"
            if number == chosen and viewer != SPECTATOR:
                assert self.fetched(observer, "memory") == as_sent(memory_of(other, viewer))
                assert kept_about(observer) == self.kept[number], "what is kept does not follow from what was dealt"
        for path in ("log", f"moves?first={max(0, last - 10)}", "memory", "record", "moves/0?eyes=open", ""):
            self.fetched(self.observers[chosen], path)
        self.check_text(self.observers[chosen].http.get("/api/me/data").text)
        self.heard += 1

    def fetched(self, observer: Visitor, path: str) -> Json:
        """Fetch something about the table; it must contain no known secret."""
        response = observer.http.get(f"/api/tables/{self.id}/{path}".rstrip("/"))
        self.check_text(response.text)
        self.heard += 1
        return response.json()


def kept_about(person: Visitor) -> Json:
    """What is stored about a player, without the times of their visits."""
    kept = person.get("/api/me/data")
    return {name: [{**row, "seen": None} for row in rows] for name, rows in kept.items()}
