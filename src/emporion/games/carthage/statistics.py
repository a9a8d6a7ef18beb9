"""What is counted over many games of Traders of Carthage: goods, cards, and what turns are spent on."""

from __future__ import annotations

from emporion.games.carthage.cards import BY_COLOUR, COLOUR_NAMES, COLOURS, COPIES, KIND_NAMES, colour_of
from emporion.games.carthage.events import EVENTS
from emporion.kernel.statistics import Check, Column, Counting, Table, Thing, ratio, rows

GOODS = tuple(Thing(f"{name} goods", f"carthage-goods-{name}", name) for name in COLOUR_NAMES)
CARDS = tuple(
    Thing(name, f"carthage-card-{name}", COLOUR_NAMES[colour_of(kind)]) for kind, name in enumerate(KIND_NAMES)
)
TURNS = {"buy": "buy the Market", "take": "take a card", "reserve": "reserve a card", "pass": "pass"}
NO_VICTORY_BY_CARDS = 0.01  # games that end because no card is left; a healthy economy comes nowhere near


class Statistics(Counting):
    """Goods by colour, cards by kind, actions."""

    events = EVENTS

    # Turns

    def on_turn(self, _seat: int, _turn: int) -> None:
        self.count("turns")

    def on_buys(self, seat: int, price: int, cards: int) -> None:
        self.count("turn", "buy")
        self.count("price", amount=price)
        self.count("cards bought", amount=cards)
        self.mark(seat, "turn", "buy")

    def on_takes(self, seat: int, kind: int, _reserved: int) -> None:
        self.count("turn", "take")
        self.count("card", kind, "taken")
        self.mark(seat, "turn", "take")

    def on_reserves(self, seat: int, kind: int, _row: int) -> None:
        self.count("turn", "reserve")
        self.count("card", kind, "reserved")
        self.mark(seat, "turn", "reserve")

    def on_passes(self, seat: int) -> None:
        self.count("turn", "pass")
        self.mark(seat, "turn", "pass")

    # Cards

    def on_market_card(self, kind: int) -> None:
        self.count("card", kind, "dealt")

    def on_farm_card(self, kind: int) -> None:
        self.count("card", kind, "dealt")

    def on_pays(self, _seat: int, kind: int, _value: int, _due: int) -> None:
        self.count("card", kind, "paid")

    def on_goods(self, seat: int, kind: int, cards: int) -> None:
        self.count("card", kind, "bought", amount=cards)
        self.count("goods", colour_of(kind), "bought", amount=cards)
        self.mark(seat, "card", kind)

    def on_protects(self, _seat: int, kind: int, _icons: int) -> None:
        self.count("card", kind, "used")

    def on_stored(self, _seat: int, kind: int) -> None:
        self.count("goods", colour_of(kind), "stored")

    def on_lost(self, _seat: int, kind: int, cards: int) -> None:
        self.count("card", kind, "lost", amount=cards)
        self.count("goods", colour_of(kind), "lost", amount=cards)

    # Goods

    def on_payday(self, colour: int, _trigger: int) -> None:
        self.count("goods", colour, "paydays")

    def on_pirates(self, colour: int, _space: int) -> None:
        self.count("goods", colour, "raids")

    def on_token(self, _seat: int, colour: int, _tokens: int) -> None:
        self.count("goods", colour, "tokens")

    def on_sale(
        self, seat: int, colour: int, _highest: int, _tokens: int, price: int, cards: int, _value: int, points: int
    ) -> None:
        self.count("goods", colour, "sales")
        self.count("goods", colour, "prices", amount=price)
        self.count("goods", colour, "sold", amount=cards)
        self.count("goods", colour, "points", amount=points)
        self.mark(seat, "goods", colour)

    def on_game_over(self, ending: int) -> None:
        self.count("ending", ending)

    def tables(self) -> list[Table]:
        return [self.goods_table(), self.card_table(), self.turn_table()]

    def goods_table(self) -> Table:
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
            self.win_column,
        )
        found = []
        for colour in range(COLOURS):
            sales = self.total("goods", colour, "sales")
            found.append(
                (
                    GOODS[colour],
                    (
                        *(self.per_game("goods", colour, each) for each in ("bought", "sold", "lost", "stored")),
                        *(self.per_game("goods", colour, each) for each in ("paydays", "raids", "tokens", "points")),
                        ratio(self.total("goods", colour, "points"), sales),
                        ratio(self.total("goods", colour, "prices"), sales),
                        self.users("goods", colour),
                        self.win_share("goods", colour),
                    ),
                )
            )
        about = "Per game, all players together. All colours have the same cards, so differences are luck or habit."
        return Table("Goods", columns, rows(found), about, ("sold", "lost"), "Goods a game: sold, and lost to pirates")

    def card_table(self) -> Table:
        columns = (
            Column("dealt", about="to Market and Farm, a game"),
            *(Column(each) for each in ("bought", "taken", "reserved", "paid", "used", "lost")),
            Column("buy it", "percent", 0, about="players who bought it at least once"),
            self.win_column,
        )
        found = [
            (
                CARDS[kind],
                (
                    *(
                        self.per_game("card", kind, each)
                        for each in ("dealt", "bought", "taken", "reserved", "paid", "used", "lost")
                    ),
                    self.users("card", kind),
                    self.win_share("card", kind),
                ),
            )
            for kind in BY_COLOUR
        ]
        copies = ", ".join(f"{COPIES[4 * row]} of each {value}" for row, value in enumerate((5, 3, 2)))
        about = f"Per game. Bought as goods, taken into a hand, paid with, used against pirates. The deck has {copies}."
        return Table("Cards", columns, rows(found), about, ("bought", "taken"), "Cards a game: bought as goods, taken")

    def turn_table(self) -> Table:
        turns = self.total("turns")
        columns = (
            Column("of all turns", "percent", 1),
            Column("a game"),
            Column("a player"),
            Column("do it", "percent", 0, about="players who did so at least once"),
            self.win_column,
        )
        found = [
            (
                Thing(name),
                (
                    ratio(self.total("turn", each), turns),
                    self.per_game("turn", each),
                    self.per_player("turn", each),
                    self.users("turn", each),
                    self.win_share("turn", each),
                ),
            )
            for each, name in TURNS.items()
        ]
        purchases = self.total("turn", "buy")
        cards, price = ratio(self.total("cards bought"), purchases), ratio(self.total("price"), purchases)
        about = f"A purchase is of {cards:.1f} cards for {price:.1f} on average." if cards and price else ""
        return Table("Turns", columns, rows(found), about)

    def checks(self) -> list[Check]:
        stalemates = ratio(self.total("ending", 1), self.games)
        about = "no card is left anywhere, and everybody passes"
        return [Check("games that end in stalemate", stalemates, None, NO_VICTORY_BY_CARDS, "percent", about)]
