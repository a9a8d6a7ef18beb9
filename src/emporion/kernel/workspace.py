"""Workspaces: memory that the caller lends to `legal`, `redeal` and heuristics for one call.

These functions never write to the state. Intermediate results that do not fit into a few numbers go into a workspace, a
struct of the game with undefined contents. Each thread has its own.
"""

from __future__ import annotations

from typing import Annotated

from emporion.kernel.layout import Cell, struct


@struct
class NoWorkspace:
    """The workspace of a game that needs none."""

    unused: Annotated[int, Cell("i8")]
