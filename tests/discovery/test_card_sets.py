"""Card sets: the contents of `reconstructed-1`, its documentation, and card files with other numbers."""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from emporion.games.discovery import GAME
from emporion.games.discovery.rules.card_file import CARD_SET, load
from emporion.games.discovery.rules.card_sets import (
    CARD_SETS,
    EXPLORERS,
    RECONSTRUCTED,
    RECONSTRUCTED_1,
    SOURCES,
    source_of,
)
from emporion.games.discovery.rules.cards import COLOUR_NAMES, CONTRACTS, COPIES, COST, Mission
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.errors import BadOption, BadPosition, EmporionError
from emporion.kernel.options import parse_options
from emporion.match import Match, Seat, dumps, loads, record_of, replay
from tests.discovery.table import discovery, set_up
from tests.documents import ROOT

EXPEDITIONS = RECONSTRUCTED_1["expeditions"]
PAGE = (ROOT / "docs" / "games" / "discovery.md").read_text(encoding="utf-8")
SEATS = (Seat("Ada"), Seat("Ben"))
FILE = ROOT / "docs" / "games" / "discovery-cards.toml"


def read(text: str) -> list[int]:
    return CARD_SET.decode(tomllib.loads(text), "cards")


def chosen(option: str) -> Any:
    """A table with a card set option as typed on the command line."""
    return GAME.blank(2, parse_options(type(GAME.state().options), [option]), [0] * 8)


def test_self_checks_of_the_specification() -> None:
    """The self-checks at the end of section 2.7."""
    assert sum(COPIES) == 42
    assert sum(copies * cost for copies, cost in zip(COPIES, COST, strict=True)) == 168
    assert CONTRACTS == 24
    assert sum(limit for _, limit, _, _ in EXPEDITIONS.values()) == 66
    for colour in COLOUR_NAMES:
        assert sum(limit for each, limit, _, _ in EXPEDITIONS.values() if each == colour) == 11
        assert sum(colour in pair for pair in RECONSTRUCTED_1["flagships"]) == 2
    assert all(first[1] > first[0] and last[1] > last[0] for _, _, first, last in EXPEDITIONS.values())


def test_the_set_is_frozen() -> None:
    """Records refer to the set by name, so it must never change."""
    numbers = CARD_SETS["reconstructed-1"]
    assert len(numbers) == 205
    assert hashlib.sha256(bytes(numbers)).hexdigest()[:16] == "b74723ee31c77f11"


def test_known_numbers_have_a_source_and_others_are_reconstructed() -> None:
    assert source_of("expeditions.abreu.limit") == "Polish rulebook 4.4.1"
    assert source_of("expeditions.dias.limit") == RECONSTRUCTED
    assert source_of("contracts.6.3") == RECONSTRUCTED
    for item in SOURCES:
        part, name, *_ = item.split(".")
        inside = RECONSTRUCTED_1[part]
        assert name in map(str, inside if isinstance(inside, dict) else range(len(inside))), item


def rows_after(heading: str) -> list[list[str]]:
    """The rows of the first table below a heading of the page."""
    table = re.search(r"\|--.*\n((?:\|.*\n)+)", PAGE.partition(f"### {heading}\n")[2])
    assert table
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[1].splitlines()]


def test_the_page_lists_every_expedition_correctly() -> None:
    rows = rows_after("Expeditions")
    assert len(rows) == len(EXPEDITIONS)
    for row, (name, (colour, limit, first, last)) in zip(rows, EXPEDITIONS.items(), strict=True):
        source = source_of(f"expeditions.{name}.limit")
        expected = str(limit) if source == RECONSTRUCTED else f"{limit} ({source})"
        numbers = [f"{other}, {same}" for other, same in (first, last)]
        assert [row[1], *row[3:]] == [source_of(f"expeditions.{name}.explorer"), colour, expected, *numbers]


def test_the_page_lists_every_income_correctly() -> None:
    found = {int(row[0]): tuple(map(int, row[1:])) for row in rows_after("Contracts")}
    assert found == RECONSTRUCTED_1["contracts"]


def test_the_documented_card_file_is_this_set() -> None:
    assert CARD_SET.encode(CARD_SET.decode(load(FILE), "cards")) == "reconstructed-1"


# Files


def test_omitted_sections_come_from_the_standard_set() -> None:
    assert read("") == list(CARD_SETS["reconstructed-1"])


def test_a_file_may_change_one_number(tmp_path: Path) -> None:
    path = tmp_path / "my-cards.toml"
    path.write_text("[contracts]\n5 = [8, 11, 13]\nB5 = [9, 11, 13]\n", encoding="utf-8")
    state = chosen(f"cards={path}")
    GAME.rules.setup(state)
    cards = json.loads(json.dumps(position.to_json(GAME, state)))["options"]["cards"]
    assert (cards["contracts"]["B5"], cards["contracts"]["R5"]) == ([9, 11, 13], [8, 11, 13])
    assert cards["contracts"]["R4"] == [6, 8, 10]


def test_positions_hold_the_whole_set_and_read_it_back() -> None:
    options = {"cards": {"contract_track": [*range(0, 50, 2)]}}
    state, _ = reference.start(GAME, 3, options, key_from_seed(1))
    doc = json.loads(json.dumps(position.to_json(GAME, state)))
    assert doc["options"]["cards"]["contract_track"] == [*range(0, 50, 2)]
    assert position.to_json(GAME, position.from_json(GAME, doc)) == doc


def test_the_standard_set_is_encoded_by_its_name() -> None:
    state, _ = reference.start(GAME, 3, {"cards": load(FILE)}, key_from_seed(1))
    assert position.to_json(GAME, state)["options"]["cards"] == "reconstructed-1"


