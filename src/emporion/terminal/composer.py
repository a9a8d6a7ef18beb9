"""Asking one person for one commitment, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emporion.kernel.messages import Message
from emporion.match import Draft, Match
from emporion.match.composition import Composition, MoveComplete, NotPossible, PartialMove
from emporion.terminal.answer import (
    HELP,
    LOG,
    QUIT,
    TABLE,
    UNDO,
    Command,
    Decisions,
    Refused,
    card_of,
    label_of,
    understand,
)
from emporion.terminal.help_pages import show_help
from emporion.terminal.question import show_question
from emporion.terminal.screen import INDENT, Leave, Screen


class Composer:
    """Asks one person for one commitment."""

    def __init__(
        self, match: Match, screen: Screen, take_back: Callable[[], bool], show_log: Callable[[str], None]
    ) -> None:
        """`take_back` takes back the last move of this person, if that is possible."""
        self.match = match
        self.screen = screen
        self.take_back = take_back
        self.show_log = show_log
        self.composition = Composition(match)

    def compose(self) -> Draft | None:
        """Ask until there is something to commit; None if an earlier move was taken back instead."""
        here, before = self.composition.start(), list[PartialMove]()
        while True:
            if self.composition.is_complete(here):
                had_choice = any(len(self.composition.question(place)[1]) > 1 for place in before)
                if not had_choice or self.confirm(here.draft):
                    return here.draft
                here = before.pop()
            answer = self.ask(here, can_step_back=bool(before))
            if answer is None:
                return None
            if answer is here:
                here = before.pop()
            else:
                before.append(here)
                here = answer

    def ask(self, here: PartialMove, can_step_back: bool) -> PartialMove | None:
        """One question, until it is answered: the place after it; the same place to step back; None if an earlier move
        was taken back instead."""
        game, (view, choices) = self.match.game, self.composition.question(here)
        show_question(view, choices, game, self.screen)
        while True:
            question = "terminal-ask" if len(choices) > 1 else "terminal-continue"
            answer = understand(self.screen.ask(question), choices, view, game, self.screen)
            match answer:
                case Decisions(actions):
                    try:
                        return self.follow(here, actions)
                    except NotPossible as refusal:
                        self.screen.print(refusal.reason, style="yellow")
                    except MoveComplete as refusal:
                        self.screen.print(self.too_many(refusal.action), style="yellow")
                case Refused(reason):
                    self.screen.print(reason, style="yellow")
                case Command(key, about) if key == HELP:
                    show_help(about, choices, view, game, self.screen)
                    show_question(view, choices, game, self.screen)
                case Command(key, lines) if key == LOG:
                    self.show_log(lines)
                    show_question(view, choices, game, self.screen)
                case Command(key) if key == TABLE:
                    self.screen.console.print()
                    self.screen.draw(view)
                    show_question(view, choices, game, self.screen)
                case Command(key) if key == QUIT:
                    raise Leave
                case Command() if can_step_back:
                    self.screen.print("terminal-step-back", style="dim")
                    return here
                case Command() if self.take_back():
                    return None

    def follow(self, here: PartialMove, actions: Sequence[int]) -> PartialMove:
        """The place after these decisions, and those that leave no choice."""
        for action in actions:
            here = self.composition.step(self.composition.advance_to(here, action), action)
        while (forced := self.composition.forced(here)) is not None:
            self.tell_forced(here)
            here = forced
        return here

    def tell_forced(self, here: PartialMove) -> None:
        """A card that is named without being asked for is told, so that nobody wonders where it went."""
        _, choices = self.composition.question(here)
        if len(choices) == 1 and card_of(choices[0], self.match.game):
            self.screen.print(choices[0].sentence, style="dim", indent=INDENT)

    def too_many(self, action: int) -> Message:
        return Message("terminal-too-many", {"text": label_of(action, self.match.game, self.screen)})

    def confirm(self, draft: Draft) -> bool:
        """Moves of several decisions, hasty ones, and moves that cannot be taken back are confirmed first."""
        words, steps = self.match.game.text, self.match.steps(draft.actions)
        warnings = self.composition.warnings(steps)
        if not draft.reveals and len(draft.actions) == 1 and not warnings:
            return True
        self.screen.print(words.summary(steps), style="bold")
        for warning in warnings:
            self.screen.print(warning, style="yellow")
        if draft.reveals:
            self.screen.print("terminal-confirm-reveal", style="dim")
        while (answer := self.screen.ask("terminal-confirm").lower()) not in ("", UNDO):
            if answer == QUIT:
                raise Leave
            if answer.startswith(HELP):
                show_help(answer[1:].strip(), (), self.match.view(draft.seat), self.match.game, self.screen)
            else:
                self.screen.print("terminal-confirm-only", style="yellow")
        return not answer
