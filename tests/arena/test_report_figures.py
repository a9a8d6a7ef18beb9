"""Traders of Carthage and Dale of Merchants: figures of games made by hand."""

from __future__ import annotations

import pytest

from emporion.games import carthage, dale
from emporion.games.carthage.report.statistics import Statistics as CarthageStatistics
from emporion.games.carthage.rules.cards import FIVES, THREES, Colour
from emporion.games.carthage.rules.events import Event as Carthage
from emporion.games.dale.report.collected import DECK_THINGS
from emporion.games.dale.report.statistics import Statistics as DaleStatistics
from emporion.games.dale.rules.cards import CODES, DECK, JUNK
from emporion.games.dale.rules.events import Event as Dale
from emporion.kernel import reference
from tests.arena.figures import Happened, figures, share, table_titled, watch

RED, BLUE = Colour.RED, Colour.BLUE


def carthage_counted(*events: Happened) -> CarthageStatistics:
    statistics = CarthageStatistics(2)
    watch(statistics, carthage.GAME, *events)
    return statistics


def dale_counted(*events: Happened) -> DaleStatistics:
    statistics = DaleStatistics(2)
    watch(statistics, dale.GAME, *events)
    return statistics


# Traders of Carthage


def sale(seat: int, colour: int, price: int, cards: int, points: int) -> Happened:
    return (Carthage.SALE, seat, colour, price, 0, price, cards, price * cards, points)


def test_goods_that_win_are_those_that_winners_prefer() -> None:
    done = carthage_counted(
        (Carthage.TOKEN, 0, RED, 1),
        (Carthage.TOKEN, 1, BLUE, 1),
        (Carthage.TURN, 0, 1),
        sale(0, RED, 5, 3, 3),
        sale(0, BLUE, 2, 1, 1),
        sale(1, RED, 5, 4, 4),
        sale(1, BLUE, 3, 2, 2),
        (Carthage.TOKEN, 0, BLUE, 1),
    )
    red, blue = (figures(table_titled(done, "Which goods win"), f"{name} goods") for name in ("red", "blue"))
    assert (share(red["who sold more won"]), share(blue["who sold more won"])) == (0, 0)
    assert (share(red["who preferred it won"]), share(blue["who preferred it won"])) == (1, 0)
    assert (red["first token"], share(red["first token: won"])) == (0.5, 1)
    assert (blue["first token"], share(blue["first token: won"])) == (0.5, 0), "later tokens are not chosen"


def test_sales_by_their_cards() -> None:
    done = carthage_counted(
        sale(0, RED, 4, 3, 3), sale(1, BLUE, 2, 3, 2), sale(0, BLUE, 5, 9, 9), sale(1, RED, 5, 1, 1)
    )
    three = figures(table_titled(done, "Sales"), "3 cards")
    assert (three["of all sales"], three["a player"], three["price"], three["points"]) == (0.5, 1, 3, 2.5)
    assert (three["points a card"], three["of all points"]) == (pytest.approx(5 / 6), pytest.approx(5 / 15))
    assert three["who made more won"] is None
    large = figures(table_titled(done, "Sales"), "6 cards or more")
    assert (large["points a card"], share(large["who preferred it won"])) == (1, 1)


def test_purchases_reservations_and_raids() -> None:
    done = carthage_counted(
        (Carthage.TURN, 0, 1),
        (Carthage.RESERVES, 0, FIVES, 1),
        (Carthage.TURN, 1, 2),
        (Carthage.RESERVES, 1, THREES, 1),
        (Carthage.TURN, 0, 3),
        (Carthage.BUYS, 0, 12, 4),
        (Carthage.GOODS, 0, FIVES, 4),
        (Carthage.MARKER_BACK, 0),
        (Carthage.PIRATES, RED, 3),
        (Carthage.LOST, 1, FIVES + RED, 3),
        (Carthage.PIRATES, BLUE, 3),
    )
    four = figures(table_titled(done, "Purchases"), "4 cards")
    assert (four["of all purchases"], four["price"], four["a card"], share(four["who made more won"])) == (1, 12, 3, 1)
    assert "50% are bought or taken" in table_titled(done, "Turns").about
    assert "A raid costs 1.5 goods" in table_titled(done, "Goods").about
    winners = table_titled(done, "Winners and others")
    lost, redeemed = figures(winners, "goods lost to pirates"), figures(winners, "reserved cards bought or taken")
    assert (lost["winners"], lost["others"], share(lost["who did more won"])) == (0, 3, 0)
    assert (redeemed["winners"], redeemed["others"], share(redeemed["who did more won"])) == (1, 0, 1)
    assert figures(winners, "cards reserved")["who did more won"] is None


