"""The entry points of the rules: whose decision it is, the legal actions, what follows from an action, the result.

Each deck's cards are in its own file (macaws, pandas, raccoons, squirrels, ocelots, chameleons). The four actions are
in purchase, techniques, building and turn. Piles and hands move cards; agenda holds the open steps.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import LAST_QUESTION, Step, current_step, do, finish
from emporion.games.dale.rules.building import building
from emporion.games.dale.rules.chameleons import become
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import TOP_DISCARD, outside_reference
from emporion.games.dale.rules.legal import legal
from emporion.games.dale.rules.ocelots import bold_haggler
from emporion.games.dale.rules.purchase import purchase
from emporion.games.dale.rules.questions import DIE_ROLLED, PLAYED, REVEALED
from emporion.games.dale.rules.setup import setup
from emporion.games.dale.rules.state import State
from emporion.games.dale.rules.techniques import technique
from emporion.games.dale.rules.turn import delivery, discarding_hand, revealing, tidying, turn
from emporion.kernel.ranking import rank_scores
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import trace

__all__ = ["actor", "apply", "legal", "result", "setup"]

RUNNING = -1
EIGHTH_STACK = 0


def actor(s: State) -> int:
    """The active player, or the opponent who guesses the card under the Blindfold; NOBODY when the game is over."""
    if s.over:
        return NOBODY
    return s.target if current_step(s) == Step.GUESS else s.active


def apply(s: State, action: int) -> None:
    """Apply a legal action and every step that follows from it, up to the next decision."""
    answer(s, action)
    run_procedures(s)


def run_procedures(s: State) -> None:
    """Run procedures until a question is open or the game is over."""
    while current_step(s) > LAST_QUESTION:
        step, stage = s.steps[s.depth - 1], s.stages[s.depth - 1]
        s.stages[s.depth - 1] = stage + 1
        if step == Step.TECHNIQUE:
            technique(s, stage)
        elif step == Step.PURCHASE:
            purchase(s, stage)
        elif step == Step.BUILDING:
            building(s, stage)
        elif step == Step.TURN:
            turn(s, stage)
        elif step == Step.DELIVERY:
            delivery(s, stage)
        elif step == Step.TIDYING:
            tidying(s, stage)
        elif step == Step.REVEALING:
            revealing(s)
        elif step == Step.ROLLING:
            bold_haggler(s)
        else:
            discarding_hand(s, stage)


def answer(s: State, action: int) -> None:
    """Answer the open question. Abilities leave it open."""
    if actions.ROLL < action <= actions.REVEAL:
        do(s, Step.ROLLING)
        become(s, action - actions.ROLL, DIE_ROLLED)
        return
    if actions.REVEAL < action <= actions.CARD:
        do(s, Step.REVEALING)
        become(s, action - actions.REVEAL, REVEALED)
        return
    question = current_step(s)
    finish(s)
    if action < actions.BUILD:
        s.bought = action - actions.BUY
        do(s, Step.PURCHASE)
    elif action == actions.BUILD:
        do(s, Step.BUILDING)
    elif action == actions.TIDY:
        do(s, Step.TIDYING)
    elif action == actions.END:
        s.chosen = 0
        is_early = question == Step.ACTION and s.seats[s.active].hand_size > 0
        trace(Event.ENDS_ACTIONS if is_early else Event.GOES_ON, s.active)
    elif action <= actions.ROLL:
        do(s, Step.TECHNIQUE)
        become(s, action - actions.PLAY, PLAYED)
    elif action <= actions.AS:
        s.chosen = action - actions.CARD
    elif action <= actions.PICK:
        s.chosen = action - actions.AS
    elif action < actions.TOP:
        kind = action - actions.PICK
        s.chosen = outside_reference(kind) if question == Step.STACK_CARD or question == Step.DISCARDED_CARD else kind
    elif action == actions.TOP:
        s.chosen = TOP_DISCARD
    elif action < actions.PLAYER:
        s.chosen = action - actions.SLOT + 1
    elif action <= actions.STACK:
        s.chosen = action - actions.PLAYER + 1
        if question == Step.OPPONENT:
            s.target = action - actions.PLAYER
        trace(Event.AIMS, s.active, action - actions.PLAYER)
    elif action <= actions.NUMBER:
        s.chosen = action - actions.STACK
    else:
        s.chosen = action - actions.NUMBER
        if question == Step.GUESS:
            trace(Event.GUESSES, s.target, s.chosen)


def result(s: State, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Scores are stacks built. The player with eight wins; the others are ranked by stacks (2.8)."""
    for seat in range(s.players):
        scores[seat] = s.seats[seat].stacks
    rank_scores(scores, ranks, s.players)
    return EIGHTH_STACK if s.over else RUNNING
