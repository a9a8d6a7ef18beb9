"""The structs of a view: the table as one viewer sees it, with the facts that people need to decide.

Ships are named by codes, B2 for blue with transport 2; the flagship is `flagship`. A text lists ships or contracts with
spaces between them.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from msgspec import UNSET, Meta, UnsetType

from emporion.games.discovery.rules.cards import ColourName
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import CardFacts, GameDescription, GameView, SeatView, ViewPart

QuestionName = Literal["over", "action", "ship", "value", "declare", "contract_ship", "duration"]
ActionName = Literal["none", "take", "accept", "buy", "send"]
MissionName = Literal["one", "half", "maj", "all"]
FlagshipPlace = Literal["idle", "contract", "expedition"]
AcceptObstacle = Literal["coins", "hand"]
SendObstacle = Literal["room", "colour", "crew"]
LoadObstacle = Literal["order", "colour", "crew", "size"]
MISSION_NAMES: tuple[MissionName, ...] = get_args(MissionName)
Points = tuple[int, int]
"""Of a ship of another colour, and of one of the card's colour."""
Capacity = tuple[int, int]
"""Transport that is used, and that is free."""
PerMission = {"propertyNames": {"enum": list(MISSION_NAMES)}}


class OpenShip(ViewPart, frozen=True, kw_only=True):
    """A ship in the market."""

    ship: str
    reserved: str | None
    """The seat that reserved it."""
    expires: bool
    """Whether the reservation ends with that seat's next turn."""
    price: int


class OpenContract(ViewPart, frozen=True, kw_only=True):
    """A contract in the display."""

    contract: str
    reserved: str | None
    expires: bool


class ExpeditionShip(ViewPart, frozen=True, kw_only=True):
    """A ship on an expedition."""

    owner: str
    ship: str
    colour: ColourName
    """With which it scores."""
    value: int
    """Its transport."""


class ExpeditionObstacle(ViewPart, frozen=True, kw_only=True):
    """Why the viewer can send no ship on an expedition."""

    reason: SendObstacle
    ship: str | UnsetType = UNSET
    """The first one whose crew cannot be paid."""


class Expedition(ViewPart, frozen=True):  # positional: every view makes twelve
    """An expedition, its ships, and in the viewer's turn the ships that it would take."""

    explorer: str
    colour: ColourName
    limit: int
    first: Points
    last: Points
    chain: ColourName | None
    """The colour that the next ship needs."""
    used: int
    room: int
    """Transport that is still free."""
    ships: tuple[ExpeditionShip, ...]
    takes: str | UnsetType = UNSET
    """While the viewer may send ships: those that can be sent here."""
    wild_ships: str | UnsetType = UNSET
    """Those of them that cost a Wild Ship card."""
    same_ships: str | UnsetType = UNSET
    """Those of them that would score as ships of the card's colour."""
    obstacle: ExpeditionObstacle | UnsetType = UNSET
    """Why none of the viewer's ships can be sent here."""
    capacities: tuple[Capacity, ...] | UnsetType = UNSET
    """If ships can be sent here: now, and with one more ship of transport 1, 2, and so on, as far as there is room."""


class LoadedShip(ViewPart, frozen=True, kw_only=True):
    """A ship on a contract."""

    ship: str
    value: int
    """Its transport; 0 for a flagship while other ships are still picked."""


class RunningContract(ViewPart, frozen=True, kw_only=True):
    """A contract that is running or being loaded."""

    contract: str
    left: int
    duration: int
    """0 while it is being loaded."""
    ships: tuple[LoadedShip, ...]
    income: int | UnsetType = UNSET
    """Once it is running."""


class MissionScore(ViewPart, frozen=True, kw_only=True):
    """What a mission is worth now: the expeditions that fulfil it, times the value on the contract track."""

    count: int
    value: int
    points: int


class AtHome(ViewPart, frozen=True, kw_only=True):
    """The ships that are on no expedition and no contract, and what they earn if they are at the end (L6)."""

    ships: int
    points: int


