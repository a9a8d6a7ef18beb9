"""Views: a state as JSON, as a seat or a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from typing import Any

from emporion.games.dale.notation.action_notation import REFERENCES
from emporion.games.dale.rules.agenda import STEP_NAMES, Step, current_step, detail
from emporion.games.dale.rules.cards import CARD_OR_NONE, CODES, VALUE
from emporion.games.dale.rules.chameleons import cache_values, clear_cache
from emporion.games.dale.rules.decisions import actor
from emporion.games.dale.rules.hands import kind_of
from emporion.games.dale.rules.options import DECKS_CODEC
from emporion.games.dale.rules.purchase import price, purse
from emporion.games.dale.rules.questions import order_matters
from emporion.games.dale.rules.state import MARKET, MARKS, SLOTS, TALLY, Stall, State
from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES

UNKNOWN = "?"


def view(s: State, seat: int, remembered: bool) -> dict[str, Any]:
    """The view of `seat` on a state that was concealed for it. Discard piles are public. `remembered` adds the cards in
    other hands that a perfect memory knows. Seat NOBODY with `remembered` is the open view of a state that is not
    concealed; without it, the view of a spectator."""
    acting = actor(s)
    spectator = seat == NOBODY and not remembered
    pile = s.piles[MARKET]
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[seat] if seat != NOBODY else None,
        "remembered": remembered,
        "players": s.players,
        "options": encode_options(s.options),
        "decks": DECKS_CODEC.encode(s.decks),
        "order_matters": order_matters(s, s.active),
        "turn": s.turn,
        "reveals": s.reveals,
        "question": STEP_NAMES[current_step(s)],
        "detail": detail(s) if s.depth else 0,
        "agenda": [STEP_NAMES[s.steps[frame]] for frame in range(s.depth)],
        "actor": None if acting == NOBODY else SEAT_NAMES[acting],
        "active": SEAT_NAMES[s.active],
        "target": SEAT_NAMES[s.target],
        "market": [
            {"card": CODES[s.market[slot] - 1], "price": VALUE[s.market[slot]] + slot} if s.market[slot] else None
            for slot in range(SLOTS)
        ],
        "market_deck_size": pile.deck_size,
        "market_discard": in_order(pile.discard, pile.discard_size),
        "junk": s.junk,
        "in_play": CARD_OR_NONE.encode(s.in_play),
        "in_play_as": CARD_OR_NONE.encode(s.in_play_as),
        "flashy": s.flashy,
        "count": s.count,
        "open": [view_open_card(s, place) for place in range(s.open_size)],
        "laid": [view_laid_card(s, place) for place in range(s.laid_size)],
        "looked": in_order(s.looked, s.looked_size),
        "seats": [view_seat(s, other, seat, remembered) for other in range(s.players)],
    }
    if seat in (s.active, NOBODY) and not spectator:
        cache_values(s)
        seen["purse"] = purse(s)
        clear_cache(s)
    if Step.PURCHASE in s.steps[: s.depth] and current_step(s) != Step.JUNK_AWAY:
        seen["price"] = price(s)
    if current_step(s) in (Step.IDENTITY, Step.WORTH) and s.binding:
        seen["asked"] = CODES[kind_of(s, s.binding) - 1]
    if s.hidden and seat in (s.active, NOBODY) and not spectator:
        seen["hidden"] = CODES[kind_of(s, s.hidden) - 1]
    if remembered:
        owners = {**{SEAT_NAMES[owner]: owner for owner in range(s.players)}, "market": MARKET}
        seen["counted"] = {name: TALLY.encode(s.piles[owner].counted) for name, owner in owners.items()}
        seen["before"] = {name: TALLY.encode(s.piles[owner].before) for name, owner in owners.items()}
        seen["loose"] = TALLY.encode(s.loose)
        seen["unknown"] = TALLY.encode(s.unknown)
    return seen


def in_order(cards: list[int], size: int) -> str:
    """Card codes in order; concealed cards are question marks."""
    return " ".join(CODES[kind - 1] if kind else UNKNOWN for kind in cards[:size])


def view_open_card(s: State, place: int) -> dict[str, Any]:
    marks = MARKS.encode(s.open_marks[place])
    return {
        "card": CODES[s.open[place] - 1],
        "as": CODES[s.open_as[place] - 1],
        "value": s.open_base[place] + s.flashy,
        "marks": [] if marks == MARKS.none else marks,
    }


def view_laid_card(s: State, place: int) -> dict[str, Any]:
    reference = s.laid_from[place]
    return {
        "card": CODES[s.laid[place] - 1],
        "as": CODES[s.laid_as[place] - 1],
        "value": s.laid_value[place],
        "from": REFERENCES[reference - 1] if reference <= len(REFERENCES) else "discard",
    }


def view_seat(s: State, other: int, seat: int, remembered: bool) -> dict[str, Any]:
    """What `seat` sees of the player `other`."""
    place, pile = s.seats[other], s.piles[other]
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[other],
        "hand_size": place.hand_size + (s.open_size if other == s.active else 0),
        "deck_size": pile.deck_size + pile.top_size,
        "discard": in_order(pile.discard, pile.discard_size),
        "stall": Stall().encode(place.stall),
        "stacks": place.stacks,
    }
    if other == seat or remembered:
        seen["hand"] = in_order(place.hand, place.hand_size)
        seen["deck_top"] = in_order(pile.top, pile.top_size)
    return seen
