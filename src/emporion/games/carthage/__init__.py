"""Traders of Carthage, for two to four players. The kernel calls `rules/decisions.py`."""

from __future__ import annotations

from emporion.games.carthage import knowledge
from emporion.games.carthage.bot import HEURISTICS
from emporion.games.carthage.cast import CAST
from emporion.games.carthage.knowledge import observation
from emporion.games.carthage.notation.action_notation import NOTATION
from emporion.games.carthage.notation.position import complete, problems, track_problems
from emporion.games.carthage.rules import decisions
from emporion.games.carthage.rules.actions import LONGEST_LEGAL
from emporion.games.carthage.rules.cards import KIND_NAMES
from emporion.games.carthage.rules.events import EVENTS
from emporion.games.carthage.rules.state import Ending, State
from emporion.games.carthage.text import TEXT
from emporion.games.carthage.view.description import describe
from emporion.games.carthage.view.diagram import diagram
from emporion.games.carthage.view.measures import measures
from emporion.games.carthage.view.view import seat_view, view
from emporion.kernel.contract import Game
from emporion.kernel.position import Purpose

GAME = Game(
    name="carthage",
    title="Traders of Carthage",
    version=1,
    players=range(2, 5),
    state=State,
    rules=decisions,
    knowledge=knowledge,
    longest_legal=LONGEST_LEGAL,
    features=observation.FEATURES,
    endings=tuple(ending.name.lower() for ending in Ending),
    purposes=(
        Purpose(
            "cards",
            KIND_NAMES,
            "cards drawn from the pile: when setting up the Market, the Farm, then each hand, P1 first; later the "
            "Market, then the Farm, and victory cards drawn unseen",
        ),
        Purpose("start", ("1", "2", "3", "4"), "which of the players who tie for the start begins, counted from P1"),
    ),
    events=EVENTS,
    notation=NOTATION,
    complete=complete,
    option_problems=track_problems,
    problems=problems,
    view=view,
    seat_view=seat_view,
    describe=describe,
    diagram=diagram,
    text=TEXT,
    measures=measures,
    heuristics=HEURISTICS,
    cast=CAST,
    terminal="emporion.games.carthage.terminal.board",
    statistics="emporion.games.carthage.report.statistics",
)
