"""The table as lines of plain text with everything open, for playthroughs and debugging."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.rules.market import price
from emporion.games.carthage.rules.rows import CARDS, farm_row, market_row
from emporion.games.carthage.rules.state import NO_CARD, Phase, Seat, State
from emporion.kernel.seats import SEAT_NAMES

SPACES = ("Alexandria", "Coast", "Cyrenaica", "Pirates I", "Pirates II", "Carthage")


def diagram(s: State) -> list[str]:
    return [headline(s), *table_lines(s), *(seat_line(s, seat) for seat in range(s.players))]


def headline(s: State) -> str:
    """The seat to act and its decision."""
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
    """One player."""
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
