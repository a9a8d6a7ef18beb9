"""Statistics over many games of Age of Discovery: expeditions, contracts, missions, colours, actions. The numbers on
the cards are reconstructed (section 2), so the report compares them with the reference numbers and alarm limits of 6.3.
"""

from __future__ import annotations

from collections.abc import Sequence

from emporion.games.discovery.report import card_tables
from emporion.games.discovery.report.contract_tables import contract_checks, contract_tables
from emporion.games.discovery.rules.card_sets import EXPEDITION_COLOUR, EXPLORER, EXPLORERS
from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    COLOUR,
    CREW,
    EXPEDITIONS,
    FLAGSHIP,
    FLAGSHIP_CREW,
    LOAD,
    ROW,
    TRANSPORT,
)
from emporion.games.discovery.rules.events import EVENTS
from emporion.games.discovery.rules.fleet import limit_of
from emporion.games.discovery.rules.missions import is_fulfilled
from emporion.games.discovery.rules.state import FlagshipLocation, State
from emporion.statistics import Check, Column, FigureTable, Histogram, StatisticsCollector, Subject, ratio, rows

HIGHEST_SCORE = 250  # alarm limits of 6.3
TURNS_OF_A_PLAYER = (10, 35)
COMPLETED = (1, 12)
FIRST_SHARE = 0.35
STALLED_SHARE = 0.01
UNEVEN = 1.5  # our limit for a mission's wins, relative to its fair share; 6.3 has none

ALARM = "alarm limit of the rules, 6.3"
PROTOTYPE = "the reference numbers of the rules, 6.3: greedy bots of a prototype, not people"
TENTHS = 10

REFERENCE: dict[str, tuple[str, tuple[int, int, int]]] = {
    "turns": ("turns", (210, 150, 120)),
    "bought": ("ships bought", (176, 121, 93)),
    "sailed": ("ships on expeditions at the end", (157, 110, 87)),
    "completed": ("contracts completed", (87, 55, 40)),
    "income": ("coins from contracts", (930, 570, 410)),
    "taken": ("coins from TAKE", (260, 190, 160)),
    "first": ("points of the first scoring", (120, 90, 70)),
    "last": ("points of the last scoring", (680, 470, 370)),
    "mission": ("points of the mission", (370, 230, 240)),
    "idle": ("points of ships at home", (30, 20, 20)),
    "score": ("final score", (1210, 810, 700)),
    "fulfilled": ("expeditions that fulfil the mission", (41, 41, 56)),
}
"""The prototype's averages per player in 6.3 for 2, 3, 4 players, in tenths."""
REFERENCE_OF_GAMES: dict[str, tuple[str, tuple[int, int, int]]] = {
    "full": ("full expeditions", (74, 80, 87)),
    "places": ("places used on expeditions", (570, 590, 610)),
    "last card": ("purchase that turns up Last Scoring", (300, 300, 300)),
}


PLAYER_FIGURES = {
    ("bought",): "ships bought",
    ("sailed",): "ships sent on expeditions",
    ("expeditions",): "expeditions with ships",
    ("accepted",): "contracts accepted",
    ("completed",): "contracts completed",
    ("income",): "coins from contracts",
    ("taken",): "coins from TAKE",
    ("wild",): "Wild Ship cards used",
    ("reserved",): "Reservation cards used",
    ("card", "flagship on expedition"): "flagship on an expedition",
    ("first",): "points of the first scoring",
    ("last",): "points of the last scoring",
    ("fulfilled",): "expeditions that fulfil the mission",
    ("mission",): "points of the mission",
    ("idle",): "points of ships at home",
}


