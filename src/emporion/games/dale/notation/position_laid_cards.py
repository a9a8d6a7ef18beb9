"""Checks of a position: open cards, cards laid down and looked-at cards."""

from __future__ import annotations

from emporion.games.dale.rules.agenda import Step
from emporion.games.dale.rules.building import cache_laid, copies_left, fits, laid_sum
from emporion.games.dale.rules.cards import (
    ACCORDION,
    BOLD_HAGGLER,
    CODES,
    COPIERS,
    DECK,
    GOOD_OLD_TIMES,
    JUNK,
    MARKET_DISCOVERY,
    SPECIAL_OFFER,
    VALUE,
    Deck,
)
from emporion.games.dale.rules.hands import OUTSIDE_HAND, TOP_DISCARD, is_in_open_row, kind_of
from emporion.games.dale.rules.purchase import is_paid
from emporion.games.dale.rules.questions import in_game, order_matters
from emporion.games.dale.rules.state import LAID, ROLLED, SETTLED, THREW, State
from emporion.games.dale.rules.workspace import Workspace

HIGHEST_BASE = 8  # a Bold Haggler with value 5 from the Blindfold and a roll of 3


def is_a_copier(kind: int) -> bool:
    return COPIERS >> kind & 1 > 0


def exists(s: State, kind: int) -> bool:
    """Whether this kind is in the game."""
    return kind == JUNK or (kind > 0 and in_game(s, DECK[kind]))


# Open cards


def open_problems(s: State) -> list[str]:
    """The identity, value and marks of each open card."""
    found = []
    for place in range(s.open_size):
        found += [f"{name}[{place}]: {problem}" for name, problem in open_card_problems(s, place)]
    return found


def open_card_problems(s: State, place: int) -> list[tuple[str, str]]:
    kind, text, base, marks = s.open[place], s.open_as[place], s.open_base[place], s.open_marks[place]
    code = CODES[kind - 1]
    found = []
    if text != kind and not is_a_copier(kind):
        found.append(("open_as", f"{code} is not a copier, so it is {code}"))
    elif not exists(s, text):
        found.append(("open_as", "expected a card of the game"))
    if not in_game(s, Deck.OCELOTS) and base != VALUE[text]:
        found.append(("open_base", f"expected {VALUE[text]}; without ocelots nothing changes a value"))
    elif not 1 - s.flashy <= base <= HIGHEST_BASE:
        found.append(("open_base", f"expected a number from {1 - s.flashy} to {HIGHEST_BASE}, found {base}"))
    if not marks & SETTLED and (not is_a_copier(kind) or text != GOOD_OLD_TIMES or base != VALUE[text]):
        found.append(("open_marks", f"{code} is settled: it is not a Good Old Times that can still copy"))
    if not marks & SETTLED and not marks & THREW:
        found.append(("open_marks", f"{code} lies open, so it is settled or threw a card away"))
    if marks & ROLLED and text != BOLD_HAGGLER:
        found.append(("open_marks", "only a Bold Haggler is rolled"))
    if marks & THREW and marks & SETTLED and text != MARKET_DISCOVERY:
        found.append(("open_marks", "only Market Discovery and Good Old Times throw cards away"))
    return found


# Cards laid down


def laid_in_order(s: State) -> str:
    """Whether each card laid down came from where its reference says, and has a possible identity."""
    from_open = [reference for reference in s.laid_from[: s.laid_size] if is_in_open_row(reference)]
    for place in range(s.laid_size):
        kind, reference, text = s.laid[place], s.laid_from[place], s.laid_as[place]
        if not 0 < reference <= TOP_DISCARD or (is_in_open_row(reference) and reference - JUNK > s.open_size):
            return f"laid_from[{place}]: expected the reference of {CODES[kind - 1]}, found {reference}"
        if is_in_open_row(reference) and (
            from_open.count(reference) > 1 or not s.open_marks[reference - JUNK - 1] & LAID
        ):
            return f"open_marks[{reference - JUNK - 1}]: a card laid down is marked so, and laid down once"
        if reference == TOP_DISCARD and s.piles[s.active].discard_size == 0:
            return f"laid_from[{place}]: the discard pile is empty"
        if kind_of(s, reference) != kind:
            return f"laid_from[{place}]: {reference} does not name {CODES[kind - 1]}"
        if problem := laid_identity(s, place):
            return problem
        if not exists(s, text):
            return f"laid_as[{place}]: expected a card of the game"
    return ""


