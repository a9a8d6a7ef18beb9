"""A game in progress. The log of moves is the source of truth; states are derived from it and kept only for speed."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import accumulate, islice, takewhile
from operator import or_
from typing import Any, NamedTuple

from msgspec.structs import replace

from emporion.kernel import reference
from emporion.kernel.chance import key_to_bytes
from emporion.kernel.codec import shown, wrong
from emporion.kernel.contract import Concealed, Game, Json, Player
from emporion.kernel.digest import play_digest
from emporion.kernel.errors import BadDraft, BadPosition, CannotUndo
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.layout import from_values
from emporion.kernel.messages import DescribedEvent, Message, PlayerRef, ScoreSheet
from emporion.kernel.options import option_fields
from emporion.kernel.position import from_json
from emporion.kernel.seats import NOBODY
from emporion.kernel.trace import RawEvent
from emporion.kernel.turn_limit import MOST_IN_A_ROW, limit_choices
from emporion.match.draft import Draft, action_text, after_actions, empty_draft, extend, play_actions
from emporion.match.saved_match import SavedMatch

PERSON = "person"
LONGEST_NAME = 20
STRIDE = 20  # versions between two stored states; the others are replayed on demand


@dataclass(frozen=True)
class Seat:
    """The occupant of a seat: a person, or the bot that `player` names."""

    name: str
    """May be empty for a person; readers then see a number in their language."""
    player: str = PERSON

    def has_valid_name(self) -> bool:
        """Whether the name is short and has no control characters."""
        return len(self.name) <= LONGEST_NAME and self.name.isprintable() and self.name == self.name.strip()


class Move(NamedTuple):
    """Actions that a seat committed together, and their events."""

    seat: int
    actions: tuple[int, ...]
    events: tuple[RawEvent, ...]
    reveals: int
    """The number of reveals before the move."""
    by_bot: bool = False
    """Whether a bot chose it, possibly for an absent person."""
    automatic: bool = False
    """Whether it was the only answer, given for a person who had no choice."""


class Proposal(NamedTuple):
    """A legal move and the state it leads to. Nothing has changed yet."""

    move: Move
    state: Any


class Match:
    """One game being played. Versions count moves: version 0 is the game after its setup."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        players: Sequence[Player | None],
        options: dict[str, Json],
        key: Sequence[int],
        position: dict[str, Json] | None = None,
        saved: SavedMatch | None = None,
    ) -> None:
        """Set up a game. `players` has the bot of each seat, or None for a person. With a position, the game starts
        there instead: its options and its scripted luck count, and the key takes the place of its own. With a saved
        match of the same arguments, the game goes on there."""
        self.game = game
        self.seats = tuple(seats)
        self.players = list(players)
        self.key = tuple(key)
        self.position = position
        self._kept_states: dict[int, Any] = {}
        """The states of versions 0, STRIDE, 2 * STRIDE, …; those of a saved match once they are needed."""
        if saved is None:
            state, events = self._begin(options)
            self._kept_states[0] = state
        else:
            state, events = from_values(game.state, saved.state), saved.setup_events
        known = option_fields(type(state.options))
        self.options = {name: known[name][1].codec.encode(getattr(state.options, name)) for name in options}
        self._setup_events = tuple(events)
        self._state = state
        self._is_shared = True
        """Whether others may hold the current state, so that the next move has to be played on a copy."""
        self._draft: Draft | None = None
        """The empty draft of the current version, once it is needed."""
        self.actor = reference.actor(game, state)
        """The seat to decide, or -1 when the game is over."""
        self.log: list[Move] = [Move(*fields) for fields in saved.log] if saved else []

    def save(self) -> SavedMatch:
        """The match as it is now. It shares the state's lists: encode it before the next move."""
        return SavedMatch(self._state.values(), self._setup_events, self.log)

    def _begin(self, options: dict[str, Json]) -> tuple[Any, Sequence[RawEvent]]:
        """The first state, and the events of the setup."""
        if self.position is None:
            return reference.start(self.game, len(self.seats), options, self.key)
        self.game.blank(len(self.seats), options, self.key)  # refuses wrong options
        return self._placed(self.position)

    def _placed(self, position: dict[str, Json]) -> tuple[Any, list[RawEvent]]:
        """The state of a position. Nothing has happened yet that could be told."""
        chance = position.get("chance", {})
        if not isinstance(chance, dict):
            raise wrong("chance", f"expected an object, found {shown(chance)}")
        key = key_to_bytes(list(self.key)).hex()
        state = from_json(self.game, {**position, "chance": {**chance, "key": key}})
        if state.players != len(self.seats):
            raise BadPosition(f"players: the position has {state.players}, the game {len(self.seats)}")
        return state, []

    @property
    def state(self) -> Any:
        """The current state. Do not change it; show it to people only through `view`."""
        self._is_shared = True
        return self._state

    @state.setter
    def state(self, state: Any) -> None:
        self._state, self._is_shared, self._draft = state, True, None
        self.actor = reference.actor(self.game, state)

    @property
    def version(self) -> int:
        return len(self.log)

    @property
    def over(self) -> bool:
        return self.actor < 0

    def legal(self) -> list[int]:
        return list(self._empty_draft().legal)

    def only_answer(self) -> Draft | None:
        """The move of a seat that has no choice, as far as it has none; None if there is a choice."""
        draft = self._empty_draft()
        while not draft.complete and len(draft.legal) == 1:
            draft = self.extend(draft, draft.legal)
        return draft if draft.actions else None

    def _empty_draft(self) -> Draft:
        if self._draft is None:
            self._draft = empty_draft(self.game, self.state)
        return self._draft

    def state_at(self, version: int) -> Any:
        """The state after that many moves."""
        if not 0 <= version <= self.version:
            raise ValueError(f"there is no version {version}; the current one is {self.version}")
        if version == self.version:
            return self.state
        kept = version // STRIDE * STRIDE
        return self._played_on(self._kept_state(kept), kept, version)

    def _kept_state(self, version: int) -> Any:
        """The state of a version that is a multiple of STRIDE."""
        if version not in self._kept_states:
            before = version - STRIDE
            self._kept_states[version] = (
                self._played_on(self._kept_state(before), before, version) if version else self._begin(self.options)[0]
            )
        return self._kept_states[version]

    def _played_on(self, state: Any, since: int, until: int) -> Any:
        return after_actions(self.game, state, [action for move in self.log[since:until] for action in move.actions])

    def view(self, seat: int, *, remembered: bool = False) -> Json:
        """The current view of a seat."""
        return reference.view(self.game, self._state, seat, remembered=remembered)

    def seat_view(self, seat: int, public: Json) -> Json:
        """The current view of a seat, which shares parts with the current view of a spectator."""
        return reference.seat_view(self.game, self._state, seat, public)

    def spectator_view(self) -> Json:
        """The current view of a spectator."""
        return reference.spectator_view(self.game, self._state)

    def events_for(self, viewer: int | None, since: int = -1, until: int | None = None) -> list[DescribedEvent]:
        """The events after version `since` (-1: including the setup), as `viewer` may know them: a seat, NOBODY for a
        spectator, None for everything."""
        return self.describe(viewer, self._raw_events(since, until))

    def describe(self, viewer: int | None, raw: Sequence[RawEvent]) -> list[DescribedEvent]:
        """Events as `viewer` may know them."""
        schema, players = self.game.events, len(self.seats)
        if viewer == NOBODY:
            return [schema.describe_to_spectator(event, players) for event in raw]
        return [schema.describe(event, viewer) for event in raw]

    def seats_knowing_more(self, since: int, until: int) -> int:
        """The mask of the seats that know more of the events between two versions than a spectator."""
        schema, players = self.game.events, len(self.seats)
        return reduce(or_, (schema.seats_knowing_more(event, players) for event in self._raw_events(since, until)), 0)

    def _raw_events(self, since: int, until: int | None) -> list[RawEvent]:
        raw = [*self._setup_events] if since < 0 else []
        for move in self.log[max(since, 0) : until]:
            raw += move.events
        return raw

    def draft(self, actions: Sequence[int]) -> Draft:
        """The draft of these actions of the seat to act. Nothing changes."""
        self._check_running()
        return extend(self.game, self._empty_draft(), actions)

    def extend(self, draft: Draft, actions: Sequence[int]) -> Draft:
        """A draft with further actions. Nothing changes."""
        return extend(self.game, draft, actions)

    def steps(self, actions: Sequence[int]) -> list[tuple[Json, int]]:
        """Actions of the seat to act, each with the seat's view before it."""
        drafts = accumulate(actions[:-1], lambda draft, action: self.extend(draft, (action,)), initial=self.draft(()))
        return [
            (reference.view(self.game, draft.state, draft.seat), action)
            for draft, action in zip(drafts, actions, strict=False)
        ]

    def commit(self, seat: int, actions: Sequence[int]) -> Move:
        """Commit actions as one move, all of them or none."""
        return self.accept(self.propose(seat, actions))

    def propose(self, seat: int, actions: Sequence[int]) -> Proposal:
        """Check a move and compute the state it leads to, without changing the match. For callers that store a move
        before they accept it; the proposal is valid only for the current version."""
        self._check_running()
        if seat != self.actor:
            raise BadDraft("match-not-your-turn", seat=PlayerRef(seat), actor=PlayerRef(self.actor))
        if not actions:
            raise BadDraft("match-no-decision")
        played = play_actions(self.game, self._empty_draft(), actions)
        return Proposal(self._move(seat, actions, played.events, self._state.reveals), played.state)

    def proposal_of(self, draft: Draft, automatic: bool = False) -> Proposal:
        """The move of a draft that was composed from the current state."""
        move = self._move(draft.seat, draft.actions, draft.events, self._state.reveals, automatic)
        return Proposal(move, draft.outcome)

    def accept(self, proposal: Proposal) -> Move:
        """Append a proposed move to the log."""
        self._append(proposal.move, proposal.state, is_shared=True)
        return proposal.move

    def replay(self, seat: int, actions: Sequence[int], automatic: bool = False) -> None:
        """Append a move that was checked when it was first played, for example one from the database."""
        state = self._state.clone() if self._is_shared else self._state
        reveals = state.reveals
        events: list[RawEvent] = []
        for action in actions:
            events += reference.apply(self.game, state, action)
        self._append(self._move(seat, actions, events, reveals, automatic), state, is_shared=False)

    def _move(
        self, seat: int, actions: Sequence[int], events: Sequence[RawEvent], reveals: int, automatic: bool = False
    ) -> Move:
        return Move(seat, tuple(actions), tuple(events), reveals, self.players[seat] is not None, automatic)

    def _append(self, move: Move, state: Any, is_shared: bool) -> None:
        self.log.append(move)
        self.state, self._is_shared = state, is_shared
        if self.version % STRIDE == 0:
            self._kept_states[self.version] = self.state

    def _check_running(self) -> None:
        if self.over:
            raise BadDraft("match-over")

    def play_bots(self) -> Iterator[Move]:
        """Let bots move until a person is to act or the game is over. Yields each move as it is made."""
        while self.actor >= 0 and (player := self.players[self.actor]) is not None:
            yield self.accept(self.proposal_of(self._draft_of(player)))

    def _draft_of(self, player: Player) -> Draft:
        """A bot's actions, until something is revealed or another seat is to act."""
        draft = self.draft(())
        while not draft.ends_bot_move:
            concealed, legal, rng = self.bot_request(draft)
            draft = self.extend(draft, (player.choose(self.game, concealed, legal, rng),))
        return draft

    def bot_request(self, draft: Draft) -> tuple[Concealed, list[int], list[int]]:
        """The arguments of a bot's next `choose`: the concealed state, the legal actions under the turn limit, and a
        random stream."""
        concealed, rng = reference.concealed(self.game, draft.state, draft.seat), self._rng_for(draft)
        in_a_row = len(draft.actions) + self._decisions_in_a_row(draft.seat)
        return concealed, limit_choices(self.game, concealed, list(draft.legal), rng, in_a_row), rng

    def _decisions_in_a_row(self, seat: int) -> int:
        """How many decisions a seat has made since another seat made one."""
        own = takewhile(lambda move: move.seat == seat, reversed(self.log))
        return sum(len(move.actions) for move in islice(own, MOST_IN_A_ROW))

    def _rng_for(self, draft: Draft) -> list[int]:
        """A bot's random stream for one decision: reproducible from the game's key and version, and useless for
        guessing the game's luck."""
        place = f"{draft.seat} {self.version} {len(draft.actions)}".encode()
        digest = hashlib.sha256(b"dice of a bot " + key_to_bytes(list(self.key)) + place).digest()
        rng = [0, 0]
        seed_rng(rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
        return rng

    def undo_to(self, version: int) -> None:
        """Remove all moves after that version."""
        self.state = self.state_at(version)
        self._kept_states = {kept: state for kept, state in self._kept_states.items() if kept <= version}
        del self.log[version:]

    def undo(self, seat: int) -> Move:
        """Undo the last move that `seat` chose, and what was answered for it and moved by bots since; returns the
        move."""
        version = self.version_to_undo(seat)
        move = self.log[version]
        self.undo_to(version)
        return move

    def version_to_undo(self, seat: int) -> int:
        """The version to which `seat` can undo; CannotUndo says why it cannot.

        Undo ends once something was revealed or another person moved: after that, it would be a second try with more
        knowledge instead of the correction of a slip.
        """
        version = self.last_choice_of(seat)
        if version is None:
            raise CannotUndo("match-undo-nothing")
        if any(later.seat != seat and not later.by_bot for later in self.log[version:]):
            raise CannotUndo("match-undo-others")
        if self._state.reveals != self.log[version].reveals:
            raise CannotUndo("match-undo-revealed")
        return version

    def is_last_person(self, seat: int) -> bool:
        """Whether a seat has moved, and no other person since: nobody else can undo."""
        for move in reversed(self.log):
            if move.seat == seat or not move.by_bot:
                return move.seat == seat
        return False

    def has_begun_turn(self, seat: int) -> bool:
        """Whether a seat is to act and has chosen something, and no other seat has moved since."""
        version = self.last_choice_of(seat)
        return self.actor == seat and version is not None and all(move.seat == seat for move in self.log[version:])

    def last_move_of(self, seat: int) -> int | None:
        """The version before the last move of a seat."""
        return next((number for number in reversed(range(self.version)) if self.log[number].seat == seat), None)

    def last_choice_of(self, seat: int) -> int | None:
        """The version before the last move that a seat chose, not one that was answered for it."""
        own = (number for number in reversed(range(self.version)) if self.log[number].seat == seat)
        return next((number for number in own if not self.log[number].automatic), None)

    @property
    def continues_answers(self) -> bool:
        """Whether the seat to act has just had no choice either: further answers belong to the same moment."""
        return bool(self.log) and self.log[-1].automatic and self.log[-1].seat == self.actor

    def format_move(self, move: Move) -> str:
        """The actions of a move in notation."""
        return ", ".join(action_text(self.game, action) for action in move.actions)

    def digest(self) -> str:
        """The digest of all decisions, events and the result: equal for equal play, whatever the state's layout."""
        decisions = [(move.seat, action) for move in self.log for action in move.actions]
        events = [*self._setup_events, *(event for move in self.log for event in move.events)]
        return play_digest(decisions, self.game.events.digested(events), self.result())

    def score_sheet(self, viewer: int | None, view: Json) -> ScoreSheet:
        """The final score, from the events that `viewer` may know and the last view. What happened before a position
        is in the totals only."""
        scores, ranks, _ = self.result()
        sheet = self.game.text.score_sheet(self.events_for(viewer), view, scores, ranks)
        return sheet if self.position is None else replace(sheet, note=Message("match-score-position"))

    def result(self) -> tuple[list[int], list[int], int]:
        """Scores, ranks and the number of the ending."""
        return reference.result(self.game, self._state)
