"""A contest: which bots meet at which table, on which deals, and where they sit.

A deal is one key, so that its luck is the same whoever plays it. Every line-up plays every deal once from each rotation
of its seats: good cards favour nobody, and the deal is the unit of which there are many.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Literal

from emporion import __version__, bots
from emporion.bots.engine import fingerprint
from emporion.games import find
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.contract import Game, Json
from emporion.kernel.errors import EmporionError
from emporion.kernel.fast_rng import seed_rng

ANCHOR = "random"
"""The bot whose rating is 0."""
SHORT = 17  # characters of a name where there is little room
MOST_BOTS = 12  # four of which meet in 495 line-ups

Kind = Literal["table", "mirror", "anchor"]


@dataclass(frozen=True)
class Lineup:
    """Bots that play together, and what for: to be compared, or as a control."""

    kind: Kind
    bots: tuple[str, ...]

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bot of each seat; the first-named one sits at the seat that has the number of the rotation."""
        return tuple(self.bots[(seat - rotation) % len(self.bots)] for seat in range(len(self.bots)))


@dataclass(frozen=True)
class Contest:
    """Who plays what on which deals; games and bots by their names, so that a contest can go to other processes."""

    game: str
    players: int
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: dict[str, Json] = field(default_factory=dict, hash=False)
    controls_every: int = 1
    """Controls are played on the first of so many deals; they need no narrow interval."""

    @property
    def rules(self) -> Game:
        return find(self.game)

    @cached_property
    def lineups(self) -> tuple[Lineup, ...]:
        """All that meet on every deal, those of the table first."""
        return (*(Lineup("table", each) for each in self.tables()), *self.controls())

    def tables(self) -> list[tuple[str, ...]]:
        """Fewer bots than seats: the last one takes those that are left. More: every choice of them meets."""
        left = self.players - len(self.bots)
        return [self.bots + self.bots[-1:] * left] if left >= 0 else list(combinations(self.bots, self.players))

    def controls(self) -> list[Lineup]:
        """A bot against itself must get its equal share; and somebody has to meet the anchor of the ratings."""
        last = self.bots[-1]
        mirror = Lineup("mirror", (last,) * self.players)
        if ANCHOR in self.bots:
            return [mirror]
        return [mirror, Lineup("anchor", (last, *(ANCHOR,) * (self.players - 1)))]

    def places(self, deal: int) -> list[tuple[int, int]]:
        """The games of a deal: the number of a line-up, and a rotation."""
        lineups = len(self.tables()) if deal % self.controls_every else len(self.lineups)
        return [(number, rotation) for number in range(lineups) for rotation in range(self.players)]

    @property
    def rated(self) -> tuple[str, ...]:
        """The bots of the contest and the anchor."""
        return self.bots if ANCHOR in self.bots else (*self.bots, ANCHOR)

    @cached_property
    def short_names(self) -> dict[str, str]:
        """What the bots are called where there is little room."""
        return short_names(self.rated)

    @property
    def games(self) -> int:
        return sum(len(self.places(deal)) for deal in range(self.deals))

    @property
    def code(self) -> str:
        """The fingerprint of the rules and the bots, as they are here."""
        return fingerprint(self.rules)

    def identity(self) -> dict[str, Json]:
        """What must be the same for deals to belong to the same contest. The number of deals may grow."""
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
        """The luck of a deal."""
        key, unused_noise = [0] * 8, [0, 0]
        key_of_game(key, unused_noise, key_from_seed(self.seed), deal)
        return key

    def noise_of(self, lineup: Lineup, deal: int, rotation: int, seat: int) -> list[int]:
        """The dice of a bot in one game: hashed, so that it cannot work out the key of the deal from them."""
        place = f"dice of a bot in a contest {(self.seed, lineup.kind, lineup.bots, deal, rotation, seat)}"
        digest = hashlib.sha256(place.encode()).digest()
        rng = [0, 0]
        seed_rng(rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
        return rng


def check_contest(contest: Contest) -> None:
    """Refuse what cannot be played before anything is."""
    contest.rules.blank(contest.players, contest.options, [0] * 8)
    for name in contest.bots:
        bots.find(name)
    if not 2 <= len(contest.bots) <= MOST_BOTS:
        raise EmporionError(f"bots: a contest is for 2 to {MOST_BOTS}, not {len(contest.bots)}")
    if len(set(contest.bots)) < len(contest.bots):
        twice = max(contest.bots, key=contest.bots.count)
        raise EmporionError(f"bots: {twice} is given twice; every contest has a mirror match of its last bot anyway")


def short_names(bots: Sequence[str], longest: int = SHORT) -> dict[str, str]:
    """Names that tell bots apart: those that begin and end alike, as two versions of one's own bot may, are numbered in
    the order in which they were named."""
    names = {}
    for bot in bots:
        alike = [each for each in dict.fromkeys(bots) if short_name(each, longest) == short_name(bot, longest)]
        number = f" {alike.index(bot) + 1}" if len(alike) > 1 else ""
        names[bot] = short_name(bot, longest - len(number)) + number
    return names


def short_name(bot: str, longest: int = SHORT) -> str:
    """The name of a bot, or how it begins and ends: the command of an outside bot may be long."""
    half = longest // 2
    return bot if len(bot) <= longest else f"{bot[:half].strip()}…{bot[-(longest - half - 1) :].strip()}"
