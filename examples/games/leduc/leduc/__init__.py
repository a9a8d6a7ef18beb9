"""Leduc hold'em, an example of a game in another package."""

from __future__ import annotations

from emporion.kernel.contract import Game
from emporion.kernel.notation import Notation
from leduc import knowledge, rules
from leduc.view import view

GAME = Game(
    name="leduc",
    title="Leduc hold'em",
    version=1,
    contract=2,
    players=range(2, 5),
    state=rules.State,
    rules=rules,
    knowledge=knowledge,
    notation=Notation(rules.ACTIONS, "fold, call, raise"),
    view=view,
    features=knowledge.FEATURES,
    purposes=rules.PURPOSES,
    events=rules.EVENTS,
    score_parts=rules.HALVES,
    complete=rules.complete,
)
