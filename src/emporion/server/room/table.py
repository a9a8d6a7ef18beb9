"""A table as its entries made it, and what may happen at it next.

Every `may_…` says what would follow, as an entry, or refuses with a reason; `apply` makes it so. There is no database,
no network and no time of day here but what entries and callers bring along.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import NamedTuple

from emporion.games import find
from emporion.kernel.chance import key_from_bytes
from emporion.kernel.contract import Game, Player
from emporion.kernel.errors import BadArguments, CannotUndo, LocalizedError
from emporion.kernel.messages import PlayerRef
from emporion.kernel.seats import NOBODY
from emporion.match import Match, Seat
from emporion.match.clock import SECOND, Clock, ClockKind
from emporion.match.match import LONGEST_NAME, Proposal
from emporion.match.replay import play_line
from emporion.server.room.chairs import Chair, Elsewhere, free_bot_name
from emporion.server.room.entries import (
    Answered,
    AskedBack,
    Assigned,
    Entry,
    Followed,
    HandedBack,
    Moved,
    Opened,
    Resigned,
    Said,
    Seated,
    Started,
    TakenOver,
    TookBack,
    Vacated,
    Why,
)
from emporion.server.room.phrases import PHRASES

TIME_TO_RETURN = {ClockKind.NONE: 0, ClockKind.LIVE: 30 * SECOND, ClockKind.DAYS: 3600 * SECOND}
"""For somebody whose time was over and who comes back all the same."""
MOST_PHRASES, PHRASES_TIME = 5, 10 * SECOND
"""So many phrases of one person in so much time."""


class Stage(StrEnum):
    OPEN = "open"
    RUNNING = "running"
    OVER = "over"

    @property
    def told(self) -> str:
        """The message that says it."""
        return {Stage.OPEN: "table-is-open", Stage.RUNNING: "table-is-running", Stage.OVER: "table-is-over"}[self]


class Refused(LocalizedError):
    """Something cannot happen at a table, and why not."""


class Happened(NamedTuple):
    """An entry that still stands, for those who read what happened."""

    version: int
    at: int
    entry: Entry
    move: int
    """Commitments in the game after it."""


class Table:
    """One table."""

    def __init__(self, id: str, pauses: Sequence[tuple[int, int]] = ()) -> None:
        self.id = id
        self.version = -1
        self.opened: Opened
        self.host = ""
        self.chairs: list[Chair] = []
        self.stage = Stage.OPEN
        self.started: Started | None = None
        self.match: Match | None = None
        self.clock: Clock
        self.pauses = pauses
        self.at = 0
        """The moment of the last entry."""
        self.chronicle: list[Happened] = []
        """Everything but moves that were taken back."""
        self.game_changed = -1
        """The version at which the game last changed; what people say does not count."""
        self.request: AskedBack | None = None
        self.agreed: set[int] = set()
        self._declined: dict[int, int] = {}
        """Whose requests were declined, and how far the game was: nobody asks the same thing again and again."""
        self.resignations: list[int] = []
        self._bonuses: list[tuple[int, int]] = []
        """The moves of the match that earned time, and the seats."""
        self.next_table = ""
        self.commands: dict[tuple[int | None, str], int] = {}
        """The versions that commands led to."""

    @property
    def game(self) -> Game:
        return find(self.opened.game)

    @property
    def first(self) -> int:
        """The version of the match at which it began here; nothing goes back beyond it."""
        return len(self.opened.beginning.moves) if self.opened.beginning else 0

    @property
    def actor(self) -> int:
        """The seat to decide, or NOBODY."""
        return self.match.actor if self.match and self.stage is Stage.RUNNING else NOBODY

    @property
    def bot_decides(self) -> bool:
        return self.actor >= 0 and not self.chairs[self.actor].is_played_by_person

    @property
    def free(self) -> list[int]:
        """Seats that anybody may take."""
        return [number for number, chair in enumerate(self.chairs) if chair.kind == "open"]

    def affected(self, asking: int) -> set[int]:
        """Seats whose people have to agree when one of them wants to go back, also those who are away just now. Those
        who share a device sit together, and need no server to agree."""
        people = {number for number, chair in enumerate(self.chairs) if chair.kind == "person" and not chair.out}
        return people - {asking, *self.seats_of(self.chairs[asking].player)}

    def seats_of(self, player: str) -> list[int]:
        """Several, where people share a device."""
        return [number for number, chair in enumerate(self.chairs) if chair.kind == "person" and chair.player == player]

    def check_fresh(self, version: int) -> None:
        """Whether the game is as somebody saw it; what people said since does not matter."""
        if version < self.game_changed:
            raise Refused("table-stale")
        if version > self.version:
            raise Refused("table-from-the-future", version=self.version)

    def check_not_before_beginning(self, move: int) -> None:
        """What came before happened at another table."""
        if move < self.first:
            raise Refused("table-before-beginning", first=self.first)

    # What may happen before the game

    def may_sit(self, player: str, name: str, seat: int | None, has_account: bool) -> Seated:
        self._must_be(Stage.OPEN)
        if self.seats_of(player):
            raise Refused("table-already-seated")
        if self.opened.rated and not has_account:
            raise Refused("table-needs-account")
        if not self.free or (seat is not None and seat not in self.free):
            raise Refused("table-seat-taken" if seat is not None else "table-full")
        check_name(name)
        if name.casefold() in (chair.name.casefold() for chair in self.chairs):
            raise Refused("table-name-taken", name=name)
        return Seated(self.free[0] if seat is None else seat, player, name)

    def may_vacate(self, player: str, seat: int) -> Vacated:
        """Everybody may leave the own seat, and the host may free any."""
        self._must_be(Stage.OPEN)
        self._must_have_seat(seat)
        if self.chairs[seat].kind == "open":
            raise Refused("table-seat-free")
        if player not in (self.host, self.chairs[seat].player):
            raise Refused("table-only-host")
        return Vacated(seat)

    def may_assign(self, player: str, seat: int, level: str) -> Assigned:
        self._must_be(Stage.OPEN)
        self._must_have_seat(seat)
        if player != self.host:
            raise Refused("table-only-host")
        if self.opened.rated:
            raise Refused("table-rated-people")
        if self.chairs[seat].kind == "person":
            raise Refused("table-seat-taken")
        return Assigned(seat, free_bot_name([chair.name for chair in self.chairs]), level)

    def check_start(self, player: str) -> None:
        self._must_be(Stage.OPEN)
        if player != self.host:
            raise Refused("table-only-host")
        if self.free:
            raise Refused("table-seats-free", count=len(self.free))

    # What may happen in the game

    def check_time(self, seat: int, now: int) -> None:
        """Whether somebody may still decide; that the time is over is noticed a moment later than it is over."""
        if self.clock.running == seat and not self.clock.left(seat, now):
            raise Refused("table-time-over")

    def may_move(self, seat: int, actions: Sequence[int], bot: bool = False) -> tuple[Moved, Proposal]:
        match = self._running_match()
        if bot == self.chairs[seat].is_played_by_person:
            raise Refused("table-bot-plays" if not bot else "table-person-plays", seat=PlayerRef(seat))
        return Moved(seat, list(actions), bot), match.propose(seat, actions)

    def check_hint(self, seat: int) -> None:
        """Whether somebody may ask the bots what to do: alone with the own wits in rated games."""
        self._running_match()
        if self.opened.rated:
            raise Refused("table-rated-no-hint")
        self._must_play(seat)
        if seat != self.actor:
            raise Refused("table-not-your-turn")

    def may_take_back(self, seat: int) -> TookBack:
        """What anybody may do alone: until something was revealed or another person decided."""
        match = self._running_match()
        self._must_play(seat)
        self._must_not_be_asked()
        to = match.version_to_undo(seat)
        self.check_not_before_beginning(to)
        return TookBack(seat, to)

    def may_ask_back(self, seat: int, to: int) -> AskedBack | TookBack:
        """To go back further needs the consent of all other people; where there are none, nobody is wronged."""
        match = self._running_match()
        self._must_play(seat)
        if self.opened.rated:
            raise Refused("table-rated-no-undo")
        if match.version == 0:
            raise CannotUndo("match-undo-nothing")
        if not 0 <= to < match.version:
            raise Refused("table-no-such-move", last=match.version - 1)
        self.check_not_before_beginning(to)
        self._must_not_be_asked()
        if self._declined.get(seat) == match.version:
            raise Refused("table-declined")
        return AskedBack(seat, to) if self.affected(seat) else TookBack(seat, to)

    def may_answer(self, seat: int, agrees: bool) -> Answered | TookBack:
        """The game goes back when the last one agrees."""
        self._running_match()
        self._must_play(seat)
        asked = self.affected(self.request.seat) - self.agreed if self.request else set()
        if self.request is None or seat not in asked:
            raise Refused("table-not-asked")
        if agrees and asked == {seat}:
            return TookBack(self.request.seat, self.request.to)
        return Answered(seat, agrees)

    def may_resign(self, seat: int) -> Resigned:
        self._running_match()
        if self.chairs[seat].kind != "person" or self.chairs[seat].out:
            raise Refused("table-not-playing")
        return Resigned(seat)

    def may_take_over(self, seat: int, why: Why) -> TakenOver | Resigned:
        """In rated games time is a matter of winning and losing, and nobody chooses to have the help of a bot: it only
        stands in for those who are not there."""
        self._running_match()
        self._must_play(seat)
        if self.opened.rated and why == "left":
            raise Refused("table-rated-no-bot")
        return Resigned(seat) if self.opened.rated and why == "time" else TakenOver(seat, why)

    def may_hand_back(self, seat: int) -> HandedBack:
        self._running_match()
        chair = self.chairs[seat]
        if chair.kind != "person" or chair.out or not chair.stand_in:
            raise Refused("table-nothing-to-take")
        return HandedBack(seat)

    # What may happen at any time

    def may_say(self, seat: int, phrase: str, now: int) -> Said:
        if phrase not in PHRASES:
            raise Refused("table-no-such-phrase", found=phrase)
        lately = [each.entry for each in self.chronicle[-20 * MOST_PHRASES :] if each.at > now - PHRASES_TIME]
        if sum(isinstance(entry, Said) and entry.seat == seat for entry in lately) >= MOST_PHRASES:
            raise Refused("table-talks-too-much")
        return Said(seat, phrase)

    def may_move_in(self, seat: int, player: str) -> Seated:
        """Somebody who has the recovery code of a seat takes it, on whatever device. What is rated belongs to an
        account, which needs no code."""
        if self.chairs[seat].kind != "person":
            raise Refused("table-code-wrong")
        if self.opened.rated and player != self.chairs[seat].player:
            raise Refused("table-rated-no-code")
        return Seated(seat, player, self.chairs[seat].name)

    def may_follow(self, table: str) -> Followed:
        self._must_be(Stage.OVER)
        if self.next_table:
            raise Refused("table-already-followed")
        return Followed(table)

    def _must_be(self, stage: Stage) -> None:
        if self.stage is not stage:
            raise Refused(self.stage.told)

    def _must_have_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refused("table-no-such-seat", last=len(self.chairs))

    def _must_play(self, seat: int) -> None:
        if not self.chairs[seat].is_played_by_person:
            raise Refused("table-bot-plays", seat=PlayerRef(seat))

    def _must_not_be_asked(self) -> None:
        if self.request is not None:
            raise Refused("table-already-asked", seat=PlayerRef(self.request.seat))

    def _running_match(self) -> Match:
        self._must_be(Stage.RUNNING)
        assert self.match is not None
        return self.match

    # What happens

    def apply(
        self,
        at: int,
        entry: Entry,
        by: int | None = None,
        command: str | None = None,
        proposal: Proposal | None = None,
    ) -> None:
        """Let an entry happen, by the command of a seat if it gave one. A proposal saves playing its moves again."""
        self.version += 1
        self.at = max(at, self.at)
        if command is not None:
            self.commands[by, command] = self.version
        match entry:
            case Opened():
                self._open(entry)
            case Seated(seat, player, name):
                self._seat(seat, player, name)
            case Vacated(seat):
                self._vacate(seat)
            case Assigned(seat, name, level):
                self.chairs[seat] = Chair("bot", name=name, level=level)
            case Started():
                self._start(entry)
            case AskedBack():
                self.request, self.agreed = entry, set()
            case Answered(seat, agrees):
                self.agreed.add(seat)
                if not agrees and self.request is not None and self.match is not None:
                    self._declined[self.request.seat] = self.match.version
                    self.request = None
            case Followed(table):
                self.next_table = table
            case Said():
                pass
            case _:
                self._change_game(entry, proposal)
        self.chronicle.append(Happened(self.version, self.at, entry, self.match.version if self.match else 0))

    def _open(self, entry: Opened) -> None:
        self.opened, self.host = entry, entry.host
        self.chairs = [Chair(plan.kind, plan.player, plan.name, plan.level) for plan in entry.seats]
        self.clock = Clock(entry.pace, len(self.chairs), self.pauses)

    def _seat(self, seat: int, player: str, name: str) -> None:
        chair = self.chairs[seat]
        if self.stage is Stage.OPEN and chair.kind == "open":
            self.chairs[seat] = Chair("person", player, name)
            self.host = self.host or player
            return
        if chair.player == self.host:
            self.host = player
        chair.player = player

    def _vacate(self, seat: int) -> None:
        leaves = self.chairs[seat].player
        self.chairs[seat] = Chair()
        if leaves == self.host and not self.seats_of(leaves):
            self.host = next((chair.player for chair in self.chairs if chair.kind == "person"), "")

    def _start(self, entry: Started) -> None:
        self.started, self.stage = entry, Stage.RUNNING
        bots: list[Player | None] = [None if chair.kind == "person" else Elsewhere() for chair in self.chairs]
        seats = [chair.as_seat() for chair in self.chairs]
        key = key_from_bytes(bytes.fromhex(entry.key))
        self.match = Match(self.game, seats, bots, dict(self.opened.options), key)
        for number, line in enumerate(self.opened.beginning.moves if self.opened.beginning else (), start=1):
            play_line(self.match, line, number, self.id)
        self._after_change(entry, new_turn=True)

    def _change_game(self, entry: Entry, proposal: Proposal | None) -> None:
        match = self.match
        assert match is not None
        new_turn = isinstance(entry, Moved) or (isinstance(entry, TookBack) and self.request is not None)
        self.request = None
        match entry:
            case Moved(seat, actions):
                match.accept(proposal or match.propose_unchecked(seat, actions))
            case TookBack(_, to):
                match.undo_to(to)
                self._revoke_bonuses(to)
                stand = [each for each in self.chronicle if each.move <= to or not isinstance(each.entry, Moved)]
                self.chronicle = [each._replace(move=min(each.move, to)) for each in stand]
            case TakenOver(seat, why):
                self._let_bot_play(seat, why)
            case HandedBack(seat):
                if self.chairs[seat].stand_in == "time":
                    self.clock.grant_at_least(seat, TIME_TO_RETURN[self.opened.pace.kind])
                self.chairs[seat].stand_in = ""
                match.players[seat] = None
            case Resigned(seat):
                self._let_bot_play(seat, "resigned")
                self.chairs[seat].out = True
                self.resignations.append(seat)
            case _:
                raise AssertionError(f"{entry} cannot happen")
        self._after_change(entry, new_turn)

    def _let_bot_play(self, seat: int, why: Why) -> None:
        assert self.match is not None
        self.chairs[seat].stand_in = why
        self.match.players[seat] = Elsewhere()

    def _revoke_bonuses(self, to: int) -> None:
        for move, seat in self._bonuses:
            if move > to:
                self.clock.revoke_bonus(seat)
        self._bonuses = [(move, seat) for move, seat in self._bonuses if move <= to]

    def _after_change(self, entry: Entry, new_turn: bool) -> None:
        """See whether the game is over, and whose time runs. Who takes back alone, or comes back to the own turn, has
        no more time for it than before."""
        assert self.match is not None
        self.game_changed = self.version
        in_play = [chair for chair in self.chairs if not chair.out]
        if self.match.over or len(in_play) < 2 or all(chair.kind == "bot" for chair in in_play):
            self.stage = Stage.OVER
        actor, before = self.actor, self.clock.running
        runs = actor >= 0 and self.chairs[actor].is_played_by_person
        earned = isinstance(entry, Moved) and actor != before
        if earned and before is not None:
            self._bonuses.append((self.match.version, before))
        self.clock.switch(actor if runs else None, self.at, earned, new_turn)

    def places(self) -> list[tuple[int, int]]:
        """The place and the score of each seat, at the end: who gave up is behind all others, the first one last."""
        assert self.match is not None
        scores, ranks, _ = self.match.result()
        if self.match.over and not self.resignations:
            return list(zip(ranks, scores, strict=True))
        order = [(self.resignations.index(seat) + 1 if seat in self.resignations else 0) for seat in range(len(ranks))]
        standing = [(order[seat] and len(ranks) - order[seat] + 1, ranks[seat]) for seat in range(len(ranks))]
        return [
            (1 + sum(other < mine for other in standing), score) for mine, score in zip(standing, scores, strict=True)
        ]


def check_name(name: str) -> None:
    if not name or not Seat(name).has_valid_name():
        raise BadArguments("player-name-wrong", found=name, longest=LONGEST_NAME)
