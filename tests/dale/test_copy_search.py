"""Possible identities of copiers (3.3), compared with an independent search over single cards."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from emporion.games.dale import GAME
from emporion.games.dale.notation.action_notation import REFERENCES
from emporion.games.dale.rules.abilities import revealing_identities
from emporion.games.dale.rules.agenda import Step, do
from emporion.games.dale.rules.cards import CODES, COPIES, DECK, GOOD_OLD_TIMES, JUNK, TABLE, VALUE, Type
from emporion.games.dale.rules.chameleons import identities
from emporion.games.dale.rules.hands import lay_open, outside_reference
from emporion.games.dale.rules.state import LAID, MARKET, ROLLED, SETTLED, THREW, State, first_cell
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed

COPIERS = {row.code for row in TABLE if row.type == Type.COPIER}


class Card(NamedTuple):
    """A card that can copy or be copied."""

    place: tuple[str, int]
    text: str
    """Its current kind."""
    bound: bool
    name: str
    """The name of its copy: a card code, or a card in the open row, which may be altered."""


@dataclass(frozen=True)
class Surroundings:
    """Everything the active player's copiers can see."""

    state: State

    def _row(self, place: str, kinds: list[int]) -> list[Card]:
        return [Card((place, at), CODES[kind - 1], False, CODES[kind - 1]) for at, kind in enumerate(kinds) if kind > 0]

    def top(self, owner: int) -> list[Card]:
        pile = self.state.piles[owner]
        return self._row(f"discard of {owner}", pile.discard[: pile.discard_size])[-1:]

    def hand(self) -> list[Card]:
        """All cards in the hand: hidden, laid down for the current use, and open."""
        s = self.state
        me = s.seats[s.active]
        laid = [kind if used <= JUNK else 0 for kind, used in zip(s.laid, s.laid_from, strict=True)]
        row = [
            Card(("open", at), CODES[s.open_as[at] - 1], bool(s.open_marks[at] & SETTLED), f"open{at + 1}")
            for at in range(s.open_size)
        ]
        return self._row("hand", me.hand[: me.hand_size]) + self._row("laid", laid[: s.laid_size]) + row

    def usable(self) -> list[tuple[int, Card]]:
        """Copiers that the active player may use, with their references: in the hand and in the player's discard
        pile."""
        s = self.state
        found = []
        for card in self.hand():
            if card.text in COPIERS and not card.bound and card.place[0] != "laid":
                at = card.place[1]
                if card.place[0] == "hand":
                    found.append((s.seats[s.active].hand[at], card))
                elif not s.open_marks[at] & LAID:
                    found.append((JUNK + 1 + at, card))
        for card in self._row("discard", s.piles[s.active].discard[:-1]):
            if card.text in COPIERS:
                found.append((outside_reference(CODES.index(card.text) + 1), card))
        return found

    def targets(self, copier: Card, used: Card) -> list[Card]:
        """The table of 3.3."""
        s, text = self.state, copier.text
        if text == "cha1":
            stacks = s.seats[s.active].stacks
            return self._row("stall", s.seats[s.active].stall[first_cell(stacks) : first_cell(stacks + 1)])
        if text == "cha2":
            return [card for seat in range(s.players) if seat != s.active for card in self.top(seat)]
        if text == "cha3":
            return self.top(MARKET)
        if text == "cha5a":
            return self._row("market", s.market)
        assert text == "cha5b"
        return [card for card in self.hand() if card.place not in (used.place, copier.place)]

    def finals(self, copier: Card, path: list[Card]) -> set[str] | None:
        """The cards that a copier leads to; None at a dead end. The first card of the path is the one used."""
        targets = self.targets(copier, path[0])
        if not targets:
            return None
        found: set[str] = set()
        for target in targets:
            if target in path:
                continue
            if target.text not in COPIERS or target.bound:
                found.add(target.name)
            else:
                further = self.finals(target, [*path, target])
                found |= {target.text} if further is None else further
        return found

    def good_old_times(self, copier: Card, path: list[Card]) -> bool:
        """Whether a copier is a Good Old Times, or leads to one."""
        if copier.text == "cha3":
            return True
        return any(
            self.good_old_times(target, [*path, target])
            for target in self.targets(copier, path[0])
            if target not in path and target.text in COPIERS and not target.bound
        )


def named(bits: int) -> set[str]:
    return {REFERENCES[identity - 1] for identity in range(1, bits.bit_length()) if bits >> identity & 1}


