"""Everything that lies on the table, in the hands and under the traders: the declared state of Traders of Carthage."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.carthage.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, KIND_NAMES, KINDS
from emporion.games.carthage.options import TOP_SPACE, Options, names_of
from emporion.games.carthage.rows import WithRows, farm_row, market_row
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Keyed, Names, Number
from emporion.kernel.position import Derived
from emporion.kernel.record import Cell, Many, record

SEATS = 4
NOBODY = -1
RUNNING = -1


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


CARDS = Cards(KIND_NAMES, BY_COLOUR)
CARD = Names(KIND_NAMES)
NO_CARD = -1

Tally = Annotated[list[int], Cell("i1", KINDS), CARDS]
"""How many cards of each kind lie in a place."""


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
    turn: Annotated[int, Cell("i2"), Number(0, 30000)]
    """Turns begun so far."""
    reveals: Annotated[int, Cell("i2"), Number(0, 30000)]
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
    reshuffles: Annotated[int, Cell("i1"), Number(0, 100)]
    pile_size: Annotated[int, Cell("i1"), Derived()]
    buried_size: Annotated[int, Cell("i1"), Derived()]
    sunk_size: Annotated[int, Cell("i1"), Derived()]

    asked: Annotated[int, Cell("i1"), Number(0, SEATS)]
    """How many seats have answered: starting tokens chosen, or protections finished."""
    colour: Annotated[int, Cell("i1"), Names(COLOUR_NAMES)]
    """The colour whose goods the actor may store now."""
    due: Annotated[int, Cell("i1"), Number(0, 127)]
    """What is still to be paid."""
    cursor: Annotated[int, Cell("i1"), Number(0, KINDS)]
    """Cards of a payment are named in the order of kinds, protection twos before threes: where that order stands."""
    passes: Annotated[int, Cell("i1"), Number(0, SEATS)]
    """Forced passes in a row (1.10)."""
