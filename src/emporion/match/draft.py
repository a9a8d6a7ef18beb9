"""Drafts: actions put together before they are committed as a move, so that others never see a half-made payment.

A draft ends where something would be revealed, another seat would act, or a new turn would begin. Composing a draft
therefore gives its author no new information.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadDraft
from emporion.kernel.trace import RawEvent


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
    legal: Sequence[int] = ()
    """The legal actions of `state`; empty if the draft is complete."""


def compose(game: Game, state: Any, actions: Sequence[int]) -> Draft:
    """The draft of these actions of the seat to act. The given state does not change."""
    return extend(game, empty_draft(game, state), actions)


def empty_draft(game: Game, state: Any) -> Draft:
    """The draft without actions."""
    return Draft(reference.actor(game, state), (), state, False, False, reference.legal(game, state))


def extend(game: Game, draft: Draft, actions: Sequence[int]) -> Draft:
    """The draft with further actions."""
    if not actions:
        return draft
    played = play_actions(game, draft, actions)
    shown = after_actions(game, draft.state, actions[:-1]) if played.reveals else played.state
    legal = () if played.complete else reference.legal(game, shown)
    return Draft(draft.seat, (*draft.actions, *actions), shown, played.complete, played.reveals, legal)


class Played(NamedTuple):
    """Actions that were played as one move."""

    state: Any
    """The state after them."""
    events: tuple[RawEvent, ...]
    complete: bool
    reveals: bool


def play_actions(game: Game, draft: Draft, actions: Sequence[int]) -> Played:
    """Play further actions of a draft on a copy of its state. BadDraft names the one that is not legal, or that does
    not belong to the same move."""
    state, legal, complete = draft.state.clone(), draft.legal, draft.complete
    start = moment(game, state)
    events: list[RawEvent] = []
    for number, action in enumerate(actions, start=len(draft.actions)):
        if complete:
            raise BadDraft("match-draft-too-long", move=action_text(game, action), number=number)
        if action not in (legal or reference.legal(game, state)):
            raise BadDraft("match-not-legal", move=action_text(game, action), number=number + 1)
        events += reference.apply(game, state, action)
        legal, complete = (), moment(game, state) != start
    return Played(state, tuple(events), complete, reveals=state.reveals != start[0])


def after_actions(game: Game, state: Any, actions: Sequence[int]) -> Any:
    """The state after legal actions; the state itself if there are none."""
    if actions:
        state = state.clone()
    for action in actions:
        reference.apply(game, state, action)
    return state


def moment(game: Game, state: Any) -> tuple[int, int, int]:
    """What stays the same while a draft goes on: nothing is revealed, no turn begins, the same seat is to act."""
    return state.reveals, state.turn, reference.actor(game, state)


def action_text(game: Game, action: int) -> str:
    """The notation of an action, or its number if it is not a valid id."""
    return game.format_action(action) if 0 <= action < game.actions else f"#{action}"
