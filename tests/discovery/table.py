"""A table for writing scenarios: describe it in strings, play moves in notation, and query the result.

    table = discovery(P1="coins 8; idle B1", purchase="G3 Y1 G2", filling="G1", expeditions={"dias": "P2 B2"})
    after = table.play("buy 1", "explore dias B1", ships="K2")
    assert after.expedition("dias") == "P2 B2, P1 B1"

P1 is to act unless `actor` says otherwise. A seat is described by clauses: "coins 8; idle G2 Y1; hand B5 G4; wild 2;
reservations 1; points 12; completed 3; mission maj; flagship RB; shown; running B5 1/2: B2 B3 / R3 1/1: R3". Rows are
listed from slot 1: "-" is an empty place, "G3@P2" a ship reserved by P2, and unlisted slots get any other card. Ships
that are not mentioned are in the piles. If `purchases` or `unseen` determines the piles, the last seat owns the rest.

A move may be one string: "explore dias B1", "explore dias flagship 2 blue", "play B5 with B2 B3 for 2". Tables are
immutable; every table that is laid out or reached is checked to survive a round trip through its position.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from emporion.games.discovery import GAME
from emporion.games.discovery.rules.card_sets import RECONSTRUCTED_1
from emporion.games.discovery.rules.cards import CONTRACT_NAMES, COPIES, LETTERS, SHIP_NAMES
from emporion.games.discovery.rules.state import State
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed, key_to_bytes
from emporion.kernel.layout import clone
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent
from emporion.kernel.view import view_to_json
from tests.scripted_chance import check_script_used

EXPLORERS = [*RECONSTRUCTED_1["expeditions"]]
FLAGSHIPS = ("RB", "BG", "GY", "YW", "WK", "KR")
NUMBERS = ("coins", "points", "completed", "wild", "reservations")
ROW, DISPLAY, PILE_SHIPS = 5, 4, 32
EARLIER = 4  # added to a reservation from an earlier turn


@dataclass(frozen=True)
class Table:
    """A state, and the events that led to it from the table before."""

    state: State
    raw: tuple[RawEvent, ...] = ()

    def play(self, *moves: str, **luck: str) -> Table:
        """The table after these moves. Scripted chance, by purpose (ships, contracts, scoring), must be used up."""
        state = clone(self.state)
        for purpose, outcomes in luck.items():
            position.script_chance(GAME, state.chance, purpose, outcomes)
        raw: list[RawEvent] = []
        for move in (step for text in moves for step in steps_of(text)):
            raw += reference.play(GAME, state, GAME.parse_action(move))
        check_script_used(GAME, state)
        check_position(state)
        return Table(state, tuple(raw))

    @property
    def legal(self) -> list[str]:
        return [GAME.format_action(action) for action in reference.legal(GAME, self.state)]

    def offers(self, verb: str) -> list[str]:
        """The legal arguments of a verb: offers("buy") is ["1", "3"]; expeditions by their explorers."""
        found = [move.removeprefix(f"{verb} ") for move in self.legal if f"{move} ".startswith(f"{verb} ")]
        return [EXPLORERS[int(number) - 1] for number in found] if verb == "explore" else found

    def can(self, move: str) -> bool:
        """Whether all steps of a move are legal."""
        state = clone(self.state)
        for step in steps_of(move):
            if GAME.parse_action(step) not in reference.legal(GAME, state):
                return False
            reference.play(GAME, state, GAME.parse_action(step))
        return True

    @property
    def actor(self) -> str | None:
        seat = reference.actor(GAME, self.state)
        return SEAT_NAMES[seat] if seat >= 0 else None

    @property
    def question(self) -> str:
        """The pending decision: a name of `state.Step` in lower case."""
        return str(self._open["question"])

    @property
    def over(self) -> bool:
        return self.question == "over"

    def coins(self, seat: str) -> int:
        return int(self._seat(seat)["coins"])

    def points(self, seat: str) -> int:
        return int(self._seat(seat)["points"])

    def completed(self, seat: str) -> int:
        """The player's field on the contract track."""
        return int(self._seat(seat)["completed"])

    def wild(self, seat: str) -> int:
        return int(self._seat(seat)["wild"])

    def reservations(self, seat: str) -> int:
        return int(self._seat(seat)["reservations"])

    def idle(self, seat: str) -> str:
        """Ships on no expedition and no contract, without the flagship."""
        return str(self._seat(seat)["idle"])

    def hand(self, seat: str) -> str:
        return str(self._seat(seat)["hand"])

    def running(self, seat: str) -> str:
        """ "B5 1/2: B2 B3 / R3 1/1: R3": contract, turn marker, duration, ships."""
        return " / ".join(self._seat(seat)["running"])

    def mission(self, seat: str) -> str:
        return str(self._seat(seat)["mission"])

    def flagship(self, seat: str) -> str:
        """Its two colours, "RB"."""
        names = {"red": "R", "yellow": "Y", "blue": "B", "green": "G", "white": "W", "black": "K"}
        return "".join(names[colour] for colour in self._seat(seat)["flagship"])

    def flagship_at(self, seat: str) -> str:
        return str(self._seat(seat)["flagship_at"])

    def expedition(self, explorer: str) -> str:
        """ "P1 B2, P2 flagship:1 blue": the ships in order of arrival."""
        written: list[str] = position.to_json(GAME, self.state)["expeditions"]
        return written[EXPLORERS.index(explorer)]

    def chain(self, explorer: str) -> str | None:
        """The colour that later ships need."""
        colour: str | None = self._open["expeditions"][EXPLORERS.index(explorer)]["chain"]
        return colour

    def used(self, explorer: str) -> int:
        return int(self._open["expeditions"][EXPLORERS.index(explorer)]["used"])

    @property
    def purchase(self) -> str:
        return row_text(self._open["purchase_row"], "ship")

    @property
    def filling(self) -> str:
        return row_text(self._open["filling_row"], "ship")

    @property
    def display(self) -> str:
        return row_text(self._open["display"], "contract")

    @property
    def piles(self) -> str:
        return " ".join(map(str, self._open["piles"]))

    @property
    def deck_size(self) -> int:
        return int(self._open["deck_size"])

    @property
    def first_scoring(self) -> str:
        return str(self._open["first_scoring"])

    @property
    def last_scoring(self) -> str:
        return str(self._open["last_scoring"])

    @property
    def starter(self) -> str:
        return str(self._open["starter"])

    @property
    def ranks(self) -> list[int]:
        return reference.result(GAME, self.state)[1]

    @property
    def ending(self) -> str:
        number = reference.result(GAME, self.state)[2]
        return GAME.endings[number] if number >= 0 else "running"

    @property
    def event_names(self) -> list[str]:
        return [str(GAME.events.describe(each)["event"]) for each in self.raw]

    def event_values(self, name: str, by: str | None = None) -> list[str]:
        """The values of all events with this name: event_values("takes") is ["P1 2"]. What the seat `by` may not know
        is "None". Expeditions are given by their explorers, places from 1."""
        assert name.upper() in GAME.events.events.__members__, f"there is no event {name!r}"
        viewer = None if by is None else SEAT_NAMES.index(by)
        described = [GAME.events.describe(each, viewer) for each in self.raw]
        return [" ".join(values_of(each)) for each in described if each["event"] == name]

    def view(self, seat: str, *, remembered: bool = True) -> dict[str, Any]:
        return view_to_json(reference.view(GAME, self.state, SEAT_NAMES.index(seat), remembered=remembered))

    @property
    def _open(self) -> dict[str, Any]:
        return view_to_json(reference.open_view(GAME, self.state))

    def _seat(self, name: str) -> dict[str, Any]:
        assert name in SEAT_NAMES[: self.state.players], f"{name} does not play"
        return dict(self._open["seats"][SEAT_NAMES.index(name)])


