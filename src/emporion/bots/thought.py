"""A thought: what a bot makes of one decision, on nothing but a concealed record."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from threading import Event
from typing import Any, NamedTuple, cast

import numpy as np

from emporion.bots.brain import Brain
from emporion.bots.desk import ITERATIONS, SETTLED, Desk, Node
from emporion.bots.mind import SEARCH, Mind
from emporion.bots.shares import WHOLE
from emporion.bots.tree import FIRST_SIGHT, NO_NODE, ROOT
from emporion.kernel import reference
from emporion.kernel.contract import Concealed
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import next_random, seed_rng
from emporion.kernel.layout import unpack

SLICE = 128  # iterations between two looks at the clock
LONGEST_SLICE = 2048  # where nobody looks at one: compiled code does not hear Ctrl-C before it comes back


class Candidate(NamedTuple):
    """An action, and what a search found out about it."""

    action: int
    visits: float
    expected: tuple[float, ...]
    """Each seat's share of the victory, from 0 to 1."""


class Thought(NamedTuple):
    """What to do, and why."""

    action: int
    iterations: int
    candidates: tuple[Candidate, ...] = ()
    """The best one first; only searches have any."""


def think(brain: Brain, hidden: Concealed, mind: Mind, rng: list[int], seconds: float | None = None) -> Thought:
    """Decide. Without a limit of time the same noise gives the same thought, whatever the machine."""
    if mind.searches and mind.budget < 1:
        raise EmporionError(f"a bot that searches needs at least one iteration or playout, not {mind.budget}")
    brain.prepare()
    states, seat = brain.lay_out(hidden), reference.actor(brain.game, hidden)
    with desks_for(brain, mind, rng) as desks:
        if len(desks) == 1:
            actions = [ponder(brain, states, mind, desks[0], seconds)]
        else:
            actions = ponder_side_by_side(brain, states, mind, desks, seconds)
        iterations = sum(int(desk.told[ITERATIONS]) for desk in desks)
        if mind.kind != SEARCH or iterations == 0:
            return Thought(actions[0], iterations)
        candidates = candidates_of(desks, cast("Any", hidden).players, seat)
        action = actions[0] if len(desks) == 1 else candidates[0].action
        return Thought(action, iterations, candidates)


@contextmanager
def desks_for(brain: Brain, mind: Mind, rng: list[int]) -> Iterator[list[Desk]]:
    """A desk for every tree, each with its own dice; a single one throws the bot's."""
    desks = [brain.take_desk(mind) for _ in range(mind.trees)]
    for desk in desks:
        if mind.trees == 1:
            desk.rng[0], desk.rng[1] = rng
        else:
            seed_rng(desk.rng, next_random(rng), next_random(rng))
    try:
        yield desks
        if mind.trees == 1:
            rng[0], rng[1] = (int(number) for number in desks[0].rng)
    finally:
        for desk in desks:
            brain.give_back(desk)


def ponder_side_by_side(
    brain: Brain, states: Any, mind: Mind, desks: Sequence[Desk], seconds: float | None
) -> list[int]:
    """A thread for every desk. Ctrl-C reaches only whoever waits for them, and calls them off."""
    called_off = Event()
    with ThreadPoolExecutor(len(desks)) as threads:
        try:
            return list(threads.map(lambda desk: ponder(brain, states, mind, desk, seconds, called_off), desks))
        except BaseException:
            called_off.set()
            raise


def ponder(
    brain: Brain,
    states: Any,
    mind: Mind,
    desk: Desk,
    seconds: float | None = None,
    called_off: Event | None = None,
) -> int:
    """Think at a desk about the first of the states until the decision is settled, time is up, or it is called off."""
    began = time.perf_counter()
    desk.told[ITERATIONS] = desk.told[SETTLED] = 0
    pause = LONGEST_SLICE if seconds is None else SLICE
    while True:
        action = brain.ask(states, 0, mind.kind, mind.budget, pause, False, desk)
        if desk.told[SETTLED] or (seconds is not None and time.perf_counter() - began >= seconds):
            return action
        if called_off is not None and called_off.is_set():
            return action


def ponder_and_move(brain: Brain, states: Any, mind: Mind, desk: Desk) -> int:
    """Think about the first of the states, and play what was decided; the desk tells who decides next."""
    desk.told[ITERATIONS] = desk.told[SETTLED] = 0
    if mind.kind == SEARCH and mind.budget > LONGEST_SLICE:
        ponder(brain, states, mind, desk)  # what is settled is only repeated when it is asked for again
    return brain.ask(states, 0, mind.kind, mind.budget, mind.budget, True, desk)


def candidates_of(desks: Sequence[Desk], players: int, seat: int) -> tuple[Candidate, ...]:
    """The children of all roots together, the most visited first; of equals, the better one. A search that was settled
    early counts as much as the others: it was the surest."""
    most = max(int(desk.told[ITERATIONS]) for desk in desks)
    visits: dict[int, float] = {}
    looks: Counter[int] = Counter()
    totals: dict[int, list[float]] = {}
    for desk in desks:
        weight = most / int(desk.told[ITERATIONS])
        for child in children_of_root(desk.tree):
            visits[child.action] = visits.get(child.action, 0) + weight * child.visits
            looks[child.action] += FIRST_SIGHT
            total = totals.setdefault(child.action, [0.0] * players)
            for each in range(players):
                total[each] += weight * child.total[each] + FIRST_SIGHT * child.outlook[each]
    found = [
        Candidate(action, visits[action], tuple(each / (WHOLE * (visits[action] + looks[action])) for each in total))
        for action, total in totals.items()
    ]
    return tuple(sorted(found, key=lambda each: (each.visits, each.expected[seat]), reverse=True))


def children_of_root(tree: Any) -> Iterator[Node]:
    number = node_of(tree, ROOT).first
    while number != NO_NODE:
        child = node_of(tree, number)
        yield child
        number = child.next


def node_of(tree: Any, number: int) -> Node:
    return unpack(Node, tree[number]) if isinstance(tree, np.ndarray) else tree[number]
