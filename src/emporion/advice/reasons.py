"""Reasons: why one move is better than another, from the facts in which the table differs after them.

Both moves are played in the same determinizations, and what players compare (`Game.measures`) is compared world by
world, at three moments: right after the move, at the end of the turn, and at the player's next turn. Between them,
greedy bots play for everybody, each from what its seat knows.

- A difference right after the moves is named if it lasts to the end of the turn, so that a mere change of order is no
  reason. It is stated as it is if all worlds agree on its direction, and as frequent if most do.
- One that appears only later depends on what others do. It is stated as likely if most worlds agree, and if the player
  whom it helps or harms is better or worse off by the bots' evaluation, too.

Amounts are those that the worlds in question reach at least. A difference is as important as what it is worth to the
player, in points: an opponent's gain is divided among all opponents, and what is not certain counts half. Named are the
three most important ones, of which at most one speaks against the better move, and none if none speaks for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple

import msgspec

from emporion.advice.consequences import events_known_to
from emporion.kernel import reference
from emporion.kernel.contract import Game
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Measure, Message, PlayerRef
from emporion.kernel.trace import RawEvent
from emporion.match.draft import Draft

MAX_REASONS = 3
MOST = 0.75  # of the worlds: enough for what is frequent or likely
LEAST_WORTH = 25  # hundredths of a point, below which nobody cares
UNCERTAIN = 0.5  # how much what is not certain counts
MAX_DECISIONS = 60  # up to the player's next turn; a bound, in case a turn never ends
MOMENTS = 3
VICTORY = 1000  # hundredths of a point: more than any other difference
FIRST = 1  # rank

Key = tuple[str, int | None, bytes]
"""What tells measures apart: id, seat, arguments."""
Measures = Mapping[Key, Measure]


class Certainty(Enum):
    SURE = ""
    OFTEN = "reason-often"
    LIKELY = "reason-likely"


class Reason(msgspec.Struct, frozen=True):
    """A difference between two moves."""

    text: Message
    is_gain: bool
    """Whether it speaks for the better move; else it is what the move costs or risks."""


class Outcome(NamedTuple):
    """What players compare after a move in one world."""

    moments: tuple[Measures, Measures, Measures]
    """Right after the move, at the end of the turn, and at the player's next turn; the last is empty if that is not
    looked at."""
    prospects: Sequence[int] = ()
    """What each seat may expect then, by the evaluation of the bots; empty in games without one."""


class Compared(NamedTuple):
    """A measure after two moves."""

    measure: Measure
    amount: int
    """By how much at least it is greater after the first move in the worlds that agree; negative if it is smaller."""
    is_sure: bool
    """Whether all worlds agree on the direction."""
    is_exact: bool
    """Whether the amount is the same in all worlds."""


class Difference(NamedTuple):
    """A difference between two moves and its importance."""

    found: Compared
    certainty: Certainty
    importance: float
    """In hundredths of a point; negative if it speaks against the first move."""


def reasons(game: Game, worlds: Sequence[Any], better: Draft, other: Draft) -> tuple[Reason, ...]:
    """Why a move is better than another one of the same player, as far as the facts tell."""
    ours, theirs = (outcomes(game, worlds, move) for move in (better, other))
    return tuple(reason(each) for each in most_telling(differences(ours, theirs, better.seat, worlds[0].players)))


def outcomes(game: Game, worlds: Sequence[Any], move: Draft) -> list[Outcome]:
    return [outcome(game, world, move, number) for number, world in enumerate(worlds)]


def outcome(game: Game, world: Any, move: Draft, number: int) -> Outcome:
    """What players compare after a move in a world. The bots' luck depends on the world's number alone, so it is the
    same after another move."""
    state = world.clone()
    events = [event for action in move.actions for event in reference.apply(game, state, action)]
    now = measures(game, state, events, move.seat)
    events += play_on(game, state, world.turn + 1, number)
    end = measures(game, state, events, move.seat)
    if not world.turn:  # during the setup there is no round of turns
        return Outcome((now, end, {}))
    events += play_on(game, state, world.turn + world.players, number)
    later = measures(game, state, events, move.seat)
    return Outcome((now, end, later), prospects(game, state))


def prospects(game: Game, state: Any) -> list[int]:
    if not game.heuristics.has_evaluation:
        return []
    return [reference.evaluate(game, state, seat) for seat in range(state.players)]


def play_on(game: Game, state: Any, turn: int, number: int) -> Iterator[RawEvent]:
    """Let greedy bots play, each from what its seat knows, until this turn begins or the game is over; yields the
    events."""
    from emporion.bots import engine as engines
    from emporion.bots.config import GREEDY, BotConfig
    from emporion.bots.search import find_move

    engine, config, rng = engines.best(game), BotConfig(GREEDY), [0, 0]
    seed_rng(rng, number, turn)
    for _ in range(MAX_DECISIONS):
        seat = reference.actor(game, state)
        if seat < 0 or state.turn >= turn:
            return
        legal = reference.legal(game, state)
        action = legal[0]
        if len(legal) > 1:
            action = find_move(engine, reference.concealed(game, state, seat), config, rng).action
        yield from reference.apply(game, state, action)


def measures(game: Game, state: Any, raw: Sequence[RawEvent], seat: int) -> Measures:
    """The measures of a state, as a seat knows it, after these events."""
    known = reference.concealed(game, state, seat)
    if game.measures:
        own = game.measures(known, game.view(known, seat, False), events_known_to(game, raw, seat))
    else:
        own = scores(game, state)
    return {key(each): each for each in (*own, *victories(game, state))}


def key(measure: Measure) -> Key:
    return measure.id, measure.seat, msgspec.json.encode(measure.arguments)


def scores(game: Game, state: Any) -> list[Measure]:
    """Everybody's score, for games without measures of their own."""
    points, _, _ = reference.result(game, state)
    worth = 100 // game.score_parts
    return [Measure("reason-score", each, worth, seat=seat, parts=game.score_parts) for seat, each in enumerate(points)]


