"""Bots of OpenSpiel as ours: `openspiel:NAME?PARAMETER=VALUE&…`.

NAME is `ismcts`, a bot that is registered with OpenSpiel, or `module:function`: the function is called with the game of
OpenSpiel, the seat, a seed and the parameters, and returns a `pyspiel.Bot`.

A bot is made anew for every decision and gets a state that is dealt at random from what its seat knows, without a
history. So it knows what our bots know, and the same question and random stream give the same answer.
"""

# ruff: noqa: E402 (a missing extra is named before what it installs is imported)

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, cast

from emporion.kernel.extras import require

require("openspiel", "a bot of OpenSpiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from emporion.bots import OPENSPIEL
from emporion.bots.bot import RandomBot
from emporion.envs.openspiel import OpenSpielGame, OpenSpielState, load, state_with_new_luck
from emporion.envs.openspiel_parameters import EXPLICIT, SAMPLED
from emporion.envs.rewards import rewards_at_end
from emporion.kernel import reference
from emporion.kernel.compilation import Progress
from emporion.kernel.compiled import Games, compiled
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import LONGEST_QUOTE, BadMove, UnknownBot, printable
from emporion.kernel.fast_rng import next_random, seed_rng
from emporion.kernel.options import encode_options
from emporion.kernel.records import packed

Parameters = dict[str, int | float | str]
Maker = Callable[[OpenSpielGame, int, int], Any]
"""Makes a bot for a game, a seat and a seed."""
SEEDS = 1 << 31
ISMCTS = "ismcts"
LEAST_SIMULATIONS = 2  # the first one only makes the root


class SearchSettings(NamedTuple):
    """The parameters of `ismcts`."""

    simulations: int = 1000
    seconds: float = 0.0
    """Seconds of processor time for a decision instead; 0 for none. Other programs do not shorten them."""
    exploration: float = 0.7
    """The constant of UCB1. For rewards from 0 to 1, the inventors of IS-MCTS found 0.7 to be good in three games."""


class TimeIsUp(Exception):
    """A search has used its time."""


class Search(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS in Python, with a time limit and repeatable deals. (The one in C++ cannot search games that
    are written in Python: it does not call their `resample_from_infostate`.)"""

    def __init__(self, game: OpenSpielGame, settings: SearchSettings, seed: int) -> None:
        self.simulations = 0
        """Of the last decision."""
        self._rng = [0, 0]
        seed_rng(self._rng, seed, 1)
        self._seconds, self._began = settings.seconds, 0.0
        most = settings.simulations if not settings.seconds else SEEDS
        evaluator = Playouts(self._rng)
        state = np.random.RandomState(seed)
        super().__init__(game, evaluator, settings.exploration, most, random_state=state)
        self.set_resampler(self._resample)

    def run_search(self, state: OpenSpielState) -> Any:
        self.simulations, self._began = 0, time.thread_time()
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def get_state_key(self, state: OpenSpielState) -> Any:
        """What tells nodes apart: the information state, but not as text, which takes longer than the rest."""
        return state.table.known_key(state.current_player())

    def _resample(self, state: OpenSpielState, player: int) -> OpenSpielState:
        may_end = self._seconds > 0 and self.simulations >= LEAST_SIMULATIONS
        if may_end and time.thread_time() - self._began >= self._seconds:
            raise TimeIsUp
        self.simulations += 1
        return state.resample_with(player, self._rng)


class Playouts:
    """An evaluator of OpenSpiel: the rewards of one game played on at random, in compiled code. It is OpenSpiel's
    `RandomRolloutEvaluator`, without a call of Python for every action."""

    def __init__(self, rng: list[int]) -> None:
        self._rng = rng

    def evaluate(self, state: OpenSpielState) -> Any:
        table, rules = state.table, compiled(state.table.terms.game)
        stream = np.array([[next_random(self._rng), next_random(self._rng) | 1]], np.uint32)
        games = Games(packed(state_with_new_luck(state, self._rng)), stream, table.terms.variant.players)
        rules.play_out(games, table.terms.max_decisions - table.decisions)
        scores, ranks, _ = rules.results(games)
        terms = table.terms
        return np.array(rewards_at_end(terms.reward, scores[0].tolist(), ranks[0].tolist(), terms.game.score_parts))

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielBot:
    """A bot of OpenSpiel."""

    def __init__(self, description: str) -> None:
        self.name = printable(f"{OPENSPIEL}{description}", LONGEST_QUOTE)
        self.iterations = 0
        """Simulations of the last decision, if it searched."""
        kind, _, rest = description.partition("?")
        self._searches = kind == ISMCTS
        self._make = self._maker(kind, self._parameters(rest))

    def config_for(self, game: Game, players: int) -> None:
        """It cannot be compiled."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        """Compile what playouts need."""
        if self._searches:
            compiled(game).prepare(progress)

    def close(self) -> None:
        """Nothing to release."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        record, seat = cast("Any", concealed), reference.actor(game, concealed)
        chance = SAMPLED if self._searches else EXPLICIT  # a search deals anew for every simulation
        options = tuple(encode_options(record.options).items())
        rules = game_for(game, record.players, Options(options), chance)
        state = rules.from_concealed(concealed, seat, rng)
        bot = self._make(rules, seat, next_random(rng) % SEEDS)
        action = bot.step(state)
        self.iterations = getattr(bot, "simulations", 0)
        if action in legal:
            return int(action)
        if action not in reference.legal(game, concealed):
            raise BadMove(f"{self.name}: chose {action}, which is not legal now")
        return RandomBot().choose(game, concealed, legal, rng)  # the turn limit offers fewer

    def _parameters(self, text: str) -> Parameters:
        found: Parameters = {}
        for pair in text.split("&") if text else ():
            name, equals, value = pair.partition("=")
            if not equals or not name or name in found:
                raise UnknownBot(f"{self.name}: expected {OPENSPIEL}NAME?PARAMETER=VALUE&…, each parameter once")
            found[name] = number_or_text(value)
        return found

    def _maker(self, kind: str, parameters: Parameters) -> Maker:
        if kind == ISMCTS:
            settings = self._settings(parameters)
            return lambda game, _seat, seed: Search(game, settings, seed)
        if kind == "uniform_random" and not parameters:
            return lambda _game, seat, seed: pyspiel.make_uniform_random_bot(seat, seed)
        if ":" in kind:
            function = self._function(kind)
            return lambda game, seat, seed: function(game, seat, seed, **parameters)
        if not pyspiel.is_bot_registered(kind):
            known = ", ".join([ISMCTS, *pyspiel.registered_bots()])
            raise UnknownBot(f"{self.name}: OpenSpiel has no such bot; known: {known}, MODULE:FUNCTION")
        return lambda game, seat, _seed: pyspiel.load_bot(kind, game, seat, parameters)

    def _settings(self, parameters: Parameters) -> SearchSettings:
        usual = SearchSettings()
        for name, value in parameters.items():
            if name not in usual._fields:
                raise UnknownBot(f"{self.name}: {ISMCTS} has no {name!r}; it has {', '.join(usual._fields)}")
            least = LEAST_SIMULATIONS if name == "simulations" else 0
            kinds = int if name == "simulations" else (int, float)
            if not isinstance(value, kinds) or not least <= value < SEEDS:
                raise UnknownBot(f"{self.name}: {name}: expected a number, at least {least}")
        return usual._replace(**cast("Any", parameters))

    def _function(self, path: str) -> Callable[..., Any]:
        module, _, name = path.partition(":")
        try:
            function: Callable[..., Any] = getattr(import_module(module), name)
        except (ImportError, AttributeError, ValueError) as problem:
            raise UnknownBot(f"{self.name}: {problem}") from None
        return function


class Options(tuple[tuple[str, Any], ...]):
    """Options that can be the key of a cache."""

    def __hash__(self) -> int:
        return hash(repr(tuple(self)))


@cache
def game_for(game: Game, players: int, options: Options, chance: str) -> OpenSpielGame:
    made: OpenSpielGame = load(game, players, dict(options), chance=chance)
    return made


def number_or_text(text: str) -> int | float | str:
    for kind in (int, float):
        with suppress(ValueError):
            return kind(text)
    return text


__all__ = ["OpenSpielBot", "Playouts", "Search", "SearchSettings"]
