"""The ship market (1.5) and reservations (1.9)."""

from __future__ import annotations

from emporion.games.discovery.rules.cards import COST, DISPLAY, FIRST_SCORING_PILE, LAST_SCORING_PILE, PILES, ROW, SHIPS
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.expeditions import score_first
from emporion.games.discovery.rules.options import FirstScoringTiming
from emporion.games.discovery.rules.state import NONE, Action, State
from emporion.kernel.chance import pick, pick_card
from emporion.kernel.seats import SEATS
from emporion.kernel.trace import trace

SHIP_LUCK, SCORING_LUCK = 0, 2  # purposes of chance


def may_touch(s: State, reserved: int) -> bool:
    """Whether no other player has reserved a card (V2). A mark is 0, or a seat from 1; from 5 if it is from an earlier
    turn."""
    return reserved == 0 or (reserved - 1) % SEATS == s.active


def can_buy(s: State, slot: int) -> bool:
    """A ship of the purchase row that one can pay and nobody else has reserved (B1, B8)."""
    ship = s.purchase_row[slot]
    return ship != NONE and COST[ship] <= s.seats[s.active].coins and may_touch(s, s.purchase_for[slot])


def buy(s: State, slot: int) -> None:
    """Pay, take the ship, let the one above move down with its marker, and fill up (B1-B7, V5)."""
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
    """Draw the next pile card into the filling row. A scoring card is put aside and another card drawn (B6)."""
    while s.filling_row[slot] == NONE:
        pile = present_pile(s)
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


def present_pile(s: State) -> int:
    """Piles are used up from left to right (B3); PILES if all are empty."""
    pile = 0
    while pile < PILES and s.piles[pile] == 0:
        pile += 1
    return pile


def draws_scoring_card(s: State, pile: int) -> bool:
    """Take a card off a pile: whether it is the scoring card that was shuffled into it (1.2.4)."""
    cards = s.piles[pile]
    s.piles[pile] -= 1
    inside = (pile == FIRST_SCORING_PILE and s.first_out == 0) or (pile == LAST_SCORING_PILE and s.last_out == 0)
    return inside and pick(s.chance, SCORING_LUCK, cards) == 0


def turn_up_scoring_card(s: State, pile: int) -> None:
    """First Scoring: it is scored at the end of the turn, unless the option says otherwise (P3, U1). Last Scoring:
    after this turn everybody has one more (L1); if the game had stalled, the last round runs already (U19)."""
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
    """The present turn; or one more for everybody, as before the last scoring; or none (U1)."""
    if s.options.first_scoring_timing == FirstScoringTiming.END_OF_ROUND:
        return s.players + 1
    return 1 if s.options.first_scoring_timing == FirstScoringTiming.END_OF_TURN else 0


def ships_unseen(s: State) -> int:
    count = 0
    for kind in range(1, SHIPS + 1):
        count += s.unseen[kind]
    return count


def reserve_ship(s: State, place: int) -> None:
    """Put a marker on a ship: of the purchase row, then of the filling row (V1)."""
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
    """At the end of a turn markers from an earlier turn of the player come off; those of this turn stay for one more
    (V4, T7)."""
    expired = s.active + 1 + SEATS
    for slot in range(ROW):
        if s.purchase_for[slot] == expired:
            trace(Event.SHIP_FREED, s.active, s.purchase_row[slot])
        if s.filling_for[slot] == expired:
            trace(Event.SHIP_FREED, s.active, s.filling_row[slot])
        s.purchase_for[slot] = older(s, s.purchase_for[slot])
        s.filling_for[slot] = older(s, s.filling_for[slot])
    for place in range(DISPLAY):
        if s.display_for[place] == expired:
            trace(Event.CONTRACT_FREED, s.active, s.display[place])
        s.display_for[place] = older(s, s.display_for[place])


def older(s: State, reserved: int) -> int:
    if reserved == s.active + 1:
        return reserved + SEATS
    return 0 if reserved == s.active + 1 + SEATS else reserved
