"""Cards that follow without a choice while an order is asked: the last one, or cards that are all equal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET, UnsetType

from emporion.games.dale.notation.action_notation import NOTATION
from emporion.games.dale.rules.actions import LONGEST_LEGAL
from emporion.games.dale.rules.agenda import Step, current_step, waiting_step
from emporion.games.dale.rules.cards import CODES, NO_CARD
from emporion.games.dale.rules.decisions import answer
from emporion.games.dale.rules.hands import card_at, cards_in_hand, kind_of, remove_from_hand
from emporion.games.dale.rules.legal import legal_hand_cards, legal_market_cards, legal_picks
from emporion.games.dale.rules.pandas import asks_market_order
from emporion.games.dale.rules.piles import take_looked
from emporion.games.dale.rules.state import State
from emporion.games.dale.rules.turn import asks_discard_order
from emporion.kernel.layout import clone
from emporion.kernel.seats import EVERYONE


def view_forced(s: State) -> dict[str, str] | UnsetType:
    """By action: the cards that follow it without a choice."""
    question, use = current_step(s), waiting_step(s)
    if use == Step.DISCARD_IN_ORDER:
        list_answers, left = legal_hand_cards, hand_left
    elif use in (Step.SPYGLASS_PUTS_BACK, Step.SPECIAL_OFFER_THROWS):
        list_answers, left = legal_picks, looked_left
    elif use == Step.LOYAL_PARTNER_THROWS:
        list_answers, left = legal_market_cards, market_left
    else:
        return UNSET
    found, answers = {}, [0] * (LONGEST_LEGAL + 1)
    for action in answers[: list_answers(s, answers, question)]:
        after = clone(s)
        answer(after, action)
        if cards := left(after):
            found[NOTATION.format(action)] = " ".join(CODES[kind - 1] for kind in cards)
    return found or UNSET


def hand_left(after: State) -> Sequence[int]:
    """The rest of the hand after the chosen card is discarded, unless its order is asked."""
    remove_from_hand(after, after.chosen, EVERYONE)
    if asks_discard_order(after):
        return ()
    return [kind_of(after, card_at(after, place)) for place in range(cards_in_hand(after, after.active))]


def looked_left(after: State) -> Sequence[int]:
    """The other card looked at: only the first of two is asked for."""
    take_looked(after, after.chosen)
    return after.looked[: after.looked_size]


def market_left(after: State) -> Sequence[int]:
    """The rest of the market after the chosen card is thrown away, unless its order is asked."""
    after.market[after.chosen - 1] = NO_CARD
    return () if asks_market_order(after) else [kind for kind in after.market if kind != NO_CARD]
