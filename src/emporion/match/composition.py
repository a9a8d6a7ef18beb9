"""Composes a person's move from picks in any order. Terminal and server use it.

Rules ask for single actions in a canonical order. People pick the cards of a payment in any order, are not asked where
only one action is legal, and see a move before they commit it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from emporion.kernel import reference
from emporion.kernel.errors import BadDraft
from emporion.kernel.messages import Choice, Message
from emporion.kernel.view import GameView
from emporion.match.bundle import Bundle, bundle_at
from emporion.match.draft import Draft, after_actions, begins_another_move
from emporion.match.match import Match


@dataclass(frozen=True)
class PartialMove:
    """A move in progress: a draft of actions in the rules' order, and picked parts of an unordered choice
    (`Bundle`)."""

    draft: Draft
    picked: tuple[int, ...] = ()


@dataclass(frozen=True)
class ForcedStep:
    """What is chosen for a person, since nothing else is possible."""

    before: PartialMove
    after: PartialMove
    view: GameView
    """The person's view before it."""
    choices: tuple[Choice, ...]
    """What is chosen, in display order."""


class NotPossible(Exception):
    """An action is not possible at this point."""

    def __init__(self, reason: Message) -> None:
        self.reason = reason


class MoveComplete(Exception):
    """The move is complete before this action, or something is revealed before it."""

    def __init__(self, action: int) -> None:
        self.action = action


