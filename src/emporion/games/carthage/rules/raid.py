"""The raid (1.9 step 3): players may store goods of raided colours and lose the rest; then ships return (step 4)."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, FIVES, ICONS, KINDS, THREES, TWOS, colour_of
from emporion.games.carthage.rules.deck import discard
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import from_hand
from emporion.games.carthage.rules.options import ProtectColours, ProtectFirst, RefillTiming, StoredLasts
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel.trace import trace


def raided(s: State, colour: int) -> bool:
    """Whether a colour's ship is on a pirate space."""
    return (s.options.track_pirates >> s.ships[colour]) & 1 == 1


def any_ship_raided(s: State) -> bool:
    for colour in range(COLOURS):
        if raided(s, colour):
            return True
    return False


def begin_raid(s: State) -> None:
    """If a ship is on a pirate space, players decide in turn about their goods (step 3)."""
    for colour in range(COLOURS):
        if raided(s, colour):
            trace(Event.PIRATES, colour, s.ships[colour])
    s.asked = 0
    s.colour = 0
    s.phase = Phase.PROTECTION if any_ship_raided(s) else Phase.RAID


def next_protection(s: State) -> None:
    """Find the next seat with a decision, trigger player first, colour by colour (D-2); after the last one the raid
    takes place."""
    s.cursor = 0
    while s.asked < s.players:
        seat = (first_to_protect(s) + s.asked) % s.players
        while s.colour < COLOURS:
            if may_protect(s, seat, s.colour):
                s.phase = Phase.PROTECT
                s.actor = seat
                return
            s.colour += 1
        s.colour = 0
        s.asked += 1
    s.asked = 0
    s.phase = Phase.RAID


def first_to_protect(s: State) -> int:
    """The trigger player, or the starting player if the option says so (D-2)."""
    return s.active if s.options.protect_first == ProtectFirst.TRIGGER else s.starter


def may_protect(s: State, seat: int, colour: int) -> bool:
    """Whether a seat decides about a colour. This depends only on public information and the size of the hand: asking
    only hands with icons would reveal what they hold."""
    if s.seats[seat].hand_size == 0 or unstored(s, seat, colour) == 0:
        return False
    return raided(s, colour) or s.options.protect_colours == ProtectColours.ANY


def unstored(s: State, seat: int, colour: int) -> int:
    """Number of goods of a colour that pirates could take."""
    me = s.seats[seat]
    return me.goods[colour + FIVES] + me.goods[colour + THREES] + me.goods[colour + TWOS]


def use_card(s: State, kind: int) -> None:
    """Discard a card; each of its icons stores one good of its colour, the highest first, which is never worse
    (step 3)."""
    seat = s.actor
    colour = s.colour
    me = s.seats[seat]
    secret = me.hidden[kind]
    from_hand(s, kind)
    s.reveals += me.hidden[kind] < secret  # a secret card becomes public
    discard(s, kind, 1)
    icons = ICONS[kind]
    trace(Event.PROTECTS, seat, kind, icons)
    for stored in range(colour, KINDS, COLOURS):  # highest first
        while icons > 0 and me.goods[stored] > 0:
            me.goods[stored] -= 1
            me.stored[stored] += 1
            icons -= 1
            trace(Event.STORED, seat, stored)
    if may_protect(s, seat, colour):
        s.cursor = 1 if kind < TWOS else 0  # no twos after a three, so each set of cards has one order
    else:
        s.colour += 1
        s.phase = Phase.PROTECTION


def decline(s: State) -> None:
    """Use no more cards for this colour."""
    trace(Event.DECLINES, s.actor, s.colour)
    s.colour += 1
    s.phase = Phase.PROTECTION


def raid(s: State) -> None:
    """Unstored goods of raided colours are lost (step 3), then the ships return (step 4)."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        for kind in range(KINDS):
            lost = at_risk(s, seat, kind)
            if lost > 0:
                discard(s, kind, lost)
                trace(Event.LOST, seat, kind, lost)
                s.seats[seat].goods[kind] = 0
    if s.options.stored_lasts == StoredLasts.THIS_PAYDAY:
        unstore_all(s)
    return_ships(s)
    s.phase = Phase.REFILL_AFTER_PAYDAY if s.options.refill_timing == RefillTiming.AFTER_PAYDAY else Phase.NEXT_TURN


def at_risk(s: State, seat: int, kind: int) -> int:
    """Number of goods of a kind that pirates take if nothing more is stored."""
    return s.seats[seat].goods[kind] if raided(s, colour_of(kind)) else 0


def unstore_all(s: State) -> None:
    """With `stored_lasts = this_payday` goods must be protected again at every payday (D-3)."""
    for seat in range(s.players):
        me = s.seats[seat]
        for kind in range(KINDS):
            if me.stored[kind] > 0:
                trace(Event.UNSTORED, seat, kind, me.stored[kind])
                me.goods[kind] += me.stored[kind]
                me.stored[kind] = 0


def return_ships(s: State) -> None:
    """Ships in Carthage return to Alexandria, raided ones to Cyrenaica; others stay (step 4)."""
    for colour in range(COLOURS):
        here = s.ships[colour]
        if here == s.options.track_size - 1:
            s.ships[colour] = s.options.track_start
        elif raided(s, colour):
            s.ships[colour] = s.options.track_anchor
        if s.ships[colour] != here:
            trace(Event.SHIP_RETURNS, colour, here, s.ships[colour])
