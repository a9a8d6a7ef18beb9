"""A game in progress. The log of commitments is the truth; every state follows from it and is kept only for speed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice, takewhile
from typing import Any

from emporion.kernel import reference
from emporion.kernel.chance import key_to_bytes
from emporion.kernel.contract import Concealed, Game, Json, Player
from emporion.kernel.errors import BadDraft, CannotUndo
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import DescribedEvent, PlayerRef
from emporion.kernel.options import option_fields
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import RawEvent
from emporion.kernel.turn_limit import MOST_IN_A_ROW, limit_choices
from emporion.match.draft import Draft, compose, said

PERSON = "person"
LONGEST_NAME = 20
BOT_NAMES = ("Elissa", "Gisco", "Tanit", "Adon", "Bodash")  # that are no common words in any of our languages
STRIDE = 20  # versions between two states that are kept; the others are played again when somebody asks for them


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or a bot of the kind that `player` names."""

    name: str
    """A person may do without; readers then see a number in their own language."""
    player: str = PERSON

    def has_valid_name(self) -> bool:
        """Whether the name fits on a screen and steers no terminal."""
        return len(self.name) <= LONGEST_NAME and self.name.isprintable() and self.name == self.name.strip()


@dataclass(frozen=True)
class Move:
    """Decisions of a seat that were made final together, and what happened because of them."""

    seat: int
    actions: tuple[int, ...]
    events: tuple[RawEvent, ...]
    reveals: int
    """What had been revealed before."""
    by_bot: bool = False
    """Whether a bot decided, be it for a person who was away."""


@dataclass(frozen=True)
class Proposal:
    """A commitment that can be made, and the state it leads to. Nothing has changed yet."""

    commit: Move
    state: Any


