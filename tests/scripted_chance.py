"""Scripted chance in tests."""

from __future__ import annotations

from typing import Any

from emporion.kernel import position
from emporion.kernel.contract import Game
from emporion.kernel.errors import BadScript


def check_script_used(game: Game, state: Any) -> None:
    """Raise BadScript if scripted outcomes were not drawn: the script was not meant for these moves."""
    if state.chance.scripted:
        raise BadScript(f"not drawn: {position.to_json(game, state)['chance']['script']}")
