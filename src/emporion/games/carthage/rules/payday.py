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
    for colour in range(COLOURS):
        if arrived(s, colour):
            trace(Event.PAYDAY, colour, s.active)
    due = sales_due(s)
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        for colour in range(COLOURS):
            if sells(due, seat, colour):
                sell(s, seat, colour)
    award_tokens(s, due)
    if any_player_ends(s):
        end_game(s, Ending.TOKENS)
    else:
        begin_raid(s)


def sales_due(s: State) -> int:
    """Who sells what: a bit for each seat and colour whose ship has arrived (step 1)."""
    due = 0
    for seat in range(s.players):
        for colour in range(COLOURS):
            if arrived(s, colour) and goods_of(s, seat, colour) > 0:
                due |= 1 << (seat * COLOURS + colour)
    return due


def sells(due: int, seat: int, colour: int) -> bool:
    return due >> (seat * COLOURS + colour) & 1 == 1


def award_tokens(s: State, sold: int) -> None:
    """A token of each colour sold (step 2)."""
    for turn in range(s.players):
        seat = (s.active + turn) % s.players
        for colour in range(COLOURS):
            if sells(sold, seat, colour):
                s.seats[seat].tokens[colour] += 1
                trace(Event.TOKEN, seat, colour, s.seats[seat].tokens[colour])


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
    price = sale_price(s, seat, colour)
    points = sale_points(price, cards)
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


def sale_price(s: State, seat: int, colour: int) -> int:
    """Price of each card in a sale: the highest card plus the seller's tokens."""
    return highest_value(s, seat, colour) + s.seats[seat].tokens[colour]


def sale_points(price: int, cards: int) -> int:
    return (price * cards + VALUE_OF_A_POINT - 1) // VALUE_OF_A_POINT


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
        if tokens_missing(s, seat) == 0:
            return True
    return False


def tokens_missing(s: State, seat: int) -> int:
    """How many tokens a player lacks to end the game."""
    return max(0, s.options.end_tokens - total_tokens(s, seat))


def total_tokens(s: State, seat: int) -> int:
    count = 0
    for colour in range(COLOURS):
        count += s.seats[seat].tokens[colour]
    return count
