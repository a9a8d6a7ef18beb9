"""Frames: what one viewer, a seat or SPECTATOR, gets to see of a table.

Hidden information cannot leak from here: everything is built from that viewer's view, legal actions and visible events,
never from the state.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

import msgspec

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import BadMove, CannotUndo, LocalizedError
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Choice, Message, PlayerRef, ScoreSheet
from emporion.kernel.view import GameDescription, GameView
from emporion.match import Draft, Match
from emporion.match.clock import ClockKind
from emporion.match.composition import Composition, ForcedStep, MoveComplete, NotPossible, PartialMove
from emporion.match.draft import action_text
from emporion.server import protocol
from emporion.server.protocol import (
    ClockInfo,
    Drafted,
    Ending,
    ForcedChoice,
    HintPolicy,
    LogLine,
    Offer,
    Origin,
    SeatInfo,
    Seen,
    SharedDeal,
    Sheet,
    SheetRow,
    UndoInfo,
)
from emporion.server.room.entries import (
    PHRASES,
    REACTIONS,
    Assigned,
    Entry,
    LevelSet,
    Moved,
    Opened,
    RematchOpened,
    Resigned,
    Returned,
    Said,
    Seated,
    Started,
    TakenOver,
    UndoAnswered,
    Undone,
    UndoRequested,
    Vacated,
)
from emporion.server.room.next_opponents import next_opponents
from emporion.server.room.patch import Comparison
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Refused, Table
from emporion.server.room.table_state import LogEntry, Stage

SHARED_LINES = 8  # how many of the latest log lines are cached; older ones are only sent in a whole scene


class PublicFrame:
    """One version of a table as a spectator sees it. Other viewers' frames share its parts, so that they are made
    and compared once."""

    def __init__(self, table: Table) -> None:
        self.table, self.version = table, table.version
        self.scene = public_scene(table)
        self.comparison = Comparison()
        """Of the viewers' earlier scenes with those of this version."""
        self._lines: dict[int, tuple[LogLine, bytes, int]] = {}
        """Entries as a spectator reads them, also encoded, and the mask of the seats that know more."""

    def shows(self, table: Table) -> bool:
        """Whether it still shows the table."""
        return table is self.table and table.version == self.version

    def forget_earlier(self) -> None:
        """All viewers have this version: nothing is compared with it any more."""
        self.comparison = Comparison()

    def line_for(self, viewer: int, log_entry: LogEntry, view: GameView | None) -> LogLine:
        """An entry as a viewer with this view may read it: as a spectator does, unless the viewer knows more."""
        if log_entry.version <= self.version - SHARED_LINES or self._knows_more(viewer, log_entry):
            return log_line(self.table, viewer, log_entry, view)
        return self._shared_line(log_entry)[0]

    def encoded_line(self, viewer: int, log_entry: LogEntry, view: GameView | None) -> tuple[int, bytes]:
        """The time of an entry, and the encoded line of `line_for`."""
        if log_entry.version <= self.version - SHARED_LINES or self._knows_more(viewer, log_entry):
            return log_entry.at, protocol.encoded_line(log_line(self.table, viewer, log_entry, view))
        return log_entry.at, self._shared_line(log_entry)[1]

    def _knows_more(self, viewer: int, log_entry: LogEntry) -> bool:
        return viewer != SPECTATOR and bool(self._shared_line(log_entry)[2] >> viewer & 1)

    def _shared_line(self, log_entry: LogEntry) -> tuple[LogLine, bytes, int]:
        if log_entry.version not in self._lines:
            match, knowing = self.table.match, 0
            if match is not None and isinstance(log_entry.entry, Moved | Started):
                knowing = match.seats_knowing_more(log_entry.move - 1, log_entry.move)
            if isinstance(log_entry.entry, Moved) and log_entry.entry.automatic:
                knowing |= 1 << log_entry.entry.seat
            line = log_line(self.table, SPECTATOR, log_entry, self.scene.view)
            self._lines[log_entry.version] = line, protocol.encoded_line(line), knowing
        return self._lines[log_entry.version]


