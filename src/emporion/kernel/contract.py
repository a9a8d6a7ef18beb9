"""The contract of a game: eight rule functions over a declared state, and the data that other code needs about them.

Rules are plain functions. They use named integer fields and fixed rows of the state, integers, `range` loops, `if`
and `match`, early returns, tuples of constants, and other such functions; no classes with behaviour, no lists that
grow, no strings, no exceptions, no recursion. The same functions are interpreted by CPython, compiled by Numba
and run on a GPU (see `backends.py`).

For readers of OpenSpiel or Pgx: `actor` is current_player (-1: the state is terminal), `legal` is legal_actions,
`apply` is apply_action, `result` is returns, `observe` writes the observation tensor. There are no explicit chance
nodes: rules draw from `chance.py`.

A game must have a state, the eight functions, a notation and a view. Everything else is a capability that a game may
add: texts, heuristics for bots, a terminal board, statistics, checks of positions, and in its folder catalogues, a
lesson and a web board. `emporion.fallbacks` and the defaults below stand in for what a game does not have.

`emporion new-game NAME` writes a small game to start from; CONTRIBUTING.md says how to go on.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, MutableSequence, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from importlib import import_module
from itertools import takewhile
from pathlib import Path
from types import ModuleType
from typing import Any, NewType, Protocol, get_type_hints

from emporion.kernel import no_heuristics
from emporion.kernel.errors import BadOption, BadPlayers
from emporion.kernel.messages import Choice, DescribedEvent, Measure, Message, Name, ScoreSheet
from emporion.kernel.notation import Notation
from emporion.kernel.options import set_options
from emporion.kernel.position import Purpose
from emporion.kernel.trace import NO_EVENTS, EventSchema
from emporion.kernel.view import GameDescription, ViewPart
from emporion.kernel.workspace import NoWorkspace

CONTRACT = 2
"""The version of this contract; raised when games written for it have to change."""
UNNAMED = 0


def setup(s: Any) -> None:
    """Set up the game. Only `players`, `options` and `chance` of the state are set; everything else is zero."""
    raise NotImplementedError


def actor(s: Any) -> int:
    """The seat that decides now, or -1 when the game is over.

    Whether a seat is asked may depend only on public information. If it would depend on a hidden card, the seat is
    always asked, even with a single legal action: a question that appears only with a certain card in hand would
    reveal that card.
    """
    raise NotImplementedError


def legal(s: Any, workspace: Any, out: MutableSequence[int]) -> int:
    """Legal moves: fill `out` with the ids of the legal actions, ascending, and return how many (0 only after the end).

    Ids name kinds of cards and public places, never positions in a hidden place. Equal cards are offered once. A
    choice of several steps is several decisions in one canonical order, and only selections that can be completed
    are reachable. `out` holds one id more than `Game.longest_legal`; the last one is scratch. Neither this function nor
    `actor` writes to the state. `workspace` is memory for intermediate results, a `Game.workspace` that belongs to the
    caller and has undefined contents.
    """
    raise NotImplementedError


def apply(s: Any, action: int) -> None:
    """Play a legal action and everything that follows, up to the next decision. Increase `reveals` with every draw,
    roll or disclosure."""
    raise NotImplementedError


def result(s: Any, scores: MutableSequence[int], ranks: MutableSequence[int]) -> int:
    """Write each seat's score and rank (1 is best; equal ranks share), and return the number of the ending.

    While the game runs: the standings as if it ended now, and -1.
    """
    raise NotImplementedError


def conceal(s: Any, seat: int) -> None:
    """Erase in place everything that `seat` cannot know with perfect memory, luck included. Bots receive only the
    result. For NOBODY, erase everything that not all seats know: spectators receive only that."""
    raise NotImplementedError


def redeal(s: Any, workspace: Any, rng: MutableSequence[int]) -> None:
    """Sample a determinization: fill a concealed state in place at random, consistently with what its seat knows, and
    give it new luck."""
    raise NotImplementedError


def observe(s: Any, seat: int, out: MutableSequence[float]) -> None:
    """Write features for learning from what `seat` knows: the same for a state and its concealed copy.

    Every number is written every time, because buffers are reused.
    """
    raise NotImplementedError


def default_completion(s: Any, workspace: Any) -> int:
    """A sensible action for a decision that only completes a move (paying, answering); -1 where a new move begins."""
    raise NotImplementedError


def evaluate(s: Any, workspace: Any, seat: int) -> int:
    """The value of a state for a seat, in hundredths of a point: its points and the points it may expect."""
    raise NotImplementedError


def luck_scale(s: Any) -> int:
    """How much luck is still to come: the lead, in hundredths of a point, with which a player wins about three games in
    four."""
    raise NotImplementedError


def current_step(s: Any) -> int:
    """The step at which a game stands: the kind of the open question, or the automatic step that comes next."""
    raise NotImplementedError


def answer(s: Any, action: int) -> None:
    """The decision alone: what `apply` does before the automatic steps."""
    raise NotImplementedError


def advance(s: Any) -> None:
    """Run the automatic step that comes next, and no other."""
    raise NotImplementedError


NO_LIMIT = 1_000_000  # decisions; no game comes near it
GENERIC: Any = None
"""Stands for a capability that a game leaves to `emporion.fallbacks`."""
FALLBACKS = "emporion.fallbacks"  # imported when it is needed: it may import what games may
LEVEL_ITERATIONS = {"merchant": 400, "magnate": 4000}

RULES = (setup, actor, legal, apply, result, conceal, redeal, observe)
"""The functions of every game. Kernel code calls these stubs; a backend replaces them by the game's functions."""

