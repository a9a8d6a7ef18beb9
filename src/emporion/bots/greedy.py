"""One-move lookahead: the greedy bot, the careless bot, and the greedy policy that playouts and searches reply with.

The greedy bot tries each action on a few determinizations and looks at the next player's best reply, no further. The
game's heuristics say what is good; nothing here knows a particular game.
"""

from __future__ import annotations

from typing import Any

from emporion.bots.evaluation import lead
from emporion.bots.workspace import (
    CONCEALED,
    DETERMINIZATION,
    FIRST_DETERMINIZATION,
    MAIN,
    OUTCOME,
    REPLIES,
    REPLY,
    STATES,
)
from emporion.kernel.contract import actor, apply, default_completion, legal, luck_scale, redeal
from emporion.kernel.fast_rng import random_below
from emporion.kernel.layout import copy_into

LONGEST_MOVE = 200  # decisions; stops a `default_completion` that never ends
WORST = -(1 << 60)
PROMISING = 4  # actions whose replies are examined; most replies follow from what lies open
CARE = 6
"""The careless bot misjudges an action's lead by up to luck_scale * players * (players - 1) / CARE: relative to the
stakes, the error is the same for any number of players."""
MID_TURN = 4
"""Where the seat moves again, the careless bot's error is this many times as large. It makes up for never ending a turn
too early: without it, the level is nearly as strong as the greedy bot where turns have several actions."""


# Lookahead.


def play(workspace: Any, target: int, source: int, action: int) -> None:
    """Copy a state and play an action there with its default completions, whichever seat decides those."""
    states = workspace.states
    copy_into(states, target, states[source])
    play_on(states[target], workspace.scratch, action)


def play_on(s: Any, scratch: Any, action: int) -> None:
    """Play an action and its default completions."""
    apply(s, action)
    for _ in range(LONGEST_MOVE):
        if actor(s) < 0:
            break
        completion = default_completion(s, scratch)
        if completion < 0:
            break
        apply(s, completion)


def is_idle(before: Any, after: Any, scratch: Any, seat: int) -> bool:
    """Whether a move achieved nothing: the seat's turn goes on and its lead is no better. Some games have moves that
    undo each other. Opponents gain only when the turn ends, so a lookahead of a few moves would repeat such moves for
    ever. They are played only if there is nothing else."""
    goes_on: bool = actor(after) == seat and after.turn == before.turn
    return goes_on and lead(after, scratch, seat) <= lead(before, scratch, seat)


def greedy_reply(workspace: Any, index: int) -> int:
    """The action with the best lead for the seat to act, in a state without hidden information. An action that lets the
    seat move again is taken only if it improves the lead, as in `choose_greedily`."""
    states, actions = workspace.states, workspace.actions[REPLIES]
    count = legal(states[index], workspace.scratch, actions)
    ending, going_on = int(actions[0]), int(actions[0])
    if count == 1:
        return ending
    seat = actor(states[index])
    best_ending, best_going_on = WORST, WORST
    for number in range(count):
        play(workspace, REPLY, index, actions[number])
        found = lead(states[REPLY], workspace.scratch, seat)
        if actor(states[REPLY]) == seat:
            if found > best_going_on:
                best_going_on, going_on = found, int(actions[number])
        elif found > best_ending:
            best_ending, ending = found, int(actions[number])
    goes_on = best_ending == WORST or best_going_on > lead(states[index], workspace.scratch, seat)
    return going_on if goes_on else ending


# The greedy bot.


def choose_greedily(workspace: Any, count: int) -> int:
    """The action with the best lead after the next player's reply. Actions that let the seat move again are not
    comparable with the others: the best of them is taken if it improves the lead, which prevents endless turns."""
    states, actions, leads = workspace.states, workspace.actions, workspace.action_values
    completion = default_completion(states[CONCEALED], workspace.scratch)
    if completion >= 0:
        return completion
    me = actor(states[CONCEALED])
    now = determinize(workspace, me)
    best, best_lead, all_go_on = 0, WORST, True
    for index in range(count):
        leads[index], goes_on = try_action(workspace, actions[MAIN][index], me)
        if not goes_on:
            all_go_on = False
            continue
        if leads[index] > best_lead:
            best, best_lead = index, leads[index]
        leads[index] = WORST  # excluded from `best_after_reply`
    if best_lead > now or all_go_on:
        chosen: int = actions[MAIN][best]
        return chosen
    return best_after_reply(workspace, count, me)


