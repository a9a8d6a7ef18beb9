"""Tables for scenarios: lay one out as text, play moves in notation, query the result.

table = dale("mac pan rac", P1="hand mac3 junk; deck junk pan1", market="pan2 mac4 - - -") after = table.play("play
mac3", "card junk", decks="pan1") assert after.hand("P1") == "pan1"

P1 is to act. A seat is laid out with "hand", "deck" (unknown order), "top" (put there by its owner, the top card last),
"discard" (the top card last) and "stall" (stacks separated by "/"). The market is written from +0 to +4, "-" is an
empty slot. The market deck holds every card of the game that is nowhere else; if it is given, those are in the box.
Tables are immutable; every table laid out or reached is checked to survive a round trip through a position."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from emporion.games.dale import GAME
from emporion.games.dale.rules.agenda import STEP_NAMES, current_step
from emporion.games.dale.rules.cards import CODES, Deck
from emporion.games.dale.rules.hands import cards_in_hand
from emporion.games.dale.rules.state import MARKET, TALLY, Stall, State
from emporion.games.dale.view.view import in_order
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed, key_to_bytes
from emporion.kernel.codec import names_of
from emporion.kernel.layout import clone
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.trace import RawEvent
from emporion.kernel.view import view_to_json
from tests.dale.knowledge import concealed
from tests.scripted_chance import check_script_used

DECK_NAMES = {name[:3]: name for name in names_of(Deck).names}


@dataclass(frozen=True)
class Table:
    """A state of a game, and the events that led to it from the previous table."""

    state: State
    events: tuple[dict[str, Any], ...] = ()
    raw: tuple[RawEvent, ...] = ()

    def play(self, *moves: str, **luck: str) -> Table:
        """The table after these moves. Chance is scripted by purpose (decks, market, die, hands) and must be used
        up."""
        state = clone(self.state)
        for purpose, outcomes in luck.items():
            position.script_chance(GAME, state.chance, purpose, outcomes)
        raw: list[RawEvent] = []
        for move in moves:
            raw += reference.play(GAME, state, GAME.parse_action(move))
        check_script_used(GAME, state)
        check_position(state)
        return Table(state, tuple(GAME.events.describe(each) for each in raw), tuple(raw))

    @property
    def legal(self) -> list[str]:
        return [GAME.format_action(action) for action in reference.legal(GAME, self.state)]

    def offers(self, verb: str) -> list[str]:
        """What can follow a verb now: offers("buy") is ["+0", "+2"]."""
        return [move.partition(" ")[2] for move in self.legal if move.partition(" ")[0] == verb]

    @property
    def actor(self) -> str | None:
        seat = reference.actor(GAME, self.state)
        return SEAT_NAMES[seat] if seat >= 0 else None

    @property
    def question(self) -> str:
        """The open question: its name in `agenda.Step`, in lower case."""
        return STEP_NAMES[current_step(self.state)]

    def hand(self, seat: str) -> str:
        """The hidden cards of a hand, in the order of the card table."""
        place = self.state.seats[SEAT_NAMES.index(seat)]
        return in_order(place.hand, place.hand_size)

    def hand_size(self, seat: str) -> int:
        return cards_in_hand(self.state, SEAT_NAMES.index(seat))

    @property
    def opened(self) -> str:
        """The open cards of the active player: "oce1=oce1:3" is a Bold Haggler worth 3."""
        s = self.state
        return " ".join(
            f"{CODES[s.open[at] - 1]}={CODES[s.open_as[at] - 1]}:{s.open_base[at] + s.flashy}"
            for at in range(s.open_size)
        )

    def deck(self, owner: str) -> str:
        """The cards of a deck in unknown order, listed in the order of the card table."""
        return TALLY.encode(self._pile(owner).deck)

    def top(self, owner: str) -> str:
        """The cards put on top of a deck by a player, the top card last."""
        pile = self._pile(owner)
        return in_order(pile.top, pile.top_size)

    def discard(self, owner: str) -> str:
        """A discard pile, the top card last; the owner may be "market", as for decks."""
        pile = self._pile(owner)
        return in_order(pile.discard, pile.discard_size)

    def stall(self, seat: str) -> str:
        return " / ".join(Stall().encode(self.state.seats[SEAT_NAMES.index(seat)].stall))

    @property
    def market(self) -> str:
        return " ".join(CODES[kind - 1] if kind else "-" for kind in self.state.market)

    @property
    def junk(self) -> int:
        """Junk cards in play."""
        return self.state.junk

    @property
    def looked(self) -> str:
        return in_order(self.state.looked, self.state.looked_size)

    @property
    def over(self) -> bool:
        return bool(self.state.over)

    @property
    def ranks(self) -> list[int]:
        return reference.result(GAME, self.state)[1]

    def events_named(self, name: str) -> list[dict[str, Any]]:
        assert name.upper() in GAME.events.events.__members__, f"there is no event {name!r}"
        return [each for each in self.events if each["event"] == name]

    def heard(self, name: str, by: str | None = None) -> list[str]:
        """The events of a name, each as its values: heard("rolls") is ["P1 oce1 2"]. Values hidden from the seat `by`
        are "None"."""
        assert name.upper() in GAME.events.events.__members__, f"there is no event {name!r}"
        viewer = None if by is None else SEAT_NAMES.index(by)
        told = [GAME.events.describe(each, viewer) for each in self.raw]
        return [" ".join(str(value) for value in list(each.values())[1:]) for each in told if each["event"] == name]

    def view(self, seat: str, *, remembered: bool = True) -> dict[str, Any]:
        return view_to_json(reference.view(GAME, self.state, SEAT_NAMES.index(seat), remembered=remembered))

    def concealed(self, seat: str) -> bytes:
        """Everything the seat can know."""
        return concealed(self.state, SEAT_NAMES.index(seat))

    def _pile(self, owner: str) -> Any:
        return self.state.piles[MARKET if owner == "market" else SEAT_NAMES.index(owner)]


def dale(
    decks: str,
    *,
    market: str = "",
    market_discard: str = "",
    market_deck: str | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **seats: str,
) -> Table:
    """Lay out a table with P1 to act; decks by their first three letters, "mac pan rac"; one player fewer than
    decks."""
    names = [DECK_NAMES[each] for each in decks.split()]
    players = len(names) - 1
    doc: dict[str, Any] = {
        "game": "dale",
        "players": players,
        "options": {"decks": names, **(options or {})},
        "seats": [],
        "piles": {},
        "market": [None if card == "-" else card for card in market.split()],
        "chance": {"key": key_to_bytes(key_from_seed(seed)).hex()},
    }
    for name in SEAT_NAMES[:players]:
        parts = dict(part.strip().partition(" ")[::2] for part in seats.get(name, "").split(";") if part.strip())
        assert not parts.keys() - {"hand", "deck", "top", "discard", "stall"}, parts
        stall = [stack.strip() for stack in parts.get("stall", "").split("/") if stack.strip()]
        doc["seats"].append({"hand": parts.get("hand", ""), "stall": stall})
        doc["piles"][name] = {key: parts[key] for key in ("deck", "top", "discard") if key in parts}
    doc["piles"]["market"] = {"discard": market_discard}
    if market_deck is not None:
        doc["piles"]["market"]["deck"] = market_deck
    state = position.from_json(GAME, doc)
    check_position(state)
    return Table(state)


def choices(table: Table, move: str) -> list[str]:
    """The identities offered for a copier."""
    asked = table.play(*move.split(", "))
    assert asked.question == "identity"
    return asked.offers("as")


def check_position(state: Any) -> None:
    """Asserts that a state survives a round trip through a position."""
    written = position.to_json(GAME, state)
    again = position.from_json(GAME, json.loads(json.dumps(written)))
    assert again.values() == state.values()