def random_surroundings(rng: Random) -> State:
    """A table full of copiers, with P1 to act; some hand cards lie open."""
    players = rng.randint(2, 4)
    decks = [5, *rng.sample(range(5), players)]
    s: State = GAME.blank(players, {}, key_from_seed(rng.getrandbits(32)))
    s.decks = sum(1 << deck for deck in decks)
    for step in (Step.END_TURN, Step.DELIVERY, Step.ACTION):
        do(s, step)
    cards = [kind for kind in range(1, JUNK) if DECK[kind] in decks for _ in range(COPIES[kind])] + [JUNK] * 12
    rng.shuffle(cards)
    cards.sort(key=lambda kind: CODES[kind - 1] in COPIERS and rng.random() < 0.6)  # copiers are dealt first

    def deal(most: int) -> list[int]:
        return [cards.pop() for _ in range(rng.randint(0, most))]

    places = ["hand", "stall", "market", "market discard", "discards", *(f"P{seat + 1}" for seat in range(1, players))]
    rng.shuffle(places)
    me = s.seats[0]
    for place in places:
        if place == "hand":
            dealt = sorted(deal(4))
            me.hand[: len(dealt)], me.hand_size = dealt, len(dealt)
            for at in range(len(dealt)):
                me.hand_known[at] = 1
        elif place == "stall":
            dealt = deal(3)
            me.stacks = rng.randint(max(len(dealt), 1), 6) if dealt else 0
            me.stall[: first_cell(me.stacks)] = [JUNK] * first_cell(me.stacks)
            me.stall[first_cell(me.stacks) : first_cell(me.stacks) + len(dealt)] = dealt
        elif place == "market":
            dealt = [kind for kind in deal(3) if kind != JUNK]
            s.market[: len(dealt)] = dealt
        else:
            owner = {"market discard": MARKET, "discards": 0}.get(place)
            pile = s.piles[int(place[1]) - 1 if owner is None else owner]
            dealt = [kind for kind in deal(2 if owner == 0 else 1) if kind != JUNK or owner != MARKET]
            pile.discard[: len(dealt)], pile.discard_size = dealt, len(dealt)
    for kind in cards:
        if kind != JUNK:
            s.piles[MARKET].deck[kind] += 1
            s.piles[MARKET].deck_size += 1
    open_some(s, rng)
    return s


def open_some(s: State, rng: Random) -> None:
    """Open some hand cards: altered, bound to any card, or with the ability of Good Old Times used."""
    for _ in range(rng.choice((0, 0, 1, 1, 2))):
        if s.seats[0].hand_size > 0:
            kind = s.seats[0].hand[rng.randrange(s.seats[0].hand_size)]
            place = lay_open(s, kind)
            s.open_base[place] = rng.randint(1, 5)
            if CODES[kind - 1] in COPIERS and rng.random() < 0.4:
                s.open_as[place], s.open_base[place], s.open_marks[place] = GOOD_OLD_TIMES, VALUE[GOOD_OLD_TIMES], THREW
            elif CODES[kind - 1] in COPIERS:
                s.open_as[place] = rng.randint(1, JUNK)
                s.open_marks[place] = SETTLED | rng.choice((0, ROLLED))


def check_identities(s: State) -> int:
    """Compare the identities of every usable copier, and those as which it throws; returns the number of copiers."""
    around = Surroundings(s)
    for used, card in around.usable():
        found = around.finals(card, [card])
        assert named(identities(s, used)) == (found or {card.text})
        if card.place[0] == "discard":
            continue
        threw = card.place[0] == "open" and s.open_marks[card.place[1]] & THREW and card.text == "cha3"
        throws = {name for name in found or () if name == "pan4" or is_open_discovery(s, name)}
        throws |= {"cha3"} if not threw and around.good_old_times(card, [card]) else set()
        assert named(revealing_identities(s, used)) == throws
    return len(around.usable())


def is_open_discovery(s: State, name: str) -> bool:
    return name.startswith("open") and CODES[s.open_as[int(name[4:]) - 1] - 1] == "pan4"


def test_identities_agree_with_a_search_over_single_cards() -> None:
    rng = Random(3)
    compared = sum(check_identities(random_surroundings(rng)) for _ in range(3000))
    assert compared > 3000


def test_identities_agree_while_cards_are_laid_down() -> None:
    rng = Random(4)
    compared = 0
    for _ in range(250):
        s = random_surroundings(rng)
        for _ in range(6):
            if s.over or s.active != 0 or reference.actor(GAME, s) != 0:
                break
            moves = [GAME.format_action(action) for action in reference.legal(GAME, s)]
            using = [move for move in moves if move.split()[0] in ("buy", "build", "card", "pick", "as", "number")]
            reference.play(GAME, s, GAME.parse_action(rng.choice(using or moves)))
            compared += check_identities(s) if s.laid_size > 0 else 0
    assert compared > 100
