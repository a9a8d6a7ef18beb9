"""The description of a deal: what was drawn for each purpose, as places in a number of choices. It names no cards and
no rules, so that another program can compare it with the key's random stream.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextvars import ContextVar
from functools import cache
from typing import Any, NamedTuple

from emporion.kernel import chance
from emporion.kernel.backends import build_backend
from emporion.kernel.contract import Game
from emporion.match.match import Match
from emporion.match.record import Draws

PICKS = (chance.pick, chance.pick_card, chance.pick_bit, chance.pick_listed)
WORDS = 1 << 32
"""The choices of a word that rules take as it is."""


class Draw(NamedTuple):
    """One word of the random stream, and what it decided."""

    purpose: int
    number: int
    choices: int
    place: int


_drawn: ContextVar[list[Draw]] = ContextVar("drawn")


def deal_of(match: Match) -> list[Draws]:
    """The description of a match so far. It plays the match again: for exports and checks."""
    drawn: list[Draw] = []
    token = _drawn.set(drawn)
    try:
        play_again(match)
    finally:
        _drawn.reset(token)
    purposes = sorted({draw.purpose for draw in drawn})
    return [described(match.game, purpose, [draw for draw in drawn if draw.purpose == purpose]) for purpose in purposes]


def described(game: Game, purpose: int, drawn: Iterable[Draw]) -> Draws:
    """The draws for a purpose, as text: `52:13` is place 13 of 52."""
    draws = [*drawn]
    text = " ".join(f"{draw.choices}:{draw.place}" for draw in draws)
    name = game.purposes[purpose].name if purpose < len(game.purposes) else ""
    return Draws(purpose, name, text, draws[0].number)


def play_again(match: Match) -> None:
    functions = recording(match.game)
    if match.position is None:
        state = match.game.blank(len(match.seats), match.options, match.key)
        functions["setup"](state)
    else:
        state = match.state_at(0).clone()
    for move in match.log:
        for action in move.actions:
            functions["apply"](state, action)


@cache
def recording(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The rules of a game, whose draws are noted. Those that people play by stay as they are."""
    names = {function.__name__: function.__code__ for function in PICKS}

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        code = getattr(function, "__code__", None)
        if code is chance.next_word.__code__:
            return noting_word(function)
        return noting_choices(function) if names.get(function.__name__) is code else function

    return build_backend(game, wrap)


def noting_word(next_word: Callable[[Any, int], int]) -> Callable[[Any, int], int]:
    def noted(luck: chance.Chance, purpose: int) -> int:
        number = luck.drawn[purpose]
        word = next_word(luck, purpose)
        _drawn.get().append(Draw(purpose, number, WORDS, word))
        return word

    return noted


def noting_choices(pick: Callable[..., int]) -> Callable[..., int]:
    """The number of choices is the last argument of every `pick`. A scripted outcome draws no word."""

    def noted(luck: chance.Chance, purpose: int, *arguments: Any) -> int:
        drawn, choices = _drawn.get(), int(arguments[-1])
        before = len(drawn)
        outcome = pick(luck, purpose, *arguments)
        if len(drawn) > before:
            drawn[-1] = drawn[-1]._replace(choices=choices, place=(drawn[-1].place * choices) >> 32)
        return outcome

    return noted
