"""State machine of a running server: whatever players do, in any order and over any connections, all clients see the
same table, versions have no gaps, and only allowed commands are stored."""

from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import ExitStack
from functools import wraps
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from emporion.games import names
from emporion.server.room.table import MAX_PHRASES, Table
from emporion.server.room.table_state import Stage
from emporion.server.storage.tables import stored_entries
from tests.server.live_server import LiveServer, TableClient, Visitor, wait_until

PEOPLE = ("Ada", "Bartek", "Chiara")
SEATS = 2  # one of them may be a spectator
SAME = ("stage", "host", "seats", "actor", "move", "commitment", "public", "rated", "options", "next_table")
"""The parts of a scene that are the same for all viewers."""

anybody = st.sampled_from(PEOPLE)
chosen = st.integers(0, 1000)


def only_if(condition: Callable[[RoomMachine], bool]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A condition that depends on the table, and so on chance. Hypothesis needs preconditions that are deterministic,
    so the rule checks it itself."""

    def limited(does: Callable[..., None]) -> Callable[..., None]:
        @wraps(does)
        def if_it_is_so(self: RoomMachine, **given: Any) -> None:
            if condition(self):
                does(self, **given)

        return if_it_is_so

    return limited


running = only_if(lambda self: self.table.stage is Stage.RUNNING)
rarely = only_if(lambda self: self.table.version % 4 == 0)


class RoomMachine(RuleBasedStateMachine):
    """A server, three players who come and go, and what each of them may do."""

    server: ClassVar[LiveServer]
    people: ClassVar[dict[str, Visitor]]
    steps: ClassVar[int] = 0
    events: ClassVar[set[str]] = set()

    @initialize(game=st.sampled_from(names()), begun=st.sampled_from((True, True, False)))
    def open_table(self, game: str, begun: bool) -> None:
        self.id = self.people["Ada"].open_table(game, "me open")
        self.clients: dict[str, tuple[TableClient, ExitStack]] = {}
        self.said: list[str] = []
        for name in PEOPLE:
            self.connect(name)
        if begun:
            self.join("Bartek")
            self.start("Ada")

    @property
    def table(self) -> Table:
        """The server's table, after bots have moved."""
        room = self.server.services.rooms._rooms[self.id]
        wait_until(lambda: not room.table.bot_to_move)
        return room.table

    def seat_of(self, name: str) -> int | None:
        return next((seat for seat, seat_state in enumerate(self.table.seats) if seat_state.name == name), None)

    def stored(self) -> int:
        return len(self.server.services.database.run_sync(stored_entries, self.id))

    # Connections

    @rule(name=anybody)
    def connect(self, name: str) -> None:
        """Also a second time from another tab, which replaces the first."""
        self.disconnect(name)
        stack = ExitStack()
        self.clients[name] = stack.enter_context(self.people[name].at(self.id)), stack

    @rule(name=anybody)
    @rarely
    def go(self, name: str) -> None:
        self.disconnect(name)

    def disconnect(self, name: str) -> None:
        if name in self.clients:
            self.clients.pop(name)[1].close()

    @rule(name=anybody)
    @rarely
    def lose_connection(self, name: str) -> None:
        """Without a close frame."""
        if name in self.clients:
            client, stack = self.clients.pop(name)
            client.socket.socket.close()
            stack.close()

    @rule()
    @only_if(lambda self: not self.clients)
    def forget_the_room(self) -> None:
        """As if the server had restarted."""
        self.server.services.rooms.unload(self.id)
        self.people["Ada"].get(f"/api/tables/{self.id}")

    # Before the game

    @rule(name=anybody)
    def join(self, name: str) -> None:
        table = self.table
        allowed = table.stage is Stage.OPEN and bool(table.free) and self.seat_of(name) is None
        self.asks(allowed, name, "POST", f"/api/tables/{self.id}/seats", {})
        if allowed and name in self.clients:
            self.connect(name)

    @rule(name=st.sampled_from(PEOPLE[1:]), seat=st.integers(0, SEATS))
    @only_if(lambda self: self.table.stage is Stage.OPEN)
    def vacate(self, name: str, seat: int) -> None:
        """The host's seat is never freed here: the table would be deleted, or get another host."""
        self.asks(seat == self.seat_of(name), name, "DELETE", f"/api/tables/{self.id}/seats/{seat}")

    @rule(name=anybody)
    def start(self, name: str) -> None:
        table = self.table
        allowed = table.stage is Stage.OPEN and not table.free and name == "Ada"
        self.asks(allowed, name, "POST", f"/api/tables/{self.id}/start", {})

    def asks(self, allowed: bool, name: str, method: str, path: str, data: Any = None) -> None:
        before = self.stored()
        answer = self.people[name].http.request(method, path, json=data)
        assert answer.is_success == allowed, answer.text
        assert allowed or 400 <= answer.status_code < 500
        assert self.stored() == before + allowed
        self.note(method.lower(), allowed)

    # During the game

    @rule(name=anybody, choice=chosen)
    @running
    def move(self, name: str, choice: int) -> None:
        actions = self.table.match.legal() if self.table.match else []
        allowed = self.plays(name) and self.seat_of(name) == self.table.actor
        self.commands(name, allowed, "play", actions=[actions[choice % len(actions)]])

    @rule(choice=chosen)
    @running
    def move_in_turn(self, choice: int) -> None:
        self.move(name=self.table.seats[self.table.actor].name, choice=choice)

    @rule(choices=st.lists(chosen, min_size=2, max_size=6))
    def play_on(self, choices: list[int]) -> None:
        for choice in choices:
            self.move_in_turn(choice=choice)

    @rule(agrees=st.booleans())
    @only_if(lambda self: self.table.undo_request is not None)
    def answer_whoever_is_asked(self, agrees: bool) -> None:
        for name in PEOPLE:
            self.answer(name=name, agrees=agrees)

    @rule(name=anybody, action=st.integers(0, 1_000_000), late=st.integers(-1000, 1000))
    def try_something(self, name: str, action: int, late: int) -> None:
        """Another version than the newest, or an illegal action."""
        table = self.table
        legal = table.match.legal() if table.match and table.stage is Stage.RUNNING else []
        version = max(-1, table.version + late)
        if action not in legal or not table.last_game_change <= version <= table.version:
            self.commands(name, False, "play", version=version, actions=[action])

    @rule(name=anybody)
    @running
    def undo(self, name: str) -> None:
        client = self.clients.get(name)
        self.catch_up()
        self.commands(name, bool(client and client[0].scene["undo"]["alone"]), "undo")

    @rule(name=anybody, back=st.integers(0, 5))
    @running
    def ask(self, name: str, back: int) -> None:
        table = self.table
        assert table.match is not None
        to = table.match.version - back
        allowed = self.plays(name) and back > 0 <= to and table.undo_request is None
        allowed = allowed and table._declined.get(self.seat_of(name) or 0) != table.match.version
        self.commands(name, allowed, "ask", to=max(-1, to))

    @rule(name=anybody, agrees=st.booleans())
    @running
    def answer(self, name: str, agrees: bool) -> None:
        request = self.table.undo_request
        allowed = self.plays(name) and request is not None and request.seat != self.seat_of(name)
        self.commands(name, allowed, "answer", agrees=agrees)

    @rule(name=anybody)
    @running
    def leave(self, name: str) -> None:
        self.commands(name, self.plays(name), "leave")

    @rule(name=anybody)
    @running
    def come_back(self, name: str) -> None:
        seat = self.seat_of(name)
        allowed = seat is not None and bool(self.table.seats[seat].stand_in) and not self.table.seats[seat].out
        self.commands(name, allowed, "return")

    @rule(name=anybody)
    @only_if(lambda self: self.table.stage is Stage.RUNNING and self.table.version > 25)
    def resign(self, name: str) -> None:
        seat = self.seat_of(name)
        self.commands(name, seat is not None and not self.table.seats[seat].out, "resign")

    @rule(name=anybody, phrase=st.sampled_from(("hello", "wow", "no such phrase")))
    def say(self, name: str, phrase: str) -> None:
        if self.said.count(name) >= MAX_PHRASES:  # it depends on the time whether one more is too many
            return
        self.said.append(name)
        self.commands(name, self.seat_of(name) is not None and phrase != "no such phrase", "say", phrase=phrase)

    def plays(self, name: str) -> bool:
        """Whether a player has a seat in a running game, without a stand-in bot."""
        seat = self.seat_of(name)
        return self.table.stage is Stage.RUNNING and seat is not None and self.table.seats[seat].is_played_by_person

    def commands(self, name: str, allowed: bool, kind: str, **what: Any) -> None:
        """A connected player sends a command, up to twice."""
        if name not in self.clients:
            return
        self.catch_up()
        client, before = self.clients[name][0], self.stored()
        if kind in ("play", "undo", "ask"):
            what.setdefault("version", client.version)
        command = f"c{RoomMachine.steps}"
        first = client.command(kind, command=command, **what)
        assert (first["t"] == "done") == allowed, (kind, what, first)
        if allowed:
            again = client.command(kind, command=command, **what)
            assert again == first, "the same command has the same answer"
            assert first["version"] == before
        else:
            assert first["error"]["id"] != "request-fault"
            assert self.stored() == before
        self.note(kind, allowed)

    def note(self, kind: str, allowed: bool) -> None:
        RoomMachine.steps += 1
        self.events.add(kind if allowed else f"no {kind}")

    # Invariants

    def catch_up(self) -> None:
        version = self.table.version
        for client, _ in self.clients.values():
            client.wait_for_version(version)

    @invariant()
    def everybody_sees_the_same(self) -> None:
        self.catch_up()
        assert self.stored() == self.table.version + 1
        scenes = [client.scene for client, _ in self.clients.values()]
        for name, (client, _) in self.clients.items():
            seat = self.seat_of(name)
            assert client.scene["you"] == seat
            assert bool(client.scene["offers"]) == (seat is not None and seat == self.table.actor)
        for scene in scenes[1:]:
            assert {key: scene[key] for key in SAME} == {key: scenes[0][key] for key in SAME}

    def teardown(self) -> None:
        for name in PEOPLE:
            self.disconnect(name)


QUICK = settings(
    max_examples=8,
    stateful_step_count=60,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
    phases=(Phase.generate,),
)


def play(database: str, thoroughness: settings) -> None:
    RoomMachine.steps = 0
    RoomMachine.events.clear()
    with LiveServer(database) as server:
        RoomMachine.server = server
        RoomMachine.people = {name: server.visitor(name) for name in PEOPLE}
        run_state_machine_as_test(RoomMachine, settings=thoroughness)


def test_the_server_keeps_its_invariants(any_database: str) -> None:
    play(any_database, QUICK)
    assert RoomMachine.events >= {"post", "no post", "play", "no play"}


@pytest.mark.soak
def test_the_server_keeps_its_invariants_for_long(any_database: str) -> None:
    steps = int(os.environ.get("EMPORION_STEPS", "100000"))
    long = settings(QUICK, max_examples=steps // QUICK.stateful_step_count, derandomize=False, print_blob=True)
    play(any_database, long)
    print(f"{RoomMachine.steps:,} commands and requests")
    assert RoomMachine.events >= {
        "undo",
        "ask",
        "answer",
        "resign",
        "return",
        "no undo",
        "no ask",
        "no answer",
        "no resign",
    }
