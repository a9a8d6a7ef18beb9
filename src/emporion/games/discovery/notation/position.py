"""Positions: defaults for omitted fields, and validation."""

from __future__ import annotations

from emporion.games.discovery.knowledge.hidden_information import some_ship_fits
from emporion.games.discovery.rules.card_sets import LIMIT
from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    CONTRACTS,
    COPIES,
    FIRST_SCORING_PILE,
    FLAGSHIP,
    FLAGSHIPS,
    HAND_LIMIT,
    LAST_SCORING_PILE,
    LOAD,
    MISSION_SET,
    PILE_SIZES,
    PILES,
    SHIP_NAMES,
    SHIPS,
    TRANSPORT,
    TRANSPORTS,
    Mission,
)
from emporion.games.discovery.rules.fleet import can_explore_with, flagship_shows, room
from emporion.games.discovery.rules.market import turns_to_first_scoring
from emporion.games.discovery.rules.options import WildScoring
from emporion.games.discovery.rules.setup import mission_in_set, reservation_cards, wild_cards
from emporion.games.discovery.rules.state import Action, Expedition, FlagshipLocation, FlagshipSecrecy, State, Step
from emporion.games.discovery.rules.turn import ACTIONS_PER_TURN
from emporion.kernel.seats import SEAT_NAMES, SEATS


def complete(s: State, given: frozenset[str]) -> None:
    """Fill in omitted fields: unmentioned ships are in the piles, unmentioned contracts in the deck; players without a
    flagship or mission get the first free one; sizes are counted."""
    if "step" not in given:
        s.step = Step.ACTION
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
    if "gone" not in given:
        infer_gone_contracts(s)
    if "deck" not in given:
        s.deck = [0, *(1 - min(1, placed) for placed in contracts_by_kind(s)[1:])]
    s.deck_size = sum(s.deck)
    if "piles" not in given:
        s.piles = infer_piles(s, sum(s.unseen), given)
    deal_missing_cards(s)


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
    s.mission_box = mission_set(s)
    s.flagship_box = [0] + [1] * FLAGSHIPS
    for seat in s.seats[: s.players]:
        if seat.mission != Mission.NONE:
            s.mission_box[seat.mission] -= 1
        if seat.flagship:
            s.flagship_box[seat.flagship] -= 1
    for seat in s.seats[: s.players]:
        if seat.mission == Mission.NONE:
            seat.mission = next((each for each, count in enumerate(s.mission_box) if count > 0), Mission.ONE)
            s.mission_box[seat.mission] -= 1
        if seat.flagship == 0:
            seat.flagship = next((each for each, count in enumerate(s.flagship_box) if count > 0), 1)
            s.flagship_box[seat.flagship] -= 1
        if seat.flagship_at != FlagshipLocation.IDLE and seat.flagship_shown == FlagshipSecrecy.SECRET:
            seat.flagship_shown = FlagshipSecrecy.OPEN


def mission_set(s: State) -> list[int]:
    """The mission set in use, by type (U5)."""
    box = [0] * len(Mission)
    for card in range(MISSION_SET):
        box[mission_in_set(s, card)] += 1
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


def option_problems(_s: State) -> list[str]:
    return []


def problems(s: State) -> list[str]:
    """Problems of a position, each naming its field. Each check relies on the ones before it."""
    for check in (card_problems, seat_problems, expedition_problems, pile_problems, timing_problems, step_problems):
        if found := check(s):
            return found
    return []


def card_problems(s: State) -> list[str]:
    """Ships and contracts that are too many or missing."""
    found = []
    for kind, placed in enumerate(ships_by_kind(s)):
        count = placed + s.unseen[kind]
        if kind and count != COPIES[kind]:
            found.append(f"unseen: {count} ships {SHIP_NAMES[kind - 1]} lie on the table, there are {COPIES[kind]}")
    for contract, placed in enumerate(contracts_by_kind(s)):
        count = placed + s.deck[contract]
        if contract and count != 1:
            found.append(f"deck: {count} contracts {CONTRACT_NAMES[contract - 1]} lie on the table, there is 1")
    if s.flagship_box[0] or min(s.flagship_box) < 0:
        found.append("seats: every player has a different flagship")
    if min(s.mission_box) < 0:
        found.append("seats: more missions of a type than in the set for this number of players")
    completed = sum(seat.completed for seat in s.seats[: s.players])
    if completed > sum(s.gone) or (completed < sum(s.gone) and s.step != Step.OVER):
        found.append(f"gone: {sum(s.gone)} contracts, but {completed} were completed")
    return found


