"""What may happen at a table next: every rule about seats, turns, undo, takeovers and phrases.

Each `validate_…` method returns the entry that would follow, or raises `Refused` with the reason; it changes nothing.
`TableState.apply` then applies the entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from emporion.kernel.errors import BadArguments, CannotUndo, LocalizedError
from emporion.kernel.messages import PlayerRef
from emporion.match import Match, Seat
from emporion.match.bot_names import free_bot_name
from emporion.match.clock import SECOND
from emporion.match.draft import Draft
from emporion.match.match import LONGEST_NAME, Proposal
from emporion.server.lookalikes import are_alike
from emporion.server.room.bot_levels import check_level
from emporion.server.room.entries import (
    PHRASES,
    REACTIONS,
    Assigned,
    DealRevealed,
    Entry,
    LevelSet,
    Moved,
    RematchOpened,
    Resigned,
    Returned,
    Said,
    Seated,
    TakenOver,
    TakeoverReason,
    UndoAnswered,
    Undone,
    UndoRequested,
    Vacated,
)
from emporion.server.room.table_state import Stage, TableState

MAX_PHRASES, PHRASES_WINDOW = 5, 10 * SECOND
"""Rate limit: this many phrases per player in this time."""
MAX_LEVELS = 6
"""Changes of a bot's level between two moves, so that the log stays readable. Taking moves back allows no more."""


class Refused(LocalizedError):
    """A command that is not allowed, with the reason."""


