"""Putting the decisions of one person together, question by question, until they can be committed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from emporion.kernel import reference
from emporion.kernel.errors import BadDraft
from emporion.kernel.messages import Choice, Message, View
from emporion.match import Bundle, Draft, Match, bundle_at
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


@dataclass(frozen=True)
class Place:
    """How far a person has come: decisions in the order of the rules, and parts of a choice that has none."""

    draft: Draft
    picked: tuple[int, ...] = ()


class Refusal(Exception):
    """A decision does not fit."""

    def __init__(self, reason: Message) -> None:
        self.reason = reason


@dataclass
class Composer:
    """Asks one person for one commitment."""

    match: Match
    screen: Screen
    take_back: Callable[[], bool]
    """Takes back the last move of this person, if that is possible."""
    show_log: Callable[[str], None]
    _bundles: dict[tuple[int, ...], Bundle | None] = field(default_factory=dict)

    def compose(self) -> Draft | None:
        """Ask until there is something to commit; None if an earlier move was taken back instead."""
        here, before = Place(self.match.draft(())), list[Place]()
        while True:
            if self.is_whole(here):
                if not any(len(self.question(place)[1]) > 1 for place in before) or self.confirm(here.draft):
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

    def is_whole(self, here: Place) -> bool:
        """Whether what is decided so far is a whole move."""
        if here.draft.complete or not here.draft.actions or here.picked:
            return here.draft.complete
        return self.match.game.words.begins_move(self.view(here.draft)) and len(self.question(here)[1]) > 1

    def view(self, draft: Draft) -> View:
        """What the person sees after the decisions of a draft."""
        seen: View = reference.view(self.match.game, draft.state, draft.seat)
        return seen

    def question(self, here: Place) -> tuple[View, Sequence[Choice]]:
        """What the person sees at this point, and what can be chosen."""
        words = self.match.game.words
        view = self.view(here.draft)
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            legal = reference.legal(self.match.game, here.draft.state)
        else:
            view = words.preview(view, here.picked)
            legal = bundle.further(here.picked) + self.endings(here, bundle)
        return view, words.choices(view, legal)

    def bundle_at(self, draft: Draft) -> Bundle | None:
        """The choice without order that begins at this point, if there is one."""
        if draft.actions not in self._bundles:
            hidden = reference.concealed(self.match.game, draft.state, draft.seat)
            self._bundles[draft.actions] = bundle_at(self.match.game, hidden)  # it can show nothing it should not
        return self._bundles[draft.actions]

    def endings(self, here: Place, bundle: Bundle) -> list[int]:
        """The decisions of another kind that can end the choice as it is picked."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered not in bundle.needs_end:
            return []
        after = self.match.draft((*here.draft.actions, *ordered))
        view, words = self.view(after), self.match.game.words
        return [action for action in reference.legal(self.match.game, after.state) if not words.bundle(view, action)]

    def ask(self, here: Place, can_step_back: bool) -> Place | None:
        """One question, until it is answered: the place after it; the same place to step back; None if an earlier move
        was taken back instead."""
        game, (view, choices) = self.match.game, self.question(here)
        show_question(view, choices, game, self.screen)
        while True:
            question = "terminal-ask" if len(choices) > 1 else "terminal-continue"
            answer = understand(self.screen.ask(question), choices, view, game, self.screen)
            match answer:
                case Decisions(actions):
                    try:
                        return self.follow(here, actions)
                    except Refusal as refusal:
                        self.screen.say(refusal.reason, style="yellow")
                case Refused(reason):
                    self.screen.say(reason, style="yellow")
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
                    self.screen.say("terminal-step-back", style="dim")
                    return here
                case Command() if self.take_back():
                    return None

    def follow(self, here: Place, actions: Sequence[int]) -> Place:
        """The place after these decisions, and those that leave no choice."""
        for action in actions:
            while action not in self.offered(here) and (forced := self.forced(here)) is not None:
                here = forced
            here = self.step(here, action)
        while (forced := self.forced(here)) is not None:
            self.tell_forced(here)
            here = forced
        return here

    def offered(self, here: Place) -> set[int]:
        """What can be decided at this point."""
        return set() if here.draft.complete else {choice.action for choice in self.question(here)[1]}

    def tell_forced(self, here: Place) -> None:
        """A card that is named without being asked for is told, so that nobody wonders where it went."""
        _, choices = self.question(here)
        if len(choices) == 1 and card_of(choices[0], self.match.game):
            self.screen.say(choices[0].sentence, style="dim", indent=INDENT)

    def step(self, here: Place, action: int) -> Place:
        """The place after one decision."""
        if here.draft.complete:
            raise Refusal(self.too_many(action))
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            decided: tuple[int, ...] = (action,)
        elif action in bundle.further(here.picked):
            return self.settled(Place(here.draft, (*here.picked, action)), bundle)
        elif action in self.endings(here, bundle):
            decided = (*(bundle.in_order(here.picked) or ()), action)
        else:
            raise Refusal(self.why_not(here, action))
        try:
            return Place(self.match.draft((*here.draft.actions, *decided)))
        except BadDraft:
            raise Refusal(self.why_not(here, action)) from None

    def too_many(self, action: int) -> Message:
        return Message("terminal-too-many", {"text": label_of(action, self.match.game, self.screen)})

    def why_not(self, here: Place, action: int) -> Message:
        """Why a decision does not fit here: it may belong to a choice that is complete already."""
        words = self.match.game.words
        if here.draft.actions and not here.picked:
            before, last = self.match.steps(here.draft.actions)[-1]
            if words.bundle(before, action) and words.bundle(before, last) == words.bundle(before, action):
                return self.too_many(action)
        return words.refusal(self.question(here)[0], action)

    def settled(self, here: Place, bundle: Bundle) -> Place:
        """If what is picked is complete by itself, it becomes part of the draft."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered in bundle.needs_end:
            return here
        return Place(self.match.draft((*here.draft.actions, *ordered)))

    def forced(self, here: Place) -> Place | None:
        """The place after the only possible decision; None if there is a choice."""
        if self.is_whole(here):
            return None
        _, choices = self.question(here)
        if len(choices) > 1:
            bundle = self.bundle_at(here.draft)
            only = bundle.containing(here.picked) if bundle is not None else []
            if len(only) != 1 or bundle is None or only[0] in bundle.needs_end:
                return None
            return self.settled(Place(here.draft, only[0]), bundle)
        return self.step(here, choices[0].action)

    def confirm(self, draft: Draft) -> bool:
        """Moves of several decisions, hasty ones, and moves that cannot be taken back are confirmed first."""
        words, steps = self.match.game.words, self.match.steps(draft.actions)
        warnings = [warning for view, action in steps if (warning := words.warning(view, action))]
        if not draft.reveals and len(draft.actions) == 1 and not warnings:
            return True
        self.screen.say(words.summary(steps), style="bold")
        for warning in warnings:
            self.screen.say(warning, style="yellow")
        if draft.reveals:
            self.screen.say("terminal-confirm-reveal", style="dim")
        while (answer := self.screen.ask("terminal-confirm").lower()) not in ("", UNDO):
            if answer == QUIT:
                raise Leave
            if answer.startswith(HELP):
                show_help(answer[1:].strip(), (), self.match.view(draft.seat), self.match.game, self.screen)
            else:
                self.screen.say("terminal-confirm-only", style="yellow")
        return not answer
