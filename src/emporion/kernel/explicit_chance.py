"""Chance as nodes of a game tree: rules that are told the outcomes of chance, and stop where they need another one.

The rules are those of the reference backend. Only what draws is replaced, so this works for every game. Rules cannot be
continued in the middle: a step is played again, on a copy, with one more outcome.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from functools import cache
from typing import Any, NamedTuple

from emporion.kernel import chance
from emporion.kernel.backends import build_backend, clear_chance_object
from emporion.kernel.contract import Game
from emporion.kernel.trace import RawEvent, collect_events


class ChanceNode(NamedTuple):
    """A question to chance: for which purpose, and each outcome with its probability."""

    purpose: int
    outcomes: tuple[tuple[int, float], ...]
    """With ids as in scripts. Outcomes that cannot be told apart are one."""
    kinds: tuple[int, ...]
    """What each outcome is called, as a number of the purpose's outcomes; -1 without a name."""


class Unanswered(Exception):
    """Chance has to decide before the rules can go on."""

    def __init__(self, node: ChanceNode) -> None:
        super().__init__(node)
        self.node = node


_answers: ContextVar[list[int]] = ContextVar("answers")


def play_with(
    function: Callable[..., object], state: Any, *arguments: Any, outcomes: Sequence[int]
) -> list[RawEvent] | ChanceNode:
    """Call a rule function of `explicit_rules` with these outcomes of chance. Returns its events, or the question that
    is open after them; then the state is of no more use."""
    token = _answers.set([*reversed(outcomes)])
    try:
        return collect_events(function, state, *arguments)
    except Unanswered as question:
        return question.node
    finally:
        _answers.reset(token)


@cache
def explicit_rules(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The rules, with chance that is told its outcomes."""
    told: dict[Callable[..., Any], Callable[..., Any]] = {
        chance.clear_chance: clear_chance_object,
        chance.pick: pick,
        chance.pick_card: pick_card,
        chance.pick_bit: pick_bit,
        chance.pick_listed: pick_listed,
    }
    return build_backend(game, lambda function: function, told)


def pick(_chance: Any, purpose: int, choices: int) -> int:
    return _told(purpose, [(choice, choice, 1) for choice in range(choices)])


def pick_card(_chance: Any, purpose: int, cards: Any, _size: int) -> int:
    return _told(purpose, [(kind, kind, count) for kind, count in enumerate(cards) if count > 0])


def pick_bit(_chance: Any, purpose: int, cards: int, _size: int) -> int:
    return _told(purpose, [(card, card, 1) for card in range(cards.bit_length()) if cards >> card & 1])


def pick_listed(_chance: Any, purpose: int, cards: Any, listed: int, size: int) -> int:
    return _told(purpose, [(place, cards[place] if place < listed else -1, 1) for place in range(size)])


def _told(purpose: int, outcomes: Sequence[tuple[int, int, int]]) -> int:
    """The next answer for outcomes with their kinds and weights. What is certain is no question."""
    if len(outcomes) == 1:
        return outcomes[0][0]
    answers = _answers.get()
    if answers:
        return answers.pop()
    total = sum(weight for _, _, weight in outcomes)
    chances = tuple((outcome, weight / total) for outcome, _, weight in outcomes)
    raise Unanswered(ChanceNode(purpose, chances, tuple(kind for _, kind, _ in outcomes)))
