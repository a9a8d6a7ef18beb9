"""The protocol of external bots: one JSON object per line, with nothing that the seat cannot know.

`docs/bots.md` documents it for bot authors; `schema` gives the exact form of each line.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from emporion.kernel import reference
from emporion.kernel.contract import Concealed, Game, Json
from emporion.kernel.errors import printable
from emporion.kernel.options import option_fields
from emporion.kernel.seats import SEAT_NAMES
from emporion.kernel.view import GameView

VERSION = 1
LONGEST_LINE = 1 << 16  # bytes of an answer; questions have no limit
LONGEST_NAME = 80
LONGEST_QUOTE = 60  # characters of a line that an error message repeats

RequestNumber = Annotated[int, Meta(ge=1, description="Counts the questions; the answer repeats it.")]


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """Our first line. The bot answers with its introduction."""

    protocol: Annotated[int, Meta(description="The version of the protocol that we speak.")]


class Move(msgspec.Struct, frozen=True):
    """A legal action."""

    id: Annotated[int, Meta(description="The number of the action, as on the page of the game.")]
    say: Annotated[str, Meta(description="The same in notation.")]


class Question(msgspec.Struct, frozen=True, tag_field="type", tag="choose"):
    """A decision, complete in itself. The bot answers with one of the legal moves."""

    request: RequestNumber
    game: Annotated[str, Meta(description="The name of the game, as `emporion games` lists it.")]
    players: Annotated[int, Meta(ge=2)]
    options: Annotated[dict[str, Any], Meta(description="The options that differ from their defaults.")]
    seat: Annotated[str, Meta(pattern="^P[1-4]$", description="Who decides: the seat of the bot.")]
    view: Annotated[Any, Meta(description="What a perfect memory knows at this seat; its type is that of the game.")]
    legal: Annotated[list[Move], Meta(min_length=2, description="What may be done; forced moves are not asked about.")]
    limit_ms: Annotated[int, Meta(ge=1, description="How long we wait for the answer, in milliseconds.")]


class Introduction(msgspec.Struct, frozen=True):
    """The bot's answer to our hello."""

    protocol: Annotated[Literal[1], Meta(description="The version of the protocol that the bot speaks.")]
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME, description="What it calls itself.")]


class Answer(msgspec.Struct, frozen=True):
    """The bot's answer to a question."""

    request: RequestNumber
    action: Annotated[int | str, Meta(description="One of the legal moves, by its number or in notation.")]


class Stray(Exception):
    """A line that does not answer the question; says why."""


Message = TypeVar("Message", Introduction, Answer)


def hello_line() -> bytes:
    return _line(Hello(VERSION))


def question_line(request: int, game: Game, concealed: Concealed, legal: Sequence[int], limit_ms: int) -> bytes:
    """The line that asks for a decision, made from the concealed state alone."""
    record: Any = concealed
    seat = reference.actor(game, record)
    question = Question(
        request=request,
        game=game.name,
        players=record.players,
        options=_chosen_options(record.options),
        seat=SEAT_NAMES[seat],
        view=game.view(record, seat, True),
        legal=[Move(action, game.format_action(action)) for action in legal],
        limit_ms=limit_ms,
    )
    return _line(question)


def _line(message: Hello | Question) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _chosen_options(options: Any) -> dict[str, Json]:
    chosen = {}
    for name, (_, option) in option_fields(type(options)).items():
        value = option.codec.encode(getattr(options, name))
        if value != option.default:
            chosen[name] = value
    return chosen


def read_introduction(line: bytes) -> Introduction:
    """Raises Stray if the line is none."""
    return _read(line, Introduction)


def read_answer(line: bytes, request: int) -> Answer:
    """Raises Stray if the line is no answer, or answers another question."""
    answer = _read(line, Answer)
    if answer.request != request:
        raise Stray(f"{_quoted(line)} answers request {printable(str(answer.request), LONGEST_QUOTE)}, not {request}")
    return answer


def _read(line: bytes, kind: type[Message]) -> Message:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise Stray(f"{_quoted(line)} is no {kind.__name__.lower()}: {problem}") from None


def _quoted(line: bytes) -> str:
    return f"“{printable(line.decode(errors='replace').strip(), LONGEST_QUOTE)}”"


def schema(games: Iterable[Game] = ()) -> dict[str, Json]:
    """The JSON Schema of all lines in both directions, with the types of the views of these games."""
    messages = (Hello, Question, Introduction, Answer)
    references, definitions = msgspec.json.schema_components(messages, ref_template="#/$defs/{name}")
    for game in games:
        for struct in game.view_structs:
            if issubclass(struct, GameView):
                _add_view(definitions, game.name, struct)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"A line of the emporion bot protocol, version {VERSION}",
        "anyOf": list(references),
        "$defs": definitions,
    }


def _add_view(definitions: dict[str, Any], game: str, view: type[GameView]) -> None:
    """Add the types of a game's view, as `<game>.<type>`: plugins may use the same names. Questions of the game then
    have a view of that type."""
    (reference_to_view,), forms = msgspec.json.schema_components([view], ref_template=f"#/$defs/{game}.{{name}}")
    definitions |= {f"{game}.{name}": form for name, form in forms.items()}
    definitions["Question"].setdefault("allOf", []).append(
        {
            "if": {"properties": {"game": {"const": game}}},
            "then": {"properties": {"view": reference_to_view}},
        }
    )
