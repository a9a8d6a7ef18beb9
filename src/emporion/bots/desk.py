"""What lies before a bot while it thinks: laid out once, so that thinking allocates nothing.

The same desk serves interpreted and compiled bots: lists of objects there, NumPy arrays of the same shape here.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

import numpy as np

from emporion.kernel.contract import Game
from emporion.kernel.layout import Cell, dtype_of, struct
from emporion.kernel.seats import SEATS

TABLES = 3  # on which the greedy bot tries every action, the same ones for all of them
HIDDEN, OUTCOME, REPLY, FIRST_TABLE = 0, 1, 2, 3  # places of the room
WORLD = FIRST_TABLE  # the one table of bots that search
ROOM = FIRST_TABLE + TABLES
OWN, THEIRS = 0, 1  # rows of legal actions
DEEPEST = 64  # moves that a search looks ahead; no line of play that matters is longer
EXPECTED, FOUND, SCORES, RANKS = 0, 1, 2, 3  # rows of a number for every seat
CHOICES, ITERATIONS, SETTLED, NODES, NEXT = 0, 1, 2, 3, 4  # what is told about a decision


@struct
class Node:
    """A sequence of actions from the present decision on, whatever cards turn up in between."""

    action: Annotated[int, Cell("i4")]
    """The last one of the sequence."""
    first: Annotated[int, Cell("i4")]
    """The child with the lowest action; children are in order."""
    next: Annotated[int, Cell("i4")]
    """The next sibling."""
    visits: Annotated[int, Cell("i4")]
    available: Annotated[int, Cell("i4")]
    """How often the action could be chosen: some worlds do not allow it."""
    idle: Annotated[int, Cell("i4")]
    """1 if the action leads nowhere, in all worlds in which we looked at it."""
    outlook: Annotated[list[int], Cell("i4", SEATS)]
    """Each seat's share of the victory at first sight, in millionths."""
    total: Annotated[list[int], Cell("i8", SEATS)]
    """The shares of all visits together."""


class Desk(NamedTuple):
    """Scratch paper."""

    room: Any
    """Places for states; the first one holds what the seat knows."""
    ids: Any
    """Rows for legal actions."""
    leads: Any
    """A number for every legal action."""
    shares: Any
    """Rows for a number of every seat."""
    tree: Any
    """Nodes."""
    path: Any
    """Nodes from the root down."""
    rng: Any
    """The bot's dice."""
    told: Any
    """What the bot tells about its decision: how many choices it had, how many iterations it thought and whether more
    would change nothing, how many nodes it used, and who decides next."""


def desk_of_lists(game: Game, nodes: int) -> Desk:
    """For interpreted bots."""
    width = game.longest_legal + 1
    return Desk(
        room=[None] * ROOM,
        ids=[[0] * width for _ in (OWN, THEIRS)],
        leads=[0] * width,
        shares=[[0] * SEATS for _ in (EXPECTED, FOUND, SCORES, RANKS)],
        tree=[Node() for _ in range(nodes)],
        path=[0] * (DEEPEST + 1),
        rng=[0, 0],
        told=[0] * (NEXT + 1),
    )


def desk_of_arrays(game: Game, nodes: int) -> Desk:
    """For compiled bots."""
    width = game.longest_legal + 1
    return Desk(
        room=np.zeros(ROOM, dtype_of(game.state)),
        ids=np.zeros((THEIRS + 1, width), np.int16),
        leads=np.zeros(width, np.int64),
        shares=np.zeros((RANKS + 1, SEATS), np.int64),
        tree=np.zeros(nodes, dtype_of(Node)),
        path=np.zeros(DEEPEST + 1, np.int32),
        rng=np.zeros(2, np.uint32),
        told=np.zeros(NEXT + 1, np.int64),
    )
