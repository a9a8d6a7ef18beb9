"""The workspace: all memory a decision needs, allocated once, so that searching allocates nothing.

Interpreted and compiled bots use the same layout: lists of objects, or NumPy arrays of the same shape.
"""

from __future__ import annotations

from collections.abc import Sequence
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
    """1 if the action achieved nothing in all determinizations that checked it (`greedy.is_idle`), in a search without
    a network; far more excludes it (`search_tree.exclude_others`)."""
    prior: Annotated[int, Cell("i4")]
    """The policy's probability of the action, in millionths, in a search with a network."""
    estimate: Annotated[list[int], Cell("i4", SEATS)]
    """Each seat's win share in millionths: by static evaluation, from which the prior follows; in a search with a
    network, what it expected before the action."""
    total: Annotated[list[int], Cell("i8", SEATS)]
    """Each seat's win shares, summed over all visits."""


class Network(NamedTuple):
    """The weights of a network (`network.py`), and memory for one position."""

    first: Any
    """By feature and column."""
    first_bias: Any
    blocks: Any
    """By layer, row and column."""
    block_biases: Any
    policy: Any
    """By row and action."""
    policy_bias: Any
    shares: Any
    """By row and seat, in turn order from the seat to act."""
    shares_bias: Any
    features: Any
    hidden: Any
    """Two rows: the position so far, and what a layer adds to it."""
    logits: Any
    """The policy's outputs, by action."""
    odds: Any
    """The probability of each legal action, in millionths."""
    priors: Any
    """The logits of the actions that are tried in playouts."""
    expected: Any
    """The outputs for the seats."""


WEIGHTS = {
    "first": 2, "first_bias": 1, "blocks": 3, "block_biases": 2,
    "policy": 2, "policy_bias": 1, "shares": 2, "shares_bias": 1,
}  # fmt: skip
"""The fields of a `Network` that are learned, and their dimensions. They come first."""


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
    network: Any
    """The `Network` of bots that have one."""


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
        network=None,
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
        network=network_of([np.zeros((0,) * dimensions, np.float32) for dimensions in WEIGHTS.values()]),
    )


def network_of(weights: Sequence[Any]) -> Network:
    """A network with these weights, and memory for its activations."""
    import numpy as np

    sizes = dict(zip(WEIGHTS, (np.shape(each)[-1] for each in weights), strict=True))
    memory = {
        "features": np.zeros(len(weights[0]), np.float32),
        "hidden": np.zeros((2, sizes["first"]), np.float32),
        "logits": np.zeros(sizes["policy"], np.float32),
        "odds": np.zeros(sizes["policy"], np.int64),
        "priors": np.zeros(sizes["policy"], np.float32),
        "expected": np.zeros(sizes["shares"], np.float32),
    }
    return Network(**dict(zip(WEIGHTS, weights, strict=True)), **memory)
