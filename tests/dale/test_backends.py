"""Every choice of decks gives the same games interpreted and compiled: 20 for two players, 15 for three, 6 for four."""

from __future__ import annotations

from itertools import combinations

import pytest

from emporion.games.dale import GAME
from emporion.games.dale.rules.cards import Deck
from emporion.kernel.codec import names_of
from emporion.kernel.simulation import simulate

pytestmark = pytest.mark.slow

CHOICES = [
    (players, list(decks)) for players in GAME.players for decks in combinations(names_of(Deck).names, players + 1)
]
DECISIONS = 600  # per game, so that all decks are tested quickly


def test_there_are_41_choices_of_decks() -> None:
    assert len(CHOICES) == 41


@pytest.mark.parametrize(("players", "decks"), CHOICES, ids=lambda each: str(each) if isinstance(each, int) else "")
def test_every_choice_of_decks_plays_the_same_compiled(players: int, decks: list[str]) -> None:
    runs = [simulate(GAME, players, 1, 31, on, {"decks": decks}, limit=DECISIONS) for on in ("reference", "compiled")]
    assert runs[0].checksum() == runs[1].checksum()
    assert runs[0].outcome.decisions.tolist() == runs[1].outcome.decisions.tolist()


@pytest.mark.soak
@pytest.mark.parametrize(("players", "decks"), CHOICES, ids=lambda each: str(each) if isinstance(each, int) else "")
def test_many_games_of_every_choice_of_decks_play_the_same_compiled(players: int, decks: list[str]) -> None:
    runs = [simulate(GAME, players, 60, 32, on, {"decks": decks}) for on in ("reference", "compiled")]
    assert runs[0].checksum() == runs[1].checksum()
