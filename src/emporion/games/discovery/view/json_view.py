"""Views: a state as JSON, as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from typing import Any

from emporion.games.discovery.notation.position_defaults import mission_set
from emporion.games.discovery.rules.card_sets import (
    EXPEDITION_COLOUR,
    EXPLORER,
    EXPLORERS,
    FLAGS,
    INCOME,
    LIMIT,
    POINTS,
    TRACK,
    TRACK_FIELDS,
)
from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    DISPLAY,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIP,
    ROW,
    SHIP_NAMES,
    Mission,
)
from emporion.games.discovery.rules.codecs import RunningContractsCodec
from emporion.games.discovery.rules.decisions import actor
from emporion.games.discovery.rules.state import (
    CONTRACT_TALLY,
    SHIP_TALLY,
    Action,
    FlagshipLocation,
    State,
    Step,
    Target,
)
from emporion.kernel.codec import names_of
from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES, SEATS


def view(s: State, seat: int, remembered: bool) -> dict[str, Any]:
    """The view of a state that was concealed for `seat`. `remembered` adds other players' contracts that all have seen.
    Seat NOBODY means a spectator, or with `remembered` an open table, whose state is not concealed."""
    acting = actor(s)
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[seat] if seat != NOBODY else None,
        "remembered": remembered,
        "players": s.players,
        "options": encode_options(s.options),
        "turn": s.turn,
        "reveals": s.reveals,
        "question": names_of(Step).names[s.step],
        "actor": None if acting == NOBODY else SEAT_NAMES[acting],
        "active": SEAT_NAMES[s.active],
        "starter": SEAT_NAMES[s.starter],
        "purchase_row": [open_ship(s.purchase_row[slot], s.purchase_for[slot]) for slot in range(ROW)],
        "filling_row": [open_ship(s.filling_row[slot], s.filling_for[slot]) for slot in range(ROW)],
        "piles": list(s.piles),
        "unseen": SHIP_TALLY.encode(s.unseen),
        "first_scoring": "scored" if s.first_done else "turned_up" if s.first_out else "hidden",
        "first_turns": s.first_turns,
        "last_scoring": "turned_up" if s.last_out else "hidden",
        "stalled": bool(s.stalled),
        "turns_left": s.turns_left,
        "idle_turns": s.idle_turns,
        "display": [open_contract(s.display[place], s.display_for[place]) for place in range(DISPLAY)],
        "deck_size": s.deck_size,
        "gone": CONTRACT_TALLY.encode(s.gone),
        "incomes": incomes(s),
        "contract_track": list(s.options.cards[TRACK : TRACK + TRACK_FIELDS]),
        "missions": {name: count for name, count in zip(names_of(Mission).names, mission_set(s), strict=True) if count},
        "done": [name for number, name in enumerate(names_of(Action).names) if s.done >> number & 1],
        "current": names_of(Action).names[s.current],
        "target": s.target,
        "sending_to": Target().encode(s),
        "due": s.due,
        "expeditions": [view_expedition(s, expedition) for expedition in range(EXPEDITIONS)],
        "seats": [view_seat(s, other, seat, remembered) for other in range(s.players)],
    }
    if remembered:
        seen["deck"] = CONTRACT_TALLY.encode(s.deck)
    return seen


def incomes(s: State) -> dict[str, list[int]]:
    """Incomes of all contracts for 1, 2 and 3 turns; the card set is public."""
    rows = range(INCOME, INCOME + DURATIONS * len(CONTRACT_NAMES), DURATIONS)
    return {name: list(s.options.cards[row : row + DURATIONS]) for name, row in zip(CONTRACT_NAMES, rows, strict=True)}


def open_ship(ship: int, reserved: int) -> dict[str, Any] | None:
    return {"ship": SHIP_NAMES[ship - 1], **marker(reserved)} if ship else None


def open_contract(contract: int, reserved: int) -> dict[str, Any] | None:
    return {"contract": CONTRACT_NAMES[contract - 1], **marker(reserved)} if contract else None


def marker(reserved: int) -> dict[str, Any]:
    """The seat that reserved a card, and whether the marker expires at the end of its next turn (V4)."""
    return {
        "reserved": SEAT_NAMES[(reserved - 1) % SEATS] if reserved else None,
        "expires": reserved > SEATS,
    }


def view_expedition(s: State, expedition: int) -> dict[str, Any]:
    cards, here = s.options.cards, s.expeditions[expedition]
    points = cards[POINTS + 4 * expedition : POINTS + 4 * expedition + 4]
    return {
        "explorer": EXPLORERS[cards[EXPLORER + expedition]],
        "colour": COLOUR_NAMES[cards[EXPEDITION_COLOUR + expedition]],
        "limit": cards[LIMIT + expedition],
        "first": list(points[:2]),
        "last": list(points[2:]),
        "chain": COLOUR_NAMES[here.chain - 1] if here.chain else None,
        "used": here.used,
        "ships": [
            {
                "owner": SEAT_NAMES[here.owners[place] - 1],
                "ship": "flagship" if here.ships[place] == FLAGSHIP else SHIP_NAMES[here.ships[place] - 1],
                "colour": COLOUR_NAMES[here.colours[place] - 1],
                "value": here.transports[place],
            }
            for place in range(here.size)
        ],
    }


def view_seat(s: State, other: int, seat: int, remembered: bool) -> dict[str, Any]:
    """What `seat` sees of `other`."""
    place, is_viewer = s.seats[other], other == seat or (seat == NOBODY and remembered)
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[other],
        "points": place.points,
        "completed": place.completed,
        "idle": SHIP_TALLY.encode(place.idle),
        "wild": place.wild,
        "reservations": place.reservations,
        "hand_size": place.hand_size,
        "running": [text for text in RunningContractsCodec().encode(place.running) if text],
        "flagship_at": names_of(FlagshipLocation).names[place.flagship_at],
    }
    if is_viewer or remembered or not s.options.hidden_coins:
        seen["coins"] = place.coins
    if is_viewer or remembered:
        seen["hand"] = CONTRACT_TALLY.encode(place.hand)
    if is_viewer or s.step == Step.OVER:
        seen["mission"] = names_of(Mission).names[place.mission]
    if place.flagship and (is_viewer or place.flagship_shown):
        first = FLAGS + 2 * (place.flagship - 1)
        seen["flagship"] = [COLOUR_NAMES[s.options.cards[first]], COLOUR_NAMES[s.options.cards[first + 1]]]
    return seen
