"""The entry points of the rules: whose decision it is, the legal actions, what follows from an action, the result.

Each deck's cards are in its own file (macaws, pandas, raccoons, squirrels, ocelots, chameleons). The four actions are
in purchase, techniques, building and turn. Piles and hands move cards; agenda holds the open steps.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import (
    FIRST_OF_BUILDING,
    FIRST_OF_CHAMELEONS,
    FIRST_OF_MACAWS,
    FIRST_OF_OCELOTS,
    FIRST_OF_PANDAS,
    FIRST_OF_PURCHASE,
    FIRST_OF_RACCOONS,
    FIRST_OF_SQUIRRELS,
    FIRST_OF_TECHNIQUES,
    LAST_QUESTION,
    Step,
    current_step,
    take_next,
)
from emporion.games.dale.rules.building import build, building
from emporion.games.dale.rules.chameleons import become, chameleons
from emporion.games.dale.rules.events import Event
from emporion.games.dale.rules.hands import TOP_DISCARD, cards_in_hand, outside_reference
from emporion.games.dale.rules.legal import legal
from emporion.games.dale.rules.macaws import macaws
from emporion.games.dale.rules.ocelots import ocelots
from emporion.games.dale.rules.pandas import pandas
from emporion.games.dale.rules.purchase import buy, purchase
from emporion.games.dale.rules.raccoons import raccoons
from emporion.games.dale.rules.setup import setup
from emporion.games.dale.rules.squirrels import squirrels
from emporion.games.dale.rules.state import State
from emporion.games.dale.rules.techniques import techniques
from emporion.games.dale.rules.turn import tidy, turn
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
    run_steps(s)


def run_steps(s: State) -> None:
    """Run steps until a question is open or the game is over."""
    while current_step(s) > LAST_QUESTION:
        advance(s)


def advance(s: State) -> None:
    """Run the next step. The functions of steps are listed in their files."""
    step = take_next(s)
    if step < FIRST_OF_PURCHASE:
        turn(s, step)
    elif step < FIRST_OF_BUILDING:
        purchase(s, step)
    elif step < FIRST_OF_TECHNIQUES:
        building(s, step)
    elif step < FIRST_OF_MACAWS:
        techniques(s, step)
    elif step < FIRST_OF_PANDAS:
        macaws(s, step)
    elif step < FIRST_OF_RACCOONS:
        pandas(s, step)
    elif step < FIRST_OF_SQUIRRELS:
        raccoons(s, step)
    elif step < FIRST_OF_OCELOTS:
        squirrels(s, step)
    elif step < FIRST_OF_CHAMELEONS:
        ocelots(s, step)
    else:
        chameleons(s, step)
    forget_answer(s)


def forget_answer(s: State) -> None:
    """When a question is open or the game is over, nothing is left of the last answer, which may have been secret."""
    question = current_step(s)
    if question <= LAST_QUESTION:
        s.chosen = 0
        if not asks_about_a_card(question):
            s.binding = 0


def asks_about_a_card(question: int) -> bool:
    """Whether a question is about the card in `binding`."""
    return question == Step.IDENTITY or question == Step.WORTH or question == Step.NEW_VALUE


def answer(s: State, action: int) -> None:
    """Answer the open question."""
    take_answer(s, action)
    forget_answer(s)


def take_answer(s: State, action: int) -> None:
    """Note the answer, and put on the agenda what follows from it. Abilities leave the question open."""
    if actions.ROLL < action <= actions.REVEAL:
        become(s, action - actions.ROLL, Step.ROLL_DIE)
        return
    if actions.REVEAL < action <= actions.CARD:
        become(s, action - actions.REVEAL, Step.THROW_TOP_AWAY)
        return
    question = take_next(s)
    s.eligible = 0
    if action < actions.BUILD:
        buy(s, action - actions.BUY)
    elif action == actions.BUILD:
        build(s)
    elif action == actions.TIDY:
        tidy(s)
    elif action == actions.END:
        s.chosen = 0
        is_early = question == Step.ACTION and cards_in_hand(s, s.active) > 0
        trace(Event.ENDS_ACTIONS if is_early else Event.GOES_ON, s.active)
    elif action <= actions.ROLL:
        become(s, action - actions.PLAY, Step.PLAY_TECHNIQUE)
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
