"""A game played in a terminal, saved after every move."""

from __future__ import annotations

from emporion.kernel import reference
from emporion.kernel.errors import CannotUndo
from emporion.kernel.messages import Message, PlayerRef
from emporion.match import Match, record_of
from emporion.match.store import RecordFile
from emporion.terminal.answer import QUIT, UNDO
from emporion.terminal.composer import Composer
from emporion.terminal.narration import show_messages
from emporion.terminal.score import show_score
from emporion.terminal.screen import Leave, Screen

LOG_LINES = 30


class Session:
    """One match, one screen, one file."""

    def __init__(self, match: Match, screen: Screen, file: RecordFile, started: str) -> None:
        self.match = match
        self.screen = screen
        self.file = file
        self.started = started
        self.people = [seat for seat, player in enumerate(match.players) if player is None]
        last_moves = {seat: match.last_move_of(seat) for seat in self.people}
        self.seen = {seat: -1 if version is None else version for seat, version in last_moves.items()}
        """The version up to which each person has seen the events; in a resumed game, that person's last move."""
        self.in_front: int | None = self.people[0] if len(self.people) == 1 else None
        """The person at the screen."""

    def play(self) -> None:
        """Play until the game is over; raises Leave if a person stops before."""
        self.save()
        while not self.match.over:
            for _ in self.match.play_bots():
                self.save()
            if not self.match.over:
                self.ask_person(self.match.actor)
        self.show_end()

    def save(self) -> None:
        self.file.save(record_of(self.match, self.started))

    def ask_person(self, seat: int) -> None:
        """Ask a person for one move."""
        if self.in_front != seat and not self.show_curtain(seat):
            return
        screen = self.screen.for_seat(seat)
        self.show_news(seat, screen)
        screen.draw(self.match.view(seat))
        composer = Composer(
            self.match,
            screen,
            undo=lambda: self.undo(seat, screen),
            show_log=lambda lines: self.show_log(seat, screen, int(lines) if lines else LOG_LINES),
        )
        draft = composer.compose()
        if draft is not None:
            self.match.accept(self.match.proposal_of(draft))
            self.save()
            self.answer_for(seat)
            if draft.reveals and len(self.people) > 1 and not self.match.over:
                self.show_news(seat, screen)  # before the curtain falls
                if screen.ask("terminal-continue").lower() == QUIT:
                    raise Leave

    def answer_for(self, seat: int) -> None:
        """Give the answers after a move that leave no choice, such as the end of a turn. Undo goes back to the move."""
        while not self.match.over and self.match.actor == seat and (only := self.match.only_answer()) is not None:
            self.match.accept(self.match.proposal_of(only, automatic=True))
            self.save()

    def show_curtain(self, seat: int) -> bool:
        """Hide the last person's view until the next one is ready; False if the last one undid a move."""
        last = self.in_front
        undoable = last is not None and self.can_undo(last)
        if last is not None:
            self.screen.clear()
        while True:
            self.screen.print("terminal-curtain", style="bold", name=self.screen.names[seat])
            if last is not None and undoable:
                self.screen.print("terminal-curtain-undo", style="dim", name=self.screen.names[last])
            answer = self.screen.ask("terminal-continue").lower()
            if answer == UNDO and last is not None and undoable:
                self.in_front = None  # show no cards before the person who moved is back
                return not self.undo(last, self.screen)
            if not answer:
                self.in_front = seat
                return True
            if answer == QUIT:
                raise Leave
            self.screen.print("terminal-curtain-only", style="yellow")

    def can_undo(self, seat: int) -> bool:
        try:
            self.match.version_to_undo(seat)
        except CannotUndo:
            return False
        return True

    def show_news(self, seat: int, screen: Screen) -> None:
        """Show the events since this person's last look."""
        news = self.match.events_for(seat, self.seen[seat])
        self.seen[seat] = self.match.version
        screen.console.print()
        show_messages(self.match.game.text.narrate(news, self.match.view(seat)), self.match.game, screen)
        screen.console.print()

    def show_log(self, seat: int, screen: Screen, lines: int) -> None:
        """Show the last lines of the event log, or all of them (0)."""
        messages = self.match.game.text.narrate(self.match.events_for(seat), self.match.view(seat))
        screen.rule("terminal-log")
        left_out = max(len(messages) - lines, 0) if lines else 0
        if left_out:
            screen.print("terminal-log-earlier", style="dim", count=left_out, more=4 * lines)
        show_messages(messages[left_out:], self.match.game, screen)

    def undo(self, seat: int, screen: Screen) -> bool:
        """Undo the last move of a seat, if possible."""
        try:
            later = self.match.version - self.match.version_to_undo(seat) - 1
            move = self.match.undo(seat)
        except CannotUndo as problem:
            screen.print(problem.message, style="yellow")
            return False
        self.save()
        self.seen = {person: min(seen, self.match.version) for person, seen in self.seen.items()}
        moves = self.match.game.text.summary(self.match.steps(move.actions))
        screen.print("terminal-taken-back", style="bold", moves=moves, answers=later)
        return True

    def show_end(self) -> None:
        """Show the last events and the score sheet."""
        reader = self.in_front if len(self.people) == 1 else None
        screen = self.screen.for_seat(reader)
        since = min(self.seen.values())
        view = reference.open_view(self.match.game, self.match.state)
        screen.console.print()
        show_messages(self.match.game.text.narrate(self.match.events_for(None, since), view), self.match.game, screen)
        show_score(self.match.score_sheet(None, view), screen)


def at_the_table(match: Match) -> Message:
    """A message that lists the players in seat order."""
    alone = match.players.count(None) == 1
    names: list[Message] = []
    for number, seat in enumerate(match.seats):
        if match.players[number] is not None:
            names.append(Message("player-bot", {"name": seat.name, "bot": seat.player}))
        elif alone:
            names.append(Message("player-you", {"seat": PlayerRef(number)}))
        else:
            names.append(Message("player-name", {"seat": PlayerRef(number)}))
    return Message("terminal-at-the-table", {"players": names})
