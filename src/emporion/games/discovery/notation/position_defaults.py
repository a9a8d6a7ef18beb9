"""Defaults for the omitted fields of positions."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import (
    CONTRACTS,
    COPIES,
    FIRST_SCORING_PILE,
    FLAGSHIP,
    FLAGSHIPS,
    LAST_SCORING_PILE,
    LOAD,
    MISSION_SET,
    PILE_SHIPS,
    PILE_SIZES,
    PILES,
    ROW,
    SHIPS,
    TRANSPORT,
    Mission,
)
from emporion.games.discovery.rules.fleet import flagship_shows
from emporion.games.discovery.rules.market import turns_to_first_scoring
from emporion.games.discovery.rules.options import Options, WildScoring
from emporion.games.discovery.rules.setup import mission_in_set
from emporion.games.discovery.rules.state import (
    RUNNING_CONTRACTS,
    Action,
    Contract,
    Expedition,
    FlagshipLocation,
    FlagshipSecrecy,
    State,
    Step,
)


def complete(s: State, given: frozenset[str]) -> None:
    """Fill in omitted fields: unmentioned ships are in the piles, and in the rows if the piles cannot hold them;
    unmentioned contracts are in the deck; players without a flagship or mission get the first free one; flagships are
    where a contract or an expedition has them; sizes are counted."""
    if "step" not in given:
        s.step = Step.ACTION
    infer_decision(s, given)
    if "starter" not in given:
        s.starter = s.active
    for seat in s.seats:
        seat.hand_size = sum(seat.hand)
    if s.first_out and not s.first_done and "first_turns" not in given:
        s.first_turns = turns_to_first_scoring(s)
    for expedition in s.expeditions:
        expedition.chain = expedition.colours[0]
        expedition.used = sum(expedition.transports)
        if s.options.wild_scoring == WildScoring.CHAIN:
            score_with_chain(expedition)
    if "unseen" not in given:
        s.unseen = [max(0, copies - placed) for copies, placed in zip(COPIES, ships_by_kind(s), strict=True)]
        fill_rows(s, given)
    if "gone" not in given:
        infer_gone_contracts(s)
    if "deck" not in given:
        s.deck = [0, *(1 - min(1, placed) for placed in contracts_by_kind(s)[1:])]
    s.deck_size = sum(s.deck)
    if "piles" not in given:
        s.piles = infer_piles(s, sum(s.unseen), given)
    for number, seat in enumerate(s.seats[: s.players]):
        if f"seats[{number}].flagship_at" not in given:
            seat.flagship_at = flagship_location(s, number)
    deal_missing_cards(s)


def infer_decision(s: State, given: frozenset[str]) -> None:
    """Ships are chosen during the action `send`. For a contract, its card and ships tell what is due and which kind was
    named last."""
    if s.step in (Step.OVER, Step.ACTION):
        return
    if "current" not in given:
        s.current = Action.SEND
    if "done" not in given:
        s.done = 1 << s.current
    if s.step in (Step.CONTRACT_SHIP, Step.DURATION):
        running = s.seats[s.active].running[min(s.target, RUNNING_CONTRACTS - 1)]
        if "due" not in given:
            s.due = max(0, LOAD[running.card] - load_of(running))
        if "cursor" not in given:
            s.cursor = max(running.ships)


def load_of(running: Contract) -> int:
    """The transport of the ships on a contract."""
    return sum(running.value if ship == FLAGSHIP else TRANSPORT[ship] for ship in running.ships)


def fill_rows(s: State, given: frozenset[str]) -> None:
    """Put ships that do not fit in the piles into the rows that are left out, the most frequent kind first."""
    for name, row in (("purchase_row", s.purchase_row), ("filling_row", s.filling_row)):
        for slot in range(ROW):
            if name not in given and sum(s.unseen) > PILE_SHIPS:
                row[slot] = max(range(1, SHIPS + 1), key=lambda kind: s.unseen[kind])
                s.unseen[row[slot]] -= 1


def flagship_location(s: State, seat: int) -> FlagshipLocation:
    """Where a flagship is, by the contracts and expeditions."""
    if any(FLAGSHIP in running.ships for running in s.seats[seat].running):
        return FlagshipLocation.CONTRACT
    return FlagshipLocation.EXPEDITION if declared_colours(s, seat) else FlagshipLocation.IDLE


def declared_colours(s: State, seat: int) -> list[int]:
    """The colours that a seat's flagship has on expeditions, one for each place it is in."""
    return [
        expedition.colours[place]
        for expedition in s.expeditions
        for place in range(expedition.size)
        if expedition.ships[place] == FLAGSHIP and expedition.owners[place] == seat + 1
    ]


