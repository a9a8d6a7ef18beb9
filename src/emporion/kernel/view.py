"""Typed views: what one viewer sees of a game, as a tree of structs made from a concealed state.

A game declares subclasses of `GameView` and `SeatView` and a function that fills them. Texts, terminal, browser,
external bots and `position view` read the same structs; JSON Schema and TypeScript types are generated from them.

What follows from the rules (a price, a sum, what an action would cause) is a field of the view, computed by calling the
rules' own functions. So no reader restates a rule. A field is `UNSET`, and missing in the JSON, if the viewer cannot
know it or if it does not apply.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES

Json = Any


class ViewPart(msgspec.Struct, frozen=True, gc=False):
    """A part of a view. Subclasses repeat `frozen=True`. With `kw_only=True` their fields are given by name; without,
    a part that views have many of is built by position, which takes a fifth of the time. Views have no cycles, so the
    garbage collector need not look at them."""


class SeatView(ViewPart, frozen=True):
    """What the viewer sees of one seat."""

    seat: str
    """P1 to P4."""


class GameView(ViewPart, frozen=True, kw_only=True):
    """What the viewer sees of the whole table."""

    seat: str | None
    """The viewer's seat; None for a spectator and in open views."""
    remembered: bool
    """Whether the view shows all that a perfect memory knows."""
    players: int
    options: dict[str, Json]
    turn: int
    """Turns begun so far."""
    reveals: int
    """Increased by every reveal; undo stops there."""
    actor: str | None
    """The seat to act; None when the game is over."""
    seats: tuple[SeatView, ...]


class CardFacts(ViewPart, frozen=True, kw_only=True):
    """What a kind of card is: the facts that its face shows."""


class GameDescription(ViewPart, frozen=True, kw_only=True):
    """What can be said about a game with given options, apart from any state."""

    cards: Mapping[str, CardFacts]
    """Every kind of card in display order, by the name that views use."""
    topics: tuple[str, ...]
    """The help topics of the browser, `<game>-help-<topic>`, in reading order."""
    help_arguments: Mapping[str, int | str]
    """The arguments of the help texts."""


def common_fields(s: Any, seat: int, remembered: bool, actor: int) -> dict[str, Any]:
    """The fields of every `GameView`, except `seats`, from a concealed state."""
    return {
        "seat": SEAT_NAMES[seat] if seat != NOBODY else None,
        "remembered": remembered,
        "players": s.players,
        "options": encode_options(s.options),
        "turn": s.turn,
        "reveals": s.reveals,
        "actor": SEAT_NAMES[actor] if actor != NOBODY else None,
    }


def ending(s: Any, result: Callable[[Any, list[int], list[int]], int]) -> tuple[list[int], bool]:
    """The ranks of a finished game, by its function `result`, and whether a tie-break decided it."""
    scores, ranks = [0] * s.players, [0] * s.players
    result(s, scores, ranks)
    return ranks, is_tie_broken(scores, ranks)


def is_tie_broken(scores: Sequence[int], ranks: Sequence[int]) -> bool:
    """Whether a tie-break decided the game: there is one winner, but the winner's score is not the only best one."""
    return ranks.count(1) == 1 and scores.count(scores[ranks.index(1)]) > 1


def view_to_json(view: GameView | Mapping[str, Json]) -> dict[str, Json]:
    """A view as plain JSON values."""
    plain: dict[str, Json] = msgspec.json.decode(msgspec.json.encode(view))
    return plain
