"""Previews for the active player: which ships can be sent where, and what they would cost and earn.

Every answer comes from the rules. A ship is not moved before its move is complete, so no copy of the state is needed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec import UNSET, UnsetType

from emporion.games.discovery.rules.cards import (
    COLOUR,
    COLOUR_NAMES,
    COLOURS,
    CONTRACT_NAMES,
    CONTRACTS,
    COST,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIP,
    ROW,
    SHIP_NAMES,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.games.discovery.rules.contracts import (
    can_accept,
    can_pay_contract,
    fits_contract,
    income_of,
    may_carry,
    suits_contract,
)
from emporion.games.discovery.rules.expeditions import (
    FIRST,
    LAST,
    UNDECIDED,
    flagship_colour,
    flagship_transport,
    scores_same,
    scoring_colour,
    still_earns,
)
from emporion.games.discovery.rules.fleet import (
    crew_of,
    fits_chain,
    flagship_shows,
    has_room,
    is_available,
    is_idle,
    may_join,
)
from emporion.games.discovery.rules.market import can_buy
from emporion.games.discovery.rules.state import Action, State, Step
from emporion.games.discovery.rules.turn import further_turns, may_begin
from emporion.games.discovery.view.structs import (
    AcceptObstacle,
    ActionName,
    Capacity,
    ExpeditionObstacle,
    Loading,
    LoadObstacle,
    Prospect,
    Sending,
    SendObstacle,
    Term,
)

SHIP_CODES = ("", *SHIP_NAMES, "flagship")
ExpeditionPreview = tuple[str | UnsetType, str | UnsetType, str | UnsetType, ExpeditionObstacle | UnsetType]
"""Ships that can be sent, those that cost a Wild Ship card, those that score as the card's colour, or why there are
none."""
NO_CHANGE = (None,) * ROW
NOTHING: ExpeditionPreview = (UNSET, UNSET, UNSET, UNSET)


def codes(kinds: Sequence[int]) -> str:
    return " ".join([SHIP_CODES[kind] for kind in kinds])


def idle_kinds(s: State) -> list[int]:
    """The kinds of the active player's idle ships."""
    ships = [kind for kind, count in enumerate(s.seats[s.active].idle) if count]
    return [*ships, FLAGSHIP] if is_idle(s, s.active, FLAGSHIP) else ships


def available_kinds(s: State, fleet: Sequence[int]) -> list[int]:
    """Those whose crew can be paid."""
    return [kind for kind in fleet if is_available(s, kind)]


def may_send(s: State) -> bool:
    """Whether the active player may choose an expedition or a contract for ships."""
    return s.step == Step.ACTION and may_begin(s, Action.SEND)


def change(s: State) -> tuple[int | None, ...]:
    """The active player's coins after the purchase of each ship; None for one that the player cannot buy."""
    coins = s.seats[s.active].coins
    return tuple([coins - COST[s.purchase_row[slot]] if can_buy(s, slot) else None for slot in range(ROW)])


def ongoing(s: State, left: Sequence[int | None], ready: Sequence[int]) -> ActionName:
    """The current action, if the active player has coins and ships to continue it."""
    if s.current == Action.BUY:
        return "buy" if left != NO_CHANGE else "none"
    return "send" if s.current == Action.SEND and ready else "none"


def accept_obstacle(s: State) -> AcceptObstacle | UnsetType:
    if can_accept(s):
        return UNSET
    return "hand" if can_pay_contract(s) else "coins"


# Expeditions


def expedition_previews(
    s: State, rooms: Sequence[int], fleet: Sequence[int], ready: Sequence[int]
) -> list[ExpeditionPreview]:
    """What each expedition takes. With equal room and chain colour, they take the same ships."""
    if not fleet:
        return [NOTHING] * EXPEDITIONS
    found: dict[tuple[int, int], tuple[list[int], ExpeditionPreview]] = {}
    previews = []
    for expedition in range(EXPEDITIONS):
        key = (min(rooms[expedition], TRANSPORTS), s.expeditions[expedition].chain)  # no ship needs more room
        if key not in found:
            found[key] = ships_taken(s, expedition, fleet, ready)
        takes, preview = found[key]
        same = [kind for kind in takes if may_score_same(s, expedition, kind)]
        previews.append((preview[0], preview[1], codes(same), UNSET) if same else preview)
    return previews


@cache
def capacities(used: int, free: int) -> tuple[Capacity, ...]:
    """An expedition's capacity now, and with one more ship, by its transport."""
    return tuple((used + transport, free - transport) for transport in range(min(free, TRANSPORTS) + 1))


def ships_taken(
    s: State, expedition: int, fleet: Sequence[int], ready: Sequence[int]
) -> tuple[list[int], ExpeditionPreview]:
    """The ships that an expedition takes, as kinds and as a preview."""
    takes = [kind for kind in ready if has_room(s, expedition, kind) and may_join(s, expedition, kind)]
    if not takes:
        return takes, (UNSET, UNSET, UNSET, expedition_obstacle(s, expedition, fleet))
    wild = [kind for kind in takes if not fits_chain(s, expedition, kind)]
    return takes, (codes(takes), codes(wild) or UNSET, UNSET, UNSET)


