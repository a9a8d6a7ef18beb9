"""Codecs of positions: running contracts as "B5 2/3: B2 B3", ships on an expedition as "P1 B2, P2 Y1".

A contract has its turn marker and duration before the colon, 0/0 while its ships are being chosen. A flagship is
written with its transport, and on an expedition with its declared colour: "flagship:2", "P1 flagship:2 blue". An
expedition's chain colour and used transport are derived from its ships.
"""

from __future__ import annotations

import re
from typing import Any

from emporion.games.discovery.rules.cards import (
    COLOUR,
    COLOUR_NAMES,
    CONTRACT_NAMES,
    DURATIONS,
    FLAGSHIP,
    SHIP_NAMES,
    TRANSPORT,
    TRANSPORTS,
)
from emporion.kernel.codec import Json, shown, wrong
from emporion.kernel.position import Rows
from emporion.kernel.seats import SEAT_NAMES

ON_CONTRACT = re.compile(r"(\w\d) ([0-3])/([0-3]):(.*)")
ON_EXPEDITION = re.compile(r"(P[1-4]) (\w\d|flagship:([1-3]) (\w+))")


def parse_ship(text: str, path: str) -> tuple[int, int]:
    """Parse a ship: its kind and its transport."""
    if text in SHIP_NAMES:
        kind = SHIP_NAMES.index(text) + 1
        return kind, TRANSPORT[kind]
    name, _, value = text.partition(":")
    if name == "flagship" and value in [str(each) for each in range(1, TRANSPORTS + 1)]:
        return FLAGSHIP, int(value)
    raise wrong(path, f"{shown(text)} is not a ship; ships are R1 to K3, and flagship:1 to flagship:3")


def repeated(ship: str) -> list[str]:
    """ "B2x3" as three ships."""
    name, _, count = ship.rpartition("x")
    return [name] * int(count) if name in SHIP_NAMES and re.fullmatch("[0-9]{1,2}", count) else [ship]


class RunningContractsCodec(Rows):
    """Running contracts as a list of strings."""

    def encode(self, rows: list[Any]) -> Json:
        texts = [self.format(row) if row.card else "" for row in rows]
        while texts and not texts[-1]:
            texts.pop()
        return texts

    def format(self, row: Any) -> str:
        flagship = f"flagship:{row.value}" if row.value else "flagship"  # without a value while a load is previewed
        ships = [flagship if each == FLAGSHIP else SHIP_NAMES[each - 1] for each in row.ships if each]
        return f"{CONTRACT_NAMES[row.card - 1]} {row.left}/{row.duration}: {' '.join(ships)}".rstrip()

    def decode(self, doc: Json, rows: list[Any], path: str) -> None:
        if not isinstance(doc, list) or len(doc) > len(rows):
            raise wrong(path, f"expected a list of at most {len(rows)} contracts such as 'B5 2/3: B2 B3'")
        for number, text in enumerate(doc):
            here = f"{path}[{number}]"
            if text == "":
                continue  # the contract in this slot has ended
            found = ON_CONTRACT.fullmatch(text) if isinstance(text, str) else None
            if found is None or found[1] not in CONTRACT_NAMES:
                raise wrong(here, f"{shown(text)} is not a running contract such as 'B5 2/3: B2 B3'")
            row = rows[number]
            row.card = CONTRACT_NAMES.index(found[1]) + 1
            row.left, row.duration = int(found[2]), int(found[3])
            ships = [ship for word in found[4].split() for ship in repeated(word)]
            if len(ships) > len(row.ships):
                raise wrong(here, f"{len(ships)} ships are too many for a contract")
            for berth, ship in enumerate(ships):
                row.ships[berth], value = parse_ship(ship, here)
                if row.ships[berth] == FLAGSHIP:
                    row.value = value

    def schema(self) -> dict[str, Json]:
        pattern = f"^(({'|'.join(CONTRACT_NAMES)}) [0-{DURATIONS}]/[0-{DURATIONS}]:.*)?$"
        return {"type": "array", "items": {"type": "string", "pattern": pattern}}


class ExpeditionsCodec(Rows):
    """Expeditions in the order of the card set, each with its ships in order of arrival."""

    def encode(self, rows: list[Any]) -> Json:
        return [", ".join(self.format(row, place) for place in range(row.size)) for row in rows]

    def format(self, row: Any, place: int) -> str:
        owner, kind = SEAT_NAMES[row.owners[place] - 1], row.ships[place]
        if kind == FLAGSHIP:
            return f"{owner} flagship:{row.transports[place]} {COLOUR_NAMES[row.colours[place] - 1]}"
        return f"{owner} {SHIP_NAMES[kind - 1]}"

    def decode(self, doc: Json, rows: list[Any], path: str) -> None:
        if not isinstance(doc, list) or len(doc) > len(rows) or not all(isinstance(text, str) for text in doc):
            raise wrong(
                path,
                f"expected a list of at most {len(rows)} texts such as 'P1 B2, P2 flagship:1 blue', found {shown(doc)}",
            )
        for number, text in enumerate(doc):
            parts = [part.strip().rpartition(" ") for part in text.split(",") if part.strip()]
            ships = [f"{owner} {ship}".strip() for owner, _, word in parts for ship in repeated(word)]
            if len(ships) > len(rows[number].ships):
                raise wrong(path, f"expedition {number + 1}: {len(ships)} ships are more than any limit allows")
            for place, ship in enumerate(ships):
                self.parse(ship, rows[number], place, f"{path}: expedition {number + 1}")

    def parse(self, text: str, row: Any, place: int, path: str) -> None:
        found = ON_EXPEDITION.fullmatch(text)
        if found is None or (found[4] and found[4] not in COLOUR_NAMES):
            raise wrong(path, f"{shown(text)} is not a ship such as 'P1 B2' or 'P2 flagship:1 blue'")
        kind, value = parse_ship(found[2].split()[0], path)
        row.ships[place] = kind
        row.owners[place] = SEAT_NAMES.index(found[1]) + 1
        row.transports[place] = value
        row.colours[place] = (COLOUR_NAMES.index(found[4]) if kind == FLAGSHIP else COLOUR[kind]) + 1
        row.size = place + 1

    def schema(self) -> dict[str, Json]:
        return {"type": "array", "items": {"type": "string"}}
