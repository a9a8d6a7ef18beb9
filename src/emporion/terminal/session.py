"""A game played in a terminal: whose turn, what is asked, what is committed, saved after every move."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.text import Text

from emporion.games.drawing import flow
from emporion.kernel import reference
from emporion.kernel.errors import BadDraft, CannotUndo
from emporion.kernel.messages import Choice, Message, Who
from emporion.match import Draft, Match, record_of, store
from emporion.terminal.answer import HELP, LOG, UNDO, Command, Decisions, Refused, shortcut_text, understand
from emporion.terminal.help_pages import show_help
from emporion.terminal.score import show_score
from emporion.terminal.screen import Leave, Screen

LOG_LINES = 30
INDENT = 2


def tell(messages: Sequence[Message], screen: Screen) -> None:
    """Events in sentences; the beginning of a turn is a heading."""
    for message in messages:
        heading = message.id.endswith("-event-turn")
        screen.say(message, style="bold" if heading else "", indent=0 if heading else INDENT)


class Session:
    """One match, one screen, one file."""

    def __init__(self, match: Match, screen: Screen, path: Path, started: str) -> None:
        self.match = match
        self.screen = screen
        self.path = path
        self.started = started
        self.people = [seat for seat, player in enumerate(match.players) if player is None]
        self.seen = dict.fromkeys(self.people, -1)
        """The version up to which each person has been told what happened."""
        self.in_front: int | None = self.people[0] if len(self.people) == 1 else None
        """The person who looks at the screen."""

    def play(self) -> None:
        """Until the game is over; Leave if a person wants to stop before."""
        self.save()
        while not self.match.over:
            for _ in self.match.let_bots_play():
                self.save()
            if not self.match.over:
                self.ask_person(self.match.actor)
        self.show_end()

    def save(self) -> None:
        store.write(self.path, record_of(self.match, self.started))

    def ask_person(self, seat: int) -> None:
        """Let a person decide, from the curtain to the commitment."""
        if self.in_front != seat and not self.draw_curtain(seat):
            return
        screen = self.screen.for_seat(seat)
        self.tell_news(seat, screen)
        screen.draw(self.match.view(seat))
        draft = self.compose(seat, screen)
        if draft is not None:
            self.match.commit(seat, draft.actions)
            self.save()

    def draw_curtain(self, seat: int) -> bool:
        """Hide what the last person saw, until the next one is there; False if that person took the move back."""
        last = self.match.log[-1].seat if self.match.log else seat
        mistaken = self.in_front is not None and last == self.in_front
        while True:
            self.screen.clear()
            self.screen.say("terminal-curtain", style="bold", name=self.screen.names[seat])
            if mistaken:
                self.screen.say("terminal-curtain-undo", style="dim", name=self.screen.names[last])
            answer = self.screen.ask("terminal-continue")
            if answer == UNDO and mistaken and self.take_back(last, self.screen):
                return False
            if not answer:
                self.in_front = seat
                return True
            if answer == "q":
                raise Leave

    def tell_news(self, seat: int, screen: Screen) -> None:
        """What happened since this person looked last."""
        news = self.match.told(seat, self.seen[seat])
        self.seen[seat] = self.match.version
        screen.console.print()
        tell(self.match.game.words.narrate(news, self.match.view(seat)), screen)
        screen.console.print()

    def show_log(self, seat: int, screen: Screen, lines: int) -> None:
        """The last lines of what happened."""
        messages = self.match.game.words.narrate(self.match.told(seat), self.match.view(seat))
        screen.rule("terminal-log")
        if len(messages) > lines:
            screen.say("terminal-log-earlier", style="dim", count=len(messages) - lines, more=4 * lines)
        tell(messages[-lines:], screen)

    def compose(self, seat: int, screen: Screen) -> Draft | None:
        """Ask until the decisions of a person can be committed; None if an earlier move was taken back instead."""
        game = self.match.game
        draft = self.match.draft(())
        asked_again = False
        while True:
            if draft.complete:
                if not self.needs_confirmation(draft) or self.confirm(draft, screen):
                    return draft
                draft = self.step_back(draft)
            view = reference.view(game, draft.state, seat)
            choices = game.words.choices(view, reference.legal(game, draft.state))
            if not asked_again:
                self.show_question(view, choices, screen)
            asked_again = True
            answer = understand(screen.ask("terminal-ask"), choices, view, game, screen)
            match answer:
                case Decisions(actions):
                    draft, refusal = self.extend(draft, actions, screen)
                    asked_again = refusal is not None
                    if refusal is not None:
                        screen.say(refusal, style="yellow")
                case Command(key) if key == UNDO and draft.actions:
                    draft = self.step_back(draft)
                    screen.say("terminal-step-back", style="dim")
                    asked_again = False
                case Command(key) if key == UNDO:
                    if self.take_back(seat, screen):
                        return None
                case Command(key, rest) if key == LOG:
                    self.show_log(seat, screen, int(rest or LOG_LINES))
                case Command(key, rest) if key == HELP:
                    show_help(rest, choices, view, game, screen)
                case Refused(reason):
                    screen.say(reason, style="yellow")
                case _:
                    raise Leave

    def extend(self, draft: Draft, actions: Sequence[int], screen: Screen) -> tuple[Draft, Message | None]:
        """The draft with these decisions added, and those that leave no choice; or the draft as it was, and the reason
        why they do not go together."""
        longer, words = draft, self.match.game.words
        for action in actions:
            if longer.complete:
                typed = "".join(screen.plain(part) for part in words.shortcut(action))
                return draft, Message("terminal-too-many", {"text": typed})
            try:
                longer = self.match.draft((*longer.actions, action))
            except BadDraft:
                return draft, words.refusal(reference.view(self.match.game, longer.state, longer.seat), action)
        while not longer.complete and len(only := reference.legal(self.match.game, longer.state)) == 1:
            longer = self.match.draft((*longer.actions, *only))
        return longer, None

    def step_back(self, draft: Draft) -> Draft:
        """The draft as it was when there was last something to choose."""
        while draft.actions:
            draft = self.match.draft(draft.actions[:-1])
            if len(reference.legal(self.match.game, draft.state)) > 1:
                break
        return draft

    def needs_confirmation(self, draft: Draft) -> bool:
        """Moves of several decisions, and moves that cannot be taken back."""
        return draft.reveals or len(draft.actions) > 1

    def confirm(self, draft: Draft, screen: Screen) -> bool:
        screen.say(self.match.game.words.summary(self.match.view(draft.seat), draft.actions), style="bold")
        if draft.reveals:
            screen.say("terminal-confirm-reveal", style="dim")
        while True:
            answer = screen.ask("terminal-confirm").lower()
            if answer == UNDO:
                return False
            if answer == "q":
                raise Leave
            if not answer:
                return True

    def take_back(self, seat: int, screen: Screen) -> bool:
        """Take back the last move of a seat if that is possible."""
        try:
            commit = self.match.undo(seat)
        except CannotUndo as problem:
            screen.say(problem.message, style="yellow")
            return False
        self.save()
        self.seen = {person: min(seen, self.match.version) for person, seen in self.seen.items()}
        moves = self.match.game.words.summary(self.match.view(seat), commit.actions)
        screen.say("terminal-taken-back", style="bold", moves=moves)
        return True

    def show_question(self, view: Any, choices: Sequence[Choice], screen: Screen) -> None:
        """The prompt, what helps to decide, and the choices in numbered lines."""
        words = self.match.game.words
        screen.console.print()
        screen.say(words.prompt(view), style="bold")
        for note in words.notes(view, [choice.action for choice in choices]):
            screen.say(note, indent=INDENT)
        numbered = enumerate(choices, start=1)
        for group, members in groupby(numbered, key=lambda each: each[1].group):
            screen.show(self.line_of_choices(group, list(members), screen), indent=INDENT)
        screen.say("terminal-keys", style="dim")

    def line_of_choices(self, group: Message, members: list[tuple[int, Choice]], screen: Screen) -> Text:
        """Choices of one kind, each with its number; shortcuts in brackets, dots where a card has to follow."""
        title = screen.text(group)
        letters = self.match.game.words.shortcut(members[0][1].action)
        if len(letters) > 1:
            title.append(f" ({screen.plain(letters[0])}…)", "dim")
        items = [title.append(":")]
        for number, choice in members:
            item = Text.assemble((str(number), "bold cyan"), " ").append_text(screen.text(choice.label))
            shortcut = shortcut_text(choice.action, self.match.game, screen)
            if len(shortcut) == 1 or (len(letters) > 1 and len(self.match.game.words.shortcut(choice.action)) == 1):
                item.append(f" ({shortcut})", "dim")
            items.append(item)
        return flow(items, screen.width - INDENT)

    def show_end(self) -> None:
        """What happened at last, and the score sheet."""
        reader = self.in_front if len(self.people) == 1 else None
        screen = self.screen.for_seat(reader)
        since = min(self.seen.values())
        view = reference.open_view(self.match.game, self.match.state)
        screen.console.print()
        tell(self.match.game.words.narrate(self.match.told(None, since), view), screen)
        show_score(self.match.game.words.score_sheet(self.match.told(None), view), screen)


def at_the_table(match: Match) -> Message:
    """Everybody, in the order of the seats."""
    alone = match.players.count(None) == 1
    names: list[Message] = []
    for number, seat in enumerate(match.seats):
        if match.players[number] is not None:
            names.append(Message("player-bot", {"name": seat.name, "bot": seat.player}))
        elif alone:
            names.append(Message("player-you", {"name": seat.name}))
        else:
            names.append(Message("player-name", {"seat": Who(number)}))
    return Message("terminal-at-the-table", {"players": names})