def seat_problems(s: State) -> list[str]:
    """Hands, running contracts and flagships."""
    found = []
    for number, seat in enumerate(s.seats[: s.players]):
        name = f"seats[{number}]"
        if seat.wild > wild_cards(s.players) or seat.reservations > reservation_cards(s.players):
            most = f"{wild_cards(s.players)} Wild Ship and {reservation_cards(s.players)} Reservation cards"
            found.append(f"{name}.wild: at most {most} with {s.players} players")
        if seat.hand_size > HAND_LIMIT:
            found.append(f"{name}.hand: at most {HAND_LIMIT} contracts, found {seat.hand_size}")
        for contract in range(1, CONTRACTS + 1):
            if seat.seen[contract] > seat.hand[contract]:
                found.append(f"{name}.seen: {CONTRACT_NAMES[contract - 1]} is not in this hand")
        on_contracts = sum(running.ships.count(FLAGSHIP) for running in seat.running)
        sailing = sum(
            ship == FLAGSHIP and owner == number + 1
            for expedition in s.expeditions
            for ship, owner in zip(expedition.ships, expedition.owners, strict=True)
        )
        where = (
            FlagshipLocation.CONTRACT
            if on_contracts
            else FlagshipLocation.EXPEDITION
            if sailing
            else FlagshipLocation.IDLE
        )
        if on_contracts + sailing > 1:
            found.append(
                f"{name}.flagship_at: the flagship of {SEAT_NAMES[number]} is in {on_contracts + sailing} places"
            )
        elif seat.flagship_at != where:
            found.append(f"{name}.flagship_at: expected {where.name.lower()}, where the flagship is")
        if seat.flagship_shown == FlagshipSecrecy.SECRET and where != FlagshipLocation.IDLE:
            found.append(f"{name}.flagship_shown: the flagship was sent, so it is not secret")
        elif seat.flagship_shown == FlagshipSecrecy.SHOWING and (
            number != s.active or s.step in (Step.ACTION, Step.OVER)
        ):
            found.append(f"{name}.flagship_shown: no flagship is being sent, so it is secret or open")
        found += running_problems(s, number)
    return found


def running_problems(s: State, seat: int) -> list[str]:
    """A running contract must have its exact load."""
    found = []
    loading = s.step in (Step.CONTRACT_SHIP, Step.DURATION) and seat == s.active
    for place, running in enumerate(s.seats[seat].running):
        name = f"seats[{seat}].running[{place}]"
        if running.card == 0 or (loading and place == s.target):
            continue
        load = sum(running.value if ship == FLAGSHIP else TRANSPORT[ship] for ship in running.ships)
        if load != LOAD[running.card]:
            found.append(f"{name}: the ships carry {load}, the contract needs {LOAD[running.card]}")
        if not 1 <= running.left <= running.duration:
            found.append(f"{name}: {running.left} of {running.duration} turns are left")
    return found


def expedition_problems(s: State) -> list[str]:
    """Limits, owners and flagship colours."""
    found = []
    for number, expedition in enumerate(s.expeditions):
        limit = s.options.cards[LIMIT + number]
        if expedition.used > limit:
            found.append(f"expeditions[{number}]: transport {expedition.used} is more than its limit {limit}")
        if any(owner > s.players for owner in expedition.owners):
            found.append(f"expeditions[{number}]: a ship of a seat that does not play")
            continue
        for place in range(expedition.size):
            if expedition.ships[place] == FLAGSHIP and not declared_colour_is_possible(s, expedition, place):
                colour = COLOUR_NAMES[expedition.colours[place] - 1]
                found.append(f"expeditions[{number}]: that flagship is not {colour}")
    return found


def declared_colour_is_possible(s: State, expedition: Expedition, place: int) -> bool:
    """Whether a flagship's declared colour is one of its two, or the chain colour where that scores (F4, F6, U7)."""
    colour = expedition.colours[place]
    chain_scores = s.options.wild_scoring == WildScoring.CHAIN and place > 0
    return flagship_shows(s, expedition.owners[place] - 1, colour - 1) or (chain_scores and colour == expedition.chain)


def pile_problems(s: State) -> list[str]:
    """Pile sizes that do not match their ships; reservations of missing cards."""
    inside = sum(s.unseen) + (s.first_out == 0) + (s.last_out == 0)
    found = []
    if sum(s.piles) != inside:
        found.append(f"piles: {sum(s.piles)} cards, expected {inside}: the unseen ships and the scoring cards")
    for pile in range(PILES):
        if s.piles[pile] > full_pile(pile):
            found.append(f"piles[{pile}]: {s.piles[pile]} cards are too many")
        elif s.piles[pile] and any(s.piles[later] < full_pile(later) for later in range(pile + 1, PILES)):
            found.append(f"piles: they are used up from the first to the last, pile {pile + 1} is not empty")
    for name, out, pile in (
        ("first_out", s.first_out, FIRST_SCORING_PILE),
        ("last_out", s.last_out, LAST_SCORING_PILE),
    ):
        if out == 0 and s.piles[pile] == 0:
            found.append(f"{name}: its pile is empty, so this scoring card is out")
        elif out == 1 and s.piles[pile] == full_pile(pile):
            found.append(f"{name}: its pile is full, so this scoring card is inside")
    for name, cards, marks in (
        ("purchase_for", s.purchase_row, s.purchase_for),
        ("filling_for", s.filling_row, s.filling_for),
        ("display_for", s.display, s.display_for),
    ):
        for place, mark in enumerate(marks):
            if mark and (cards[place] == 0 or (mark - 1) % SEATS >= s.players):
                found.append(f"{name}[{place}]: nobody at the table can have reserved that")
    return found


