"""What a place at the table is worth, in hundredths of a victory point (6.2).

Points that are made, those that ships on expeditions will make, the mission as far as it can be foreseen, and what
coins, ships, contracts and action cards may still become. Coins lose their worth beyond what can be spent: players who
love money too much never come to an end.
"""

from __future__ import annotations

from emporion.games.discovery.bot.prospects import (
    best_place,
    can_send,
    contracts_in_time,
    may_still,
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
from emporion.games.discovery.rules.state import NONE, RUNNING_CONTRACTS, Action, State, Step, Where
from emporion.kernel.seats import SEATS

POINT = 100
SWING = 2400  # points that may change hands in a game, divided by its players
COIN = (30, 45, 65, 80, 95, 105)  # by the turns in which it can still be spent
PURSE, CHEST = 8, 16  # beyond them a coin counts half, and a sixth: more than one can ever spend
AT_HOME = 100  # a ship that explores no more
PLACE = 80  # percent of the best place for a ship: others want it too
FIRST_IN_TIME = 56  # percent of the first scoring that a ship at home will still see
TRADE = 18  # for each transport and turn that a ship can still trade
TRADING_TURNS = 8
FLAGSHIP_AT_HOME = 380  # fits many places
WILD_CARD, RESERVATION_CARD = 70, 45
DELAY = 3  # percent of an income for every turn until it comes
HELD = 60  # percent of the expeditions that fulfil a mission now and still will at the end
NEW_FULFILLED = (0, 70, 56, 42, 28)  # hundredths of an expedition that a turn to come will add, by mission
NEW_CONTRACT = 25  # likewise
MOST_NEW = 6  # turns that are counted for that
UNLIKELY, LIKELY = 8, 55  # percent of a contract in hand: without any ship for it, and with all
RESERVED = 25  # percent of what a reserved card would bring


def evaluate(s: State, seat: int) -> int:
    """How good the state is for a seat."""
    me = s.seats[seat]
    if s.step == Step.OVER:
        return POINT * me.points
    turns = turns_to_come(s, seat)
    total = POINT * me.points + sailing(s, seat) + mission(s, seat, turns)
    total += coins(me.coins, turns) if may_still(s, seat, Action.BUY, turns) else 0
    total += ships(s, seat, turns) + trade(s, seat, turns)
    if turns > 0:
        total += WILD_CARD * me.wild + RESERVATION_CARD * me.reservations + reserved(s, seat, turns)
    return total


def coin(turns: int) -> int:
    return COIN[min(turns, len(COIN) - 1)]


def coins(count: int, turns: int) -> int:
    """What a purse is worth."""
    purse, chest = min(count, PURSE), min(max(count - PURSE, 0), CHEST - PURSE)
    return coin(turns) * (6 * purse + 3 * chest + max(count - CHEST, 0)) // 6


def sailing(s: State, seat: int) -> int:
    """What ships on expeditions will earn at the scorings to come."""
    total = 0
    for expedition in range(EXPEDITIONS):
        here = s.expeditions[expedition]
        for place in range(here.size):
            if here.owners[place] == seat + 1:
                same = has_colour(s, expedition, place)
                total += points_of(s, expedition, LAST, same)
                total += points_of(s, expedition, FIRST, same) if s.first_done == 0 else 0
    return POINT * total


def mission(s: State, seat: int, turns: int) -> int:
    """Expeditions that will fulfil it, times the field that the contracts will reach (M1)."""
    contracts = 100 * (s.seats[seat].completed + contracts_in_time(s, seat, turns))
    contracts += NEW_CONTRACT * min(turns, MOST_NEW)
    field = min(contracts // 100, CONTRACTS)
    value = s.options.cards[TRACK + field]
    step = s.options.cards[TRACK + min(field + 1, CONTRACTS)] - value
    return expected_fulfilled(s, seat, turns) * (100 * value + step * (contracts % 100)) // 100


def expected_fulfilled(s: State, seat: int, turns: int) -> int:
    """Expeditions that will fulfil the mission, in hundredths."""
    fulfilled = 0
    for expedition in range(EXPEDITIONS):
        fulfilled += is_fulfilled(s, seat, expedition)
    if turns == 0:
        return 100 * fulfilled
    return HELD * fulfilled + NEW_FULFILLED[s.seats[seat].mission] * min(turns, MOST_NEW)


def ships(s: State, seat: int, turns: int) -> int:
    """Ships that are not on expeditions: as explorers, and as traders while there is time."""
    me = s.seats[seat]
    total = 0
    at_home = 0
    for kind in range(1, SHIPS + 1):
        if me.idle[kind] > 0:
            at_home += me.idle[kind]
            total += me.idle[kind] * ship(s, seat, kind, turns)
    if turns == 0 and at_home > me.coins:  # not all crews can be paid any more
        total = AT_HOME * at_home + (total - AT_HOME * at_home) * me.coins // at_home
    for place in range(RUNNING_CONTRACTS):
        if me.running[place].card != NONE:
            back = turns - me.running[place].left
            for each in me.running[place].ships:
                if 0 < each <= SHIPS:
                    total += ship(s, seat, each, back) if back >= 0 else AT_HOME
    if me.flagship_at != Where.EXPEDITION and can_send(s, seat, turns):
        total += FLAGSHIP_AT_HOME + TRADE * 2 * min(turns, TRADING_TURNS)
    return total


def ship(s: State, seat: int, kind: int, turns: int) -> int:
    """A ship that is at home for so many turns."""
    if not can_send(s, seat, turns):
        return AT_HOME
    explores = best_place(s, kind, FIRST_IN_TIME) * PLACE // 100 - CREW * coin(turns)
    return max(AT_HOME, explores) + TRADE * TRANSPORT[kind] * min(max(turns - 1, 0), TRADING_TURNS)


def trade(s: State, seat: int, turns: int) -> int:
    """Contracts that run and those in hand, as coins; what they do for the mission is counted there."""
    me = s.seats[seat]
    total = 0
    for place in range(RUNNING_CONTRACTS):
        running = me.running[place]
        if running.card != NONE and 0 < running.left <= turns:
            income = income_of(s, running.card, running.duration)
            total += income * coin(turns - running.left) * (100 - DELAY * running.left) // 100
    if turns == 0:
        return total
    for contract in range(1, CONTRACTS + 1):
        if me.hand[contract] > 0:
            total += hoped_for(s, seat, contract, turns)
    return total


def hoped_for(s: State, seat: int, contract: int, turns: int) -> int:
    """A contract in hand, the likelier to be played the more of its load the player owns."""
    colour, load = CONTRACT_COLOUR[contract], LOAD[contract]
    owned = owned_transport(s, seat, colour)
    if s.seats[seat].flagship_at != Where.EXPEDITION and flagship_shows(s, seat, colour):
        owned += TRANSPORTS - 1
    ready = 100 * min(owned, load) // load
    counted = expected_fulfilled(s, seat, turns)
    return (profit(s, contract, turns) * coin(turns) + counted) * (UNLIKELY + LIKELY * ready * ready // 10000) // 100


def reserved(s: State, seat: int, turns: int) -> int:
    """Cards that only this player may take."""
    total = 0
    purse = s.seats[seat].coins + TAKEN_COINS + income_next_turn(s, seat)
    for slot in range(ROW):
        if is_mark_of(s.purchase_for[slot], seat) and COST[s.purchase_row[slot]] <= purse:
            total += gain(s, seat, s.purchase_row[slot], turns)
    for place in range(DISPLAY):
        if is_mark_of(s.display_for[place], seat):
            total += hoped_for(s, seat, s.display[place], turns)
    return total * RESERVED // 100


def income_next_turn(s: State, seat: int) -> int:
    """Coins of contracts that will be completed when the player's next turn begins."""
    total = 0
    for place in range(RUNNING_CONTRACTS):
        running = s.seats[seat].running[place]
        if running.left == 1:
            total += income_of(s, running.card, running.duration)
    return total


def is_mark_of(mark: int, seat: int) -> bool:
    return mark > 0 and (mark - 1) % SEATS == seat


def gain(s: State, seat: int, kind: int, turns: int) -> int:
    return max(0, ship(s, seat, kind, turns) - coin(turns) * COST[kind])


def luck_scale(s: State) -> int:
    """Some ten points: a contract, a mission that turns out well, a place on an expedition."""
    return SWING // s.players