STEP_FUNCTIONS = (current_step, answer, advance)
"""The functions of a game that names its steps, likewise."""

HEURISTIC_FUNCTIONS = (default_completion, evaluate, luck_scale)
"""The functions of every game's heuristics, likewise."""

State = Any
Json = Any
View = Any
"""The game's own `GameView`, as `State` is its own state."""
Concealed = NewType("Concealed", object)
"""A state after `conceal`: of the same type, without anything that its seat cannot know. Bots receive only this."""


class Player(Protocol):
    """A bot: chooses actions from what its seat can know.

    All randomness comes from `rng`, so that the same state, actions and stream always give the same choice.
    """

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        """Choose one of the legal actions (at least one) for the seat to act."""
        ...


@dataclass(frozen=True)
class Heuristics:
    """A game's heuristics for bots. Plain functions, like rules. Without `evaluate`, bots estimate by random playouts
    to the end of the game."""

    default_completion: Callable[[State, Any], int] = no_heuristics.default_completion
    evaluate: Callable[[State, Any, int], int] = no_heuristics.evaluate
    luck_scale: Callable[[State], int] = no_heuristics.luck_scale
    iterations: Mapping[str, int] = field(default_factory=lambda: LEVEL_ITERATIONS)
    """Search iterations per decision of each bot level in a two-player game, chosen so that levels differ in strength
    and people do not wait."""
    learned: Mapping[str, str] = field(default_factory=dict)
    """If a network for the game comes with the package: how these levels play by it, as parameters of a bot's name
    (`network:FILE?PARAMETERS`)."""

    @property
    def has_evaluation(self) -> bool:
        return self.evaluate is not no_heuristics.evaluate


@dataclass(frozen=True)
class Steps:
    """`apply` in pieces: `answer`, then `advance` while the current step is not a question. A GPU plays the games that
    stand at the same step together, which is faster if a game has much code. Plain functions, like rules."""

    current_step: Callable[[State], int]
    answer: Callable[[State, int], None]
    advance: Callable[[State], None]
    questions: int
    """Steps below this number are questions; a game that is over stands at one, too."""
    count: int
    """All steps are below this number."""


