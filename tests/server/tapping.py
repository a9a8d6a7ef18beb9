"""Tapping the wire: everything that a real server sends to real connections, compared with another world.

People play at random, talk, take back, leave, come back, lose their connections and look at the past. Whatever the
server has sent them by then must be what it would have sent in a world that differs in all they cannot know; and in no
byte of it is one of the secrets that we know to be there.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec

from emporion.kernel.seats import NOBODY
from emporion.server.room import frames
from emporion.server.room.delta import delta, encoded
from emporion.server.room.room import Room
from emporion.server.room.table import Stage, Table
from emporion.server.web.identity import COOKIE
from emporion.server.web.replays import memory_of, moment_of
from tests.server.audit import leaked, secrets_of, twin
from tests.server.serving import Place, Serving, Visitor, wait_until

Json = Any


class Tap:
    """A table at a real server, its people, one who only watches, and all bytes that were sent to each of them."""

    def __init__(self, serving: Serving, game: str, seats: int, seed: int, options: dict[str, Any]) -> None:
        self.serving, self.dice, self.stack = serving, random.Random(seed), ExitStack()
        self.people = [serving.visitor(f"Person {seat}") for seat in range(seats)]
        opened = self.people[0].post(
            "/api/tables",
            {"game": game, "options": options, "seats": [{"kind": "me"}] + [{"kind": "open"}] * (seats - 1)},
        )
        self.id = opened["table"]
        codes = [opened["seats"][0]["code"]]
        for person in self.people[1:]:
            codes.append(person.post(f"/api/tables/{self.id}/seats", {})["code"])
        self.people[0].post(f"/api/tables/{self.id}/start", {})
        self.watchers: list[Visitor] = [*self.people, serving.visitor()]
        self.places: list[Place] = []
        self.heard = 0
        for watcher in self.watchers:
            self.places.append(self.stack.enter_context(watcher.at(self.id)))
        cookies = [str(person.http.cookies[COOKIE]) for person in self.people]
        self.secrets = [*secrets_of(self.room.table), *codes, *cookies]
        self.kept = [kept_about(person) for person in self.people]

    @property
    def room(self) -> Room:
        return self.serving.house.rooms._rooms[self.id]

    def steps(self, count: int) -> Iterator[None]:
        """Something happens, then everything that was sent is looked at."""
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
        """Bots have moved, and everybody has seen everything."""
        room = self.room
        wait_until(lambda: not room.table.bot_decides)
        for place in self.places:
            place.wait_for_version(room.table.version)

    def check(self) -> None:
        for number, place in enumerate(self.places):
            viewer = number if number < len(self.people) else NOBODY
            other = twin(self.room.table, viewer, self.dice.randrange(1 << 30))
            seen = msgspec.to_builtins(frames.seen(other, viewer))
            assert seen == place.scene, f"seen by {viewer}: {delta(encoded(seen), encoded(place.scene))}"
            self.check_log(place, other, viewer)
            for frame in place.frames:
                self.check_text(frame)
            self.heard += len(place.frames)
            place.frames.clear()

    def check_log(self, place: Place, other: Table, viewer: int) -> None:
        """What was told of the last moves is what would have been told in the other world."""
        there = {happened.version: happened for happened in other.chronicle}
        for line in place.log[-4:]:
            if happened := there.get(line["version"]):  # it may have been taken back
                told = msgspec.to_builtins(frames.log_line(other, viewer, happened, place.scene["view"]))
                assert told["texts"] == line["texts"], f"told to {viewer}"

    def check_text(self, text: str) -> None:
        assert not (found := leaked(text, self.secrets)), found

    # What people do

    def somebody(self) -> Place:
        return self.dice.choice(self.places[:-1])

    def move(self) -> None:
        active = next(place for place in self.places if place.scene["offers"])
        offers = [offer["action"] for offer in active.scene["offers"]]
        if self.dice.random() < 0.3:
            picks = [self.dice.choice(offers), self.dice.randrange(100)]
            active.say("draft", request=1, version=active.version, picks=picks)
            active.hear("drafted", "refused")
        assert active.play(self.dice.choice(offers))["t"] == "done"

    def talk(self) -> None:
        self.somebody().command("say", phrase="wow")
        self.somebody().play(self.dice.randrange(100))  # mostly refused

    def undo(self) -> None:
        place = self.somebody()
        place.command("undo", version=place.version)

    def go_back(self) -> None:
        asking = self.somebody()
        asking.command("ask", version=asking.version, to=max(0, asking.scene["move"] - self.dice.randrange(1, 6)))
        for place in self.places[:-1]:
            if place is not asking:
                place.command("answer", agrees=self.dice.random() < 0.9)

    def leave(self) -> None:
        place = self.somebody()
        place.command("leave")
        self.settle()
        place.command("return")

    def reconnect(self) -> None:
        number = self.dice.randrange(len(self.places))
        self.places[number].socket.close()
        since = self.dice.choice((None, 0, self.places[number].version))
        for frame in self.places[number].frames:
            self.check_text(frame)
        self.heard += len(self.places[number].frames)
        self.places[number] = self.stack.enter_context(self.watchers[number].at(self.id, since))

    def look_back(self) -> None:
        """Over HTTP: an earlier moment, for everybody; for one of them also what is remembered and kept, the log, the
        table, and a record that nobody gets yet."""
        assert self.room.table.match is not None
        last = self.room.table.match.version
        earlier, chosen = self.dice.randrange(last + 1), self.dice.randrange(len(self.watchers))
        for number, watcher in enumerate(self.watchers):
            viewer = number if number < len(self.people) else NOBODY
            other = twin(self.room.table, viewer, self.dice.randrange(1 << 30))
            for move in {earlier, last}:
                moment = msgspec.to_builtins(moment_of(other, viewer, move, "seat"))
                assert self.fetched(watcher, f"moves/{move}") == moment, f"move {move}, seen by {viewer}"
            if number == chosen and viewer != NOBODY:
                assert self.fetched(watcher, "memory") == msgspec.to_builtins(memory_of(other, viewer))
                assert kept_about(watcher) == self.kept[number], "what is kept does not follow from what was dealt"
        for path in ("log", f"moves?first={max(0, last - 10)}", "memory", "record", "moves/0?eyes=open", ""):
            self.fetched(self.watchers[chosen], path)
        self.check_text(self.watchers[chosen].http.get("/api/me/data").text)
        self.heard += 1

    def fetched(self, watcher: Visitor, path: str) -> Json:
        """Something about the table, which holds no secret that we know."""
        response = watcher.http.get(f"/api/tables/{self.id}/{path}".rstrip("/"))
        self.check_text(response.text)
        self.heard += 1
        return response.json()


def kept_about(person: Visitor) -> Json:
    """What is stored about somebody, but for when they were here."""
    kept = person.get("/api/me/data")
    return {name: [{**row, "seen": None} for row in rows] for name, rows in kept.items()}
