"""Test positions: tables in the middle of decisions, and one for every decision that play reaches."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from random import Random
from typing import Any

from emporion.games.dale import GAME
from emporion.games.dale.rules.agenda import STEP_NAMES, Step, current_step, waiting_step
from emporion.games.dale.rules.cards import TABLE, Deck
from emporion.games.dale.rules.state import State
from emporion.kernel import position, reference
from emporion.kernel.codec import names_of
from emporion.kernel.seats import SEAT_NAMES
from tests.dale.table import Table, dale

Json = Any
Doc = dict[str, Json]
Way = tuple[str | int, ...]

DECKS = names_of(Deck).names
DECK_CHOICES = [(players, decks) for players in GAME.players for decks in combinations(DECKS, players + 1)]


def written(table: Table) -> Doc:
    """The position of a table without derived fields, so that cards in it can be exchanged."""
    doc = position.to_json(GAME, table.state)
    del doc["box"], doc["loose"], doc["piles"]["market"]["deck"]
    for seat in doc["seats"]:
        del seat["hand_known"]
    return doc


def changed(doc: Doc, changes: dict[str, Json]) -> Doc:
    """A copy with other values, by their paths: "seats.0.hand"."""
    doc = copy.deepcopy(doc)
    for path, value in changes.items():
        *way, last = (int(step) if step.isdigit() else step for step in path.split("."))
        inside(doc, tuple(way))[last] = value
    return doc


def inside(doc: Json, way: Way) -> Json:
    for step in way:
        doc = doc[step]
    return doc


# Tables by situation

FOUR = "mac rac squ oce cha"
MINE = "hand mac1 rac2 rac3 rac4 rac5b squ4 oce3 oce5b junk; deck junk junk junk"
SECOND, THIRD, FOURTH = "hand junk; stall squ1 / oce1 mac1", "hand junk; stall rac1; discard rac2", "discard junk"


def four(move: str) -> Table:
    return dale(FOUR, P1=MINE, P2=SECOND, P3=THIRD, P4=FOURTH).play(move)


TABLES: dict[str, Callable[[], Table]] = {
    "plain": lambda: dale(
        "mac rac cha", P1="hand mac3 cha1 junk; deck junk", P2="hand rac1; top junk", market="mac4 rac4 - - -"
    ),
    "without copiers": lambda: dale("squ rac oce", P1="hand squ5a squ2 squ1 junk"),
    "squirrels": lambda: dale(
        "squ oce cha",
        P1="hand squ5a squ2 squ1 squ1 oce3 junk cha1; stall squ1 / squ2 / squ3; discard junk oce2 junk",
        P2="hand junk",
    ),
    "a stack begun": lambda: TABLES["squirrels"]().play("build", "card squ2"),
    "an accordion": lambda: TABLES["squirrels"]().play("build", "card squ5a"),
    "nostalgia": lambda: dale(
        "squ oce rac", P1="hand squ3 squ3 squ1; stall junk / junk / junk / junk; discard junk oce2"
    ).play("build", "card squ3"),
    "winter": lambda: dale("squ oce cha", P1="hand squ5b squ1 oce1 cha3; stall squ1 / squ2 / squ3 / squ4").play(
        "build", "card squ5b"
    ),
    "pandas": lambda: dale("pan squ oce", P1="hand pan4 junk junk junk squ1", market="pan3 squ2 oce4 squ2 squ3"),
    "a payment": lambda: TABLES["pandas"]().play("buy +1", "card squ1"),
    "a dear payment": lambda: TABLES["pandas"]().play("buy +4"),
    "an essential purchase": lambda: TABLES["pandas"]().play("buy +0", "card junk", "card junk", "card junk", "end"),
    "a forced payment": lambda: dale("squ rac cha", P1="hand squ3 squ2 junk", market="squ2").play("buy +0"),
    "a copier": lambda: dale("mac rac cha", P1="hand cha5b mac4 junk; deck junk junk junk").play("play cha5b"),
    "a copy": lambda: TABLES["a copier"]().play("as mac4"),
    "a hidden card": lambda: dale("oce rac cha", P1="hand oce5b cha5b rac3 junk").play("play oce5b", "card cha5b"),
    "a guess": lambda: TABLES["a hidden card"]().play("as rac3"),
    "a new value": lambda: TABLES["a guess"]().play("number 1"),
    "a spyglass": lambda: dale("mac pan rac", P1="hand mac4 junk; deck junk junk rac1 pan1").play("play mac4"),
    "a special offer": lambda: dale("mac pan rac", P1="hand pan5a junk").play("play pan5a"),
    "a rolled haggler": lambda: dale("oce rac cha", P1="hand oce1 oce1 cha3 junk").play("roll oce1", die="2"),
    "a charm": lambda: dale("oce rac cha", P1="hand oce4; stall junk", market="rac2").play("play oce4", market="cha5a"),
    "an exchange": lambda: dale("mac rac cha", P1="hand rac4 junk", P2="hand junk").play("play rac4"),
    "a new season": lambda: dale("mac oce cha", P1="hand oce2; discard mac1 junk").play("play oce2"),
    "tidying": lambda: TABLES["plain"]().play("tidy", "card junk"),
    "a broker": lambda: four("play mac1"),
    "a broker's second card": lambda: four("play mac1").play("card junk"),
    "a nuisance": lambda: four("play rac2"),
    "a second nuisance": lambda: four("play rac2").play("player P2"),
    "rotten food": lambda: four("play rac3"),
    "rotten food for P3": lambda: four("play rac3").play("player P3"),
    "an exchange with P2": lambda: four("play rac4").play("player P2"),
    "a treasure hunter": lambda: four("play rac5b"),
    "an acorn": lambda: four("play squ4"),
    "an acorn for P2": lambda: four("play squ4").play("player P2"),
    "an acorn for the second stack": lambda: four("play squ4").play("player P2", "stack 2"),
}


# Random tables


def laid_out(luck: Random, players: int, decks: tuple[str, ...]) -> Doc:
    """A random layout of cards, so that many situations arise soon."""
    cards = [row.code for row in TABLE if DECKS[row.deck] in decks for _ in range(row.copies)]
    luck.shuffle(cards)

    def some(most: int, junk: float) -> str:
        found = ["junk" if luck.random() < junk else cards.pop() for _ in range(luck.randint(0, most))]
        return " ".join(found)

    doc: Doc = {"game": "dale", "players": players, "options": {"decks": list(decks)}, "piles": {}}
    doc["seats"] = [{"hand": some(8 if seat == 0 else 5, 0.2)} for seat in range(players)]
    for seat, place in enumerate(doc["seats"]):
        place["stall"] = [" ".join(cards.pop() for _ in range(1 + (n > 0))) for n in range(luck.randint(0, 3))]
        place["stall"] += ["junk"] * luck.choice([0, 0, 2, 4])
        doc["piles"][SEAT_NAMES[seat]] = {"deck": some(3, 0.5), "discard": some(2, 0.3), "top": some(1, 0.3)}
    doc["piles"]["market"] = {"discard": some(2, 0)}
    doc["market"] = [cards.pop() if cards and luck.random() < 0.8 else None for _ in range(5)]
    doc["chance"] = {"key": f"{luck.getrandbits(256):064x}"}
    return doc


LIVELY = {
    action
    for action in range(GAME.actions)
    if GAME.format_action(action).split()[0] in ("build", "play", "reveal", "roll")
}


def random_play(luck: Random, state: State, decisions: int) -> Iterator[State]:
    """The states of a random game that prefers building, playing and abilities."""
    for _ in range(decisions):
        yield state
        legal = reference.legal(GAME, state)
        if not legal:
            return
        lively = [each for each in legal if each in LIVELY]
        reference.apply(GAME, state, luck.choice(lively if lively and luck.random() < 0.5 else legal))


def winters(technique: str) -> Iterator[Table]:
    """Extra stacks, with and without Charm, with two left, and every question that can be open above them."""
    doc: Doc = {"game": "dale", "players": 2, "options": {"decks": ["squirrels", "ocelots", "chameleons"]}}
    doc["seats"] = [
        {"hand": f"squ1 squ5a oce1 cha5b cha3 {technique}", "stall": ["junk"] * (4 if technique else 5)},
        {},
    ]
    doc |= {"open": "cha1 cha2", "open_as": ["squ5b"] * 2, "open_base": [3] * 2, "open_marks": [["settled"]] * 2}
    table = Table(position.from_json(GAME, doc))
    if technique:
        table = table.play(f"play {technique}", market="squ5b")
        yield from everything_above(table)
    table = table.play("build", "card open1", "card open2")
    yield from everything_above(table)


def everything_above(table: Table) -> Iterator[Table]:
    yield table
    yield table.play("reveal cha3")
    yield table.play("roll cha5b")
    stack = table.play("build")
    yield stack
    if "card squ1" in stack.legal:
        stack = stack.play("card squ1")
    yield stack.play("card cha5b")
    yield stack.play("card squ5a")


Decision = tuple[str, str, str]
"""The question, the step that goes on with the answer, and the question at which the action began."""


def decision_of(s: State) -> Decision:
    begun = [step for step in s.steps[: s.depth - 1] if step in (Step.EXTRA_STACK, Step.END_TECHNIQUE, Step.DELIVERY)]
    return STEP_NAMES[current_step(s)], STEP_NAMES[waiting_step(s)], STEP_NAMES[begun[-1] if begun else 0]


@cache
def reached() -> dict[Decision, Doc]:
    """A position for every decision reached."""
    found: dict[Decision, Doc] = {}

    def note(s: State) -> None:
        if not s.over and decision_of(s) not in found:
            found[decision_of(s)] = position.to_json(GAME, s)

    for table in (*(lay_out() for lay_out in TABLES.values()), *winters(""), *winters("oce4")):
        note(table.state)
    luck = Random(5)
    for number in range(4 * len(DECK_CHOICES)):
        start = position.from_json(GAME, laid_out(luck, *DECK_CHOICES[number % len(DECK_CHOICES)]))
        for state in random_play(luck, start, 40):
            note(state)
    return found
