"""What the table looks like: to a seat, as people see it or as a perfect memory knows it, and with everything open.

Views are made from concealed states, field by field, so nothing can be in them that the seat may not know.
"""

from __future__ import annotations

from typing import Any

from emporion.games.carthage.rules.cards import COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.rules.market import price
from emporion.games.carthage.rules.options import ShowDiscard
from emporion.games.carthage.rules.rows import Marker, farm_row, market_row
from emporion.games.carthage.rules.state import CARDS, NO_CARD, Phase, Seat, State
from emporion.kernel.options import encode_options
from emporion.kernel.seats import NOBODY, SEAT_NAMES

HEIGHT_STEP = 5  # how finely the height of a face-down pile can be judged


def view(s: State, seat: int, remembered: bool) -> dict[str, Any]:
    """What `seat` is shown of a state that was concealed for it.

    People see hand sizes instead of hands, the height of a trader pile instead of its points, and the top of the
    discards, unless an option shows more. `remembered` gives all that a perfect memory has. Seat NOBODY is for an open
    table: the state is not concealed then, and no place is the reader's own; without `remembered`, for somebody who
    only watches.
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
        seen["unseen"] = CARDS.encode(s.pile)  # a concealed pile holds every card that may be in it
        seen["unseen_victory_cards"] = s.buried_size
        seen["unseen_before_first_reshuffle"] = CARDS.encode(s.sunk)  # now in hands or under traders
        seen["known_victory_cards"] = CARDS.encode(s.retired)
    if s.phase == Phase.PAY:
        seen["still_due"] = s.due
    if s.phase == Phase.PROTECT:
        seen["protecting"] = COLOUR_NAMES[s.colour]
    return seen


def view_seat(s: State, other: int, seat: int, remembered: bool) -> dict[str, Any]:
    """What `seat` sees in front of `other`."""
    place = s.seats[other]
    own = other == seat
    seen: dict[str, Any] = {
        "seat": SEAT_NAMES[other],
        "hand_size": place.hand_size,
        "goods": CARDS.encode(place.goods),
        "stored": CARDS.encode(place.stored),
        "tokens": {name: place.tokens[colour] for colour, name in enumerate(COLOUR_NAMES)},
        "marker": Marker(place.marker).name.lower(),
        "trader_pile_about": (place.points + HEIGHT_STEP // 2) // HEIGHT_STEP * HEIGHT_STEP,
    }
    if own or remembered or s.options.open_hands:
        seen["hand"] = CARDS.encode(place.hand)
    if own and remembered:
        seen["unknown_to_others"] = CARDS.encode(place.hidden)
    if own or remembered or s.options.show_vp_totals or s.phase == Phase.OVER:
        seen["points"] = place.points
    return seen


SPACES = ("Alexandria", "Coast", "Cyrenaica", "Pirates I", "Pirates II", "Carthage")


def diagram(s: State) -> list[str]:
    """The table in lines of plain text, everything open."""
    return [headline(s), *table_lines(s), *(seat_line(s, seat) for seat in range(s.players))]


def headline(s: State) -> str:
    """Whose decision it is, and which."""
    who = SEAT_NAMES[s.actor]
    match s.phase:
        case Phase.TOKEN:
            return f"Before the first turn: {who} chooses a starting token"
        case Phase.ACTION:
            return f"Turn {s.turn}: {who} acts (the Market costs {price(s, s.actor)})"
        case Phase.PAY:
            return f"Turn {s.turn}: {who} pays, {s.due} still due"
        case Phase.PROTECT:
            return f"Turn {s.turn}: pirates! {who} may protect {COLOUR_NAMES[s.colour]} goods"
        case _:
            return f"The game is over after {s.turn} turns"


def table_lines(s: State) -> list[str]:
    """Track, rows and piles."""
    names = (
        SPACES if s.options.track_size == len(SPACES) else tuple(str(space) for space in range(s.options.track_size))
    )
    track = " | ".join(f"{name}: {ships_on(s, space)}" for space, name in enumerate(names))
    top = f", top {KIND_NAMES[s.discard_top]}" if s.discard_top != NO_CARD else ""
    return [
        f"  ships   {track}",
        f"  market  {market_row.encode(s) or '-'}",
        f"  farm    {farm_row.encode(s) or '-'}",
        f"  pile    {s.pile_size} cards; discards {sum(s.discard)}{top}",
    ]


def ships_on(s: State, space: int) -> str:
    return " ".join(COLOUR_NAMES[colour][0].upper() for colour in range(COLOURS) if s.ships[colour] == space) or "-"


def seat_line(s: State, seat: int) -> str:
    """One player's place."""
    place = s.seats[seat]
    parts = [f"hand {CARDS.encode(place.hand) or '-'}", f"goods {CARDS.encode(place.goods) or '-'}"]
    if any(place.stored[kind] for kind in range(KINDS)):
        parts.append(f"stored {CARDS.encode(place.stored)}")
    parts += [f"tokens {tokens(place) or '-'}", f"points {place.points}"]
    return f"  {SEAT_NAMES[seat]}      {' | '.join(parts)}"


def tokens(place: Seat) -> str:
    return " ".join(
        f"{COLOUR_NAMES[colour][0].upper()}{place.tokens[colour]}" for colour in range(COLOURS) if place.tokens[colour]
    )
