"""Everything that lies on the table, in the hands and under the traders: the declared state of Traders of Carthage."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.carthage.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.rows import WithRows, farm_row, market_row
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Flag, Keyed, Names, Number, Subset
from emporion.kernel.options import VIEW, Option
from emporion.kernel.position import Derived
from emporion.kernel.record import Cell, Many, record

SEATS = 4
NOBODY = -1
RUNNING = -1
TOP_SPACE = 11  # the longest track an option may lay out


class Phase(IntEnum):
    """What the seat to act has to decide; then the steps in which nobody decides, which `apply` runs through."""

    TOKEN = 0  # which starting token to take (S7)
    ACTION = 1  # buy, take or reserve (T1)
    PAY = 2  # the next card of a payment (B2)
    PROTECT = 3  # the next card against the pirates, for one colour (1.9 step 3)
    OVER = 4

    DELIVERY = 5  # goods and ships after a payment (1.4, 1.8)
    REFILL_AFTER_PURCHASE = 6  # (1.7 trigger b)
    PAYDAY = 7  # scoring and tokens (1.9 steps 1 and 2)
    PROTECTION = 8  # whom to ask next about storing goods (1.9 step 3)
    RAID = 9  # what is not stored is lost, ships return (1.9 steps 3 and 4)
    REFILL_AFTER_PAYDAY = 10  # (D-1, if the option says so)
    NEXT_TURN = 11  # (1.3)
    REFILL_AT_START = 12  # (1.7 trigger a)


DECISION_PHASES = 5


class Ending(IntEnum):
    """How a game ended."""

    TOKENS = 0  # somebody has enough tokens (E1)
    STALEMATE = 1  # everybody had to pass (1.10)


class Marker(IntEnum):
    """Where a player's only reservation marker is."""

    FREE = 0
    MARKET = 1
    FARM = 2


class RefillTiming(IntEnum):
    BEFORE_PAYDAY = 0
    AFTER_PAYDAY = 1


class ProtectFirst(IntEnum):
    TRIGGER = 0
    STARTING_PLAYER = 1


class StoredLasts(IntEnum):
    UNTIL_SOLD = 0
    THIS_PAYDAY = 1


class ProtectColours(IntEnum):
    RAIDED_ONLY = 0
    ANY = 1


class PaymentRule(IntEnum):
    IRREDUCIBLE = 0
    ANY = 1


class ShowDiscard(IntEnum):
    TOP = 0
    ALL = 1


def names_of(enum: type[IntEnum]) -> Names:
    return Names(tuple(member.name.lower() for member in enum))


CARDS = Cards(KIND_NAMES, BY_COLOUR)
CARD = Names(KIND_NAMES)
NO_CARD = -1

Small = Annotated[int, Cell("i1")]
Tally = Annotated[list[int], Cell("i1", KINDS), CARDS]
"""How many cards of each kind lie in a place."""


@record
class Options:
    """Points on which rulebooks or tables differ (specification section 2)."""

    track_pirates: Annotated[
        int, Cell("i2"), Option(Subset(TOP_SPACE - 1), [3, 4], "spaces where ships are raided (row 19)")
    ]
    track_size: Annotated[
        int,
        Cell("i1"),
        Option(Number(3, TOP_SPACE + 1), 6, "spaces of the ship track; the last is Carthage (section 3)"),
    ]
    track_start: Annotated[
        int, Cell("i1"), Option(Number(0, TOP_SPACE - 1), 0, "space where ships start and return to after a payday")
    ]
    track_anchor: Annotated[
        int, Cell("i1"), Option(Number(0, TOP_SPACE - 1), 2, "space to which raided ships fall back")
    ]
    start_token: Annotated[
        int, Cell("i1"), Option(Flag(), True, "each player chooses a token before the first turn (row 2)")
    ]
    end_tokens: Annotated[int, Cell("i1"), Option(Number(2, 40), 8, "tokens of one player that end the game (row 20)")]
    refill_timing: Annotated[
        int, Cell("i1"), Option(names_of(RefillTiming), "before_payday", "when a purchase refills the rows (D-1)")
    ]
    protect_first: Annotated[
        int, Cell("i1"), Option(names_of(ProtectFirst), "trigger", "who decides first about storing goods (D-2)")
    ]
    stored_lasts: Annotated[
        int, Cell("i1"), Option(names_of(StoredLasts), "until_sold", "how long stored goods stay safe (D-3)")
    ]
    protect_colours: Annotated[
        int, Cell("i1"), Option(names_of(ProtectColours), "raided_only", "goods that may be stored at a raid (1.9)")
    ]
    payment_rule: Annotated[
        int, Cell("i1"), Option(names_of(PaymentRule), "irreducible", "whether needless cards may be paid (1.4)")
    ]
    own_reservation_blocks_refill: Annotated[
        int,
        Cell("i1"),
        Option(Flag(), True, "the own reserved card counts as available at the start of a turn (row 10)"),
    ]
    show_initial_hands: Annotated[
        int, Cell("i1"), Option(Flag(), True, "all see the first hands being drawn (S5)", VIEW)
    ]
    show_vp_totals: Annotated[int, Cell("i1"), Option(Flag(), False, "all see everybody's exact victory points", VIEW)]
    show_discard: Annotated[
        int, Cell("i1"), Option(names_of(ShowDiscard), "top", "how much of the discard pile is shown", VIEW)
    ]
    open_hands: Annotated[int, Cell("i1"), Option(Flag(), False, "all see all hands all the time", VIEW)]


