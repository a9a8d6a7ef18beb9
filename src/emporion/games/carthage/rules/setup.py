"""Setup (1.2)."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, COPIES, DECK_SIZE, KINDS, VALUE
from emporion.games.carthage.rules.deck import START_LUCK, draw
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.market import deal
from emporion.games.carthage.rules.state import NO_CARD, Phase, State
from emporion.games.carthage.rules.turn import begin_turn
from emporion.kernel.chance import pick
from emporion.kernel.seats import EVERYONE
from emporion.kernel.trace import trace

MARKET_CARDS = 5
FARM_CARDS = 3
FIRST_HAND = 8


def setup(s: State) -> None:
    """Set up the game in the order of 1.2; players, options and key are already in the state."""
    for kind in range(KINDS):
        s.pile[kind] = COPIES[kind]
    s.pile_size = DECK_SIZE
    s.discard_top = NO_CARD
    for colour in range(COLOURS):
        s.ships[colour] = s.options.track_start
    deal(s, MARKET_CARDS, FARM_CARDS)
    for seat in range(s.players):
        draw_first_hand(s, seat)
    s.starter = starting_player(s)
    s.active = s.starter
    if s.options.start_token:
        s.phase = Phase.TOKEN
        s.actor = s.starter
    else:
        begin_turn(s)


def draw_first_hand(s: State, seat: int) -> None:
    """Draw one card at a time, openly, until their value is 8 or more (S5)."""
    me = s.seats[seat]
    total = 0
    while total < FIRST_HAND:
        kind = draw(s)
        me.hand[kind] += 1
        me.hand_size += 1
        total += VALUE[kind]
        viewers = viewers_of_first_hand(s, seat)
        me.hidden[kind] += viewers != EVERYONE
        trace(Event.HAND_CARD, seat, kind, viewers)


def viewers_of_first_hand(s: State, seat: int) -> int:
    """The seats that see the initial hand of `seat`, as bits."""
    return EVERYONE if s.options.show_initial_hands or s.options.open_hands else 1 << seat


def starting_player(s: State) -> int:
    """Lowest sum, then fewest cards, then chance (S6)."""
    best = 0
    tied = 0  # seats that share the best rank, as bits
    for seat in range(s.players):
        rank = first_hand_rank(s, seat)
        if tied == 0 or rank < best:
            best = rank
            tied = 1 << seat
        elif rank == best:
            tied |= 1 << seat
    count = 0
    for seat in range(s.players):
        count += tied >> seat & 1
    chosen = pick(s.chance, START_LUCK, count) if count > 1 else 0
    starter = 0
    for seat in range(s.players):
        if tied >> seat & 1:
            if chosen == 0:
                starter = seat
            chosen -= 1
    trace(Event.STARTS, starter, best // 16, best % 16, count, viewers_of_first_hand(s, starter))
    return starter


def first_hand_rank(s: State, seat: int) -> int:
    """The hand's value, then its number of cards, as one comparable number."""
    total = 0
    for kind in range(KINDS):
        total += s.seats[seat].hand[kind] * VALUE[kind]
    return total * 16 + s.seats[seat].hand_size


def choose_token(s: State, colour: int) -> None:
    """Each player takes a token of any colour, clockwise from the starting player (S7)."""
    s.seats[s.actor].tokens[colour] += 1
    trace(Event.TOKEN, s.actor, colour, s.seats[s.actor].tokens[colour])
    s.asked += 1
    if s.asked < s.players:
        s.actor = (s.actor + 1) % s.players
    else:
        s.asked = 0
        begin_turn(s)
