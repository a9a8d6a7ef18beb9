"""Shared by tests of matches: matches, random drafts, and fixed deals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from emporion import bots
from emporion.games.carthage import GAME
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game, Json
from emporion.kernel.records import packed
from emporion.match import PERSON, Match, Seat

NAMES = ("Ada", "Łukasz", "Zoë", "O'Neil")
STARTED = "2026-03-04T05:06:07Z"
FIRST_DEAL = "R2 R2 B2 B2 Y2  G3 G3 G3  R5 R3  "
"""Market, Farm and the hand of P1, who starts unless P2 draws less than 8 worth of cards."""


def match_of(
    kinds: Sequence[str] = (PERSON, PERSON), options: dict[str, Json] | None = None, seed: int = 1, game: Game = GAME
) -> Match:
    """A match of these kinds of players: persons, or bots by their names."""
    seats = [Seat(name, kind) for name, kind in zip(NAMES, kinds, strict=False)]
    players = [None if kind == PERSON else bots.find(kind) for kind in kinds]
    return Match(game, seats, players, options or {}, key_from_seed(seed))


def rig(patch: pytest.MonkeyPatch, cards: str) -> None:
    """Fix the first cards of every match."""
    plain = Game.blank

    def blank(game: Game, players: int, options: dict[str, Json], key: Sequence[int]) -> Any:
        state = plain(game, players, options, key)
        position.script_chance(game, state.chance, "cards", cards)
        return state

    patch.setattr(Game, "blank", blank)


def rigged(cards: str, kinds: Sequence[str] = (PERSON, PERSON), options: dict[str, Json] | None = None) -> Match:
    """A match with these first cards."""
    with pytest.MonkeyPatch.context() as patch:
        rig(patch, cards)
        return match_of(kinds, options)


def at_a_payment(options: dict[str, Json] | None = None, kinds: Sequence[str] = (PERSON, PERSON)) -> Match:
    """P1 has R5 R3 R2 in hand and may buy R2 B2 Y2 for 6; P2 has B5 B5 B2."""
    match = rigged(FIRST_DEAL + "B5 B5", kinds, options)
    for move in ("token red", "token blue", "take R2", "take B2"):
        commit(match, move)
    return match


def read(moves: str) -> list[int]:
    """ "buy, pay R5" as actions."""
    return [GAME.parse_action(move) for move in moves.split(",")]


def commit(match: Match, moves: str) -> None:
    """Commit a move for the seat to act."""
    match.commit(match.actor, read(moves))


def decide(match: Match, luck: random.Random, stop: float = 0.0) -> tuple[int, ...]:
    """A random draft of the seat to act; with probability `stop` only a part of it."""
    draft = match.draft(())
    while not draft.complete and not (draft.actions and luck.random() < stop):
        draft = match.draft((*draft.actions, luck.choice(reference.legal(match.game, draft.state))))
    return draft.actions


def play_on(match: Match, luck: random.Random, moves: int = 10_000, stop: float = 0.0) -> Match:
    """Play this many random moves, or to the end."""
    for _ in range(moves):
        if match.over:
            break
        match.commit(match.actor, decide(match, luck, stop))
    return match


def snapshot(match: Match) -> tuple[bytes, list[object], int]:
    """What must not change if nothing happens."""
    return packed(match.state).tobytes(), list(match.log), match.version
