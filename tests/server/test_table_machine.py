"""State machine of a table: whatever players try, in any order, refusals change nothing, and the table is its entries.

One Hypothesis machine with its model and rules, so over 400 lines.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import astuple
from typing import Any, ClassVar, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from emporion.games import names
from emporion.kernel.errors import LocalizedError
from emporion.kernel.records import state_hash
from emporion.match.clock import DAY, SECOND, ClockKind, TimeControl
from emporion.server.room import frames, saved_table
from emporion.server.room.entries import (
    PHRASES,
    AnyEntry,
    Entry,
    Moved,
    Opened,
    Plan,
    Resigned,
    Seated,
    Started,
    TakenOver,
    UndoAnswered,
    Undone,
    UndoRequested,
    decoded,
    encoded,
)
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.standing import departures
from emporion.server.room.table import MAX_PHRASES, PHRASES_WINDOW, Table
from emporion.server.room.table_state import RETURN_TIME, Stage
from tests.server.equal_tables import assert_equal_tables

PLAYERS = ("ada", "bartek", "chiara", "dido")
HOST = PLAYERS[0]
PACES = (TimeControl(), TimeControl(ClockKind.LIVE, 60 * SECOND, 5 * SECOND), TimeControl(ClockKind.DAYS, DAY))
START = 1_700_000_000_000

MOSTLY_NONE = st.none() | st.none()
someone = st.sampled_from(PLAYERS)
seats = st.integers(0, 11)  # of the legal ones
anywhere = st.integers(-1, 5)
keys = st.integers(0, 2**32 - 1)
plans = st.tuples(
    st.sampled_from(names()),
    st.lists(st.sampled_from(("open", "open", "here", "bot", "bot")), min_size=1, max_size=3),
    st.sampled_from((False, False, True)),
    st.sampled_from(PACES),
    st.none() | keys,
)


def mostly(stage: str) -> Callable[[Any], Any]:
    """A rule for one stage of a table: at other stages it is tried sometimes, and refused."""
    return precondition(lambda self: self.stage == stage or self.table.version % 5 == 0)


def observed(table: Table, whole: bool = False) -> Any:
    """Everything of a table that could change. Looking at the whole game state takes a while."""
    match = table.match
    hashed = match is not None and (whole or table.version % 4 == 0)
    return (
        table.version,
        table.at,
        table.host,
        [astuple(seat_state) for seat_state in table.seats],
        table.stage,
        table.started,
        [table.clock.left(seat, table.at + 1) for seat in range(len(table.seats))],
        table.clock.running,
        table.clock.expires_at,
        list(table.log_entries),
        table.last_game_change,
        table.undo_request,
        sorted(table.agreed) if table.undo_request else [],
        list(table.resignations),
        table.next_table,
        table.is_revealed,
        dict(table.idempotency_keys),
        match and (state_hash(match.state) if hashed else match.actor),
        match and list(match.log),
        match and [player is None for player in match.players],
    )


class TableMachine(RuleBasedStateMachine):
    """A table, and a model of it: who sits where, who may do what, whose answer is pending."""

    events: ClassVar[set[str]] = set()
    """What has happened at any table, to check that it does happen."""

    @initialize(plan=plans)
    def open(self, plan: tuple[Any, ...]) -> None:
        self.open_table(*plan)

    @precondition(lambda self: self.stage == "over")
    @rule(plan=plans)
    def open_another(self, plan: tuple[Any, ...]) -> None:
        self.check_replay()
        self.open_table(*plan)

    def open_table(self, game: str, kinds: list[str], rated: bool, pace: TimeControl, key: int | None) -> None:
        self.table = Table("t")
        self.written: list[tuple[int, bytes, int | None, str | None]] = []
        self.entries: list[Entry] = []
        self.now = START
        self.checked = self.replayed = -1
        """The versions that all viewers have seen and that were replayed."""
        if rated:
            kinds = ["open"] * len(kinds)
        plans = [Plan("person", HOST, "Ada")]
        for number, kind in enumerate(kinds):
            match kind:
                case "here":
                    plans.append(Plan("person", HOST, f"Ada {number}"))
                case "bot":
                    plans.append(Plan("bot", name=f"Bot {number}", level="trader"))
                case _:
                    plans.append(Plan("open"))
        self.rated = rated
        self.shared = not rated and key is not None and key % 4 == 0
        """The deal is shared with other tables."""
        self.sitting = [plan.player if plan.kind == "person" else plan.kind for plan in plans]
        """The player at each seat, or `open`, or `bot`."""
        self.names = [plan.name for plan in plans]
        self.host = HOST
        self.stage = "open"
        self.away: set[int] = set()
        self.out: list[int] = []
        self.asked: int | None = None
        self.consent: set[int] = set()
        self.declined: dict[int, int] = {}
        """Seats whose undo request was declined, and at which move."""
        self.said: list[tuple[int, int]] = []
        """Times and seats."""
        deal = "a deal" if self.shared else ""
        self.write(Opened(game, 1, {}, plans, HOST, public=False, rated=rated, pace=pace, deal=deal))
        if key is not None:
            self.fill_and_start(key, people=True)

    # Applying entries

    def write(self, entry: Entry, by: int | None = None) -> None:
        """Apply an entry after encoding and decoding it."""
        self.now += 1_371
        command = None if by is None else f"c{self.table.version + 1}"
        self.written.append((self.now, encoded(entry), by, command))
        self.entries.append(decoded(encoded(entry)))
        self.table.apply(self.now, self.entries[-1], by, command)
        self.events.add(type(entry).__name__)

    def asks(self, allowed: bool, what: Callable[[], Entry], by: int | None = None) -> Entry | None:
        """Validate, which changes nothing; then apply if it is allowed."""
        entry, reason, before = None, "", observed(self.table)
        try:
            entry = what()
        except LocalizedError as problem:
            reason = str(problem)
        assert allowed == (not reason), reason or "not refused"
        assert observed(self.table) == before
        if entry is not None:
            self.write(entry, by)
        return entry

    @property
    def running(self) -> bool:
        return self.stage == "running"

    def is_person(self, seat: int) -> bool:
        return self.sitting[seat] in PLAYERS

    def plays(self, seat: int) -> bool:
        return self.is_person(seat) and seat not in self.away and seat not in self.out

    def undo_voters(self, asking: int) -> set[int]:
        """Other people who have not resigned, including absent ones."""
        others = [seat for seat, player in enumerate(self.sitting) if player != self.sitting[asking]]
        return {seat for seat in others if self.is_person(seat) and seat not in self.out}

    def playing(self) -> list[int]:
        return [seat for seat in range(len(self.sitting)) if self.plays(seat)]

    def has(self, seat: int) -> bool:
        return 0 <= seat < len(self.sitting)

    def last_game_change(self) -> None:
        """An undo request ends when the game changes, and the game may be over."""
        self.asked, self.consent = None, set()
        in_play = [seat for seat in range(len(self.sitting)) if seat not in self.out]
        assert self.table.match is not None
        if self.table.match.over or len(in_play) < 2 or not any(self.is_person(seat) for seat in in_play):
            self.stage = "over"

    # Before the game

    @mostly("open")
    @rule(player=someone, seat=st.none() | anywhere, has_account=st.booleans())
    def sit(self, player: str, seat: int | None, has_account: bool) -> None:
        free = [number for number, who in enumerate(self.sitting) if who == "open"]
        allowed = self.stage == "open" and player not in self.sitting and (has_account or not self.rated)
        allowed = allowed and bool(free) and (seat is None or seat in free)
        table, name = self.table, player.title()
        allowed = allowed and name not in self.names
        entry = self.asks(allowed, lambda: table.validate_join(player, name, seat, has_account))
        if entry:
            assert entry == Seated(free[0] if seat is None else seat, player, name)
            self.sitting[entry.seat], self.names[entry.seat] = player, name
            self.host = self.host or player

    @mostly("open")
    @rule(player=someone, name=st.sampled_from(("", " Eva", "ADA", "a\tb", "x" * 21)))
    def sit_with_a_wrong_name(self, player: str, name: str) -> None:
        """Unless Ada has left; then her name is free."""
        if name != "ADA" or "Ada" in self.names:
            self.asks(False, lambda: self.table.validate_join(player, name, None, True))

    @mostly("open")
    @rule(player=someone, seat=anywhere)
    def vacate(self, player: str, seat: int) -> None:
        allowed = self.stage == "open" and self.has(seat) and self.sitting[seat] != "open"
        allowed = allowed and player in (self.host, self.sitting[seat])
        if self.asks(allowed, lambda: self.table.validate_vacate(player, seat)):
            leaves, self.sitting[seat], self.names[seat] = self.sitting[seat], "open", ""
            if leaves == self.host and leaves not in self.sitting:
                self.host = next((who for who in self.sitting if who in PLAYERS), "")

    @precondition(lambda self: self.stage == "open" and self.host)
    @rule(newcomer=someone)
    def host_leaves(self, newcomer: str) -> None:
        """Perhaps after another player has joined."""
        self.sit(newcomer, None, True)
        for seat in [number for number, who in enumerate(self.sitting) if who == self.host]:
            self.vacate(self.sitting[seat], seat)

    @mostly("open")
    @rule(player=someone, seat=anywhere)
    def assign(self, player: str, seat: int) -> None:
        allowed = self.stage == "open" and self.has(seat) and player == self.host and not self.rated
        allowed = allowed and not self.is_person(seat)
        if self.asks(allowed, lambda: self.table.validate_assign(player, seat, "trader")):
            self.sitting[seat] = "bot"
            self.names[seat] = self.table.seats[seat].name

    @mostly("open")
    @rule(player=someone, key=keys)
    def start(self, player: str, key: int) -> None:
        def started() -> Entry:
            self.table.validate_start(player)
            return Started(random.Random(key).randbytes(32).hex(), "00" * 16, "promise")

        allowed = self.stage == "open" and player == self.host and "open" not in self.sitting
        if self.asks(allowed, started):
            self.stage = "running"

    @precondition(lambda self: self.stage == "open")
    @rule(key=keys, people=st.booleans())
    def fill_and_start(self, key: int, people: bool) -> None:
        """Most events happen in the game."""
        for seat in [number for number, who in enumerate(self.sitting) if who == "open"]:
            if people or self.rated:
                free = (each for each in PLAYERS if each not in self.sitting and each.title() not in self.names)
                self.sit(next(free, HOST), seat, True)
            else:
                self.assign(self.host or HOST, seat)
        self.start(self.host or HOST, key)

    # During the game

    @precondition(lambda self: self.running)
    @rule(luck=keys, many=st.sampled_from((1, 3, 3, 3, 10, 10, 10, 10, 10, 600)))
    def play_on(self, luck: int, many: int) -> None:
        """Some moves, by people and bots."""
        dice = random.Random(luck)
        for _ in range(many):
            if self.running:
                seat, match = self.table.actor, self.table.match
                assert match is not None
                actions = [dice.choice(match.legal())]
                if self.plays(seat):
                    moved, _ = self.table.validate_move(seat, actions)
                else:
                    moved, _ = self.table.validate_bot_move(match.draft(actions))
                self.write(moved, by=seat)
                self.last_game_change()

    @mostly("running")
    @rule(seat=seats, actions=st.lists(st.integers(0, 60), max_size=3))
    def try_to_move(self, seat: int, actions: list[int]) -> None:
        seat %= len(self.sitting)
        allowed = self.running and seat == self.table.actor and self.plays(seat)
        if allowed:
            assert self.table.match is not None
            try:
                self.table.match.draft(actions)
                allowed = bool(actions)
            except LocalizedError:
                allowed = False
        if self.asks(allowed, lambda: self.table.validate_move(seat, actions)[0], by=seat):
            self.last_game_change()

    @precondition(lambda self: self.running)
    @rule()
    def a_bot_tries_to_move(self) -> None:
        """Perhaps after a person has returned to the seat."""
        match, seat = self.table.match, self.table.actor
        assert match is not None
        draft = match.draft(match.legal()[:1])
        if self.asks(not self.plays(seat), lambda: self.table.validate_bot_move(draft)[0], by=seat):
            self.last_game_change()

    @mostly("running")
    @rule(seat=seats)
    def take_back(self, seat: int) -> None:
        seat %= len(self.sitting)
        allowed, to = self.running and self.plays(seat), 0
        if allowed:
            assert self.table.match is not None
            log, state = self.table.match.log, self.table.match.state
            mine = [number for number, commit in enumerate(log) if commit.seat == seat]
            to = mine[-1] if mine else 0
            by_others = [commit for commit in log[to + 1 :] if commit.seat != seat and not commit.by_bot]
            allowed = bool(mine) and log[to].reveals == state.reveals and not by_others and self.asked is None
        assert frames.undo_of(self.table, seat).alone == allowed
        entry = self.asks(allowed, lambda: self.table.validate_undo(seat), by=seat)
        if entry:
            assert entry == Undone(seat, to)
            self.last_game_change()
            self.check_went_back(to)

    @mostly("running")
    @rule(seat=seats, to=st.sampled_from((0, 0, 1, 2, 5, 12, -1)))
    def ask(self, seat: int, to: int) -> None:
        seat %= len(self.sitting)
        moves = self.table.match.version if self.table.match else 0
        allowed = self.running and self.plays(seat) and not self.rated and 0 <= to < moves and self.asked is None
        allowed = allowed and not self.shared and self.declined.get(seat) != moves
        entry = self.asks(allowed, lambda: self.table.validate_undo_request(seat, to), by=seat)
        if entry is None:
            return
        if not self.undo_voters(seat):
            assert entry == Undone(seat, to)
            self.last_game_change()
            self.check_went_back(to)
        else:
            assert entry == UndoRequested(seat, to)
            self.asked = seat

    @mostly("running")
    @rule(seat=seats, agrees=st.booleans())
    def answer(self, seat: int, agrees: bool) -> None:
        seat %= len(self.sitting)
        asked = self.undo_voters(self.asked) - self.consent if self.asked is not None else set()
        allowed = self.running and self.plays(seat) and seat in asked
        to = self.table.undo_request.to if self.table.undo_request else 0
        entry = self.asks(allowed, lambda: self.table.validate_undo_answer(seat, agrees), by=seat)
        if entry is None:
            return
        self.consent.add(seat)
        if not agrees:
            assert entry == UndoAnswered(seat, False)
            assert self.asked is not None
            self.declined[self.asked] = self.table.match.version if self.table.match else 0
            self.asked, self.consent = None, set()
        elif asked == {seat}:
            assert (isinstance(entry, Undone), entry) == (True, self.table.log_entries[-1].entry)
            self.events.add("consent")
            self.last_game_change()
            self.check_went_back(to)
        else:
            assert entry == UndoAnswered(seat, True)

    @precondition(lambda self: self.running and self.table.match.version > 0)
    @rule(seat=seats, agree=st.lists(st.sampled_from((True, True, True, False)), min_size=3, max_size=3))
    def ask_everybody(self, seat: int, agree: list[bool]) -> None:
        for each in range(len(self.sitting)):
            self.come_back(each)
        self.ask(seat, 0)
        for each, agrees in zip([other for other in self.playing() if other != seat], agree, strict=False):
            self.answer(each, agrees)

    def check_went_back(self, to: int) -> None:
        assert self.table.match is not None
        assert self.table.match.version == to
        moves = [log_entry.move for log_entry in self.table.log_entries if isinstance(log_entry.entry, Moved)]
        assert moves == list(range(1, to + 1))

    @mostly("running")
    @rule(seat=seats, sure=st.sampled_from((False, False, False, True)))
    def resign(self, seat: int, sure: bool) -> None:
        """Rarely, or all games would soon be over."""
        seat %= len(self.sitting)
        if self.running and not sure:
            return
        allowed = self.running and self.is_person(seat) and seat not in self.out
        if self.asks(allowed, lambda: self.table.validate_resign(seat), by=seat):
            self.out.append(seat)
            self.last_game_change()

    @mostly("running")
    @rule(seat=seats, why=st.sampled_from(("left", "absent", "time")))
    def leave(self, seat: int, why: Any) -> None:
        seat %= len(self.sitting)
        allowed = self.running and self.plays(seat) and not (self.rated and why == "left")
        entry = self.asks(allowed, lambda: self.table.validate_takeover(seat, why), by=seat)
        if entry is None:
            return
        if self.rated and why == "time":
            assert entry == Resigned(seat, out_of_time=True)
            self.out.append(seat)
        else:
            assert entry == TakenOver(seat, why)
            self.away.add(seat)
        self.last_game_change()

    @mostly("running")
    @rule(seat=seats)
    def come_back(self, seat: int) -> None:
        seat %= len(self.sitting)
        allowed = self.running and seat in self.away and seat not in self.out
        why, clock = self.table.seats[seat].stand_in, self.table.clock
        left = clock.left(seat, self.now)
        if self.asks(allowed, lambda: self.table.validate_return(seat), by=seat):
            self.away.discard(seat)
            self.last_game_change()
            least = RETURN_TIME[self.table.opened.pace.kind] if why == "time" else 0
            assert clock.left(seat, self.table.at) == max(left, least), "nobody gains time by leaving"

    @mostly("running")
    @rule(player=MOSTLY_NONE | someone, bot=MOSTLY_NONE | anywhere, same=st.sampled_from((False, False, False, True)))
    def set_level(self, player: str | None, bot: int | None, same: bool) -> None:
        """By default the host changes the last bot. Its level has to be another one."""
        player = player or self.host
        if bot is None:
            bot = max((seat for seat, who in enumerate(self.sitting) if who == "bot"), default=0)
        mine = [seat for seat, who in enumerate(self.sitting) if who == player and self.is_person(seat)]
        if not mine:
            return
        is_bot = 0 <= bot < len(self.sitting) and self.table.seats[bot].kind == "bot"
        now = self.table.seats[bot].level if is_bot else "trader"
        level = now if same else next(each for each in ("apprentice", "magnate") if each != now)
        allowed = self.running and player == self.host and is_bot and not same and not (self.rated or self.shared)
        if self.asks(allowed, lambda: self.table.validate_level(mine[0], player, bot, level), by=mine[0]):
            assert self.table.seats[bot].bot == level
            assert self.table.match is not None
            assert self.table.match.seats[bot] == self.table.seats[bot].as_seat()

    # At any time

    @rule(seat=seats, phrase=st.sampled_from(("hello", "thanks", "", "phrase-hello", "hello ")))
    def say(self, seat: int, phrase: str) -> None:
        seat %= len(self.sitting)
        if self.is_person(seat):
            lately = [at for at, who in self.said if who == seat and at > self.now - PHRASES_WINDOW]
            allowed = phrase in PHRASES and len(lately) < MAX_PHRASES
            if self.asks(allowed, lambda: self.table.validate_phrase(seat, phrase, self.now), by=seat):
                self.said.append((self.now, seat))

    @rule(seat=seats, player=someone)
    def transfer_seat(self, seat: int, player: str) -> None:
        """A visitor has a seat's recovery code."""
        seat %= len(self.sitting)
        allowed = self.is_person(seat) and (not self.rated or self.sitting[seat] == player)
        if self.asks(allowed, lambda: self.table.validate_seat_transfer(seat, player)):
            if self.sitting[seat] == self.host:
                self.host = player
            self.sitting[seat] = player

    @precondition(lambda self: self.stage == "over")
    @rule()
    def reveal(self) -> None:
        """All tables of the shared deal are over."""
        table = self.table
        allowed = self.shared and self.stage == "over" and not table.is_revealed
        assert table.is_told == (self.stage == "over" and (table.is_revealed or not self.shared))
        self.asks(allowed, table.validate_revealed)
        assert not allowed or table.is_told

    @rule(number=st.integers(0, 9))
    def follow(self, number: int) -> None:
        allowed = self.stage == "over" and not self.table.next_table
        self.asks(allowed, lambda: self.table.validate_rematch(f"table {number}"))

    # Invariants

    @invariant()
    def the_table_is_as_we_believe(self) -> None:
        table = self.table
        assert table.stage.value == self.stage
        assert table.host == self.host
        assert [
            seat_state.player if seat_state.kind == "person" else seat_state.kind for seat_state in table.seats
        ] == self.sitting
        assert [seat for seat, seat_state in enumerate(table.seats) if seat_state.out] == sorted(self.out)
        assert (table.undo_request.seat if table.undo_request else None) == self.asked
        assert table.resignations == self.out

    @invariant()
    def versions_are_contiguous(self) -> None:
        table = self.table
        assert table.version == len(self.written) - 1
        versions = [log_entry.version for log_entry in table.log_entries]
        assert versions == sorted(set(versions))
        assert all(self.entries[log_entry.version] == log_entry.entry for log_entry in table.log_entries)
        missing = set(range(len(self.entries))) - set(versions)
        assert all(isinstance(self.entries[version], Moved) for version in missing), "only moves can be taken back"
        made = [log_entry for log_entry in table.log_entries if isinstance(log_entry.entry, Moved)]
        assert [log_entry.move for log_entry in made] == list(range(1, (table.match.version if table.match else 0) + 1))
        by_bots = [isinstance(log_entry.entry, Moved) and log_entry.entry.bot for log_entry in made]
        assert by_bots == [commit.by_bot for commit in (table.match.log if table.match else [])]

    @invariant()
    def only_the_clock_of_a_person_who_decides_runs(self) -> None:
        table = self.table
        if table.opened.pace.kind is ClockKind.NONE:
            return
        decides = self.running and table.actor >= 0 and self.plays(table.actor)
        assert table.clock.running == (table.actor if decides else None)

    @invariant()
    def everybody_sees_the_table(self) -> None:
        table = self.table
        if table.version == self.checked:
            return
        self.checked = table.version
        for viewer in (SPECTATOR, *range(len(table.seats))):
            seen = frames.scene_of(table, viewer)
            assert msgspec.json.decode(msgspec.json.encode(seen))["stage"] == self.stage
            assert bool(seen.offers) == (self.running and viewer == table.actor)
            assert (seen.ending is not None) == (self.stage == "over")
            for log_entry in table.log_entries[-3:]:
                assert frames.log_line(table, viewer, log_entry, seen.view).version == log_entry.version

    @invariant()
    def places_are_consistent(self) -> None:
        table = self.table
        if table.stage is not Stage.OVER:
            return
        assert table.match is not None
        self.events.add(f"{'played' if table.match.over else 'given up'} to the end")
        places = [place for place, _ in table.places()]
        count = len(places)
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        gone = departures(table)
        absent = {seat for seat in range(count) if table.seats[seat].kind == "person" and table.seats[seat].stand_in}
        assert set(gone) >= set(self.out) | (absent if self.rated else set())
        assert self.rated or gone == self.out
        assert [places[seat] for seat in gone] == list(range(count, count - len(gone), -1))
        assert all(places[seat] <= count - len(gone) for seat in range(count) if seat not in gone)

    @invariant()
    def entries_are_the_table(self) -> None:
        """Checked sometimes, as it replays the whole game."""
        if self.table.version - self.replayed > 20:
            self.check_replay()

    def check_replay(self) -> None:
        self.replayed = self.table.version
        again = Table("t")
        for at, body, by, command in self.written:
            again.apply(at, decoded(body), by, command)
        assert observed(again, whole=True) == observed(self.table, whole=True)
        assert frames.scene_of(again, SPECTATOR) == frames.scene_of(self.table, SPECTATOR)
        self.check_snapshot(again)

    def check_snapshot(self, replayed: Table) -> None:
        """A table from a snapshot is the replayed one, and the machine goes on with it."""
        restored = Table("t")
        assert restored.restore(saved_table.decoded(saved_table.encoded(replayed.save())))
        assert_equal_tables(restored, replayed)
        self.table = restored

    def teardown(self) -> None:
        self.check_replay()


QUICK = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
    phases=(Phase.generate,),  # shrinking takes minutes
)


def test_a_table_keeps_its_invariants() -> None:
    TableMachine.events.clear()
    run_state_machine_as_test(TableMachine, settings=QUICK)
    assert TableMachine.events >= {"Seated", "Started", "Moved", "Undone", "TakenOver", "Resigned", "LevelSet"}


@pytest.mark.soak
def test_a_table_keeps_its_invariants_for_long() -> None:
    TableMachine.events.clear()
    thorough = settings(QUICK, max_examples=100 * QUICK.max_examples, derandomize=False, print_blob=True)
    run_state_machine_as_test(TableMachine, settings=thorough)
    entries = {kind.__name__ for kind in get_args(AnyEntry)}
    assert entries | {"consent", "given up to the end", "played to the end"} <= TableMachine.events
