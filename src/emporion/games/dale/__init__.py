"""Dale of Merchants, for two to four players. `rules.py` shows where everything is."""

from __future__ import annotations

from emporion.games.dale import (
    agenda,
    bits,
    building,
    cards,
    chameleons,
    counting,
    hands,
    knowledge,
    legal,
    macaws,
    notes,
    observation,
    ocelots,
    pandas,
    piles,
    purchase,
    questions,
    raccoons,
    rules,
    setup,
    squirrels,
    stalls,
    techniques,
    turn,
)
from emporion.games.dale.actions import ACTIONS, LONGEST_LEGAL
from emporion.games.dale.cards import CODES
from emporion.games.dale.events import EVENTS
from emporion.games.dale.heuristics import HEURISTICS
from emporion.games.dale.notation import read, say
from emporion.games.dale.position import complete, option_problems, problems
from emporion.games.dale.state import State
from emporion.games.dale.view import picture, view
from emporion.games.dale.words import WORDS
from emporion.kernel.contract import Game
from emporion.kernel.position import Purpose

CARDS = ("none", *CODES)

GAME = Game(
    name="dale",
    title="Dale of Merchants",
    version=1,
    players=range(2, 5),
    state=State,
    rules=rules,
    sources=(
        bits,
        cards,
        stalls,
        agenda,
        counting,
        hands,
        piles,
        questions,
        chameleons,
        macaws,
        pandas,
        raccoons,
        squirrels,
        building,
        notes,
        ocelots,
        purchase,
        turn,
        techniques,
        setup,
        legal,
        knowledge,
        observation,
        rules,
    ),
    actions=ACTIONS,
    longest_legal=LONGEST_LEGAL,
    features=observation.FEATURES,
    endings=("eighth_stack",),
    purposes=(
        Purpose("decks", CARDS),
        Purpose("market", CARDS),
        Purpose("die", ("0", "1", "1", "2", "2", "3")),
        Purpose("hands", CARDS),
        Purpose("start", ("1", "2", "3", "4", "5", "6")),
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
    terminal="emporion.games.dale.terminal",
    statistics="emporion.games.dale.statistics",
    longest_playout=20_000,
)