def scene_of(table: Table, viewer: int, public: Seen | None = None) -> Seen:
    """The table as a viewer sees it now. `public` is what a spectator sees, if that is known already."""
    public = public or public_scene(table)
    if viewer == SPECTATOR:
        return public
    match, view, prompt = table.match, public.view, public.prompt
    offers: list[Offer] = []
    notes: list[Message] = []
    if match is not None:
        view = match.seat_view(viewer, view)
        if table.stage is Stage.RUNNING:
            prompt = match.game.text.prompt(view)
            if viewer == table.actor:
                legal = match.legal()
                offers = offers_of(match, view, legal)
                notes = [*match.game.text.notes(view, legal)]
    return msgspec.structs.replace(
        public,
        you=viewer,
        view=view,
        prompt=public.prompt if prompt == public.prompt else prompt,
        notes=notes,
        offers=offers,
        answers_itself=viewer == table.actor and table.answers_itself,
        undo=undo_of(table, viewer),
        next_table=table.next_table,
        next_opponents=next_opponents(table, viewer),
    )


def public_scene(table: Table) -> Seen:
    """The table as a spectator sees it now."""
    match, opened = table.match, table.opened
    view = None if match is None else match.spectator_view()
    prompt = None
    if match is not None and table.stage is Stage.RUNNING:
        prompt = match.game.text.prompt(view)
    return Seen(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        public=opened.public,
        rated=opened.rated,
        hints=hints_of(table),
        host=table.host,
        stage=table.stage.value,
        seats=[
            SeatInfo(
                seat_state.kind,
                seat_state.name,
                seat_state.player,
                seat_state.level,
                seat_state.stand_in,
                seat_state.out,
                seat_state.share,
            )
            for seat_state in table.seats
        ],
        you=None,
        clock=clock_of(table),
        commitment=(table.started or opened).commitment,
        actor=table.actor if table.actor >= 0 else None,
        move=match.version if match else 0,
        view=view,
        prompt=prompt,
        notes=[],
        offers=[],
        answers_itself=False,
        undo=undo_of(table, SPECTATOR),
        ending=ending_of(table) if table.stage is Stage.OVER else None,
        next_table=table.next_table if opened.public else "",
        next_opponents=None,
        origin=origin_of(table),
        description=description_of(table),
        deal=SharedDeal(opened.deal, table.is_revealed) if opened.deal else None,
    )


def hints_of(table: Table) -> HintPolicy:
    if not table.allows_hints:
        return "off"
    return "shared" if table.has_company else "alone"


def origin_of(table: Table) -> Origin | None:
    beginning = table.opened.beginning
    return Origin(beginning.kind, beginning.of, table.start_move, beginning.seat) if beginning else None


_descriptions: WeakKeyDictionary[Table, GameDescription | None] = WeakKeyDictionary()
"""A table's options do not change."""


def description_of(table: Table) -> GameDescription | None:
    """The description of the game, if this table's options make it differ from the one with default options."""
    if not table.opened.options:
        return None
    if table not in _descriptions:
        game = find(table.opened.game)
        description = game.description(table.opened.options)
        _descriptions[table] = None if description == game.description({}) else description
    return _descriptions[table]


def view_of(match: Match, viewer: int) -> GameView:
    view: GameView = match.spectator_view() if viewer == SPECTATOR else match.view(viewer)
    return view


def offers_of(match: Match, view: GameView, legal: Sequence[int]) -> list[Offer]:
    return [offer(match.game, choice) for choice in match.game.text.choices(view, legal)]


def offer(game: Game, choice: Choice) -> Offer:
    return Offer(choice.action, action_text(game, choice.action), choice.group, choice.label, choice.sentence)


def clock_of(table: Table) -> ClockInfo | None:
    pace, clock = table.opened.pace, table.clock
    if pace.kind is ClockKind.NONE:
        return None
    left = [clock.left(seat, table.at) for seat in range(len(table.seats))]
    return ClockInfo(pace.kind.value, pace.time, pace.bonus, left, clock.running, table.at, clock.expires_at)


NO_UNDO = UndoInfo(False)


def undo_of(table: Table, viewer: int) -> UndoInfo:
    asked, match = table.undo_request, table.match
    if asked is not None:
        return UndoInfo(False, asked.seat, asked.to, sorted(table.agreed))
    if match is None or viewer == SPECTATOR or table.stage is not Stage.RUNNING or not match.is_last_person(viewer):
        return NO_UNDO
    try:
        version = match.version_to_undo(viewer)
        table.check_not_before_start(version)
    except CannotUndo as problem:
        return UndoInfo(False, refusal=problem.message) if match.has_begun_turn(viewer) else NO_UNDO
    except LocalizedError:
        return NO_UNDO
    return UndoInfo(True, back_to=version) if table.seats[viewer].is_played_by_person else NO_UNDO