class DiscoverySeat(SeatView, frozen=True, kw_only=True):
    points: int
    to_come: int
    """Points that the ships on expeditions will earn at the remaining scorings."""
    completed: int
    idle: str
    fleet: str
    """The idle ships, and the flagship if it is idle."""
    wild: int
    reservations: int
    hand_size: int
    running: list[str]
    """`B5 2/3: B2 flagship:3` is a contract with two of three turns left."""
    contracts: tuple[RunningContract, ...]
    """The same in parts."""
    flagship_at: FlagshipPlace
    coins: int | UnsetType = UNSET
    hand: str | UnsetType = UNSET
    mission: MissionName | UnsetType = UNSET
    mission_score: MissionScore | UnsetType = UNSET
    at_home: AtHome | UnsetType = UNSET
    """After the end, and at an open table."""
    flagship: tuple[ColourName, ColourName] | UnsetType = UNSET
    """Its colours, if the viewer knows them."""
    rank: int | UnsetType = UNSET
    """After the end."""


class Window(ViewPart, frozen=True, kw_only=True):
    """When a scoring card can appear, counted from the piles, which are public."""

    safe: int
    """Purchases before it can."""
    cards: int
    """It is one of this many cards."""
    start: int
    """The first purchase with which it can appear; 1 is the next one."""
    end: int
    """The last one."""


class Prospect(ViewPart, frozen=True, kw_only=True):
    """What sending a ship on the chosen expedition would cost and earn."""

    crew: int
    wild: bool
    """Whether it costs a Wild Ship card."""
    points: dict[ColourName, tuple[int, int]]
    """At the first and the last scoring, by the colour with which the ship would sail."""
    obstacle: SendObstacle | UnsetType = UNSET
    """Why it cannot be sent."""


class Sending(ViewPart, frozen=True, kw_only=True):
    """The viewer's choice of a ship for the chosen expedition."""

    prospects: dict[str, Prospect]
    """By ship of the fleet."""
    transport: int | UnsetType = UNSET
    """Of the flagship, if there is no choice."""
    colour: ColourName | UnsetType = UNSET
    """Of the flagship, if there is no choice."""


class Term(ViewPart, frozen=True, kw_only=True):
    """A duration of the contract that is being loaded."""

    turns: int
    income: int
    profit: int
    """The income without the crews paid so far."""
    finishes: bool
    """Whether it is completed before the game ends, as far as the end is known."""


class Loading(ViewPart, frozen=True, kw_only=True):
    """The contract for which the viewer chooses ships and a duration."""

    contract: str
    ships: str
    """In the order in which they were chosen."""
    crew: int
    """Coins paid for them."""
    wild: int
    """Wild Ship cards used."""
    terms: tuple[Term, ...]
    wild_ships: str
    """Ships of the fleet that would cost a Wild Ship card."""
    obstacles: dict[str, LoadObstacle]
    """Why ships of the fleet cannot be chosen. Others fail only if no exact load is possible with them."""


