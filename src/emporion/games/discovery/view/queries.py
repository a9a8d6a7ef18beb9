"""Reading a view: what lies where, what fits where, what it would earn, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CREW,
    FIRST_SCORING_PILE,
    FLAGSHIP_CREW,
    LAST_SCORING_PILE,
    LETTERS,
    PILE_SIZES,
)
from emporion.kernel.messages import Argument, Message, Name, PlayerRef, View
from emporion.kernel.seats import SEAT_NAMES

FLAGSHIP = "flagship"
COLUMNS = "ABCDE"  # of the market, as people call its slots
MISSIONS = {
    "one": "discovery-mission-one",
    "half": "discovery-mission-half",
    "maj": "discovery-mission-maj",
    "all": "discovery-mission-all",
}
CHAIN_SCORES, EITHER_SCORES = "chain", "either"  # values of options (U6, U7)


# The names of things


def ship_name(ship: str, form: str = "") -> Name:
    return Name("discovery-card-flagship" if ship == FLAGSHIP else f"discovery-card-ship-{ship}", form)


def ships_named(ships: Iterable[str]) -> list[Name]:
    return [ship_name(ship) for ship in ships]


def contract_name(contract: str, form: str = "") -> Name:
    return Name(f"discovery-card-contract-{contract}", form)


def explorer_name(view: View, expedition: int, form: str = "") -> Name:
    return Name(f"discovery-card-expedition-{view['expeditions'][expedition]['explorer']}", form)


def colour_name(colour: str, form: str = "") -> Name:
    return Name(f"discovery-colour-{colour}", form)


def mission_name(mission: str) -> Name:
    return Name(MISSIONS[mission])


def who(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def below(lines: Sequence[Message]) -> Message:
    """Messages one below the other, as one."""
    joined = lines[0]
    for line in lines[1:]:
        joined = Message("discovery-lines", {"before": joined, "next": line})
    return joined


# Ships and contracts


def colour_of(card: str) -> str:
    """The colour of a ship or of a contract."""
    return COLOUR_NAMES[LETTERS.index(card[0])]


def size_of(card: str) -> int:
    """The transport of a ship, or what a contract needs."""
    return int(card[1])


def price_of(ship: str) -> int:
    return size_of(ship) + 2


def crew_of(ship: str) -> int:
    """What a crew costs (E2)."""
    return FLAGSHIP_CREW if ship == FLAGSHIP else CREW


@dataclass(frozen=True)
class Running:
    """A contract that runs, or that is being loaded."""

    contract: str
    left: int
    duration: int
    ships: tuple[str, ...]

    @property
    def loading(self) -> bool:
        return self.duration == 0


def running_from(text: str) -> Running:
    """A contract as views write it: "B5 2/3: B2 flagship:3"."""
    head, _, ships = text.partition(":")
    contract, turns = head.split()
    left, duration = map(int, turns.split("/"))
    return Running(contract, left, duration, tuple(ship.partition(":")[0] for ship in ships.split()))


def flagship_load(text: str) -> int:
    """The transport with which the flagship sails on a contract; 0 if it is not there."""
    return int(text.partition(f"{FLAGSHIP}:")[2][:1] or 0)


# Places


def place_of(view: View, seat: str) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(seat)]
    return place


def own_place(view: View) -> dict[str, Any]:
    return place_of(view, view["seat"])


def coins_of(view: View) -> int:
    coins: int = own_place(view)["coins"]
    return coins


def idle_ships(place: Mapping[str, Any]) -> list[str]:
    """Ships on no expedition and on no contract, the flagship last (E8)."""
    ships: list[str] = place["idle"].split()
    return [*ships, FLAGSHIP] if place["flagship_at"] == "idle" else ships


def loading(view: View) -> Running:
    """The contract that ships are being chosen for."""
    return next(
        running for text in place_of(view, view["active"])["running"] if (running := running_from(text)).loading
    )


def open_cards(view: View, row: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The cards of a row that is not empty there, by place."""
    return ((place, card) for place, card in enumerate(view[row]) if card is not None)


# Expeditions


def room_of(view: View, expedition: int) -> int:
    """Transport that still finds place (E5)."""
    here = view["expeditions"][expedition]
    room: int = here["limit"] - here["used"]
    return room


