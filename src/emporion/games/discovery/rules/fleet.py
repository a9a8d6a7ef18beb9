"""The active player's fleet: which ships can be sent, and which make up an exact load."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import EXPEDITION_COLOUR, FLAGS, LIMIT
from emporion.games.discovery.rules.cards import (
    COLOUR,
    COLOURS,
    CREW,
    FLAGSHIP,
    FLAGSHIP_CREW,
    SHIPS,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.state import NONE, FlagshipLocation, FlagshipSecrecy, State
from emporion.kernel.trace import trace

EVERY_CHAIN = 0b01010101010101  # 1 in each two-bit field: no chain, then each chain colour


def limit_of(s: State, expedition: int) -> int:
    return s.options.cards[LIMIT + expedition]


def colour_of_expedition(s: State, expedition: int) -> int:
    return s.options.cards[EXPEDITION_COLOUR + expedition]


def room(s: State, expedition: int) -> int:
    """Transport that an expedition still has room for (E5)."""
    return limit_of(s, expedition) - s.expeditions[expedition].used


def flagship_shows(s: State, seat: int, colour: int) -> bool:
    """Whether a colour is one of the flagship's two (F1)."""
    first = FLAGS + 2 * (s.seats[seat].flagship - 1)
    return s.options.cards[first] == colour or s.options.cards[first + 1] == colour


def fits_chain(s: State, expedition: int, kind: int) -> bool:
    """Whether a ship can join an expedition without a Wild Ship card (E3, E4, F7)."""
    chain = s.expeditions[expedition].chain
    if chain == 0:
        return True
    if kind == FLAGSHIP:
        return flagship_shows(s, s.active, chain - 1)
    return COLOUR[kind] == chain - 1


def is_idle(s: State, seat: int, kind: int) -> bool:
    """Whether a player has a ship of this kind on no expedition and no contract (E8)."""
    if kind == FLAGSHIP:
        return s.seats[seat].flagship_at == FlagshipLocation.IDLE
    return s.seats[seat].idle[kind] > 0


def is_available(s: State, kind: int) -> bool:
    """Whether the active player has an idle ship of this kind and can pay its crew (E2, E8)."""
    return is_idle(s, s.active, kind) and s.seats[s.active].coins >= crew_of(kind)


def has_room(s: State, expedition: int, kind: int) -> bool:
    """Whether an expedition has room for a ship; a flagship can count as 1 (E5, F2)."""
    return room(s, expedition) >= (1 if kind == FLAGSHIP else TRANSPORT[kind])


def may_join(s: State, expedition: int, kind: int) -> bool:
    """Whether a ship of the active player has the right colour for an expedition, or a Wild Ship card is left (E4)."""
    return fits_chain(s, expedition, kind) or s.seats[s.active].wild > 0


def can_explore_with(s: State, expedition: int, kind: int) -> bool:
    """Whether the active player can send a ship of this kind on an expedition."""
    return is_available(s, kind) and has_room(s, expedition, kind) and may_join(s, expedition, kind)


def reach(s: State) -> int:
    """The smallest transport with which the active player can join an expedition, 0 if none: two bits for expeditions
    without a chain, then two for each chain colour. Crews must be paid; a Wild Ship card allows every colour; a
    flagship counts as 1 (E2-E5, F1, F5)."""
    me = s.seats[s.active]
    found = 0
    least = 0
    for colour in range(COLOURS):
        first = colour * TRANSPORTS + 1
        smallest = 1 if me.idle[first] > 0 else 2 if me.idle[first + 1] > 0 else 3 if me.idle[first + 2] > 0 else 0
        found |= smallest << 2 * (colour + 1)
        if smallest > 0 and (least == 0 or smallest < least):
            least = smallest
    if is_available(s, FLAGSHIP):
        least = 1
        for half in range(2):
            place = 2 * (s.options.cards[FLAGS + 2 * (me.flagship - 1) + half] + 1)
            found = found & ~(3 << place) | 1 << place
    if me.coins < CREW:
        return 0
    return least * EVERY_CHAIN if me.wild > 0 else found | least


def can_explore(s: State, expedition: int, reach_of_fleet: int) -> bool:
    """Whether the active player can send any ship on an expedition."""
    least = reach_of_fleet >> 2 * s.expeditions[expedition].chain & 3
    return 0 < least <= room(s, expedition)