def discovery(
    *,
    purchase: str = "",
    filling: str = "",
    display: str = "",
    expeditions: dict[str, str] | None = None,
    purchases: int | None = None,
    unseen: str | None = None,
    deck: str | None = None,
    first: str = "",
    last: str = "hidden",
    turns_left: int = 0,
    idle_turns: int = 0,
    actor: str = "P1",
    starter: str = "P1",
    players: int = 2,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **seats: str,
) -> Table:
    """Lay out a table; all seats given play, at least `players`. If `deck` lists contracts, all others that are not
    mentioned are gone. The scoring cards are "hidden", "turned_up" or (first) "scored"."""
    players = max([players, *(SEAT_NAMES.index(name) + 1 for name in seats)])
    rows = [seat_from(seats.get(name, "")) for name in SEAT_NAMES[:players]]
    sailing = [(expeditions or {}).get(name, "") for name in EXPLORERS]
    assert not (expeditions or {}).keys() - set(EXPLORERS), expeditions
    doc: dict[str, Any] = {
        "game": "discovery",
        "players": players,
        "options": {"cards": "reconstructed-1", **(options or {})},
        "seats": rows,
        "expeditions": sailing,
        "turn": 1,
        "active": actor,
        "starter": starter,
        "last_out": int(last == "turned_up"),
        "turns_left": turns_left,
        "idle_turns": idle_turns,
        "chance": {"key": key_to_bytes(key_from_seed(seed)).hex()},
    }
    if first:
        doc |= {"first_out": int(first != "hidden"), "first_done": int(first == "scored")}
    place_flagships(rows, sailing)
    lay_out_ships(doc, purchase, filling, purchases, unseen)
    lay_out_contracts(doc, display, deck)
    state = position.from_json(GAME, doc)
    check_position(state)
    return Table(state)