def victories(game: Game, state: Any) -> list[Measure]:
    """Who has won."""
    _, ranks, _ = reference.result(game, state)
    over = reference.actor(game, state) < 0
    return [Measure("reason-wins", int(over and rank == FIRST), VICTORY, seat=seat) for seat, rank in enumerate(ranks)]


def differences(ours: Sequence[Outcome], theirs: Sequence[Outcome], me: int, players: int) -> list[Difference]:
    """The measures in which the first move's outcomes differ from the second's."""
    now, end, later = (
        differing([each.moments[moment] for each in ours], [each.moments[moment] for each in theirs])
        for moment in range(MOMENTS)
    )
    lasting = [each for each in now if each in end and now[each].amount * end[each].amount > 0]
    foreseen = [each for each in later if each not in now and is_borne_out(later[each], ours, theirs, me)]
    found = [
        *(
            difference(now[each], min(now[each].amount, end[each].amount, key=abs), False, me, players)
            for each in lasting
        ),
        *(difference(later[each], later[each].amount, True, me, players) for each in foreseen),
    ]
    return [each for each in found if abs(each.importance) >= LEAST_WORTH]


def differing(ours: Sequence[Measures], theirs: Sequence[Measures]) -> dict[Key, Compared]:
    """The measures that all outcomes have and in which most worlds differ in the same direction."""
    shared = [each for each in ours[0] if all(each in world for world in (*ours, *theirs))]
    compared = {each: compare([world[each] for world in ours], [world[each] for world in theirs]) for each in shared}
    return {each: found for each, found in compared.items() if abs(found.amount) >= found.measure.parts}


def compare(ours: Sequence[Measure], theirs: Sequence[Measure]) -> Compared:
    """A measure in all worlds after both moves. The amount is 0 unless most worlds agree on the direction."""
    found = [one.value - other.value for one, other in zip(ours, theirs, strict=True)]
    agreeing = max([each for each in found if each > 0], [each for each in found if each < 0], key=len)
    if len(agreeing) < max(1, MOST * len(found)):
        return Compared(ours[0], 0, False, False)
    return Compared(ours[0], min(agreeing, key=abs), len(agreeing) == len(found), len({*found}) == 1)


def is_borne_out(found: Compared, ours: Sequence[Outcome], theirs: Sequence[Outcome], me: int) -> bool:
    """Whether the player whom a later difference helps or harms is indeed better or worse off, as far as the evaluation
    of the bots tells. What a greedy player leaves undone to do something better is no harm."""
    seat = me if found.measure.seat is None else found.measure.seat
    more = [
        one.prospects[seat] - other.prospects[seat] for one, other in zip(ours, theirs, strict=True) if one.prospects
    ]
    return not more or sum(more) * found.amount * found.measure.worth > 0


def difference(found: Compared, lasting: int, is_later: bool, me: int, players: int) -> Difference:
    """What a difference is worth to the player, if this much of it lasts."""
    is_sure = found.is_sure and not is_later
    worth = found.measure.worth * (1.0 if is_sure else UNCERTAIN)
    if found.measure.seat not in (None, me):
        worth /= 1 - players
    certainty = Certainty.SURE if is_sure else Certainty.LIKELY if is_later else Certainty.OFTEN
    return Difference(found, certainty, lasting * worth)


def most_telling(found: Sequence[Difference]) -> list[Difference]:
    """What speaks for the better move, the most important first; at the end, the most important point against it."""
    ordered = sorted(found, key=lambda each: -abs(each.importance))
    gains = [each for each in ordered if each.importance > 0]
    against = [each for each in ordered if each.importance < 0][:1]
    if not gains:
        return []
    chosen = sorted([*gains, *against], key=lambda each: -abs(each.importance))[:MAX_REASONS]
    return sorted(chosen, key=lambda each: each.importance < 0)


def reason(difference: Difference) -> Reason:
    measure, amount, _, is_exact = difference.found
    count, rest = divmod(abs(amount), measure.parts)
    number = Message("reason-number" if is_exact and not rest else "reason-at-least", {"number": count})
    seat = {} if measure.seat is None else {"seat": PlayerRef(measure.seat)}
    way = "more" if amount > 0 else "less"
    text = Message(measure.id, {**measure.arguments, **seat, "way": way, "number": number, "count": count})
    if difference.certainty is not Certainty.SURE:
        text = Message(difference.certainty.value, {"reason": text})
    return Reason(text, difference.importance > 0)
