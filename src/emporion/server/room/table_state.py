"""A table's state, as its entries make it. There is no database, no network and no clock here: entries carry the time.

`TableState.apply` is the only way to change it. Replaying a table's entries gives the same state again.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from emporion import lessons
from emporion.games import find
from emporion.kernel.chance import key_from_bytes
from emporion.kernel.contract import Game, Player
from emporion.kernel.errors import EmporionError
from emporion.kernel.seats import NOBODY
from emporion.lessons import PlayedLesson, practice
from emporion.match import Match
from emporion.match.clock import SECOND, Clock, ClockKind
from emporion.match.match import Proposal
from emporion.match.replay import replay_line
from emporion.match.saved_match import SavedMatch
from emporion.server.room import standing
from emporion.server.room.entries import (
    Assigned,
    DealRevealed,
    Entry,
    LevelSet,
    Moved,
    Opened,
    RematchOpened,
    Resigned,
    Returned,
    Said,
    Seated,
    Started,
    TakenOver,
    TakeoverReason,
    UndoAnswered,
    Undone,
    UndoRequested,
    Vacated,
)
from emporion.server.room.saved_table import SavedTable
from emporion.server.room.seats import RemoteBot, SeatState

RETURN_TIME = {ClockKind.NONE: 0, ClockKind.LIVE: 30 * SECOND, ClockKind.DAYS: 3600 * SECOND}
"""Time granted to a player who returns after running out of time."""


class Stage(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"

    @property
    def message_id(self) -> str:
        """The id of the message for this stage."""
        return {Stage.OPEN: "table-is-open", Stage.RUNNING: "table-is-running", Stage.OVER: "table-is-over"}[self]


class LogEntry(NamedTuple):
    """An entry that was not undone."""

    version: int
    at: int
    entry: Entry
    move: int
    """Moves in the game after it."""


class AppliedCommand(NamedTuple):
    """The version that a command led to."""

    version: int
    content: bytes
    """A hash of what it said; empty if it is unknown, as for commands of earlier versions."""


class TableState:
    """The state of one table."""

    def __init__(self, id: str, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.id = id
        self.version = -1
        self.opened: Opened
        self.host = ""
        self.seats: list[SeatState] = []
        self.stage = Stage.OPEN
        self.started: Started | None = None
        self.match: Match | None = None
        self.clock: Clock
        self.pauses = pauses
        self.at = 0
        """Time of the last entry."""
        self.log_entries: list[LogEntry] = []
        """All entries except undone moves."""
        self.last_game_change = -1
        """The version at which the game last changed; phrases do not count."""
        self.undo_request: UndoRequested | None = None
        self.agreed: set[int] = set()
        self._declined: dict[int, int] = {}
        """Seats whose undo request was declined, and at which move: the same request cannot be repeated."""
        self.resignations: list[int] = []
        self._bonuses: list[tuple[int, int]] = []
        """Moves that earned a time bonus, and the seats."""
        self.next_table = ""
        self.is_revealed = False
        """All tables of the shared deal are over."""
        self.idempotency_keys: dict[tuple[int | None, str], AppliedCommand] = {}
        """What each command led to, by seat and idempotency key."""
        self.edition = 0
        """How often stored entries were rewritten before it was loaded."""
        self.chain = b""
        """The hash of the last stored entry, which the next one's follows from."""
        self.saved_version = -1
        """The version of the stored snapshot; -1 if there is none."""

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def start_move(self) -> int:
        """The move at which the game started here; undo stops there."""
        return len(self.opened.beginning.moves) if self.opened.beginning else 0

    @property
    def is_closed(self) -> bool:
        """Whether others may still play the same deal at another table: nothing of the game is told to those who do not
        play here, and nothing that was hidden to those who do."""
        return bool(self.opened.deal) and not self.is_revealed

    @property
    def is_told(self) -> bool:
        """Whether nothing of the game is secret any more."""
        return self.stage is Stage.OVER and not self.is_closed

    def may_watch(self, player: str) -> bool:
        """Whether a visitor may see the table. Who can take a seat has to see whose company that would be."""
        return not self.is_closed or self.stage is Stage.OPEN or (bool(player) and bool(self.seats_of(player)))

    @property
    def actor(self) -> int:
        """The seat to move, or NOBODY."""
        return self.match.actor if self.match and self.stage is Stage.RUNNING else NOBODY

    @property
    def bot_to_move(self) -> bool:
        return self.actor >= 0 and not self.seats[self.actor].is_played_by_person and not self.is_attempt_over

    @property
    def is_attempt_over(self) -> bool:
        """Whether a practice position is solved or failed: then the table stays as it is until the next try."""
        beginning = self.opened.beginning
        if beginning is None or beginning.kind != "practice" or self.match is None:
            return False
        return practice.is_finished(beginning.of, self.match)

    @property
    def lesson(self) -> PlayedLesson | None:
        """The lesson that the table was opened for; None at other tables, and if a plugin's lesson was removed or
        broken since."""
        beginning = self.opened.beginning
        if beginning is None or beginning.kind != "lesson":
            return None
        try:
            return lessons.find(beginning.of)
        except (EmporionError, lessons.BadLesson):
            return None

    @property
    def follows_lesson(self) -> bool:
        """Whether the next move is one of a lesson: then it is made exactly as recorded."""
        lesson = self.lesson
        return lesson is not None and self.match is not None and lesson.next_actions(self.match.log) is not None

    @property
    def is_instructing(self) -> bool:
        """Whether a lesson has something to say before the next move."""
        lesson = self.lesson
        return lesson is not None and self.match is not None and lesson.has_instructions(self.match.log)

    @property
    def answers_itself(self) -> bool:
        """Whether the player to move has no choice: the server answers after a moment."""
        if self.match is None or self.actor < 0 or self.bot_to_move or self.undo_request is not None:
            return False
        if self.is_attempt_over:
            return False
        return len(self.match.legal()) == 1 and not self.is_instructing

    @property
    def free(self) -> list[int]:
        """Open seats."""
        return [number for number, seat_state in enumerate(self.seats) if seat_state.kind == "open"]

    @property
    def players(self) -> list[str]:
        """The player of each seat; empty for bots and open seats."""
        return [seat_state.player if seat_state.kind == "person" else "" for seat_state in self.seats]

    def seats_of(self, player: str) -> list[int]:
        """A player's seats; several where people share a device."""
        return [
            number
            for number, seat_state in enumerate(self.seats)
            if seat_state.kind == "person" and seat_state.player == player
        ]

    # Snapshots

    def save(self) -> SavedTable:
        """Everything that applying the entries has led to. It shares lists with the table: encode it at once."""
        return SavedTable(
            version=self.version,
            at=self.at,
            opened=self.opened,
            host=self.host,
            seats=self.seats,
            stage=self.stage.value,
            started=self.started,
            clock=self.clock.save(),
            pauses=self._pauses_before(self.opened, self.at),
            log_entries=self.log_entries,  # type: ignore[arg-type]  # entries are of AnyEntry
            last_game_change=self.last_game_change,
            undo_request=self.undo_request,
            agreed=self.agreed,
            declined=self._declined,
            resignations=self.resignations,
            bonuses=self._bonuses,
            next_table=self.next_table,
            idempotency_keys=[(*command, *applied) for command, applied in self.idempotency_keys.items()],
            bots=[player is not None for player in self.match.players] if self.match else [],
            match=self.match.save() if self.match else None,
            is_revealed=self.is_revealed,
        )

    def restore(self, saved: SavedTable) -> bool:
        """Become the saved table; False, and nothing else, if clocks would differ because another outage is known by
        now. The table has to be new."""
        clock = Clock(saved.opened.pace, len(saved.seats), self.pauses)
        if self._pauses_before(saved.opened, saved.at) != saved.pauses:
            return False
        clock.restore(saved.clock)
        self.version, self.at, self.clock = saved.version, saved.at, clock
        self.opened, self.host, self.seats = saved.opened, saved.host, saved.seats
        self.stage, self.started = Stage(saved.stage), saved.started
        self.log_entries = [LogEntry(*each) for each in saved.log_entries]
        self.last_game_change, self.next_table = saved.last_game_change, saved.next_table
        self.is_revealed = saved.is_revealed
        self.undo_request, self.agreed, self._declined = saved.undo_request, saved.agreed, saved.declined
        self.resignations, self._bonuses = saved.resignations, saved.bonuses
        self.idempotency_keys = {
            (seat, key): AppliedCommand(version, content) for seat, key, version, content in saved.idempotency_keys
        }
        if saved.match is not None and saved.started is not None:
            players = [RemoteBot() if is_bot else None for is_bot in saved.bots]
            self.match = self._match(saved.started, players, saved.match)
        return True

    def _pauses_before(self, opened: Opened, at: int) -> list[tuple[int, int]]:
        """The pauses that may have counted by a time. The latest may become known later: it begins with the last
        heartbeat of a process that was killed, and entries may follow that."""
        return [] if opened.pace.kind is ClockKind.NONE else [pause for pause in self.pauses if pause[0] < at]

    # Applying entries

    def apply(
        self,
        at: int,
        entry: Entry,
        by: int | None = None,
        idempotency_key: str | None = None,
        proposal: Proposal | None = None,
        content: bytes = b"",
    ) -> None:
        """Apply an entry, with the seat, idempotency key and content of its command if there was one. A move without a
        proposal comes from the database and is not checked again."""
        self.version += 1
        self.at = max(at, self.at)
        if idempotency_key is not None:
            self.idempotency_keys[by, idempotency_key] = AppliedCommand(self.version, content)
        match entry:
            case Moved():  # first, because most entries are moves
                self._change_game(entry, proposal)
            case Opened():
                self._open(entry)
            case Seated():
                self._seat(entry)
            case Vacated(seat):
                self._vacate(seat)
            case Assigned(seat, name, level):
                self.seats[seat] = SeatState("bot", name=name, level=level)
            case Started():
                self._start(entry)
            case UndoRequested():
                self.undo_request, self.agreed = entry, set()
            case UndoAnswered(seat, agrees):
                self.agreed.add(seat)
                if not agrees and self.undo_request is not None and self.match is not None:
                    self._declined[self.undo_request.seat] = self.match.version
                    self.undo_request = None
            case LevelSet(_, bot, _, level):
                self._set_level(bot, level)
            case RematchOpened(table):
                self.next_table = table
            case DealRevealed():
                self.is_revealed = True
            case Said():
                pass
            case _:
                self._change_game(entry, proposal)
        self.log_entries.append(LogEntry(self.version, self.at, entry, self.match.version if self.match else 0))

    def _open(self, entry: Opened) -> None:
        self.opened, self.host = entry, entry.host
        self.seats = [
            SeatState(plan.kind, plan.player, plan.name, plan.level, share=plan.share) for plan in entry.seats
        ]
        self.clock = Clock(entry.pace, len(self.seats), self.pauses)

    def _seat(self, entry: Seated) -> None:
        seat_state, player = self.seats[entry.seat], entry.player
        if self.stage is Stage.OPEN and seat_state.kind == "open":
            self.seats[entry.seat] = SeatState("person", player, entry.name, share=entry.share)
            self.host = self.host or player
            return
        if seat_state.player == self.host:
            self.host = player
        seat_state.player = player

    def _vacate(self, seat: int) -> None:
        leaves = self.seats[seat].player
        self.seats[seat] = SeatState()
        if leaves == self.host and not self.seats_of(leaves):
            self.host = next((seat_state.player for seat_state in self.seats if seat_state.kind == "person"), "")

    def _set_level(self, seat: int, level: str) -> None:
        assert self.match is not None
        self.seats[seat].level = level
        self.match.seats = tuple(seat_state.as_seat() for seat_state in self.seats)

    def _start(self, entry: Started) -> None:
        self.started, self.stage = entry, Stage.RUNNING
        for seat_state, share in zip(self.seats, entry.shares, strict=False):  # none with a deal that is repeated
            seat_state.share = share
        self.match = self._match(
            entry, [None if seat_state.kind == "person" else RemoteBot() for seat_state in self.seats]
        )
        for line in self.opened.beginning.moves if self.opened.beginning else ():
            replay_line(self.match, line)
        self._after_change(entry, new_turn=True)

    def _match(self, started: Started, bots: Sequence[Player | None], saved: SavedMatch | None = None) -> Match:
        seats = [seat_state.as_seat() for seat_state in self.seats]
        key = key_from_bytes(bytes.fromhex(started.key))
        position = self.opened.beginning.position if self.opened.beginning else None
        return Match(self.game, seats, bots, dict(self.opened.options), key, position, saved)

    def _change_game(self, entry: Entry, proposal: Proposal | None) -> None:
        match = self.match
        assert match is not None
        new_turn = isinstance(entry, Moved) or (isinstance(entry, Undone) and self.undo_request is not None)
        self.undo_request = None
        match entry:
            case Moved(seat, actions):
                if proposal is None:
                    match.replay(seat, actions, entry.automatic)
                else:
                    match.accept(proposal)
            case Undone(_, to):
                match.undo_to(to)
                self._revoke_bonuses(to)
                stand = [each for each in self.log_entries if each.move <= to or not isinstance(each.entry, Moved)]
                self.log_entries = [each._replace(move=min(each.move, to)) for each in stand]
            case TakenOver(seat, why):
                self._seat_bot(seat, why)
            case Returned(seat):
                if self.seats[seat].stand_in == "time":
                    self.clock.grant_at_least(seat, RETURN_TIME[self.opened.pace.kind])
                self.seats[seat].stand_in = ""
                match.players[seat] = None
            case Resigned(seat):
                self._seat_bot(seat, "resigned")
                self.seats[seat].out = True
                self.resignations.append(seat)
            case _:
                raise AssertionError(f"unknown entry {entry}")
        self._after_change(entry, new_turn)

    def _seat_bot(self, seat: int, why: TakeoverReason) -> None:
        assert self.match is not None
        self.seats[seat].stand_in = why
        self.match.players[seat] = RemoteBot()

    def _revoke_bonuses(self, to: int) -> None:
        for move, seat in self._bonuses:
            if move > to:
                self.clock.revoke_bonus(seat)
        self._bonuses = [(move, seat) for move, seat in self._bonuses if move <= to]

    def _after_change(self, entry: Entry, new_turn: bool) -> None:
        """Update stage and clock. Undoing alone, or returning in one's own turn, gives no new time for the turn."""
        assert self.match is not None
        self.last_game_change = self.version
        if self.match.over or (not isinstance(entry, Moved) and not self._has_opponents()):
            self.stage = Stage.OVER
        actor, before = self.actor, self.clock.running
        runs = actor >= 0 and self.seats[actor].is_played_by_person
        earned = isinstance(entry, Moved) and actor != before
        if earned and before is not None:
            self._bonuses.append((self.match.version, before))
        self.clock.switch(actor if runs else None, self.at, earned, new_turn)

    def _has_opponents(self) -> bool:
        """Whether at least two seats are in the game, and not only bots."""
        in_play = [seat_state for seat_state in self.seats if not seat_state.out]
        return len(in_play) > 1 and any(seat_state.kind != "bot" for seat_state in in_play)

    def places(self) -> list[tuple[int, int]]:
        """Place and score of each seat at the end."""
        return standing.final_places(self)
