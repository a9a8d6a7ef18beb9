"""Proves from the history of a run that every promise was kept.

What is stored is replayed, entry by entry, and compared with what each client was sent, what it was told and when.
"""

from __future__ import annotations

import random
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from emporion.server.room import frames
from emporion.server.room.entries import (
    Entry,
    Moved,
    Resigned,
    Returned,
    Said,
    Seated,
    TakenOver,
    UndoAnswered,
    Undone,
    UndoRequested,
    decoded,
)
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_repository import apply_stored, read_table
from emporion.server.room.table_state import Stage
from emporion.server.storage import tables
from emporion.server.storage.chain import StoredEntry
from emporion.server.storage.schema import tables as rows
from tests.server.hidden_information import secrets_of, twin
from tests.server.kills import is_loaded_otherwise
from tests.simulation.clients import Client, Command, line_digest, scene_digest
from tests.simulation.engines import compiled_statements, dialect_of, plain_engine

if TYPE_CHECKING:
    from tests.simulation.gathering import Gathering
    from tests.simulation.run import Run

KINDS: dict[str, tuple[type[Entry], ...]] = {
    "play": (Moved,),
    "undo": (Undone,),
    "ask": (UndoRequested, Undone),
    "answer": (UndoAnswered, Undone),
    "resign": (Resigned,),
    "leave": (TakenOver,),
    "return": (Returned,),
    "say": (Said,),
}
"""What a command may be stored as."""
COMPARED = 0.3  # share of the scenes that are compared with what is stored
IN_TWIN_WORLDS = 0.06  # share of those that are compared with a world of other hidden information
TOLD_WITHIN = 6.0  # seconds in which everybody is told, when nothing fails
BOTS_WITHIN = 30.0  # seconds in which a bot moves, when nothing fails
ANY_TIME = ("table-time-over",)
"""Refusals of a move that depend on the time: the same move may be accepted later, by another clock."""
NO_SEAT = "table-only-watching"
"""The refusal of everything that a device sends after another one took its seat, repeated commands too."""


class Stored(NamedTuple):
    """A table as the database has it."""

    entries: list[StoredEntry]
    pauses: list[tuple[int, int]]


def check(run: Run) -> None:
    """Check a run that has come to its end."""
    history = run.world.history
    if history.violations:
        return
    engine = plain_engine(run.site.disk.path, dialect_of(True))
    engine._compiled_cache = compiled_statements(True)
    with engine.connect() as connection:
        for gathering in run.gatherings:
            problems = TableCheck(run, gathering, connection).problems()
            for problem in problems:
                history.violate(f"table {gathering.table[:4]}: {problem}")
                break
    engine.dispose()


