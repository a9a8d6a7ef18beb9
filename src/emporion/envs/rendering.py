"""The render modes of environments: the table as text or as a picture, returned or printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import logger

from emporion.envs.table_picture import COLUMNS, picture_of
from emporion.envs.table_text import as_text, lines_of
from emporion.kernel.contract import Game, State
from emporion.kernel.errors import EmporionError
from emporion.programs.arguments import found

RENDER_MODES = ("ansi", "human", "rgb_array")


def check_render_mode(mode: str | None) -> None:
    if mode is not None and not (isinstance(mode, str) and mode in RENDER_MODES):
        raise EmporionError(f"render_mode: expected {', '.join(RENDER_MODES)} or None, {found(mode)}")


def rendered(mode: str | None, game: Game, state: State, names: Sequence[str]) -> Any:
    """The table as the seat to act sees it; after the end, as everybody does."""
    if mode is None:
        logger.warn("no render_mode was chosen when the environment was made, so there is nothing to render")
        return None
    lines = lines_of(game, state, names, COLUMNS)
    if mode == "rgb_array":
        return picture_of(lines)
    if mode == "ansi":
        return as_text(lines)
    print(as_text(lines, coloured=True))
    return None
