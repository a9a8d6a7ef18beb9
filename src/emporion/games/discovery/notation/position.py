"""Validation of positions."""

from __future__ import annotations

from emporion.games.discovery.knowledge.hidden_information import some_ship_fits
from emporion.games.discovery.notation.position_defaults import (
    contracts_by_kind,
    declared_colours,
    flagship_location,
    load_of,
    ships_by_kind,
)
from emporion.games.discovery.rules.card_sets import LIMIT
from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    CONTRACTS,
    COPIES,
    FIRST_SCORING_PILE,
    FLAGSHIP,
    HAND_LIMIT,
    LAST_SCORING_PILE,
    LOAD,
    PILE_SHIPS,
    PILE_SIZES,
    PILES,
    SHIP_NAMES,
    TRANSPORTS,
)
from emporion.games.discovery.rules.fleet import can_explore_with, flagship_shows, room
from emporion.games.discovery.rules.market import turns_to_first_scoring
from emporion.games.discovery.rules.options import WildScoring
from emporion.games.discovery.rules.setup import reservation_cards, wild_cards
from emporion.games.discovery.rules.state import (
    RUNNING_CONTRACTS,
    Action,
    Expedition,
    FlagshipLocation,
    FlagshipSecrecy,
    State,
    Step,
)
from emporion.games.discovery.rules.turn import ACTIONS_PER_TURN
from emporion.kernel.seats import SEAT_NAMES, SEATS


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
        hint = " (leave out unseen to put the others into the piles)" if count < COPIES[kind] else ""
        if kind and count != COPIES[kind]:
            found.append(
                f"unseen: {count} ships {SHIP_NAMES[kind - 1]} lie on the table, there are {COPIES[kind]}{hint}"
            )
    for contract, placed in enumerate(contracts_by_kind(s)):
        count = placed + s.deck[contract]
        hint = " (leave out deck to put it there)" if count < 1 else ""
        if contract and count != 1:
            found.append(f"deck: {count} contracts {CONTRACT_NAMES[contract - 1]} lie on the table, there is 1{hint}")
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
        places = sum(running.ships.count(FLAGSHIP) for running in seat.running) + len(declared_colours(s, number))
        where = flagship_location(s, number)
        if places > 1:
            found.append(f"{name}.flagship_at: the flagship of {SEAT_NAMES[number]} is in {places} places")
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
        if (load := load_of(running)) != LOAD[running.card]:
            found.append(f"{name}: the ships carry {load}, the contract needs {LOAD[running.card]}")
        if not 1 <= running.left <= running.duration:
            found.append(f"{name}: {running.left} of {running.duration} turns are left")
    return found


def expedition_problems(s: State) -> list[str]:
    """Limits, owners and flagship colours."""
    found = []
    for number, expedition in enumerate(s.expeditions):
        limit, name = s.options.cards[LIMIT + number], f"expeditions: expedition {number + 1}"
        if expedition.used > limit:
            found.append(f"{name}: transport {expedition.used} is more than its limit {limit}")
        if any(owner > s.players for owner in expedition.owners):
            found.append(f"{name}: a ship of a seat that does not play")
            continue
        for place in range(expedition.size):
            if expedition.ships[place] == FLAGSHIP and not declared_colour_is_possible(s, expedition, place):
                colour = COLOUR_NAMES[expedition.colours[place] - 1]
                found.append(f"{name}: that flagship is not {colour}")
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
    if sum(s.unseen) > PILE_SHIPS:
        found.append(
            f"unseen: {sum(s.unseen)} ships lie in the piles, which hold {PILE_SHIPS}; the others are in purchase_row, "
            "filling_row, with the players or on expeditions"
        )
    if sum(s.piles) != inside:
        found.append(f"piles: {sum(s.piles)} cards, expected {inside}: the unseen ships and the scoring cards")
    for pile in range(PILES):
        if s.piles[pile] > full_pile(pile):
            found.append(f"piles: {s.piles[pile]} cards in pile {pile + 1} are too many")
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
                found.append(f"{name}: nobody at the table can have reserved what is in place {place + 1}")
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
        running = s.seats[s.active].running[min(s.target, RUNNING_CONTRACTS - 1)]
        load = load_of(running)
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
