"""My game, for two to four players: play your highest card when it counts.

Every player is dealt some of twelve cards. In each round everyone plays one card, and the highest one scores a point.
The player who won the round begins the next. When all cards are played, the player with the most points wins.
"""

from __future__ import annotations

from emporion.kernel.contract import Game
from emporion.kernel.notation import Notation
from emporion.kernel.position import Purpose

from . import knowledge, rules
from .state import CARD_NAMES, EVENTS, State
from .view import view

GAME = Game(
    name="my_game",
    title="My game",
    version=1,
    contract=2,
    players=range(2, 5),
    state=State,
    rules=rules,
    knowledge=knowledge,
    notation=Notation([f"play {name}" for name in CARD_NAMES]),
    view=view,
    features=knowledge.FEATURES,
    events=EVENTS,
    purposes=(Purpose("cards", CARD_NAMES),),
)
