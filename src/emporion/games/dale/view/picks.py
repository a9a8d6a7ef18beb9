"""The view while a player picks the cards of a payment, a stack or an inventory action, in any order, and once they are
all picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.agenda import Step, current_step, do, waiting_step
from emporion.games.dale.rules.building import lay
from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.rules.chameleons import base_as
from emporion.games.dale.rules.decisions import answer
from emporion.games.dale.rules.hands import base_of, remove_from_hand, text_of
from emporion.games.dale.rules.squirrels import accordion
from emporion.games.dale.rules.state import State
from emporion.games.dale.view.structs import DaleView, LaidCard, Model, Sum
from emporion.games.dale.view.view import view, view_models
from emporion.kernel.layout import clone
from emporion.kernel.seats import EVERYONE


def preview(s: State, seat: int, picked: Sequence[int]) -> DaleView:
    """The view of a concealed state in which the active player has laid down or discarded these cards.

    The question stays open. Copiers are asked for their identity later, Accordions in a stack for their value: what
    they are worth is open, unless there is just one possibility (3.3).
    """
    after = clone(s)
    question = current_step(s)
    discarded = []
    models: list[list[Model]] = []
    for action in sorted(picked) if question == Step.INVENTORY else picked:  # as the rules name them
        answer(after, action)
        card = after.chosen
        if question == Step.INVENTORY:
            discarded.append(CODES[remove_from_hand(after, card, EVERYONE) - 1])
        else:
            models.append(list(possible_models(after, card, question)))
            lay(after, card, text_of(after, card), base_of(after, card) + after.flashy)
        do(after, question)
    seen = view(after, seat, False)
    if question == Step.INVENTORY:
        return replace(seen, tidied=" ".join(discarded))
    return with_open_values(seen, models)


def possible_models(s: State, reference: int, question: int) -> Iterator[Model]:
    """What a card can become, with each value that it can have. In a stack an Accordion has a choice of values, and no
    card is worth more than the stack's number."""
    builds = question == Step.STACK_CARD
    for model in view_models(s, reference):
        reach = accordion(CODES.index(model.card) + 1) if builds else 0
        for value in range(model.value - reach, model.value + reach + 1):
            if not builds or 0 < value <= s.seats[s.active].stacks + 1:
                yield replace(model, value=value)


def with_open_values(seen: DaleView, models: Sequence[Sequence[Model]]) -> DaleView:
    """The view in which the last cards laid down are what they can become, and the sum is what they can make."""
    if not seen.sum or not models:
        return seen
    before = len(seen.laid) - len(models)
    laid = (*seen.laid[:before], *map(undecided, seen.laid[before:], models))
    return replace(seen, laid=laid, sum=open_sum(seen.sum, laid))


def undecided(card: LaidCard, models: Sequence[Model]) -> LaidCard:
    """A card laid down as what it can become."""
    kinds = {model.card for model in models}
    values = tuple(sorted({model.value for model in models}))
    identity = kinds.pop() if len(kinds) == 1 else card.identity
    if len(values) == 1:
        return replace(card, identity=identity, value=values[0])
    return replace(card, identity=identity, value=None, values=values)


def open_sum(found: Sum, laid: Sequence[LaidCard]) -> Sum:
    """The sum of cards whose values may be open. Those of a stack are worth its number at most."""
    choices = [card.values or ((card.value,) if card.value is not None else ()) for card in laid]
    totals = sorted({sum(values) for values in product(*choices)})
    if found.purpose == "stack" and len(totals) > 1:
        totals = [total for total in totals if total <= found.goal] or totals
    missing = [max(0, found.goal - total) for total in totals]
    if len(totals) == 1:
        return replace(found, total=totals[0], missing=missing[0])
    shortfalls = tuple(sorted(set(missing)))
    only = shortfalls[0] if len(shortfalls) == 1 else None
    return replace(found, total=None, missing=only, totals=tuple(totals), shortfalls=shortfalls)


def preview_chosen(s: State, seat: int, action: int) -> DaleView | None:
    """The view of a concealed state in which a card is laid down for a payment or a stack, as what it becomes; None for
    all other actions. The question stays open, even if the card completes the sum."""
    question, use = current_step(s), waiting_step(s)
    if question in (Step.PAYMENT, Step.STACK_CARD):
        return preview(s, seat, (action,)) if action != actions.END else None
    if use not in (Step.LAY_TO_PAY, Step.LAY_IN_STACK, Step.LAY_WITH_VALUE):
        return None
    after = clone(s)
    answer(after, action)
    if question == Step.WORTH:
        lay(after, after.binding, after.binding_as, after.chosen)
    else:
        lay(after, after.binding, after.chosen, base_as(after, after.binding, after.chosen) + after.flashy)
    do(after, question)
    return view(after, seat, False)