class Match:
    """One game being played by the players at its seats. Versions count commitments: version 0 is the game set up."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        players: Sequence[Player | None],
        options: dict[str, Json],
        key: Sequence[int],
    ) -> None:
        """Set up a game. `players` has the bot of each seat, and None where a person sits."""
        self.game = game
        self.seats = tuple(seats)
        self.players = list(players)
        self.key = tuple(key)
        state, events = reference.start(game, len(seats), options, key)
        known = option_fields(type(state.options))
        self.options = {name: known[name][1].codec.encode(getattr(state.options, name)) for name in options}
        self._setting_up = tuple(events)
        self._kept = [state]
        """The state of every version that is a multiple of the stride."""
        self.state = state
        """The present state. Not to be changed; and no view of it is anybody's but through `view`."""
        self.log: list[Move] = []

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def actor(self) -> int:
        """The seat to decide, or -1 when the game is over."""
        return reference.actor(self.game, self.state)

    @property
    def over(self) -> bool:
        return self.actor < 0

    def legal(self) -> list[int]:
        return reference.legal(self.game, self.state)

    def state_at(self, version: int) -> Any:
        """The state after that many commitments."""
        if not 0 <= version <= self.version:
            raise ValueError(f"there is no version {version}; the present one is {self.version}")
        if version == self.version:
            return self.state
        kept = version // STRIDE
        state = self._kept[kept].clone()
        for commit in self.log[kept * STRIDE : version]:
            for action in commit.actions:
                reference.play(self.game, state, action)
        return state

    def view(self, seat: int, *, remembered: bool = False) -> Json:
        """What a seat is shown now."""
        return reference.view(self.game, self.state, seat, remembered=remembered)

    def spectator_view(self) -> Json:
        """What somebody is shown now who only watches."""
        return reference.spectator_view(self.game, self.state)

    def events_for(self, viewer: int | None, since: int = -1, until: int | None = None) -> list[DescribedEvent]:
        """What happened after version `since` (-1: setting up included), as `viewer` may know it: a seat, NOBODY for
        those who only watch, None for all of it."""
        raw = [*self._setting_up] if since < 0 else []
        for commit in self.log[max(since, 0) : until]:
            raw += commit.events
        return [self._told(event, viewer) for event in raw]

    def _told(self, event: RawEvent, viewer: int | None) -> DescribedEvent:
        if viewer != NOBODY:
            return self.game.events.describe(event, viewer)
        versions = [self.game.events.describe(event, seat) for seat in range(len(self.seats))]
        return max(versions, key=lambda told: list(told.values()).count(None))  # the least that anybody was told

    def draft(self, actions: Sequence[int]) -> Draft:
        """Decisions of the seat to act, put together but not final. Nothing changes."""
        self._check_running()
        return compose(self.game, self.state, actions)

    def steps(self, actions: Sequence[int]) -> list[tuple[Json, int]]:
        """Decisions of the seat to act, each with what that seat sees before it."""
        drafts = (self.draft(actions[:count]) for count in range(len(actions)))
        return [
            (reference.view(self.game, draft.state, draft.seat), action)
            for draft, action in zip(drafts, actions, strict=True)
        ]

    def commit(self, seat: int, actions: Sequence[int]) -> Move:
        """Make decisions final, all of them or none."""
        return self.accept(self.propose(seat, actions))

    def propose(self, seat: int, actions: Sequence[int]) -> Proposal:
        """What a commitment would lead to, or why it cannot be made. It is for the match as it stands now, for those
        alone who store it before it is made."""
        self._check_running()
        if seat != self.actor:
            raise BadDraft("match-not-your-turn", seat=PlayerRef(seat), actor=PlayerRef(self.actor))
        if not actions:
            raise BadDraft("match-no-decision")
        compose(self.game, self.state, actions)  # refuses what does not belong together
        return self.propose_unchecked(seat, actions)

    def propose_unchecked(self, seat: int, actions: Sequence[int]) -> Proposal:
        """A commitment that was made before, so that nothing about it has to be checked."""
        state = self.state.clone()
        events: list[RawEvent] = []
        for action in actions:
            events += reference.play(self.game, state, action)
        by_bot = self.players[seat] is not None
        return Proposal(Move(seat, tuple(actions), tuple(events), self.state.reveals, by_bot), state)

    def accept(self, proposal: Proposal) -> Move:
        """Make a proposed commitment."""
        self.log.append(proposal.commit)
        self.state = proposal.state
        if self.version % STRIDE == 0:
            self._kept.append(proposal.state)
        return proposal.commit

    def _check_running(self) -> None:
        if self.over:
            raise BadDraft("match-over")

    def play_bots(self) -> Iterator[Move]:
        """Ask the bots until a person has to decide or the game is over. Each commitment is given as it is made."""
        while self.actor >= 0 and (player := self.players[self.actor]) is not None:
            yield self.commit(self.actor, self._decisions_of(player))

    def _decisions_of(self, player: Player) -> tuple[int, ...]:
        """What a bot decides, until something is revealed or somebody else has to decide."""
        draft = self.draft(())
        while not draft.complete:
            concealed, legal, rng = self.bot_request(draft)
            draft = self.draft((*draft.actions, player.choose(self.game, concealed, legal, rng)))
        return draft.actions

    def bot_request(self, draft: Draft) -> tuple[Concealed, list[int], list[int]]:
        """What a bot needs for its next decision: what its seat knows, the legal actions, and dice. A bot that finds no
        end to its turn has to end it."""
        concealed, rng = reference.concealed(self.game, draft.state, draft.seat), self._noise_for(draft)
        legal = reference.legal(self.game, draft.state)
        in_a_row = len(draft.actions) + self._in_a_row(draft.seat)
        return concealed, limit_choices(self.game, concealed, legal, rng, in_a_row), rng

    def _in_a_row(self, seat: int) -> int:
        """How many decisions a seat made since somebody else made one."""
        own = takewhile(lambda commit: commit.seat == seat, reversed(self.log))
        return sum(len(commit.actions) for commit in islice(own, MOST_IN_A_ROW))

    def _noise_for(self, draft: Draft) -> list[int]:
        """The dice of a bot for one decision: the same whenever the game comes to this point in this way, and of no
        use for guessing the luck of the game."""
        place = f"{draft.seat} {self.version} {len(draft.actions)}".encode()
        digest = hashlib.sha256(b"dice of a bot " + key_to_bytes(list(self.key)) + place).digest()
        rng = [0, 0]
        seed_rng(rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
        return rng

    def undo_to(self, version: int) -> None:
        """Forget every commitment after that version."""
        self.state = self.state_at(version)
        del self._kept[version // STRIDE + 1 :]
        del self.log[version:]

    def undo(self, seat: int) -> Move:
        """Take back the last commitment of `seat` and what bots did after it; the commitment."""
        version = self.version_to_undo(seat)
        commit = self.log[version]
        self.undo_to(version)
        return commit

    def version_to_undo(self, seat: int) -> int:
        """The version to which `seat` can go back; CannotUndo says why it cannot.

        It can until something was revealed or another person decided: then it would not be a slip any more but a
        second try with better knowledge.
        """
        version = self.last_move_of(seat)
        if version is None:
            raise CannotUndo("match-undo-nothing")
        if any(later.seat != seat and not later.by_bot for later in self.log[version:]):
            raise CannotUndo("match-undo-others")
        if self.state.reveals != self.log[version].reveals:
            raise CannotUndo("match-undo-revealed")
        return version

    def last_move_of(self, seat: int) -> int | None:
        """The version before the last commitment of a seat."""
        return next((number for number in reversed(range(self.version)) if self.log[number].seat == seat), None)

    def format_move(self, commit: Move) -> str:
        """The moves of a commitment in notation."""
        return ", ".join(said(self.game, action) for action in commit.actions)

    def result(self) -> tuple[list[int], list[int], int]:
        """Scores, ranks and the number of the ending."""
        return reference.result(self.game, self.state)
