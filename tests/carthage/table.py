"""A table for writing scenarios: describe it in strings, play moves in notation, and query the result.

    table = carthage("ships B=3 R=4", P1="goods B5 B3 B2; hand B2 R5", market="R2")
    after = table.play("buy", "pay R5", "use B2")
    assert after.stored("P1") == "B3 B5"

Cards are returned in the order of positions: by colour, low values first. Tables are immutable; every table that is
laid out or reached is checked to survive a round trip through its position.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from emporion.games.carthage import GAME
from emporion.games.carthage.rules.cards import COLOUR_NAMES, COPIES, KIND_NAMES
from emporion.games.carthage.rules.rows import CARDS, Marker, farm_row, market_row
from emporion.games.carthage.rules.state import Phase, Seat, State
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.layout import clone
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent, collect_events
from tests.scripted_chance import check_script_used

LETTERS = "RBYG"


@dataclass(frozen=True)
class Table:
    """A state, and the events that led to it from the table before."""

    state: State
    events: tuple[dict[str, Any], ...] = ()

    def play(self, *moves: str, luck_left: bool = False) -> Table:
        """The table after these moves. They must use up all scripted draws, unless `luck_left`."""
        state = clone(self.state)
        raw: list[RawEvent] = []
        for move in moves:
            raw += reference.play(GAME, state, GAME.parse_action(move))
        check_position(state)
        return reached(state, raw, luck_left)

    def rule(self, function: Callable[..., None], *arguments: int) -> Table:
        """The table after a single rule function."""
        state = clone(self.state)
        return reached(state, collect_events(function, state, *arguments))

    @property
    def legal(self) -> list[str]:
        return [GAME.format_action(action) for action in reference.legal(GAME, self.state)]

    @property
    def actor(self) -> str | None:
        seat = reference.actor(GAME, self.state)
        return SEAT_NAMES[seat] if seat >= 0 else None

    @property
    def phase(self) -> str:
        return Phase(self.state.phase).name.lower()

    def hand(self, seat: str) -> str:
        return CARDS.encode(self._seat(seat).hand)

    def goods(self, seat: str) -> str:
        """Unstored goods."""
        return CARDS.encode(self._seat(seat).goods)

    def stored(self, seat: str) -> str:
        return CARDS.encode(self._seat(seat).stored)

    def tokens(self, seat: str) -> str:
        """ "R=1 G=2"; colours without tokens are omitted."""
        return " ".join(f"{colour}={n}" for colour, n in zip(LETTERS, self._seat(seat).tokens, strict=True) if n)

    def points(self, seat: str) -> int:
        return self._seat(seat).points

    def marker(self, seat: str) -> str:
        """ "free", or the location of the marker: "market R3"."""
        place = Marker(self._seat(seat).marker)
        return "free" if place == Marker.FREE else f"{place.name.lower()} {KIND_NAMES[self._seat(seat).reserved]}"

    @property
    def market(self) -> str:
        return market_row.encode(self.state)

    @property
    def farm(self) -> str:
        return farm_row.encode(self.state)

    @property
    def pile(self) -> str:
        return CARDS.encode(self.state.pile)

    @property
    def discarded(self) -> str:
        return CARDS.encode(self.state.discard)

    @property
    def victory(self) -> str:
        """Sold goods under the traders of all players."""
        return CARDS.encode(self.state.retired)

    @property
    def unseen_victory(self) -> str:
        """Victory cards drawn from the pile."""
        return CARDS.encode(self.state.buried)

    def ship(self, colour: str) -> int:
        return self.state.ships[LETTERS.index(colour)]

    @property
    def ships(self) -> str:
        return " ".join(f"{colour}={self.ship(colour)}" for colour in LETTERS)

    @property
    def ranks(self) -> list[int]:
        return reference.result(GAME, self.state)[1]

    @property
    def ending(self) -> str:
        number = reference.result(GAME, self.state)[2]
        return GAME.endings[number] if number >= 0 else "running"

    @property
    def event_names(self) -> list[str]:
        return [each["event"] for each in self.events]

    def events_named(self, name: str) -> list[dict[str, Any]]:
        assert name.upper() in GAME.events.events.__members__, f"there is no event {name!r}"
        return [each for each in self.events if each["event"] == name]

    def event_values(self, name: str) -> list[str]:
        """The values of all events with this name: event_values("token") is ["P1 red 2"]."""
        return [" ".join(str(value) for value in list(each.values())[1:]) for each in self.events_named(name)]

    @property
    def sales(self) -> list[str]:
        """ "P1 red 5+2=7 x 3 = 21 -> 5": highest card and tokens, price, cards, value, points."""
        line = "{seat} {colour} {highest}+{tokens}={price} x {cards} = {value} -> {points}"
        return [line.format(**each) for each in self.events_named("sale")]

    def _seat(self, name: str) -> Seat:
        assert name in SEAT_NAMES[: self.state.players], f"{name} does not play"
        return self.state.seats[SEAT_NAMES.index(name)]


def carthage(
    ships: str = "",
    *,
    market: str = "",
    farm: str = "",
    actor: str = "P1",
    starter: str = "P1",
    draws: str = "",
    pile: str | None = None,
    discard: str = "",
    options: dict[str, Any] | None = None,
    **seats: str,
) -> Table:
    """A table in the middle of a game, `actor` to act. All seats given play, at least P1 and P2.

    A seat is described by clauses: P1="hand R5 B2; goods R2x3; stored B5; tokens R=1 G=2; points 3". Victory cards do
    not matter here: all points are uncovered ones. Cards that are not mentioned are in the draw pile, or, if `pile` is
    given, in the place that is "rest": P2="hand rest".
    """
    players = max([2, *(SEAT_NAMES.index(name) + 1 for name in seats)])
    rows = [seat_from(seats.get(name, "")) for name in SEAT_NAMES[:players]]
    doc: dict[str, Any] = {
        "game": "carthage",
        "players": players,
        "options": options or {},
        "seats": rows,
        "market": market,
        "farm": farm,
        "discard": discard,
        "actor": actor,
        "starter": starter,
        "uncovered": sum(row.get("points", 0) for row in rows),
        "chance": {"script": {"cards": draws}},
    }
    if ships:
        doc["ships"] = colours_from(ships.removeprefix("ships "))
    if pile is not None:
        doc["pile"] = pile
    put_rest(doc)
    return Table(position.from_json(GAME, doc))


def set_up(
    players: int, draws: str = "", start: str = "", options: dict[str, Any] | None = None, seed: int = 1
) -> Table:
    """A new game with scripted cards, in order of dealing, and a scripted starter among tied seats."""
    state = GAME.blank(players, options or {}, key_from_seed(seed))
    position.script_chance(GAME, state.chance, "cards", draws)
    position.script_chance(GAME, state.chance, "start", start)
    raw = reference.set_up(GAME, state)
    check_position(state)
    return reached(state, raw)


def seat_from(text: str) -> dict[str, Any]:
    """Parse the clauses of a seat into its JSON object."""
    row: dict[str, Any] = {}
    for clause in filter(None, (part.strip() for part in text.split(";"))):
        name, _, value = clause.partition(" ")
        assert name not in row, f"{name} occurs twice in {text!r}"
        row[name] = int(value) if name == "points" else colours_from(value) if name == "tokens" else value
    return row


def colours_from(text: str) -> dict[str, int]:
    """Parse "R=1 B=2" into an object by colour."""
    pairs = (word.split("=") for word in text.split())
    return {COLOUR_NAMES[LETTERS.index(colour)]: int(number) for colour, number in pairs}


def put_rest(doc: dict[str, Any]) -> None:
    """Replace "rest" by the cards that are nowhere else."""
    places: list[tuple[dict[str, Any], str]] = [(doc, name) for name in ("pile", "discard", "market", "farm")]
    places += [(row, name) for row in doc["seats"] for name in ("hand", "goods", "stored")]
    placed: Counter[str] = Counter()
    for word in " ".join(holder.get(name, "") for holder, name in places).split():
        card, _, times = word.partition("@")[0].partition("x")
        placed[card] += int(times or 1)
    left = " ".join(f"{card}x{copies - placed[card]}" for card, copies in zip(KIND_NAMES, COPIES, strict=True))
    for holder, name in places:
        if holder.get(name) == "rest":
            holder[name] = left


def check_position(state: State) -> None:
    """The position must be valid and survive a round trip through JSON."""
    doc = position.to_json(GAME, state)
    assert position.to_json(GAME, position.from_json(GAME, doc)) == doc


def reached(state: State, raw: list[RawEvent], luck_left: bool = False) -> Table:
    if not luck_left:
        check_script_used(GAME, state)
    return Table(state, tuple(GAME.events.describe(each) for each in raw))
