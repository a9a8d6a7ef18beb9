"""What can be said about the game with given options: its cards, help topics, and the arguments of help texts."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal

from emporion.games.discovery.notation.position_defaults import mission_set
from emporion.games.discovery.rules.card_sets import (
    CARD_SETS,
    EXPEDITION_COLOUR,
    EXPLORER,
    EXPLORERS,
    FLAGS,
    INCOME,
    LIMIT,
    POINTS,
    RECONSTRUCTED,
    TRACK,
    TRACK_FIELDS,
    source_of,
)
from emporion.games.discovery.rules.cards import (
    ACCEPT_PRICE,
    COLOUR,
    COLOUR_NAMES,
    CONTRACT_COLOUR,
    CONTRACT_NAMES,
    COPIES,
    COST,
    CREW,
    DURATIONS,
    EXPEDITIONS,
    FIRST_SCORING_PILE,
    FLAGSHIP_CREW,
    FLAGSHIPS,
    HAND_LIMIT,
    IDLE_POINTS,
    LAST_SCORING_PILE,
    LOAD,
    SHIP_NAMES,
    TAKEN_COINS,
    TRANSPORT,
    TRANSPORTS,
    ColourName,
)
from emporion.games.discovery.rules.fleet import crew_of
from emporion.games.discovery.rules.options import Options
from emporion.games.discovery.view.structs import (
    MISSION_NAMES,
    ContractCard,
    DiscoveryDescription,
    ExpeditionCard,
    FlagshipCard,
    MissionName,
    ShipCard,
)
from emporion.kernel.codec import Json
from emporion.kernel.options import encode_options

TOPICS = (
    "goal",
    "turn",
    "codes",
    "coins",
    "market",
    "contracts",
    "trade",
    "expeditions",
    "colours",
    "wild",
    "reservation",
    "mission",
    "track",
    "first",
    "last",
    "stall",
    "numbers",
    "secrets",
    "tips",
)
TERMINAL_TOPICS = ("codes",)
PLAYER_COUNTS = (2, 3, 4)

SHIPS = {
    name: ShipCard(
        colour=COLOUR_NAMES[COLOUR[kind]],
        transport=TRANSPORT[kind],
        price=COST[kind],
        crew=crew_of(kind),
        copies=COPIES[kind],
    )
    for kind, name in enumerate(SHIP_NAMES, start=1)
}
FLAGSHIP_TRANSPORTS = tuple(range(1, TRANSPORTS + 1))
CREWS = {**{name: card.crew for name, card in SHIPS.items()}, "flagship": FLAGSHIP_CREW}
"""Prices of crews by ship."""
CONTRACT_COLOURS = {name: COLOUR_NAMES[CONTRACT_COLOUR[number]] for number, name in enumerate(CONTRACT_NAMES, start=1)}
LOADS = dict(zip(CONTRACT_NAMES, LOAD[1:], strict=True))


def example_fleet(colour: int, load: int) -> tuple[str, ...]:
    """The fewest ships of a colour that carry a load exactly, the largest first."""
    fleet = []
    while load > 0:
        transport = min(load, TRANSPORTS)
        fleet.append(SHIP_NAMES[colour * TRANSPORTS + transport - 1])
        load -= transport
    return tuple(fleet)


FLEETS = {
    name: example_fleet(CONTRACT_COLOUR[number], LOAD[number]) for number, name in enumerate(CONTRACT_NAMES, start=1)
}


@dataclass(frozen=True, eq=False)
class CardSet:
    """A card set in the form that views show."""

    expeditions: tuple[ExpeditionCard, ...]
    contracts: dict[str, ContractCard]
    incomes: dict[str, tuple[int, ...]]
    flagships: tuple[tuple[ColourName, ColourName], ...]
    track: tuple[int, ...]
    reconstructed: bool
    missions: dict[tuple[int, int], dict[MissionName, int]] = field(default_factory=dict)
    """How many of each mission are in the set, by option and players; filled as needed."""


def card_set(options: Options) -> CardSet:
    """Every view shows parts of it, so the result is cached and must not be changed."""
    return _card_set(tuple(options.cards))


@lru_cache(maxsize=100)
def _card_set(cards: tuple[int, ...]) -> CardSet:
    reconstructed = cards in CARD_SETS.values()
    contracts = {
        name: contract_card(cards, number, reconstructed) for number, name in enumerate(CONTRACT_NAMES, start=1)
    }
    flags = [COLOUR_NAMES[colour] for colour in cards[FLAGS : FLAGS + 2 * FLAGSHIPS]]
    return CardSet(
        expeditions=tuple(expedition_card(cards, number) for number in range(EXPEDITIONS)),
        contracts=contracts,
        incomes={name: card.incomes for name, card in contracts.items()},
        flagships=tuple(zip(flags[::2], flags[1::2], strict=True)),
        track=cards[TRACK : TRACK + TRACK_FIELDS],
        reconstructed=reconstructed,
    )


def expedition_card(cards: tuple[int, ...], number: int) -> ExpeditionCard:
    explorer = EXPLORERS[cards[EXPLORER + number]]
    first_other, first_same, last_other, last_same = cards[POINTS + 4 * number : POINTS + 4 * number + 4]
    return ExpeditionCard(
        explorer=explorer,
        colour=COLOUR_NAMES[cards[EXPEDITION_COLOUR + number]],
        limit=cards[LIMIT + number],
        first=(first_other, first_same),
        last=(last_other, last_same),
        known=known_of(explorer),
    )


def known_of(explorer: str) -> Literal["limit", "name", "none"]:
    """What the sources say about an expedition card."""
    if source_of(f"expeditions.{explorer}.limit") != RECONSTRUCTED:
        return "limit"
    return "none" if source_of(f"expeditions.{explorer}.explorer") == RECONSTRUCTED else "name"


def contract_card(cards: tuple[int, ...], contract: int, reconstructed: bool) -> ContractCard:
    name, load = CONTRACT_NAMES[contract - 1], LOAD[contract]
    first = INCOME + DURATIONS * (contract - 1)
    return ContractCard(
        colour=CONTRACT_COLOURS[name],
        load=load,
        incomes=cards[first : first + DURATIONS],
        guesses=tuple(
            turns
            for turns in range(1, DURATIONS + 1)
            if reconstructed and source_of(f"contracts.{load}.{turns}") == RECONSTRUCTED
        ),
        fleet=FLEETS[name],
    )


def missions_in_use(cards: CardSet, options: Options, players: int) -> dict[MissionName, int]:
    """How many of each mission are in the set in use (U5)."""
    key = (options.missions, players)
    if key not in cards.missions:
        box = mission_set(options, players)
        cards.missions[key] = {name: box[number] for number, name in enumerate(MISSION_NAMES, start=1) if box[number]}
    return cards.missions[key]


def describe(options: Options) -> DiscoveryDescription:
    cards = card_set(options)
    return DiscoveryDescription(
        cards=SHIPS,
        flagship=FlagshipCard(
            transports=FLAGSHIP_TRANSPORTS,
            transport=min(FLAGSHIP_TRANSPORTS),
            crew=FLAGSHIP_CREW,
            colours=cards.flagships[0],
        ),
        contracts=cards.contracts,
        expeditions=cards.expeditions,
        missions={
            name: tuple(players for players in PLAYER_COUNTS if name in missions_in_use(cards, options, players))
            for name in MISSION_NAMES
        },
        reconstructed=cards.reconstructed,
        scoring_piles={"first": FIRST_SCORING_PILE, "last": LAST_SCORING_PILE},
        topics=tuple(topic for topic in TOPICS if topic not in TERMINAL_TOPICS),
        help_arguments=help_arguments(encode_options(options)),
    )


def help_arguments(options: dict[str, Json]) -> dict[str, int | str]:
    """The numbers and selectors that help texts need, from the rules and options."""
    return {
        "equal": "yes" if options["missions"] == "equal" else "no",
        "set": options["cards"] if isinstance(options["cards"], str) else "own",
        "take": TAKEN_COINS,
        "accept": ACCEPT_PRICE,
        "limit": HAND_LIMIT,
        "crew": CREW,
        "flagship": FLAGSHIP_CREW,
        "idle": IDLE_POINTS,
        "timing": options["first_scoring_timing"],
        "rounds": options["stall_guard"],
        "coins": "hidden" if options["hidden_coins"] else "open",
        "wild-scoring": options["wild_scoring"],
        "idle-flagship": "yes" if options["idle_flagship"] else "no",
    }
