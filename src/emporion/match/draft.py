"""Drafts: actions put together before they are committed as a move, so that others never see a half-made payment.

A draft ends where something would be revealed, another seat would act, or a new turn would begin. Composing a draft
therefore gives its author no new information.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadDraft, BadMove


@dataclass(frozen=True)
class Draft:
    """Actions of one seat that are not committed yet."""

    seat: int
    actions: tuple[int, ...]
    state: Any
    """The state after these actions; if the last one reveals something, before that one."""
    complete: bool
    """Nothing can be added; the draft can only be committed."""
    reveals: bool
    """The last action reveals something, so the move cannot be undone once it is committed."""


def compose(game: Game, state: Any, actions: Sequence[int]) -> Draft:
    """The draft of these actions of the seat to act. The given state does not change."""
    seat = reference.actor(game, state)
    for count, action in enumerate(actions, start=1):
        after = state.clone()
        try:
            reference.play(game, after, action)
        except BadMove as problem:
            raise BadDraft("match-not-legal", move=action_text(game, action), number=count) from problem
        reveals = after.reveals != state.reveals
        complete = ends_draft(game, state, after)
        if complete and count < len(actions):
            raise BadDraft("match-draft-too-long", move=action_text(game, actions[count]), number=count)
        if complete:
            return Draft(seat, tuple(actions), state if reveals else after, complete=True, reveals=reveals)
        state = after
    return Draft(seat, tuple(actions), state, complete=False, reveals=False)


def ends_draft(game: Game, before: Any, after: Any) -> bool:
    """Whether an action revealed something, passed to another seat or began a new turn."""
    if after.reveals != before.reveals or after.turn != before.turn:
        return True
    return reference.actor(game, after) != reference.actor(game, before)


def action_text(game: Game, action: int) -> str:
    """The notation of an action, or its number if it is not a valid id."""
    return game.format_action(action) if 0 <= action < game.actions else f"#{action}"
