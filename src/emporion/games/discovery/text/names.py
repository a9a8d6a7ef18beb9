"""Names of cards, colours, missions and players as messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from emporion.games.discovery.view.structs import DiscoveryView, OpenContract, OpenShip
from emporion.kernel.messages import Argument, Message, Name, PlayerRef
from emporion.kernel.seats import SEAT_NAMES

FLAGSHIP = "flagship"
COLUMNS = "ABCDE"  # letters of the market's slots

Card = TypeVar("Card", OpenShip, OpenContract)


def ship_name(ship: str, form: str = "") -> Name:
    return Name("discovery-card-flagship" if ship == FLAGSHIP else f"discovery-card-ship-{ship}", form)


def ship_names(ships: Iterable[str]) -> list[Name]:
    return [ship_name(ship) for ship in ships]


def contract_name(contract: str, form: str = "") -> Name:
    return Name(f"discovery-card-contract-{contract}", form)


def open_card_name(card: OpenShip | OpenContract) -> Name:
    return ship_name(card.ship) if isinstance(card, OpenShip) else contract_name(card.contract)


def explorer_name(view: DiscoveryView, expedition: int, form: str = "") -> Name:
    return Name(f"discovery-card-expedition-{view.expeditions[expedition].explorer}", form)


def colour_name(colour: str, form: str = "") -> Name:
    return Name(f"discovery-colour-{colour}", form)


def mission_name(mission: str) -> Name:
    return Name(f"discovery-mission-{mission}")


def player_ref(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def income_arguments(incomes: Sequence[int]) -> dict[str, Argument]:
    """The incomes of a contract for 1, 2 and 3 turns as message arguments."""
    return dict(zip(("one", "two", "three"), incomes, strict=True))


def expedition_arguments(view: DiscoveryView, expedition: int) -> dict[str, Argument]:
    """An expedition with its capacity and what ships earn there (E3, P4), as message arguments."""
    here = view.expeditions[expedition]
    return {
        "expedition": explorer_name(view, expedition),
        "colour": colour_name(here.colour),
        "room": here.room,
        "limit": here.limit,
        "first-other": here.first[0],
        "first-same": here.first[1],
        "last-other": here.last[0],
        "last-same": here.last[1],
    }


def join_lines(lines: Sequence[Message]) -> Message:
    """Join messages into one, each on its own line."""
    joined = lines[0]
    for line in lines[1:]:
        joined = Message("discovery-lines", {"before": joined, "next": line})
    return joined


def open_cards(row: Sequence[Card | None]) -> Iterator[tuple[int, Card]]:
    """The cards of a row with their places; empty places are skipped."""
    return ((place, card) for place, card in enumerate(row) if card is not None)


def card_at(row: Sequence[Card | None], place: int) -> Card:
    """The card at a place that a legal action names."""
    card = row[place]
    assert card is not None
    return card
