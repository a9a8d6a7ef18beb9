"""The search: Monte Carlo tree search over what a seat can know, with an open loop.

Every iteration deals the hidden cards anew, goes down the tree as the players of that world would, tries something new
at its end, and hears what the others reply. A node is a sequence of actions, not a state, so that a bot never plans
with cards it cannot see; which children can be chosen depends on the world. Each seat has a value of its own and
chooses for itself.

After Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012). Playouts are short: the others
take what looks best to them, and the value function says how the seats stand then. It also has a first look at every
new action, which is the bias of the choice (as the policy of PUCT).
"""

from __future__ import annotations

from math import sqrt
from typing import Any

from emporion.bots.desk import DEEPEST, EXPECTED, FOUND, HIDDEN, ITERATIONS, NODES, OUTCOME, OWN, SETTLED, WORLD
from emporion.bots.lookahead import best_at_once, is_idle, play, play_on
from emporion.bots.shares import WHOLE, decay, weigh
from emporion.kernel.contract import actor, legal, redeal
from emporion.kernel.layout import copy_into
from emporion.kernel.seats import SEATS

NO_NODE, ROOT = 0, 1  # nodes
CURIOSITY = 0.2  # how much is tried that did not look best so far
FAVOUR = 30_000  # an action that looks so many millionths worse is tried about a third as often
FIRST_SIGHT = 1  # visits that the first look counts for
LOOKS = 5  # in different worlds, before we believe that an action leads nowhere
PATIENCE = 32  # iterations between two looks at whether the rest can change anything


def search(desk: Any, budget: int, until: int) -> None:
    """Think on, until so many iterations of the budget are done, or the rest of them cannot change the choice."""
    if desk.told[ITERATIONS] == 0:
        clear(desk.tree, ROOT, 0)
        desk.told[NODES] = ROOT + 1
    while desk.told[ITERATIONS] < until and desk.told[SETTLED] == 0:
        copy_into(desk.room, WORLD, desk.room[HIDDEN])
        redeal(desk.room[WORLD], desk.rng)
        learn(desk, go_down(desk))
        desk.told[ITERATIONS] += 1
        left = budget - desk.told[ITERATIONS]
        if left == 0 or (left % PATIENCE == 0 and is_settled(desk.tree, left)):
            desk.told[SETTLED] = 1


def go_down(desk: Any) -> int:
    """From the root to something new, or to the end of the game: the length of the way, and what each seat may expect
    once it was tried."""
    s = desk.room[WORLD]
    node, length = ROOT, 1
    desk.path[0] = ROOT
    while actor(s) >= 0 and length < DEEPEST:
        is_new = desk.tree[node].first == NO_NODE
        node = child_to_try(desk, node, actor(s), legal(s, desk.ids[OWN]))
        if node == NO_NODE:
            break
        play_on(s, desk.tree[node].action)
        if is_new:
            hear_replies(desk)
            break
        desk.path[length] = node
        length += 1
    weigh(s, desk.shares, EXPECTED)
    return length


def hear_replies(desk: Any) -> None:
    """One move for every player beyond the second, each of them the one that looks best at once to whoever makes it.
    Among two the tree soon reaches further than that; among four it hardly reaches the own next turn, and a search that
    took the moment after its own move for the outcome would gain little by thinking longer."""
    s = desk.room[WORLD]
    for _ in range(2, s.players):
        if actor(s) < 0:
            break
        play_on(s, best_at_once(desk, WORLD))


def learn(desk: Any, length: int) -> None:
    """All nodes of the way hear what was found at its end."""
    for step in range(length):
        node = desk.path[step]
        desk.tree[node].visits += 1
        for seat in range(desk.room[WORLD].players):
            desk.tree[node].total[seat] += desk.shares[EXPECTED][seat]


# Children.


