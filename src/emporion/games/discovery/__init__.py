"""Age of Discovery, for two to four players. The kernel calls `rules/decisions.py`."""

from __future__ import annotations

from emporion.games.discovery import knowledge
from emporion.games.discovery.bot import HEURISTICS
from emporion.games.discovery.cast import CAST
from emporion.games.discovery.knowledge import observation
from emporion.games.discovery.notation.action_notation import NOTATION
from emporion.games.discovery.notation.position import option_problems, problems
from emporion.games.discovery.notation.position_defaults import complete
from emporion.games.discovery.rules import cards, decisions
from emporion.games.discovery.rules.actions import LONGEST_LEGAL
from emporion.games.discovery.rules.cards import CONTRACT_NAMES, FLAGSHIPS, SHIP_NAMES
from emporion.games.discovery.rules.events import EVENTS
from emporion.games.discovery.rules.state import State
from emporion.games.discovery.text import TEXT
from emporion.games.discovery.view.description import describe
from emporion.games.discovery.view.diagram import diagram
from emporion.games.discovery.view.measures import measures
from emporion.games.discovery.view.view import seat_view, view
from emporion.kernel.codec import names_of
from emporion.kernel.contract import Game
from emporion.kernel.position import Purpose

GAME = Game(
    name="discovery",
    title="Age of Discovery",
    version=1,
    players=range(2, 5),
    state=State,
    rules=decisions,
    knowledge=knowledge,
    longest_legal=LONGEST_LEGAL,
    features=observation.FEATURES,
    endings=("last_scoring", "stalled"),
    purposes=(
        Purpose(
            "ships",
            ("", *SHIP_NAMES),
            "ships turned up: when setting up the purchase row, then the filling row; later each gap of the filling "
            "row",
        ),
        Purpose(
            "contracts",
            ("", *CONTRACT_NAMES),
            "contracts drawn from the deck: when setting up each hand, P1 first, then the open ones; later "
            "`accept deck` and each gap of the open ones",
        ),
        Purpose(
            "scoring",
            ("yes", *("no",) * 7),
            "for each card drawn from a pile that still has its scoring card: whether it is the scoring card",
        ),
        Purpose("missions", ("", *names_of(cards.Mission).names[1:]), "missions dealt, P1 first"),
        Purpose("flagships", ("", *(str(number) for number in range(1, FLAGSHIPS + 1))), "flagships dealt, P1 first"),
        Purpose("start", ("1", "2", "3", "4"), "the starting player"),
    ),
    events=EVENTS,
    notation=NOTATION,
    complete=complete,
    option_problems=option_problems,
    problems=problems,
    view=view,
    seat_view=seat_view,
    describe=describe,
    diagram=diagram,
    text=TEXT,
    measures=measures,
    heuristics=HEURISTICS,
    cast=CAST,
    terminal="emporion.games.discovery.terminal.board",
    statistics="emporion.games.discovery.report.statistics",
)