def laid_identity(s: State, place: int) -> str:
    """Whether a card laid down can have its identity and value."""
    kind, reference, text, value = s.laid[place], s.laid_from[place], s.laid_as[place], s.laid_value[place]
    settled = is_in_open_row(reference) and s.open_marks[reference - JUNK - 1] & SETTLED > 0
    if settled or not is_a_copier(kind):
        right = s.open_as[reference - JUNK - 1] if settled else kind
        if text != right:
            return f"laid_as[{place}]: expected {CODES[right - 1]}"
        bases = {s.open_base[reference - JUNK - 1] if settled else VALUE[kind]}
    else:
        bases = {VALUE[text], *(s.open_base[at] for at in range(s.open_size) if s.open_as[at] == text)}
    reach = 1 if text == ACCORDION and Step.BUILDING in s.steps else 0
    values = {base + s.flashy + change for base in bases for change in range(-reach, reach + 1)}
    if value < 1 or value not in values:
        return f"laid_value[{place}]: expected {' or '.join(map(str, sorted(values)))}, found {value}"
    return ""


def not_laid_twice(s: State, gone: int = 0) -> str:
    """Whether the open cards marked as laid down are laid down; `gone` of them may have been thrown away."""
    for place in range(s.open_size):
        if s.open_marks[place] & LAID and JUNK + 1 + place not in s.laid_from[: s.laid_size]:
            gone -= 1
            may_be_junk = s.open_as[place] == JUNK or not s.open_marks[place] & SETTLED
            if gone < 0 or not may_be_junk:
                return f"open_marks[{place}]: marked as laid down, but it is not among the cards laid down"
    return ""


def payment(s: State) -> str:
    """Whether the cards laid down can be part of a payment."""
    problem = laid_in_order(s) or not_laid_twice(s)
    if problem:
        return problem
    for place in range(s.laid_size):
        if s.laid_from[place] > OUTSIDE_HAND:
            return f"laid_from[{place}]: payments are made from the hand"
        if place > 0 and not order_matters(s, s.active) and s.laid_value[place] > s.laid_value[place - 1]:
            return "laid: payments are named in descending value"
    if s.laid_size > 0 and is_paid(s) and not in_game(s, Deck.PANDAS):
        return "laid: enough is paid, so the purchase is done"
    return ""


def payment_made(s: State) -> str:
    """The same for a completed payment from which junk is thrown away."""
    problem = laid_in_order(s) or not_laid_twice(s, s.count)
    if problem:
        return problem
    if any(reference > OUTSIDE_HAND for reference in s.laid_from[: s.laid_size]):
        return "laid_from: payments are made from the hand"
    return "" if JUNK in s.laid_as[: s.laid_size] else "laid: no junk is left to be thrown away"


def stack(s: State) -> str:
    """Whether the cards laid down can be part of the next stack, in the order of naming."""
    problem = laid_in_order(s) or not_laid_twice(s)
    if problem:
        return problem
    workspace = Workspace()
    cache_laid(s, workspace)
    for place in range(s.laid_size):
        reference, text, value = s.laid_from[place], s.laid_as[place], s.laid_value[place]
        if not fits(s, workspace, place, reference, text, value):
            return f"laid[{place}]: {CODES[s.laid[place] - 1]} does not fit into the stack"
        if place > 0 and workspace.stack[place] < workspace.stack[place - 1]:
            return f"laid[{place}]: {CODES[s.laid[place] - 1]} must be named before the card before it"
        if reference > OUTSIDE_HAND and copies_left(s, reference) < 0:
            return f"laid[{place}]: not enough {CODES[s.laid[place] - 1]} in the discard pile"
    if laid_sum(s) > s.seats[s.active].stacks:
        return f"laid: these cards are worth {laid_sum(s)}, the stack is complete"
    return ""


def looked_problems(s: State) -> list[str]:
    """The active player sees the looked-at cards; the market deck has no junk."""
    found = []
    for place in range(s.looked_size):
        if not s.looked_known[place] >> s.active & 1:
            found.append(f"looked_known[{place}]: the active player sees the card")
        if s.in_play_as == SPECIAL_OFFER and s.looked[place] == JUNK:
            found.append(f"looked[{place}]: there is no junk in the market deck")
    return found