class Table(TableState):
    """One table: its state, and which commands it allows."""

    def undo_voters(self, asking: int) -> set[int]:
        """Seats that have to agree to an undo request, including absent players. Players who share a device sit
        together and agree without the server."""
        people = {
            number for number, seat_state in enumerate(self.seats) if seat_state.kind == "person" and not seat_state.out
        }
        return people - {asking, *self.seats_of(self.seats[asking].player)}

    def check_fresh(self, version: int) -> None:
        """Refuse a command that was based on an older game. Phrases since then do not matter."""
        if version < self.last_game_change:
            raise Refused("table-stale")
        if version > self.version:
            raise Refused("table-from-the-future", version=self.version)

    def check_undo_fresh(self, seat: int, version: int) -> None:
        """Refuse an undo that was based on an older game. What was answered for the player and what bots did since then
        do not matter: the undo takes them back as well."""
        since = [each.entry for each in self.log_entries if each.version > version]
        if not since or not all(isinstance(entry, Said) or self._goes_back_with(seat, entry) for entry in since):
            self.check_fresh(version)

    def _goes_back_with(self, seat: int, entry: Entry) -> bool:
        return isinstance(entry, Moved) and (entry.bot or (entry.seat == seat and entry.automatic))

    def check_not_before_start(self, move: int) -> None:
        """Earlier moves happened at another table."""
        if move < self.start_move:
            raise Refused("table-before-beginning", first=self.start_move)

    @property
    def has_company(self) -> bool:
        """Whether several people play, on one device or on several. A free seat is for a person until a bot gets it;
        players who resigned no longer count."""
        return sum(seat_state.kind != "bot" and not seat_state.out for seat_state in self.seats) > 1

    @property
    def compares_results(self) -> bool:
        """Whether the result is compared with others: in rated games, challenges and shared deals."""
        beginning = self.opened.beginning
        return self.opened.rated or bool(self.opened.deal) or (beginning is not None and beginning.kind == "challenge")

    @property
    def allows_hints(self) -> bool:
        """A single player may ask for hints; several people only if the table was opened with them. Never where results
        are compared."""
        return not self.compares_results and (self.opened.hints or not self.has_company)

    # Before the game

    def validate_join(self, player: str, name: str, seat: int | None, has_account: bool, share: str = "") -> Seated:
        self._require_stage(Stage.OPEN)
        if self.seats_of(player):
            raise Refused("table-already-seated")
        if self.opened.rated and not has_account:
            raise Refused("table-needs-account")
        if not self.free or (seat is not None and seat not in self.free):
            raise Refused("table-seat-taken" if seat is not None else "table-full")
        check_name(name)
        if any(are_alike(name, seat_state.name) for seat_state in self.seats if seat_state.name):
            raise Refused("table-name-taken", name=name)
        share = "" if self.opened.deal else share
        return Seated(self.free[0] if seat is None else seat, player, name, share)

    def validate_vacate(self, player: str, seat: int) -> Vacated:
        """Players may leave their own seat; the host may free any."""
        self._require_stage(Stage.OPEN)
        self._require_seat(seat)
        if self.seats[seat].kind == "open":
            raise Refused("table-seat-free")
        if player not in (self.host, self.seats[seat].player):
            raise Refused("table-only-host")
        return Vacated(seat)

    def validate_assign(self, player: str, seat: int, level: str) -> Assigned:
        self._require_stage(Stage.OPEN)
        self._require_seat(seat)
        if player != self.host:
            raise Refused("table-only-host")
        if self.opened.rated:
            raise Refused("table-rated-people")
        if self.seats[seat].kind == "person":
            raise Refused("table-seat-taken")
        check_level(self.game, level)
        taken = [seat_state.name for number, seat_state in enumerate(self.seats) if number != seat]
        return Assigned(seat, free_bot_name(self.game, level, taken), level)

    def validate_start(self, player: str) -> None:
        self._require_stage(Stage.OPEN)
        if player != self.host:
            raise Refused("table-only-host")
        if self.free:
            raise Refused("table-seats-free", count=len(self.free))

    # During the game

    def check_time(self, seat: int, now: int) -> None:
        """Refuse after the player's time is over, even if the takeover has not happened yet."""
        if self.clock.running == seat and not self.clock.left(seat, now):
            raise Refused("table-time-over")

    def validate_move(self, seat: int, actions: Sequence[int]) -> tuple[Moved, Proposal]:
        match = self._running_match()
        self._require_person(seat)
        return Moved(seat, list(actions)), match.propose(seat, actions)

    def validate_bot_move(self, draft: Draft) -> tuple[Moved, Proposal]:
        """A bot's draft, composed from the current state."""
        match = self._running_match()
        if self.seats[draft.seat].is_played_by_person:
            raise Refused("table-person-plays", seat=PlayerRef(draft.seat))
        return Moved(draft.seat, list(draft.actions), bot=True), match.proposal_of(draft)

    def validate_only_answer(self) -> tuple[Moved, Proposal]:
        """The answer of a player who has no choice."""
        match = self._running_match()
        draft = match.only_answer() if self.answers_itself else None
        if draft is None:
            raise Refused("table-stale")
        return Moved(draft.seat, list(draft.actions), automatic=True), match.proposal_of(draft, automatic=True)

    def check_hint(self, seat: int) -> None:
        """Hints are for the player to move, where the table allows them."""
        self._running_match()
        if self.opened.rated:
            raise Refused("table-rated-no-hint")
        self._require_person(seat)
        if self.opened.deal:
            raise Refused("deal-terms")
        if self.opened.beginning is not None and self.opened.beginning.kind == "challenge":
            raise Refused("table-challenge-no-hint")
        if not self.allows_hints:
            raise Refused("table-no-hint")
        if seat != self.actor:
            raise Refused("table-not-your-turn")

    def validate_undo(self, seat: int) -> Undone:
        """Undo without consent: until something was revealed or another person decided."""
        match = self._running_match()
        self._require_person(seat)
        self._require_no_undo_request()
        to = match.version_to_undo(seat)
        self.check_not_before_start(to)
        return Undone(seat, to)

    def validate_undo_request(self, seat: int, to: int) -> UndoRequested | Undone:
        """Undoing further needs the consent of all other people; with none, it happens at once."""
        match = self._running_match()
        self._require_person(seat)
        if self.opened.rated:
            raise Refused("table-rated-no-undo")
        if self.opened.deal:
            raise Refused("deal-no-undo")
        if match.version == 0:
            raise CannotUndo("match-undo-nothing")
        if not 0 <= to < match.version:
            raise Refused("table-no-such-move", last=match.version - 1)
        self.check_not_before_start(to)
        self._require_no_undo_request()
        if self._declined.get(seat) == match.version:
            raise Refused("table-declined")
        return UndoRequested(seat, to) if self.undo_voters(seat) else Undone(seat, to)

    def validate_undo_answer(self, seat: int, agrees: bool) -> UndoAnswered | Undone:
        """The undo happens when the last player agrees."""
        self._running_match()
        self._require_person(seat)
        asked = self.undo_voters(self.undo_request.seat) - self.agreed if self.undo_request else set()
        if self.undo_request is None or seat not in asked:
            raise Refused("table-not-asked")
        if agrees and asked == {seat}:
            return Undone(self.undo_request.seat, self.undo_request.to)
        return UndoAnswered(seat, agrees)

    def validate_resign(self, seat: int) -> Resigned:
        self._running_match()
        if self.seats[seat].kind != "person" or self.seats[seat].out:
            raise Refused("table-not-playing")
        return Resigned(seat)

    def validate_takeover(self, seat: int, why: TakeoverReason) -> TakenOver | Resigned:
        """In rated games running out of time loses, and players cannot choose to have a bot play: it only stands in for
        absent players."""
        self._running_match()
        self._require_person(seat)
        if self.opened.rated and why == "left":
            raise Refused("table-rated-no-bot")
        if self.opened.rated and why == "time":
            return Resigned(seat, out_of_time=True)
        return TakenOver(seat, why)

    def validate_level(self, seat: int, player: str, bot: int, level: str) -> LevelSet:
        """The host may change how well a bot plays, except where results are compared."""
        match = self._running_match()
        self._require_seat(bot)
        if self.compares_results:
            raise Refused("table-level-fixed")
        if player != self.host:
            raise Refused("table-only-host")
        if self.seats[bot].kind != "bot":
            raise Refused("table-no-bot")
        check_level(self.game, level)
        if self.seats[bot].level == level:  # changed in another tab
            raise Refused("table-stale")
        changes = (each for each in self.log_entries if isinstance(each.entry, LevelSet) and each.entry.bot == bot)
        if sum(each.move == match.version for each in changes) >= MAX_LEVELS:
            raise Refused("table-levels-enough")
        return LevelSet(seat, bot, self.seats[bot].name, level)

    def validate_return(self, seat: int) -> Returned:
        self._running_match()
        seat_state = self.seats[seat]
        if seat_state.kind != "person" or seat_state.out or not seat_state.stand_in:
            raise Refused("table-nothing-to-take")
        return Returned(seat)

    # At any time

    def validate_phrase(self, seat: int, phrase: str, now: int) -> Said:
        if phrase not in PHRASES and phrase not in REACTIONS:
            raise Refused("table-no-such-phrase", found=phrase)
        lately = [each.entry for each in self.log_entries[-20 * MAX_PHRASES :] if each.at > now - PHRASES_WINDOW]
        if sum(isinstance(entry, Said) and entry.seat == seat for entry in lately) >= MAX_PHRASES:
            raise Refused("table-talks-too-much")
        return Said(seat, phrase)

    def validate_seat_transfer(self, seat: int, player: str) -> Seated:
        """The recovery code gives its holder the seat, on any device. Rated seats belong to accounts and
        need no code."""
        if self.seats[seat].kind != "person":
            raise Refused("table-code-wrong")
        if self.opened.rated and player != self.seats[seat].player:
            raise Refused("table-rated-no-code")
        return Seated(seat, player, self.seats[seat].name)

    def validate_revealed(self) -> DealRevealed:
        """All tables of the shared deal are over."""
        self._require_stage(Stage.OVER)
        if not self.is_closed:
            raise Refused("table-stale")
        return DealRevealed()

    def validate_rematch(self, table: str) -> RematchOpened:
        self._require_stage(Stage.OVER)
        if self.next_table:
            raise Refused("table-already-followed")
        return RematchOpened(table)

    def _require_stage(self, stage: Stage) -> None:
        if self.stage is not stage:
            raise Refused(self.stage.message_id)

    def _require_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.seats):
            raise Refused("table-no-such-seat", last=len(self.seats))

    def _require_person(self, seat: int) -> None:
        if not self.seats[seat].is_played_by_person:
            raise Refused("table-bot-plays", seat=PlayerRef(seat))

    def _require_no_undo_request(self) -> None:
        if self.undo_request is not None:
            raise Refused("table-already-asked", seat=PlayerRef(self.undo_request.seat))

    def _running_match(self) -> Match:
        self._require_stage(Stage.RUNNING)
        assert self.match is not None
        return self.match


def check_name(name: str) -> None:
    if not name or not Seat(name).has_valid_name():
        raise BadArguments("player-name-wrong", found=name, longest=LONGEST_NAME)