class Statistics(StatisticsCollector):
    """Counts events of games; card_tables.py and contract_tables.py make the tables."""

    events = EVENTS
    choices = (("expedition",), ("size",), ("transport",), ("colour",))

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.explorers = [0] * EXPEDITIONS
        self.colours = [0] * EXPEDITIONS
        self.scores = Histogram()

    def game_started(self, state: State) -> None:
        self.explorers = [state.options.cards[EXPLORER + each] for each in range(EXPEDITIONS)]
        self.colours = [state.options.cards[EXPEDITION_COLOUR + each] for each in range(EXPEDITIONS)]
        self.scoring = "first"
        self.purchases = 0
        self.done: set[str] = set()
        self.price: dict[int, int] = {}  # price of each accepted contract
        self.crews: dict[int, int] = {}
        self.ships: dict[int, int] = {}
        self.durations: dict[int, int] = {}
        self.loading = 0
        self.explored: set[tuple[int, int]] = set()  # seat and expedition
        self.first_points = [0] * self.players

    # Turns and actions

    def on_turn(self, _seat: int, _turn: int) -> None:
        self.count("turns")
        self.done.clear()

    def act(self, seat: int, action: str) -> None:
        """Count an action once per turn; BUY and SEND have several steps."""
        if action not in self.done:
            self.done.add(action)
            self.count_by(seat, "action", action)

    def on_takes(self, seat: int, coins: int) -> None:
        self.act(seat, "take")
        self.count_by(seat, "taken", amount=coins)

    def on_buys(self, seat: int, ship: int, _slot: int, price: int) -> None:
        self.act(seat, "buy")
        self.purchases += 1
        self.count_by(seat, "bought")
        self.count_by(seat, "colour", COLOUR[ship])
        self.count_by(seat, "transport", TRANSPORT[ship])
        self.count("colour", COLOUR[ship], "price", amount=price)
        self.count("transport", TRANSPORT[ship], "price", amount=price)

    def on_last_scoring_card(self) -> None:
        self.count("last card", amount=self.purchases)
        self.count("last card", "drawn")

    def on_stalled(self) -> None:
        self.count("stalled")

    def on_reserves_ship(self, seat: int, _ship: int, place: int) -> None:
        self.count_by(seat, "card", "reserve ship" if place < ROW else "reserve filling")
        self.count_by(seat, "reserved")

    def on_reserves_contract(self, seat: int, _contract: int, _place: int) -> None:
        self.count_by(seat, "card", "reserve contract")
        self.count_by(seat, "reserved")

    # Contracts

    def on_dealt(self, _seat: int, contract: int) -> None:
        self.receive(contract, "dealt", 0)

    def on_accepts(self, seat: int, contract: int, _place: int) -> None:
        self.accept(seat, contract, "accepted")

    def on_accepts_unseen(self, seat: int, contract: int) -> None:
        self.accept(seat, contract, "unseen")

    def accept(self, seat: int, contract: int, way: str) -> None:
        self.act(seat, "accept")
        self.count_by(seat, "accepted")
        self.receive(contract, way, ACCEPT_PRICE)

    def receive(self, contract: int, way: str, price: int) -> None:
        self.price[contract] = price
        self.count("contract", contract, way)

    def on_plays(self, seat: int, contract: int) -> None:
        self.act(seat, "send")
        self.loading = contract
        self.crews[contract] = self.ships[contract] = 0

    def on_loads(self, seat: int, ship: int, _value: int, wild: int) -> None:
        self.ships[self.loading] += 1
        self.crews[self.loading] += FLAGSHIP_CREW if ship == FLAGSHIP else CREW
        if ship == FLAGSHIP:
            self.count_by(seat, "card", "flagship on contract")
        if wild:
            self.count_by(seat, "card", "wild on contract")
            self.count_by(seat, "wild")

    def on_under_way(self, seat: int, contract: int, turns: int) -> None:
        self.durations[contract] = turns
        self.count("contract", contract, "played")
        self.count("contract", contract, turns, "played")
        self.count_by(seat, "contract", contract)
        self.count_by(seat, "size", LOAD[contract])

    def on_completes(self, seat: int, contract: int, coins: int) -> None:
        turns = self.durations[contract]
        profit = coins - self.crews[contract] - self.price[contract]
        self.count_by(seat, "completed")
        self.count_by(seat, "income", amount=coins)
        for key in ((contract,), (contract, turns)):
            self.count("contract", *key, "completed")
            self.count("contract", *key, "coins", amount=coins)
            self.count("contract", *key, "profit", amount=profit)
            self.count("contract", *key, "ship turns", amount=self.ships[contract] * turns)
            self.count("contract", *key, "turns", amount=turns)

    def on_gives_up(self, _seat: int, contract: int) -> None:
        self.count("contract", contract, "given up")

    # Expeditions and points

    def on_sails(self, seat: int, expedition: int, ship: int, value: int, colour: int, wild: int) -> None:
        self.act(seat, "send")
        self.count_by(seat, "sailed")
        self.count("expedition", expedition, "own" if colour == self.colours[expedition] else "other")
        self.count("expedition", expedition, "transport", amount=value)
        self.count_by(seat, "expedition", expedition)
        if (seat, expedition) not in self.explored:
            self.explored.add((seat, expedition))
            self.count_by(seat, "expeditions")
        if ship == FLAGSHIP:
            self.count_by(seat, "card", "flagship on expedition")
        else:
            self.count("colour", COLOUR[ship], "sailed")
            self.count("transport", TRANSPORT[ship], "sailed")
        if wild:
            self.count_by(seat, "card", "wild on expedition")
            self.count_by(seat, "wild")

    def on_last_scoring(self) -> None:
        self.scoring = "last"

    def on_earns(self, seat: int, expedition: int, ship: int, points: int) -> None:
        self.count_by(seat, self.scoring, amount=points)
        self.count("expedition", expedition, self.scoring, amount=points)
        self.count("expedition", expedition, self.scoring, "ships")
        if ship == FLAGSHIP:
            self.count("flagship points", amount=points)
        else:
            self.count("colour", COLOUR[ship], "points", amount=points)
            self.count("transport", TRANSPORT[ship], "points", amount=points)
        if self.scoring == "first":
            self.first_points[seat] += points

    def on_mission(self, seat: int, mission: int, points: int) -> None:
        self.count_by(seat, "mission", amount=points)
        self.count_by(seat, "mission", mission)
        self.count("mission", mission, "points", amount=points)

    def on_at_home(self, seat: int, ships: int) -> None:
        self.count_by(seat, "idle", amount=ships)

    def game_ended(self, state: State, scores: Sequence[int]) -> None:
        for expedition in range(EXPEDITIONS):
            used = state.expeditions[expedition].used
            full = used == limit_of(state, expedition)
            self.count("places", amount=used)
            self.count("full", amount=full)
            self.count("expedition", expedition, "full", amount=full)
            self.count("expedition", expedition, "sailing", amount=used > 0)
        for seat, score in enumerate(scores):
            mission = state.seats[seat].mission
            fulfilled = sum(is_fulfilled(state, seat, each) for each in range(EXPEDITIONS))
            self.scores.add(score)
            self.count("score", amount=score)
            self.count_by(seat, "fulfilled", amount=fulfilled)
            place = sum(points > self.first_points[seat] for points in self.first_points)
            self.count_by(seat, "after first scoring", place)
            self.count("after first scoring", place, "points", amount=self.first_points[seat])
            self.count("after first scoring", place, "score", amount=score)
            self.count("mission", mission, "fulfilled", amount=fulfilled)
            self.count("mission", mission, "score", amount=score)
            if state.seats[seat].flagship_at != FlagshipLocation.EXPEDITION:
                self.count_by(seat, "card", "flagship at home")
            self.count("wild left", amount=state.seats[seat].wild)
            self.count("reservations left", amount=state.seats[seat].reservations)

    def merge(self, other: StatisticsCollector) -> None:
        super().merge(other)
        assert isinstance(other, Statistics)
        self.scores.merge(other.scores)
        if other.games:
            self.explorers, self.colours = other.explorers, other.colours

    # Figures

    def tables(self) -> list[FigureTable]:
        expeditions = card_tables.expedition_subjects([EXPLORERS[each] for each in self.explorers], self.colours)
        return [
            self.averages(),
            self.winners_table(PLAYER_FIGURES),
            card_tables.after_first_scoring(self),
            card_tables.winning_expeditions(self, expeditions),
            card_tables.expeditions(self, expeditions),
            *contract_tables(self),
            card_tables.missions(self),
            card_tables.colours(self),
            card_tables.transports(self),
            card_tables.actions(self),
            card_tables.special_cards(self),
        ]

    def averages(self) -> FigureTable:
        column = self.players - 2
        found = [
            (Subject(name), (self.per_player(key), reference[column] / TENTHS))
            for key, (name, reference) in REFERENCE.items()
        ]
        for key, (name, reference) in REFERENCE_OF_GAMES.items():
            games = self.total("last card", "drawn") if key == "last card" else self.games
            found.append((Subject(f"{name}, per game"), (ratio(self.total(key), games), reference[column] / TENTHS)))
        columns = (Column("here", digits=1), Column("prototype", digits=1, about=PROTOTYPE))
        return FigureTable("Averages per player", columns, rows(found))

    def checks(self) -> list[Check]:
        points = sum(self.total(each) for each in ("first", "last", "mission", "idle"))
        highest = max(self.scores.counts, default=None)
        return [
            Check("turns of a player, mean", self.per_player("turns"), *TURNS_OF_A_PLAYER, about=ALARM),
            Check("contracts completed by a player, mean", self.per_player("completed"), *COMPLETED, about=ALARM),
            Check(
                "points from the first scoring", ratio(self.total("first"), points), None, FIRST_SHARE, "percent", ALARM
            ),
            Check("stalled games", self.per_game("stalled"), None, STALLED_SHARE, "percent", ALARM),
            Check("highest score", highest, None, HIGHEST_SCORE, about=ALARM),
            card_tables.mission_check(self, UNEVEN),
            *contract_checks(self),
        ]
