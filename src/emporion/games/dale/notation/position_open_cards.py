"""Checks of a position: open cards and looked-at cards."""

from __future__ import annotations

from emporion.games.dale.rules.cards import (
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
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.state import ROLLED, SETTLED, THREW, State

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


def looked_problems(s: State) -> list[str]:
    """The active player sees the looked-at cards; the market deck has no junk."""
    found = []
    for place in range(s.looked_size):
        if not s.looked_known[place] >> s.active & 1:
            found.append(f"looked_known[{place}]: the active player sees the card")
        if s.in_play_as == SPECIAL_OFFER and s.looked[place] == JUNK:
            found.append(f"looked[{place}]: there is no junk in the market deck")
    return found
