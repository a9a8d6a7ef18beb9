"""Features for learning: what a seat with perfect memory knows, as a row of numbers.

`FEATURES` is the source of the table in docs/games/carthage.md. Seats come in turn order from the observer.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.carthage.rules.cards import COLOURS, KINDS
from emporion.games.carthage.rules.options import TOP_SPACE
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import DECISION_PHASES, Phase, State
from emporion.kernel.seats import SEATS

TRACK_SPACES = TOP_SPACE + 1
SEAT_BLOCK = 3 * KINDS + 1 + COLOURS + 1 + 2 * KINDS + 1
TABLE_BLOCK = 6 * KINDS + COLOURS * TRACK_SPACES + 1
DECISION_BLOCK = DECISION_PHASES + COLOURS + 2 + KINDS + 2 * SEATS + (SEATS - 1)
OPTIONS_BLOCK = TRACK_SPACES + 4 + 6

FEATURES = (
    *(
        (f"{who}: {what}", size)
        for who in ("observer", "first seat after", "second seat after", "third seat after")
        for what, size in (
            ("known hand cards by kind", KINDS),
            ("unknown hand cards", 1),
            ("unstored goods by kind", KINDS),
            ("stored goods by kind", KINDS),
            ("tokens by colour", COLOURS),
            ("victory points", 1),
            ("marker on Market card of kind", KINDS),
            ("marker on Farm card of kind", KINDS),
            ("marker free", 1),
        )
    ),
    ("free Market cards by kind", KINDS),
    ("free Farm cards by kind", KINDS),
    ("discard pile by kind", KINDS),
    ("cards that may be in the pile by kind", KINDS),
    ("unknown cards from before the first reshuffle by kind (hands, trader piles)", KINDS),
    ("observer's cards that others do not know by kind", KINDS),
    ("size of the pile", 1),
    ("ship of each colour on each space", COLOURS * TRACK_SPACES),
    ("phase", DECISION_PHASES),
    ("colour to protect", COLOURS),
    ("still to pay", 1),
    ("threes only (protection)", 1),
    ("highest kind still allowed (payment)", KINDS),
    ("seat to act, from the observer", SEATS),
    ("active seat, from the observer", SEATS),
    ("number of players", SEATS - 1),
    ("options: spaces where ships are raided", TRACK_SPACES),
    ("options: spaces of the track, where ships start, where raided ones fall back, tokens that end the game", 4),
    ("options: refills, first to protect, how long and which goods are stored, payments, reservation as available", 6),
)
OBSERVATION_SIZE = SEATS * SEAT_BLOCK + TABLE_BLOCK + DECISION_BLOCK + OPTIONS_BLOCK


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    """Write the features for `seat`. A state and its concealed form give the same features."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, turn == 0, out, turn * SEAT_BLOCK)
    observe_table(s, seat, out, SEATS * SEAT_BLOCK)
    observe_decision(s, seat, out, SEATS * SEAT_BLOCK + TABLE_BLOCK)
    observe_options(s, out, SEATS * SEAT_BLOCK + TABLE_BLOCK + DECISION_BLOCK)


def observe_seat(s: State, seat: int, is_observer: bool, out: MutableSequence[float], at: int) -> None:
    me = s.seats[seat]
    unknown = me.hand_size
    for kind in range(KINDS):
        known = me.hand[kind] if is_observer else me.hand[kind] - me.hidden[kind]
        unknown -= known
        out[at + kind] = known
        out[at + KINDS + 1 + kind] = me.goods[kind]
        out[at + 2 * KINDS + 1 + kind] = me.stored[kind]
    out[at + KINDS] = unknown
    at += 3 * KINDS + 1
    for colour in range(COLOURS):
        out[at + colour] = me.tokens[colour]
    out[at + COLOURS] = me.points
    at += COLOURS + 1
    if me.marker == Marker.MARKET:
        out[at + me.reserved] = 1
    elif me.marker == Marker.FARM:
        out[at + KINDS + me.reserved] = 1
    else:
        out[at + 2 * KINDS] = 1


def observe_table(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    for kind in range(KINDS):
        secret = 0
        for other in range(s.players):
            if other != seat:
                secret += s.seats[other].hidden[kind]
        out[at + kind] = s.market[kind]
        out[at + KINDS + kind] = s.farm[kind]
        out[at + 2 * KINDS + kind] = s.discard[kind]
        out[at + 3 * KINDS + kind] = s.pile[kind] + s.buried[kind] + (secret if s.reshuffles == 0 else 0)
        out[at + 4 * KINDS + kind] = s.sunk[kind] + (0 if s.reshuffles == 0 else secret)
        out[at + 5 * KINDS + kind] = s.seats[seat].hidden[kind]
    at += 6 * KINDS
    out[at] = s.pile_size
    for colour in range(COLOURS):
        out[at + 1 + colour * TRACK_SPACES + s.ships[colour]] = 1


def observe_decision(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    out[at + s.phase] = 1
    at += DECISION_PHASES
    if s.phase == Phase.PROTECT:
        out[at + s.colour] = 1
        out[at + COLOURS + 1] = s.cursor
    at += COLOURS
    if s.phase == Phase.PAY:
        out[at] = s.due
        out[at + 2 + s.cursor] = 1
    at += 2 + KINDS
    if s.phase != Phase.OVER:
        out[at + (s.actor - seat + s.players) % s.players] = 1
    out[at + SEATS + (s.active - seat + s.players) % s.players] = 1
    out[at + 2 * SEATS + s.players - 2] = 1


def observe_options(s: State, out: MutableSequence[float], at: int) -> None:
    options = s.options
    for space in range(TRACK_SPACES):
        out[at + space] = options.track_pirates >> space & 1
    at += TRACK_SPACES
    out[at] = options.track_size
    out[at + 1] = options.track_start
    out[at + 2] = options.track_anchor
    out[at + 3] = options.end_tokens
    out[at + 4] = options.refill_timing
    out[at + 5] = options.protect_first
    out[at + 6] = options.stored_lasts
    out[at + 7] = options.protect_colours
    out[at + 8] = options.payment_rule
    out[at + 9] = options.own_reservation_blocks_refill