class Composition:
    """Composes one move of the seat to act. Valid for the match's version at which it was created.

    `answers_follow`: answers without a choice are given after the move, after a moment in which it can be taken back,
    so the move ends before them, unless they reveal something and it has to be confirmed. Without it they are part of
    the move, except the end of the turn.
    """

    def __init__(self, match: Match, answers_follow: bool = False) -> None:
        self.match = match
        self.answers_follow = answers_follow
        self._bundles: dict[tuple[int, ...], Bundle | None] = {}

    def start(self) -> PartialMove:
        return PartialMove(self.match.draft(()))

    def is_complete(self, here: PartialMove) -> bool:
        """Whether the actions so far are a complete move."""
        if here.draft.complete or not here.draft.actions or here.picked:
            return here.draft.complete
        if begins_another_move(self.match.game, here.draft):
            return True
        if not self.answers_follow or not self.match.game.text.begins_move(self.view(here.draft)):
            return False
        return not self.answers_reveal(here.draft)

    def answers_reveal(self, draft: Draft) -> bool:
        """Whether the answers without a choice that follow a draft reveal something."""
        return self.with_answers(draft).reveals

    def with_answers(self, draft: Draft) -> Draft:
        """The draft with the answers without a choice that follow it."""
        while not draft.complete and len(draft.legal) == 1:
            draft = self.match.extend(draft, draft.legal)
        return draft

    def view(self, draft: Draft) -> GameView:
        """The person's view after a draft."""
        view: GameView = reference.view(self.match.game, draft.state, draft.seat)
        return view

    def whole_view(self, draft: Draft) -> GameView:
        """The person's view of a draft that is a whole move, with all that was chosen and nothing that it reveals."""
        game, start = self.match.game, self.start().draft.state
        for count in range(len(draft.actions) - 1, -1, -1):
            before = after_actions(game, start, draft.actions[:count])
            view: GameView | None = reference.preview_chosen(game, before, draft.seat, draft.actions[count])
            if view is not None:
                return view
        return self.view(draft)

    def question(self, here: PartialMove) -> tuple[GameView, Sequence[Choice]]:
        """The person's view and choices at this point."""
        text = self.match.game.text
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            view = self.view(here.draft)
            legal = here.draft.legal
        else:
            view = reference.preview(self.match.game, here.draft.state, here.draft.seat, here.picked)
            legal = bundle.further(here.picked) + self.closing_actions(here, bundle)
        return view, text.choices(view, legal)

    def offered(self, here: PartialMove) -> set[int]:
        """The actions that can be picked at this point."""
        return set() if here.draft.complete else {choice.action for choice in self.question(here)[1]}

    def bundle_at(self, draft: Draft) -> Bundle | None:
        """The unordered choice that begins after a draft, if any."""
        if draft.actions not in self._bundles:
            concealed = reference.concealed(self.match.game, draft.state, draft.seat)
            self._bundles[draft.actions] = bundle_at(self.match.game, concealed)  # completions leak nothing
        return self._bundles[draft.actions]

    def closing_actions(self, here: PartialMove, bundle: Bundle) -> list[int]:
        """The actions that can end an unordered choice with the current picks, such as "done"."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered not in bundle.needs_end:
            return []
        after = self.match.extend(here.draft, ordered)
        view, text = self.view(after), self.match.game.text
        return [action for action in after.legal if not text.bundle(view, action)]

    def forced(self, here: PartialMove) -> ForcedStep | None:
        """What follows without a choice; None if there is one."""
        if self.is_complete(here):
            return None
        view, choices = self.question(here)
        if len(choices) == 1:
            return ForcedStep(here, self.step(here, choices[0].action), view, (choices[0],))
        bundle = self.bundle_at(here.draft)
        only = bundle.containing(here.picked) if bundle is not None else []
        if len(only) != 1 or bundle is None or only[0] in bundle.needs_end:
            return None
        rest = sorted((Counter(only[0]) - Counter(here.picked)).elements())
        after = self.merge_picks(PartialMove(here.draft, only[0]), bundle)
        return ForcedStep(here, after, view, tuple(self.match.game.text.choices(view, rest)))

    def follow(self, here: PartialMove, action: int) -> tuple[PartialMove, list[ForcedStep]]:
        """The partial move after this action, and the forced steps before it, after which it is first offered."""
        skipped: list[ForcedStep] = []
        while action not in self.offered(here) and (forced := self.forced(here)) is not None:
            skipped.append(forced)
            here = forced.after
        return self.step(here, action), skipped

    def finish(self, here: PartialMove) -> tuple[PartialMove, list[ForcedStep]]:
        """The partial move at the next choice, and the forced steps before it."""
        made: list[ForcedStep] = []
        while (forced := self.forced(here)) is not None:
            made.append(forced)
            here = forced.after
        return here, made

    def explanations(self, steps: Sequence[ForcedStep]) -> list[Message | None]:
        """For each forced step, a sentence that says what was chosen and why. Steps that answer the same question
        share the sentence of the first; None where there is nothing to say, such as for "done"."""
        text = self.match.game.text
        said: list[Message | None] = []
        for question, group in groupby(steps, lambda step: text.question(step.view)):
            first, *others = group
            chosen = [choice.action for step in (first, *others) for choice in step.choices]
            said.append(text.explain_forced(first.view, chosen, self.is_begun(first.before, question)))
            said += [None] * len(others)
        return said

    def is_begun(self, here: PartialMove, question: str) -> bool:
        """Whether a part of the question has been answered at this point, perhaps with other questions in between."""
        text = self.match.game.text
        return bool(here.picked) or any(
            text.question(view) == question for view, _ in self.match.steps(here.draft.actions)
        )

    def step(self, here: PartialMove, action: int) -> PartialMove:
        """The partial move after one action."""
        if here.draft.complete:
            raise MoveComplete(action)
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            actions: tuple[int, ...] = (action,)
        elif action in bundle.further(here.picked):
            return self.merge_picks(PartialMove(here.draft, (*here.picked, action)), bundle)
        elif action in self.closing_actions(here, bundle):
            actions = (*(bundle.in_order(here.picked) or ()), action)
        else:
            raise self.refusal(here, action)
        try:
            return PartialMove(self.match.extend(here.draft, actions))
        except BadDraft:
            raise self.refusal(here, action) from None

    def merge_picks(self, here: PartialMove, bundle: Bundle) -> PartialMove:
        """Move the picks into the draft if they are a completion that needs no closing action."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered in bundle.needs_end:
            return here
        return PartialMove(self.match.extend(here.draft, ordered))

    def refusal(self, here: PartialMove, action: int) -> NotPossible | MoveComplete:
        """Why an action is not possible here: it may belong to a choice that is already complete."""
        text = self.match.game.text
        if here.draft.actions and not here.picked:
            before, last = self.match.steps(here.draft.actions)[-1]
            if text.bundle(before, action) and text.bundle(before, last) == text.bundle(before, action):
                return MoveComplete(action)
        return NotPossible(text.refusal(self.question(here)[0], action))

    def revealed(self, draft: Draft) -> Message | None:
        """What a whole draft reveals, so that it cannot be undone; None if it reveals nothing."""
        if not draft.reveals:
            return None
        events = [str(event["event"]) for event in self.match.describe(draft.seat, draft.events)]
        what = self.match.game.text.revealed(events) or "match-reveals"
        return Message("match-no-undo", {"what": Message(what)})

    def warnings(self, draft: Draft) -> list[Message]:
        """Warnings to show before a whole draft is committed: about actions that were chosen among others, and about
        what follows."""
        text, made = self.match.game.text, draft.actions
        found = [(number, text.warning(*step)) for number, step in enumerate(self.match.steps(made))]
        chosen = [warning for number, warning in found if warning and len(self.match.draft(made[:number]).legal) > 1]
        events = self.match.describe(draft.seat, self.with_answers(draft).events)
        return [*chosen, *text.foreseen(events, self.view(draft))]
