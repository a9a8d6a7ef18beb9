"""Bundles: unordered choices, such as the cards of a payment or a discard.

Rules ask for their parts one by one in a canonical order, but people pick in any order. So we enumerate all completions
of such a choice and offer every part that still leads to one of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.view import GameView
from emporion.match.draft import continues_choice, moment

SEARCH_LIMIT = 2000  # states; beyond that, people choose in the canonical order


@dataclass(frozen=True)
class Bundle:
    """All completions of an unordered choice from one state on."""

    completions: frozenset[tuple[int, ...]]
    """Each is in the canonical order."""
    needs_end: frozenset[tuple[int, ...]]
    """Completions that need another action to end the choice, such as "done"."""

    def further(self, picked: Sequence[int]) -> list[int]:
        """The parts that can be picked next so that a completion remains possible."""
        found: set[int] = set()
        for completion in self.containing(picked):
            found |= set((Counter(completion) - Counter(picked)).keys())
        return sorted(found)

    def containing(self, picked: Sequence[int]) -> list[tuple[int, ...]]:
        """The completions that contain everything picked so far."""
        wanted = Counter(picked)
        return [each for each in self.completions if wanted <= Counter(each)]

    def in_order(self, picked: Sequence[int]) -> tuple[int, ...] | None:
        """The picked parts in the canonical order, if they are a completion."""
        if tuple(picked) in self.completions:
            return tuple(picked)
        ordered = tuple(sorted(picked))
        return next((each for each in self.completions if tuple(sorted(each)) == ordered), None)


def bundle_at(game: Game, state: Any) -> Bundle | None:
    """The unordered choice that begins in a state; None if none begins there, or if the search is too large."""
    view = reference.view(game, state, reference.actor(game, state))
    parts = {game.text.bundle(view, action) for action in reference.legal(game, state)} - {""}
    if not parts:
        return None
    assert len(parts) == 1, "two unordered choices begin at the same time"
    search = _Search(game, state, view, parts.pop())
    try:
        search.explore(state, ())
    except _TooLarge:
        return None
    return Bundle(frozenset(search.completions), frozenset(search.needs_end))


def first_choice(game: Game, state: Any, actions: Sequence[int]) -> tuple[int, ...]:
    """The first of these actions: as many as complete an unordered choice, in the canonical order, else one."""
    bundle = bundle_at(game, state) if reference.actor(game, state) >= 0 else None
    for count in range(len(actions), 1, -1) if bundle else ():
        if bundle and (ordered := bundle.in_order(actions[:count])):
            return ordered
    return tuple(actions[:1])


class _TooLarge(Exception):
    pass


class _Search:
    def __init__(self, game: Game, state: Any, view: GameView, name: str) -> None:
        self.game = game
        self.view = view
        self.question_id = game.text.question(view)
        self.name = name
        self.apply = reference.functions(game)["apply"]
        self.completions: set[tuple[int, ...]] = set()
        self.needs_end: set[tuple[int, ...]] = set()
        self.steps = 0

    def explore(self, state: Any, made: tuple[int, ...]) -> None:
        self.steps += 1
        if self.steps > SEARCH_LIMIT:
            raise _TooLarge
        legal = reference.legal(self.game, state)
        further = [action for action in legal if self.game.text.bundle(self.view, action) == self.name]
        if len(further) < len(legal):
            self.completions.add(made)
            self.needs_end.add(made)
        for action in further:
            after = state.clone()
            self.apply(after, action)
            if self.ends_choice(state, after, action):
                self.completions.add((*made, action))
            else:
                self.explore(after, (*made, action))

    def ends_choice(self, state: Any, after: Any, action: int) -> bool:
        if moment(self.game, state) != moment(self.game, after):
            return not continues_choice(self.game, state, (action,), after)
        return self.question(after) != self.question_id

    def question(self, state: Any) -> str:
        """The id of the open question; all parts of one choice answer the same one."""
        return self.game.text.question(reference.view(self.game, state, reference.actor(self.game, state)))
