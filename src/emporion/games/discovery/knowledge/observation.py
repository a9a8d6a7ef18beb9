"""Features for learning: what a seat with perfect memory knows, as a row of numbers.

`FEATURES` is the source of the table in docs/games/discovery.md. Seats come in turn order from the observer.
"""

from __future__ import annotations

from collections.abc import MutableSequence

from emporion.games.discovery.rules.card_sets import NUMBERS
from emporion.games.discovery.rules.cards import (
    COLOURS,
    CONTRACTS,
    DISPLAY,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIP,
    FLAGSHIPS,
    PILES,
    ROW,
    SHIPS,
)
from emporion.games.discovery.rules.state import (
    BERTHS,
    MISSION_TYPES,
    RUNNING_CONTRACTS,
    Action,
    Contract,
    State,
    Step,
)
from emporion.kernel.seats import SEATS

STEPS = len(Step)
ACTION_KINDS = len(Action)
CONTRACT_BLOCK = 3  # per contract: running, turns left, duration
HOMECOMING = DURATIONS * (SHIPS + 1)  # ships returning in one, two, three turns, by kind; the flagship last
SEAT_BLOCK = 5 + SHIPS + CONTRACTS + 1 + MISSION_TYPES + FLAGSHIPS + 4 + CONTRACT_BLOCK * CONTRACTS + HOMECOMING
EXPEDITION_BLOCK = COLOURS + 2 + SEATS * (COLOURS + 1)
RESERVATION_BLOCK = SEATS + 1  # the seat that reserved a card, and whether its next turn is the last to take it
SHIP_BLOCK = SHIPS + RESERVATION_BLOCK
DISPLAY_BLOCK = CONTRACTS + RESERVATION_BLOCK
OPTION_BLOCK = 6
TABLE_BLOCK = CONTRACTS + 2 * ROW * SHIP_BLOCK + DISPLAY * DISPLAY_BLOCK + SHIPS + PILES + CONTRACTS + 1 + 3 + 3
DECISION_BLOCK = STEPS + 2 * ACTION_KINDS + EXPEDITIONS + CONTRACTS + 1 + SHIPS + 1 + SEATS + SEATS - 1

FEATURES = (
    *(
        (f"{who}: {what}", size)
        for who in ("observer", "first seat after", "second seat after", "third seat after")
        for what, size in (
            ("coins, points, contracts completed, Wild Ship and Reservation cards", 5),
            ("idle ships by kind", SHIPS),
            ("contracts known to be in hand", CONTRACTS),
            ("unknown contracts in hand", 1),
            ("mission", MISSION_TYPES),
            ("flagship", FLAGSHIPS),
            ("flagship was used", 1),
            ("flagship idle, on a contract, on an expedition", 3),
            ("running contracts: running, turns left, duration", CONTRACT_BLOCK * CONTRACTS),
            ("ships returning in one, two, three turns, by kind, the flagship last", HOMECOMING),
        )
    ),
    *(
        (
            f"expedition {number + 1}: chain colour, transport, ships; by seat ships of each colour, flagship",
            EXPEDITION_BLOCK,
        )
        for number in range(EXPEDITIONS)
    ),
    ("observer's contracts that others do not know", CONTRACTS),
    (
        "purchase row and filling row: ship, seat that reserved it, whether in an earlier turn",
        2 * ROW * SHIP_BLOCK,
    ),
    ("open contracts: contract, seat that reserved it, whether in an earlier turn", DISPLAY * DISPLAY_BLOCK),
    ("ships in the piles by kind", SHIPS),
    ("cards in each pile", PILES),
    ("contracts that may be in the deck", CONTRACTS),
    ("size of the deck", 1),
    ("First Scoring turned up, scored; Last Scoring turned up", 3),
    ("turns until the first scoring, until the end, since the last purchase", 3),
    ("question", STEPS),
    ("actions done this turn", ACTION_KINDS),
    ("action that can be continued", ACTION_KINDS),
    ("expedition for which a ship is being chosen", EXPEDITIONS),
    ("contract for which ships are being chosen", CONTRACTS),
    ("transport still missing", 1),
    ("first kind of ship still allowed", SHIPS + 1),
    ("seat to act, from the observer", SEATS),
    ("number of players", SEATS - 1),
    ("options: timing of the first scoring, missions, scoring of flagships and of wild ships, idle flagship, guard", 6),
    ("card set", NUMBERS),
)
OBSERVATION_SIZE = (
    SEATS * SEAT_BLOCK + EXPEDITIONS * EXPEDITION_BLOCK + TABLE_BLOCK + DECISION_BLOCK + OPTION_BLOCK + NUMBERS
)


def observe(s: State, seat: int, out: MutableSequence[float]) -> None:
    """Write the features for `seat`. A state and its concealed form give the same features."""
    for index in range(OBSERVATION_SIZE):
        out[index] = 0
    for turn in range(s.players):
        observe_seat(s, (seat + turn) % s.players, turn == 0, out, turn * SEAT_BLOCK)
    at = SEATS * SEAT_BLOCK
    for expedition in range(EXPEDITIONS):
        observe_expedition(s, seat, expedition, out, at)
        at += EXPEDITION_BLOCK
    observe_table(s, seat, out, at)
    observe_decision(s, seat, out, at + TABLE_BLOCK)
    at += TABLE_BLOCK + DECISION_BLOCK
    observe_options(s, out, at)
    at += OPTION_BLOCK
    for index in range(NUMBERS):
        out[at + index] = s.options.cards[index]


