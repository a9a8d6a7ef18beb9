"""The view while a player picks the cards of a payment, a stack or an inventory action, in any order, and once they are
all picked."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET
from msgspec.structs import replace

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import Step, ask, current_step, detail
from emporion.games.dale.rules.building import lay
from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.rules.chameleons import base_as
from emporion.games.dale.rules.decisions import answer
from emporion.games.dale.rules.hands import base_of, remove_from_hand, text_of
from emporion.games.dale.rules.questions import BUILT, PAID
from emporion.games.dale.rules.state import State
from emporion.games.dale.view.structs import DaleView
from emporion.games.dale.view.view import view
from emporion.kernel.layout import clone
from emporion.kernel.seats import EVERYONE


def preview(s: State, seat: int, picked: Sequence[int]) -> DaleView:
    """The view of a concealed state in which the active player has laid down or discarded these cards.

    The question stays open. Copiers count as what they are now; they are asked for their identity later.
    """
    after = clone(s)
    question, about = current_step(s), detail(s)
    discarded = []
    for action in sorted(picked) if question == Step.INVENTORY else picked:  # as the rules name them
        answer(after, action)
        card = after.chosen
        if question == Step.INVENTORY:
            discarded.append(CODES[remove_from_hand(after, card, EVERYONE) - 1])
        else:
            lay(after, card, text_of(after, card), base_of(after, card) + after.flashy)
        ask(after, question, about)
    return replace(view(after, seat, False), tidied=" ".join(discarded) if question == Step.INVENTORY else UNSET)


def preview_chosen(s: State, seat: int, action: int) -> DaleView | None:
    """The view of a concealed state in which a card is laid down for a payment or a stack, as what it becomes; None for
    all other actions. The question stays open, even if the card completes the sum."""
    question, about = current_step(s), detail(s)
    if question in (Step.PAYMENT, Step.STACK_CARD):
        return preview(s, seat, (action,)) if action != actions.END else None
    if question != Step.WORTH and (question != Step.IDENTITY or about not in (PAID, BUILT)):
        return None
    after = clone(s)
    answer(after, action)
    if question == Step.WORTH:
        lay(after, after.binding, after.count, after.chosen)
    else:
        lay(after, after.binding, after.chosen, base_as(after, after.binding, after.chosen) + after.flashy)
    ask(after, question, about)
    return view(after, seat, False)
