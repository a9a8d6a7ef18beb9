"""Tables of situations: a table of the game, moves, and what is seen afterwards, all as text (`tests/dale/tables/`).

    78 a Flexible Shopkeeper must be the Cookies of the last stack
        mac rac cha | P1 hand cha1; stall mac1 / mac2 | market cha2 cha2
        => offers buy +0
        buy +0, card cha1 => legal as mac2
        buy +0, card cha1, as mac2 => pays P1 cha1 mac2 2

A title begins with the id of its scenario, if it has one. The situation names the decks, then seats, `market`, `thrown`
(the market's discard pile) and `market deck`; `stall 4` is one of four stacks of Junk. A check has moves from the
situation on, the luck after `|` (`die 2`, `market mac4`, `decks junk`), and after `=>` what is seen, separated by
semicolons; `-` is nothing:

    legal, can, cannot      the legal moves; whether a move is among them
    offers VERB             what can follow a verb, `offers buy +0 +2`
    as                      the identities offered to a copier
    EVENT, P2 EVENT         the events of a name, to everyone or to a seat, `pays P1 cha1 mac2 2`
    hand, discard, top, deck, stall, stack, size    of an owner: `stack P1` is the last stack, `size P1` the hand's
    opened, question, market
    known, asked            the cards in P1's hand that P2 knows; the card that P2 sees in question
    price SLOT              what the market card in a slot costs
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.dale.stalls import stall
from tests.dale.table import Table, dale

FOLDER = Path(__file__).parent / "tables"

PLACES = {"market": "market", "thrown": "market_discard", "market deck": "market_deck"}


def situations(name: str) -> list[Any]:
    """The rows of a table, as parameters of a test: situation and checks, with the title as id."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in text.split("\n\n") if not block.startswith("#")]
    return [pytest.param(lines[1].strip(), [line.strip() for line in lines[2:]], id=lines[0]) for lines in blocks]


def table_of(situation: str) -> Table:
    situation = re.sub(r"\bstall (\d)", lambda found: f"stall {stall(int(found[1]))}", situation)
    decks, *parts = (part.strip() for part in situation.split("|"))
    given: dict[str, Any] = {}
    for part in parts:
        place = next((each for each in sorted(PLACES, key=len, reverse=True) if part.startswith(each)), part[:2])
        given[PLACES.get(place, place)] = part.removeprefix(place).strip()
    return dale(decks, **given)


def check(situation: str, checks: Sequence[str]) -> None:
    table = table_of(situation)
    for each in checks:
        moves, _, seen = each.partition("=>")
        move_text, *luck_texts = (part.strip() for part in moves.split("|"))
        luck = dict(part.split(" ", 1) for part in luck_texts)
        after = table.play(*move_text.split(", "), **luck) if move_text else table
        for observation in seen.split(";"):
            name, _, expected = observation.strip().partition(" ")
            assert_seen(after, name, expected, each)


def listed(expected: str, separator: str = ", ") -> list[str]:
    return [] if expected == "-" else expected.split(separator)


def text(expected: str) -> str:
    return "" if expected == "-" else expected


def assert_seen(table: Table, name: str, expected: str, about: str) -> None:
    """Assert one observation."""
    if name in ("can", "cannot"):
        assert (expected in table.legal) == (name == "can"), about
    elif name == "legal":
        assert table.legal == listed(expected), about
    elif name == "as":
        assert (table.question, table.offers("as")) == ("identity", listed(expected, " ")), about
    elif name == "known":
        assert str(table.view("P2")["seats"][0]["hand"]).replace("?", "").split() == listed(expected, " "), about
    elif name in ("opened", "question", "market"):
        assert getattr(table, name) == text(expected), about
    elif name == "asked":
        assert table.view("P2")["asked"] == expected, about
    elif name == "price":
        slot, price = map(int, expected.split())
        assert table.view("P1")["market"][slot]["price"] == price, about
    elif name == "offers":
        verb, _, offered = expected.partition(" ")
        assert table.offers(verb) == listed(offered, " "), about
    elif name in ("hand", "discard", "top", "deck", "stall", "stack", "size"):
        owner, _, cards = expected.partition(" ")
        assert place_of(table, name, owner) == text(cards), about
    else:
        by, event, told = (name, *expected.split(" ", 1)) if name.startswith("P") else (None, name, expected)
        assert table.heard(event, by=by) == listed(told), about


def place_of(table: Table, name: str, owner: str) -> str:
    if name == "size":
        return str(table.hand_size(owner))
    if name == "stack":
        return table.stall(owner).split(" / ")[-1]
    return str(getattr(table, name)(owner))