class DiscoveryView(GameView, frozen=True, kw_only=True):
    question: QuestionName
    active: str
    starter: str
    purchase_row: tuple[OpenShip | None, ...]
    filling_row: tuple[OpenShip | None, ...]
    piles: tuple[int, ...]
    next_pile: int | None
    """The pile that the next ship comes from, from 1; None if all are empty."""
    unseen: str
    """The ships in the piles, in no order."""
    purchases: int
    """Made so far."""
    first_scoring: Literal["hidden", "turned_up", "scored"]
    first_turns: int
    """Turns until the first scoring, including this one; 0: not due."""
    first_window: Window | UnsetType = UNSET
    """Until the card is turned up."""
    last_scoring: Literal["hidden", "turned_up"]
    last_window: Window | UnsetType = UNSET
    """Until the card is turned up."""
    stalled: bool
    turns_left: int
    """Turns until the end, including this one; 0: last round not begun."""
    further_turns: int | UnsetType = UNSET
    """In the last round: turns that the active player has after this one."""
    idle_turns: int
    """Turns since the last purchase."""
    stall_rounds: int | UnsetType = UNSET
    """Rounds without a purchase after which the game stalls; unless a ship was bought in this turn."""
    display: tuple[OpenContract | None, ...]
    deck_size: int
    gone: str
    """Contracts completed or given up."""
    incomes: dict[str, tuple[int, ...]]
    """Of each contract, for 1, 2 and 3 turns."""
    contract_track: tuple[int, ...]
    """Points per expedition that fulfils a mission, by completed contracts."""
    missions: Annotated[dict[MissionName, int], Meta(extra_json_schema=PerMission)]
    """How many of each are in the set in use."""
    done: tuple[ActionName, ...]
    """Actions of this turn."""
    actions_left: int
    """Actions that may still begin in this turn."""
    current: ActionName
    """The action that can be continued."""
    target: int
    """The expedition or contract for which ships are being chosen: its index, from 0, in `expeditions` or in the active
    player's `contracts`."""
    sending_to: str | None
    """The same for people, counted from 1: expedition 3, contract 1."""
    due: int
    """Transport that the contract still needs, or that the flagship has on the expedition."""
    expeditions: tuple[Expedition, ...]
    seats: tuple[DiscoverySeat, ...]
    deck: str | UnsetType = UNSET
    """With perfect memory: the contracts that may be in the deck."""
    ongoing: ActionName | UnsetType = UNSET
    """When the viewer chooses an action: the current one, if the viewer can pay for more of it."""
    ready: str | UnsetType = UNSET
    """In the viewer's turn: ships of the fleet whose crew the viewer can pay."""
    change: tuple[int | None, ...] | UnsetType = UNSET
    """When the viewer chooses an action: coins left after the purchase of each ship, None for one that the viewer
    cannot buy."""
    accept_obstacle: AcceptObstacle | UnsetType = UNSET
    """In the viewer's turn: why the viewer cannot accept contracts."""
    carriers: dict[str, str] | UnsetType = UNSET
    """While the viewer may send ships: by contract in hand, the ships of the fleet that may be among its carriers."""
    sending: Sending | UnsetType = UNSET
    """While the viewer chooses a ship for an expedition."""
    loading: Loading | UnsetType = UNSET
    """While the viewer chooses ships and a duration for a contract."""
    picked: tuple[str, ...] | UnsetType = UNSET
    """In the preview of a load: the ships picked so far."""
    tie_broken: bool | UnsetType = UNSET
    """After the end: whether ships at home decided between players with the most points."""

    @property
    def viewer(self) -> DiscoverySeat:
        """The viewer's seat. Spectators have none."""
        assert self.seat is not None
        return self.seat_of(self.seat)

    def seat_of(self, name: str) -> DiscoverySeat:
        return self.seats[SEAT_NAMES.index(name)]

    def income_of(self, contract: str, turns: int) -> int:
        return self.incomes[contract][turns - 1]


class ShipCard(CardFacts, frozen=True, kw_only=True):
    """A ship's face."""

    colour: ColourName
    transport: int
    price: int
    crew: int
    copies: int


class ContractCard(CardFacts, frozen=True, kw_only=True):
    """A contract's face."""

    colour: ColourName
    load: int
    incomes: tuple[int, ...]
    """For 1, 2 and 3 turns."""
    guesses: tuple[int, ...]
    """The numbers of turns whose income is reconstructed."""
    fleet: tuple[str, ...]
    """Ships that carry it exactly, as an example."""


class ExpeditionCard(CardFacts, frozen=True, kw_only=True):
    """An expedition's face."""

    explorer: str
    colour: ColourName
    limit: int
    first: Points
    last: Points
    known: Literal["limit", "name", "none"]
    """What the sources say about the card of the reconstructed set; `limit` includes the name."""


class FlagshipCard(CardFacts, frozen=True, kw_only=True):
    """What all flagships have in common."""

    transports: tuple[int, ...]
    """The player chooses one."""
    transport: int
    """The least of them. It fits wherever there is room."""
    crew: int
    colours: tuple[ColourName, ColourName]
    """Of the first flagship, as an example."""


class DiscoveryDescription(GameDescription, frozen=True, kw_only=True):
    cards: dict[str, ShipCard]
    """The ships."""
    flagship: FlagshipCard
    contracts: dict[str, ContractCard]
    expeditions: tuple[ExpeditionCard, ...]
    missions: Annotated[dict[MissionName, tuple[int, ...]], Meta(extra_json_schema=PerMission)]
    """The numbers of players with which each mission is used."""
    reconstructed: bool
    """Whether the card set is the reconstructed one."""
    scoring_piles: dict[Literal["first", "last"], int]
    """The piles with the scoring cards: their index, from 0, in the view's `piles`."""
