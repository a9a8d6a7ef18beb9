"""Card sets as people write them: by name, or as a file in TOML with the numbers of the printed cards.

    [[expeditions]]
    explorer = "abreu"
    colour = "white"
    limit = 3
    first = [2, 3]      # first scoring: ship of another colour, ship of the card's colour
    last = [3, 6]

    [contracts]
    5 = [8, 10, 12]     # coins for 1, 2, 3 turns; B5 = [...] for one colour alone

    [missions]
    3 = ["half", "half", "maj", "maj"]

What a file leaves out is as in the set `reconstructed-1`. Errors count places from 1. Positions and records hold the
whole set, or its name.
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
PARTS = ("expeditions", "contracts", "flagships", "missions", "contract_track")


@dataclass(frozen=True)
class CardSetCodec:
    """The row of numbers of a card set."""

    def encode(self, value: list[int]) -> Json:
        for name, numbers in CARD_SETS.items():
            if tuple(value) == numbers:
                return name
        return written(value)

    def decode(self, doc: Json, path: str) -> list[int]:
        if isinstance(doc, dict):
            return read(doc, path)
        if not isinstance(doc, str) or doc not in CARD_SETS:
            raise wrong(path, f"expected {', '.join(CARD_SETS)}, or a card set as an object, found {shown(doc)}")
        return list(CARD_SETS[doc])

    def parse(self, text: str) -> Json:
        """`--option cards=my-cards.toml` reads the file."""
        if text not in CARD_SETS and not text.endswith(".toml"):
            raise BadOption(f"option 'cards': expected {FILE_OR_NAME}, found {shown(text)}")
        return load(Path(text)) if text.endswith(".toml") else text

    def schema(self) -> dict[str, Json]:
        whole = {"type": "object", "propertyNames": {"enum": list(PARTS)}}
        return {"title": FILE_OR_NAME, "anyOf": [{"enum": list(CARD_SETS)}, whole]}


def load(path: Path) -> Json:
    """The card set of a file."""
    try:
        doc = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise BadOption(f"option 'cards': {path} cannot be read ({problem.strerror})") from None
    except UnicodeDecodeError:
        raise BadOption(f"option 'cards': {path} is not text in UTF-8") from None
    except (tomllib.TOMLDecodeError, RecursionError) as problem:
        raise BadOption(f"option 'cards': {path} is not TOML: {problem}") from None
    try:
        read(doc, "cards")
    except BadPosition as problem:
        raise BadOption(f"{path}: {problem}") from None
    return doc


def written(numbers: list[int]) -> Json:
    """A row of numbers as an object."""
    sails = [
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
    return dict(zip(PARTS, (sails, incomes, flags, missions, track), strict=True))


def read(doc: dict[str, Any], path: str) -> list[int]:
    """An object as a row of numbers, strictly checked."""
    numbers = list(CARD_SETS[STANDARD])
    known(doc, PARTS, path)
    readers = (read_expeditions, read_contracts, read_flagships, read_missions, read_track)
    for part, reader in zip(PARTS, readers, strict=True):
        if part in doc:
            reader(doc[part], numbers, f"{path} {part}")
    assert len(numbers) == NUMBERS
    return numbers


def known(doc: Json, names: Any, path: str) -> None:
    if not isinstance(doc, dict):
        raise wrong(path, f"expected a table, found {shown(doc)}")
    for name in doc:
        if name not in names:
            raise wrong(path, f"{shown(name)} is unknown; known are {', '.join(names)}")


def row(doc: Json, length: int, codec: Any, path: str) -> list[int]:
    """A list of as many values."""
    if not isinstance(doc, list) or len(doc) != length:
        raise wrong(path, f"expected a list of {length}, found {shown(doc)}")
    return [codec.decode(each, f"{path}[{number}]") for number, each in enumerate(doc, start=1)]


def read_expeditions(doc: Json, numbers: list[int], path: str) -> None:
    """Twelve cards, each with another explorer; the own colour scores more (C5)."""
    fields = ("explorer", "colour", "limit", "first", "last")
    if not isinstance(doc, list) or len(doc) != EXPEDITIONS:
        raise wrong(path, f"expected a list of {EXPEDITIONS}, found {shown(doc)}")
    for number, card in enumerate(doc):
        here = f"{path}[{number + 1}]"
        known(card, fields, here)
        for field in fields:
            if field not in card:
                raise wrong(here, f"{field} is missing")
        numbers[EXPLORER + number] = Names(EXPLORERS).decode(card["explorer"], f"{here} explorer")
        numbers[EXPEDITION_COLOUR + number] = COLOUR.decode(card["colour"], f"{here} colour")
        numbers[LIMIT + number] = Number(SMALLEST_LIMIT, LARGEST_LIMIT).decode(card["limit"], f"{here} limit")
        for half, scoring in enumerate(("first", "last")):
            other, same = row(card[scoring], 2, Number(0, MOST_POINTS), f"{here} {scoring}")
            if same <= other:
                raise wrong(f"{here} {scoring}", f"the card's colour scores more, but {same} is not above {other}")
            numbers[POINTS + 4 * number + 2 * half] = other
            numbers[POINTS + 4 * number + 2 * half + 1] = same
    sailing = numbers[EXPLORER : EXPLORER + EXPEDITIONS]
    if len(set(sailing)) < EXPEDITIONS:
        twice = next(each for each in sailing if sailing.count(each) > 1)
        raise wrong(path, f"{EXPLORERS[twice]} stands on two cards")


def read_contracts(doc: Json, numbers: list[int], path: str) -> None:
    """Incomes by size, or of single contracts; longer contracts pay more (C6)."""
    known(doc, (*(str(size) for size in SIZES), *CONTRACT_NAMES), path)
    for name, incomes in sorted(doc.items(), key=lambda item: len(item[0])):  # single contracts after their size
        coins = row(incomes, DURATIONS, Number(0, MOST_COINS), f"{path} {name}")
        if sorted(set(coins)) != coins:
            raise wrong(f"{path} {name}", f"more turns pay more, found {shown(incomes)}")
        for contract in [name] if name in CONTRACT_NAMES else [f"{letter}{name}" for letter in LETTERS]:
            first = INCOME + DURATIONS * CONTRACT_NAMES.index(contract)
            numbers[first : first + DURATIONS] = coins


def read_flagships(doc: Json, numbers: list[int], path: str) -> None:
    """Six flagships of two different colours (C4)."""
    if not isinstance(doc, list) or len(doc) != FLAGSHIPS:
        raise wrong(path, f"expected a list of {FLAGSHIPS}, found {shown(doc)}")
    for number, pair in enumerate(doc):
        colours = row(pair, 2, COLOUR, f"{path}[{number + 1}]")
        if colours[0] == colours[1]:
            raise wrong(f"{path}[{number + 1}]", f"expected two different colours, found {shown(pair)}")
        numbers[FLAGS + 2 * number : FLAGS + 2 * number + 2] = colours


def read_missions(doc: Json, numbers: list[int], path: str) -> None:
    """Four missions for each number of players (C7)."""
    known(doc, ("2", "3", "4"), path)
    for players, missions in doc.items():
        first = MISSIONS + MISSION_SET * (int(players) - 2)
        found = row(missions, MISSION_SET, MISSION, f"{path} {players}")
        numbers[first : first + MISSION_SET] = found


def read_track(doc: Json, numbers: list[int], path: str) -> None:
    """Points for each expedition by contracts completed, from 0 on; it never falls (M5)."""
    track = row(doc, TRACK_FIELDS, Number(0, MOST_PER_EXPEDITION), path)
    if sorted(track) != track:
        raise wrong(path, "the track never falls")
    numbers[TRACK : TRACK + TRACK_FIELDS] = track


CARD_SET = CardSetCodec()
