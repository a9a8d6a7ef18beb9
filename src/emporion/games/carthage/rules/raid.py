"""Pirates (1.9 step 3): each player may store goods of raided colours, the rest of them is lost; then ships return
(step 4)."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, FIVES, ICONS, KINDS, THREES, TWOS, colour_of
from emporion.games.carthage.rules.deck import discard
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import from_hand
from emporion.games.carthage.rules.options import ProtectColours, ProtectFirst, RefillTiming, StoredLasts
from emporion.games.carthage.rules.state import Phase, State
from emporion.kernel.trace import trace


def raided(s: State, colour: int) -> bool:
    """The ship is on a pirate space after this turn's movement."""
    return (s.options.track_pirates >> s.ships[colour]) & 1 == 1


def any_ship_raided(s: State) -> bool:
    for colour in range(COLOURS):
        if raided(s, colour):
            return True
    return False


def begin_raid(s: State) -> None:
    """If a ship is in pirate waters, the players are asked in turn about their goods (step 3)."""
    for colour in range(COLOURS):
        if raided(s, colour):
            trace(Event.PIRATES, colour, s.ships[colour])
    s.asked = 0
    s.colour = 0
    s.phase = Phase.PROTECTION if any_ship_raided(s) else Phase.RAID


def next_protection(s: State) -> None:
    """Ask the next seat that can be asked, trigger player first, colour by colour (D-2); after the last one the
    pirates strike."""
    s.cursor = 0
    while s.asked < s.players:
        seat = (protects_first(s) + s.asked) % s.players
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


def protects_first(s: State) -> int:
    """The trigger player, or the starting player if the option says so (D-2)."""
    return s.active if s.options.protect_first == ProtectFirst.TRIGGER else s.starter


def may_protect(s: State, seat: int, colour: int) -> bool:
    """Whether to ask. Decided by what lies open and by the size of the hand alone: a question that
    came only to a hand with icons would tell the table what is in it."""
    if s.seats[seat].hand_size == 0 or unstored(s, seat, colour) == 0:
        return False
    return raided(s, colour) or s.options.protect_colours == ProtectColours.ANY


def unstored(s: State, seat: int, colour: int) -> int:
    """Goods of a colour that pirates could take."""
    me = s.seats[seat]
    return me.goods[colour + FIVES] + me.goods[colour + THREES] + me.goods[colour + TWOS]


def use(s: State, kind: int) -> None:
    """Discard a card; each of its icons stores one card of its colour, the dearest first, which is never worse
    (step 3)."""
    seat = s.actor
    colour = s.colour
    me = s.seats[seat]
    secret = me.hidden[kind]
    from_hand(s, kind)
    s.reveals += me.hidden[kind] < secret  # a card that only its owner knew is seen by all now
    discard(s, kind, 1)
    icons = ICONS[kind]
    trace(Event.PROTECTS, seat, kind, icons)
    for dearest in range(colour, KINDS, COLOURS):
        while icons > 0 and me.goods[dearest] > 0:
            me.goods[dearest] -= 1
            me.stored[dearest] += 1
            icons -= 1
            trace(Event.STORED, seat, dearest)
    if may_protect(s, seat, colour):
        s.cursor = 1 if kind < TWOS else 0  # once a three is used, no more twos: each choice of cards has one order
    else:
        s.colour += 1
        s.phase = Phase.PROTECTION


def decline(s: State) -> None:
    """No more cards for this colour."""
    trace(Event.DECLINES, s.actor, s.colour)
    s.colour += 1
    s.phase = Phase.PROTECTION


def raid(s: State) -> None:
    """All goods of raided colours that are not stored are lost (step 3), then the ships return (step 4)."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        me = s.seats[seat]
        for kind in range(KINDS):
            if me.goods[kind] > 0 and raided(s, colour_of(kind)):
                discard(s, kind, me.goods[kind])
                trace(Event.LOST, seat, kind, me.goods[kind])
                me.goods[kind] = 0
    if s.options.stored_lasts == StoredLasts.THIS_PAYDAY:
        unstore_all(s)
    return_ships(s)
    s.phase = Phase.REFILL_AFTER_PAYDAY if s.options.refill_timing == RefillTiming.AFTER_PAYDAY else Phase.NEXT_TURN


def unstore_all(s: State) -> None:
    """Under `stored_lasts = this_payday` goods must be protected anew at every payday (D-3)."""
    for seat in range(s.players):
        me = s.seats[seat]
        for kind in range(KINDS):
            if me.stored[kind] > 0:
                trace(Event.UNSTORED, seat, kind, me.stored[kind])
                me.goods[kind] += me.stored[kind]
                me.stored[kind] = 0


def return_ships(s: State) -> None:
    """Ships in Carthage go back to Alexandria, raided ones to Cyrenaica, others stay (step 4)."""
    for colour in range(COLOURS):
        here = s.ships[colour]
        if here == s.options.track_size - 1:
            s.ships[colour] = s.options.track_start
        elif raided(s, colour):
            s.ships[colour] = s.options.track_anchor
        if s.ships[colour] != here:
            trace(Event.SHIP_RETURNS, colour, here, s.ships[colour])
