"""The declared state of Age of Discovery.

Piles are multisets: the order of the ships, and a scoring card's place in its pile, are decided when cards are drawn. A
player has at most seven running contracts: four from a full hand, plus one accepted per turn until the first contracts
end after three turns.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

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
from emporion.games.discovery.rules.codecs import ExpeditionsCodec, RunningContractsCodec
from emporion.games.discovery.rules.options import Options, Small
from emporion.kernel.chance import Chance
from emporion.kernel.codec import SEAT, Cards, Json, Names, Number, OrNumber, Places, Row, names_of, shown, wrong
from emporion.kernel.layout import PUBLIC, Cell, Many, struct
from emporion.kernel.position import Derived, StateCodec
from emporion.kernel.seats import SEAT_NAMES, SEATS

RUNNING_CONTRACTS = 8
MOST_IDLE_TURNS = 1000  # the counter stops here
BERTHS = 6  # ships on one contract: its transport is at most 6
NONE = 0
MISSION_TYPES = len(Mission)


class Step(IntEnum):
    """What the active player has to decide."""

    OVER = 0
    ACTION = 1  # an action, another step of the current one, a reservation, or the end of the turn (T2, T5)
    SHIP = 2  # which ship goes on the expedition (E3-E5)
    VALUE = 3  # the flagship's transport (F2)
    DECLARE = 4  # the flagship's colour (F4, F6)
    CONTRACT_SHIP = 5  # the next ship for the contract (K2, K3)
    DURATION = 6  # the contract's duration (K5)


TARGETS = {
    Step.SHIP: "expedition",
    Step.VALUE: "expedition",
    Step.DECLARE: "expedition",
    Step.CONTRACT_SHIP: "contract",
    Step.DURATION: "contract",
}
MOST_TARGETS = {"expedition": EXPEDITIONS, "contract": RUNNING_CONTRACTS}


class Action(IntEnum):
    """The four actions; a turn has at most two different ones (T2, T3)."""

    NONE = 0
    TAKE = 1
    ACCEPT = 2
    BUY = 3
    SEND = 4


class FlagshipLocation(IntEnum):
    """Where a flagship is."""

    IDLE = 0
    CONTRACT = 1
    EXPEDITION = 2


class FlagshipSecrecy(IntEnum):
    """Whether other players know a flagship: it is secret until its first use (1.2.9)."""

    SECRET = 0
    SHOWING = 1  # chosen in a move that is not finished yet
    OPEN = 2


SHIP_TALLY = Cards(("none", *SHIP_NAMES), tuple(range(1, SHIPS + 1)))
Tally = Annotated[list[int], Cell("i1", SHIPS + 1), SHIP_TALLY]
CONTRACT_TALLY = Cards(("none", *CONTRACT_NAMES), tuple(range(1, CONTRACTS + 1)))
Contracts = Annotated[list[int], Cell("i1", CONTRACTS + 1), CONTRACT_TALLY]
SHIP_OR_NONE = Names(SHIP_NAMES, first=1, optional=True)
CONTRACT_OR_NONE = Names(CONTRACT_NAMES, first=1, optional=True)


OWNER = OrNumber(Names((*SEAT_NAMES, *(f"{name}, earlier" for name in SEAT_NAMES)), first=1, optional=True), 2 * SEATS)
"""The seat that reserved a card; older positions have the seat from 1, or from 5 if reserved in an earlier turn."""


class Target(StateCodec):
    """The expedition or the running contract for which ships are being chosen, counted from 1. Older positions have a
    number from 0."""

    def encode(self, state: State) -> str | None:
        name = TARGETS.get(Step(state.step))
        return f"{name} {state.target + 1}" if name else None

    def decode(self, doc: Json, state: State, path: str) -> None:
        if doc is None or (isinstance(doc, int) and not isinstance(doc, bool)):
            state.target = Number(0, EXPEDITIONS - 1).decode(doc or 0, path)
            return
        expected = TARGETS.get(Step(state.step), "")
        names = [f"{expected} {number + 1}" for number in range(MOST_TARGETS.get(expected, 0))]
        if doc not in names:
            right = f"{names[0]} to {names[-1]}" if names else "null"
            step = names_of(Step).names[state.step or Step.ACTION]
            raise wrong(path, f"expected {right} while the step is {step}, found {shown(doc)}")
        state.target = names.index(doc)

    def schema(self) -> dict[str, Json]:
        either = "|".join(f"{name} ([1-9]|1[0-9])" for name in MOST_TARGETS)
        old = {**Number(0, EXPEDITIONS - 1).schema(), "deprecated": True, "description": "as in older positions"}
        return {"anyOf": [{"type": "string", "pattern": f"^({either})$"}, {"type": "null"}, old]}


@struct
class Contract:
    """A running contract: its card, its ships and its turn track."""

    card: Small
    duration: Small
    left: Small
    """The field of its turn marker: turns left."""
    ships: Annotated[list[int], Cell("i1", BERTHS)]
    value: Small
    """The transport of a flagship on this contract."""


@struct
class Seat:
    """One player's cards, ships and coins."""

    coins: Annotated[int, Cell("i2"), Number(0, 30000), "coins"]
    points: Annotated[int, Cell("i2"), Number(0, 30000), "victory points scored so far"]
    completed: Annotated[Small, Number(0, 24), "contracts completed"]
    idle: Annotated[Tally, PUBLIC, "ships on no expedition and no contract"]
    wild: Annotated[Small, Number(0, 3), "Wild Ship cards left"]
    reservations: Annotated[Small, Number(0, 2), "Reservation cards left"]
    hand: Annotated[Contracts, "contracts in hand"]
    seen: Annotated[Contracts, PUBLIC, "contracts in hand that all players have seen"]
    hand_size: Annotated[Small, Derived()]
    mission: Annotated[Small, names_of(Mission), "the secret mission"]
    flagship: Annotated[Small, Number(0, FLAGSHIPS), "the flagship, from 1"]
    flagship_at: Annotated[Small, names_of(FlagshipLocation), "where it is"]
    flagship_shown: Annotated[
        Small, names_of(FlagshipSecrecy), "secret until its first use; showing while it is being sent"
    ]
    running: Annotated[list[Contract], PUBLIC, Many(RUNNING_CONTRACTS), RunningContractsCodec(), "running contracts"]


