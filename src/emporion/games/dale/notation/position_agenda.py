"""The agendas that play can reach: their steps, the technique in play, and the fields in use.

`SHAPES` lists them all. An agenda is written as in a position, but consecutive extra stacks count as one, and the
details of `opponent` and `victim` are left out; both have checks. A field without a check in a shape is not in use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from emporion.games.dale.notation.position_fields import (
    abilities,
    accordion,
    animalfolk_discarded,
    any_opponent,
    asked_for_order,
    card_for_a_stack,
    cards_left,
    copied_cookies,
    copier,
    copier_for_a_stack,
    essential_purchase,
    extra_stacks,
    first_victim,
    for_sale,
    hand_before,
    hidden_card,
    hidden_identity,
    market_order,
    named_last,
    number,
    opponent,
    opponent_with_room,
    opponent_with_stacks,
    place_of_new_value,
    same_as_hidden,
    second_victim,
    something_to_reveal,
    stack_with_choice,
    thrown_away,
    turned_up_copier,
    two_cards,
    two_or_three_cards,
    with_discards,
    with_stacks,
)
from emporion.games.dale.notation.position_laid_cards import exists, not_laid_twice, payment, payment_made, stack
from emporion.games.dale.rules.actions import LONGEST_LEGAL
from emporion.games.dale.rules.agenda import LAST_QUESTION, STEP_NAMES, Agenda, current_step
from emporion.games.dale.rules.cards import (
    ACORN,
    BLINDFOLD,
    CHARM,
    CODES,
    COPIERS,
    DIRTY_EXCHANGE,
    GAMBLE,
    GIFT_VOUCHER,
    JUNK,
    LOYAL_PARTNER,
    NEW_SEASON,
    NO_CARD,
    NUISANCE,
    PREPAID_GOOD,
    ROTTEN_FOOD,
    SABOTAGE,
    SHATTERED_RELIC,
    SPECIAL_OFFER,
    SPYGLASS,
    SWIFT_BROKER,
    TREASURE_HUNTER,
    WHIRLIGIG,
)
from emporion.games.dale.rules.hands import TOP_DISCARD, cards_in_hand
from emporion.games.dale.rules.legal import legal
from emporion.games.dale.rules.state import HAND, State
from emporion.games.dale.rules.workspace import Workspace
from emporion.kernel.seats import SEAT_NAMES

Check = Callable[[State], str]


@dataclass(frozen=True)
class Shape:
    """An agenda, the technique in play, and the checks by field. Each check relies on the checks before it."""

    agenda: str
    card: int
    checks: Mapping[str, Check]


def shape(agenda: str, card: int = NO_CARD, **checks: Check) -> Shape:
    return Shape(agenda, card, checks)


BREAKS = (
    shape("turn action"),
    shape("turn:1 before_delivery", steps=abilities),
    shape("turn:3 end_of_turn", steps=abilities),
    shape("turn extra_stack", steps=extra_stacks),
    shape("turn technique:2 extra_stack", CHARM, steps=extra_stacks),
)
"""Questions at which abilities may be used. `chosen` may still hold the last answer."""

STACKS_BEGUN = (
    ("turn", NO_CARD),
    ("turn extra_stack", NO_CARD),
    ("turn technique:2", CHARM),
    ("turn technique:2 extra_stack", CHARM),
)
"""Where a stack can be started: as an action or as an extra stack, also after Charm."""

SHAPES = (
    *BREAKS,
    *(
        shape(f"{below.agenda} revealing identity:3", below.card, steps=something_to_reveal, binding=copier)
        for below in BREAKS
    ),
    *(
        shape(f"{below.agenda} rolling identity:6", below.card, binding=copier, **below.checks)
        for below in BREAKS
        if below.agenda.endswith(("action", "extra_stack"))
    ),
    shape("turn:2 delivery:1 more_cookies", steps=copied_cookies),
    # actions
    shape("turn tidying:1 inventory"),
    shape("turn tidying:1 inventory:1", steps=cards_left, count=named_last),
    shape("turn purchase:1 payment", bought=for_sale, laid=payment),
    shape("turn purchase:2 identity:1", bought=for_sale, laid=payment, binding=copier),
    shape("turn purchase:5 junk_away", laid=payment_made, count=thrown_away, binding=essential_purchase),
    *(
        each
        for below, card in STACKS_BEGUN
        for each in (
            shape(f"{below} building:1 stack_card", card, steps=extra_stacks, laid=stack),
            shape(f"{below} building:2 identity:2", card, steps=extra_stacks, laid=stack, binding=copier_for_a_stack),
            shape(
                f"{below} building:3 worth",
                card,
                steps=extra_stacks,
                laid=stack,
                binding=card_for_a_stack,
                count=accordion,
            ),
        )
    ),
    # techniques, by deck
    shape("turn technique identity", binding=copier),
    shape("turn technique:1 discarding_hand:1 hand_card", SWIFT_BROKER, steps=asked_for_order, count=hand_before),
    shape("turn technique:1 hand_card", SHATTERED_RELIC),
    shape("turn technique:1 looked_card", SPYGLASS, looked=two_or_three_cards),
    shape("turn technique:2 looked_card:1", SPYGLASS, looked=two_cards),
    shape("turn technique:1 market_order", LOYAL_PARTNER, steps=market_order),
    shape("turn technique:1 market_card", PREPAID_GOOD),
    shape("turn technique:1 looked_card", SPECIAL_OFFER, looked=two_or_three_cards),
    shape("turn technique:2 looked_card:2", SPECIAL_OFFER, looked=two_cards),
    shape("turn technique:1 victim", NUISANCE, steps=first_victim),
    shape("turn technique:2 victim", NUISANCE, count=second_victim),
    shape("turn technique:1 opponent", ROTTEN_FOOD, steps=any_opponent),
    shape("turn technique:2 hand_card", ROTTEN_FOOD, target=opponent),
    shape("turn technique:1 opponent", DIRTY_EXCHANGE, steps=any_opponent),
    shape("turn technique:2 hand_card", DIRTY_EXCHANGE, target=opponent_with_room),
    shape("turn technique:1 opponent", SABOTAGE, steps=any_opponent),
    shape("turn technique:2 looked_card:3", SABOTAGE, target=opponent, looked=two_cards),
    shape("turn technique:1 opponent", TREASURE_HUNTER, steps=with_discards),
    shape("turn technique:1 opponent", ACORN, steps=with_stacks),
    shape("turn technique:2 stack", ACORN, target=opponent_with_stacks),
    shape("turn technique:3 stall_card", ACORN, target=opponent, count=stack_with_choice),
    shape("turn technique:1 discarded_card", NEW_SEASON, steps=animalfolk_discarded),
    shape("turn technique:1 opponent", WHIRLIGIG, steps=any_opponent),
    shape(
        "turn technique:2 discarding_hand:1 hand_card",
        WHIRLIGIG,
        steps=asked_for_order,
        target=opponent,
        count=hand_before,
    ),
    shape("turn technique:1 identity:5", CHARM, binding=turned_up_copier),
    shape("turn technique:1 opponent", GAMBLE, steps=any_opponent),
    shape("turn technique:1 opponent", BLINDFOLD, steps=any_opponent),
    shape("turn technique:2 hand_card", BLINDFOLD, target=opponent),
    shape("turn technique:3 identity:4", BLINDFOLD, target=opponent, hidden=hidden_card, binding=same_as_hidden),
    shape("turn technique:4 guess", BLINDFOLD, target=opponent, hidden=hidden_card, hidden_as=hidden_identity),
    shape("turn technique:5 new_value", BLINDFOLD, target=opponent, count=place_of_new_value),
    shape("turn technique:1 market_card", GIFT_VOUCHER),
)

TAKEN = (
    ("turn purchase:5 junk_away", NO_CARD),
    ("turn technique:2 looked_card:1", SPYGLASS),
    ("turn technique:2 looked_card:2", SPECIAL_OFFER),
    ("turn technique:2 hand_card", DIRTY_EXCHANGE),
)
"""Where a new card is already in the hand while the card that it replaces still counts."""

EMPTY_UNLESS_USED = ("count", "bought", "hidden", "hidden_as", "looked", "laid")


def agenda_of(s: State) -> str:
    """The agenda as written in the shapes."""
    words = Agenda().encode(s)
    kept = [word for place, word in enumerate(words) if place == 0 or word != "extra_stack" or words[place - 1] != word]
    return " ".join(word.partition(":")[0] if word.startswith(("opponent:", "victim:")) else word for word in kept)


def agenda_problems(s: State) -> list[str]:
    """Whether this agenda can be reached with this technique in play."""
    agenda = agenda_of(s)
    fitting = [each for each in SHAPES if each.agenda == agenda]
    if not fitting:
        return [f"steps: {expected_agenda(s)}, found {agenda or 'nothing'}"]
    if s.in_play_as not in [each.card for each in fitting]:
        cards = " or ".join(code_of(each.card) for each in fitting)
        return [f"in_play_as: expected {cards} with these steps, found {code_of(s.in_play_as)}"]
    return in_play_problems(s)


def in_play_problems(s: State) -> list[str]:
    """Whether the card in play has the identity given, or is a copier of it."""
    copied = COPIERS >> s.in_play & 1 and exists(s, s.in_play_as)
    if s.in_play == s.in_play_as or (s.in_play and copied):
        return []
    return [f"in_play: expected {code_of(s.in_play_as)} or a copier of it, found {code_of(s.in_play)}"]


def code_of(kind: int) -> str:
    return CODES[kind - 1] if kind else "none"


def expected_agenda(s: State) -> str:
    """The agendas that end with the same question, for the error message."""
    last = Agenda().encode(s)[-1:]
    if not last or current_step(s) > LAST_QUESTION:
        return "expected a question as the last step"
    name = STEP_NAMES[current_step(s)]
    same = [each.agenda for each in SHAPES if each.agenda.split()[-1] == last[0]]
    alike = [each.agenda for each in SHAPES if each.agenda.split()[-1].partition(":")[0] == name]
    return f"expected {' or '.join(dict.fromkeys(same or alike))}"


def field_problems(s: State) -> list[str]:
    """The first field that does not fit the shape of the agenda, which must be listed."""
    agenda = agenda_of(s)
    checks = next(each.checks for each in SHAPES if each.agenda == agenda and each.card == s.in_play_as)
    found = unused_problems(s, frozenset(checks))
    found += [line for name in ("chosen", "binding") if (line := number(name, getattr(s, name), 0, TOP_DISCARD))]
    if s.chosen and agenda not in [each.agenda for each in BREAKS]:
        found.append(f"chosen: expected 0 while a question is open, found {s.chosen}")
    for check in checks.values():
        if not found and (line := check(s)):
            found.append(line)
    return found


def unused_problems(s: State, used: frozenset[str]) -> list[str]:
    """Fields that are not in use and not empty."""
    return [line for name in EMPTY_UNLESS_USED if name not in used and (line := unused(s, name))]


def unused(s: State, name: str) -> str:
    if name in ("looked", "laid"):
        marked = not_laid_twice(s) if name == "laid" else ""
        return f"{name}: expected no cards with these steps" if getattr(s, f"{name}_size") else marked
    found = getattr(s, name)
    return f"{name}: expected 0 with these steps, found {found}" if found else ""


def room_problems(s: State) -> list[str]:
    """Whether the hand fits its capacity, including the cards in play and laid down, which come from it."""
    held = cards_in_hand(s, s.active) + (s.in_play != NO_CARD)
    held += sum(0 < reference <= JUNK for reference in s.laid_from)
    held -= (agenda_of(s), s.in_play_as) in TAKEN
    if held <= HAND:
        return []
    return [
        f"seats[{s.active}].hand: {SEAT_NAMES[s.active]} has {held} cards, open and used ones included, at most {HAND}"
    ]


def answer_problems(s: State) -> list[str]:
    """Whether the open question can be answered."""
    if legal(s, Workspace(), [0] * (LONGEST_LEGAL + 1)) > 0:
        return []
    return [f"steps: {STEP_NAMES[current_step(s)]} has no possible answer with these cards"]
