"""Several decisions put together before they are committed, so that a half-made payment is never seen by others.

A draft ends where something would be revealed, somebody else would have to decide, or a new turn would begin: it never
shows what only a commitment may show, so composing one tells its author nothing new.
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
    """Decisions of one seat that are not committed yet."""

    seat: int
    actions: tuple[int, ...]
    state: Any
    """After these decisions; if the last one reveals something, before that one."""
    complete: bool
    """Nothing more can be added: the next thing is a commitment."""
    reveals: bool
    """The last decision turns up something, and cannot be taken back once it is committed."""


def compose(game: Game, state: Any, actions: Sequence[int]) -> Draft:
    """The draft of these decisions, made by the seat to act; the state given is left alone."""
    seat = reference.actor(game, state)
    for count, action in enumerate(actions, start=1):
        after = state.clone()
        try:
            reference.play(game, after, action)
        except BadMove as problem:
            raise BadDraft("match-not-legal", move=said(game, action), number=count) from problem
        reveals = after.reveals != state.reveals
        complete = ends_draft(game, state, after)
        if complete and count < len(actions):
            raise BadDraft("match-draft-too-long", move=said(game, actions[count]), number=count)
        if complete:
            return Draft(seat, tuple(actions), state if reveals else after, complete=True, reveals=reveals)
        state = after
    return Draft(seat, tuple(actions), state, complete=False, reveals=False)


def ends_draft(game: Game, before: Any, after: Any) -> bool:
    """Whether a decision revealed something, handed over to another seat or began a new turn."""
    if after.reveals != before.reveals or after.turn != before.turn:
        return True
    return reference.actor(game, after) != reference.actor(game, before)


def said(game: Game, action: int) -> str:
    """The notation of an action, or its number if there is no such action."""
    return game.format_action(action) if 0 <= action < game.actions else f"#{action}"
