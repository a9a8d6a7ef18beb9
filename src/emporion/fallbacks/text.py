"""The texts of a game without its own: choices by their notation, the log by the names of events.

An event called `turn` with a seat is the heading of a turn in the log.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from emporion.fallbacks.fields import label, value_text
from emporion.kernel.contract import Game, GameText
from emporion.kernel.messages import Choice, DescribedEvent, Message, PlayerRef, ScoreSheet
from emporion.kernel.notation import Notation
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import GameView

TURN = "generic-turn"
REFUSAL = "generic-refusal"
FIRST = 1  # rank


def text_of(game: Game) -> GameText:
    """The generic texts of a game."""
    notation = game.notation
    return GameText(
        prompt=prompt,
        notes=lambda _view, _legal: (),
        choices=partial(choices, notation),
        question=lambda _view: "",
        begins_move=lambda _view: False,
        bundle=lambda _view, _action: "",
        preview=lambda state, seat, _picked: game.view(state, seat, False),
        preview_chosen=lambda _state, _seat, _action: None,
        shortcut=lambda action: (move(notation, action),),
        summary=partial(summary, notation),
        narrate=narrate,
        consequences=consequences,
        warning=lambda _view, _action: None,
        explain_forced=partial(explain_forced, notation),
        revealed=lambda _events: "",
        foreseen=lambda _events, _view: (),
        heading=TURN,
        refusal=lambda _view, action: Message(REFUSAL, {"move": notation.format(action)}),
        not_now=REFUSAL,
        score_sheet=partial(score_sheet, game.score_parts),
        topics=(),
        help_page=no_help,
        cards=(),
        card_help=no_help,
    )


def prompt(view: GameView) -> Message:
    return Message("generic-prompt", {"seat": player(view.actor)}) if view.actor else Message("generic-over")


def player(seat: str) -> PlayerRef:
    return PlayerRef(SEAT_NAMES.index(seat))


def move(notation: Notation, action: int) -> Message:
    """An action by its notation."""
    return Message("generic-move", {"move": notation.format(action)})


def choices(notation: Notation, _view: Any, legal: Sequence[int]) -> list[Choice]:
    group = Message("generic-moves")
    return [Choice(action, group, move(notation, action), move(notation, action)) for action in legal]


def summary(notation: Notation, steps: Sequence[tuple[Any, int]]) -> Message:
    return Message("generic-summary", {"moves": [move(notation, action) for _, action in steps]})


def explain_forced(notation: Notation, _view: Any, chosen: Sequence[int], completes: bool) -> Message:
    moves = [move(notation, action) for action in chosen]
    return Message("generic-forced", {"moves": moves, "rest": "yes" if completes else "no"})


def narrate(events: Sequence[DescribedEvent], _view: Any) -> list[Message]:
    """A line for each event, with its arguments as the viewer may know them."""
    return [event_line(event) for event in events]


def consequences(events: Sequence[DescribedEvent], _before: Any, after: Any) -> list[Message]:
    """The log of what follows, without headings."""
    return [message for message in narrate(events, after) if message.id != TURN]


def event_line(event: DescribedEvent) -> Message:
    facts = {name: value for name, value in event.items() if name not in ("event", "seat")}
    texts = [value_text(value) if value is not None else "?" for value in facts.values()]
    what = label(event["event"])
    if len(texts) == 1:
        what = f"{what} {texts[0]}"
    elif texts:
        what = f"{what} ({', '.join(f'{label(name)} {text}' for name, text in zip(facts, texts, strict=True))})"
    seat = event.get("seat")
    if seat is None:
        return Message("generic-event", {"event": what})
    if event["event"] == "turn":
        return Message(TURN, {"seat": player(seat)})
    return Message("generic-event-by", {"seat": player(seat), "event": what})


def score_sheet(
    parts: int, _events: Sequence[DescribedEvent], _view: Any, scores: Sequence[int], ranks: Sequence[int]
) -> ScoreSheet:
    """Points and places. Scores count parts of a point."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == FIRST]
    points = in_points(scores[winners[0]], parts)
    if len(winners) > 1:
        names = [Message("player-name", {"seat": PlayerRef(seat)}) for seat in winners]
        verdict = Message("generic-verdict-shared", {"winners": names, "points": points})
    else:
        verdict = Message("generic-verdict-wins", {"seat": PlayerRef(winners[0]), "points": points})
    return ScoreSheet(
        rows=[],
        totals=[
            (Message("generic-score-points"), [number(in_points(each, parts)) for each in scores]),
            (Message("generic-score-place"), [number(each) for each in ranks]),
        ],
        legend=Message("generic-score-legend"),
        verdict=verdict,
    )


def in_points(score: int, parts: int) -> int | str:
    """A score as a number of points, or as text with a fraction: 3, 2 1/2, -1/2."""
    whole, rest = divmod(abs(score), parts)
    if rest == 0:
        return score // parts
    return f"{'-' if score < 0 else ''}{f'{whole} ' if whole else ''}{rest}/{parts}"


def number(value: int | str) -> Message:
    return Message("generic-score-number", {"number": value})


def no_help(_about: str, _view: Any) -> Message:
    """Without topics and cards there is nothing to ask about."""
    raise LookupError("this game has no help pages")
