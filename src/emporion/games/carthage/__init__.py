"""Traders of Carthage, for two to four players. `rules.py` shows where everything is."""

from __future__ import annotations

from emporion.games.carthage import (
    cards,
    deck,
    knowledge,
    market,
    observation,
    payday,
    purchase,
    raid,
    rules,
    setup,
    turn,
)
from emporion.games.carthage.actions import ACTIONS, LONGEST_LEGAL
from emporion.games.carthage.cards import KIND_NAMES
from emporion.games.carthage.events import EVENTS
from emporion.games.carthage.heuristics import HEURISTICS
from emporion.games.carthage.notation import read, say
from emporion.games.carthage.position import complete, problems, track_problems
from emporion.games.carthage.state import Ending, State
from emporion.games.carthage.view import picture, view
from emporion.games.carthage.words import WORDS
from emporion.kernel.contract import Game
from emporion.kernel.position import Purpose

GAME = Game(
    name="carthage",
    title="Traders of Carthage",
    version=1,
    players=range(2, 5),
    state=State,
    rules=rules,
    sources=(cards, deck, market, turn, raid, payday, purchase, setup, knowledge, observation, rules),
    actions=ACTIONS,
    longest_legal=LONGEST_LEGAL,
    features=observation.FEATURES,
    endings=tuple(ending.name.lower() for ending in Ending),
    purposes=(Purpose("cards", KIND_NAMES), Purpose("start", ("1", "2", "3", "4"))),
    events=EVENTS,
    say=say,
    read=read,
    complete=complete,
    option_problems=track_problems,
    problems=problems,
    view=view,
    picture=picture,
    words=WORDS,
    heuristics=HEURISTICS,
    terminal="emporion.games.carthage.terminal",
    statistics="emporion.games.carthage.statistics",
)