def child_to_try(desk: Any, node: int, seat: int, count: int) -> int:
    """The most promising child of those that this world allows; NOBODY if the tree is full."""
    tree, children = desk.tree, desk.leads
    best_outlook = find_children(desk, node, seat, count)
    best, best_promise = NO_NODE, -2.0
    for index in range(count):
        child = children[index]
        if child != NO_NODE:
            tree[child].available += 1
            favour = decay(max(0, best_outlook - tree[child].outlook[seat]), FAVOUR) / WHOLE
            promise = value(tree, child, seat) + favour * curiosity(tree, child) - tree[child].idle
            if promise > best_promise:
                best, best_promise = child, promise
    return best


def value(tree: Any, node: int, seat: int) -> float:
    """What a seat may expect of an action, from 0 to 1."""
    total: int = tree[node].total[seat] + FIRST_SIGHT * tree[node].outlook[seat]
    visits: int = tree[node].visits + FIRST_SIGHT
    return total / (WHOLE * visits)


def curiosity(tree: Any, node: int) -> float:
    """The less an action was tried of all the times it could have been, the more we want to know about it."""
    visits: int = tree[node].visits
    return CURIOSITY * sqrt(tree[node].available) / (1 + visits)


def find_children(desk: Any, node: int, seat: int, count: int) -> int:
    """A child for every legal action, new ones included, in place of `leads`; and the best outlook among them. Actions
    and children are both in ascending order."""
    tree, children = desk.tree, desk.leads
    before, child, best = NO_NODE, tree[node].first, 0
    for index in range(count):
        action = desk.ids[OWN][index]
        while child != NO_NODE and tree[child].action < action:
            before, child = child, tree[child].next
        if child == NO_NODE or tree[child].action > action:
            if desk.told[NODES] == len(tree):
                children[index] = NO_NODE
                continue
            child = add_child(desk, node, before, action, seat)
        elif tree[child].idle == 1 and tree[child].available < LOOKS:
            look(desk, child, seat)
        children[index] = child
        if tree[child].idle == 0:
            best = max(best, tree[child].outlook[seat])
    return best


def add_child(desk: Any, parent: int, before: int, action: int, seat: int) -> int:
    """A new child after its sibling `before`, and a first look at it."""
    tree, node = desk.tree, desk.told[NODES]
    desk.told[NODES] += 1
    clear(tree, node, action)
    if before == NO_NODE:
        tree[node].next = tree[parent].first
        tree[parent].first = node
    else:
        tree[node].next = tree[before].next
        tree[before].next = node
    look(desk, node, seat)
    return int(node)


def look(desk: Any, node: int, seat: int) -> None:
    """What the value function says of an action in this world. With bad luck a good move may bring nothing, so it is
    looked at again a few times before it counts as idle for good."""
    play(desk.room, OUTCOME, WORLD, desk.tree[node].action)
    weigh(desk.room[OUTCOME], desk.shares, FOUND)
    for each in range(desk.room[OUTCOME].players):
        desk.tree[node].outlook[each] = desk.shares[FOUND][each]
    desk.tree[node].idle = 1 if is_idle(desk.room[WORLD], desk.room[OUTCOME], seat) else 0


def clear(tree: Any, node: int, action: int) -> None:
    tree[node].action = action
    tree[node].first, tree[node].next = NO_NODE, NO_NODE
    tree[node].visits, tree[node].available, tree[node].idle = 0, 0, 0
    for seat in range(SEATS):
        tree[node].outlook[seat] = 0
        tree[node].total[seat] = 0


# The choice.


def most_visited(tree: Any, seat: int) -> int:
    """The child of the root that was tried most; of equals, the better one."""
    best, child = tree[ROOT].first, tree[tree[ROOT].first].next
    while child != NO_NODE:
        more = tree[child].visits - tree[best].visits
        if more > 0 or (more == 0 and value(tree, child, seat) > value(tree, best, seat)):
            best = child
        child = tree[child].next
    return int(best)


def is_settled(tree: Any, left: int) -> bool:
    """Whether no other child of the root can be tried as often as the first one any more."""
    most, second, child = 0, 0, tree[ROOT].first
    while child != NO_NODE:
        visits = tree[child].visits
        if visits > most:
            most, second = visits, most
        elif visits > second:
            second = visits
        child = tree[child].next
    return bool(most - second > left)
