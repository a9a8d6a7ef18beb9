"""Trade contracts: accepting them (1.4), sending ships on them (1.7), and their turn track."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import INCOME
from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    COLOUR,
    CONTRACT_COLOUR,
    DISPLAY,
    DURATIONS,
    FLAGSHIP,
    HAND_LIMIT,
    LOAD,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.fleet import can_load, crew_ship, flagship_shows, is_available, reveal_flagship
from emporion.games.discovery.rules.market import may_take
from emporion.games.discovery.rules.state import BERTHS, NONE, RUNNING_CONTRACTS, Action, FlagshipLocation, State, Step
from emporion.kernel.chance import pick_card
from emporion.kernel.trace import trace

CONTRACT_LUCK = 1  # a purpose of chance


def can_accept(s: State) -> bool:
    """Whether the active player has a coin and fewer than four contracts in hand (A2, A4)."""
    return can_pay_contract(s) and s.seats[s.active].hand_size < HAND_LIMIT


def can_pay_contract(s: State) -> bool:
    return s.seats[s.active].coins >= ACCEPT_PRICE


def can_accept_from(s: State, place: int) -> bool:
    """Whether `place` holds an open contract that no other player has reserved, or a deck card (A6, A7)."""
    if place == DISPLAY:
        return s.deck_size > 0
    return s.display[place] != NONE and may_take(s, s.display_for[place])


def accept(s: State, place: int) -> None:
    """Take a contract into the hand; an open one is replaced at once (A2, A3, A5)."""
    me = s.seats[s.active]
    me.coins -= ACCEPT_PRICE
    me.hand_size += 1
    s.done |= 1 << Action.ACCEPT
    s.current = Action.NONE
    if place == DISPLAY:
        contract = draw_contract(s)
        me.hand[contract] += 1
        trace(Event.ACCEPTS_UNSEEN, s.active, contract, 1 << s.active)
        return
    contract = s.display[place]
    me.hand[contract] += 1
    me.seen[contract] += 1
    trace(Event.ACCEPTS, s.active, contract, place)
    s.display[place] = NONE
    s.display_for[place] = 0
    fill_display(s, place)


def fill_display(s: State, place: int) -> None:
    """Turn up a contract, if the deck has one (A3, A6)."""
    if s.deck_size > 0:
        s.display[place] = draw_contract(s)
        trace(Event.NEW_CONTRACT, s.display[place], place)


def draw_contract(s: State) -> int:
    contract = pick_card(s.chance, CONTRACT_LUCK, s.deck, s.deck_size)
    s.deck[contract] -= 1
    s.deck_size -= 1
    s.reveals += 1
    return contract


# Sending ships


def can_play(s: State, contract: int) -> bool:
    """Whether idle ships can make up the exact load of a contract (K3)."""
    return can_load(s, CONTRACT_COLOUR[contract], LOAD[contract], NONE)


def play(s: State, contract: int) -> None:
    """Put a contract on the table; its ships are then chosen one by one (K1)."""
    me = s.seats[s.active]
    s.secret = 1 - me.seen[contract]
    me.hand[contract] -= 1
    me.seen[contract] = 0
    me.hand_size -= 1
    place = 0
    while me.running[place].card != NONE:
        place += 1
    me.running[place].card = contract
    s.target = place
    s.due = LOAD[contract]
    s.cursor = 0
    s.done |= 1 << Action.SEND
    s.current = Action.SEND
    s.step = Step.CONTRACT_SHIP
    trace(Event.PLAYS, s.active, contract)


def can_load_with(s: State, kind: int) -> bool:
    """Whether the exact load is still reachable after choosing this ship next. Ships are chosen in the order of their
    kinds; the flagship comes last and carries the missing transport."""
    me = s.seats[s.active]
    contract = me.running[s.target].card
    colour = CONTRACT_COLOUR[contract]
    if not is_available(s, kind) or not suits_contract(s, kind, contract):
        return False
    if kind == FLAGSHIP:
        return s.due <= TRANSPORTS
    if kind < s.cursor or TRANSPORT[kind] > s.due:
        return False
    return can_load(s, colour, s.due - TRANSPORT[kind], kind)


def load(s: State, kind: int) -> None:
    """Put a ship on the contract."""
    me = s.seats[s.active]
    running = me.running[s.target]
    fits = fits_contract(s, kind, running.card)
    place = 0
    while running.ships[place] != NONE:
        place += 1
    running.ships[place] = kind
    value = s.due if kind == FLAGSHIP else TRANSPORT[kind]
    if kind == FLAGSHIP:
        running.value = value
        me.flagship_at = FlagshipLocation.CONTRACT
    crew_ship(s, kind)
    me.wild -= not fits
    s.due -= value
    s.cursor = kind
    if s.due == 0:
        s.step = Step.DURATION


def set_duration(s: State, turns: int) -> None:
    """Start the contract with its ships (K1, K5). Playing it reveals it to the players who had not seen it."""
    running = s.seats[s.active].running[s.target]
    running.duration = turns
    running.left = turns
    for berth in range(BERTHS):
        if running.ships[berth] != NONE:
            announce_ship(s, running.ships[berth])
    trace(Event.UNDER_WAY, s.active, running.card, turns)
    reveal_flagship(s)
    s.reveals += s.secret
    s.secret = 0
    s.target = 0
    s.cursor = 0
    s.step = Step.ACTION


def announce_ship(s: State, kind: int) -> None:
    """Announce a ship of the contract being sent."""
    running = s.seats[s.active].running[s.target]
    value = running.value if kind == FLAGSHIP else TRANSPORT[kind]
    trace(Event.LOADS, s.active, kind, value, not fits_contract(s, kind, running.card))


def fits_contract(s: State, kind: int, contract: int) -> bool:
    """Whether a ship of the active player needs no Wild Ship card on a contract (K2, F1)."""
    colour = CONTRACT_COLOUR[contract]
    return flagship_shows(s, s.active, colour) if kind == FLAGSHIP else COLOUR[kind] == colour


def suits_contract(s: State, kind: int, contract: int) -> bool:
    """Whether a ship has the colour of a contract, or a Wild Ship card is left (K2)."""
    return fits_contract(s, kind, contract) or s.seats[s.active].wild > 0


def may_carry(s: State, kind: int, contract: int) -> bool:
    """Whether a ship may be one of those that carry a contract, whatever the others are (K2, K3)."""
    return suits_contract(s, kind, contract) and (kind == FLAGSHIP or TRANSPORT[kind] <= LOAD[contract])


# The turn track


def advance_contracts(s: State) -> None:
    """At the start of a turn all markers move one field; contracts that leave the track are completed (T1, K6, K7)."""
    me = s.seats[s.active]
    for place in range(RUNNING_CONTRACTS):
        running = me.running[place]
        if running.card != NONE:
            running.left -= 1
            if running.left == 0:
                income = income_of(s, running.card, running.duration)
                me.coins += income
                me.completed += 1
                trace(Event.COMPLETES, s.active, running.card, income)
                bring_home(s, s.active, place)


def income_of(s: State, contract: int, turns: int) -> int:
    """Coins that a contract pays for this number of turns (C6)."""
    return s.options.cards[INCOME + DURATIONS * (contract - 1) + turns - 1]


def bring_home(s: State, seat: int, place: int) -> None:
    """Return a contract's ships to the idle ones and remove its card."""
    me = s.seats[seat]
    running = me.running[place]
    for berth in range(BERTHS):
        ship = running.ships[berth]
        if ship == FLAGSHIP:
            me.flagship_at = FlagshipLocation.IDLE
        elif ship != NONE:
            me.idle[ship] += 1
        running.ships[berth] = NONE
    s.gone[running.card] += 1
    running.card = NONE
    running.duration = 0
    running.left = 0
    running.value = 0