def shows(view: View, ship: str, colour: str) -> bool:
    """Whether a ship of the reader has a colour; a flagship has two (F1)."""
    return colour in own_place(view)["flagship"] if ship == FLAGSHIP else colour_of(ship) == colour


def needs_wild(view: View, expedition: int, ship: str) -> bool:
    """Whether a ship of the reader needs a Wild Ship card there (E3, E4, F7)."""
    chain = view["expeditions"][expedition]["chain"]
    return chain is not None and not shows(view, ship, chain)


def points_of(view: View, expedition: int, ship: str, colour: str) -> tuple[int, int]:
    """What a ship of the reader earns with a colour at the first and at the last scoring (P4, P5, U6, U7)."""
    here = view["expeditions"][expedition]
    scores_with = colour
    if needs_wild(view, expedition, ship) and view["options"]["wild_scoring"] == CHAIN_SCORES:
        scores_with = here["chain"]
    same = scores_with == here["colour"] or either_scores(view, view["seat"], ship, here["colour"])
    return here["first"][same], here["last"][same]


def either_scores(view: View, seat: str, ship: str, colour: str) -> bool:
    """Whether a flagship scores with a colour whatever it has declared (U6)."""
    by_option = ship == FLAGSHIP and view["options"]["flagship_scoring"] == EITHER_SCORES
    return by_option and colour in place_of(view, seat)["flagship"]


def fulfils(mission: str, own: int, others: int) -> bool:
    """Whether an expedition with so many ships counts for a mission (M2-M4)."""
    tests = {"one": True, "half": own >= others, "maj": own > others, "all": others == 0}
    return own > 0 and tests[mission]


def fulfilled(view: View, seat: str, mission: str) -> int:
    """How many expeditions count for a player's mission."""
    owners = [[ship["owner"] for ship in here["ships"]] for here in view["expeditions"]]
    return sum(fulfils(mission, each.count(seat), len(each) - each.count(seat)) for each in owners)


def points_to_come(view: View, seat: str) -> int:
    """What the ships that a player has on expeditions will earn at the scorings that are still to come."""
    if view["actor"] is None:
        return 0
    found = 0
    for here in view["expeditions"]:
        for ship in here["ships"]:
            if ship["owner"] == seat:
                either = either_scores(view, seat, ship["ship"], here["colour"])
                same = either or ship["colour"] == here["colour"]
                found += here["last"][same] + (0 if view["first_scoring"] == "scored" else here["first"][same])
    return found


def track_value(view: View, seat: str) -> int:
    """Points for each expedition of the mission, by the contracts completed (M5)."""
    value: int = view["contract_track"][place_of(view, seat)["completed"]]
    return value


# The clock


@dataclass(frozen=True)
class Clock:
    """When a scoring card can come: after so many purchases that cannot turn it up, with one of the next so many."""

    safe: int
    cards: int


def clock(view: View, scoring: str) -> Clock | None:
    """Counting the piles, as everybody can (1.5); None if the card is out."""
    if view[f"{scoring}_scoring"] != "hidden":
        return None
    piles = view["piles"]
    if scoring == "first":
        return Clock(sum(piles[:FIRST_SCORING_PILE]), piles[FIRST_SCORING_PILE])
    ships_behind = piles[LAST_SCORING_PILE] - 1
    return Clock(len(view["unseen"].split()) - ships_behind, piles[LAST_SCORING_PILE])


def purchases(view: View) -> int:
    """Ships that were turned up from the piles, one for each purchase."""
    return sum(PILE_SIZES) - len(view["unseen"].split())


def further_turns(view: View) -> int | None:
    """Turns that the active player still has after this one; None if the last round has not begun (L1)."""
    if view["turns_left"] == 0:
        return None
    further: int = (view["turns_left"] - 1) // view["players"]
    return further


def incomes_of(view: View, contract: str) -> dict[str, Argument]:
    """What a contract pays, as arguments."""
    short, middle, long = view["incomes"][contract]
    return {"one": short, "two": middle, "three": long}


def can_fill(room: int, ship: str) -> bool:
    """Whether a ship finds room; a flagship takes as little as it likes (F2)."""
    return room > 0 and (ship == FLAGSHIP or size_of(ship) <= room)
