"""Putting the decisions of one person together, question by question, until they can be committed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from emporion.kernel import reference
from emporion.kernel.errors import BadDraft
from emporion.kernel.messages import Message
from emporion.match import Draft, Match
from emporion.terminal.answer import HELP, LOG, QUIT, UNDO, Command, Decisions, Refused, understand
from emporion.terminal.help_pages import show_help
from emporion.terminal.question import show_question
from emporion.terminal.screen import Leave, Screen


@dataclass
class Composer:
    """Asks one person for one commitment."""

    match: Match
    screen: Screen
    take_back: Callable[[], bool]
    """Takes back the last move of this person, if that is possible."""
    show_log: Callable[[str], None]

    def compose(self) -> Draft | None:
        """Ask until there is something to commit; None if an earlier move was taken back instead."""
        draft = self.match.draft(())
        while True:
            longer = self.ask(draft)
            if longer is None or self.is_final(longer):
                return longer
            draft = self.step_back(longer) if longer.complete else longer

    def ask(self, draft: Draft) -> Draft | None:
        """One question, until it is answered: the draft with the answer, or one step shorter; None if an earlier move
        was taken back instead."""
        game = self.match.game
        view = reference.view(game, draft.state, draft.seat)
        choices = game.words.choices(view, reference.legal(game, draft.state))
        show_question(view, choices, game, self.screen)
        while True:
            answer = understand(self.screen.ask("terminal-ask"), choices, view, game, self.screen)
            match answer:
                case Decisions(actions):
                    longer, refusal = self.extend(draft, actions)
                    if refusal is None:
                        return longer
                    self.screen.say(refusal, style="yellow")
                case Refused(reason):
                    self.screen.say(reason, style="yellow")
                case Command(key, about) if key == HELP:
                    show_help(about, choices, view, game, self.screen)
                case Command(key, lines) if key == LOG:
                    self.show_log(lines)
                case Command(key) if key == QUIT:
                    raise Leave
                case Command() if draft.actions:
                    self.screen.say("terminal-step-back", style="dim")
                    return self.step_back(draft)
                case Command() if self.take_back():
                    return None

    def extend(self, draft: Draft, actions: Sequence[int]) -> tuple[Draft, Message | None]:
        """The draft with these decisions added, and those that leave no choice; or the draft as it was, and the reason
        why they do not go together."""
        longer, words = draft, self.match.game.words
        for action in actions:
            if longer.complete:
                typed = "".join(self.screen.plain(part) for part in words.shortcut(action))
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

    def is_final(self, draft: Draft) -> bool:
        """Whether the draft is to be committed. Moves of several decisions, and moves that cannot be taken back, are
        confirmed first."""
        if not draft.complete:
            return False
        if not draft.reveals and len(draft.actions) == 1:
            return True
        self.screen.say(self.match.game.words.summary(self.match.view(draft.seat), draft.actions), style="bold")
        if draft.reveals:
            self.screen.say("terminal-confirm-reveal", style="dim")
        while (answer := self.screen.ask("terminal-confirm").lower()) not in ("", UNDO):
            if answer == QUIT:
                raise Leave
        return not answer
