"""Age of Discovery, for two to four players. `rules.py` shows where everything is."""

from __future__ import annotations

from emporion.games.discovery import (
    card_sets,
    cards,
    contracts,
    expeditions,
    fleet,
    knowledge,
    market,
    missions,
    observation,
    rules,
    setup,
    turn,
)
from emporion.games.discovery.actions import ACTIONS, LONGEST_LEGAL
from emporion.games.discovery.cards import CONTRACT_NAMES, FLAGSHIPS, SHIP_NAMES
from emporion.games.discovery.events import EVENTS
from emporion.games.discovery.heuristics import HEURISTICS
from emporion.games.discovery.notation import read, say
from emporion.games.discovery.position import complete, option_problems, problems
from emporion.games.discovery.state import State
from emporion.games.discovery.view import picture, view
from emporion.games.discovery.words import WORDS
from emporion.kernel.codec import names_of
from emporion.kernel.contract import Game
from emporion.kernel.position import Purpose

GAME = Game(
    name="discovery",
    title="Age of Discovery",
    version=1,
    players=range(2, 5),
    state=State,
    rules=rules,
    sources=(
        cards,
        card_sets,
        fleet,
        expeditions,
        market,
        contracts,
        missions,
        turn,
        setup,
        knowledge,
        observation,
        rules,
    ),
    actions=ACTIONS,
    longest_legal=LONGEST_LEGAL,
    features=observation.FEATURES,
    endings=("last_scoring", "stalled"),
    purposes=(
        Purpose("ships", ("none", *SHIP_NAMES)),
        Purpose("contracts", ("none", *CONTRACT_NAMES)),
        Purpose("scoring", ("yes", *("no",) * 7)),
        Purpose("missions", names_of(cards.Mission).names),
        Purpose("flagships", ("none", *(str(number) for number in range(1, FLAGSHIPS + 1)))),
        Purpose("start", ("1", "2", "3", "4")),
    ),
    events=EVENTS,
    say=say,
    read=read,
    complete=complete,
    option_problems=option_problems,
    problems=problems,
    view=view,
    picture=picture,
    words=WORDS,
    heuristics=HEURISTICS,
    terminal="emporion.games.discovery.terminal",
    statistics="emporion.games.discovery.statistics",
)