@struct
class Expedition:
    """An expedition and its ships in order of arrival."""

    chain: Small
    """The colour that later ships need, from 1; 0 without a ship."""
    used: Small
    """The sum of its ships' transports."""
    size: Small
    """The number of ships."""
    ships: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    owners: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    """Seats, from 1."""
    colours: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]
    """The colours with which the ships score, from 1."""
    transports: Annotated[list[int], Cell("i1", LARGEST_LIMIT)]


@struct
class State:
    """The whole game."""

    chance: Chance
    options: Annotated[Options, PUBLIC]
    seats: Annotated[list[Seat], Many(SEATS), "the players' places, P1 first"]
    expeditions: Annotated[
        list[Expedition],
        PUBLIC,
        Many(EXPEDITIONS),
        ExpeditionsCodec(),
        "ships on each expedition, in the order of the card set",
    ]
    turn: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "turns begun so far"]
    reveals: Annotated[int, Cell("i4"), Number(0, 1_000_000_000), "increased by every reveal; undo stops there"]
    players: Annotated[Small, Number(2, SEATS)]
    active: Annotated[Small, SEAT, "the seat whose turn it is"]
    starter: Annotated[Small, SEAT, "the seat that began"]
    step: Annotated[Small, names_of(Step), "what the active player has to decide"]

    purchase_row: Annotated[
        list[int], PUBLIC, Cell("i1", ROW), Places(ROW, SHIP_OR_NONE), "ships for sale, null for an empty slot"
    ]
    filling_row: Annotated[list[int], PUBLIC, Cell("i1", ROW), Places(ROW, SHIP_OR_NONE), "the ships above them"]
    purchase_for: Annotated[
        list[int],
        PUBLIC,
        Cell("i1", ROW),
        Row(ROW, OWNER),
        "reservations: null, the seat, or the seat and `earlier` if from an earlier turn (P2, earlier)",
    ]
    filling_for: Annotated[list[int], PUBLIC, Cell("i1", ROW), Row(ROW, OWNER), "reservations, likewise"]
    unseen: Annotated[Tally, PUBLIC, "ships in the piles"]
    piles: Annotated[list[int], PUBLIC, Cell("i1", PILES), Row(PILES, Number(0, 8)), "cards in each pile"]
    first_out: Annotated[Small, Number(0, 1), "1 once First Scoring was turned up"]
    first_done: Annotated[Small, Number(0, 1), "1 once the first scoring took place"]
    first_turns: Annotated[Small, Number(0, SEATS + 1), "turns until the first scoring, including this one; 0: not due"]
    last_out: Annotated[Small, Number(0, 1), "1 once Last Scoring was turned up"]
    turns_left: Annotated[
        Small, Number(0, SEATS + 1), "turns until the end, including this one; 0: last round not begun"
    ]
    idle_turns: Annotated[int, Cell("i2"), Number(0, MOST_IDLE_TURNS), "turns since the last purchase"]
    stalled: Annotated[Small, Number(0, 1), "1 once the stall guard has started the last round"]

    display: Annotated[list[int], PUBLIC, Cell("i1", DISPLAY), Places(DISPLAY, CONTRACT_OR_NONE), "open contracts"]
    display_for: Annotated[list[int], PUBLIC, Cell("i1", DISPLAY), Row(DISPLAY, OWNER), "reservations, likewise"]
    deck: Annotated[Contracts, "contracts in the deck"]
    deck_size: Annotated[Small, Derived()]
    gone: Annotated[Contracts, PUBLIC, "contracts completed or given up"]

    mission_box: Annotated[list[int], Cell("i1", MISSION_TYPES), Derived()]
    flagship_box: Annotated[list[int], Cell("i1", FLAGSHIPS + 1), Derived()]
    """Missions by type and flagships from 1 that were not dealt; no player knows them."""

    done: Annotated[Small, Number(0, 31), "actions done this turn, as bits"]
    current: Annotated[Small, names_of(Action), "the action that can be continued"]
    target: Annotated[
        Small, Target(), "where ships are being sent: expedition 3, or contract 1 among the running ones; else null"
    ]
    cursor: Annotated[
        Small, Number(0, SHIPS + 1), "ships for a contract are chosen in order: the first kind still allowed"
    ]
    secret: Annotated[Small, Number(0, 1), "1 if the contract being loaded was secret"]
    due: Annotated[Small, Number(0, 6), "transport that the contract still needs"]
