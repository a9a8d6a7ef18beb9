"""What a viewer is shown of a table: a seat, or NOBODY, who only watches.

Everything here is made from views, legal actions and told events of that viewer alone, never from the state itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game, Json
from emporion.kernel.errors import BadMove, LocalizedError
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Message, PlayerRef
from emporion.kernel.seats import NOBODY
from emporion.match import Draft, Match
from emporion.match.clock import ClockKind
from emporion.match.composition import Composition, MoveComplete, NotPossible, PartialMove
from emporion.match.draft import action_text
from emporion.server import protocol
from emporion.server.protocol import ClockInfo, Drafted, Ending, LogLine, Offer, Origin, SeatInfo, Seen, Text, UndoInfo
from emporion.server.room.entries import (
    Answered,
    AskedBack,
    Assigned,
    Entry,
    Followed,
    HandedBack,
    Moved,
    Opened,
    Resigned,
    Said,
    Seated,
    Started,
    TakenOver,
    TookBack,
    Vacated,
)
from emporion.server.room.phrases import PHRASES
from emporion.server.room.table import Happened, Refused, Stage, Table


def seen(table: Table, viewer: int) -> Seen:
    """A table as a viewer sees it now."""
    match, opened = table.match, table.opened
    view = None if match is None else view_of(match, viewer)
    prompt: Text | None = None
    offers: list[Offer] = []
    notes: list[Text] = []
    if match is not None and view is not None and table.stage is Stage.RUNNING:
        prompt = protocol.text(match.game.text.prompt(view))
        if viewer == table.actor:
            legal = match.legal()
            offers = offers_of(match, view, legal)
            notes = [protocol.text(note) for note in match.game.text.notes(view, legal)]
    return Seen(
        id=table.id,
        game=opened.game,
        rules=opened.rules,
        options=opened.options,
        public=opened.public,
        rated=opened.rated,
        host=table.host,
        stage=table.stage.value,
        seats=[
            SeatInfo(chair.kind, chair.name, chair.player, chair.level, chair.stand_in, chair.out)
            for chair in table.chairs
        ],
        you=None if viewer == NOBODY else viewer,
        clock=clock_of(table),
        commitment=table.started.commitment if table.started else "",
        actor=table.actor if table.actor >= 0 else None,
        move=match.version if match else 0,
        view=view,
        prompt=prompt,
        notes=notes,
        offers=offers,
        undo=undo_of(table, viewer),
        ending=ending_of(table) if table.stage is Stage.OVER else None,
        next_table=table.next_table if opened.public or viewer != NOBODY else "",
        origin=origin_of(table),
    )


def origin_of(table: Table) -> Origin | None:
    beginning = table.opened.beginning
    return Origin(beginning.kind, beginning.of, table.first, beginning.seat) if beginning else None


def view_of(match: Match, viewer: int) -> dict[str, Json]:
    view: dict[str, Json] = match.spectator_view() if viewer == NOBODY else match.view(viewer)
    return view


def offers_of(match: Match, view: Json, legal: Sequence[int]) -> list[Offer]:
    return [
        protocol.offer(choice, action_text(match.game, choice.action))
        for choice in match.game.text.choices(view, legal)
    ]


def clock_of(table: Table) -> ClockInfo | None:
    pace, clock = table.opened.pace, table.clock
    if pace.kind is ClockKind.NONE:
        return None
    left = [clock.left(seat, table.at) for seat in range(len(table.chairs))]
    return ClockInfo(pace.kind.value, pace.time, pace.bonus, left, clock.running, table.at, clock.expires_at)


def undo_of(table: Table, viewer: int) -> UndoInfo:
    asked = table.request
    alone = False
    if viewer != NOBODY and asked is None and table.match is not None and table.stage is Stage.RUNNING:
        try:
            table.check_not_before_beginning(table.match.version_to_undo(viewer))
            alone = table.chairs[viewer].is_played_by_person
        except LocalizedError:
            pass
    if asked is None:
        return UndoInfo(alone)
    return UndoInfo(alone, asked.seat, asked.to, sorted(table.agreed))


_endings: WeakKeyDictionary[Table, Ending] = WeakKeyDictionary()
"""To explain every number of a game takes a while, and nothing about it changes any more."""


def ending_of(table: Table) -> Ending:
    """Nothing is a secret any more."""
    if table not in _endings:
        _endings[table] = _new_ending_of(table)
    return _endings[table]


def _new_ending_of(table: Table) -> Ending:
    match, started = table.match, table.started
    assert match is not None
    assert started is not None
    places, scores = zip(*table.places(), strict=True)
    sheet = None
    if match.over:
        open_view = reference.open_view(match.game, match.state)
        sheet = protocol.sheet(match.game.text.score_sheet(match.events_for(None), open_view))
    return Ending(list(places), list(scores), sheet, started.key, started.nonce)


def log_line(table: Table, viewer: int, happened: Happened, view: Json) -> LogLine:
    """What an entry means to a viewer. The view gives options and names."""
    texts, heads = [], []
    match happened.entry:
        case Started() if table.first and (beginning := table.opened.beginning):
            texts = [protocol.text(Message("log-started-at", {"kind": beginning.kind, "move": table.first}))]
        case Moved() | Started():
            assert table.match is not None
            since = happened.move - 1
            words = table.match.game.text
            told = table.match.events_for(viewer, since, happened.move)
            messages = [*_said(happened.entry), *words.narrate(told, view)]
            heads = [place for place, message in enumerate(messages) if message.id == words.heading]
            texts = [protocol.text(message) for message in messages]
        case entry:
            texts = [protocol.text(message) for message in _said(entry)]
    kind, seat = str(happened.entry.__struct_config__.tag), getattr(happened.entry, "seat", None)
    return LogLine(happened.version, happened.at, kind, seat, happened.move, texts, heads)


def _said(entry: Entry) -> list[Message]:
    """What is said about an entry that is not a move."""
    match entry:
        case Opened():
            return [Message("log-opened")]
        case Seated(_, _, name):
            return [Message("log-seated", {"name": name})]
        case Vacated(seat):
            return [Message("log-vacated", {"number": seat + 1})]
        case Assigned(_, name, level):
            return [Message("log-assigned", {"who": Message("player-bot", {"name": name, "bot": level})})]
        case Started():
            return [Message("log-started")]
        case AskedBack(seat, to):
            return [Message("log-asked-back", {"seat": PlayerRef(seat), "move": to})]
        case Answered(seat, agrees):
            return [Message("log-agreed" if agrees else "log-disagreed", {"seat": PlayerRef(seat)})]
        case TookBack(seat, to):
            return [Message("log-took-back", {"seat": PlayerRef(seat), "move": to})]
        case TakenOver(seat, why):
            return [Message("log-taken-over", {"seat": PlayerRef(seat), "why": why})]
        case HandedBack(seat):
            return [Message("log-handed-back", {"seat": PlayerRef(seat)})]
        case Resigned(seat):
            return [Message("log-resigned", {"seat": PlayerRef(seat)})]
        case Said(seat, phrase):
            return [Message("log-said", {"seat": PlayerRef(seat), "phrase": Message(PHRASES[phrase])})]
        case Followed():
            return [Message("log-followed")]
    return []


def drafted(composition: Composition, request: int, version: int, picks: Sequence[int | str]) -> Drafted:
    """What a person sees after these picks; one that does not fit is left out with all that follow, and it is said
    why."""
    here, error = followed(composition, picks)
    return _shown(composition, here, request, version, None if error is None else protocol.text(error))


def followed(composition: Composition, picks: Sequence[int | str]) -> tuple[PartialMove, Message | None]:
    """Where picks lead, as far as they fit, and why the next one does not."""
    here, error = composition.start(), None
    for pick in picks:
        action = meant(composition.match.game, pick)
        if action is None:
            name = pick if isinstance(pick, str) else f"#{pick}"
            error = Message("match-not-legal", {"move": name, "number": len(here.draft.actions) + 1})
            break
        try:
            here = composition.step(composition.advance_to(here, action), action)
        except NotPossible as problem:
            error = problem.reason
        except MoveComplete as problem:
            move = action_text(composition.match.game, problem.action)
            error = Message("match-draft-too-long", {"move": move, "number": len(here.draft.actions)})
        if error is not None:
            break
    while here.draft.actions and (forced := composition.forced(here)) is not None:
        here = forced
    return here, error


class Dilemma(NamedTuple):
    """A decision of a person, for a search to look at."""

    move: int
    hidden: Concealed | None
    """What the person knows; None if there is nothing to decide."""
    rng: list[int]
    """From what everybody knows: the luck of the game has no part in it."""
    sentences: dict[int, Text]
    """What can be decided, and how it is said."""


def dilemma(composition: Composition, picks: Sequence[int]) -> Dilemma:
    """What a person has to decide after these picks."""
    match = composition.match
    here, error = followed(composition, picks)
    if error is not None:
        raise Refused(error.id, **error.arguments)
    if here.draft.complete:
        return Dilemma(match.version, None, [0, 0], {})
    draft = in_order_of_rules(composition, here)
    rng = [0, 0]
    seed_rng(rng, match.version, len(draft.actions))
    sentences = {choice.action: protocol.text(choice.sentence) for choice in composition.question(here)[1]}
    return Dilemma(match.version, reference.concealed(match.game, draft.state, draft.seat), rng, sentences)


def in_order_of_rules(composition: Composition, here: PartialMove) -> Draft:
    """A place as the rules know it, who ask for the parts of a choice in an order of their own. Picks that they would
    not ask for first are left out."""
    bundle = composition.bundle_at(here.draft)
    for completion in bundle.containing(here.picked) if bundle and here.picked else ():
        first = completion[: len(here.picked)]
        if sorted(first) == sorted(here.picked):
            return composition.match.draft((*here.draft.actions, *first))
    return here.draft


def meant(game: Game, pick: int | str) -> int | None:
    """The action of a number or a notation, if there is such an action."""
    if isinstance(pick, int):
        return pick if pick < game.actions else None
    try:
        return game.parse_action(pick)
    except BadMove:
        return None


def _shown(composition: Composition, here: PartialMove, request: int, version: int, error: Text | None) -> Drafted:
    game, whole = composition.match.game, composition.is_complete(here)
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
        view=dict(view),
        prompt=protocol.text(game.text.prompt(view)),
        notes=[protocol.text(note) for note in game.text.notes(view, legal)] if legal else [],
        offers=[protocol.offer(choice, action_text(game, choice.action)) for choice in choices],
        summary=protocol.text(game.text.summary(steps)) if steps else None,
        warnings=[protocol.text(warning) for warning in composition.warnings(steps)],
        error=error,
    )
