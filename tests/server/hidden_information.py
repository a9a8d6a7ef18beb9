"""Everything a viewer can see of a table, compared between twin worlds.

Two worlds that differ only in hidden information must give the viewer the same bytes: scenes, logs, drafts, refusals
and replays. A spectator may know no more than every single seat. None of the bytes may contain a known secret.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.codec import Codec
from emporion.kernel.errors import BadDraft, LocalizedError
from emporion.kernel.messages import DescribedEvent
from emporion.match import Match
from emporion.match.clock import TimeControl
from emporion.match.composition import Composition
from emporion.match.draft import compose
from emporion.match.match import Move
from emporion.match.record import key_text
from emporion.match.replay import record_of
from emporion.match.seal import seal
from emporion.match.shuffle import SIZE, commitment_to
from emporion.server import protocol
from emporion.server.room import frames
from emporion.server.room.dealing import deal_key
from emporion.server.room.entries import Moved, Opened, Plan, Started, StartingPoint
from emporion.server.room.room import refusal
from emporion.server.room.seats import SPECTATOR
from emporion.server.room.table import Table
from emporion.server.room.table_state import Stage
from emporion.server.web.replays import memory_of, moment_of, sealed_record

PROBES = 3  # random picks and moves that are tried
REDEALS = 200  # worlds among which one is sought in which a move is told alike
SHOWS = ("ship flagship",)
"""Moves that show a secret; they count as a reveal only once they cannot be undone."""
NONCE, SECRET = b"nonce", b"a secret of this server, 32 bytes"[:SIZE]


def new_table(
    game: str,
    players: int,
    seed: int,
    options: dict[str, Any],
    beginning: StartingPoint | None = None,
    has_secret: bool = True,
    deal: str = "",
) -> Table:
    """A table with a game of this seed, sealed by the first rule. The server's secret, which the key does not follow
    from, is there to be looked for in frames; a table to be stored may have none. `deal`: one that is shared."""
    table = Table("t")
    plans = [Plan("person", f"p{seat}", f"Player {seat}") for seat in range(players)]
    opened = Opened(game, find(game).version, options, plans, "p0", True, False, TimeControl(), beginning)
    if has_secret:
        opened = msgspec.structs.replace(opened, secret=SECRET.hex(), commitment=commitment_to("t", SECRET), deal=deal)
    table.apply(0, opened)
    key = deal_key(beginning) if beginning else key_from_seed(seed)
    promise = seal(find(game), players, options, key, NONCE)
    table.apply(1, Started(key_text(tuple(key)), NONCE.hex(), promise))
    return table


def begun_where(table: Table, seat: int = 0) -> Table:
    """A table whose game starts where this one is."""
    assert table.match is not None
    assert table.started is not None
    moves = record_of(table.match, "").moves
    beginning = StartingPoint("branch", table.id, seat, table.started.key, moves)
    return new_table(table.opened.game, len(table.seats), 0, table.opened.options, beginning)


def everything(table: Table, viewer: int, seed: int) -> Iterator[bytes]:
    """Everything a viewer can see of a running game, as bytes."""
    dice = random.Random(seed)
    match = table.match
    assert match is not None
    seen = frames.scene_of(table, viewer)
    yield msgspec.json.encode(seen)
    for log_entry in table.log_entries[-2:]:
        yield msgspec.json.encode(frames.log_line(table, viewer, log_entry, seen.view))
    earlier = dice.randrange(match.version + 1)
    for move in (earlier, match.version):
        yield shown(lambda move=move: moment_of(table, viewer, move, "seat", staged=True))
    yield shown(lambda: memory_of(table, viewer))
    for refused in (lambda: moment_of(table, viewer, earlier, "open"), lambda: sealed_record(table)):
        yield answer_to(refused)
    if viewer == SPECTATOR:
        return
    for _ in range(PROBES):
        action = dice.randrange(match.game.actions)
        yield answer_to(lambda action=action: table.validate_move(viewer, [action]))
    yield answer_to(lambda: table.validate_undo(viewer))
    if viewer == table.actor:
        yield from drafts(match, [offer.action for offer in seen.offers], dice)


def drafts(match: Match, legal: list[int], dice: random.Random) -> Iterator[bytes]:
    composition = Composition(match)
    for picks in ([], [dice.choice(legal)], [dice.choice(legal), dice.randrange(match.game.actions)]):
        yield protocol.encoded(frames.drafted(composition, 1, 0, picks))


def shown(ask: Any) -> bytes:
    """The answer to a request, or the refusal."""
    try:
        return msgspec.json.encode(ask())
    except LocalizedError as problem:
        return protocol.encoded(refusal(problem))


def answer_to(ask: Any) -> bytes:
    """Whether a request is allowed, or the refusal; not what would follow."""
    try:
        ask()
    except LocalizedError as problem:
        return protocol.encoded(refusal(problem))
    return b"done"


class TwinMatch(Match):
    """A match in a twin world that one viewer cannot tell from the real one: neither now, nor at any earlier move.
    Where no redeal agrees with what the viewer was told, the real world stands in: such a comparison cannot fail, so
    these are counted."""

    def __init__(self, match: Match, viewer: int, eyes: int, seed: int) -> None:
        vars(self).update(vars(match))
        self.viewer, self.eyes, self.seed = viewer, eyes, seed
        self.earlier = self.without_twin = 0
        self.state = self.redealt(match.state)

    def redealt(self, state: Any, number: int = 0) -> Any:
        hidden = reference.concealed(self.game, state, self.eyes)
        return reference.redealt(self.game, hidden, [self.seed & 0x7FFFFFFF, 77 + number])

    def state_at(self, version: int) -> Any:
        if version == self.version:
            return self.state
        real, actions = super().state_at(version), self.log[version].actions
        if not any(self.game.format_action(action) in SHOWS for action in actions):
            actions = actions[:-1]  # only the last one may reveal something
        self.earlier += 1
        told = self.told(real, actions)
        for state in (self.redealt(real, number) for number in range(REDEALS)):
            if self.told(state, actions) == told:
                return state
        self.without_twin += 1
        return real

    def told(self, state: Any, actions: Sequence[int]) -> list[DescribedEvent] | None:
        """What the log tells the viewer of actions; worlds in which they are impossible or told otherwise are known not
        to be the real one."""
        try:
            return self.describe(self.viewer, compose(self.game, state, actions).events)
        except BadDraft:
            return None


def twin(table: Table, viewer: int, seed: int) -> Table:
    """The same table in a twin world that the viewer cannot tell from the real one."""
    match = table.match
    assert match is not None
    other = copy.copy(table)
    eyes = random.Random(seed).randrange(len(match.seats)) if viewer == SPECTATOR else viewer
    twin_match = TwinMatch(match, viewer, eyes, seed)
    twin_match._setup_events = tuple(in_secret(match, event, eyes) for event in match._setup_events)
    twin_match.log = [
        each._replace(events=tuple(in_secret(match, event, eyes) for event in each.events)) for each in match.log
    ]
    other.match = twin_match
    return other


def in_secret(match: Match, event: tuple[int, ...], eyes: int) -> tuple[int, ...]:
    """The event with another secret, if it is secret for this viewer."""
    shape = match.game.events.shapes[event[0]]
    if not shape.secret or event[-1] >> eyes & 1:
        return event
    place = 1 + list(shape.arguments).index(shape.secret)
    return (*event[:place], another(shape.arguments[shape.secret], event[place]), *event[place + 1 :])


def another(codec: Codec, number: int) -> int:
    """A neighbouring value; the last of an odd number has one on one side only."""
    try:
        codec.encode(number ^ 1)
    except IndexError:
        return number - 1
    return number ^ 1


def play_on(table: Table, action: int, at: int) -> None:
    table.apply(at, Moved(table.actor, [action]))


def play_move(table: Table, action: int, at: int, dice: random.Random) -> None:
    """Play a move that begins with this action and is as long as a bot's."""
    assert table.match is not None
    draft = table.match.draft([action])
    while not draft.ends_bot_move:
        draft = table.match.extend(draft, [dice.choice(draft.legal)])
    table.apply(at, Moved(table.actor, list(draft.actions)))


