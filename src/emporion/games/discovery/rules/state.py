"""Everything that lies on the table and in the hands: the declared state of Age of Discovery.

Piles are kept as what is in them: the order of the ships arises when they are drawn, and so does the place of a scoring
card in its pile. A player runs at most seven contracts at a time: four of a full hand, and those accepted since, one a
turn, until the first ones end after three turns.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from emporion.games.discovery.rules.berths import RunningContracts, Sailings
from emporion.games.discovery.rules.card_sets import LARGEST_LIMIT
from emporion.games.discovery.rules.cards import (
    CONTRACT_NAMES,
    CONTRACTS,
    DISPLAY,
    EXPEDITIONS,
    FLAGSHIPS,
    PILES,
    ROW,
    SHIP_NAMES,
    SHIPS,
    Mission,
)
from emporion.games.discovery.rules.options import Options, Small
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Names, Number, Row, names_of
from emporion.kernel.layout import Cell, Many, struct
from emporion.kernel.position import Derived
from emporion.kernel.seats import SEATS

RUNNING_CONTRACTS = 8
MOST_IDLE_TURNS = 1000  # that are counted
CREW_PLACES = 6  # ships on a contract: its transport is at most 6
NONE = 0
MISSION_TYPES = len(Mission)


class Step(IntEnum):
    """What the active player has to decide."""

    OVER = 0
    ACTION = 1  # an action, a step of the present one, a reservation, or the end of the turn (T2, T5)
    SHIP = 2  # which ship goes on the expedition (E3-E5)
    VALUE = 3  # the transport of the flagship (F2)
    DECLARE = 4  # the colour of the flagship (F4, F6)
    CONTRACT_SHIP = 5  # the next ship for the contract (K2, K3)
    DURATION = 6  # how many turns it will take (K5)


class Action(IntEnum):
    """The four actions, of which two different ones may be done in a turn (T2, T3)."""

    NONE = 0
    TAKE = 1
    ACCEPT = 2
    BUY = 3
    SEND = 4


class Where(IntEnum):
    """Where a flagship is."""

    IDLE = 0
    CONTRACT = 1
    EXPEDITION = 2


class Shown(IntEnum):
    """What others know of a flagship: it is secret until its first use (1.2.9)."""

    SECRET = 0
    SHOWING = 1  # by the move that is not finished yet
    OPEN = 2


SHIP_TALLY = Cards(("none", *SHIP_NAMES), tuple(range(1, SHIPS + 1)))
Tally = Annotated[list[int], Cell("i1", SHIPS + 1), SHIP_TALLY]
CONTRACT_TALLY = Cards(("none", *CONTRACT_NAMES), tuple(range(1, CONTRACTS + 1)))
Contracts = Annotated[list[int], Cell("i1", CONTRACTS + 1), CONTRACT_TALLY]
SHIP_OR_NONE = Names(SHIP_NAMES, first=1, optional=True)
CONTRACT_OR_NONE = Names(CONTRACT_NAMES, first=1, optional=True)


@struct
class Contract:
    """A contract that runs: its card, the ships on it, and its turn track."""

    card: Small
    duration: Small
    left: Small
    """The field of its turn marker."""
    ships: Annotated[list[int], Cell("i1", CREW_PLACES)]
    value: Small
    """The transport of a flagship on it."""


@struct
class Seat:
    """One player's place."""

    coins: Annotated[int, Cell("i2"), Number(0, 30000), "coins"]
    points: Annotated[int, Cell("i2"), Number(0, 30000), "victory points scored so far"]
    completed: Annotated[Small, Number(0, 24), "contracts completed"]
    idle: Annotated[Tally, "ships that are on no expedition and on no contract"]
    wild: Annotated[Small, Number(0, 3), "Wild Ship cards left"]
    reservations: Annotated[Small, Number(0, 2), "Reservation cards left"]
    hand: Annotated[Contracts, "contracts in hand"]
    seen: Annotated[Contracts, "those of them that all have seen"]
    hand_size: Annotated[Small, Derived()]
    mission: Annotated[Small, names_of(Mission), "the secret mission"]
    flagship: Annotated[Small, Number(0, FLAGSHIPS), "the flagship, from 1"]
    flagship_at: Annotated[Small, names_of(Where), "where it is"]
    flagship_shown: Annotated[Small, names_of(Shown), "whether it was used before, or is just being sent"]
    running: Annotated[list[Contract], Many(RUNNING_CONTRACTS), RunningContracts(), "contracts that run"]