def full_pile(pile: int) -> int:
    """Number of cards in an untouched pile (1.2.4)."""
    return PILE_SIZES[pile] + (pile in (FIRST_SCORING_PILE, LAST_SCORING_PILE))


def timing_problems(s: State) -> list[str]:
    """The two scorings, the last round and this turn's actions."""
    found = []
    due = s.first_out == 1 and s.first_done == 0
    if s.first_out == 0 and s.first_done == 1 and not s.stalled:
        found.append("first_done: First Scoring was not turned up")
    if due != (s.first_turns > 0) or s.first_turns > turns_to_first_scoring(s):
        found.append(f"first_turns: {s.first_turns} turns, while the first scoring is {'' if due else 'not '}due")
    runs = s.last_out == 1 or s.stalled == 1
    if s.step != Step.OVER and runs != (s.turns_left > 0):
        found.append(f"turns_left: {s.turns_left} turns, while the last round {'runs' if runs else 'does not run'}")
    if s.stalled and not s.first_done:
        found.append("first_done: a game that has stalled has had its first scoring")
    if s.turns_left > s.players + 1 or (s.turns_left > s.players and s.stalled):
        found.append(f"turns_left: {s.turns_left} turns are too many for {s.players} players")
    if s.done & 1 or s.done.bit_count() > ACTIONS_PER_TURN:
        found.append(f"done: at most {ACTIONS_PER_TURN} actions, and none of number 0, found the bits {s.done:b}")
    if s.current != Action.NONE and not s.done >> s.current & 1:
        found.append(f"current: {Action(s.current).name.lower()} goes on, but is not among the actions done")
    if s.step not in (Step.OVER, Step.ACTION) and s.current != Action.SEND:
        found.append(f"current: expected send, while the question is {Step(s.step).name.lower()}")
    if s.current in (Action.TAKE, Action.ACCEPT):
        found.append(f"current: {Action(s.current).name.lower()} does not go on")
    return found


def step_problems(s: State) -> list[str]:
    """Fields of the pending decision."""
    found = []
    if s.active >= s.players or s.starter >= s.players:
        found.append("active: this seat does not play")
    elif s.step in (Step.CONTRACT_SHIP, Step.DURATION):
        running = s.seats[s.active].running[min(s.target, 7)]
        load = sum(running.value if ship == FLAGSHIP else TRANSPORT[ship] for ship in running.ships)
        if running.card == 0:
            found.append("target: no contract is being loaded there")
        elif s.due != LOAD[running.card] - load:
            found.append(f"due: expected {LOAD[running.card] - load}, found {s.due}")
        elif s.cursor != max(running.ships):
            found.append(f"cursor: expected {max(running.ships)}, the last kind that was named, found {s.cursor}")
        elif s.step == Step.CONTRACT_SHIP and not some_ship_fits(s):
            found.append("step: no ship leads to the exact load")
        elif (s.step == Step.DURATION) != (s.due == 0):
            found.append(f"due: {s.due}, while the question is {Step(s.step).name.lower()}")
    elif s.step in (Step.SHIP, Step.VALUE, Step.DECLARE):
        found += voyage_problems(s)
    elif s.due or s.target or s.cursor or s.secret:
        found.append("target: no ship is being sent, so target, cursor, due and secret are 0")
    return found


def voyage_problems(s: State) -> list[str]:
    """The choice of a ship for an expedition, or of the flagship's transport or colour."""
    if s.step == Step.SHIP:
        if some_ship_fits(s):
            return [] if s.due == 0 else ["due: the ship is not chosen yet"]
        return ["step: no ship can be sent on this expedition"]
    chain = s.expeditions[s.target].chain
    if not can_explore_with(s, s.target, FLAGSHIP) or not s.seats[s.active].flagship_shown:
        return ["step: the flagship cannot be sent on this expedition"]
    if s.step == Step.VALUE:
        return [] if s.due == 0 and room(s, s.target) > 1 else ["step: the flagship has no choice of transport here"]
    if chain and flagship_shows(s, s.active, chain - 1):
        return ["step: the flagship has no choice of colour here"]
    if not 1 <= s.due <= min(room(s, s.target), TRANSPORTS):
        return [f"due: the flagship cannot have the transport {s.due} here"]
    return []
