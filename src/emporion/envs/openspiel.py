"""Our games as games of OpenSpiel.

    import emporion.envs.openspiel  # registers `emporion_<name>` for every game
    game = pyspiel.load_game("emporion_…(players=3)")

Information is imperfect. Every event of luck is a node, with its outcomes and their probabilities. With
`chance=sampled`, the luck of a game is drawn at one node at its beginning instead: states are quicker to play on,
clones share their luck, and only Python can store such states (OpenSpiel's `serialize_game_and_state` refuses every
sampled game that is written in Python).

`resample_from_infostate` fills a state anew with what the player cannot know, luck included. The result does not tell
how it came about: its history is empty, and its log lacks what the player does not know.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, SupportsIndex

import numpy as np

from emporion.envs.openspiel_parameters import (
    LARGEST,
    RANDOM_SEED,
    as_parameters,
    checked,
    known_game,
    remember,
    specification,
)
from emporion.envs.openspiel_table import Table, Terms
from emporion.games import find, names
from emporion.kernel.chance import renew_chance
from emporion.kernel.contract import Concealed, Game, Json
from emporion.kernel.errors import BadMove, BadOption, BadPlayers, BadPosition, EmporionError
from emporion.kernel.extras import require
from emporion.kernel.fast_rng import seed_rng
from emporion.programs.arguments import found, options_of, seat_of, whole

require("openspiel", "emporion.envs.openspiel")

import pyspiel  # noqa: E402, after the line that says what is missing

PREFIX = "emporion_"
MOST_POINTS = 1 << 15  # by which a player can be ahead
DRAWS_PER_DECISION = 256  # at most, with explicit chance: one decision of a long game may shuffle a whole deck
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
RANDOM_BITS = 1 << 32


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """A state of one of our games. All that is ours is in its `table`, which OpenSpiel copies and stores with it."""

    table: Table

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.table = game.terms.new_table()

    def current_player(self) -> int:
        table = self.table
        if table.node is not None:
            return CHANCE
        return table.seat if table.seat >= 0 else TERMINAL

    def is_terminal(self) -> bool:
        return self.table.node is None and self.table.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.table.node is None:
            raise BadMove("chance_outcomes: chance does not decide now")
        return list(self.table.node.outcomes)

    def _apply_action(self, action: int) -> None:
        self.table.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return self.table.outcome_text(action)
        return self.table.terms.variant.format_action(action)

    def returns(self) -> list[float]:
        return self.table.returns()

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> OpenSpielState:
        """A state that the player takes to be as possible as this one."""
        rng = [0, 0]
        seed_rng(rng, int(sampler() * RANDOM_BITS), int(sampler() * RANDOM_BITS))
        return self.resample_with(player_id, rng)

    def resample_with(self, player: int, rng: list[int]) -> OpenSpielState:
        """The same, from one of our random streams."""
        table = self.table.resampled(player, rng)
        sampled: OpenSpielState = self.get_game().new_initial_state()
        sampled.table = table
        return sampled

    def __deepcopy__(self, _memo: Any) -> OpenSpielState:
        copy: OpenSpielState = self.clone()
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        return stored_state, (self.get_game(), self.serialize())

    def __str__(self) -> str:
        return self.table.text()


class Observer:
    """What a player knows, as OpenSpiel's observers tell it: the features of the game, and a text."""

    def __init__(self, terms: Terms, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"observers of our games have no parameters, found {sorted(params)}")
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            raise ValueError("observers of our games tell what one player knows: public information and their own")
        self.recalls: bool = kind.perfect_recall
        self._players = terms.variant.players
        self.tensor = np.zeros(terms.variant.observation_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: SupportsIndex) -> None:
        state.table.observe(self._seat(player), self.tensor)

    def string_from(self, state: OpenSpielState, player: SupportsIndex) -> str:
        return state.table.known_text(self._seat(player), self.recalls)

    def _seat(self, player: SupportsIndex) -> int:
        return seat_of(player, self._players)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, for a number of players and with options. Each game has a subclass."""

    rules: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        self.terms = Terms(checked(self.rules, params or {}))
        super().__init__(game_type(self.rules, self.terms), game_info(self.terms), dict(params or {}))

    def new_initial_state(self, text: str | None = None) -> OpenSpielState:
        if text is not None:
            raise BadPosition("a state of our games cannot be read from a text; see from_concealed")
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self.terms, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS_PER_DECISION * self.terms.max_decisions if self.terms.explicit else 1

    def from_concealed(self, concealed: Concealed, seat: SupportsIndex, rng: list[int]) -> OpenSpielState:
        """A state that agrees with all that a seat knows."""
        state = self.new_initial_state()
        chosen = seat_of(seat, self.terms.variant.players)
        state.table = self.terms.new_table().set_to(concealed).resampled(chosen, rng)
        return state

    def __reduce__(self) -> tuple[Any, ...]:
        return load_again, (self.terms.variant.game.name, self.get_parameters())


def game_type(game: Game, terms: Terms | None = None) -> Any:
    """What OpenSpiel knows about a game, by default with the usual parameters."""
    terms = terms or Terms(checked(game, {}))
    modes, utilities = pyspiel.GameType.ChanceMode, pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.name,
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if terms.explicit else modes.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utilities.CONSTANT_SUM if terms.shares else utilities.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=specification(game),
        default_loadable=True,
    )


def game_info(terms: Terms) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=terms.variant.actions,
        max_chance_outcomes=terms.most_outcomes,
        num_players=terms.variant.players,
        min_utility=0.0 if terms.shares else -float(MOST_POINTS),
        max_utility=1.0 if terms.shares else float(MOST_POINTS),
        utility_sum=1.0 if terms.shares else 0.0,
        max_game_length=terms.max_decisions,
    )


def register(game: Game) -> str:
    """Make a game known to OpenSpiel, and return its name there."""
    name = PREFIX + game.name
    if remember(game):
        # A class: OpenSpiel lets go of it after the end of Python, when nothing else may be freed.
        pyspiel.register_game(game_type(game), type(name, (OpenSpielGame,), {"rules": game}))
    return name


def load(
    game: str | Game,
    players: SupportsIndex = 2,
    options: Mapping[str, Json] | None = None,
    *,
    reward: str = "win_share",
    chance: str | None = None,
    seed: SupportsIndex = RANDOM_SEED,
    max_decisions: SupportsIndex | None = None,
) -> Any:
    """A game of OpenSpiel, with options as in JSON. `reward` is one of `emporion.envs.rewards`; a game of more than
    `max_decisions` is broken off with the standings of that moment."""
    limit = None if max_decisions is None else small(max_decisions, "max_decisions")
    number = whole(seed, BadOption, f"seed: expected a whole number from 0 to {LARGEST}")
    given = number if number == RANDOM_SEED else small(number, "seed")
    more = {"reward": reward, "chance": chance, "seed": given, "max_decisions": limit}
    rules = game if isinstance(game, Game) else find(game)
    name, parameters = register(rules), as_parameters(small(players, "players", BadPlayers), options_of(options), more)
    checked(rules, parameters)
    return pyspiel.load_game(name, parameters)


def small(value: SupportsIndex, name: str, error: type[EmporionError] = BadOption) -> int:
    """A whole number that OpenSpiel can store."""
    expected = f"{name}: expected a whole number from 0 to {LARGEST}"
    number = whole(value, error, expected)
    if not 0 <= number <= LARGEST:
        raise error(f"{expected}, {found(value)}")
    return number


def load_again(name: str, parameters: Mapping[str, Any]) -> Any:
    """A game that was pickled."""
    return pyspiel.load_game(register(known_game(name)), dict(parameters))


def stored_state(game: OpenSpielGame, text: str) -> OpenSpielState:
    """A state that was pickled. OpenSpiel's own way refuses games whose luck is sampled."""
    state: OpenSpielState = game.deserialize_state(text)
    return state


def state_with_new_luck(state: Any, rng: list[int]) -> Any:
    """A copy of our part of a state, with luck of its own: for playouts in compiled code."""
    copy = state.table.state.clone()
    renew_chance(copy.chance, rng)
    return copy


for known in names():
    register(find(known))

__all__ = ["OpenSpielGame", "OpenSpielState", "load", "register"]
