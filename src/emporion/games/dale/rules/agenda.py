"""What is to be done next: a small stack of steps. The last one is the present one.

A *question* waits for the decision of a player. An *errand* is a function that runs in stages: whenever it is the
present step it is called with its next stage; it may ask a question or set another errand above itself, and comes to
its next stage when that is done, until it calls `finish`. The answer to a question stands in `chosen`.
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
    """Questions first, then errands."""

    NOTHING = 0
    ACTION = 1  # which action, or an ability (2.4, 2.5)
    BEFORE_DELIVERY = 2  # an ability, or go on (2.5)
    END_OF_TURN = 3  # an ability, or end the turn (5.4)
    MORE_COOKIES = 4  # a copier as Cookies, or go on (3.3)
    EXTRA_STACK = 5  # whether to build once more (Winter is Coming)
    PAYMENT = 6  # the next card of a payment, or enough
    JUNK_AWAY = 7  # junk of the payment to be thrown away, or enough (Essential Purchase)
    STACK_CARD = 8  # the next card of a stack
    INVENTORY = 9  # the next card to discard, or enough
    IDENTITY = 10  # what a copier is
    WORTH = 11  # the value of an Accordion in a stack
    HAND_CARD = 12  # a card of the own hand
    LOOKED_CARD = 13  # one of the cards looked at
    MARKET_CARD = 14  # a card of the market to take
    MARKET_ORDER = 15  # the next card of the market to be thrown away
    DISCARDED_CARD = 16  # an animalfolk card of the own discard pile
    OPPONENT = 17  # another player
    VICTIM = 18  # another player, or nobody else
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
    """Set a question above the present step. Earlier answers are forgotten: some of them were secret."""
    s.chosen = 0
    s.steps[s.depth] = question
    s.stages[s.depth] = detail
    s.depth += 1


def do(s: State, errand: int) -> None:
    """Set an errand above the present step."""
    s.steps[s.depth] = errand
    s.stages[s.depth] = 0
    s.depth += 1


def finish(s: State) -> None:
    """The present step is done."""
    s.depth -= 1
    s.steps[s.depth] = Step.NOTHING
    s.stages[s.depth] = 0


def return_to(s: State, stage: int) -> None:
    """The present errand goes on with this stage."""
    s.stages[s.depth - 1] = stage


def present_step(s: State) -> int:
    return s.steps[s.depth - 1] if s.depth > 0 else 0


def detail(s: State) -> int:
    """What the present question is about."""
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
