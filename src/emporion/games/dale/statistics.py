"""What is counted over many games of Dale of Merchants: decks, cards, stacks, and what turns are spent on."""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.dale.cards import CODES, COPIES, DECKS, JUNK, TABLE, TECHNIQUES, Deck
from emporion.games.dale.events import EVENTS
from emporion.games.dale.stalls import STACKS
from emporion.games.dale.state import State
from emporion.kernel.codec import names_of
from emporion.kernel.statistics import Cell, Column, Counting, Table, Thing, ratio, rows

DECK_NAMES = names_of(Deck).names
DECK_THINGS = tuple(Thing(name.capitalize(), f"dale-deck-{name}") for name in DECK_NAMES)
CARDS = {kind: Thing(code, f"dale-card-{code}") for kind, code in enumerate(CODES, start=1)}
DECK_OF = {row.kind: int(row.deck) for row in TABLE}
ACTIONS = {
    "buy": "buy a card",
    "technique": "play a technique",
    "stack": "build a stack",
    "use": "use an ability",
}


class Statistics(Counting):
    """Which decks make games long, and which cards people want."""

    events = EVENTS

    def opening(self, state: State) -> None:
        self.decks = state.decks
        self.turn = 0
        self.laid = 0

    # The market

    def on_market_card(self, kind: int, _slot: int) -> None:
        self.count("card", kind, "offered")

    def on_buys(self, seat: int, kind: int, _slot: int, price: int) -> None:
        self.act(seat, "buy")
        self.count("card", kind, "bought")
        self.count("card", kind, "price", amount=price)
        self.mark(seat, "card", kind)
        self.mark(seat, "deck", DECK_OF.get(kind, -1))

    def on_pays(self, _seat: int, kind: int, _identity: int, _value: int) -> None:
        self.count("card", kind, "paid")

    def on_throws_away(self, _seat: int, kind: int) -> None:
        self.count("card", kind, "thrown")

    # Actions

    def on_turn(self, _seat: int, turn: int) -> None:
        self.turn = turn
        self.count("turns")

    def on_plays(self, seat: int, kind: int, identity: int) -> None:
        self.act(seat, "technique")
        self.count("card", kind, "played")
        self.count("card", identity, "resolved")

    def on_uses(self, seat: int, _kind: int) -> None:
        self.act(seat, "use")

    def on_nothing(self, _seat: int, kind: int) -> None:
        self.count("card", kind, "nothing")

    def on_junk_dealt(self, _seat: int) -> None:
        self.count("card", JUNK, "dealt")

    def act(self, seat: int, action: str) -> None:
        self.count("action", action)
        self.mark(seat, "action", action)

    # Stacks

    def on_lays(self, _seat: int, kind: int, _identity: int, _value: int, _from_discard: int) -> None:
        self.laid += 1
        self.count("card", kind, "built")

    def on_stack(self, seat: int, number: int) -> None:
        self.act(seat, "stack")
        self.count("stack", number, "built")
        self.count("stack", number, "turns", amount=self.turn)
        self.count("stack", number, "cards", amount=self.laid)
        self.mark(seat, "stack", number)
        self.laid = 0

    def closing(self, state: State, scores: Sequence[int]) -> None:
        for deck in range(DECKS):
            if self.decks >> deck & 1:
                self.count("deck", deck, "games")
                self.count("deck", deck, "turns", amount=state.turn)
                self.count("deck", deck, "stacks", amount=sum(scores))

    def tables(self) -> list[Table]:
        return [self.deck_table(), self.card_table(), self.stack_table(), self.action_table()]

    def deck_table(self) -> Table:
        columns = (
            Column("in play", "percent", 0, about="share of games"),
            Column("turns", digits=1, about="mean turns of games with this deck"),
            Column("stacks", digits=1, about="mean stacks of all players together when the game ends"),
            *(Column(each, about="its cards, in a game with this deck") for each in ("bought", "played", "built")),
            Column("buy it", "percent", 0, about="players who bought a card of it, when it is in play"),
            self.win_column,
        )
        found = []
        for deck in range(DECKS):
            games = self.total("deck", deck, "games")
            kinds = [row.kind for row in TABLE if row.deck == deck]
            buyers = self.wins[("deck", deck)].cases if ("deck", deck) in self.wins else 0
            cells: tuple[Cell, ...] = (
                ratio(games, self.games),
                ratio(self.total("deck", deck, "turns"), games),
                ratio(self.total("deck", deck, "stacks"), games),
                *(
                    ratio(sum(self.total("card", kind, each) for kind in kinds), games)
                    for each in ("bought", "played", "built")
                ),
                ratio(buyers, games * self.players),
                self.win_share("deck", deck),
            )
            found.append((DECK_THINGS[deck], cells))
        return Table("Decks", columns, rows(found), "", ("bought", "played", "built"), "Cards of each deck, a game")

    def card_table(self) -> Table:
        columns = (
            Column("offered", about="times laid into the market, a game with its deck"),
            Column("bought", about="a game with its deck"),
            Column("when offered", "percent", 0, about="bought, of the times it was offered"),
            Column("price", digits=1, about="mean price paid"),
            Column("played", about="as a technique, a game with its deck"),
            Column("no effect", "percent", 0, about="of the times it, or a copy of it, was played"),
            Column("built", about="into stacks, a game with its deck"),
            Column("paid", about="used as money, a game with its deck"),
            Column("thrown away", about="a game with its deck"),
            self.win_column,
        )
        found = [(CARDS[kind], self.card_cells(kind)) for kind in (*DECK_OF, JUNK)]
        copies = (
            f"Cards of value 1 begin in the players' decks; of the others there are {COPIES[2]}, of fives {COPIES[5]}."
        )
        return Table("Cards", columns, rows(found), copies)

    def card_cells(self, kind: int) -> tuple[Cell, ...]:
        games = self.total("deck", DECK_OF[kind], "games") if kind in DECK_OF else self.games
        times = {
            each: self.total("card", kind, each)
            for each in ("offered", "bought", "price", "played", "resolved", "nothing", "built", "paid", "thrown")
        }
        technique = bool(TECHNIQUES >> kind & 1)
        return (
            ratio(times["offered"], games) if kind in DECK_OF else None,
            ratio(times["bought"], games) if kind in DECK_OF else None,
            ratio(times["bought"], times["offered"]),
            ratio(times["price"], times["bought"]),
            ratio(times["played"], games) if technique or times["played"] else None,
            ratio(times["nothing"], times["resolved"]) if technique else None,
            ratio(times["built"], games),
            ratio(times["paid"], games),
            ratio(times["thrown"], games),
            self.win_share("card", kind),
        )

    def stack_table(self) -> Table:
        columns = (
            Column("built", about="a game"),
            Column("build it", "percent", 0, about="players who built it"),
            Column("in turn", digits=1, about="mean turn in which it was built"),
            Column("cards", about="mean cards in it"),
            self.win_column,
        )
        found = []
        for number in range(1, STACKS + 1):
            built = self.total("stack", number, "built")
            cells = (
                self.per_game("stack", number, "built"),
                self.users("stack", number),
                ratio(self.total("stack", number, "turns"), built),
                ratio(self.total("stack", number, "cards"), built),
                self.win_share("stack", number),
            )
            found.append((Thing(f"stack {number}"), cells))
        return Table("Stacks", columns, rows(found))

    def action_table(self) -> Table:
        columns = (
            Column("a turn"),
            Column("a game", digits=1),
            Column("do it", "percent", 0, about="players who did so at least once"),
            self.win_column,
        )
        found = [
            (
                Thing(name),
                (
                    ratio(self.total("action", each), self.total("turns")),
                    self.per_game("action", each),
                    self.users("action", each),
                    self.win_share("action", each),
                ),
            )
            for each, name in ACTIONS.items()
        ]
        return Table("Actions", columns, rows(found), "Cards with a plus allow another action in the same turn.")