def determinize(workspace: Any, me: int) -> int:
    """Redeal all determinizations, and sum a seat's lead over them."""
    states, scratch = workspace.states, workspace.scratch
    now = 0
    for index in range(FIRST_DETERMINIZATION, STATES):
        copy_into(states, index, states[CONCEALED])
        redeal(states[index], scratch, workspace.rng)
        now += lead(states[index], scratch, me)
    return now


def try_action(workspace: Any, action: int, me: int) -> tuple[int, bool]:
    """A seat's lead after an action, summed over all determinizations, and whether it moves again in any of them."""
    states = workspace.states
    total = 0
    goes_on = False
    for index in range(FIRST_DETERMINIZATION, STATES):
        play(workspace, OUTCOME, index, action)
        total += lead(states[OUTCOME], workspace.scratch, me)
        goes_on = goes_on or actor(states[OUTCOME]) == me
    return total, goes_on


def best_after_reply(workspace: Any, count: int, me: int) -> int:
    """The best of the most promising actions by the seat's lead after the next player's reply."""
    actions, leads = workspace.actions, workspace.action_values
    chosen, chosen_lead = -1, WORST
    for _ in range(PROMISING):
        best = -1
        for index in range(count):
            if leads[index] > WORST and (best < 0 or leads[index] > leads[best]):
                best = index
        if best < 0:
            break
        leads[best] = WORST
        after = lead_after_reply(workspace, FIRST_DETERMINIZATION, actions[MAIN][best], me)
        if chosen < 0 or after > chosen_lead:
            chosen, chosen_lead = actions[MAIN][best], after
    return chosen


def lead_after_reply(workspace: Any, index: int, action: int, seat: int) -> int:
    """A seat's lead after an action and the next player's greedy reply."""
    states = workspace.states
    play(workspace, OUTCOME, index, action)
    replier = actor(states[OUTCOME])
    if replier >= 0 and replier != seat:
        play_on(states[OUTCOME], workspace.scratch, greedy_reply(workspace, OUTCOME))
    return lead(states[OUTCOME], workspace.scratch, seat)


# The careless bot.


def choose_carelessly(workspace: Any, count: int) -> int:
    """The action with the best lead plus a random error, on a single determinization. Actions that let the seat move
    again come first if they improve the lead: a beginner misjudges moves, but does not forget to make one. Completions
    get no error: an opponent who overpays by mistake teaches nothing."""
    states, scratch, actions = workspace.states, workspace.scratch, workspace.actions[MAIN]
    completion = default_completion(states[CONCEALED], scratch)
    if completion >= 0:
        return completion
    me = actor(states[CONCEALED])
    copy_into(states, DETERMINIZATION, states[CONCEALED])
    redeal(states[DETERMINIZATION], scratch, workspace.rng)
    players: int = states[DETERMINIZATION].players
    error = players * (players - 1) * luck_scale(states[DETERMINIZATION]) // CARE
    ending, going_on, idle = -1, -1, -1
    best_ending, best_going_on, best_idle = WORST, WORST, WORST
    for index in range(count):
        play(workspace, OUTCOME, DETERMINIZATION, actions[index])
        goes_on = actor(states[OUTCOME]) == me
        misjudged = random_below(workspace.rng, MID_TURN * error if goes_on else error)
        judged = lead(states[OUTCOME], scratch, me) + misjudged
        if is_idle(states[DETERMINIZATION], states[OUTCOME], scratch, me):
            if judged > best_idle:
                idle, best_idle = index, judged
        elif goes_on:
            if judged > best_going_on:
                going_on, best_going_on = index, judged
        elif judged > best_ending:
            ending, best_ending = index, judged
    return int(actions[going_on if going_on >= 0 else ending if ending >= 0 else idle])
