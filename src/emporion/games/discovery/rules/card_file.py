"""Card sets in options: a name, or a TOML file with the numbers on the printed cards.

    [[expeditions]]
    explorer = "abreu"
    colour = "white"
    limit = 3
    first = [2, 3]      # first scoring: ship of another colour, ship of the card's colour
    last = [3, 6]

    [contracts]
    5 = [8, 10, 12]     # coins for 1, 2, 3 turns; B5 = [...] for a single contract

    [missions]
    3 = ["half", "half", "maj", "maj"]

Sections that a file omits are taken from the set `reconstructed-1`. Errors count list items from 1. Positions and
records hold the whole set, or its name.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from emporion.games.discovery.rules.card_sets import (
    CARD_SETS,
    EXPEDITION_COLOUR,
    EXPLORER,
    EXPLORERS,
    FLAGS,
    INCOME,
    LARGEST_LIMIT,
    LIMIT,
    MISSIONS,
    NUMBERS,
    POINTS,
    TRACK,
    TRACK_FIELDS,
)
from emporion.games.discovery.rules.cards import (
    COLOUR_NAMES,
    CONTRACT_NAMES,
    DURATIONS,
    EXPEDITIONS,
    FLAGSHIPS,
    LETTERS,
    MISSION_SET,
    SIZES,
    Mission,
)
from emporion.kernel.codec import Json, Names, Number, shown, wrong
from emporion.kernel.errors import BadOption, BadPosition

STANDARD = "reconstructed-1"
SMALLEST_LIMIT = 3
MOST_POINTS, MOST_COINS, MOST_PER_EXPEDITION = 60, 99, 99

COLOUR = Names(COLOUR_NAMES)
MISSION = Names(tuple(mission.name.lower() for mission in Mission if mission), first=1)
FILE_OR_NAME = f"{', '.join(CARD_SETS)}, or a file that ends in .toml"
SECTIONS = ("expeditions", "contracts", "flagships", "missions", "contract_track")


@dataclass(frozen=True)
class CardSetCodec:
    """Codec of a card set, which the state holds as a row of numbers."""

    def encode(self, value: list[int]) -> Json:
        for name, numbers in CARD_SETS.items():
            if tuple(value) == numbers:
                return name
        return to_object(value)

    def decode(self, doc: Json, path: str) -> list[int]:
        if isinstance(doc, dict):
            return from_object(doc, path)
        if not isinstance(doc, str) or doc not in CARD_SETS:
            raise wrong(path, f"expected {', '.join(CARD_SETS)}, or a card set as an object, found {shown(doc)}")
        return list(CARD_SETS[doc])

    def parse(self, text: str) -> Json:
        """Parse a typed option; `--option cards=my-cards.toml` reads the file."""
        if text not in CARD_SETS and not text.endswith(".toml"):
            raise BadOption(f"option 'cards': expected {FILE_OR_NAME}, found {shown(text)}")
        return load(Path(text)) if text.endswith(".toml") else text

    def schema(self) -> dict[str, Json]:
        whole = {"type": "object", "propertyNames": {"enum": list(SECTIONS)}}
        return {"title": FILE_OR_NAME, "anyOf": [{"enum": list(CARD_SETS)}, whole]}


def load(path: Path) -> Json:
    """Read a card set from a file."""
    try:
        doc = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise BadOption(f"option 'cards': {path} cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadOption(f"option 'cards': {path} is not text in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadOption(f"option 'cards': {path} is not TOML: {problem}") from None
    try:
        from_object(doc, "cards")
    except BadPosition as problem:
        raise BadOption(f"{path}: {problem}") from None
    return doc


def to_object(numbers: list[int]) -> Json:
    """The JSON object of a row of numbers."""
    expeditions = [
        {
            "explorer": EXPLORERS[numbers[EXPLORER + each]],
            "colour": COLOUR_NAMES[numbers[EXPEDITION_COLOUR + each]],
            "limit": numbers[LIMIT + each],
            "first": numbers[POINTS + 4 * each : POINTS + 4 * each + 2],
            "last": numbers[POINTS + 4 * each + 2 : POINTS + 4 * each + 4],
        }
        for each in range(EXPEDITIONS)
    ]
    incomes = {
        name: numbers[INCOME + DURATIONS * each : INCOME + DURATIONS * (each + 1)]
        for each, name in enumerate(CONTRACT_NAMES)
    }
    flags = [[COLOUR_NAMES[numbers[FLAGS + 2 * each + half]] for half in (0, 1)] for each in range(FLAGSHIPS)]
    missions = {
        str(players): [MISSION.encode(each) for each in numbers[first : first + MISSION_SET]]
        for players, first in ((players, MISSIONS + MISSION_SET * (players - 2)) for players in (2, 3, 4))
    }
    track = numbers[TRACK : TRACK + TRACK_FIELDS]
    return dict(zip(SECTIONS, (expeditions, incomes, flags, missions, track), strict=True))


def from_object(doc: dict[str, Any], path: str) -> list[int]:
    """The row of numbers of a JSON object, strictly validated."""
    numbers = list(CARD_SETS[STANDARD])
    check_keys(doc, SECTIONS, path)
    readers = (read_expeditions, read_contracts, read_flagships, read_missions, read_track)
    for section, reader in zip(SECTIONS, readers, strict=True):
        if section in doc:
            reader(doc[section], numbers, f"{path} {section}")
    assert len(numbers) == NUMBERS
    return numbers


def check_keys(doc: Json, names: Any, path: str) -> None:
    if not isinstance(doc, dict):
        raise wrong(path, f"expected a table, found {shown(doc)}")
    for name in doc:
        if name not in names:
            raise wrong(path, f"{shown(name)} is unknown; known are {', '.join(names)}")


def decode_list(doc: Json, length: int, codec: Any, path: str) -> list[int]:
    """Decode a list of exactly `length` values."""
    if not isinstance(doc, list) or len(doc) != length:
        raise wrong(path, f"expected a list of {length}, found {shown(doc)}")
    return [codec.decode(each, f"{path}[{number}]") for number, each in enumerate(doc, start=1)]


def read_expeditions(doc: Json, numbers: list[int], path: str) -> None:
    """Twelve cards with different explorers; ships of the card's colour score more (C5)."""
    fields = ("explorer", "colour", "limit", "first", "last")
    if not isinstance(doc, list) or len(doc) != EXPEDITIONS:
        raise wrong(path, f"expected a list of {EXPEDITIONS}, found {shown(doc)}")
    for number, card in enumerate(doc):
        here = f"{path}[{number + 1}]"
        check_keys(card, fields, here)
        for field in fields:
            if field not in card:
                raise wrong(here, f"{field} is missing")
        numbers[EXPLORER + number] = Names(EXPLORERS).decode(card["explorer"], f"{here} explorer")
        numbers[EXPEDITION_COLOUR + number] = COLOUR.decode(card["colour"], f"{here} colour")
        numbers[LIMIT + number] = Number(SMALLEST_LIMIT, LARGEST_LIMIT).decode(card["limit"], f"{here} limit")
        for half, scoring in enumerate(("first", "last")):
            other, same = decode_list(card[scoring], 2, Number(0, MOST_POINTS), f"{here} {scoring}")
            if same <= other:
                raise wrong(f"{here} {scoring}", f"the card's colour scores more, but {same} is not above {other}")
            numbers[POINTS + 4 * number + 2 * half] = other
            numbers[POINTS + 4 * number + 2 * half + 1] = same
    sailing = numbers[EXPLORER : EXPLORER + EXPEDITIONS]
    if len(set(sailing)) < EXPEDITIONS:
        twice = next(each for each in sailing if sailing.count(each) > 1)
        raise wrong(path, f"{EXPLORERS[twice]} is on two cards")


