"""What happens to the card that a question asks for, and the action in progress."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from emporion.games.dale.rules.agenda import Step, waiting_step
from emporion.games.dale.rules.state import State
from emporion.games.dale.view.structs import ActionName, PurposeName

PURPOSES: dict[int, PurposeName] = {
    Step.USE_TO_PAY: "pay",
    Step.USE_IN_STACK: "build",
    Step.TIDY_AWAY: "discard",
    Step.DISCARD_IN_ORDER: "discard",
    Step.COPY_COOKIES: "cookies",
    Step.SHATTERED_RELIC_THROWS: "throw",
    Step.ROTTEN_FOOD_SLIPS: "slip",
    Step.DIRTY_EXCHANGE_GIVES: "give",
    Step.BLINDFOLD_HIDES: "hide",
    Step.SPYGLASS_KEEPS: "keep",
    Step.SPECIAL_OFFER_KEEPS: "keep",
    Step.SPYGLASS_PUTS_BACK: "put-on-top",
    Step.SPECIAL_OFFER_THROWS: "throw-first",
    Step.SABOTAGE_THROWS: "throw-one",
    Step.NEW_SEASON_THROWS: "throw-discarded",
    Step.ACORN_SWAPS: "take-stall",
    Step.THROW_PAID_JUNK: "junk",
    Step.PREPAID_GOOD_TAKES: "take",
    Step.GIFT_VOUCHER_TAKES: "take",
    Step.LOYAL_PARTNER_THROWS: "throw-market",
}
"""By the step that goes on with the answer."""
ACTIONS: dict[int, ActionName] = {
    Step.PLAY_TECHNIQUE: "technique",
    Step.END_TECHNIQUE: "technique",
    Step.USE_IN_STACK: "stall",
    Step.LAY_IN_STACK: "stall",
    Step.LAY_WITH_VALUE: "stall",
    Step.USE_TO_PAY: "market",
    Step.LAY_TO_PAY: "market",
    Step.DISCARD_PAYMENT: "market",
    Step.TIDY_AWAY: "inventory",
}


def purpose(s: State) -> PurposeName | UnsetType:
    """What happens to the card that the open question asks for."""
    return PURPOSES.get(waiting_step(s), UNSET)


def action_in_progress(s: State) -> ActionName | UnsetType:
    """The action in progress; the last one if a technique causes another."""
    begun = [ACTIONS[step] for step in s.steps[: s.depth] if step in ACTIONS]
    return begun[-1] if begun else UNSET
