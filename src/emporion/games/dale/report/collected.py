"""What the events of games add up to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from emporion.games.dale.rules.cards import CODES, DECKS, JUNK, TABLE, Deck
from emporion.games.dale.rules.events import EVENTS
from emporion.games.dale.rules.state import State
from emporion.kernel.codec import names_of
from emporion.kernel.seats import NOBODY
from emporion.statistics import StatisticsCollector, Subject

DECK_NAMES = names_of(Deck).names
DECK_THINGS = tuple(Subject(name.capitalize(), f"dale-deck-{name}") for name in DECK_NAMES)
CARDS = {kind: Subject(code, f"dale-card-{code}") for kind, code in enumerate(CODES, start=1)}
DECK_OF = {row.kind: int(row.deck) for row in TABLE}
ACTIONS = {
    "buy": "buy a card",
    "technique": "play a technique",
    "stack": "build a stack",
    "use": "use an ability",
}
USES = {"buy": "bought", "play": "played", "build": "built"}
PAIRS = tuple(combinations(range(DECKS), 2))
PLAYER_FIGURES = {
    ("action", "buy"): "cards bought",
    ("price",): "paid for them",
    ("action", "technique"): "techniques played",
    ("nothing",): "techniques without effect",
    ("action", "use"): "abilities used",
    ("thrown",): "cards thrown away",
    ("junk thrown",): "junk thrown away",
    ("tidy",): "turns with only an inventory action",
}


class Collected(StatisticsCollector):
    """Which decks make games long, which cards players choose, and which of them win."""

    events = EVENTS
    choices = (("deck",), *(("card", done) for done in USES.values()))

    def game_started(self, state: State) -> None:
        self.decks = state.decks
        self.turn = 0
        self.laid = 0
        self.begun: set[int] = set()  # stacks that at least one player has built
        self.tidying = NOBODY  # the active player, until something other than an inventory action is seen

    # The market

    def on_market_card(self, kind: int, _slot: int) -> None:
        self.count("card", "offered", kind)

    def on_buys(self, seat: int, kind: int, _slot: int, price: int) -> None:
        self.act(seat, "buy")
        self.count("card", "price", kind, amount=price)
        self.count_by(seat, "price", amount=price)
        self.count_by(seat, "card", "bought", kind)
        self.count_by(seat, "deck", DECK_OF[kind])

    def on_pays(self, _seat: int, kind: int, _identity: int, _value: int) -> None:
        self.count("card", "paid", kind)

    def on_throws_away(self, seat: int, kind: int) -> None:
        self.count("card", "thrown", kind)
        self.count_by(seat, "junk thrown" if kind == JUNK else "thrown")

    # Actions

    def on_turn(self, seat: int, turn: int) -> None:
        self.turn = turn
        self.count("turns")
        self.end_turn()
        self.tidying = seat

    def end_turn(self) -> None:
        if self.tidying != NOBODY:
            self.count_by(self.tidying, "tidy")

    def on_plays(self, seat: int, kind: int, identity: int) -> None:
        self.act(seat, "technique")
        self.count("card", "resolved", identity)
        self.count_by(seat, "card", "played", kind)

    def on_uses(self, seat: int, _kind: int) -> None:
        self.act(seat, "use")

    def on_nothing(self, seat: int, kind: int) -> None:
        self.count("card", "nothing", kind)
        self.count_by(seat, "nothing")

    def on_junk_dealt(self, _seat: int) -> None:
        self.count("card", "dealt", JUNK)

    def act(self, seat: int, action: str) -> None:
        self.tidying = NOBODY
        self.count_by(seat, "action", action)

    # Stacks

    def on_lays(self, seat: int, kind: int, _identity: int, _value: int, _from_discard: int) -> None:
        self.laid += 1
        self.count_by(seat, "card", "built", kind)

    def on_stack(self, seat: int, number: int) -> None:
        self.act(seat, "stack")
        self.count("stack", number, "built")
        self.count("stack", number, "cards", amount=self.laid)
        self.count_by(seat, "stack", number, amount=self.turn)
        if number not in self.begun:
            self.begun.add(number)
            self.count_by(seat, "first with stack", number)
        self.laid = 0

    def game_ended(self, state: State, scores: Sequence[int]) -> None:
        self.end_turn()
        for deck in range(DECKS):
            if self.decks >> deck & 1:
                self.count("deck", deck, "games")
                self.count("deck", deck, "turns", amount=state.turn)
                self.count("deck", deck, "stacks", amount=sum(scores))
        preferring = {name[-1]: set(seats) for name, seats in self.preferred_by(("deck",)).items()}
        for pair in PAIRS:
            if all(self.decks >> deck & 1 for deck in pair):
                self.count("pair", *pair, "games")
                self.count("pair", *pair, "turns", amount=state.turn)
                for seat in preferring.get(pair[0], set()) & preferring.get(pair[1], set()):
                    self.count_by(seat, "pair", *pair)

    # Figures