class TableCheck:
    """The checks of one table."""

    def __init__(self, run: Run, gathering: Gathering, connection: Connection) -> None:
        self.run, self.gathering, self.connection = run, gathering, connection
        self.dice = random.Random(f"{run.world.seed} checks {gathering.number}")
        self.stored_at = run.site.disk.stored.get(gathering.table, {})
        self.clients = gathering.clients
        self.stored = Stored(tables.stored_entries(connection, gathering.table), tables.pauses(connection))

    def problems(self) -> Iterator[str]:
        yield from self.storage()
        yield from self.acknowledgements()
        yield from self.entries()
        yield from self.order()
        yield from self.scenes()
        yield from self.secrets()
        yield from self.promptness()

    # What is stored

    def storage(self) -> Iterator[str]:
        """The entries are whole, the columns and the snapshot agree with them, and the game is over."""
        try:
            table = read_table(self.connection, self.gathering.table)
        except Exception as problem:
            yield f"cannot be replayed: {problem!r}"
            return
        row = self.connection.execute(select(rows).where(rows.c.id == table.id)).one()
        if (row.version, row.stage) != (table.version, table.stage.value):
            yield f"the columns say version {row.version}, {row.stage}; the entries {table.version}, {table.stage}"
        if is_loaded_otherwise(self.connection, table):
            yield "the snapshot is another table"
        if table.stage is not Stage.OVER:
            yield f"the game is not over: {table.stage}"
        if unlike := set(self.stored_at) ^ set(range(table.version + 1)):
            yield f"other versions are stored than were written: {sorted(unlike)}"

    # Commands

    def commands(self) -> Iterator[tuple[Client, Command]]:
        for client in self.clients:
            for command in client.record.commands:
                yield client, command

    def acknowledgements(self) -> Iterator[str]:
        """Whatever was acknowledged is stored as it was acknowledged, and was by then."""
        found = {entry.idempotency_key: entry for entry in self.stored.entries if entry.idempotency_key}
        for client, command in self.commands():
            if command.answered is None:
                yield f"{command.id} of {client.name} was never answered"
            elif command.version is not None:
                entry = found.get(command.id)
                if entry is None:
                    yield f"{command.id} was acknowledged and is lost"
                elif entry.version != command.version:
                    yield f"{command.id} was acknowledged as version {command.version} and is stored as {entry.version}"
                elif self.stored_at[entry.version] > command.answered:
                    yield f"{command.id} was acknowledged before it was stored"
            elif command.message["t"] == "play" and command.refusal not in ANY_TIME and command.id in found:
                version = found[command.id].version
                if command.refusal != NO_SEAT or not self.lost_seat_after(version, self.gathering.seat_of(client)):
                    yield f"{command.id} was refused ({command.refusal}), but is stored as {version}"

    def lost_seat_after(self, version: int, seat: int) -> bool:
        """Whether another device took the seat over after this version."""
        later = (decoded(entry.body) for entry in self.stored.entries if entry.version > version)
        return any(isinstance(entry, Seated) and entry.seat == seat for entry in later)

    def entries(self) -> Iterator[str]:
        """Each command is stored once at most, as what it said; and nothing else is stored for a person."""
        sent = {command.id: (client, command) for client, command in self.commands()}
        times = Counter(entry.idempotency_key for entry in self.stored.entries if entry.idempotency_key)
        for id, count in times.items():
            if count > 1:
                yield f"{id} was applied {count} times"
        for entry in self.stored.entries:
            what = decoded(entry.body)
            if entry.idempotency_key is None:
                if isinstance(what, Moved) and not what.bot and not what.automatic:
                    yield f"version {entry.version} is a move that nobody sent"
                continue
            if entry.idempotency_key not in sent:
                yield f"version {entry.version} is the command {entry.idempotency_key}, which nobody sent"
                continue
            client, command = sent[entry.idempotency_key]
            kind = command.message["t"]
            if entry.by != self.gathering.seat_of(client) or not isinstance(what, KINDS[kind]):
                yield f"{command.id} ({kind} of {client.name}) is stored as {what} of seat {entry.by}"
            if isinstance(what, Moved) and what.actions != command.message["actions"]:
                yield f"{command.id} is stored with other actions: {what.actions}"

    # Order

    def order(self) -> Iterator[str]:
        """Nobody was told what was not stored yet; later commands have later versions; and who comes is shown
        everything that anybody knew before."""
        first: dict[int, float] = {}
        for client in self.clients:
            for version, at in client.record.told.items():
                first[version] = min(first.get(version, at), at)
                if version not in self.stored_at or self.stored_at[version] > at:
                    yield f"{client.name} was told version {version} before it was stored"
        for _, command in self.commands():
            if command.version is not None and command.answered is not None:
                first[command.version] = min(first.get(command.version, command.answered), command.answered)
        known = sorted((at, version) for version, at in first.items())
        times, newest = [at for at, _ in known], list(accumulate((version for _, version in known), max))

        def known_before(at: float) -> int:
            place = bisect_left(times, at)
            return newest[place - 1] if place else -1

        for _, command in self.commands():
            if command.version is not None and command.version <= known_before(command.sent):
                yield f"{command.id} became version {command.version}, although {known_before(command.sent)} was known"
        for client in self.clients:
            for arrival in client.record.arrivals:
                if arrival.version < known_before(arrival.asked):
                    yield f"{client.name} came and was shown {arrival.version}; {known_before(arrival.asked)} was known"

    # Scenes

    def scenes(self) -> Iterator[str]:
        """What clients saw is what is stored, and shows them nothing that they cannot know."""
        seen: dict[int, dict[int, dict[bytes, str]]] = {}
        for client in self.clients:
            for sight in client.record.sights:
                viewer = SPECTATOR if sight.viewer is None else sight.viewer
                seen.setdefault(sight.version, {}).setdefault(viewer, {})[sight.digest] = client.name
        table = Table(self.gathering.table, self.stored.pauses)
        for entry in self.stored.entries:
            apply_stored(table, entry)
            for viewer, digests in sorted(seen.get(table.version, {}).items()):
                if len(digests) > 1:
                    yield f"{' and '.join(digests.values())} saw different versions {table.version}"
                if self.dice.random() < COMPARED or table.version == len(self.stored.entries) - 1:
                    yield from self.scene(table, viewer, *digests.popitem())

    def scene(self, table: Table, viewer: int, digest: bytes, name: str) -> Iterator[str]:
        """Compare what a viewer saw with the table."""
        scene = frames.scene_of(table, viewer)
        if digest_of_frame(scene) != digest:
            yield f"{name} saw another version {table.version} than is stored"
        line = frames.log_line(table, viewer, table.log_entries[-1], scene.view)
        for client in self.clients:
            heard = client.record.lines.get((None if viewer == SPECTATOR else viewer, line.version))
            if heard is not None and heard != line_digest(msgspec.to_builtins(line)):
                yield f"{client.name} was told another version {line.version} than is stored"
        if table.stage is Stage.RUNNING and self.dice.random() < IN_TWIN_WORLDS / COMPARED:
            other = twin(table, viewer, self.dice.randrange(1 << 30))
            if digest_of_frame(frames.scene_of(other, viewer)) != digest:
                yield f"{name} saw in version {table.version} what viewer {viewer} cannot know"

    def secrets(self) -> Iterator[str]:
        """No frame of the running game contains a secret."""
        table = read_table(self.connection, self.gathering.table)
        secrets = [secret.encode() for secret in [*secrets_of(table), *self.gathering.secrets]]
        for client in self.clients:
            heard = b"\n".join(client.record.heard)
            if any(secret in heard for secret in secrets):
                yield f"{client.name} was told a secret"

    # Promptness

    def promptness(self) -> Iterator[str]:
        """When nothing fails, everybody is told at once, and bots move."""
        if not self.run.calm_from:
            return
        calm = {version: at for version, at in self.stored_at.items() if at >= self.run.calm_from}
        for client in self.clients:
            told = sorted(client.record.told.items())
            for version, at in calm.items():
                by = at + TOLD_WITHIN
                is_there = any(since <= at and until >= by for since, until in client.record.connected)
                if is_there and not any(known >= version and when <= by for known, when in told):
                    yield f"{client.name} was not told version {version} within {TOLD_WITHIN:.0f} s"
        table = Table(self.gathering.table, self.stored.pauses)
        for entry in self.stored.entries:
            apply_stored(table, entry)
            following = self.stored_at.get(table.version + 1, self.run.world.now)
            if table.bot_to_move and table.version in calm and following - calm[table.version] > BOTS_WITHIN:
                yield f"after version {table.version} a bot took {following - calm[table.version]:.0f} s"


def digest_of_frame(frame: object) -> bytes:
    return scene_digest(msgspec.json.decode(msgspec.json.encode(frame)))
