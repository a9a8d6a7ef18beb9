"""The evaluation function: the points a seat may expect, in hundredths of a victory point.

The constants are estimates; those for money and danger were tuned by matches between bots.
"""

from __future__ import annotations

from emporion.games.carthage.rules.cards import COLOURS, KINDS, THREES, TWOS, VALUE, colour_of
from emporion.games.carthage.rules.market import coins
from emporion.games.carthage.rules.payday import VALUE_OF_A_POINT, goods_of, highest_value, total_tokens
from emporion.games.carthage.rules.raid import raided, unstored
from emporion.games.carthage.rules.rows import Marker
from emporion.games.carthage.rules.state import Phase, Seat, State
from emporion.kernel.workspace import NoWorkspace

POINT = 100
VICTORY = 1000  # ending the game as the winner is worth more than any future sale
COIN = 20  # five coins buy about one point of goods
WALLET = 20  # a full Market costs 16 on average and rarely more than this; further coins must wait
SPARE_COIN = 12
IN_TIME = 3  # tokens that must be missing for money to be spent and the goods sold
TOKEN = 80  # raises the price of four or five cards sold later
FAVOUR = 4  # for each card of the token's colour on offer
DELAY = 4  # percent of a sale per space still to sail: distant ships may be overtaken
HURRY = 16  # additional percent when a single token ends the game
AHEAD = 12  # percent of the goods lost if pirate spaces are still ahead
AMONG_PIRATES = 25  # percent lost on a pirate space, with no other ship near Carthage
NEAR = 2  # spaces that one purchase can move a ship
NEAR_SHIP = 22  # percent for every other ship that one purchase can bring to Carthage, which causes a raid
WORST = 75  # the maximum percentage: a raid is never certain
LUCK_SCALE = 800  # hundredths of a point, divided by the number of players
PROMISE = 40  # percent of a reserved card's effect on a set: it must still be paid for
RUDDER = 20  # a cheap reserved card of a ship near Carthage lets its owner choose the payday
CHEAP = 3


def evaluate(s: State, workspace: NoWorkspace, seat: int) -> int:
    """Points plus the expected value of goods, tokens, money and the marker."""
    me = s.seats[seat]
    total = me.points * POINT
    if s.phase == Phase.OVER:
        return total + (VICTORY if wins(s, seat) else 0)
    left = tokens_to_go(s)
    total += money_value(me, left) + reservation_value(s, seat)
    for colour in range(COLOURS):
        if me.tokens[colour] > 0:
            total += me.tokens[colour] * token_value(s, colour, left)
        if goods_of(s, seat, colour) > 0:
            total += goods_value(s, seat, colour, left)
    return total


def wins(s: State, seat: int) -> bool:
    """Most points, then most tokens (E3)."""
    mine = s.seats[seat].points * POINT + total_tokens(s, seat)
    for other in range(s.players):
        if s.seats[other].points * POINT + total_tokens(s, other) > mine:
            return False
    return True


def tokens_to_go(s: State) -> int:
    """Tokens that the player nearest to the end still needs."""
    most = 0
    for seat in range(s.players):
        most = max(most, total_tokens(s, seat))
    return max(1, s.options.end_tokens - most)


def money_value(me: Seat, left: int) -> int:
    """Coins are worth the goods they buy; less beyond the price of a Market, and less near the end."""
    mine = coins(me)
    useful = min(mine, WALLET) * COIN + max(0, mine - WALLET) * SPARE_COIN
    return useful * min(left, IN_TIME) // IN_TIME


def revenue(value: int) -> int:
    """Points of a sale before rounding."""
    return value * POINT // VALUE_OF_A_POINT


def goods_value(s: State, seat: int, colour: int, left: int) -> int:
    """The expected sale: safe goods fully, exposed goods by the chance of no raid."""
    cards = goods_of(s, seat, colour)
    me = s.seats[seat]
    price = highest_value(s, seat, colour) + me.tokens[colour]
    icons = me.hand[colour + THREES] + 2 * me.hand[colour + TWOS]
    exposed = max(0, unstored(s, seat, colour) - icons)
    value = revenue(price * cards) - revenue(price * exposed) * danger(s, colour) // 100
    return value * confidence(spaces_from_home(s, colour), left) // 100


def spaces_from_home(s: State, colour: int) -> int:
    return s.options.track_size - 1 - s.ships[colour]


def confidence(spaces: int, left: int) -> int:
    """Percent chance that a ship this far away arrives before the game ends."""
    return max(0, 100 - spaces * (DELAY + HURRY // left))


def danger(s: State, colour: int) -> int:
    """Percent chance that unstored goods of this colour are lost to pirates."""
    if not raided(s, colour):
        return AHEAD if s.options.track_pirates >> s.ships[colour] > 0 else 0
    risk = AMONG_PIRATES
    for other in range(COLOURS):
        if other != colour and spaces_from_home(s, other) <= NEAR:
            risk += NEAR_SHIP
    return min(risk, WORST)


def token_value(s: State, colour: int, left: int) -> int:
    """A token raises the price of all later sales of its colour; early ones do so more often."""
    on_offer = 0
    for kind in range(colour, KINDS, COLOURS):
        on_offer += s.market[kind] + s.farm[kind]
    return (TOKEN + on_offer * FAVOUR) * left // s.options.end_tokens


def reservation_value(s: State, seat: int) -> int:
    """A five for a set without one, or a cheap card that lets its owner time a ship's arrival."""
    me = s.seats[seat]
    if me.marker == Marker.FREE:
        return 0
    colour = colour_of(me.reserved)
    cards = goods_of(s, seat, colour)
    if cards == 0:
        return 0
    lift = max(0, VALUE[me.reserved] - highest_value(s, seat, colour))
    total = revenue(lift * cards) * PROMISE // 100
    if VALUE[me.reserved] <= CHEAP and spaces_from_home(s, colour) == 1:
        total += RUDDER
    return total


def luck_scale(s: State) -> int:
    """Every player expects further sales of a few points, smaller with more players."""
    return LUCK_SCALE // s.players