def test_other_numbers_are_paid_and_scored() -> None:
    changed = {"cards": {"contracts": {"R3": [1, 2, 99]}, "contract_track": [7] * 25}}
    table = discovery(
        P1="coins 1; mission maj; running R3 1/3: R3", P2="", expeditions={"dias": "P1 B1"}, purchases=28,
        first="scored", last="turned_up", turns_left=2, actor="P2", options=changed,
    )  # fmt: skip
    paid = table.play("end")
    assert paid.event_values("completes") == ["P1 R3 99"]
    assert paid.play("end").event_values("mission")[0] == "P1 maj 7"


def test_records_hold_the_name_of_their_set_or_all_of_it() -> None:
    whole = match_with(FILE)
    assert record_of(whole, "").options == {"cards": "reconstructed-1"}
    changed = {"cards": {"contracts": {"5": [8, 11, 13]}}}
    record = record_of(Match(GAME, SEATS, [None, None], changed, (0,) * 8), "")
    cards: Any = record.options["cards"]
    assert cards["contracts"]["R5"] == [8, 11, 13]
    assert len(cards["expeditions"]) == 12
    again = replay(loads(dumps(record), "record"), lambda _: GAME)
    assert again.state.options.cards == CARD_SET.decode(changed["cards"], "cards")


def match_with(file: Path) -> Match:
    return Match(GAME, SEATS, [None, None], {"cards": load(file)}, (0,) * 8)


def expeditions(**changed: Any) -> str:
    """Twelve expeditions in TOML, the first one changed."""
    cards = [
        {"explorer": EXPLORERS[number], "colour": "red", "limit": 4, "first": [1, 2], "last": [1, 2]}
        for number in range(12)
    ]
    cards[0] |= changed
    rows = ["{" + ", ".join(f"{name} = {json.dumps(value)}" for name, value in card.items()) + "}" for card in cards]
    return f"expeditions = [{', '.join(rows)}]"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("ships = 3", '"ships" is unknown; known are expeditions'),
        ("contracts = 3", "expected a table"),
        ("[contracts]\n7 = [1, 2, 3]", '"7" is unknown'),
        ("[contracts]\nQ5 = [1, 2, 3]", '"Q5" is unknown'),
        ("[contracts]\n5 = [8, 10]", "contracts 5: expected a list of 3"),
        ("[contracts]\n5 = [8, 10, 10]", "more turns pay more"),
        ("[contracts]\n5 = [8, 10, 120]", "contracts 5[3]"),
        ("[contracts]\n5 = [8, 10, 'many']", "contracts 5[3]"),
        ("[contracts]\n5 = [8, 10, 12.5]", "contracts 5[3]"),
        ("expeditions = []", "expected a list of 12"),
        (expeditions(limit=9), "expeditions[1] limit"),
        (expeditions(limit=2), "expeditions[1] limit"),
        (expeditions(colour="pink"), "expeditions[1] colour"),
        (expeditions(explorer="nemo"), "expeditions[1] explorer"),
        (expeditions(explorer="abreu"), "abreu is on two cards"),
        (expeditions(first=[2, 2]), "the card's colour scores more"),
        (expeditions(last=[4, 3]), "the card's colour scores more"),
        (expeditions(first=[2]), "expected a list of 2"),
        (expeditions(captain="Ahab"), '"captain" is unknown'),
        ('flagships = [["red", "blue"]]', "expected a list of 6"),
        (f"flagships = {[['red', 'red']] + [['red', 'blue']] * 5}", "two different colours"),
        ("[missions]\n5 = []", '"5" is unknown'),
        ('[missions]\n2 = ["maj", "maj", "all"]', "expected a list of 4"),
        ('[missions]\n2 = ["maj", "maj", "all", "some"]', "missions 2[4]"),
        ('[missions]\n2 = ["maj", "maj", "all", "none"]', "expected one of one, half, maj, all"),
        ("contract_track = [0, 1]", "expected a list of 25"),
        (f"contract_track = {[0, 2, 1, *range(3, 25)]}", "never falls"),
    ],
)
def test_errors_name_wrong_numbers(text: str, words: str) -> None:
    with pytest.raises((BadOption, BadPosition)) as found:
        read(text)
    assert words in str(found.value)


def test_errors_name_a_missing_field() -> None:
    with pytest.raises(EmporionError, match="limit is missing"):
        read(re.sub(r"limit = 4, ", "", expeditions(), count=1))


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"contracts = [", "is not TOML"),
        (b"\xff\xfe", "is not text in UTF-8"),
        (b"[contracts]\n5 = [1, 1, 1]", r"cards\.toml: .*more turns pay more"),
        (b"[contracts]\n5 = [8, 10, 1979-05-27]", r"contracts 5\[3\]"),
        (b"contracts = " + b"[" * 5000 + b"]" * 5000, "is not TOML"),
    ],
)
def test_unusable_files(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(content)
    with pytest.raises(BadOption, match=words):
        chosen(f"cards={path}")


def test_a_file_with_a_byte_order_mark(tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_bytes(b"\xef\xbb\xbf[contracts]\n5 = [8, 10, 13]\n")
    assert chosen(f"cards={path}").options.cards != list(CARD_SETS["reconstructed-1"])


def test_a_missing_file() -> None:
    with pytest.raises(BadOption, match=r"nowhere\.toml cannot be read"):
        chosen("cards=nowhere.toml")


def test_an_unknown_set() -> None:
    with pytest.raises(BadOption, match=r"reconstructed-1, or a file that ends in \.toml, found"):
        chosen("cards=printed")


def test_missions_from_a_file_are_dealt() -> None:
    table = set_up(4, {"cards": {"missions": {"4": ["all"] * 4}}})
    assert [seat.mission for seat in table.state.seats] == [Mission.ALL] * 4
