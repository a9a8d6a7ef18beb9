"""Setup (1.2)."""

from __future__ import annotations

from emporion.games.discovery.rules.card_sets import MISSIONS
from emporion.games.discovery.rules.cards import (
    CONTRACTS,
    COPIES,
    DISPLAY,
    FIRST_COINS,
    FIRST_CONTRACTS,
    FIRST_SCORING_PILE,
    FLAGSHIPS,
    LAST_SCORING_PILE,
    MISSION_SET,
    PILE_SIZES,
    PILES,
    ROW,
    SHIPS,
    Mission,
)
from emporion.games.discovery.rules.contracts import draw_contract, fill_display
from emporion.games.discovery.rules.events import Event
from emporion.games.discovery.rules.market import SHIP_LUCK, ships_unseen
from emporion.games.discovery.rules.options import Missions, Options, SeatBonus
from emporion.games.discovery.rules.state import State
from emporion.games.discovery.rules.turn import begin_turn
from emporion.kernel.chance import pick, pick_card
from emporion.kernel.trace import trace

MISSION_LUCK, FLAGSHIP_LUCK, START_LUCK = 3, 4, 5  # purposes of chance
EQUAL_MISSION = (0, 0, int(Mission.MAJ), int(Mission.MAJ), int(Mission.HALF))  # by players (U5)
LATE_BONUS = (0, 0, 1, 1)  # coins by turn order (U18)
RISING_BONUS = (0, 1, 1, 2)


def setup(s: State) -> None:
    """Lay out the table, deal, and start with a random player (U12)."""
    lay_out_ships(s)
    for contract in range(1, CONTRACTS + 1):
        s.deck[contract] = 1
    s.deck_size = CONTRACTS
    for seat in range(s.players):
        me = s.seats[seat]
        me.coins = FIRST_COINS
        me.wild = wild_cards(s.players)
        me.reservations = reservation_cards(s.players)
        for _ in range(FIRST_CONTRACTS):
            contract = draw_contract(s)
            me.hand[contract] += 1
            trace(Event.DEALT, seat, contract, 1 << seat)
        me.hand_size = FIRST_CONTRACTS
    for place in range(DISPLAY):
        fill_display(s, place)
    deal_missions(s)
    deal_flagships(s)
    s.starter = pick(s.chance, START_LUCK, s.players)
    trace(Event.STARTS, s.starter)
    for turn in range(s.players):
        s.seats[(s.starter + turn) % s.players].coins += bonus(s, turn)
    begin_turn(s, s.starter)


def wild_cards(players: int) -> int:
    """Wild Ship cards per player (1.2.7)."""
    return 3 if players == 2 else 2


def reservation_cards(players: int) -> int:
    return 2 if players == 2 else 1


def lay_out_ships(s: State) -> None:
    """Two rows of five ships and five piles; the scoring cards go into the third and fifth pile (1.2.3, 1.2.4)."""
    for kind in range(1, SHIPS + 1):
        s.unseen[kind] = COPIES[kind]
    for slot in range(ROW):
        s.purchase_row[slot] = draw_ship(s)
    for slot in range(ROW):
        s.filling_row[slot] = draw_ship(s)
    for pile in range(PILES):
        s.piles[pile] = PILE_SIZES[pile] + (pile == FIRST_SCORING_PILE) + (pile == LAST_SCORING_PILE)


def draw_ship(s: State) -> int:
    ship = pick_card(s.chance, SHIP_LUCK, s.unseen, ships_unseen(s))
    s.unseen[ship] -= 1
    return ship


def deal_missions(s: State) -> None:
    """Deal each player a mission of the set for this player count; the rest stay unseen (1.2.8, 1.2.10, U5)."""
    for card in range(MISSION_SET):
        s.mission_box[mission_in_set(s.options, s.players, card)] += 1
    for seat in range(s.players):
        mission = pick_card(s.chance, MISSION_LUCK, s.mission_box, MISSION_SET - seat)
        s.mission_box[mission] -= 1
        s.seats[seat].mission = mission


def mission_in_set(options: Options, players: int, card: int) -> int:
    """A mission of the set in use (U5)."""
    if options.missions == Missions.EQUAL:
        return EQUAL_MISSION[players]
    if options.missions == Missions.FULL:
        return card + 1
    return options.cards[MISSIONS + MISSION_SET * (players - 2) + card]


def deal_flagships(s: State) -> None:
    """Deal each player one of the six flagships (1.2.9)."""
    for flagship in range(1, FLAGSHIPS + 1):
        s.flagship_box[flagship] = 1
    for seat in range(s.players):
        flagship = pick_card(s.chance, FLAGSHIP_LUCK, s.flagship_box, FLAGSHIPS - seat)
        s.flagship_box[flagship] -= 1
        s.seats[seat].flagship = flagship


def bonus(s: State, turn: int) -> int:
    """Extra coins for later seats, if the option is on (U18)."""
    if s.options.seat_bonus == SeatBonus.LATE:
        return LATE_BONUS[turn]
    return RISING_BONUS[turn] if s.options.seat_bonus == SeatBonus.RISING else 0
