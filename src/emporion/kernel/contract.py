"""The contract of a game: eight rule functions over a declared state, and the facts about them that others need.

Rules are plain functions. They use named integer fields and fixed rows of the state, integers, `range` loops, `if`
and `match`, early returns, tuples of constants, and other such functions; no classes with behaviour, no lists that
grow, no strings, no exceptions, no recursion. The very same functions are interpreted by CPython, compiled by Numba
and run on a GPU (see `worlds.py`).

To add a game, read this file and `games/carthage/`, then follow CONTRIBUTING.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import Any, NewType, Protocol

from emporion.kernel.errors import BadOption, BadPlayers
from emporion.kernel.messages import Choice, DescribedEvent, Message, Name, ScoreSheet, View
from emporion.kernel.options import set_options
from emporion.kernel.position import Purpose
from emporion.kernel.trace import EventSchema


def setup(s: Any) -> None:
    """Lay out the game. The state is all zeros but for `players`, `options` and `chance`, which are set."""
    raise NotImplementedError


def actor(s: Any) -> int:
    """The seat that decides now, or -1 when the game is over.

    Whether a seat is asked may depend only on what everyone knows; if it would depend on a hidden card, the seat is
    always asked, with a single answer if need be. A question that appears only when a certain card is in hand tells
    the table that it is there.
    """
    raise NotImplementedError


def legal(s: Any, out: MutableSequence[int]) -> int:
    """Fill `out` with the ids of the legal actions, ascending, and return how many: at least one while the game runs.

    Ids name kinds of cards and public places, never positions in a hidden place. Equal cards are offered once. A
    choice of several steps is several decisions, in one canonical order, and only selections that can be completed
    are reachable. `out` has room for one id more than `Game.longest_legal`: what is written there is not counted.
    """
    raise NotImplementedError


def apply(s: Any, action: int) -> None:
    """Carry out a legal action and all that follows, up to the next decision. Raise `reveals` with every draw,
    roll or disclosure."""
    raise NotImplementedError


def result(s: Any, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Write each seat's score and rank (1 is best; equal ranks share), and return the number of the ending.

    While the game runs: the standing as if it ended now, and -1.
    """
    raise NotImplementedError


def conceal(s: Any, seat: int) -> None:
    """Hide in place everything that `seat` cannot know with perfect memory, luck included. Bots receive only what
    is left."""
    raise NotImplementedError


def redeal(s: Any, rng: MutableSequence[int]) -> None:
    """Fill a concealed state in place with a random arrangement that agrees with all its seat knows, and give it
    luck of its own."""
    raise NotImplementedError


def observe(s: Any, seat: int, out: MutableSequence[float]) -> None:
    """Write features for learning, from what `seat` knows; the same for a state and for what `conceal` leaves of it.

    Every number is written every time: buffers are used again.
    """
    raise NotImplementedError


def default_completion(s: Any) -> int:
    """A sensible action for a decision that only completes a move (paying, answering); -1 where a new move begins."""
    raise NotImplementedError


def evaluate(s: Any, seat: int) -> int:
    """How good a state is for a seat, in hundredths of a point: what it has and what it may expect."""
    raise NotImplementedError


def luck_scale(s: Any) -> int:
    """How much luck is still to come: a player who leads another one by so many hundredths of a point wins about three
    times in four."""
    raise NotImplementedError


NO_LIMIT = 1_000_000  # decisions that no game comes near

RULES = (setup, actor, legal, apply, result, conceal, redeal, observe)
"""What every game offers under these names. Kernel code that is bound to a game calls these stubs, and gets the
game's functions."""

HEURISTIC_FUNCTIONS = (default_completion, evaluate, luck_scale)
"""What every game's heuristics offer, likewise."""

State = Any
Json = Any
Concealed = NewType("Concealed", object)
"""What `conceal` leaves of a state: of the same type, but without anything that its seat cannot know. Bots receive only
this."""


