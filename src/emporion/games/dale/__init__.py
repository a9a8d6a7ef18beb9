"""Dale of Merchants, for two to four players. The kernel enters the rules in `rules/decisions.py`."""

from __future__ import annotations

from emporion.games.dale import knowledge
from emporion.games.dale.bot import HEURISTICS
from emporion.games.dale.cast import CAST
from emporion.games.dale.knowledge import observation
from emporion.games.dale.notation.action_notation import NOTATION
from emporion.games.dale.notation.former_positions import former_position
from emporion.games.dale.notation.position import complete, option_problems, problems
from emporion.games.dale.rules import decisions
from emporion.games.dale.rules.actions import LONGEST_LEGAL
from emporion.games.dale.rules.agenda import LAST_QUESTION, Step, current_step
from emporion.games.dale.rules.cards import CODES
from emporion.games.dale.rules.events import EVENTS
from emporion.games.dale.rules.setup import PLAYERS
from emporion.games.dale.rules.state import State
from emporion.games.dale.rules.workspace import Workspace
from emporion.games.dale.text import TEXT
from emporion.games.dale.view.description import describe
from emporion.games.dale.view.diagram import diagram
from emporion.games.dale.view.measures import measures
from emporion.games.dale.view.view import seat_view, view
from emporion.kernel.contract import Game, Steps
from emporion.kernel.position import Purpose

CARDS = ("", *CODES)

GAME = Game(
    name="dale",
    title="Dale of Merchants",
    version=1,
    players=PLAYERS,
    state=State,
    rules=decisions,
    knowledge=knowledge,
    longest_legal=LONGEST_LEGAL,
    workspace=Workspace,
    features=observation.FEATURES,
    endings=("eighth_stack",),
    purposes=(
        Purpose(
            "decks", CARDS, "cards drawn from players' decks; when setting up, each hand, from the starting player on"
        ),
        Purpose("market", CARDS, "cards drawn from the market deck; into the market from slot +0 to +4"),
        Purpose("die", ("0", "1", "1", "2", "2", "3"), "rolls of the die"),
        Purpose("hands", CARDS, "random cards of a hand, and the cards that Whirligig deals"),
        Purpose(
            "start",
            ("1", "2", "3", "4", "5", "6"),
            "when setting up: with random decks, the place of each deck among those that are left, from macaws to "
            "chameleons; then the starting player",
        ),
    ),
    events=EVENTS,
    notation=NOTATION,
    former_position=former_position,
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
    steps=Steps(current_step, decisions.answer, decisions.advance, questions=LAST_QUESTION + 1, count=len(Step)),
    cast=CAST,
    terminal="emporion.games.dale.terminal.board",
    statistics="emporion.games.dale.report.statistics",
    longest_playout=20_000,
)
