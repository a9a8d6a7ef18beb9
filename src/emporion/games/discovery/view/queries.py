"""Queries on views: names, prices, what fits where, points, and when scoring cards can appear."""

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
COLUMNS = "ABCDE"  # letters of the market's slots
MISSIONS = {
    "one": "discovery-mission-one",
    "half": "discovery-mission-half",
    "maj": "discovery-mission-maj",
    "all": "discovery-mission-all",
}
CHAIN_SCORES, EITHER_SCORES = "chain", "either"  # values of options (U6, U7)


# Names


def ship_name(ship: str, form: str = "") -> Name:
    return Name("discovery-card-flagship" if ship == FLAGSHIP else f"discovery-card-ship-{ship}", form)


def ship_names(ships: Iterable[str]) -> list[Name]:
    return [ship_name(ship) for ship in ships]


def contract_name(contract: str, form: str = "") -> Name:
    return Name(f"discovery-card-contract-{contract}", form)


def explorer_name(view: View, expedition: int, form: str = "") -> Name:
    return Name(f"discovery-card-expedition-{view['expeditions'][expedition]['explorer']}", form)


def colour_name(colour: str, form: str = "") -> Name:
    return Name(f"discovery-colour-{colour}", form)


def mission_name(mission: str) -> Name:
    return Name(MISSIONS[mission])