def set_up(players: int, options: dict[str, Any] | None = None, seed: int = 1, **luck: str) -> Table:
    """A new game with chance scripted by purpose."""
    state = GAME.blank(players, {"cards": "reconstructed-1", **(options or {})}, key_from_seed(seed))
    for purpose, outcomes in luck.items():
        position.script_chance(GAME, state.chance, purpose, outcomes)
    raw = reference.set_up(GAME, state)
    check_script_used(GAME, state)
    check_position(state)
    return Table(state, tuple(raw))


def steps_of(move: str) -> Iterator[str]:
    """Split a move into steps in the game's notation."""
    words = move.split()
    if words[0] == "explore" and words[1] in EXPLORERS:
        yield f"explore {EXPLORERS.index(words[1]) + 1}"
        yield from (f"ship {ship}" for ship in words[2:3])
        yield from (f"value {word}" if word.isdigit() else f"declare {word}" for word in words[3:])
    elif found := re.fullmatch(r"play (\w\d) with (.+) for (\d)", move):
        yield f"play {found[1]}"
        yield from (f"ship {ship}" for ship in found[2].split())
        yield f"turns {found[3]}"
    else:
        yield move


def seat_from(text: str) -> dict[str, Any]:
    """Parse the clauses of a seat into its JSON object."""
    row: dict[str, Any] = {}
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = clause.partition(" ")
        assert name not in row, f"{name} occurs twice in {text!r}"
        if name in NUMBERS:
            row[name] = int(value)
        elif name == "flagship":
            row[name] = FLAGSHIPS.index(value) + 1
        elif name == "shown":
            row["flagship_shown"] = "open"
        elif name == "running":
            row[name] = [each.strip() for each in value.split("/ ")]
        else:
            assert name in ("idle", "hand", "seen", "mission"), f"{name!r} is not a clause"
            row[name] = value
    return row


def place_flagships(rows: list[dict[str, Any]], sailing: list[str]) -> None:
    """Set each flagship's location from contracts and expeditions."""
    for name, row in zip(SEAT_NAMES, rows, strict=False):
        if any("flagship" in each for each in row.get("running", [])):
            row["flagship_at"] = "contract"
        elif any(f"{name} flagship" in each for each in sailing):
            row["flagship_at"] = "expedition"


