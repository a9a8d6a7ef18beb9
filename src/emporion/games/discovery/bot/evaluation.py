"""The evaluation function: the points a seat may expect, in hundredths of a victory point (6.2).

It adds points scored, points that ships on expeditions will score, the expected mission, and the potential of coins,
ships, contracts and action cards. Coins beyond what can be spent count less: bots that overvalue money hoard it and
stall the game.
"""

from __future__ import annotations

from emporion.games.discovery.bot.prospects import (
    best_place,
    can_send,
    can_still_do,
    contracts_in_time,
    owned_transport,
    profit,
    turns_to_come,
)
from emporion.games.discovery.rules.card_sets import TRACK
from emporion.games.discovery.rules.cards import (
    CONTRACT_COLOUR,
    CONTRACTS,
    COST,
    CREW,
    DISPLAY,
    EXPEDITIONS,
    LOAD,
    ROW,
    SHIPS,
    TAKEN_COINS,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.games.discovery.rules.contracts import income_of
from emporion.games.discovery.rules.expeditions import FIRST, LAST, has_colour, points_of
from emporion.games.discovery.rules.fleet import flagship_shows
from emporion.games.discovery.rules.missions import is_fulfilled
from emporion.games.discovery.rules.state import NONE, RUNNING_CONTRACTS, Action, FlagshipLocation, State, Step
from emporion.kernel.seats import SEATS
from emporion.kernel.workspace import NoWorkspace

POINT = 100
LUCK_SCALE = 2400  # hundredths of a point, divided by the number of players
COIN = (30, 45, 65, 80, 95, 105)  # by the number of turns left to spend it
PURSE, CHEST = 8, 16  # beyond PURSE a coin counts half, beyond CHEST a sixth
AT_HOME = 100  # a ship that will not join an expedition any more
PLACE = 80  # percent of the best place for a ship: other players compete for it
FIRST_IN_TIME = 56  # percent of the first scoring that a ship at home may expect
TRADE = 18  # per unit of transport and turn that a ship can still trade
TRADING_TURNS = 8
FLAGSHIP_AT_HOME = 380  # it fits many places
WILD_CARD, RESERVATION_CARD = 70, 45
DELAY = 3  # percent of an income lost per turn until it is paid
HELD = 60  # percent of the expeditions fulfilled now that will still be at the end
NEW_FULFILLED = (0, 70, 56, 42, 28)  # hundredths of an expedition gained per remaining turn, by mission
NEW_CONTRACT = 25  # hundredths of a contract completed per remaining turn
MOST_NEW = 6  # remaining turns counted for both
UNLIKELY, LIKELY = 8, 55  # percent of a contract in hand: base value, and increase when all its ships are there
RESERVED = 25  # percent of a reserved card's value


def evaluate(s: State, workspace: NoWorkspace, seat: int) -> int:
    """Points that a seat may expect, in hundredths."""
    me = s.seats[seat]
    if s.step == Step.OVER:
        return POINT * me.points
    turns = turns_to_come(s, seat)
    total = POINT * me.points + expedition_value(s, seat) + mission_value(s, seat, turns)
    total += purse_value(me.coins, turns) if can_still_do(s, seat, Action.BUY, turns) else 0
    total += fleet_value(s, seat, turns) + contract_value(s, seat, turns)
    if turns > 0:
        total += WILD_CARD * me.wild + RESERVATION_CARD * me.reservations + reservation_value(s, seat, turns)
    return total


def coin_value(turns: int) -> int:
    return COIN[min(turns, len(COIN) - 1)]


def purse_value(count: int, turns: int) -> int:
    """Value of a number of coins."""
    purse, chest = min(count, PURSE), min(max(count - PURSE, 0), CHEST - PURSE)
    return coin_value(turns) * (6 * purse + 3 * chest + max(count - CHEST, 0)) // 6


def expedition_value(s: State, seat: int) -> int:
    """Points that ships on expeditions will earn at the remaining scorings."""
    total = 0
    for expedition in range(EXPEDITIONS):
        here = s.expeditions[expedition]
        for place in range(here.size):
            if here.owners[place] == seat + 1:
                same = has_colour(s, expedition, place)
                total += points_of(s, expedition, LAST, same)
                total += points_of(s, expedition, FIRST, same) if s.first_done == 0 else 0
    return POINT * total


def mission_value(s: State, seat: int, turns: int) -> int:
    """Expected fulfilled expeditions times the expected value of the contract track (M1)."""
    contracts = 100 * (s.seats[seat].completed + contracts_in_time(s, seat, turns))
    contracts += NEW_CONTRACT * min(turns, MOST_NEW)
    field = min(contracts // 100, CONTRACTS)
    value = s.options.cards[TRACK + field]
    step = s.options.cards[TRACK + min(field + 1, CONTRACTS)] - value
    return expected_fulfilled(s, seat, turns) * (100 * value + step * (contracts % 100)) // 100


def expected_fulfilled(s: State, seat: int, turns: int) -> int:
    """Expected number of expeditions that fulfil the mission, in hundredths."""
    fulfilled = 0
    for expedition in range(EXPEDITIONS):
        fulfilled += is_fulfilled(s, seat, expedition)
    if turns == 0:
        return 100 * fulfilled
    return HELD * fulfilled + NEW_FULFILLED[s.seats[seat].mission] * min(turns, MOST_NEW)


def fleet_value(s: State, seat: int, turns: int) -> int:
    """Ships not on expeditions: as explorers, and as traders while there is time."""
    me = s.seats[seat]
    total = 0
    at_home = 0
    for kind in range(1, SHIPS + 1):
        if me.idle[kind] > 0:
            at_home += me.idle[kind]
            total += me.idle[kind] * ship_value(s, seat, kind, turns)
    if turns == 0 and at_home > me.coins:  # not all crews can be paid
        total = AT_HOME * at_home + (total - AT_HOME * at_home) * me.coins // at_home
    for place in range(RUNNING_CONTRACTS):
        if me.running[place].card != NONE:
            back = turns - me.running[place].left
            for each in me.running[place].ships:
                if 0 < each <= SHIPS:
                    total += ship_value(s, seat, each, back) if back >= 0 else AT_HOME
    if me.flagship_at != FlagshipLocation.EXPEDITION and can_send(s, seat, turns):
        total += FLAGSHIP_AT_HOME + TRADE * 2 * min(turns, TRADING_TURNS)
    return total


def ship_value(s: State, seat: int, kind: int, turns: int) -> int:
    """A ship that is at home with this many turns left."""
    if not can_send(s, seat, turns):
        return AT_HOME
    explores = best_place(s, kind, FIRST_IN_TIME) * PLACE // 100 - CREW * coin_value(turns)
    return max(AT_HOME, explores) + TRADE * TRANSPORT[kind] * min(max(turns - 1, 0), TRADING_TURNS)


def contract_value(s: State, seat: int, turns: int) -> int:
    """Running contracts and those in hand, as coins; `mission_value` counts their effect on the mission."""
    me = s.seats[seat]
    total = 0
    for place in range(RUNNING_CONTRACTS):
        running = me.running[place]
        if running.card != NONE and 0 < running.left <= turns:
            income = income_of(s, running.card, running.duration)
            total += income * coin_value(turns - running.left) * (100 - DELAY * running.left) // 100
    if turns == 0:
        return total
    for contract in range(1, CONTRACTS + 1):
        if me.hand[contract] > 0:
            total += hand_contract_value(s, seat, contract, turns)
    return total


def hand_contract_value(s: State, seat: int, contract: int, turns: int) -> int:
    """A contract in hand; the more of its load the player owns, the likelier it is played."""
    colour, load = CONTRACT_COLOUR[contract], LOAD[contract]
    owned = owned_transport(s, seat, colour)
    if s.seats[seat].flagship_at != FlagshipLocation.EXPEDITION and flagship_shows(s, seat, colour):
        owned += TRANSPORTS - 1
    ready = 100 * min(owned, load) // load
    counted = expected_fulfilled(s, seat, turns)
    return (
        (profit(s, contract, turns) * coin_value(turns) + counted) * (UNLIKELY + LIKELY * ready * ready // 10000) // 100
    )


def reservation_value(s: State, seat: int, turns: int) -> int:
    """Cards that this player has reserved."""
    total = 0
    purse = s.seats[seat].coins + TAKEN_COINS + income_next_turn(s, seat)
    for slot in range(ROW):
        if is_reserved_by(s.purchase_for[slot], seat) and COST[s.purchase_row[slot]] <= purse:
            total += purchase_gain(s, seat, s.purchase_row[slot], turns)
    for place in range(DISPLAY):
        if is_reserved_by(s.display_for[place], seat):
            total += hand_contract_value(s, seat, s.display[place], turns)
    return total * RESERVED // 100


def income_next_turn(s: State, seat: int) -> int:
    """Coins from contracts that complete when the player's next turn begins."""
    total = 0
    for place in range(RUNNING_CONTRACTS):
        running = s.seats[seat].running[place]
        if running.left == 1:
            total += income_of(s, running.card, running.duration)
    return total


def is_reserved_by(mark: int, seat: int) -> bool:
    return mark > 0 and (mark - 1) % SEATS == seat


def purchase_gain(s: State, seat: int, kind: int, turns: int) -> int:
    return max(0, ship_value(s, seat, kind, turns) - coin_value(turns) * COST[kind])


def luck_scale(s: State) -> int:
    """About ten points: a contract, a good mission, a place on an expedition."""
    return LUCK_SCALE // s.players
