"""Putting the decisions of one person together in the order in which that person makes them, until they are a move.

Rules ask in a canonical order and take single steps; people pick cards of a payment as they like, are not asked where
there is nothing to choose, and look at a move before they make it. Terminal and server compose through this.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emporion.kernel import reference
from emporion.kernel.errors import BadDraft
from emporion.kernel.messages import Choice, Message, View
from emporion.match.bundle import Bundle, bundle_at
from emporion.match.draft import Draft
from emporion.match.match import Match


@dataclass(frozen=True)
class PartialMove:
    """How far a person has come: decisions in the order of the rules, and parts of a choice that has none."""

    draft: Draft
    picked: tuple[int, ...] = ()


class NotPossible(Exception):
    """A decision is not possible at this place."""

    def __init__(self, reason: Message) -> None:
        self.reason = reason


class MoveComplete(Exception):
    """The move is complete without this decision, or something is turned up before it."""

    def __init__(self, action: int) -> None:
        self.action = action


class Composition:
    """One commitment of the seat to act, in the making. It holds for the match as it stood when it was begun."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._bundles: dict[tuple[int, ...], Bundle | None] = {}

    def start(self) -> PartialMove:
        return PartialMove(self.match.draft(()))

    def is_complete(self, here: PartialMove) -> bool:
        """Whether what is decided so far is a whole move."""
        if here.draft.complete or not here.draft.actions or here.picked:
            return here.draft.complete
        return self.match.game.text.begins_move(self.view(here.draft)) and len(self.question(here)[1]) > 1

    def view(self, draft: Draft) -> View:
        """What the person sees after the decisions of a draft."""
        seen: View = reference.view(self.match.game, draft.state, draft.seat)
        return seen

    def question(self, here: PartialMove) -> tuple[View, Sequence[Choice]]:
        """What the person sees at this place, and what can be chosen."""
        words = self.match.game.text
        view = self.view(here.draft)
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            legal = reference.legal(self.match.game, here.draft.state)
        else:
            view = words.preview(view, here.picked)
            legal = bundle.further(here.picked) + self.closing_actions(here, bundle)
        return view, words.choices(view, legal)

    def offered(self, here: PartialMove) -> set[int]:
        """What can be decided at this place."""
        return set() if here.draft.complete else {choice.action for choice in self.question(here)[1]}

    def bundle_at(self, draft: Draft) -> Bundle | None:
        """The choice without order that begins at this point, if there is one."""
        if draft.actions not in self._bundles:
            concealed = reference.concealed(self.match.game, draft.state, draft.seat)
            self._bundles[draft.actions] = bundle_at(self.match.game, concealed)  # it can show nothing it should not
        return self._bundles[draft.actions]

    def closing_actions(self, here: PartialMove, bundle: Bundle) -> list[int]:
        """The decisions of another kind that can end the choice as it is picked."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered not in bundle.needs_end:
            return []
        after = self.match.draft((*here.draft.actions, *ordered))
        view, words = self.view(after), self.match.game.text
        return [action for action in reference.legal(self.match.game, after.state) if not words.bundle(view, action)]

    def forced(self, here: PartialMove) -> PartialMove | None:
        """The place after the only possible decision; None if there is a choice."""
        if self.is_complete(here):
            return None
        _, choices = self.question(here)
        if len(choices) > 1:
            bundle = self.bundle_at(here.draft)
            only = bundle.containing(here.picked) if bundle is not None else []
            if len(only) != 1 or bundle is None or only[0] in bundle.needs_end:
                return None
            return self.merge_picks(PartialMove(here.draft, only[0]), bundle)
        return self.step(here, choices[0].action)

    def advance_to(self, here: PartialMove, action: int) -> PartialMove:
        """The place at which a decision is asked for, behind those that leave no choice."""
        while action not in self.offered(here) and (forced := self.forced(here)) is not None:
            here = forced
        return here

    def step(self, here: PartialMove, action: int) -> PartialMove:
        """The place after one decision."""
        if here.draft.complete:
            raise MoveComplete(action)
        bundle = self.bundle_at(here.draft)
        if bundle is None:
            decided: tuple[int, ...] = (action,)
        elif action in bundle.further(here.picked):
            return self.merge_picks(PartialMove(here.draft, (*here.picked, action)), bundle)
        elif action in self.closing_actions(here, bundle):
            decided = (*(bundle.in_order(here.picked) or ()), action)
        else:
            raise self.refusal(here, action)
        try:
            return PartialMove(self.match.draft((*here.draft.actions, *decided)))
        except BadDraft:
            raise self.refusal(here, action) from None

    def merge_picks(self, here: PartialMove, bundle: Bundle) -> PartialMove:
        """If what is picked is complete by itself, it becomes part of the draft."""
        ordered = bundle.in_order(here.picked)
        if ordered is None or ordered in bundle.needs_end:
            return here
        return PartialMove(self.match.draft((*here.draft.actions, *ordered)))

    def refusal(self, here: PartialMove, action: int) -> NotPossible | MoveComplete:
        """Why a decision does not fit here: it may belong to a choice that is complete already."""
        words = self.match.game.text
        if here.draft.actions and not here.picked:
            before, last = self.match.steps(here.draft.actions)[-1]
            if words.bundle(before, action) and words.bundle(before, last) == words.bundle(before, action):
                return MoveComplete(action)
        return NotPossible(words.refusal(self.question(here)[0], action))

    def warnings(self, steps: Sequence[tuple[View, int]]) -> list[Message]:
        """What should be thought of before these decisions are made final."""
        return [warning for view, action in steps if (warning := self.match.game.text.warning(view, action))]
