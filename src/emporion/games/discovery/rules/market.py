"""The ship market (1.5) and reservations (1.9)."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import (
    COST,
    DISPLAY,
    FIRST_SCORING_PILE,
    LAST_SCORING_PILE,
    PILE_SHIPS,
    PILES,
    ROW,
    SHIPS,
)
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.expeditions import score_first
from emporion.games.discovery.rules.options import FirstScoringTiming
from emporion.games.discovery.rules.state import NONE, Action, State
from emporion.kernel.chance import pick, pick_card
from emporion.kernel.seats import SEATS
from emporion.kernel.trace import trace

SHIP_LUCK, SCORING_LUCK = 0, 2  # purposes of chance


def may_take(s: State, reserved: int) -> bool:
    """Whether no other player has reserved a card (V2). `reserved` is 0, the seat from 1, or the seat from 5 if the
    reservation is from an earlier turn."""
    return reserved == 0 or (reserved - 1) % SEATS == s.active


def can_buy(s: State, slot: int) -> bool:
    """Whether the active player can pay for a ship that no other player has reserved (B1, B8)."""
    ship = s.purchase_row[slot]
    return ship != NONE and COST[ship] <= s.seats[s.active].coins and may_take(s, s.purchase_for[slot])


def buy(s: State, slot: int) -> None:
    """Pay, take the ship, move the one above down with its marker, and refill (B1-B7, V5)."""
    me = s.seats[s.active]
    ship = s.purchase_row[slot]
    me.coins -= COST[ship]
    me.idle[ship] += 1
    trace(Event.BUYS, s.active, ship, slot, COST[ship])
    s.purchase_row[slot] = s.filling_row[slot]
    s.purchase_for[slot] = s.filling_for[slot]
    s.filling_row[slot] = NONE
    s.filling_for[slot] = 0
    s.done |= 1 << Action.BUY
    s.current = Action.BUY
    refill(s, slot)


def refill(s: State, slot: int) -> None:
    """Draw a card from the pile into the filling row. A scoring card is put aside and another card drawn (B6)."""
    while s.filling_row[slot] == NONE:
        pile = current_pile(s)
        if pile == PILES:
            return
        s.reveals += 1
        if draws_scoring_card(s, pile):
            turn_up_scoring_card(s, pile)
        else:
            ship = pick_card(s.chance, SHIP_LUCK, s.unseen, ships_unseen(s))
            s.unseen[ship] -= 1
            s.filling_row[slot] = ship
            trace(Event.NEW_SHIP, ship, slot)


def current_pile(s: State) -> int:
    """The first pile that is not empty (B3); PILES if all are empty."""
    pile = 0
    while pile < PILES and s.piles[pile] == 0:
        pile += 1
    return pile


def draws_scoring_card(s: State, pile: int) -> bool:
    """Draw from a pile; whether the card is the scoring card shuffled into it (1.2.4)."""
    cards = s.piles[pile]
    s.piles[pile] -= 1
    return hides_scoring_card(s, pile) and pick(s.chance, SCORING_LUCK, cards) == 0


def hides_scoring_card(s: State, pile: int) -> bool:
    """Whether a scoring card is still in this pile (1.2.4)."""
    return (pile == FIRST_SCORING_PILE and s.first_out == 0) or (pile == LAST_SCORING_PILE and s.last_out == 0)


def turn_up_scoring_card(s: State, pile: int) -> None:
    """First Scoring takes place at the end of the turn, unless an option says otherwise (P3, U1). After Last Scoring
    every player has one more turn (L1); if the game has stalled, the last round has already begun (U19)."""
    if pile == FIRST_SCORING_PILE:
        s.first_out = 1
        trace(Event.FIRST_SCORING_CARD)
        if s.first_done == 0:
            s.first_turns = turns_to_first_scoring(s)
            if s.first_turns == 0:
                score_first(s)
    else:
        s.last_out = 1
        trace(Event.LAST_SCORING_CARD)
        if s.turns_left == 0:
            s.turns_left = s.players + 1


def turns_to_first_scoring(s: State) -> int:
    """1 for the current turn; one more for each player at the end of the round; 0 for immediately (U1)."""
    if s.options.first_scoring_timing == FirstScoringTiming.END_OF_ROUND:
        return s.players + 1
    return 1 if s.options.first_scoring_timing == FirstScoringTiming.END_OF_TURN else 0


def ships_unseen(s: State) -> int:
    count = 0
    for kind in range(1, SHIPS + 1):
        count += s.unseen[kind]
    return count


def purchases_made(s: State) -> int:
    """Purchases so far: each drew a ship from the piles (B2)."""
    return PILE_SHIPS - ships_unseen(s)


def safe_purchases(s: State, pile: int) -> int:
    """Purchases before a pile is reached: the ships in earlier piles (B3, B6)."""
    count = 0
    for earlier in range(pile):
        count += s.piles[earlier] - hides_scoring_card(s, earlier)
    return count


def reserve_ship(s: State, place: int) -> None:
    """Put a marker on a ship in the purchase row or, from place ROW on, in the filling row (V1)."""
    s.seats[s.active].reservations -= 1
    if place < ROW:
        s.purchase_for[place] = s.active + 1
        trace(Event.RESERVES_SHIP, s.active, s.purchase_row[place], place)
    else:
        s.filling_for[place - ROW] = s.active + 1
        trace(Event.RESERVES_SHIP, s.active, s.filling_row[place - ROW], place)


def reserve_contract(s: State, place: int) -> None:
    s.seats[s.active].reservations -= 1
    s.display_for[place] = s.active + 1
    trace(Event.RESERVES_CONTRACT, s.active, s.display[place], place)


def expire_reservations(s: State) -> None:
    """At the end of a turn, remove the active player's markers from earlier turns; those of this turn stay one more
    turn (V4, T7)."""
    expired = s.active + 1 + SEATS
    for slot in range(ROW):
        if s.purchase_for[slot] == expired:
            trace(Event.SHIP_FREED, s.active, s.purchase_row[slot])
        if s.filling_for[slot] == expired:
            trace(Event.SHIP_FREED, s.active, s.filling_row[slot])
        s.purchase_for[slot] = age_reservation(s, s.purchase_for[slot])
        s.filling_for[slot] = age_reservation(s, s.filling_for[slot])
    for place in range(DISPLAY):
        if s.display_for[place] == expired:
            trace(Event.CONTRACT_FREED, s.active, s.display[place])
        s.display_for[place] = age_reservation(s, s.display_for[place])


def age_reservation(s: State, reserved: int) -> int:
    if reserved == s.active + 1:
        return reserved + SEATS
    return 0 if reserved == s.active + 1 + SEATS else reserved
