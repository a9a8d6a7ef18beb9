"""What a seat can know of a state, bit for bit."""

from __future__ import annotations

from typing import Any

from emporion.games.dale import GAME
from emporion.kernel import reference
from emporion.kernel.records import packed


def observed(state: Any, seat: int) -> list[float]:
    row = [0.0] * GAME.observation_size
    reference.functions(GAME)["observe"](state, seat, row)
    return row


def concealed(state: Any, seat: int) -> bytes:
    return packed(reference.concealed(GAME, state, seat)).tobytes()