@dataclass(frozen=True)
class GameText:
    """A game's texts. Every function works on one seat's view and returns messages. Fields left out are generic: made
    from the notation of actions and the names of events."""

    prompt: Callable[[View], Message] = GENERIC
    """What the seat to act has to decide, addressed to the viewer."""
    notes: Callable[[View, Sequence[int]], Sequence[Message]] = GENERIC
    """Information that helps to decide: running sums, consequences."""
    choices: Callable[[View, Sequence[int]], Sequence[Choice]] = GENERIC
    question: Callable[[View], str] = GENERIC
    """The id of the open question. Decisions that answer one question step by step share it."""
    begins_move: Callable[[View], bool] = GENERIC
    """Whether another move begins with this question, so that the decisions before it are a complete move."""
    bundle: Callable[[View, int], str] = GENERIC
    """The unordered choice that an action is part of (for example the cards of a payment), or an empty string. A part
    after which the same question stays open reveals nothing that its player did not know."""
    preview: Callable[[State, int, Sequence[int]], View] = GENERIC
    """The view of a concealed state for its seat, with these parts of an unordered choice picked."""
    preview_chosen: Callable[[State, int, int], View | None] = GENERIC
    """The view of a concealed state for its seat, with what this action chooses, without what follows from it. A whole
    move is shown by the last of its actions that has one, so that sums count all that was chosen."""
    shortcut: Callable[[int], Sequence[Name | Message]] = GENERIC
    """The parts of the text to type for an action; unique among actions that are legal at the same time."""
    summary: Callable[[Sequence[tuple[View, int]]], Message] = GENERIC
    """The actions of one move in a sentence; each comes with the view before it."""
    narrate: Callable[[Sequence[DescribedEvent], View], Sequence[Message]] = GENERIC
    """Events as sentences; small events of one kind are merged. The view provides options and names. A seat that knows
    no more of the events than a spectator reads what a spectator does: only what everybody sees may be used."""
    consequences: Callable[[Sequence[DescribedEvent], View, View], Sequence[Message]] = GENERIC
    """What a move causes beyond what its summary says, for hints: the most important facts first. From the events that
    are certain to follow, and the views before and after them; a fact that follows only from luck is left out by the
    caller."""
    warning: Callable[[View, int], Message | None] = GENERIC
    """A warning before an action is committed, if any: then even a single action is confirmed."""
    heading: str = GENERIC
    """The id of the event log's heading: the beginning of a turn."""
    explain_forced: Callable[[View, Sequence[int], bool], Message | None] = GENERIC
    """What was chosen for a player who had no choice, and why: from the view before it and the actions, which all
    answer the question of this view. True: a part of the question was answered before, and these are the only way to
    complete it; False: they are its only answer. None if they choose nothing, such as "done"."""
    revealed: Callable[[Sequence[str]], str] = GENERIC
    """The id of a clause that says what a move reveals, from the names of its events, or an empty string. Players read
    it before they commit the move, so it must not depend on what they cannot know."""
    foreseen: Callable[[Sequence[DescribedEvent], View], Sequence[Message]] = GENERIC
    """Warnings before a move is committed about what it causes later in the turn: from its events as its player will
    know them, and the view before its last action. They must not depend on what the player cannot know."""
    refusal: Callable[[View, int], Message] = GENERIC
    """Why an action is not possible now."""
    not_now: str = GENERIC
    """The id of the generic refusal: the action does not belong to this moment."""
    score_sheet: Callable[[Sequence[DescribedEvent], View, Sequence[int], Sequence[int]], ScoreSheet] = GENERIC
    """The final score, from all events, the last view, the scores and the ranks."""
    topics: tuple[str, ...] = GENERIC
    """Help pages, `<game>-help-<topic>`, in reading order."""
    help_page: Callable[[str, View], Message] = GENERIC
    """The text of a topic, with this game's options filled in."""
    cards: tuple[str, ...] = GENERIC
    """Every kind of card, `<game>-card-<name>`."""
    card_help: Callable[[str, View], Message] = GENERIC
    """What a card is and does, with this game's options filled in."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game:
    """A game's interface to everything outside its folder."""

    name: str
    title: str
    version: int
    """The version of the rules; raised when play changes."""
    players: range
    state: type[Any]
    """The declared state; it has the fields `players`, `options`, `chance`, `turn` (turns begun so far), `reveals` and
    `seats`."""
    rules: ModuleType
    """Offers `setup`, `actor`, `legal`, `apply` and `result`."""
    knowledge: ModuleType = GENERIC
    """Offers `conceal`, `redeal` and `observe`; by default `rules` does."""
    notation: Notation
    """The text of every action. Action ids are 0..actions-1."""
    view: Callable[[State, int, bool], View]
    """The view of a concealed state for its seat, with or without perfect memory (`remembered`). With seat -1 and
    `remembered`: the open view of a full state, from no seat. Its return annotation is the game's `GameView`."""
    seat_view: Callable[[View, State, int], View] = GENERIC
    """The view of a seat, from a spectator's view and the state concealed for the seat. Equal to `view`, but quicker,
    because it keeps the parts that everybody sees; without it, `view` makes them again."""
    features: tuple[tuple[str, int], ...]
    """What `observe` writes, in order: the meaning and the length of each run of numbers."""

    environment: int = 1
    """The version of its environments for learning; `emporion.envs.versions` says what raises it."""
    contract: int = UNNAMED
    """The version of the contract for which a plugin is written; only built-in games leave it out."""
    longest_legal: int = 0
    """No list of legal actions is longer; by default, the number of actions."""
    workspace: type[Any] = NoWorkspace
    """A struct for the intermediate results of `legal`, `redeal` and the heuristics."""
    longest_playout: int = NO_LIMIT
    """Decisions after which simulations stop a game, if random players can loop forever. The rules have no limit."""
    purposes: tuple[Purpose, ...] = ()
    """What chance is drawn for, by number, at most eight; purpose 0 should be the one drawn from most."""
    events: EventSchema = NO_EVENTS
    endings: tuple[str, ...] = ("over",)
    """How a game can end, by number."""
    score_parts: int = 1
    """How many parts a point has, if scores are not whole: 2 for scores in half points. Score sheets show points."""

    former_position: Callable[[dict[str, Json]], dict[str, Json]] = lambda doc: doc
    """Rewrites a position that an older version of the program wrote."""
    complete: Callable[[State, frozenset[str]], None] = lambda _state, _given: None
    """Compute the derived fields of a position in which these fields were given."""
    option_problems: Callable[[State], list[str]] = lambda _state: []
    """Conflicts between options; each line begins with the field."""
    problems: Callable[[State], list[str]] = lambda _state: []
    """What makes a position impossible; each line begins with the field."""
    diagram: Callable[[State], Sequence[str]] = GENERIC
    """A full state as lines of plain text."""
    text: GameText = GENERIC
    """Prompts, choices, event log, refusals, help and score sheet, as messages."""
    measures: Callable[[State, View, Sequence[DescribedEvent]], Sequence[Measure]] | None = None
    """What players compare to see what a move gains, what it risks and whom it helps: from a concealed state, the view
    of its seat, and the events since the beginning of the move as the seat knows them. Without it, moves are compared
    by the scores."""
    heuristics: Heuristics = Heuristics()
    steps: Steps | None = None
    """`apply` in named steps, if a GPU plays the game faster that way."""
    cast: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Names of bots by level, three of each; without them, bots have the names of `match/bot_names.py`."""
    describe: Callable[[Any], GameDescription] = GENERIC
    """What can be said about the game with these options, apart from any state; annotated like `view`."""
    terminal: str = f"{FALLBACKS}.board"
    """The module that draws the table on a terminal; imported when it is needed."""
    statistics: str = f"{FALLBACKS}.statistics"
    """The module with the game's `StatisticsCollector`; imported when it is needed."""

    def __post_init__(self) -> None:
        """Fill in what the game left out."""
        self._fill("knowledge", lambda: self.rules)
        self._fill("longest_legal", lambda: self.actions)
        self._fill("seat_view", lambda: lambda _public, concealed, seat: self.view(concealed, seat, False))
        self._fill("diagram", lambda: import_module(f"{FALLBACKS}.diagram").diagram_of(self))
        missing = [each.name for each in fields(GameText) if getattr(self.text, each.name, GENERIC) is GENERIC]
        if missing:
            generic = import_module(f"{FALLBACKS}.text").text_of(self)
            own = self.text or GameText()
            text = replace(own, **{name: getattr(generic, name) for name in missing})
            object.__setattr__(self, "text", text)
        self._fill("describe", lambda: self._describe)

    def _describe(self, _options: Any) -> GameDescription:
        return GameDescription(cards={}, topics=self.text.topics, help_arguments={})

    def _fill(self, name: str, value: Callable[[], Any]) -> None:
        if not getattr(self, name):
            object.__setattr__(self, name, value())

    @cached_property
    def package(self) -> str:
        """The dotted name of the game's folder: the innermost package that holds its state, rules and knowledge."""
        homes = [each.split(".") for each in (self.state.__module__, self.rules.__name__, self.knowledge.__name__)]
        shared = takewhile(lambda parts: len(set(parts)) == 1, zip(*homes, strict=False))
        innermost = sys.modules[".".join(parts[0] for parts in shared)]
        return innermost.__name__ if hasattr(innermost, "__path__") else innermost.__package__ or innermost.__name__

    @property
    def folder(self) -> Path | None:
        """The game's folder, in which its catalogues, lesson and web board may be; None for a single module."""
        paths = getattr(sys.modules[self.package], "__path__", None)
        return Path(paths[0]) if paths else None

    def owns(self, module: str) -> bool:
        """Whether a module belongs to the game."""
        return module == self.package or module.startswith(f"{self.package}.")

    @property
    def view_structs(self) -> tuple[type[ViewPart], ...]:
        """The game's own structs of its view and description, if it annotates its functions with them."""
        found = [_return_type(function) for function in (self.view, self.describe)]
        own = [each for each in found if isinstance(each, type) and issubclass(each, ViewPart)]
        return tuple(each for each in own if each is not GameDescription)

    def description(self, options: dict[str, Json]) -> GameDescription:
        """The description of the game with these options and defaults for the rest."""
        decoded = self.state().options
        set_options(decoded, options)
        return self.describe(decoded)

    def rule(self, name: str) -> Callable[..., Any]:
        """One of the eight rule functions."""
        function: Callable[..., Any] = getattr(self.rules, name, None) or getattr(self.knowledge, name)
        return function

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.notation.texts)

    def format_action(self, action: int) -> str:
        """The canonical notation of an action."""
        return self.notation.format(action)

    def parse_action(self, text: str) -> int:
        """The action a notation stands for; BadMove if it cannot be read."""
        return self.notation.parse(text)

    @cached_property
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


def _return_type(function: Callable[..., Any]) -> Any:
    """The annotated type of a function's result; None without one, or if it cannot be found at run time."""
    try:
        return get_type_hints(function).get("return")
    except NameError:
        return None