@struct
class Expedition:
    """An expedition with the ships on it, in the order in which they came."""

    chain: Small
    """The colour that later ships need, from 1; 0 if there is no ship."""
    used: Small
    """The transport on it."""
    size: Small
    """How many ships are on it."""
    ships: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    owners: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    """Seats, from 1."""
    colours: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    """The colours with which they score, from 1."""
    transports: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]


@struct
class State:
    """The whole game."""

    chance: Chance
    options: Options
    seats: Annotated[list[Seat], Many(SEATS), "the players' places, P1 first"]
    expeditions: Annotated[
        list[Expedition], Many(EXPEDITIONS), Sailings(), "ships on each expedition, in the order of the card set"
    ]
    turn: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "turns begun so far"]
    reveals: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "raised by everything that is turned up"]
    players: Annotated[Small, Number(2, SEATS)]
    active: Annotated[Small, SEAT, "the seat whose turn it is"]
    starter: Annotated[Small, SEAT, "the seat that began"]
    step: Annotated[Small, names_of(Step), "what it has to decide"]

    purchase_row: Annotated[list[int], Cell("i1", ROW), Row(ROW, SHIP_OR_NONE), "ships for sale"]
    filling_row: Annotated[list[int], Cell("i1", ROW), Row(ROW, SHIP_OR_NONE), "the ships above them"]
    purchase_for: Annotated[list[int], Cell("i1", ROW), Row(ROW, Number(0, 8)), "who has reserved it, and since when"]
    filling_for: Annotated[list[int], Cell("i1", ROW), Row(ROW, Number(0, 8)), "likewise"]
    unseen: Annotated[Tally, "ships in the piles"]
    piles: Annotated[list[int], Cell("i1", PILES), Row(PILES, Number(0, 8)), "cards in each pile"]
    first_out: Annotated[Small, Number(0, 1), "1 once First Scoring was turned up"]
    first_done: Annotated[Small, Number(0, 1), "1 once it was scored"]
    first_turns: Annotated[Small, Number(0, SEATS + 1), "turns until it is scored, this one included; 0: not due"]
    last_out: Annotated[Small, Number(0, 1), "1 once Last Scoring was turned up"]
    turns_left: Annotated[Small, Number(0, SEATS + 1), "turns until the end, this one included; 0: not begun"]
    idle_turns: Annotated[int, Cell("i2"), Number(0, MOST_IDLE_TURNS), "turns since the last purchase"]
    stalled: Annotated[Small, Number(0, 1), "1 once the stall guard has begun the last round"]

    display: Annotated[list[int], Cell("i1", DISPLAY), Row(DISPLAY, CONTRACT_OR_NONE), "open contracts"]
    display_for: Annotated[
        list[int], Cell("i1", DISPLAY), Row(DISPLAY, Number(0, 8)), "who has reserved it, since when"
    ]
    deck: Annotated[Contracts, "contracts in the deck"]
    deck_size: Annotated[Small, Derived()]
    gone: Annotated[Contracts, "contracts that were completed or given up"]

    mission_box: Annotated[list[int], Cell("i1", MISSION_TYPES), Derived()]
    flagship_box: Annotated[list[int], Cell("i1", FLAGSHIPS + 1), Derived()]
    """Missions by type and flagships, from 1, that no player got; nobody knows them."""

    done: Annotated[Small, Number(0, 31), "actions of this turn, as bits"]
    current: Annotated[Small, names_of(Action), "the action that can still go on"]
    target: Annotated[Small, Number(0, 11), "the expedition or the contract that ships are chosen for"]
    cursor: Annotated[Small, Number(0, SHIPS + 1), "ships for a contract are named in order: from this kind on"]
    secret: Annotated[Small, Number(0, 1), "1 if the contract that ships are chosen for was secret"]
    due: Annotated[Small, Number(0, 6), "transport that the contract still needs"]