def read_contracts(doc: Json, numbers: list[int], path: str) -> None:
    """Incomes by size or for single contracts; longer contracts pay more (C6)."""
    check_keys(doc, (*(str(size) for size in SIZES), *CONTRACT_NAMES), path)
    for name, incomes in sorted(doc.items(), key=lambda item: len(item[0])):  # sizes first, single contracts override
        coins = decode_list(incomes, DURATIONS, Number(0, MOST_COINS), f"{path} {name}")
        if sorted(set(coins)) != coins:
            raise wrong(f"{path} {name}", f"more turns pay more, found {shown(incomes)}")
        for contract in [name] if name in CONTRACT_NAMES else [f"{letter}{name}" for letter in LETTERS]:
            first = INCOME + DURATIONS * CONTRACT_NAMES.index(contract)
            numbers[first : first + DURATIONS] = coins


def read_flagships(doc: Json, numbers: list[int], path: str) -> None:
    """Six flagships, each with two different colours (C4)."""
    if not isinstance(doc, list) or len(doc) != FLAGSHIPS:
        raise wrong(path, f"expected a list of {FLAGSHIPS}, found {shown(doc)}")
    for number, pair in enumerate(doc):
        colours = decode_list(pair, 2, COLOUR, f"{path}[{number + 1}]")
        if colours[0] == colours[1]:
            raise wrong(f"{path}[{number + 1}]", f"expected two different colours, found {shown(pair)}")
        numbers[FLAGS + 2 * number : FLAGS + 2 * number + 2] = colours


def read_missions(doc: Json, numbers: list[int], path: str) -> None:
    """Four missions for each number of players (C7)."""
    check_keys(doc, ("2", "3", "4"), path)
    for players, missions in doc.items():
        first = MISSIONS + MISSION_SET * (int(players) - 2)
        found = decode_list(missions, MISSION_SET, MISSION, f"{path} {players}")
        numbers[first : first + MISSION_SET] = found


def read_track(doc: Json, numbers: list[int], path: str) -> None:
    """Points per expedition by number of completed contracts, from 0; they never decrease (M5)."""
    track = decode_list(doc, TRACK_FIELDS, Number(0, MOST_PER_EXPEDITION), path)
    if sorted(track) != track:
        raise wrong(path, "the track never falls")
    numbers[TRACK : TRACK + TRACK_FIELDS] = track


CARD_SET = CardSetCodec()