def expedition_obstacle(s: State, expedition: int, fleet: Sequence[int]) -> ExpeditionObstacle:
    """Why none of the idle ships can be sent on an expedition (E2, E4, E5)."""
    fitting = [kind for kind in fleet if has_room(s, expedition, kind)]
    for kind in fitting:
        if may_join(s, expedition, kind):
            return ExpeditionObstacle(reason="crew", ship=SHIP_CODES[kind])
    return ExpeditionObstacle(reason="colour" if fitting else "room")


def colours_of(s: State, expedition: int, kind: int) -> list[int]:
    """The colours with which a ship may sail: a flagship's are declared, unless the rules decide (F4, F6)."""
    if kind != FLAGSHIP:
        return [COLOUR[kind]]
    decided = flagship_colour(s, expedition)
    if decided != UNDECIDED:
        return [decided]
    return [colour for colour in range(COLOURS) if flagship_shows(s, s.active, colour)]


def scores_as_same(s: State, expedition: int, kind: int, colour: int) -> int:
    """1 if a ship that sails with this colour would have the card's."""
    return scores_same(s, expedition, s.active, kind, scoring_colour(s, expedition, kind, colour))


def may_score_same(s: State, expedition: int, kind: int) -> bool:
    """Whether a ship can have the card's colour; a flagship with either colour that may be declared."""
    for colour in colours_of(s, expedition, kind):
        if scores_as_same(s, expedition, kind, colour):
            return True
    return False


def sending(s: State, fleet: Sequence[int]) -> Sending:
    transport, colour = flagship_transport(s, s.target), flagship_colour(s, s.target)
    return Sending(
        prospects={SHIP_CODES[kind]: prospect(s, s.target, kind) for kind in fleet},
        transport=UNSET if transport == UNDECIDED else transport,
        colour=UNSET if colour == UNDECIDED else COLOUR_NAMES[colour],
    )


def prospect(s: State, expedition: int, kind: int) -> Prospect:
    points = {}
    for colour in colours_of(s, expedition, kind):
        same = scores_as_same(s, expedition, kind, colour)
        points[COLOUR_NAMES[colour]] = still_earns(s, expedition, FIRST, same), still_earns(s, expedition, LAST, same)
    return Prospect(
        crew=crew_of(kind),
        wild=not fits_chain(s, expedition, kind),
        points=points,
        obstacle=send_obstacle(s, expedition, kind),
    )


def send_obstacle(s: State, expedition: int, kind: int) -> SendObstacle | UnsetType:
    """Why an idle ship cannot be sent on an expedition (E2, E4, E5)."""
    if not has_room(s, expedition, kind):
        return "room"
    if not is_available(s, kind):
        return "crew"
    return UNSET if may_join(s, expedition, kind) else "colour"


# Contracts


def carriers(s: State, fleet: Sequence[int]) -> dict[str, str]:
    """The idle ships that may be among the carriers of each contract in hand."""
    hand = s.seats[s.active].hand
    return {
        CONTRACT_NAMES[contract - 1]: codes([kind for kind in fleet if may_carry(s, kind, contract)])
        for contract in range(1, CONTRACTS + 1)
        if hand[contract]
    }


def loading(s: State, fleet: Sequence[int]) -> Loading:
    running = s.seats[s.active].running[s.target]
    contract, ships = running.card, [kind for kind in running.ships if kind]
    crew = sum(map(crew_of, ships))
    obstacles = {SHIP_CODES[kind]: load_obstacle(s, kind, contract) for kind in fleet}
    return Loading(
        contract=CONTRACT_NAMES[contract - 1],
        ships=codes(ships),
        crew=crew,
        wild=sum(not fits_contract(s, kind, contract) for kind in ships),
        terms=tuple(term(s, contract, turns, crew) for turns in range(1, DURATIONS + 1)),
        wild_ships=codes([kind for kind in fleet if not fits_contract(s, kind, contract)]),
        obstacles={ship: obstacle for ship, obstacle in obstacles.items() if obstacle is not UNSET},
    )


def term(s: State, contract: int, turns: int, crew: int) -> Term:
    income = income_of(s, contract, turns)
    finishes = s.turns_left == 0 or turns <= further_turns(s)
    return Term(turns=turns, income=income, profit=income - crew, finishes=finishes)


def load_obstacle(s: State, kind: int, contract: int) -> LoadObstacle | UnsetType:
    """Why an idle ship cannot be chosen next, apart from the exact load (K2-K4)."""
    if kind < s.cursor:
        return "order"
    if not suits_contract(s, kind, contract):
        return "colour"
    if not is_available(s, kind):
        return "crew"
    return "size" if kind != FLAGSHIP and TRANSPORT[kind] > s.due else UNSET
