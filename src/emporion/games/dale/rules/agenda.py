"""The agenda: a small call stack of steps. The last step is the current one.

A *question* waits for a player's decision; the answer is in `chosen`. A *procedure* is a function that runs in stages.
While it is the current step it is called with its next stage. It may push a question or another procedure, and
continues with its next stage when that is finished, until it calls `finish`.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from emporion.kernel.codec import Json, names_of, shown, wrong
from emporion.kernel.position import StateCodec

if TYPE_CHECKING:
    from emporion.games.dale.rules.state import State

FRAMES = 12


class Step(IntEnum):
    """Questions first, then procedures."""

    NOTHING = 0
    ACTION = 1  # which action, or an ability (2.4, 2.5)
    BEFORE_DELIVERY = 2  # an ability, or continue (2.5)
    END_OF_TURN = 3  # an ability, or end the turn (5.4)
    MORE_COOKIES = 4  # a copier as Cookies, or continue (3.3)
    EXTRA_STACK = 5  # whether to build once more (Winter is Coming)
    PAYMENT = 6  # the next card of a payment, or end it
    JUNK_AWAY = 7  # a junk card of the payment to throw away, or none (Essential Purchase)
    STACK_CARD = 8  # the next card of a stack
    INVENTORY = 9  # the next card to discard, or end
    IDENTITY = 10  # the identity of a copier
    WORTH = 11  # the value of an Accordion in a stack
    HAND_CARD = 12  # a card in the hand
    LOOKED_CARD = 13  # one of the cards looked at
    MARKET_CARD = 14  # a market card to take
    MARKET_ORDER = 15  # the next market card to throw away
    DISCARDED_CARD = 16  # an animalfolk card in the player's discard pile
    OPPONENT = 17  # another player
    VICTIM = 18  # another player, or none
    STACK = 19  # a stack of the opponent's stall
    STALL_CARD = 20  # a card of that stack
    GUESS = 21  # the opponent's number
    NEW_VALUE = 22  # the value of the card under the Blindfold

    TURN = 23
    DELIVERY = 24
    TECHNIQUE = 25
    PURCHASE = 26
    BUILDING = 27
    TIDYING = 28
    REVEALING = 29
    ROLLING = 30
    DISCARDING_HAND = 31


LAST_QUESTION = 22


def ask(s: State, question: int, detail: int = 0) -> None:
    """Push a question. Clears the earlier answer, which may have been secret."""
    s.chosen = 0
    s.steps[s.depth] = question
    s.stages[s.depth] = detail
    s.depth += 1


def do(s: State, procedure: int) -> None:
    """Push a procedure."""
    s.steps[s.depth] = procedure
    s.stages[s.depth] = 0
    s.depth += 1


def finish(s: State) -> None:
    """Pop the current step."""
    s.depth -= 1
    s.steps[s.depth] = Step.NOTHING
    s.stages[s.depth] = 0


def return_to(s: State, stage: int) -> None:
    """The current procedure continues with this stage."""
    s.stages[s.depth - 1] = stage


def current_step(s: State) -> int:
    return s.steps[s.depth - 1] if s.depth > 0 else 0


def detail(s: State) -> int:
    """The detail of the current question: its purpose, or the players to choose from."""
    return s.stages[s.depth - 1]


STEP_NAMES = names_of(Step).names


class Agenda(StateCodec):
    """Steps with their stages: ["turn", "technique:1", "hand_card"]."""

    def encode(self, state: Any) -> Json:
        return [
            STEP_NAMES[state.steps[frame]] + (f":{state.stages[frame]}" if state.stages[frame] else "")
            for frame in range(state.depth)
        ]

    def decode(self, doc: Json, state: Any, path: str) -> None:
        if not isinstance(doc, list) or len(doc) > FRAMES:
            raise wrong(path, f"expected a list of at most {FRAMES} steps such as ['turn', 'action']")
        for index, each in enumerate(doc):
            name, _, stage = each.partition(":") if isinstance(each, str) else ("", "", "")
            if (
                name not in STEP_NAMES[1:]
                or not ((stage or "0").isascii() and (stage or "0").isdigit())
                or len(stage) > 2
            ):
                raise wrong(f"{path}[{index}]", f"{shown(each)} is not a step; steps are {', '.join(STEP_NAMES[1:])}")
            state.steps[index] = STEP_NAMES.index(name)
            state.stages[index] = int(stage or "0")
        state.depth = len(doc)

    def schema(self) -> dict[str, Json]:
        pattern = f"^({'|'.join(STEP_NAMES[1:])})(:[0-9]{{1,2}})?$"
        return {"type": "array", "items": {"type": "string", "pattern": pattern}, "maxItems": FRAMES}
