"""Payday (1.9): every player sells the colours whose ships are in Carthage, and gets a token for each."""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, FIVES, KINDS, THREES, TWOS, VALUE
from emporion.games.carthage.rules.deck import discard, draw
from emporion.games.carthage.rules.events import Event
from emporion.games.carthage.rules.raid import begin_raid
from emporion.games.carthage.rules.state import NO_CARD, Ending, Phase, State
from emporion.games.carthage.rules.turn import end_game
from emporion.kernel.trace import trace

VALUE_OF_A_POINT = 5


def arrived(s: State, colour: int) -> bool:
    return s.ships[colour] == s.options.track_size - 1


def any_ship_arrived(s: State) -> bool:
    """Whether it is payday: at least one ship is in Carthage (M5)."""
    for colour in range(COLOURS):
        if arrived(s, colour):
            return True
    return False


def payday(s: State) -> None:
    """If a ship has arrived: sales, tokens, end check; then the raid (1.9)."""
    if not any_ship_arrived(s):
        s.phase = Phase.NEXT_TURN
        return
    sold = 0  # a bit for each seat and colour sold
    for colour in range(COLOURS):
        if arrived(s, colour):
            trace(Event.PAYDAY, colour, s.active)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        for colour in range(COLOURS):
            if arrived(s, colour) and goods_of(s, seat, colour) > 0:
                sell(s, seat, colour)
                sold |= 1 << (seat * COLOURS + colour)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        for colour in range(COLOURS):
            if sold >> (seat * COLOURS + colour) & 1:
                s.seats[seat].tokens[colour] += 1
                trace(Event.TOKEN, seat, colour, s.seats[seat].tokens[colour])
    if any_player_ends(s):
        end_game(s, Ending.TOKENS)
    else:
        begin_raid(s)


def goods_of(s: State, seat: int, colour: int) -> int:
    """Number of cards of a colour in a stock, stored or not."""
    me = s.seats[seat]
    count = 0
    for kind in range(colour + FIVES, KINDS, COLOURS):
        count += me.goods[kind] + me.stored[kind]
    return count


def sell(s: State, seat: int, colour: int) -> None:
    """Highest card plus the seller's tokens, times cards; 1 victory point per 5, rounded up (step 1).

    The lowest cards of the set go under the trader, one per point. Remaining points are drawn unseen from the pile;
    remaining cards are discarded.
    """
    me = s.seats[seat]
    cards = goods_of(s, seat, colour)
    highest = highest_value(s, seat, colour)
    price = highest + me.tokens[colour]
    points = (price * cards + VALUE_OF_A_POINT - 1) // VALUE_OF_A_POINT
    trace(Event.SALE, seat, colour, highest, me.tokens[colour], price, cards, price * cards, points)
    me.points += points
    kept = min(points, cards)
    for kind in range(colour + TWOS, -1, -COLOURS):  # lowest first
        count = me.goods[kind] + me.stored[kind]
        if count > 0:
            me.goods[kind] = 0
            me.stored[kind] = 0
            under = min(count, kept)
            kept -= under
            if under > 0:
                s.retired[kind] += under
                trace(Event.VICTORY_CARDS, seat, kind, under)
            if count > under:
                discard(s, kind, count - under)
                trace(Event.LEFT_OVER, seat, kind, count - under)
    if points > cards:
        draw_victory_cards(s, seat, points - cards)


def highest_value(s: State, seat: int, colour: int) -> int:
    """Value of the highest card of a colour in a stock."""
    me = s.seats[seat]
    if me.goods[colour + FIVES] + me.stored[colour + FIVES] > 0:
        return VALUE[FIVES]
    if me.goods[colour + THREES] + me.stored[colour + THREES] > 0:
        return VALUE[THREES]
    return VALUE[TWOS]


def draw_victory_cards(s: State, seat: int, count: int) -> None:
    """Points beyond the set are face-down cards from the pile; without cards the points still count (1.10)."""
    drawn = 0
    for _ in range(count):
        kind = draw(s)
        if kind != NO_CARD:
            s.buried[kind] += 1
            s.buried_size += 1
            drawn += 1
    if drawn > 0:
        trace(Event.VICTORY_DRAWN, seat, drawn)
    if drawn < count:
        s.uncovered += count - drawn
        trace(Event.UNCOVERED, seat, count - drawn)


def any_player_ends(s: State) -> bool:
    """Whether any player has enough tokens to end the game (E1)."""
    for seat in range(s.players):
        if total_tokens(s, seat) >= s.options.end_tokens:
            return True
    return False


def total_tokens(s: State, seat: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += s.seats[seat].tokens[colour]
    return count