_endings: WeakKeyDictionary[Table, Ending] = WeakKeyDictionary()
"""Explaining every number of the score takes a while, and a finished game does not change."""


def ending_of(table: Table) -> Ending:
    """Nothing is hidden after the end, except what opens a shared deal that is not revealed yet."""
    if table not in _endings:
        _endings[table] = _new_ending_of(table)
    if table.is_closed:
        return msgspec.structs.replace(_endings[table], key="", nonce="", secret="")
    return _endings[table]


def _new_ending_of(table: Table) -> Ending:
    match, started = table.match, table.started
    assert match is not None
    assert started is not None
    places, scores = zip(*table.places(), strict=True)
    sheet = None
    if match.over:
        sheet = sheet_of(match.score_sheet(None, reference.open_view(match.game, match.state)))
    return Ending(list(places), list(scores), sheet, started.key, started.nonce, table.opened.secret)


def sheet_of(score: ScoreSheet) -> Sheet:
    rows, totals = ([SheetRow(head, [*cells]) for head, cells in part] for part in (score.rows, score.totals))
    return Sheet(rows, totals, score.legend, score.verdict, score.note)


def log_line(table: Table, viewer: int, log_entry: LogEntry, view: GameView | None) -> LogLine:
    """An entry as a viewer may read it. The view gives options and names; there is none before the game."""
    heads: list[int] = []
    match log_entry.entry:
        case Started() if table.start_move and (beginning := table.opened.beginning):
            texts = [Message("log-started-at", {"kind": beginning.kind, "move": table.start_move})]
        case Moved() | Started():
            assert table.match is not None
            since = log_entry.move - 1
            words = table.match.game.text
            events = table.match.events_for(viewer, since, log_entry.move)
            texts = [*entry_messages(log_entry.entry), *words.narrate(events, view)]
            heads = [place for place, message in enumerate(texts) if message.id == words.heading]
        case entry:
            texts = entry_messages(entry)
    kind, seat = str(log_entry.entry.__struct_config__.tag), getattr(log_entry.entry, "seat", None)
    automatic = viewer == seat and getattr(log_entry.entry, "automatic", False)
    return LogLine(log_entry.version, log_entry.at, kind, seat, log_entry.move, texts, heads, automatic)


def entry_messages(entry: Entry) -> list[Message]:
    """The messages for an entry that is not a move."""
    match entry:
        case Opened(hints=True):
            return [Message("log-hints")]
        case Seated(_, _, name):
            return [Message("log-seated", {"name": name})]
        case Vacated(seat):
            return [Message("log-vacated", {"number": seat + 1})]
        case Assigned(_, name, level):
            return [Message("log-assigned", {"who": Message("player-bot", {"name": name, "bot": level})})]
        case LevelSet(seat, _, name, level):
            who = Message("player-bot", {"name": name, "bot": level})
            return [Message("log-level", {"seat": PlayerRef(seat), "who": who})]
        case Started():
            return [Message("log-started")]
        case UndoRequested(seat, to):
            return [Message("log-asked-back", {"seat": PlayerRef(seat), "move": to})]
        case UndoAnswered(seat, agrees):
            return [Message("log-agreed" if agrees else "log-disagreed", {"seat": PlayerRef(seat)})]
        case Undone(seat, to):
            return [Message("log-took-back", {"seat": PlayerRef(seat), "move": to})]
        case TakenOver(seat, why):
            return [Message("log-taken-over", {"seat": PlayerRef(seat), "why": why})]
        case Returned(seat):
            return [Message("log-handed-back", {"seat": PlayerRef(seat)})]
        case Resigned(seat):
            return [Message("log-resigned", {"seat": PlayerRef(seat)})]
        case Said(seat, phrase) if phrase in REACTIONS:
            return [Message(REACTIONS[phrase], {"seat": PlayerRef(seat)})]
        case Said(seat, phrase):
            return [Message("log-said", {"seat": PlayerRef(seat), "phrase": Message(PHRASES[phrase])})]
        case RematchOpened():
            return [Message("log-followed")]
    return []


def drafted(composition: Composition, request: int, version: int, picks: Sequence[int | str]) -> Drafted:
    """The preview after these picks. A pick that does not fit is dropped with all that follow it, and the error says
    why."""
    return _draft_frame(composition, follow_picks(composition, picks), request, version)


class Followed(NamedTuple):
    """A move in progress, after picks."""

    here: PartialMove
    forced: list[tuple[int, list[ForcedStep]]]
    """What was chosen for the player, with the number of picks before it."""
    error: Message | None
    """Why the next pick does not fit."""


