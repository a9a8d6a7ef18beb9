"""Views: a state as JSON, as one seat sees it, as a spectator sees it, or with everything open.

Views are made from concealed states, field by field (a whitelist), so they cannot hold hidden information.
"""

from __future__ import annotations

from typing import Any

from emporion.games.carthage.rules.cards import COLOUR_NAMES, KIND_NAMES
from emporion.games.carthage.rules.options import ShowDiscard
from emporion.games.carthage.rules.rows import Marker, farm_row, market_row
from emporion.games.carthage.rules.state import CARDS, NO_CARD, Phase, State
from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES

HEIGHT_STEP = 5  # precision with which the height of a face-down pile can be estimated


def view(s: State, seat: int, remembered: bool) -> dict[str, Any]:
    """The view of a state that was concealed for `seat`.

    It shows hand sizes instead of hands, the height of a trader pile instead of its points, and the top discard, unless
    an option shows more. `remembered` shows all that a perfect memory knows. Seat NOBODY means a spectator, or
    with `remembered` an open table, whose state is not concealed.
    """
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[seat] if seat != NOBODY else None,
        "remembered": remembered,
        "players": s.players,
        "options": encode_options(s.options),
        "turn": s.turn,
        "reveals": s.reveals,
        "phase": Phase(s.phase).name.lower(),
        "actor": None if s.phase == Phase.OVER else SEAT_NAMES[s.actor],
        "active": SEAT_NAMES[s.active],
        "starter": SEAT_NAMES[s.starter],
        "ships": {name: s.ships[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "market": market_row.encode(s),
        "farm": farm_row.encode(s),
        "pile_size": s.pile_size,
        "discard_size": sum(s.discard),
        "discard_top": None if s.discard_top == NO_CARD else KIND_NAMES[s.discard_top],
        "seats": [view_seat(s, other, seat, remembered) for other in range(s.players)],
    }
    if remembered or s.options.show_discard == ShowDiscard.ALL:
        seen["discard"] = CARDS.encode(s.discard)
    if remembered:
        seen["unseen"] = CARDS.encode(s.pile)  # a concealed pile holds all cards that may be in it
        seen["unseen_victory_cards"] = s.buried_size
        seen["unseen_before_first_reshuffle"] = CARDS.encode(s.sunk)  # now in hands or under traders
        seen["known_victory_cards"] = CARDS.encode(s.retired)
    if s.phase == Phase.PAY:
        seen["still_due"] = s.due
    if s.phase == Phase.PROTECT:
        seen["protecting"] = COLOUR_NAMES[s.colour]
    return seen


def view_seat(s: State, other: int, seat: int, remembered: bool) -> dict[str, Any]:
    """What `seat` sees of `other`."""
    place = s.seats[other]
    is_viewer = other == seat
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[other],
        "hand_size": place.hand_size,
        "goods": CARDS.encode(place.goods),
        "stored": CARDS.encode(place.stored),
        "tokens": {name: place.tokens[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "marker": Marker(place.marker).name.lower(),
        "trader_pile_about": (place.points + HEIGHT_STEP // 2) // HEIGHT_STEP * HEIGHT_STEP,
    }
    if is_viewer or remembered or s.options.open_hands:
        seen["hand"] = CARDS.encode(place.hand)
    if is_viewer and remembered:
        seen["unknown_to_others"] = CARDS.encode(place.hidden)
    if is_viewer or remembered or s.options.show_vp_totals or s.phase == Phase.OVER:
        seen["points"] = place.points
    return seen
