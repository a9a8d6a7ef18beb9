"""Drafts: actions put together before they are committed as a move, so that others never see a half-made payment.

A draft ends where something would be revealed, another seat would act, or a new turn would begin. Composing a draft
therefore gives its author no new information. A card that its author shows to the others does not end it while an
unordered choice goes on.
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
    """The state after these actions; before the last one, if the draft is complete and reveals something."""
    complete: bool
    """Nothing can be added; the draft can only be committed."""
    reveals: bool
    """An action reveals something, so the move cannot be undone once it is committed."""
    legal: Sequence[int]
    """The legal actions of `state`; empty if the draft is complete."""
    outcome: Any
    """The state after all actions, for committing them. Only `state` may be shown."""
    events: tuple[RawEvent, ...] = ()
    """The events of all actions, for committing them."""

    @property
    def ends_bot_move(self) -> bool:
        """Bots choose in the canonical order, so they commit whatever reveals something at once."""
        return self.complete or self.reveals


def compose(game: Game, state: Any, actions: Sequence[int]) -> Draft:
    """The draft of these actions of the seat to act. The given state does not change."""
    return extend(game, empty_draft(game, state), actions)


def empty_draft(game: Game, state: Any) -> Draft:
    """The draft without actions."""
    return Draft(reference.actor(game, state), (), state, False, False, reference.legal(game, state), state)


def extend(game: Game, draft: Draft, actions: Sequence[int]) -> Draft:
    """The draft with further actions."""
    if not actions:
        return draft
    played = play_actions(game, draft, actions)
    complete = ends_move(game, draft, actions, played.state, played.changes_moment)
    reveals = draft.reveals or played.reveals
    shown = after_actions(game, draft.state, actions[:-1]) if complete and reveals else played.state
    legal = () if complete else reference.legal(game, shown)
    events = draft.events + played.events
    return Draft(draft.seat, (*draft.actions, *actions), shown, complete, reveals, legal, played.state, events)


class Played(NamedTuple):
    """Actions that were played as one move."""

    state: Any
    """The state after them."""
    events: tuple[RawEvent, ...]
    reveals: bool
    changes_moment: bool
    """Whether the last of them led to another moment."""


def play_actions(game: Game, draft: Draft, actions: Sequence[int]) -> Played:
    """Play further actions of a draft on a copy of its state. BadDraft names the one that is not legal, or that does
    not belong to the same move."""
    state, legal = draft.state.clone(), draft.legal
    start = before = now = moment(game, state)
    events: list[RawEvent] = []
    for index, action in enumerate(actions):
        number = len(draft.actions) + index
        if ends_move(game, draft, actions[:index], state, now != before):
            raise BadDraft("match-draft-too-long", move=action_text(game, action), number=number)
        if action not in (legal or reference.legal(game, state)):
            raise BadDraft("match-not-legal", move=action_text(game, action), number=number + 1)
        events += reference.apply(game, state, action)
        legal, before, now = (), now, moment(game, state)
    return Played(state, tuple(events), now[0] != start[0], now != before)


def ends_move(game: Game, draft: Draft, actions: Sequence[int], after: Any, changes_moment: bool) -> bool:
    """Whether nothing can be added to a draft after these further actions, which lead to the state `after`, the last
    one perhaps to another moment."""
    if not actions:
        return draft.complete
    return changes_moment and not continues_choice(game, draft.state, actions, after)


def continues_choice(game: Game, state: Any, actions: Sequence[int], after: Any) -> bool:
    """Whether an unordered choice of the same seat goes on although the last of these actions reveals a part of it,
    such as the first of two secret cards used against pirates. The seat knew the card."""
    if (after.turn, reference.actor(game, after)) != (state.turn, reference.actor(game, state)):
        return False
    if (after.chance.drawn, after.chance.scripted) != (state.chance.drawn, state.chance.scripted):
        return False
    before = after_actions(game, state, actions[:-1])
    view, next_view = (reference.view(game, each, reference.actor(game, each)) for each in (before, after))
    return game.text.bundle(view, actions[-1]) != "" and game.text.question(view) == game.text.question(next_view)


def begins_another_move(game: Game, draft: Draft) -> bool:
    """Whether the actions of an unfinished draft are a complete move, since another one begins with the next question.
    What follows without a choice belongs to the same move, except the end of the turn, which the player may end
    separately and the table or terminal ends otherwise."""
    if not draft.actions or not game.text.begins_move(reference.view(game, draft.state, draft.seat)):
        return False
    return len(draft.legal) > 1 or extend(game, draft, draft.legal).outcome.turn != draft.state.turn


def after_actions(game: Game, state: Any, actions: Sequence[int]) -> Any:
    """The state after legal actions; the state itself if there are none."""
    if actions:
        state = state.clone()
    for action in actions:
        reference.apply(game, state, action)
    return state


def moment(game: Game, state: Any) -> tuple[int, int, int]:
    """Changes with every reveal, every turn and every other seat to act."""
    return state.reveals, state.turn, reference.actor(game, state)


def action_text(game: Game, action: int) -> str:
    """The notation of an action, or its number if it is not a valid id."""
    return game.format_action(action) if 0 <= action < game.actions else f"#{action}"