# Dale of Merchants

OPENING, _ = reference.start(dale.GAME, 2, {}, [0] * 8)
IN_PLAY = [deck for deck in range(6) if OPENING.decks >> deck & 1]
"""The decks of the games that we watch."""


def card(deck: int, value: int) -> int:
    return 6 * deck + value


def buys(seat: int, kind: int) -> Happened:
    return (Dale.BUYS, seat, kind, 0, 4)


def test_decks_that_win_and_their_pairs() -> None:
    """The winner's four cards are of the first two decks, half of the table's eight are of the third."""
    first, second, third = IN_PLAY
    assert [DECK[card(deck, 2)] for deck in IN_PLAY] == IN_PLAY
    mine = [buys(0, card(deck, value)) for deck in (first, second) for value in (2, 3)]
    theirs = [buys(1, card(third, 2)) for _ in range(4)]
    done = dale_counted((Dale.TURN, 0, 1), *mine, (Dale.TURN, 1, 2), *theirs)
    names = [DECK_THINGS[deck].plain for deck in IN_PLAY]
    decks, pairs = table_titled(done, "Which decks win"), table_titled(done, "Pairs of decks")
    assert [share(figures(decks, name)["who preferred it won"]) for name in names] == [1, 1, 0]
    assert [share(figures(decks, name)["they won"]) for name in names] == [1, 1, 0]
    both = figures(pairs, f"{names[0]} and {names[1]}")
    assert (both["in play"], both["prefer both"], share(both["they won"])) == (1, 0.5, 1)
    other = figures(pairs, f"{names[0]} and {names[2]}")
    assert (other["in play"], other["prefer both"], other["they won"]) == (1, 0, None)


def test_cards_that_are_bought_played_and_built() -> None:
    bought, played, built = (card(deck, 2) for deck in IN_PLAY)
    done = dale_counted(
        (Dale.TURN, 0, 1),
        buys(0, bought),
        (Dale.TURN, 1, 2),
        buys(1, played),
        (Dale.PLAYS, 1, played, played),
        (Dale.TURN, 0, 3),
        (Dale.PLAYS, 0, bought, bought),
        (Dale.LAYS, 0, built, built, 1, 0),
        (Dale.STACK, 0, 1),
        (Dale.TURN, 1, 4),
        (Dale.LAYS, 1, JUNK, JUNK, 1, 0),
        (Dale.STACK, 1, 1),
    )
    cards = table_titled(done, "Which cards win")
    one, two, three = (figures(cards, CODES[kind - 1]) for kind in (bought, played, built))
    assert (one["buy it"], share(one["they won"]), share(one["who preferred to buy it won"])) == (0.5, 1, 1)
    assert (share(two["who preferred to buy it won"]), share(two["who preferred to play it won"])) == (0, 0)
    assert share(three["who preferred to build it won"]) == 1
    assert figures(cards, "junk")["buy it"] is None
    assert share(figures(cards, "junk")["who preferred to build it won"]) == 0


def test_stacks_of_winners_and_of_others() -> None:
    done = dale_counted(
        (Dale.TURN, 0, 3), (Dale.STACK, 0, 1), (Dale.TURN, 1, 6), (Dale.STACK, 1, 1), (Dale.STACK, 1, 2),
        (Dale.TURN, 0, 9), (Dale.STACK, 0, 2),
    )  # fmt: skip
    stacks = table_titled(done, "Stacks")
    first, second = figures(stacks, "stack 1"), figures(stacks, "stack 2")
    assert (first["in turn"], first["winners'"], first["others'"], share(first["the first won"])) == (4.5, 3, 6, 1)
    assert (second["in turn"], second["winners'"], second["others'"], share(second["the first won"])) == (7.5, 9, 6, 0)


def test_turns_of_nothing_but_an_inventory_action() -> None:
    done = dale_counted(
        (Dale.TURN, 0, 1), (Dale.DISCARDS, 0, JUNK), (Dale.TURN, 1, 2), buys(1, card(IN_PLAY[0], 2)), (Dale.TURN, 0, 3)
    )
    tidied = figures(table_titled(done, "Winners and others"), "turns with only an inventory action")
    assert (tidied["winners"], tidied["others"]) == (2, 0)
