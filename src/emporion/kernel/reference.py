"""The reference backend: the rules interpreted by CPython on state objects, with checks and events.

Positions, matches and the server play through these functions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any

from emporion.kernel.backends import interpreted
from emporion.kernel.chance import FAULT_STEP
from emporion.kernel.contract import Concealed, Game, Json, View
from emporion.kernel.errors import BadMove, BadPlayers, BadScript
from emporion.kernel.layout import clone, clone_hidden
from emporion.kernel.notation import shortened
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import RawEvent, collect_events


@cache
def functions(game: Game) -> Mapping[str, Callable[..., Any]]:
    """The rules of a game and the kernel's loops over them, interpreted."""
    return interpreted(game)


def start(game: Game, players: int, options: dict[str, Json], key: Sequence[int]) -> tuple[Any, list[RawEvent]]:
    """A new game, and the events of its setup."""
    state = game.blank(players, options, key)
    return state, set_up(game, state)


def set_up(game: Game, state: Any) -> list[RawEvent]:
    """Set up a blank state, for example one with scripted chance."""
    events = collect_events(functions(game)["setup"], state)
    _check_script(game, state)
    return events


def actor(game: Game, state: Any) -> int:
    """The seat to act, or -1 when the game is over."""
    seat: int = functions(game)["actor"](state)
    return seat


def legal(game: Game, state: Any) -> list[int]:
    """The legal actions, ascending."""
    ids = [0] * (game.longest_legal + 1)
    count = functions(game)["legal"](state, game.workspace(), ids) if actor(game, state) >= 0 else 0
    return ids[:count]


def default_completion(game: Game, state: Any) -> int:
    """The game's suggestion for a decision that only completes a move; -1 where a new move begins."""
    return game.heuristics.default_completion(state, game.workspace())


def evaluate(game: Game, state: Any, seat: int) -> int:
    """The game's evaluation of a state for a seat."""
    return game.heuristics.evaluate(state, game.workspace(), seat)


def play(game: Game, state: Any, action: int) -> list[RawEvent]:
    """Play a legal action in place and return its events. An illegal one raises BadMove and changes nothing."""
    ids = legal(game, state)
    if action not in ids:
        raise refusal(game, action, ids)
    return apply(game, state, action)


def refusal(game: Game, action: int, ids: Sequence[int]) -> BadMove:
    """The error for an action that is not among the legal ones."""
    known = 0 <= action < game.actions
    text = game.format_action(action) if known else f"action {action}"
    if not ids:
        return BadMove(f"{text!r} is not possible: the game is over")
    return BadMove(f"{text!r} is not legal now; legal are: {', '.join(game.format_action(each) for each in ids)}")


def apply(game: Game, state: Any, action: int) -> list[RawEvent]:
    """Play in place an action that is known to be legal, and return its events."""
    events = collect_events(functions(game)["apply"], state, action)
    if state.chance.fault:
        _check_script(game, state)
    return events


def _check_script(game: Game, state: Any) -> None:
    if state.chance.fault:
        purpose, outcome = divmod(state.chance.fault - 1, FAULT_STEP)
        name, known = game.purposes[purpose].name, game.purposes[purpose].outcomes
        chance = state.chance
        later = [known[chance.script[at]] for at in range(chance.scripted) if chance.script_for[at] == purpose + 1]
        place = f"followed by {shortened(later)}" if later else "the last one"
        raise BadScript(f"chance.script.{name}: {known[outcome]} ({place}) was not possible when its turn came")


def result(game: Game, state: Any) -> tuple[list[int], list[int], int]:
    """Scores, ranks and the number of the ending (-1 while the game runs)."""
    scores, ranks = [0] * state.players, [0] * state.players
    ending = functions(game)["result"](state, scores, ranks)
    return scores, ranks, int(ending)


def check_seat(state: Any, seat: int) -> None:
    if not 0 <= seat < state.players:
        raise BadPlayers(f"there is no seat {seat + 1}; this game has seats 1 to {state.players}")


def concealed(game: Game, state: Any, seat: int) -> Concealed:
    """A copy of the state that holds only what `seat` can know."""
    check_seat(state, seat)
    copy = clone(state)
    functions(game)["conceal"](copy, seat)
    return Concealed(copy)


def _concealed_briefly(game: Game, state: Any, seat: int) -> Concealed:
    """What `seat` can know, for a view that is made at once; NOBODY gets what all seats know."""
    copy = clone_hidden(state)
    functions(game)["conceal"](copy, seat)
    return Concealed(copy)


def redealt(game: Game, concealed: Concealed, rng: list[int]) -> Any:
    """A determinization: a copy of a concealed state, filled at random."""
    copy = clone(concealed)
    functions(game)["redeal"](copy, game.workspace(), rng)
    return copy


def view(game: Game, state: Any, seat: int, *, remembered: bool = False) -> View:
    """A seat's view, with or without perfect memory; made from the concealed state alone."""
    check_seat(state, seat)
    return game.view(_concealed_briefly(game, state, seat), seat, remembered)


def seat_view(game: Game, state: Any, seat: int, public: View) -> View:
    """A seat's view, which shares parts with the spectator's view of the same state."""
    check_seat(state, seat)
    return game.seat_view(public, _concealed_briefly(game, state, seat), seat)


def preview(game: Game, state: Any, seat: int, picked: Sequence[int]) -> View:
    """A seat's view with these parts of an unordered choice picked."""
    check_seat(state, seat)
    return game.text.preview(_concealed_briefly(game, state, seat), seat, picked)


def preview_chosen(game: Game, state: Any, seat: int, action: int) -> View | None:
    """A seat's view with what an action chooses, without what follows from it; None if the game has none."""
    check_seat(state, seat)
    return game.text.preview_chosen(_concealed_briefly(game, state, seat), seat, action)


def spectator_view(game: Game, state: Any) -> View:
    """A spectator's view: only common knowledge is left. Games render it for seat NOBODY without `remembered`."""
    return game.view(_concealed_briefly(game, state, NOBODY), NOBODY, False)


def open_view(game: Game, state: Any) -> View:
    """The view with all cards open."""
    return game.view(clone(state), NOBODY, True)
