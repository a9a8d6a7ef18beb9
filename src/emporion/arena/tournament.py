"""A tournament: which bots play each other, on which deals, and in which seats.

A deal is one key, so its luck is the same whatever the line-up. Each line-up plays each deal once in every rotation of
its seats (duplicate deals): good cards favour no bot, and the deal is the sampling unit.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Annotated, Literal

import msgspec

from emporion import __version__, bots
from emporion.arena.game_runner import BROKEN_OFF, Thinking
from emporion.bots.engine import fingerprint
from emporion.games import find
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import seed_rng

ANCHOR = "random"
"""The bot whose rating is 0."""
SHORT = 17  # characters of an abbreviated name
MOST_BOTS = 12  # four of which meet in 495 line-ups
MOST_POINTS = 1 << 31  # far beyond any game, and small enough to be summed in arrays

Kind = Literal["table", "mirror", "anchor"]
Score = Annotated[int, msgspec.Meta(ge=-MOST_POINTS, le=MOST_POINTS)]


@dataclass(frozen=True)
class Lineup:
    """Bots that play together: to be compared ("table"), or as a control."""

    kind: Kind
    bots: tuple[str, ...]

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bot of each seat; the first bot sits at the seat numbered like the rotation."""
        return tuple(self.bots[(seat - rotation) % len(self.bots)] for seat in range(len(self.bots)))


@dataclass(frozen=True)
class Tournament:
    """Which bots play which deals. Games and bots are named, so that a tournament can be sent to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: dict[str, Json] = field(default_factory=dict, hash=False)
    controls_every: int = 1
    """Controls are played on every n-th deal only; they need no narrow interval."""

    @property
    def rules(self) -> Game:
        return find(self.game)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """All line-ups, the controls last."""
        return (*(Lineup("table", each) for each in self.compared_bots()), *self.controls())

    def compared_bots(self) -> list[tuple[str, ...]]:
        """The line-ups without controls. With fewer bots than seats, the last bot takes the other seats; with more,
        each combination plays."""
        left = self.players - len(self.bots)
        return [self.bots + self.bots[-1:] * left] if left >= 0 else list(combinations(self.bots, self.players))

    def controls(self) -> list[Lineup]:
        """A mirror match, in which a bot must get an equal share, and an anchor match for the ratings."""
        last = self.bots[-1]
        mirror = Lineup("mirror", (last,) * self.players)
        if ANCHOR in self.bots:
            return [mirror]
        return [mirror, Lineup("anchor", (last, *(ANCHOR,) * (self.players - 1)))]

    def games_of(self, deal: int) -> list[tuple[int, int]]:
        """The games of a deal: the number of a line-up, and a rotation."""
        lineups = len(self.compared_bots()) if deal % self.controls_every else len(self.lineups)
        return [(number, rotation) for number in range(lineups) for rotation in range(self.players)]

    @property
    def rated(self) -> tuple[str, ...]:
        """The tournament's bots and the anchor."""
        return self.bots if ANCHOR in self.bots else (*self.bots, ANCHOR)

    @cached_property
    def short_names(self) -> dict[str, str]:
        return short_names(self.rated)

    @property
    def games(self) -> int:
        return sum(len(self.games_of(deal)) for deal in range(self.deals))

    @property
    def code(self) -> str:
        """The fingerprint of the rules and bots of this installation."""
        return fingerprint(self.rules)

    def identity(self) -> dict[str, Json]:
        """What must be equal for deals to belong to the same tournament. The number of deals may grow."""
        return {
            "emporion": __version__,
            "game": self.game,
            "rules": self.rules.version,
            "code": self.code,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "controls_every": self.controls_every,
        }

    def key_of(self, deal: int) -> list[int]:
        """The key of a deal, which fixes its luck."""
        key, unused_rng = [0] * 8, [0, 0]
        key_of_game(key, unused_rng, key_from_seed(self.seed), deal)
        return key

    def bot_rng(self, lineup: Lineup, deal: int, rotation: int, seat: int) -> list[int]:
        """A bot's random stream in one game. It is hashed, so that the bot cannot infer the deal's key from it."""
        place = f"dice of a bot in a contest {(self.seed, lineup.kind, lineup.bots, deal, rotation, seat)}"
        digest = hashlib.sha256(place.encode()).digest()
        rng = [0, 0]
        seed_rng(rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
        return rng


class TournamentGame(msgspec.Struct, frozen=True):
    """A finished game of a tournament."""

    lineup: int
    """Its number in the tournament."""
    rotation: int
    first: int
    """The seat that decided first."""
    moves: tuple[int, ...]
    scores: tuple[Score, ...]
    ranks: tuple[int, ...]
    ending: int
    """The number of the ending, or BROKEN_OFF; scores and ranks are then those at that moment."""
    thinking: tuple[Thinking, ...]
    """By seat."""

    @property
    def broken_off(self) -> bool:
        return self.ending == BROKEN_OFF


class PlayedDeal(msgspec.Struct, frozen=True):
    """All games of one deal: every line-up in every rotation."""

    deal: int
    games: tuple[TournamentGame, ...]


def check_tournament(tournament: Tournament) -> None:
    """Raise an error if the tournament cannot be played."""
    tournament.rules.blank(tournament.players, tournament.options, [0] * 8)
    for name in tournament.bots:
        bots.find(name)
    if not 2 <= len(tournament.bots) <= MOST_BOTS:
        raise EmporionError(f"bots: a tournament needs 2 to {MOST_BOTS}, not {len(tournament.bots)}")
    if len(set(tournament.bots)) < len(tournament.bots):
        twice = max(tournament.bots, key=tournament.bots.count)
        raise EmporionError(f"bots: {twice} is given twice; each tournament has a mirror match of its last bot anyway")


def short_names(bots: Sequence[str], longest: int = SHORT) -> dict[str, str]:
    """Distinct short names. Those that would be equal, such as two versions of an external bot, are numbered in the
    given order."""
    names = {}
    for bot in bots:
        alike = [each for each in dict.fromkeys(bots) if short_name(each, longest) == short_name(bot, longest)]
        number = f" {alike.index(bot) + 1}" if len(alike) > 1 else ""
        names[bot] = short_name(bot, longest - len(number)) + number
    return names


def short_name(bot: str, longest: int = SHORT) -> str:
    """A bot's name; a long one, such as an external bot's command, loses its middle."""
    half = longest // 2
    return bot if len(bot) <= longest else f"{bot[:half].strip()}…{bot[-(longest - half - 1) :].strip()}"
