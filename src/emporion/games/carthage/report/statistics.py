"""Statistics over many games of Traders of Carthage: goods, sales, purchases, cards and actions."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.carthage.rules.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, COPIES, KIND_NAMES, colour_of
from emporion.games.carthage.rules.events import EVENTS
from emporion.games.carthage.rules.payday import total_tokens
from emporion.games.carthage.rules.state import State
from emporion.statistics import (
    PREFERRED_WON,
    Check,
    Column,
    FigureTable,
    StatisticsCollector,
    Subject,
    TableValue,
    ratio,
    rows,
)

GOODS = tuple(Subject(f"{name} goods", f"carthage-goods-{name}", name) for name in COLOUR_NAMES)
CARDS = tuple(
    Subject(name, f"carthage-card-{name}", COLOUR_NAMES[colour_of(kind)]) for kind, name in enumerate(KIND_NAMES)
)
TURNS = {"buy": "buy the Market", "take": "take a card", "reserve": "reserve a card", "pass": "pass"}
PLAYER_FIGURES = {
    ("turn", "buy"): "purchases",
    ("cards bought",): "goods bought",
    ("price",): "paid for them",
    ("turn", "take"): "cards taken",
    ("turn", "reserve"): "cards reserved",
    ("redeemed",): "reserved cards bought or taken",
    ("sales",): "sales",
    ("sold",): "goods sold",
    ("used",): "cards used against pirates",
    ("stored",): "goods saved from pirates",
    ("lost",): "goods lost to pirates",
    ("tokens",): "tokens in the end",
    ("ends",): "has the tokens that end the game",
}
MOST_SOLD, MOST_BOUGHT = 6, 6  # the largest sale and purchase with a separate row; larger ones are rare
SAME_CARDS = "All colours have the same cards, so differences between them are luck or habit."
STALEMATE_SHARE = 0.01  # limit for games that end because no card is left


class Statistics(StatisticsCollector):
    """Goods by colour, sales and purchases by size, cards by kind, actions."""

    events = EVENTS
    choices = (("goods", "sold"), ("card", "bought"), ("sale",), ("purchase",))
    playing_first = "The lowest first hand plays first: the figure is about both together."

    def game_started(self, state: State) -> None:
        self.turn = 0

    # Turns

    def on_turn(self, _seat: int, turn: int) -> None:
        self.turn = turn
        self.count("turns")

    def on_buys(self, seat: int, price: int, cards: int) -> None:
        size = min(cards, MOST_BOUGHT)
        self.count("purchase", size, "price", amount=price)
        self.count("purchase", size, "cards", amount=cards)
        self.count_by(seat, "turn", "buy")
        self.count_by(seat, "purchase", size)
        self.count_by(seat, "cards bought", amount=cards)
        self.count_by(seat, "price", amount=price)

    def on_takes(self, seat: int, kind: int, _reserved: int) -> None:
        self.count("card", "taken", kind)
        self.count_by(seat, "turn", "take")

    def on_reserves(self, seat: int, kind: int, _row: int) -> None:
        self.count("card", "reserved", kind)
        self.count_by(seat, "turn", "reserve")

    def on_marker_back(self, seat: int) -> None:
        self.count_by(seat, "redeemed")

    def on_passes(self, seat: int) -> None:
        self.count_by(seat, "turn", "pass")

    # Cards

    def on_market_card(self, kind: int) -> None:
        self.count("card", "dealt", kind)

    def on_farm_card(self, kind: int) -> None:
        self.count("card", "dealt", kind)

    def on_pays(self, _seat: int, kind: int, _value: int, _due: int) -> None:
        self.count("card", "paid", kind)

    def on_goods(self, seat: int, kind: int, cards: int) -> None:
        self.count_by(seat, "card", "bought", kind, amount=cards)
        self.count("goods", "bought", colour_of(kind), amount=cards)

    def on_protects(self, seat: int, kind: int, _icons: int) -> None:
        self.count("card", "used", kind)
        self.count_by(seat, "used")

    def on_stored(self, seat: int, kind: int) -> None:
        self.count("goods", "stored", colour_of(kind))
        self.count_by(seat, "stored")

    def on_lost(self, seat: int, kind: int, cards: int) -> None:
        self.count("card", "lost", kind, amount=cards)
        self.count("goods", "lost", colour_of(kind), amount=cards)
        self.count_by(seat, "lost", amount=cards)

    # Goods

    def on_payday(self, colour: int, _trigger: int) -> None:
        self.count("goods", "paydays", colour)

    def on_pirates(self, colour: int, _space: int) -> None:
        self.count("goods", "raids", colour)

    def on_token(self, seat: int, colour: int, _tokens: int) -> None:
        self.count("goods", "tokens", colour)
        if self.turn == 0:
            self.count_by(seat, "first token", colour)

    def on_sale(
        self, seat: int, colour: int, _highest: int, _tokens: int, price: int, cards: int, _value: int, points: int
    ) -> None:
        self.count("goods", "sales", colour)
        self.count("goods", "prices", colour, amount=price)
        self.count("goods", "points", colour, amount=points)
        size = min(cards, MOST_SOLD)
        self.count("sale", size, "cards", amount=cards)
        self.count("sale", size, "prices", amount=price)
        self.count("sale", size, "points", amount=points)
        self.count_by(seat, "sale", size)
        self.count_by(seat, "goods", "sold", colour, amount=cards)
        self.count_by(seat, "sales")
        self.count_by(seat, "sold", amount=cards)

    def on_game_over(self, ending: int) -> None:
        self.count("ending", ending)

    def game_ended(self, state: State, scores: Sequence[int]) -> None:
        for seat in range(self.players):
            tokens = total_tokens(state, seat)
            self.count_by(seat, "tokens", amount=tokens)
            self.count_by(seat, "ends", amount=tokens >= state.options.end_tokens)

    # Figures

    def tables(self) -> list[FigureTable]:
        return [
            self.winners_table(PLAYER_FIGURES),
            self.victory_table(),
            self.goods_table(),
            self.sale_table(),
            self.purchase_table(),
            self.card_table(),
            self.turn_table(),
        ]

    def victory_table(self) -> FigureTable:
        columns = (
            self.more_column("sold"),
            self.preferred_column,
            Column("first token", "percent", 0, about="players who chose its token before the first turn"),
            self.share_column("first token: won", "how often they won"),
        )
        found = [
            (
                GOODS[colour],
                (
                    self.above_average_share("goods", "sold", colour),
                    self.preferred_share("goods", "sold", colour),
                    self.player_share("first token", colour),
                    self.win_share("first token", colour),
                ),
            )
            for colour in range(COLOURS)
        ]
        return FigureTable(
            "Which goods win",
            columns,
            rows(found),
            "By the cards sold.",
            (PREFERRED_WON,),
            "How often players won who preferred these goods",
            "Which goods win?",
            PREFERRED_WON,
            SAME_CARDS,
        )

    def goods_table(self) -> FigureTable:
        columns = (
            Column("bought", about="cards a game"),
            Column("sold", about="cards a game"),
            Column("lost", about="cards a game that pirates took"),
            Column("stored", about="cards a game that were saved from pirates"),
            Column("paydays"),
            Column("raids"),
            Column("tokens"),
            Column("points", about="points a game, of all players"),
            Column("a sale", about="mean points of a sale"),
            Column("price", about="mean price of a card at a sale"),
            Column("sell it", "percent", 0, about="players who sold it at least once"),
        )
        found = []
        for colour in range(COLOURS):
            sales = self.total("goods", "sales", colour)
            found.append(
                (
                    GOODS[colour],
                    (
                        *(self.per_game("goods", each, colour) for each in ("bought", "sold", "lost", "stored")),
                        *(self.per_game("goods", each, colour) for each in ("paydays", "raids", "tokens", "points")),
                        ratio(self.total("goods", "points", colour), sales),
                        ratio(self.total("goods", "prices", colour), sales),
                        self.player_share("goods", "sold", colour),
                    ),
                )
            )
        raids, lost = (
            sum(self.total("goods", each, colour) for colour in range(COLOURS)) for each in ("raids", "lost")
        )
        cost = ratio(lost, raids)
        about = "Per game, all players together." + (f" A raid costs {cost:.1f} goods on average." if cost else "")
        return FigureTable(
            "Goods", columns, rows(found), about, ("sold", "lost"), "Goods a game: sold, and lost to pirates"
        )

    def sale_table(self) -> FigureTable:
        sales, points = (
            sum(self.total("sale", size, *what) for size in range(1, MOST_SOLD + 1)) for what in ((), ("points",))
        )
        columns = (
            Column("of all sales", "percent", 0),
            Column("a player", about="times in a game"),
            Column("price", about="mean price of a card"),
            Column("points", about="mean points of the sale"),
            Column("points a card"),
            Column("of all points", "percent", 0),
            self.more_column("made"),
            self.preferred_column,
        )
        found = [
            (
                sized(size, MOST_SOLD),
                (
                    ratio(self.total("sale", size), sales),
                    self.per_player("sale", size),
                    ratio(self.total("sale", size, "prices"), self.total("sale", size)),
                    ratio(self.total("sale", size, "points"), self.total("sale", size)),
                    ratio(self.total("sale", size, "points"), self.total("sale", size, "cards")),
                    ratio(self.total("sale", size, "points"), points),
                    self.above_average_share("sale", size),
                    self.preferred_share("sale", size),
                ),
            )
            for size in range(1, MOST_SOLD + 1)
        ]
        about = "By the goods of one colour that a player sells at once."
        return FigureTable(
            "Sales", columns, rows(found), about, question="Do large sales win, or small ones?", answer=PREFERRED_WON
        )

    def purchase_table(self) -> FigureTable:
        columns = (
            Column("of all purchases", "percent", 0),
            Column("a player", about="times in a game"),
            Column("price", digits=1, about="mean price of the Market"),
            Column("a card", about="mean price of a card"),
            self.more_column("made"),
            self.preferred_column,
        )
        found: list[tuple[Subject, tuple[TableValue, ...]]] = [
            (
                sized(size, MOST_BOUGHT),
                (
                    ratio(self.total("purchase", size), self.total("turn", "buy")),
                    self.per_player("purchase", size),
                    ratio(self.total("purchase", size, "price"), self.total("purchase", size)),
                    ratio(self.total("purchase", size, "price"), self.total("purchase", size, "cards")),
                    self.above_average_share("purchase", size),
                    self.preferred_share("purchase", size),
                ),
            )
            for size in range(1, MOST_BOUGHT + 1)
        ]
        question = "Do large purchases win, or small ones?"
        return FigureTable(
            "Purchases", columns, rows(found), "By cards bought at once.", question=question, answer=PREFERRED_WON
        )

    def card_table(self) -> FigureTable:
        columns = (
            Column("dealt", about="to Market and Farm, a game"),
            *(Column(each) for each in ("bought", "taken", "reserved", "paid", "used", "lost")),
            Column("buy it", "percent", 0, about="players who bought it at least once"),
            self.more_column("bought"),
            self.preferred_column,
        )
        found = [
            (
                CARDS[kind],
                (
                    *(
                        self.per_game("card", each, kind)
                        for each in ("dealt", "bought", "taken", "reserved", "paid", "used", "lost")
                    ),
                    self.player_share("card", "bought", kind),
                    self.above_average_share("card", "bought", kind),
                    self.preferred_share("card", "bought", kind),
                ),
            )
            for kind in BY_COLOUR
        ]
        copies = ", ".join(f"{COPIES[4 * row]} of each {value}" for row, value in enumerate((5, 3, 2)))
        about = f"Per game. Bought as goods, taken into a hand, paid with, used against pirates. The deck has {copies}."
        return FigureTable(
            "Cards",
            columns,
            rows(found),
            about,
            ("bought", "taken"),
            "Cards a game: bought as goods, taken",
            "Which cards win, bought as goods?",
            PREFERRED_WON,
            SAME_CARDS,
        )

    def turn_table(self) -> FigureTable:
        turns = self.total("turns")
        columns = (
            Column("of all turns", "percent", 1),
            Column("a game"),
            Column("a player"),
            Column("do it", "percent", 0, about="players who did so at least once"),
            self.win_column,
            self.more_column("did"),
        )
        found = [
            (
                Subject(name),
                (
                    ratio(self.total("turn", each), turns),
                    self.per_game("turn", each),
                    self.per_player("turn", each),
                    self.player_share("turn", each),
                    self.win_share("turn", each),
                    self.above_average_share("turn", each),
                ),
            )
            for each, name in TURNS.items()
        ]
        purchases = self.total("turn", "buy")
        cards, price = ratio(self.total("cards bought"), purchases), ratio(self.total("price"), purchases)
        redeemed = ratio(self.total("redeemed"), self.total("turn", "reserve"))
        about = f"A purchase is of {cards:.1f} cards for {price:.1f} on average." if cards and price else ""
        if redeemed is not None:
            about += f" Of the cards that are reserved, {redeemed:.0%} are bought or taken in the end."
        return FigureTable("Turns", columns, rows(found), about.strip())

    def checks(self) -> list[Check]:
        stalemates = ratio(self.total("ending", 1), self.games)
        about = "no card is left, and all players pass"
        return [Check("games that end in stalemate", stalemates, None, STALEMATE_SHARE, "percent", about)]


def sized(cards: int, most: int) -> Subject:
    return Subject(f"{cards} card{'s' if cards > 1 else ''}{' or more' if cards == most else ''}")