@record
class Seat:
    """One player's place."""

    hand: Tally
    hidden: Tally
    """The part of the hand that only its owner knows: cards of a first hand drawn in secret and not shown since."""
    goods: Tally
    stored: Tally
    tokens: Annotated[list[int], Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, 99))]
    marker: Annotated[int, Cell("i1"), WithRows()]
    reserved: Annotated[int, Cell("i1"), WithRows()]
    """The kind of the card under the marker; it is in neither row's tally."""
    points: Annotated[int, Cell("i2"), Number(0, 9999)]
    hand_size: Annotated[int, Cell("i1"), Derived()]


@record
class State:
    """The whole game."""

    chance: Chance
    options: Options
    turn: Annotated[int, Cell("i2"), Number(0, 32767)]
    """Turns begun so far."""
    reveals: Annotated[int, Cell("i2"), Number(0, 32767)]
    """Raised by every draw; taking back and drafting stop where it changes."""
    seats: Annotated[list[Seat], Many(SEATS)]
    players: Annotated[int, Cell("i1"), Number(2, SEATS)]
    phase: Annotated[int, Cell("i1"), Names(names_of(Phase).names[:DECISION_PHASES])]
    actor: Annotated[int, Cell("i1"), SEAT]
    """The seat that decides now."""
    active: Annotated[int, Cell("i1"), SEAT]
    """The seat whose turn it is; at a payday, the trigger player."""
    starter: Annotated[int, Cell("i1"), SEAT]

    market: Annotated[list[int], Cell("i1", KINDS), market_row]
    farm: Annotated[list[int], Cell("i1", KINDS), farm_row]
    ships: Annotated[list[int], Cell("i1", COLOURS), Keyed(COLOUR_NAMES, Number(0, TOP_SPACE))]

    pile: Tally
    """The draw pile: what is in it. Its order arises when it is drawn."""
    discard: Tally
    discard_top: Annotated[int, Cell("i1"), Names(KIND_NAMES, optional=True)]
    buried: Tally
    """Victory cards drawn unseen from the present pile."""
    sunk: Tally
    """Victory cards drawn unseen before the first reshuffle."""
    retired: Tally
    """Victory cards whose kinds everyone could follow: sold goods, and unseen ones that a later reshuffle gave away."""
    uncovered: Annotated[int, Cell("i2"), Number(0, 9999)]
    """Victory points for which no card was left (1.10)."""
    reshuffles: Annotated[int, Cell("i1"), Number(0, 127)]
    pile_size: Annotated[int, Cell("i1"), Derived()]
    buried_size: Annotated[int, Cell("i1"), Derived()]
    sunk_size: Annotated[int, Cell("i1"), Derived()]

    asked: Annotated[int, Cell("i1"), Number(0, SEATS)]
    """How many seats have answered: starting tokens chosen, or protections finished."""
    colour: Annotated[int, Cell("i1"), Names(COLOUR_NAMES)]
    """The colour whose goods the actor may store now."""
    due: Annotated[int, Cell("i1"), Number(-127, 127)]
    """What is still to be paid."""
    cursor: Annotated[int, Cell("i1"), Number(0, KINDS)]
    """Cards of a payment are named in the order of kinds, protection twos before threes: where that order stands."""
    passes: Annotated[int, Cell("i1"), Number(0, SEATS)]
    """Forced passes in a row (1.10)."""
