"""The agenda: a stack of named steps. The last one is next; below it lies what comes after.

A step is taken off before its function runs, and the function puts on what follows: `do` for a step, `ask` for a
question and, below it, the step that goes on with the answer. So the step below an open question says what the answer
is for. Each step has one function, listed at the end of the file in which it stands.
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
    """Questions first, then steps by the file of their functions."""

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

    # turn
    DELIVERY = 23
    REFILL_HAND = 24
    COPY_COOKIES = 25
    REFILL_MARKET = 26
    END_TURN = 27
    TIDY_AWAY = 28
    DISCARD_HAND = 29
    DISCARD_IN_ORDER = 30
    THROW_TOP_AWAY = 31
    # purchase
    USE_TO_PAY = 32
    LAY_TO_PAY = 33
    TAKE_BOUGHT_CARD = 34
    THROW_PAID_JUNK = 35
    DISCARD_PAYMENT = 36
    # building
    USE_IN_STACK = 37
    LAY_IN_STACK = 38
    LAY_WITH_VALUE = 39
    # techniques
    PLAY_TECHNIQUE = 40
    END_TECHNIQUE = 41
    # macaws
    SWIFT_BROKER = 42
    SWIFT_BROKER_DRAWS = 43
    SHATTERED_RELIC = 44
    SHATTERED_RELIC_THROWS = 45
    SPYGLASS = 46
    SPYGLASS_KEEPS = 47
    SPYGLASS_PUTS_BACK = 48
    FLASHY_SHOW = 49
    FAVOURITE_TOY = 50
    # pandas
    LOYAL_PARTNER = 51
    LOYAL_PARTNER_THROWS = 52
    PREPAID_GOOD = 53
    PREPAID_GOOD_TAKES = 54
    SPECIAL_OFFER = 55
    SPECIAL_OFFER_KEEPS = 56
    SPECIAL_OFFER_THROWS = 57
    # raccoons
    WILY_FELLOW = 58
    NUISANCE = 59
    NUISANCE_FIRST_VICTIM = 60
    NUISANCE_SECOND_VICTIM = 61
    ROTTEN_FOOD = 62
    ROTTEN_FOOD_AIMED = 63
    ROTTEN_FOOD_SLIPS = 64
    DIRTY_EXCHANGE = 65
    DIRTY_EXCHANGE_TAKES = 66
    DIRTY_EXCHANGE_GIVES = 67
    SABOTAGE = 68
    SABOTAGE_LOOKS = 69
    SABOTAGE_THROWS = 70
    TREASURE_HUNTER = 71
    TREASURE_HUNTER_TAKES = 72
    # squirrels
    ACORN = 73
    ACORN_AIMED = 74
    ACORN_LOOKS = 75
    ACORN_SWAPS = 76
    # ocelots
    ROLL_DIE = 77
    NEW_SEASON = 78
    NEW_SEASON_THROWS = 79
    WHIRLIGIG = 80
    WHIRLIGIG_AIMED = 81
    WHIRLIGIG_MIXES = 82
    CHARM = 83
    CHARM_BUILDS = 84
    GAMBLE = 85
    GAMBLE_AIMED = 86
    BLINDFOLD = 87
    BLINDFOLD_AIMED = 88
    BLINDFOLD_HIDES = 89
    BLINDFOLD_COVERS = 90
    BLINDFOLD_UNCOVERS = 91
    BLINDFOLD_GIVES_VALUE = 92
    # chameleons
    GIFT_VOUCHER = 93
    GIFT_VOUCHER_TAKES = 94


LAST_QUESTION = int(Step.NEW_VALUE)
FIRST_OF_PURCHASE = int(Step.USE_TO_PAY)
FIRST_OF_BUILDING = int(Step.USE_IN_STACK)
FIRST_OF_TECHNIQUES = int(Step.PLAY_TECHNIQUE)
FIRST_OF_MACAWS = int(Step.SWIFT_BROKER)
FIRST_OF_PANDAS = int(Step.LOYAL_PARTNER)
FIRST_OF_RACCOONS = int(Step.WILY_FELLOW)
FIRST_OF_SQUIRRELS = int(Step.ACORN)
FIRST_OF_OCELOTS = int(Step.ROLL_DIE)
FIRST_OF_CHAMELEONS = int(Step.GIFT_VOUCHER)


def do(s: State, step: int) -> None:
    """Put a step on the agenda: it is next."""
    s.steps[s.depth] = step
    s.depth += 1


def ask(s: State, question: int, then: int) -> None:
    """Ask a question; `then` goes on with the answer. Clears the earlier answer, which may have been secret."""
    s.chosen = 0
    do(s, then)
    do(s, question)


def take_next(s: State) -> int:
    """Take the next step off the agenda."""
    s.depth -= 1
    step = s.steps[s.depth]
    s.steps[s.depth] = Step.NOTHING
    return step


def current_step(s: State) -> int:
    """The next step: the open question, while one waits."""
    return s.steps[s.depth - 1] if s.depth > 0 else 0


def waiting_step(s: State) -> int:
    """The step that goes on with the answer to the open question."""
    return s.steps[s.depth - 2] if s.depth > 1 else 0


STEP_NAMES = names_of(Step).names


class Agenda(StateCodec):
    """Steps by their names: ["end_turn", "delivery", "end_technique", "rotten_food_slips", "hand_card"]."""

    def encode(self, state: Any) -> Json:
        return [STEP_NAMES[step] for step in state.steps[: state.depth]]

    def decode(self, doc: Json, state: Any, path: str) -> None:
        if not isinstance(doc, list) or len(doc) > FRAMES:
            raise wrong(path, f"expected a list of at most {FRAMES} steps such as ['end_turn', 'delivery', 'action']")
        for index, name in enumerate(doc):
            if name not in STEP_NAMES[1:]:
                raise wrong(f"{path}[{index}]", f"{shown(name)} is not a step; steps are {', '.join(STEP_NAMES[1:])}")
            state.steps[index] = STEP_NAMES.index(name)
        state.depth = len(doc)

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": {"enum": list(STEP_NAMES[1:])}, "maxItems": FRAMES}
