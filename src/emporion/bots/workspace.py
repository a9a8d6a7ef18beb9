"""The workspace: all memory a decision needs, allocated once, so that searching allocates nothing.

Interpreted and compiled bots use the same layout: lists of objects, or NumPy arrays of the same shape.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from emporion.kernel.contract import Game
from emporion.kernel.layout import Cell, struct
from emporion.kernel.seats import SEATS

DETERMINIZATIONS = 3  # on which the greedy bot tries every action
CONCEALED, OUTCOME, REPLY, FIRST_DETERMINIZATION = 0, 1, 2, 3  # indices into `states`
DETERMINIZATION = FIRST_DETERMINIZATION  # the only one of bots that search
STATES = FIRST_DETERMINIZATION + DETERMINIZATIONS
MAIN, REPLIES = 0, 1  # rows of `actions`: of the decision or the tree, and of a greedy reply
MAX_DEPTH = 64  # of the tree, in moves; no line of play that matters is longer
LEAF, CHILD, SCORES, RANKS = 0, 1, 2, 3  # rows of `seat_values`
CHOICES, ITERATIONS, SETTLED, NODES, NEXT_ACTOR = 0, 1, 2, 3, 4  # indices into `stats`


@struct
class Node:
    """A node of the search tree: a sequence of actions from the root, independent of the chance events in between (open
    loop)."""

    action: Annotated[int, Cell("i4")]
    """The last action of the sequence."""
    first: Annotated[int, Cell("i4")]
    """The child with the lowest action; children are sorted by action."""
    next: Annotated[int, Cell("i4")]
    """The next sibling."""
    visits: Annotated[int, Cell("i4")]
    available: Annotated[int, Cell("i4")]
    """Availability count: visits of the parent in whose determinization the action was legal."""
    idle: Annotated[int, Cell("i4")]
    """1 if the action achieved nothing in all determinizations that checked it (`greedy.is_idle`)."""
    estimate: Annotated[list[int], Cell("i4", SEATS)]
    """Each seat's win share by static evaluation, in millionths; the prior follows from it."""
    total: Annotated[list[int], Cell("i8", SEATS)]
    """Each seat's win shares, summed over all visits."""


class Workspace(NamedTuple):
    """Memory for one decision at a time."""

    states: Any
    """Game states; `states[CONCEALED]` holds what the seat knows."""
    actions: Any
    """Two rows of legal action ids."""
    action_values: Any
    """A number per legal action: its lead, its playouts' sum, or its child node."""
    seat_values: Any
    """Rows with a number per seat: win shares, scores, ranks."""
    tree: Any
    """Nodes."""
    path: Any
    """Nodes from the root to the leaf of an iteration."""
    scratch: Any
    """The workspace of the game's rules and heuristics (`Game.workspace`)."""
    rng: Any
    """The bot's random stream."""
    stats: Any
    """The number of choices, iterations done, whether the decision is settled, nodes used, and the next seat to act."""


def workspace_of_lists(game: Game, nodes: int) -> Workspace:
    """For interpreted bots."""
    width = game.longest_legal + 1
    return Workspace(
        states=[None] * STATES,
        actions=[[0] * width for _ in (MAIN, REPLIES)],
        action_values=[0] * width,
        seat_values=[[0] * SEATS for _ in (LEAF, CHILD, SCORES, RANKS)],
        tree=[Node() for _ in range(nodes)],
        path=[0] * (MAX_DEPTH + 1),
        scratch=game.workspace(),
        rng=[0, 0],
        stats=[0] * (NEXT_ACTOR + 1),
    )


def workspace_of_arrays(game: Game, nodes: int) -> Workspace:
    """For compiled bots."""
    import numpy as np

    from emporion.kernel.records import dtype_of

    width = game.longest_legal + 1
    return Workspace(
        states=np.zeros(STATES, dtype_of(game.state)),
        actions=np.zeros((REPLIES + 1, width), np.int16),
        action_values=np.zeros(width, np.int64),
        seat_values=np.zeros((RANKS + 1, SEATS), np.int64),
        tree=np.zeros(nodes, dtype_of(Node)),
        path=np.zeros(MAX_DEPTH + 1, np.int32),
        scratch=np.zeros(1, dtype_of(game.workspace))[0],
        rng=np.zeros(2, np.uint32),
        stats=np.zeros(NEXT_ACTOR + 1, np.int64),
    )