class Player(Protocol):
    """Somebody who decides when asked, on nothing but what the own seat can know: a bot.

    All chance comes from the noise, so that the same record, actions and noise always give the same answer.
    """

    def choose(self, game: Game, hidden: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        """One of the legal actions (there is at least one), for the seat to act."""
        ...


@dataclass(frozen=True)
class Heuristics:
    """What players of a game have learned about it, for bots. Plain functions, like rules."""

    default_completion: Callable[[State], int]
    evaluate: Callable[[State, int], int]
    luck_scale: Callable[[State], int]
    iterations: Mapping[str, int]
    """How much the levels of bots that search think about a decision of a game for two: what makes them differ in
    strength, and does not keep people waiting."""


@dataclass(frozen=True)
class GameText:
    """How a game speaks. Every function works on what one seat may see, and gives messages."""

    prompt: Callable[[View], Message]
    """What the seat to act has to decide, as the seat that looks reads it."""
    notes: Callable[[View, Sequence[int]], Sequence[Message]]
    """What helps to decide: running sums, what would follow."""
    choices: Callable[[View, Sequence[int]], Sequence[Choice]]
    question: Callable[[View], str]
    """Which question is open. Decisions that answer one question step by step share it."""
    begins_move: Callable[[View], bool]
    """Whether another move begins with this question, so that what was decided before it is a whole move."""
    bundle: Callable[[View, int], str]
    """The choice without order that an action is a part of (cards of a payment, for example), or nothing."""
    preview: Callable[[View, Sequence[int]], View]
    """How a view looks when these parts of a choice without order are picked."""
    shortcut: Callable[[int], Sequence[Name | Message]]
    """What to type for an action, put together from these; different for actions that are legal at the same time."""
    summary: Callable[[Sequence[tuple[View, int]]], Message]
    """Decisions that are about to be committed together, in one sentence; each with the view before it."""
    narrate: Callable[[Sequence[DescribedEvent], View], Sequence[Message]]
    """What happened, in sentences; small events of one kind join in one. The view gives options and names."""
    warning: Callable[[View, int], Message | None]
    """What should be thought of before a decision is made final, if anything: then even a single one is confirmed."""
    heading: str
    """The message of the chronicle under which others stand: the beginning of a turn."""
    refusal: Callable[[View, int], Message]
    """Why an action is not possible now."""
    not_now: str
    """The refusal that says no more than that this is not the moment."""
    score_sheet: Callable[[Sequence[DescribedEvent], View], ScoreSheet]
    topics: tuple[str, ...]
    """Help pages, `<game>-help-<topic>`, in reading order."""
    help_page: Callable[[str, View], Message]
    """The text of a topic, with the numbers of this table."""
    cards: tuple[str, ...]
    """Every kind of card, `<game>-card-<name>`."""
    card_help: Callable[[str, View], Message]
    """What a card is and does, with the numbers of this table."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game, as everything outside its folder sees it."""

    name: str
    title: str
    version: int
    """Of the rules; raised when play changes."""
    players: range
    state: type[Any]
    """The declared state; it has the fields `players`, `options`, `chance`, `turn` (turns begun so far), `reveals` and
    `seats`."""
    rules: ModuleType
    """Offers `setup`, `actor`, `legal`, `apply` and `result`."""
    knowledge: ModuleType
    """Offers `conceal`, `redeal` and `observe`."""
    sources: tuple[ModuleType, ...]
    """All modules of the rules and of the knowledge whose functions are compiled."""
    actions: int
    """Action ids are 0..actions-1."""
    longest_legal: int
    """No list of legal actions is longer."""
    features: tuple[tuple[str, int], ...]
    """What `observe` writes, in order: the meaning of each run of numbers, and how many they are."""
    endings: tuple[str, ...]
    """How a game can end, by number."""
    purposes: tuple[Purpose, ...]
    """What chance is drawn for, by number, at most eight; purpose 0 should be the one drawn from most."""
    events: EventSchema
    format_action: Callable[[int], str]
    """The canonical notation of an action."""
    parse_action: Callable[[str], int]
    """The action a notation stands for; BadMove if it cannot be read."""
    complete: Callable[[State, frozenset[str]], None]
    """Work out the derived fields of a position in which these fields were given."""
    option_problems: Callable[[State], list[str]]
    """Which options do not go together; each line begins with the field."""
    problems: Callable[[State], list[str]]
    """What makes a position impossible; each line begins with the field."""
    view: Callable[[State, int, bool], Json]
    """What a concealed state looks like to its seat, with or without perfect memory (`remembered`). With seat -1 and
    `remembered`: a state with everything open, as nobody's own."""
    diagram: Callable[[State], Sequence[str]]
    """The table in lines of plain text, everything open."""
    text: GameText
    """Prompts, choices, event log, refusals, help and score sheet, as messages."""
    heuristics: Heuristics
    terminal: str
    """The module that draws the table on a terminal; imported when it is needed."""
    statistics: str
    """The module that says what is counted over many games (`kernel/statistics.py`); imported when it is needed."""
    longest_playout: int = NO_LIMIT
    """Decisions after which simulations break a game off, where random players can be stuck for ever. Rules do not."""

    @property
    def package(self) -> str:
        """The dotted name of the game's folder."""
        return self.state.__module__.rsplit(".", 2)[0]

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the eight rule functions."""
        function: Callable[..., Any] = getattr(self.rules, name, None) or getattr(self.knowledge, name)
        return function

    @property
    def observation_size(self) -> int:
        """How many numbers `observe` writes."""
        return sum(size for _, size in self.features)

    def check_players(self, players: int) -> None:
        if players not in self.players:
            raise BadPlayers(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {players}")

    def blank(self, players: int, options: dict[str, Json], key: Sequence[int]) -> State:
        """A state ready for `setup`."""
        self.check_players(players)
        state = self.state()
        state.players = players
        set_options(state.options, options)
        for problem in self.option_problems(state):
            raise BadOption(problem)
        state.chance.key = list(key)
        return state
