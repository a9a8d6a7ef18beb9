"""Consequences of a move: what certainly follows from it, as its player sees it.

A fact is told if it follows in all of several determinizations, so nothing hidden has a part in it; a very likely one
may be among them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import Any

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.messages import DescribedEvent, Message
from emporion.kernel.trace import RawEvent
from emporion.match.draft import Draft

MAX_VIEWS = 4  # different views after a move that are compared, since they take longest to make
MAX_FOLLOWING = 20  # decisions without a choice after a move


def facts(game: Game, worlds: Sequence[Any], draft: Draft) -> list[Message]:
    """What follows from a move in every one of these worlds, as its player sees it."""
    from emporion.kernel.records import state_hash

    before = reference.view(game, worlds[0], draft.seat)
    outcomes = [play_out(game, world, draft) for world in worlds]
    events = certain([[*known_events(game, raw, draft.seat)] for _, raw in outcomes])
    different = {state_hash(after): after for after, _ in outcomes}
    told = [
        [*game.text.consequences(events, before, game.view(after, draft.seat, False))]
        for after in [*different.values()][:MAX_VIEWS]
    ]
    return [message for message in told[0] if all(message in each for each in told[1:])]


def play_out(game: Game, world: Any, draft: Draft) -> tuple[Concealed, list[RawEvent]]:
    """What the player knows after a move, and the events up to the next decision that is a choice or another
    player's."""
    state, turn = world.clone(), world.turn
    events = [event for action in draft.actions for event in reference.apply(game, state, action)]
    after = reference.concealed(game, state, draft.seat)
    for _ in range(MAX_FOLLOWING):
        if reference.actor(game, state) != draft.seat or state.turn != turn:
            break
        legal = reference.legal(game, state)
        if len(legal) > 1:
            break
        events += reference.apply(game, state, legal[0])
    return after, events


Known = tuple[DescribedEvent, DescribedEvent]
"""An event as a player knows it, and without what not everyone may know."""


def known_events(game: Game, raw: Sequence[RawEvent], seat: int) -> Iterator[Known]:
    for event in raw:
        shape = game.events.shapes[event[0]]
        known = game.events.describe(event, seat)
        yield known, {**known, shape.secret: None} if shape.secret else known


def events_known_to(game: Game, raw: Sequence[RawEvent], seat: int) -> list[DescribedEvent]:
    """Events as a seat knows them."""
    return [game.events.describe(event, seat) for event in raw]


def certain(worlds: Sequence[Sequence[Known]]) -> list[DescribedEvent]:
    """The events that happen in all worlds, in order: those of each kind until they differ. Where a secret part
    differs, such as a drawn card, it is only certain that the event happens."""
    kinds = {known["event"] for known, _ in worlds[0]}
    sure = {kind: iter(certain_of_kind([of_kind(events, kind) for events in worlds])) for kind in kinds}
    found = (next(sure[known["event"]], None) for known, _ in worlds[0])
    return [event for event in found if event is not None]


def of_kind(events: Sequence[Known], kind: str) -> list[Known]:
    return [each for each in events if each[0]["event"] == kind]


def certain_of_kind(worlds: Sequence[Sequence[Known]]) -> list[DescribedEvent]:
    """The events of one kind that all worlds begin with."""
    is_known = all(events == worlds[0] for events in worlds)
    lists = [[known if is_known else hidden for known, hidden in events] for events in worlds]
    same = takewhile(lambda events: all(event == events[0] for event in events), zip(*lists, strict=False))
    return [events[0] for events in same]