def observe_seat(s: State, seat: int, is_observer: bool, out: MutableSequence[float], at: int) -> None:
    me = s.seats[seat]
    out[at] = me.coins
    out[at + 1] = me.points
    out[at + 2] = me.completed
    out[at + 3] = me.wild
    out[at + 4] = me.reservations
    at += 5
    for kind in range(1, SHIPS + 1):
        out[at + kind - 1] = me.idle[kind]
    at += SHIPS
    unknown = me.hand_size
    for contract in range(1, CONTRACTS + 1):
        known = me.hand[contract] if is_observer else me.seen[contract]
        unknown -= known
        out[at + contract - 1] = known
    at += CONTRACTS
    out[at] = unknown
    at += 1
    if is_observer or s.step == Step.OVER:
        out[at + me.mission] = 1
    at += MISSION_TYPES
    if is_observer or me.flagship_shown:
        out[at + me.flagship - 1] = 1
    out[at + FLAGSHIPS] = me.flagship_shown > 0
    out[at + FLAGSHIPS + 1 + me.flagship_at] = 1
    at += FLAGSHIPS + 4
    for place in range(RUNNING_CONTRACTS):
        running = me.running[place]
        if running.card > 0:
            block = at + CONTRACT_BLOCK * (running.card - 1)
            out[block] = 1
            out[block + 1] = running.left
            out[block + 2] = running.duration
            observe_homecoming(running, out, at + CONTRACT_BLOCK * CONTRACTS)


def observe_homecoming(running: Contract, out: MutableSequence[float], at: int) -> None:
    """Ships of a contract by the turns until they return; none while they are being chosen."""
    if running.left > 0:
        for berth in range(BERTHS):
            if running.ships[berth] > 0:
                out[at + (running.left - 1) * (SHIPS + 1) + running.ships[berth] - 1] += 1


def observe_options(s: State, out: MutableSequence[float], at: int) -> None:
    out[at] = s.options.first_scoring_timing
    out[at + 1] = s.options.missions
    out[at + 2] = s.options.flagship_scoring
    out[at + 3] = s.options.wild_scoring
    out[at + 4] = s.options.idle_flagship
    out[at + 5] = s.options.stall_guard


def observe_expedition(s: State, seat: int, expedition: int, out: MutableSequence[float], at: int) -> None:
    here = s.expeditions[expedition]
    if here.chain > 0:
        out[at + here.chain - 1] = 1
    out[at + COLOURS] = here.used
    out[at + COLOURS + 1] = here.size
    at += COLOURS + 2
    for place in range(here.size):
        turn = (here.owners[place] - 1 - seat + s.players) % s.players
        out[at + turn * (COLOURS + 1) + here.colours[place] - 1] += 1
        out[at + turn * (COLOURS + 1) + COLOURS] += here.ships[place] == FLAGSHIP


def observe_table(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    for contract in range(1, CONTRACTS + 1):
        out[at + contract - 1] = s.seats[seat].hand[contract] - s.seats[seat].seen[contract]
    at += CONTRACTS
    for slot in range(ROW):
        observe_card(s, seat, s.purchase_row[slot], s.purchase_for[slot], SHIPS, out, at)
        observe_card(s, seat, s.filling_row[slot], s.filling_for[slot], SHIPS, out, at + ROW * SHIP_BLOCK)
        at += SHIP_BLOCK
    at += ROW * SHIP_BLOCK
    for place in range(DISPLAY):
        observe_card(s, seat, s.display[place], s.display_for[place], CONTRACTS, out, at)
        at += DISPLAY_BLOCK
    for kind in range(1, SHIPS + 1):
        out[at + kind - 1] = s.unseen[kind]
    at += SHIPS
    for pile in range(PILES):
        out[at + pile] = s.piles[pile]
    at += PILES
    for contract in range(1, CONTRACTS + 1):
        hidden = s.deck[contract]
        for other in range(s.players):
            if other != seat:
                hidden += s.seats[other].hand[contract] - s.seats[other].seen[contract]
        out[at + contract - 1] = hidden
    at += CONTRACTS
    out[at] = s.deck_size
    out[at + 1] = s.first_out
    out[at + 2] = s.first_done
    out[at + 3] = s.last_out
    out[at + 4] = s.first_turns
    out[at + 5] = s.turns_left
    out[at + 6] = s.idle_turns


def observe_card(
    s: State, seat: int, card: int, reserved: int, kinds: int, out: MutableSequence[float], at: int
) -> None:
    """An open card and its reservation."""
    if card > 0:
        out[at + card - 1] = 1
    if reserved > 0:
        out[at + kinds + ((reserved - 1) % SEATS - seat + s.players) % s.players] = 1
        out[at + kinds + SEATS] = reserved > SEATS


def observe_decision(s: State, seat: int, out: MutableSequence[float], at: int) -> None:
    out[at + s.step] = 1
    at += STEPS
    for action in range(ACTION_KINDS):
        out[at + action] = s.done >> action & 1
    out[at + ACTION_KINDS + s.current] = 1
    at += 2 * ACTION_KINDS
    if s.step == Step.SHIP or s.step == Step.VALUE or s.step == Step.DECLARE:
        out[at + s.target] = 1
    at += EXPEDITIONS
    if s.step == Step.CONTRACT_SHIP or s.step == Step.DURATION:
        out[at + s.seats[s.active].running[s.target].card - 1] = 1
    at += CONTRACTS
    out[at] = s.due
    if s.step == Step.CONTRACT_SHIP:
        out[at + 1 + s.cursor] = 1
    at += 2 + SHIPS
    if s.step != Step.OVER:
        out[at + (s.active - seat + s.players) % s.players] = 1
    out[at + SEATS + s.players - 2] = 1
