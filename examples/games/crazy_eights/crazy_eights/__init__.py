"""Crazy Eights, an example of a game in another package."""

from __future__ import annotations

from emporion.kernel.contract import Game
from emporion.kernel.notation import Notation

from crazy_eights import knowledge, rules
from crazy_eights.view import view

GAME = Game(
    name="crazy_eights",
    title="Crazy Eights",
    version=1,
    players=range(2, 5),
    state=rules.State,
    rules=rules,
    knowledge=knowledge,
    notation=Notation(
        [
            *(f"play {card}" for card in rules.CARD_NAMES),
            "draw",
            "pass",
            *(f"name {suit}" for suit in rules.SUIT_NAMES),
        ],
        "play CARD, draw, pass, name SUIT",
    ),
    view=view,
    features=knowledge.FEATURES,
    purposes=rules.PURPOSES,
    events=rules.EVENTS,
    complete=rules.complete,
)