class Compared(NamedTuple):
    """A comparison of both worlds for one viewer."""

    frames: int
    difference: str
    earlier: int = 0
    """States of earlier moves that were shown."""
    without_twin: int = 0
    """Those among them that were compared with themselves."""


def differences(game: str, players: int, seed: int, options: dict[str, Any], steps: int) -> Iterator[Compared]:
    """Play a random game and compare both worlds for every viewer at every step. Every other deal is shared."""
    table, dice = new_table(game, players, seed, options, deal="d" if seed % 2 else ""), random.Random(seed)
    for step in range(steps):
        if step == steps // 2:
            table = begun_where(table)  # from here on, the earlier moves are a starting point
        if table.stage is not Stage.RUNNING:
            return
        assert table.match is not None
        action = dice.choice(table.match.legal())
        for viewer in (SPECTATOR, *range(players)):
            other = twin(table, viewer, seed * 1000 + step)
            yield compared(table, other, viewer, step)
            yield from afterwards(table, other, viewer, action, step)
        play_move(table, action, step + 2, dice)


def compared(table: Table, other: Table, viewer: int, step: int) -> Compared:
    ours, theirs = list(everything(table, viewer, step)), list(everything(other, viewer, step))
    leak = next((found for frame in ours if (found := leaked(frame.decode(), secrets_of(table)))), "")
    difference = next((f"{a!r} … {b!r}" for a, b in zip(ours, theirs, strict=True) if a != b), "")
    assert isinstance(other.match, TwinMatch)
    return Compared(len(ours), leak or difference, other.match.earlier, other.match.without_twin)


def secrets_of(table: Table) -> list[str]:
    """Secrets of every running game."""
    assert table.started is not None
    return [secret for secret in (table.started.key, table.started.nonce, table.opened.secret) if secret]


def leaked(text: str, secrets: Iterable[str]) -> str:
    """The secret that a text contains, if any."""
    return next((f"{secret} in {text[:200]}" for secret in secrets if secret in text), "")


def afterwards(table: Table, other: Table, viewer: int, action: int, step: int) -> Iterator[Compared]:
    """Make the same move in both worlds: if it reveals nothing, they look the same afterwards."""
    worlds = []
    for world in (table, other):
        match = world.match
        assert match is not None
        if action not in match.legal() or match.game.format_action(action) in SHOWS:
            return  # the move itself tells the viewer which world this is
        state = match.state.clone()
        events = tuple(reference.play(match.game, state, action))
        if state.reveals != match.state.reveals or any(match.game.events.shapes[event[0]].secret for event in events):
            return
        after, played = copy.copy(world), copy.copy(match)
        played.state, played.log = state, [*match.log, Move(match.actor, (action,), events, match.state.reveals)]
        after.match = played
        worlds.append(after)
    ours, theirs = (msgspec.json.encode(frames.scene_of(world, viewer)) for world in worlds)
    difference = "" if ours == theirs else f"after {action}: {ours!r} … {theirs!r}"
    yield Compared(1, leaked(ours.decode(), secrets_of(table)) or difference)