def follow_picks(composition: Composition, picks: Sequence[int | str]) -> Followed:
    """Follow the picks as far as they fit, and what follows from them without a choice."""
    here, forced = composition.start(), list[tuple[int, list[ForcedStep]]]()
    error = None
    for number, pick in enumerate(picks):
        action = parse_pick(composition.match.game, pick)
        if action is None:
            name = pick if isinstance(pick, str) else f"#{pick}"
            error = Message("match-not-legal", {"move": name, "number": len(here.draft.actions) + 1})
            break
        try:
            here, skipped = composition.follow(here, action)
            forced.append((number, skipped))
        except NotPossible as problem:
            error = problem.reason
        except MoveComplete as problem:
            move = action_text(composition.match.game, problem.action)
            error = Message("match-draft-too-long", {"move": move, "number": len(here.draft.actions)})
        if error is not None:
            break
    if here.draft.actions or here.picked:
        here, last = composition.finish(here)
        forced.append((len(forced), last))
    return Followed(here, [(number, steps) for number, steps in forced if steps], error)


class HintQuestion(NamedTuple):
    """A player's move in progress, for a search to look at."""

    move: int
    concealed: Concealed
    """What the player knows at the beginning of the move."""
    decided: tuple[int, ...]
    """The actions of the move so far, in the rules' order."""
    picked: tuple[int, ...]
    """Picked parts of the unordered choice that follows."""
    made: tuple[int, ...]
    """After which actions to search: both, as far as the rules would ask for these parts first."""
    is_whole: bool
    """There is nothing more to decide."""
    rng: list[int]
    """Seeded from public information; the game's luck has no part in it."""


def hint_question(composition: Composition, picks: Sequence[int]) -> HintQuestion:
    """The move that a player composes, after these picks."""
    match = composition.match
    here, _, error = follow_picks(composition, picks)
    if error is not None:
        raise Refused(error.id, **error.arguments)
    is_whole, start, rng = composition.is_complete(here), composition.start().draft, [0, 0]
    made = here.draft.actions if is_whole else in_order_of_rules(composition, here).actions
    seed_rng(rng, match.version, len(made))
    concealed = reference.concealed(match.game, start.state, start.seat)
    return HintQuestion(match.version, concealed, here.draft.actions, here.picked, made, is_whole, rng)


def in_order_of_rules(composition: Composition, here: PartialMove) -> Draft:
    """The draft in the order in which the rules ask for a choice's parts. Picks that the rules would not ask for first
    are left out."""
    bundle = composition.bundle_at(here.draft)
    for completion in bundle.containing(here.picked) if bundle and here.picked else ():
        first = completion[: len(here.picked)]
        if sorted(first) == sorted(here.picked):
            return composition.match.extend(here.draft, first)
    return here.draft


def parse_pick(game: Game, pick: int | str) -> int | None:
    """The action of an id or a notation; None if there is none."""
    if isinstance(pick, int):
        return pick if pick < game.actions else None
    try:
        return game.parse_action(pick)
    except BadMove:
        return None


def _draft_frame(composition: Composition, followed: Followed, request: int, version: int) -> Drafted:
    here, game = followed.here, composition.match.game
    whole = composition.is_complete(here)
    view, choices = (composition.view(here.draft), ()) if here.draft.complete else composition.question(here)
    legal = [choice.action for choice in choices]
    steps = composition.match.steps(here.draft.actions) if whole else []
    return Drafted(
        request=request,
        version=version,
        actions=list(here.draft.actions),
        picked=list(here.picked),
        whole=whole,
        reveals=here.draft.reveals,
        view=composition.whole_view(here.draft) if whole else view,
        prompt=game.text.prompt(view),
        notes=[*game.text.notes(view, legal)] if legal else [],
        offers=[offer(game, choice) for choice in choices],
        summary=game.text.summary(steps) if steps else None,
        warnings=composition.warnings(here.draft) if whole else [],
        forced=_forced_choices(composition, followed),
        revealed=composition.revealed(here.draft) if whole else None,
        error=followed.error,
    )


def _forced_choices(composition: Composition, followed: Followed) -> list[ForcedChoice]:
    game = composition.match.game
    return [
        ForcedChoice(number, [offer(game, choice) for choice in step.choices], why)
        for number, steps in followed.forced
        for step, why in zip(steps, composition.explanations(steps), strict=True)
    ]
