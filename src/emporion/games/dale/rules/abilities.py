"""Abilities outside actions (2.5), as legal actions: which cards can roll the die or throw away the top of the market
deck."""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.dale.rules import actions
from emporion.games.dale.rules.cards import BOLD_HAGGLER, GOOD_OLD_TIMES, JUNK, MARKET_DISCOVERY, Deck
from emporion.games.dale.rules.chameleons import identities, reachable
from emporion.games.dale.rules.hands import card_at, cards_in_hand, is_first, is_in_open_row, is_settled, text_of
from emporion.games.dale.rules.piles import can_draw
from emporion.games.dale.rules.questions import in_game
from emporion.games.dale.rules.state import MARKET, ROLLED, THREW, State


def add_abilities(s: State, out: MutableSequence[int], n: int, rolls: bool) -> int:
    """The die of a Bold Haggler, where a value still matters, and the throw-away abilities (2.5)."""
    for place in range(cards_in_hand(s, s.active) if rolls and in_game(s, Deck.OCELOTS) else 0):
        if is_first(s, place):
            out[n] = actions.ROLL + card_at(s, place)
            n += rolling_identities(s, card_at(s, place)) > 0
    for place in range(cards_in_hand(s, s.active) if can_draw(s, MARKET) else 0):
        if is_first(s, place):
            out[n] = actions.REVEAL + card_at(s, place)
            n += revealing_identities(s, card_at(s, place)) > 0
    return n


def rolling_identities(s: State, reference: int) -> int:
    """The identities as which a card can roll the die: a Bold Haggler that has not rolled, or a copy of one."""
    if is_settled(s, reference):
        rolled = is_in_open_row(reference) and s.open_marks[reference - JUNK - 1] & ROLLED > 0
        return 1 << BOLD_HAGGLER if text_of(s, reference) == BOLD_HAGGLER and not rolled else 0
    may_be = identities(s, reference)
    found = may_be & 1 << BOLD_HAGGLER
    for place in range(s.open_size):
        if may_be >> JUNK + 1 + place & 1 and s.open_as[place] == BOLD_HAGGLER and s.open_marks[place] & ROLLED == 0:
            found |= 1 << JUNK + 1 + place
    return found


def revealing_identities(s: State, reference: int) -> int:
    """The identities as which a card can throw away the top of the market deck: a Market Discovery, or a Good Old Times
    whose ability has not been used."""
    threw = is_in_open_row(reference) and s.open_marks[reference - JUNK - 1] & THREW > 0
    text = text_of(s, reference)
    if is_settled(s, reference):
        return 1 << text if text == MARKET_DISCOVERY and not threw else 0
    finals, followed = reachable(s, reference, 0)
    found = finals & 1 << MARKET_DISCOVERY
    for place in range(s.open_size):
        if finals >> JUNK + 1 + place & 1 and s.open_as[place] == MARKET_DISCOVERY:
            found |= 1 << JUNK + 1 + place
    if followed >> GOOD_OLD_TIMES & 1 and not (threw and text == GOOD_OLD_TIMES):
        found |= 1 << GOOD_OLD_TIMES
    return found
