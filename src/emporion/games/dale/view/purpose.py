"""What happens to the card that a question asks for, and the action in progress."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from emporion.games.dale.rules.agenda import Step, current_step, detail
from emporion.games.dale.rules.cards import BLINDFOLD, DIRTY_EXCHANGE, ROTTEN_FOOD, SHATTERED_RELIC
from emporion.games.dale.rules.questions import KEEP, PUT_ON_TOP, THROW_FIRST, THROW_ONE
from emporion.games.dale.rules.state import State
from emporion.games.dale.view.structs import ActionName, PurposeName

PURPOSES: dict[int, PurposeName] = {
    Step.PAYMENT: "pay",
    Step.STACK_CARD: "build",
    Step.INVENTORY: "discard",
    Step.MORE_COOKIES: "cookies",
    Step.DISCARDED_CARD: "throw-discarded",
    Step.STALL_CARD: "take-stall",
    Step.JUNK_AWAY: "junk",
    Step.MARKET_CARD: "take",
    Step.MARKET_ORDER: "throw-market",
}
LOOKED_PURPOSES: dict[int, PurposeName] = {
    KEEP: "keep",
    PUT_ON_TOP: "put-on-top",
    THROW_FIRST: "throw-first",
    THROW_ONE: "throw-one",
}
TECHNIQUE_PURPOSES: dict[int, PurposeName] = {
    SHATTERED_RELIC: "throw",
    ROTTEN_FOOD: "slip",
    DIRTY_EXCHANGE: "give",
    BLINDFOLD: "hide",
}
"""By the technique that asks for a hand card."""
ACTIONS: dict[int, ActionName] = {
    Step.TECHNIQUE: "technique",
    Step.BUILDING: "stall",
    Step.PURCHASE: "market",
    Step.TIDYING: "inventory",
}


def purpose(s: State) -> PurposeName | UnsetType:
    """What happens to the card that the open question asks for."""
    question = current_step(s)
    if question == Step.LOOKED_CARD:
        return LOOKED_PURPOSES.get(detail(s), UNSET)
    if question == Step.HAND_CARD and Step.DISCARDING_HAND in s.steps[: s.depth]:
        return "discard"
    if question == Step.HAND_CARD:
        return TECHNIQUE_PURPOSES.get(s.in_play_as, UNSET)
    return PURPOSES.get(question, UNSET)


def action_in_progress(s: State) -> ActionName | UnsetType:
    """The action in progress; the last one if a technique causes another."""
    begun = [ACTIONS[step] for step in s.steps[: s.depth] if step in ACTIONS]
    return begun[-1] if begun else UNSET
