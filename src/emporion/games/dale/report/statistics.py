"""Statistics over many games of Dale of Merchants: decks, cards, stacks and actions."""

from __future__ import annotations

from emporion.games.dale.report.collected import (
    ACTIONS,
    CARDS,
    DECK_OF,
    DECK_THINGS,
    PAIRS,
    PLAYER_FIGURES,
    USES,
    Collected,
)
from emporion.games.dale.rules.cards import COPIES, DECKS, JUNK, TABLE, TECHNIQUES
from emporion.games.dale.rules.state import STACKS
from emporion.statistics import PREFERRED_WON, WON, Column, FigureTable, Subject, TableValue, ratio, rows


class Statistics(Collected):
    """Tables of what was collected."""

    def tables(self) -> list[FigureTable]:
        return [
            self.winners_table(PLAYER_FIGURES),
            self.winning_decks(),
            self.deck_table(),
            self.pair_table(),
            self.winning_cards(),
            self.card_table(),
            self.stack_table(),
            self.action_table(),
        ]

    def winning_decks(self) -> FigureTable:
        columns = (
            Column("buy it", "percent", 0, about="players who bought a card of it, when it is in play"),
            self.win_column,
            self.more_column("bought"),
            self.preferred_column,
        )
        found = [
            (
                DECK_THINGS[deck],
                (
                    ratio(self.activity("deck", deck).once.cases, self.total("deck", deck, "games") * self.players),
                    self.win_share("deck", deck),
                    self.above_average_share("deck", deck),
                    self.preferred_share("deck", deck),
                ),
            )
            for deck in range(DECKS)
        ]
        about = "By cards bought from the market. To prefer a deck is to buy a larger share from it than the table did."
        chart_title = "How often players who preferred the deck won"
        return FigureTable(
            "Which decks win",
            columns,
            rows(found),
            about,
            (PREFERRED_WON,),
            chart_title,
            "Which decks win?",
            PREFERRED_WON,
        )

    def pair_table(self) -> FigureTable:
        columns = (
            Column("in play", "percent", 0, about="share of games with both"),
            Column("turns", digits=1, about="mean turns of these games"),
            Column("prefer both", "percent", 0, about="players of these games who preferred both to the other decks"),
            self.win_column,
        )
        found = []
        for pair in PAIRS:
            games = self.total("pair", *pair, "games")
            cells: tuple[TableValue, ...] = (
                ratio(games, self.games),
                ratio(self.total("pair", *pair, "turns"), games),
                ratio(self.activity("pair", *pair).once.cases, games * self.players),
                self.win_share("pair", *pair),
            )
            found.append((Subject(" and ".join(DECK_THINGS[deck].plain for deck in pair)), cells))
        about = "They won: how often players who preferred both won."
        return FigureTable(
            "Pairs of decks", columns, rows(found), about, question="Which pairs of decks win?", answer=WON
        )

    def winning_cards(self) -> FigureTable:
        preferred = [
            self.share_column(f"who preferred to {do} it won", f"players who {done} it in preference to other cards")
            for do, done in USES.items()
        ]
        columns = (
            Column("buy it", "percent", 0, about="players who bought it, when its deck is in play"),
            self.win_column,
            *preferred,
        )
        found = []
        for kind in (*DECK_OF, JUNK):
            games = self.total("deck", DECK_OF[kind], "games") if kind in DECK_OF else 0
            cells: tuple[TableValue, ...] = (
                ratio(self.activity("card", "bought", kind).once.cases, games * self.players),
                self.win_share("card", "bought", kind),
                *(self.preferred_share("card", done, kind) for done in USES.values()),
            )
            found.append((CARDS[kind], cells))
        return FigureTable(
            "Which cards win",
            columns,
            rows(found),
            "Cards of value 5 have a single copy. Late stacks need high cards, so leaders build them.",
            question="Which cards win when they are bought?",
            answer=preferred[0].title,
            caution="Big buyers are likelier to own a rarely bought card, so its figure also reflects total purchases.",
        )

    def deck_table(self) -> FigureTable:
        columns = (
            Column("in play", "percent", 0, about="share of games"),
            Column("turns", digits=1, about="mean turns of games with this deck"),
            Column("stacks", digits=1, about="mean stacks of all players together when the game ends"),
            *(Column(each, about="its cards, in a game with this deck") for each in ("bought", "played", "built")),
        )
        found = []
        for deck in range(DECKS):
            games = self.total("deck", deck, "games")
            kinds = [row.kind for row in TABLE if row.deck == deck]
            cells: tuple[TableValue, ...] = (
                ratio(games, self.games),
                ratio(self.total("deck", deck, "turns"), games),
                ratio(self.total("deck", deck, "stacks"), games),
                *(
                    ratio(sum(self.total("card", each, kind) for kind in kinds), games)
                    for each in ("bought", "played", "built")
                ),
            )
            found.append((DECK_THINGS[deck], cells))
        return FigureTable(
            "Decks", columns, rows(found), "", ("bought", "played", "built"), "Cards of each deck, a game"
        )

    def card_table(self) -> FigureTable:
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
        )
        found = [(CARDS[kind], self.card_cells(kind)) for kind in (*DECK_OF, JUNK)]
        copies = (
            f"Cards of value 1 begin in the players' decks; of the others there are {COPIES[2]}, of fives {COPIES[5]}."
        )
        return FigureTable("Cards", columns, rows(found), copies)

    def card_cells(self, kind: int) -> tuple[TableValue, ...]:
        games = self.total("deck", DECK_OF[kind], "games") if kind in DECK_OF else self.games
        times = {
            each: self.total("card", each, kind)
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
        )

    def stack_table(self) -> FigureTable:
        first = self.share_column("the first won", "how often the first player to build it won")
        columns = (
            Column("built", about="a game"),
            Column("build it", "percent", 0, about="players who built it"),
            Column("in turn", digits=1, about="mean turn in which it was built"),
            Column("winners'", digits=1, about="mean turn in which winners built it"),
            Column("others'", digits=1, about="mean turn in which the others built it"),
            Column("cards", about="mean cards in it"),
            self.win_column,
            first,
        )
        found = []
        for number in range(1, STACKS + 1):
            built = self.total("stack", number, "built")
            cells = (
                self.per_game("stack", number, "built"),
                self.player_share("stack", number),
                ratio(self.total("stack", number), built),
                *self.activity("stack", number).means(),
                ratio(self.total("stack", number, "cards"), built),
                self.win_share("stack", number),
                self.win_share("first with stack", number) if number < STACKS else None,
            )
            found.append((Subject(f"stack {number}"), cells))
        question = "From which stack on does the first player to build it win?"
        about = f"Building stack {STACKS} wins."
        return FigureTable("Stacks", columns, rows(found), about, question=question, answer=first.title)

    def action_table(self) -> FigureTable:
        columns = (
            Column("a turn"),
            Column("a game", digits=1),
            Column("do it", "percent", 0, about="players who did so at least once"),
            self.win_column,
            self.more_column("did"),
        )
        found = [
            (
                Subject(name),
                (
                    ratio(self.total("action", each), self.total("turns")),
                    self.per_game("action", each),
                    self.player_share("action", each),
                    self.win_share("action", each),
                    self.above_average_share("action", each),
                ),
            )
            for each, name in ACTIONS.items()
        ]
        return FigureTable("Actions", columns, rows(found), "Cards with a plus allow another action in the same turn.")
