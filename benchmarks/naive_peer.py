"""The naive baseline: three small games written the plain way, in two ways to play them. Needs nothing but Python.

One class each, lists of cards, a legal_actions() that builds a list, an apply() that changes the state. No tricks.

mutable:  the state is changed in place.
deepcopy: the state is copied with copy.deepcopy before every action, as a naive search would.

Crazy eights has the simplified rules of boardgameio_peer.mjs; hearts is one deal with passing, the shape of
OpenSpiel's. Dealing is one shuffle, not 52 chance events.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from harness import Peer, Play, arguments, batched, measure, pin

SUITS = "CDHS"
rng = random.Random(1)


class Naive(Protocol):
    """Base class of the games."""

    over: bool

    def legal_actions(self) -> list[Any]: ...

    def apply(self, action: Any) -> None: ...


@dataclass(frozen=True)
class Card:
    suit: str
    rank: int


DECK = [Card(suit, rank) for suit in SUITS for rank in range(2, 15)]
TWO_OF_CLUBS, QUEEN_OF_SPADES = Card("C", 2), Card("S", 12)


class TicTacToe:
    LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

    def __init__(self) -> None:
        self.cells: list[int | None] = [None] * 9
        self.current = 0
        self.over = False

    def legal_actions(self) -> list[int]:
        return [cell for cell in range(9) if self.cells[cell] is None]

    def apply(self, action: int) -> None:
        self.cells[action] = self.current
        for a, b, c in self.LINES:
            if self.cells[a] is not None and self.cells[a] == self.cells[b] == self.cells[c]:
                self.over = True
        if all(cell is not None for cell in self.cells):
            self.over = True
        self.current = 1 - self.current


class CrazyEights:
    LIMIT = 500

    def __init__(self) -> None:
        self.deck = DECK[:]
        rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(5)] for _ in range(4)]
        self.discard = [self.deck.pop()]
        self.suit, self.rank = self.discard[-1].suit, self.discard[-1].rank
        self.current = self.actions = 0
        self.over = False

    def legal_actions(self) -> list[tuple[Card, str] | None]:
        """Cards with the suit they name, or None: draw."""
        found: list[tuple[Card, str] | None] = []
        for card in self.hands[self.current]:
            if card.rank == 8:
                for suit in SUITS:
                    found.append((card, suit))
            elif card.suit == self.suit or card.rank == self.rank:
                found.append((card, card.suit))
        return found or [None]

    def apply(self, action: tuple[Card, str] | None) -> None:
        hand = self.hands[self.current]
        if action is None:
            self.draw(hand)
        else:
            card, suit = action
            hand.remove(card)
            self.discard.append(card)
            self.suit, self.rank = suit, card.rank
        self.actions += 1
        self.over = not hand or self.actions >= self.LIMIT
        self.current = (self.current + 1) % 4

    def draw(self, hand: list[Card]) -> None:
        if not self.deck and len(self.discard) > 1:
            top = self.discard.pop()
            self.deck, self.discard = self.discard, [top]
            rng.shuffle(self.deck)
        if self.deck:
            hand.append(self.deck.pop())


class Hearts:
    def __init__(self) -> None:
        deck = DECK[:]
        rng.shuffle(deck)
        self.hands = [deck[seat * 13 : (seat + 1) * 13] for seat in range(4)]
        self.passed: list[list[Card]] = [[] for _ in range(4)]
        self.passing = True
        self.current = self.tricks = 0
        self.trick: list[tuple[int, Card]] = []
        self.points = [0] * 4
        self.broken = self.over = False

    def legal_actions(self) -> list[Card]:
        hand = self.hands[self.current]
        if self.passing:
            return list(hand)
        if self.trick:
            return [card for card in hand if card.suit == self.trick[0][1].suit] or list(hand)
        if self.tricks == 0:
            return [TWO_OF_CLUBS]
        if not self.broken:
            return [card for card in hand if card.suit != "H"] or list(hand)
        return list(hand)

    def apply(self, action: Card) -> None:
        self.hands[self.current].remove(action)
        if self.passing:
            self.pass_on(action)
            return
        self.trick.append((self.current, action))
        if action.suit == "H":
            self.broken = True
        if len(self.trick) < 4:
            self.current = (self.current + 1) % 4
        else:
            self.take_trick()

    def pass_on(self, card: Card) -> None:
        self.passed[self.current].append(card)
        if len(self.passed[self.current]) == 3:
            self.current += 1
        if self.current == 4:
            for seat in range(4):
                self.hands[(seat + 1) % 4].extend(self.passed[seat])
            self.passing = False
            self.current = next(seat for seat in range(4) if TWO_OF_CLUBS in self.hands[seat])

    def take_trick(self) -> None:
        led = self.trick[0][1].suit
        winner = max((card.rank, seat) for seat, card in self.trick if card.suit == led)[1]
        for _, card in self.trick:
            self.points[winner] += 1 if card.suit == "H" else 13 if card == QUEEN_OF_SPADES else 0
        self.trick = []
        self.tricks += 1
        self.current = winner
        self.over = self.tricks == 13


GAMES: dict[str, tuple[Callable[[], Naive], int]] = {
    "tic_tac_toe": (TicTacToe, 2),
    "crazy_eights": (CrazyEights, 4),
    "hearts": (Hearts, 4),
}


def mutable_play(new: Callable[[], Naive]) -> Play:
    def play() -> int:
        game, decisions = new(), 0
        while not game.over:
            game.apply(rng.choice(game.legal_actions()))
            decisions += 1
        return decisions

    return play


def deepcopy_play(new: Callable[[], Naive]) -> Play:
    def play() -> int:
        game, decisions = new(), 0
        while not game.over:
            game = copy.deepcopy(game)
            game.apply(rng.choice(game.legal_actions()))
            decisions += 1
        return decisions

    return play


def main() -> None:
    effort, names = arguments(__doc__, list(GAMES))
    pin(effort.core)
    peer = Peer("naive Python", "1")
    for name in names:
        new, players = GAMES[name]
        for mode, play in (("mutable", mutable_play), ("deepcopy", deepcopy_play)):
            with peer.trying(name, mode):
                peer.row(name, players, mode, measure(batched(play(new)), effort))


if __name__ == "__main__":
    main()
