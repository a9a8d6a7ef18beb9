"""The greedy bot: it answers at once, because it looks at what each action brings and at the next reply, no further.

What is good it learns from the game's heuristics; nothing here knows a particular game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.record import clone

TABLES = 3  # on which every action is tried, the same ones for all of them
PROMISING = 4  # actions that are judged again by the reply they allow
REPLY_TABLES = 1  # a reply is mostly decided by what lies open
LONGEST_MOVE = 200  # decisions; should `quick` never come to an end, we do


class Greedy:
    """Takes what leaves it in the best place once the next player has answered. What lets it move again at once is not
    compared with that: it is taken if it is an improvement in itself, so that no bot goes round in circles."""

    name = "greedy"

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], noise: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        suggestion = game.heuristics.quick(hidden)
        if suggestion in legal:
            return suggestion
        me = reference.actor(game, hidden)
        tables = [reference.redealt(game, hidden, noise) for _ in range(TABLES)]
        outcomes = {action: [after(game, table, action) for table in tables] for action in legal}
        leads = {action: sum(lead(game, outcome, me) for outcome in outcomes[action]) for action in legal}
        going_on = [action for action in legal if any(reference.actor(game, each) == me for each in outcomes[action])]
        best = max(legal, key=lambda action: leads[action])
        now = sum(lead(game, table, me) for table in tables)
        if best in going_on and (leads[best] > now or len(going_on) == len(legal)):
            return best
        ending = [action for action in legal if action not in going_on]
        promising = sorted(ending, key=lambda action: -leads[action])[:PROMISING]
        return max(
            promising,
            key=lambda action: sum(lead_after_reply(game, each, me) for each in outcomes[action][:REPLY_TABLES]),
        )


def after(game: Game, table: Any, action: int) -> Any:
    """A copy of the table after an action and everything that only completes it, whoever decides that."""
    rules, quick = reference.world(game), game.heuristics.quick
    state = clone(table)
    rules["apply"](state, action)
    for _ in range(LONGEST_MOVE):
        if rules["actor"](state) < 0:
            break
        completion = quick(state)
        if completion < 0:
            break
        rules["apply"](state, completion)
    return state


def lead(game: Game, state: Any, seat: int) -> int:
    """How much better a seat stands than the others, summed over them, in hundredths of a point."""
    players: int = state.players
    worths = [game.heuristics.worth(state, each) for each in range(players)]
    return worths[seat] * players - sum(worths)


def lead_after_reply(game: Game, state: Any, seat: int) -> int:
    """How a seat stands once the next player has taken what looks best to that player."""
    replier = reference.actor(game, state)
    if replier in (reference.NOBODY, seat):
        return lead(game, state, seat)
    replies = [after(game, state, action) for action in reference.legal(game, state)]
    best = max(replies, key=lambda reply: lead(game, reply, replier))
    return lead(game, best, seat)