def transport_at_home(s: State) -> int:
    """The most that all idle ships of the active player can carry."""
    me = s.seats[s.active]
    total = TRANSPORTS if me.flagship_at == FlagshipLocation.IDLE else 0
    for kind in range(1, SHIPS + 1):
        total += TRANSPORT[kind] * me.idle[kind]
    return total


def crew_of(kind: int) -> int:
    """The price of a ship's crew (E2)."""
    return FLAGSHIP_CREW if kind == FLAGSHIP else CREW


def crew_ship(s: State, kind: int) -> None:
    """Take a ship from the idle ones and pay its crew (E2)."""
    me = s.seats[s.active]
    me.coins -= crew_of(kind)
    if kind == FLAGSHIP:
        choose_flagship(s)
    else:
        me.idle[kind] -= 1


def choose_flagship(s: State) -> None:
    """Choosing the flagship reveals it; the reveal is complete when it sails."""
    me = s.seats[s.active]
    if me.flagship_shown == FlagshipSecrecy.SECRET:
        me.flagship_shown = FlagshipSecrecy.SHOWING


def reveal_flagship(s: State) -> None:
    """The flagship is public from its first use (1.2.9)."""
    me = s.seats[s.active]
    if me.flagship_shown == FlagshipSecrecy.SHOWING:
        me.flagship_shown = FlagshipSecrecy.OPEN
        s.reveals += 1
        first = FLAGS + 2 * (me.flagship - 1)
        trace(Event.SHOWS_FLAGSHIP, s.active, s.options.cards[first], s.options.cards[first + 1])


def can_load(s: State, colour: int, due: int, chosen: int) -> bool:
    """Whether the active player's idle ships can make up exactly this load (K2-K4): ships of the colour, others with a
    Wild Ship card each, all crews paid. If a ship was just chosen, it is used up, and only its kind, later kinds and
    the flagship may follow."""
    me = s.seats[s.active]
    money, wild = me.coins, me.wild
    if chosen != NONE:
        money -= CREW
        wild -= COLOUR[chosen] != colour
    if money < CREW and due > 0:
        return False
    fitting_1 = ships_from(s, colour, 1, chosen, chosen)
    fitting_2 = ships_from(s, colour, 2, chosen, chosen)
    fitting_3 = ships_from(s, colour, 3, chosen, chosen)
    flagship = TRANSPORTS if me.flagship_at == FlagshipLocation.IDLE else 0
    if fitting_1 + 2 * fitting_2 + 3 * fitting_3 + flagship + TRANSPORTS * wild < due:
        return False
    other_1, other_2, other_3 = 0, 0, 0
    if wild > 0:
        other_1 = others_from(s, colour, 1, chosen, chosen)
        other_2 = others_from(s, colour, 2, chosen, chosen)
        other_3 = others_from(s, colour, 3, chosen, chosen)
    needs_card = 0 if flagship_shows(s, s.active, colour) else 1
    for value in range(min(due, flagship) + 1):
        cards = wild - (needs_card if value > 0 else 0)
        coins = money - (FLAGSHIP_CREW if value > 0 else 0)
        if cards < 0 or coins < 0:
            continue
        for threes in range(min(fitting_3, (due - value) // 3) + 1):
            for twos in range(min(fitting_2, (due - value - 3 * threes) // 2) + 1):
                rest = due - value - 3 * threes - 2 * twos
                for wild_3 in range(min(other_3, cards, rest // 3) + 1):
                    for wild_2 in range(min(other_2, cards - wild_3, (rest - 3 * wild_3) // 2) + 1):
                        ones = rest - 3 * wild_3 - 2 * wild_2
                        wild_1 = max(0, ones - fitting_1)
                        ships = threes + twos + wild_3 + wild_2 + ones
                        if wild_1 <= other_1 and wild_3 + wild_2 + wild_1 <= cards and CREW * ships <= coins:
                            return True
    return False


def ships_from(s: State, colour: int, transport: int, cursor: int, chosen: int) -> int:
    """Number of idle ships of this colour and transport, without the chosen one, if their kind is not before the
    cursor."""
    kind = colour * TRANSPORTS + transport
    return s.seats[s.active].idle[kind] - (kind == chosen) if kind >= cursor else 0


def others_from(s: State, colour: int, transport: int, cursor: int, chosen: int) -> int:
    """Number of idle ships of all other colours with this transport, without the chosen one, from the cursor on."""
    count = 0
    for kind in range(transport, SHIPS + 1, TRANSPORTS):
        if kind >= cursor and COLOUR[kind] != colour:
            count += s.seats[s.active].idle[kind] - (kind == chosen)
    return count