def player_ref(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def join_lines(lines: Sequence[Message]) -> Message:
    """Join messages into one, each on its own line."""
    joined = lines[0]
    for line in lines[1:]:
        joined = Message("discovery-lines", {"before": joined, "next": line})
    return joined


# Ships and contracts


def colour_of(card: str) -> str:
    """The colour of a ship or contract."""
    return COLOUR_NAMES[LETTERS.index(card[0])]


def size_of(card: str) -> int:
    """A ship's transport, or the load of a contract."""
    return int(card[1])


def price_of(ship: str) -> int:
    return size_of(ship) + 2


def crew_of(ship: str) -> int:
    """Price of a ship's crew (E2)."""
    return FLAGSHIP_CREW if ship == FLAGSHIP else CREW


@dataclass(frozen=True)
class RunningContract:
    """A contract that is running or being loaded."""

    contract: str
    left: int
    duration: int
    ships: tuple[str, ...]

    @property
    def loading(self) -> bool:
        return self.duration == 0


def parse_running(text: str) -> RunningContract:
    """Parse a running contract of a view: "B5 2/3: B2 flagship:3"."""
    head, _, ships = text.partition(":")
    contract, turns = head.split()
    left, duration = map(int, turns.split("/"))
    return RunningContract(contract, left, duration, tuple(ship.partition(":")[0] for ship in ships.split()))


def flagship_load(text: str) -> int:
    """The flagship's transport on a contract; 0 if it is not there."""
    return int(text.partition(f"{FLAGSHIP}:")[2][:1] or 0)


# Seats


def seat_of(view: View, seat: str) -> dict[str, Any]:
    place: dict[str, Any] = view["seats"][SEAT_NAMES.index(seat)]
    return place


def viewer_seat(view: View) -> dict[str, Any]:
    return seat_of(view, view["seat"])


def viewer_coins(view: View) -> int:
    coins: int = viewer_seat(view)["coins"]
    return coins


def idle_ships(place: Mapping[str, Any]) -> list[str]:
    """Ships on no expedition and no contract, the flagship last (E8)."""
    ships: list[str] = place["idle"].split()
    return [*ships, FLAGSHIP] if place["flagship_at"] == "idle" else ships


def loading_contract(view: View) -> RunningContract:
    """The contract for which ships are being chosen."""
    return next(
        running for text in seat_of(view, view["active"])["running"] if (running := parse_running(text)).loading
    )


def open_cards(view: View, row: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """The cards of a row with their places; empty places are skipped."""
    return ((place, card) for place, card in enumerate(view[row]) if card is not None)


# Expeditions


def free_transport(view: View, expedition: int) -> int:
    """Transport that an expedition still has room for (E5)."""
    here = view["expeditions"][expedition]
    room: int = here["limit"] - here["used"]
    return room


def ship_has_colour(view: View, ship: str, colour: str) -> bool:
    """Whether the viewer's ship has a colour; a flagship has two (F1)."""
    return colour in viewer_seat(view)["flagship"] if ship == FLAGSHIP else colour_of(ship) == colour


def needs_wild(view: View, expedition: int, ship: str) -> bool:
    """Whether the viewer's ship needs a Wild Ship card on an expedition (E3, E4, F7)."""
    chain = view["expeditions"][expedition]["chain"]
    return chain is not None and not ship_has_colour(view, ship, chain)


def points_of(view: View, expedition: int, ship: str, colour: str) -> tuple[int, int]:
    """Points of the viewer's ship with this colour at the first and last scoring (P4, P5, U6, U7)."""
    here = view["expeditions"][expedition]
    scores_with = colour
    if needs_wild(view, expedition, ship) and view["options"]["wild_scoring"] == CHAIN_SCORES:
        scores_with = here["chain"]
    same = scores_with == here["colour"] or scores_either_colour(view, view["seat"], ship, here["colour"])
    return here["first"][same], here["last"][same]


def scores_either_colour(view: View, seat: str, ship: str, colour: str) -> bool:
    """Whether a flagship scores with a colour regardless of the one it declared (U6)."""
    by_option = ship == FLAGSHIP and view["options"]["flagship_scoring"] == EITHER_SCORES
    return by_option and colour in seat_of(view, seat)["flagship"]


def fulfils(mission: str, owned: int, others: int) -> bool:
    """Whether an expedition with these numbers of ships fulfils a mission (M2-M4)."""
    tests = {"one": True, "half": owned >= others, "maj": owned > others, "all": others == 0}
    return owned > 0 and tests[mission]


def count_fulfilled(view: View, seat: str, mission: str) -> int:
    """Number of expeditions that fulfil a player's mission."""
    owners = [[ship["owner"] for ship in here["ships"]] for here in view["expeditions"]]
    return sum(fulfils(mission, each.count(seat), len(each) - each.count(seat)) for each in owners)


def points_to_come(view: View, seat: str) -> int:
    """Points that a player's ships on expeditions will earn at the remaining scorings."""
    if view["actor"] is None:
        return 0
    found = 0
    for here in view["expeditions"]:
        for ship in here["ships"]:
            if ship["owner"] == seat:
                either = scores_either_colour(view, seat, ship["ship"], here["colour"])
                same = either or ship["colour"] == here["colour"]
                found += here["last"][same] + (0 if view["first_scoring"] == "scored" else here["first"][same])
    return found


def track_value(view: View, seat: str) -> int:
    """Points per expedition that fulfils the mission, by completed contracts (M5)."""
    value: int = view["contract_track"][seat_of(view, seat)["completed"]]
    return value


# When scoring cards can appear


@dataclass(frozen=True)
class Countdown:
    """When a scoring card can appear: not in the next `safe` purchases, but in one of the `cards` after them."""

    safe: int
    cards: int


def countdown(view: View, scoring: str) -> Countdown | None:
    """Counted from the piles, which are public (1.5); None if the card has been drawn."""
    if view[f"{scoring}_scoring"] != "hidden":
        return None
    piles = view["piles"]
    if scoring == "first":
        return Countdown(sum(piles[:FIRST_SCORING_PILE]), piles[FIRST_SCORING_PILE])
    ships_behind = piles[LAST_SCORING_PILE] - 1
    return Countdown(len(view["unseen"].split()) - ships_behind, piles[LAST_SCORING_PILE])


def purchases_made(view: View) -> int:
    """Ships drawn from the piles, one per purchase."""
    return sum(PILE_SIZES) - len(view["unseen"].split())


def further_turns(view: View) -> int | None:
    """Turns that the active player has left after this one; None before the last round (L1)."""
    if view["turns_left"] == 0:
        return None
    further: int = (view["turns_left"] - 1) // view["players"]
    return further


def income_arguments(view: View, contract: str) -> dict[str, Argument]:
    """The incomes of a contract as message arguments."""
    short, middle, long = view["incomes"][contract]
    return {"one": short, "two": middle, "three": long}


def fits_room(room: int, ship: str) -> bool:
    """Whether a ship fits into this much free transport; a flagship can count as 1 (F2)."""
    return room > 0 and (ship == FLAGSHIP or size_of(ship) <= room)