def score_with_chain(expedition: Expedition) -> None:
    """Ships whose colour differs from the chain came with a Wild Ship card and score with the chain colour (U7)."""
    for place in range(expedition.size):
        if expedition.ships[place] != FLAGSHIP:
            expedition.colours[place] = expedition.chain


def infer_gone_contracts(s: State) -> None:
    """Mark as gone as many contracts as were completed, taking the first unplaced ones."""
    free = [
        contract for contract, placed in enumerate(contracts_by_kind(s)) if contract and not placed + s.deck[contract]
    ]
    for contract in free[: sum(seat.completed for seat in s.seats[: s.players])]:
        s.gone[contract] = 1


def infer_piles(s: State, ships: int, given: frozenset[str]) -> list[int]:
    """Distribute the ships over the piles, filling the last ones first. A scoring card is in its pile unless the
    position says otherwise; if the First Scoring pile is empty, the first scoring has taken place."""
    piles = [0] * PILES
    for pile in range(PILES - 1, -1, -1):
        piles[pile] = min(PILE_SIZES[pile], ships)
        ships -= piles[pile]
    if piles[FIRST_SCORING_PILE] == 0 and "first_out" not in given:
        s.first_out = 1
        s.first_done = 1
    if s.first_out == 0:
        piles[FIRST_SCORING_PILE] += 1
    if s.last_out == 0:
        piles[LAST_SCORING_PILE] += 1
    return piles


def deal_missing_cards(s: State) -> None:
    """Deal missions and flagships that the position omits; the rest stay in the box."""
    s.mission_box = mission_set(s.options, s.players)
    s.flagship_box = [0] + [1] * FLAGSHIPS
    for seat in s.seats[: s.players]:
        if seat.mission != Mission.NONE:
            s.mission_box[seat.mission] -= 1
        if seat.flagship:
            s.flagship_box[seat.flagship] -= 1
    for number, seat in enumerate(s.seats[: s.players]):
        if seat.mission == Mission.NONE:
            seat.mission = next((each for each, count in enumerate(s.mission_box) if count > 0), Mission.ONE)
            s.mission_box[seat.mission] -= 1
        if seat.flagship == 0:
            deal_flagship(s, number)
        if seat.flagship_at != FlagshipLocation.IDLE and seat.flagship_shown == FlagshipSecrecy.SECRET:
            seat.flagship_shown = FlagshipSecrecy.OPEN


def deal_flagship(s: State, seat: int) -> None:
    """Deal the first free flagship, if possible one that can have the colour declared for it."""
    free = [each for each, count in enumerate(s.flagship_box) if count > 0] or [1]
    declared, me = declared_colours(s, seat), s.seats[seat]
    for me.flagship in free:
        if not declared or flagship_shows(s, seat, declared[0] - 1):
            break
    else:
        me.flagship = free[0]
    s.flagship_box[me.flagship] -= 1


def mission_set(options: Options, players: int) -> list[int]:
    """The mission set in use, by type (U5)."""
    box = [0] * len(Mission)
    for card in range(MISSION_SET):
        box[mission_in_set(options, players, card)] += 1
    return box


def ships_by_kind(s: State) -> list[int]:
    """Number of ships of each kind outside the piles, without flagships."""
    placed = [0] * (SHIPS + 1)
    for seat in s.seats[: s.players]:
        for kind in range(1, SHIPS + 1):
            placed[kind] += seat.idle[kind]
    on_duty = [ship for seat in s.seats[: s.players] for running in seat.running for ship in running.ships]
    on_duty += [ship for expedition in s.expeditions for ship in expedition.ships]
    for ship in (*on_duty, *s.purchase_row, *s.filling_row):
        if 0 < ship < FLAGSHIP:
            placed[ship] += 1
    return placed


def contracts_by_kind(s: State) -> list[int]:
    """Number of contracts of each kind outside the deck."""
    placed = list(s.gone)
    for seat in s.seats[: s.players]:
        for contract in range(1, CONTRACTS + 1):
            placed[contract] += seat.hand[contract]
        for running in seat.running:
            placed[running.card] += running.card > 0
    for contract in s.display:
        placed[contract] += contract > 0
    return placed
