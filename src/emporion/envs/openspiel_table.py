"""Our part of a state of OpenSpiel: the state of the game, its log, and an open question to chance."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec
import numpy as np
import numpy.typing as npt

from emporion.envs.openspiel_parameters import Parameters
from emporion.envs.rewards import reward_of, rewards_at_end
from emporion.kernel import reference
from emporion.kernel.chance import fresh_key, key_from_seed
from emporion.kernel.contract import Concealed, State
from emporion.kernel.errors import BadMove, BadPosition
from emporion.kernel.explicit_chance import ChanceNode, explicit_rules, play_with
from emporion.kernel.layout import clone
from emporion.kernel.trace import RawEvent
from emporion.kernel.training import WIN_SHARE
from emporion.programs.arguments import seat_of

SETUP = -1  # instead of an action
OWN_ACTION = -1  # instead of an event, in a log: a decision, which its player remembers
DEAL = ChanceNode(0, ((0, 1.0),), (-1,))
"""The only question to chance if it is not explicit."""


class Terms:
    """What all states of a game have in common."""

    def __init__(self, parameters: Parameters) -> None:
        self.parameters = parameters
        self.variant, _, self.explicit, self.seed, self.max_decisions = parameters
        self.game = self.variant.game
        self.functions = reference.functions(self.game)
        self.explicit_rules: Mapping[str, Callable[..., Any]] = explicit_rules(self.game) if self.explicit else {}
        self.reward = reward_of(parameters.reward)
        self.shares = self.reward == WIN_SHARE
        self._deals = 0
        self._first = Table(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return Terms, (self.parameters,)

    @property
    def most_outcomes(self) -> int:
        """No event of chance has more outcomes."""
        return max([1, *(len(purpose.outcomes) for purpose in self.game.purposes)]) if self.explicit else 1

    def new_table(self) -> Table:
        """Before a game."""
        return self._first.copy(with_luck=False)

    def next_key(self) -> list[int]:
        """The luck of the next game."""
        if self.seed < 0:
            return fresh_key()
        self._deals += 1
        return key_from_seed(f"{self.seed} {self._deals}")

    def blank(self, key: list[int]) -> State:
        return self.game.blank(self.variant.players, self.variant.options, key)


class Table:
    """A game and its log. An action that chance has to complete is not played yet: `action` and `answers` wait."""

    __slots__ = ("_key", "_known_keys", "action", "answers", "decisions", "log", "node", "seat", "state", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms = terms
        self.state: State | None = None
        """None before the game is set up."""
        self.log: list[RawEvent] = []
        self.decisions = 0
        self.seat = -1
        """The seat to act, as far as chance leaves it to a seat; -1 at the end."""
        self.action = SETUP
        self.answers: list[int] = []
        self.node: ChanceNode | None = DEAL
        self._key: list[int] = []
        self._known_keys: dict[int, Any] = {}
        if terms.explicit:
            self._resolve(terms.blank([0] * 8))

    def __deepcopy__(self, _memo: Any) -> Table:
        return self.copy()

    def copy(self, with_luck: bool = True) -> Table:
        copy: Table = object.__new__(Table)
        copy.terms, copy.decisions, copy.seat = self.terms, self.decisions, self.seat
        copy.action, copy.answers, copy.node = self.action, self.answers, self.node
        copy._key = self.key if with_luck else []
        copy._known_keys = {}
        copy.state, copy.log = self.state, self.log
        if self.state is not None and not self.terms.explicit:  # else each step makes a new state
            copy.state = clone(self.state)
        return copy

    def __reduce__(self) -> tuple[Any, ...]:
        known = (self.state, self.log, self.decisions, self.seat, self.action, self.answers, self.node, self.key)
        return _stored, (self.terms, known)

    @property
    def key(self) -> list[int]:
        """The luck of the game, if it is drawn at the beginning; copies have the same."""
        if self.state is None and not self._key and not self.terms.explicit:
            self._key = self.terms.next_key()
        return self._key

    def set_to(self, state: Any) -> Table:
        """Begin with a state that is set up."""
        if type(state) is not self.terms.game.state or state.players != self.terms.variant.players:
            raise BadPosition(f"state: expected one of {self.terms.variant!r}")
        self.state, self.node = clone(state), None
        self._find_seat()
        return self

    def legal(self) -> list[int]:
        return reference.legal(self.terms.game, self.state)

    def apply(self, action: int) -> None:
        """Play an action or an outcome of chance. An illegal one raises BadMove and changes nothing."""
        if self.node is not None:
            self._answer(action)
            return
        if self.seat < 0:
            raise BadMove(f"action {action} is not possible: the game is over")
        seat, game = self.seat, self.terms.game
        if not self.terms.explicit:
            events = reference.play(game, self.state, action)
            self._note(seat, action, events)
        elif action in self.legal():
            self.action, self.answers = action, []
            self._resolve(clone(self.state))
        else:
            reference.play(game, clone(self.state), action)  # says why not

    def _answer(self, outcome: int) -> None:
        assert self.node is not None
        if all(outcome != known for known, _ in self.node.outcomes):
            known = ", ".join(str(known) for known, _ in self.node.outcomes)
            raise BadMove(f"outcome {outcome} is not possible now; possible are {known}")
        if self.terms.explicit:
            self.answers = [*self.answers, outcome]
            self._resolve(self.terms.blank([0] * 8) if self.state is None else clone(self.state))
        else:
            state = self.terms.blank(self.key)
            self.node, self.state = None, state
            self._note(-1, SETUP, reference.set_up(self.terms.game, state))

    def _resolve(self, trial: State) -> None:
        """Play the waiting action as far as the answers of chance go."""
        rules, arguments = self.terms.explicit_rules, () if self.action == SETUP else (self.action,)
        rule = rules["setup" if self.action == SETUP else "apply"]
        found = play_with(rule, trial, *arguments, outcomes=self.answers)
        if isinstance(found, ChanceNode):
            self.node = found
        else:
            self.node, self.state, self.answers = None, trial, []
            self._note(self.seat, self.action, found)

    def _note(self, seat: int, action: int, events: list[RawEvent]) -> None:
        self._known_keys = {}
        if action != SETUP:
            self.decisions += 1
            self.log = [*self.log, (OWN_ACTION, seat, action), *events]
        else:
            self.log = events
        self._find_seat()

    def _find_seat(self) -> None:
        is_over = self.decisions >= self.terms.max_decisions
        self.seat = -1 if is_over else reference.actor(self.terms.game, self.state)

    def returns(self) -> list[float]:
        """Rewards at the end; before it, nothing."""
        players = self.terms.variant.players
        if self.node is not None or self.seat >= 0:
            return [0.0] * players
        scores, ranks, _ = reference.result(self.terms.game, self.state)
        return rewards_at_end(self.terms.reward, scores, ranks, self.terms.game.score_parts)

    def resampled(self, seat: int, rng: list[int]) -> Table:
        """The same with other hidden information, as far as a seat knows. Nothing else of this table is in it."""
        if self.state is None or self.node is not None:
            raise BadPosition("resample_from_infostate: nobody has a decision at a chance node")
        chosen = seat_of(seat, self.terms.variant.players)
        sampled = self.terms.new_table()
        sampled.state = reference.redealt(self.terms.game, self._concealed(chosen), rng)
        sampled.decisions, sampled.seat, sampled.node = self.decisions, self.seat, None
        sampled.log = [each for entry in self.log if (each := self._known(entry, chosen))]
        return sampled

    def _concealed(self, seat: int) -> Concealed:
        return reference.concealed(self.terms.game, self.state, seat)

    def _known(self, entry: RawEvent, seat: int) -> RawEvent | None:
        """An entry of the log without what a seat does not know."""
        if entry[0] == OWN_ACTION:
            return entry if entry[1] == seat else None
        shape = self.terms.game.events.shapes[entry[0]]
        if not shape.secret or entry[-1] >> seat & 1:
            return entry
        secret = 1 + list(shape.arguments).index(shape.secret)
        return (*entry[:secret], 0, *entry[secret + 1 : -1], 0)  # known to nobody

    def observe(self, seat: int, out: npt.NDArray[np.float32]) -> None:
        """Write the features of what a seat knows; zeros before the game is set up."""
        if self.state is None:
            out[:] = 0
        else:
            self.terms.functions["observe"](self.state, seat, out)

    def known_text(self, seat: int, recalls: bool) -> str:
        """What a seat knows now, and with recall how it came to know it."""
        if self.state is None:
            return f"P{seat + 1}"
        view = self.terms.game.view(self._concealed(seat), seat, True)
        now = f"P{seat + 1} {msgspec.json.encode(view).decode()}"
        return f"{now}\n{self._log_text(seat)}" if recalls else now

    def known_key(self, seat: int) -> Any:
        """Equal for two states if and only if a seat cannot tell them apart: as the information state, but quicker."""
        if seat not in self._known_keys:
            record: Any = self._concealed(seat)
            log = tuple(known for entry in self.log if (known := self._known(entry, seat)))
            self._known_keys[seat] = (seat, msgspec.msgpack.encode(record.values()), log)
        return self._known_keys[seat]

    def _log_text(self, seat: int) -> str:
        """All that a seat was told, and its own decisions."""
        words, events = [], self.terms.game.events
        for entry in self.log:
            if entry[0] != OWN_ACTION:
                words.append(" ".join(map(str, events.describe(entry, seat).values())))
            elif entry[1] == seat:
                words.append(f"> {self.terms.game.format_action(entry[2])}")
        return "; ".join(words)

    def outcome_text(self, outcome: int) -> str:
        """An outcome of chance; of several that have the same name, with its number."""
        if not self.terms.explicit:
            return "deal"
        if self.node is None:
            return f"outcome {outcome}"
        purpose = self.terms.game.purposes[self.node.purpose]
        names = [purpose.outcomes[kind] if kind >= 0 else "" for kind in self.node.kinds]
        named = {known: name for (known, _), name in zip(self.node.outcomes, names, strict=True)}
        name = named.get(outcome, "")
        return f"{purpose.name}: {name if names.count(name) == 1 and name else f'{name} ({outcome})'.strip()}"

    def text(self) -> str:
        """Everything, for people."""
        lines = ["before the game"] if self.state is None else list(self.terms.game.diagram(self.state))
        if self.node is not None and self.terms.explicit:
            waiting = "setting up" if self.action == SETUP else self.terms.game.format_action(self.action)
            lines.append(f"{waiting}, chance {self.answers}")
        return "\n".join(lines)


def _stored(terms: Terms, known: tuple[Any, ...]) -> Table:
    table = terms.new_table()
    table.state, table.log, table.decisions, table.seat, table.action, table.answers, table.node, table._key = known
    return table