def lay_out_ships(doc: dict[str, Any], purchase: str, filling: str, purchases: int | None, unseen: str | None) -> None:
    """Fill the two rows; ships neither mentioned nor in the piles are idle ships of the last seat."""
    left = Counter(dict(zip(SHIP_NAMES, COPIES[1:], strict=True)))
    left.subtract(ships_of(purchase, filling, unseen or "", *doc["expeditions"]))
    for row in doc["seats"]:
        left.subtract(ships_of(row.get("idle", ""), *(each.partition(":")[2] for each in row.get("running", []))))
    assert min(left.values()) >= 0, f"too many ships: {[ship for ship, number in left.items() if number < 0]}"
    for name, text in (("purchase", purchase), ("filling", filling)):
        words = text.split()
        while len(words) < ROW:
            words.append(take_any(left))
        doc[f"{name}_row"], doc[f"{name}_for"] = read_row(words)
    if purchases is not None:
        doc["unseen"] = " ".join(take_any(left) for _ in range(PILE_SHIPS - purchases))
    elif unseen is not None:
        doc["unseen"] = unseen
    if "unseen" in doc:
        owner = doc["seats"][-1]
        owner["idle"] = " ".join([owner.get("idle", ""), *left.elements()]).strip()


def lay_out_contracts(doc: dict[str, Any], display: str, deck: str | None) -> None:
    """Fill the display and the gone contracts; with a given deck, the last player completed all missing contracts."""
    mentioned = [*display.split(), *(deck or "").split()]
    for row in doc["seats"]:
        mentioned += [*row.get("hand", "").split(), *(each.split()[0] for each in row.get("running", []))]
    left = Counter(CONTRACT_NAMES)
    left.subtract(card.partition("@")[0] for card in mentioned if card != "-")
    assert min(left.values()) >= 0, f"mentioned twice: {[card for card, number in left.items() if number < 0]}"
    words = display.split()
    while len(words) < DISPLAY:
        words.append(take_any(left))
    doc["display"], doc["display_for"] = read_row(words)
    completed = sum(row.get("completed", 0) for row in doc["seats"])
    doc["gone"] = " ".join(take_any(left) for _ in range(completed))
    if deck is not None:
        rest, last = [*left.elements()], doc["seats"][-1]
        doc |= {"deck": deck, "gone": " ".join([doc["gone"], *rest]).strip()}
        last["completed"] = last.get("completed", 0) + len(rest)


def ships_of(*texts: str) -> Counter[str]:
    """Count the ships in texts; "B2x3" is three of them."""
    found: Counter[str] = Counter()
    for word in " ".join(texts).replace(",", " ").split():
        ship, _, times = word.partition("@")[0].partition("x")
        if ship in SHIP_NAMES:
            found[ship] += int(times or 1)
    return found


def take_any(left: Counter[str]) -> str:
    """Take the most frequent remaining card, so that every kind can still be drawn."""
    card = max(left, key=lambda name: (left[name], LETTERS.index(name[0]), name[1]))
    assert left[card] > 0, "there are no cards left"
    left[card] -= 1
    return card


def read_row(words: list[str]) -> tuple[list[str | None], list[int]]:
    """Parse a row: its cards, and their reservations, which are from an earlier turn."""
    pairs = [word.partition("@")[::2] for word in words]
    cards = [None if card == "-" else card for card, _ in pairs]
    return cards, [SEAT_NAMES.index(seat) + 1 + EARLIER if seat else 0 for _, seat in pairs]


def row_text(row: list[dict[str, Any] | None], kind: str) -> str:
    """A row as `discovery` accepts it."""
    return " ".join(f"{card[kind]}@{card['reserved']}".removesuffix("@None") if card else "-" for card in row)


def values_of(event: dict[str, Any]) -> Iterator[str]:
    for name, value in event.items():
        if name == "expedition":
            yield EXPLORERS[value - 1]
        elif name != "event":
            yield str(value)


def check_position(state: Any) -> None:
    """The position must survive a round trip through JSON."""
    written = position.to_json(GAME, state)
    again = position.from_json(GAME, written)
    assert position.to_json(GAME, again) == written
    assert again.values() == state.values()
