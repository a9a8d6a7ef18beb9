"""Asks one person for one move, question by question."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from emporion.kernel.messages import Message
from emporion.match import Draft, Match
from emporion.match.composition import Composition, ForcedStep, MoveComplete, NotPossible, PartialMove
from emporion.terminal.answer import (
    HELP,
    HINT,
    LOG,
    QUIT,
    TABLE,
    UNDO,
    Command,
    Decisions,
    Refusal,
    label_of,
    parse_answer,
)
from emporion.terminal.help_pages import show_help
from emporion.terminal.hint import show_hint
from emporion.terminal.question import show_question
from emporion.terminal.screen import INDENT, Leave, Screen


class Composer:
    """Asks one person for one move."""

    def __init__(self, match: Match, screen: Screen, undo: Callable[[], bool], show_log: Callable[[str], None]) -> None:
        """`undo` undoes the last move of this person, if possible."""
        self.match = match
        self.screen = screen
        self.undo = undo
        self.show_log = show_log
        self.composition = Composition(match)

    def compose(self) -> Draft | None:
        """Ask until a move is complete; None if an earlier move was undone instead."""
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
        """Ask one question until it is answered: returns the partial move after it, the same one to step back, or None
        if an earlier move was undone instead."""
        game, (view, choices) = self.match.game, self.composition.question(here)
        show_question(view, choices, game, self.screen)
        while True:
            question = "terminal-ask" if len(choices) > 1 else "terminal-continue"
            answer = parse_answer(self.screen.ask(question), choices, view, game, self.screen)
            match answer:
                case Decisions(actions):
                    try:
                        return self.follow(here, actions)
                    except NotPossible as refusal:
                        self.screen.print(refusal.reason, style="yellow")
                    except MoveComplete as refusal:
                        self.screen.print(self.too_many(refusal.action), style="yellow")
                case Refusal(reason):
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
                case Command(key) if key == HINT:
                    show_hint(self.match, here, self.screen)
                    show_question(view, choices, game, self.screen)
                case Command(key) if key == QUIT:
                    raise Leave
                case Command() if can_step_back:
                    self.screen.print("terminal-step-back", style="dim")
                    return here
                case Command() if self.undo():
                    return None

    def follow(self, here: PartialMove, actions: Sequence[int]) -> PartialMove:
        """The partial move after these actions and all forced ones. What was chosen for the player is said once all
        actions are accepted."""
        forced: list[Sequence[ForcedStep]] = []
        for action in actions:
            here, skipped = self.composition.follow(here, action)
            forced.append(skipped)
        here, last = self.composition.finish(here)
        for steps in (*forced, last):
            self.show_forced(steps)
        return here

    def show_forced(self, steps: Sequence[ForcedStep]) -> None:
        """Say what was chosen for the player, and why."""
        for message in filter(None, self.composition.explanations(steps)):
            self.screen.print(message, style="dim", indent=INDENT)

    def too_many(self, action: int) -> Message:
        return Message("terminal-too-many", {"text": label_of(action, self.match.game, self.screen)})

    def confirm(self, draft: Draft) -> bool:
        """Ask for confirmation of moves with several actions or a warning, and of moves that cannot be undone."""
        text, steps = self.match.game.text, self.match.steps(draft.actions)
        warnings = self.composition.warnings(draft)
        if not draft.reveals and len(draft.actions) == 1 and not warnings:
            return True
        self.screen.print(text.summary(steps), style="bold")
        for warning in warnings:
            self.screen.print(warning, style="yellow")
        if revealed := self.composition.revealed(draft):
            self.screen.print(revealed, style="dim")
        while (answer := self.screen.ask("terminal-confirm").lower()) not in ("", UNDO):
            if answer == QUIT:
                raise Leave
            if answer.startswith(HELP):
                show_help(answer[1:].strip(), (), self.match.view(draft.seat), self.match.game, self.screen)
            else:
                self.screen.print("terminal-confirm-only", style="yellow")
        return not answer
