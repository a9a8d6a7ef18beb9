"""Converts a match to its record and back. If a record does not replay, the error names the move and the reason."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from emporion.kernel.codec import shown
from emporion.kernel.contract import Game, Player
from emporion.kernel.errors import (
    BadDraft,
    BadMove,
    BadOption,
    BadPlayers,
    BadPosition,
    BadRecord,
    UnknownBot,
    UnknownGame,
)
from emporion.kernel.messages import PlayerRef
from emporion.kernel.seats import SEAT_NAMES
from emporion.match.deal import deal_of
from emporion.match.match import LONGEST_NAME, PERSON, Match, Seat
from emporion.match.record import FORMAT, Record, Result, SeatLine, key_of, key_text
from emporion.match.seal import seal_holds
from emporion.match.shuffle_check import check_shuffle

Players = Callable[[str], Player]
"""Finds a bot by its name."""


def record_of(match: Match, started: str) -> Record:
    """The record of a match so far."""
    return Record(
        format=FORMAT,
        game=match.game.name,
        rules=match.game.version,
        started=started,
        options=dict(match.options),  # as sealed, whatever the defaults are by now
        seats=[SeatLine(seat.name, seat.player) for seat in match.seats],
        key=key_text(match.key),
        moves=[f"{SEAT_NAMES[move.seat]} {match.format_move(move)}" for move in match.log],
        result=result_of(match) if match.over else None,
        position=match.position,
    )


def result_of(match: Match) -> Result:
    scores, ranks, ending = match.result()
    return Result(match.game.endings[ending], scores, ranks, match.digest())


def replay(record: Record, find: Callable[[str], Game], bots: Players | None = None, source: str = "record") -> Match:
    """Replay a record and check its result. With `bots`, bots are seated and the match can go on; without, it is only
    for viewing."""
    match = set_up(record, find, bots, source)
    for number, line in enumerate(record.moves, start=1):
        play_line(match, line, number, source)
    if record.result is not None:
        check_result(match, record.result, source)
    check_deal(record, match, source)
    return match


def set_up(record: Record, find: Callable[[str], Game], bots: Players | None, source: str) -> Match:
    """The match of a record, before its first move."""
    try:
        game = find(record.game)
    except UnknownGame:
        raise BadRecord("record-unknown-game", source=source, found=shown(record.game)) from None
    if record.rules != game.version:
        raise BadRecord("record-rules-version", source=source, found=record.rules, expected=game.version)
    seats = [Seat(line.name, line.player) for line in record.seats]
    for seat in seats:
        if not seat.has_valid_name():
            raise BadRecord("record-name", source=source, found=shown(seat.name), longest=LONGEST_NAME)
    try:
        players = [None if bots is None or seat.player == PERSON else bots(seat.player) for seat in seats]
        match = Match(game, seats, players, dict(record.options), key_of(record), record.position)
    except UnknownBot as problem:
        raise BadRecord("record-unknown-bot", source=source, detail=str(problem)) from None
    except (BadOption, BadPlayers, BadPosition) as problem:
        raise BadRecord("record-set-up", source=source, detail=str(problem)) from None
    check_promise(record, match, source)
    return match


def check_promise(record: Record, match: Match, source: str) -> None:
    """Check that the game's luck is what the server and the seats had agreed on before it began."""
    if record.shuffle is not None:
        check_shuffle(record, record.shuffle, source)
    elif record.commitment and not has_valid_seal(record, match):
        raise BadRecord("record-promise", source=source)


def has_valid_seal(record: Record, match: Match) -> bool:
    """Whether the game's luck is the one that was sealed before it began."""
    nonce = bytes.fromhex(record.nonce)
    return seal_holds(record.commitment, match.game, len(match.seats), record.options, match.key, nonce)


def check_deal(record: Record, match: Match, source: str) -> None:
    """Check the draws of the record against those of the game. Only records without `shuffle` may leave them out."""
    if not record.deal and record.shuffle is None:
        return
    found = deal_of(match)
    if found and not record.deal:
        raise BadRecord("record-no-draws", source=source)
    if found != record.deal:
        raise BadRecord("record-deal", source=source)


def play_line(match: Match, line: str, number: int, source: str) -> None:
    """Play one move of a record: the seat, then its actions separated by commas."""
    where: Mapping[str, str | int] = {"source": source, "number": number, "line": shown(line)}
    seat, _, texts = line.partition(" ")
    if match.over:
        raise BadRecord("record-move-after-end", **where)
    if seat not in SEAT_NAMES[: len(match.seats)]:
        raise BadRecord("record-move-seat", seats=", ".join(SEAT_NAMES[: len(match.seats)]), **where)
    if SEAT_NAMES.index(seat) != match.actor:
        raise BadRecord("record-move-turn", seat=PlayerRef(match.actor), **where)
    try:
        actions = [match.game.parse_action(text) for text in texts.split(",")]
        match.commit(match.actor, actions)
    except BadMove as problem:
        raise BadRecord("record-move-unreadable", detail=str(problem), **where) from None
    except BadDraft as problem:
        raise illegal_move(match, actions, problem, where) from None


def replay_line(match: Match, line: str) -> None:
    """Play one move of a record that was replayed before."""
    seat, _, texts = line.partition(" ")
    match.replay(SEAT_NAMES.index(seat), [match.game.parse_action(text) for text in texts.split(",")])


def illegal_move(match: Match, actions: list[int], problem: BadDraft, where: Mapping[str, str | int]) -> BadRecord:
    """The error for a line whose actions are not one legal move."""
    failed = int(str(problem.message.arguments["number"]))
    if problem.message.id == "match-draft-too-long":
        return BadRecord("record-move-too-long", move=match.game.format_action(actions[failed]), **where)
    legal = match.draft(actions[: failed - 1]).legal
    texts = ", ".join(match.game.format_action(action) for action in legal)
    return BadRecord("record-move-illegal", move=match.game.format_action(actions[failed - 1]), legal=texts, **where)


def check_result(match: Match, claimed: Result, source: str) -> None:
    """Check that the recorded result is what the moves lead to."""
    if not match.over:
        raise BadRecord("record-cut-short", source=source, number=match.version)
    found = result_of(match)
    for name in ("ending", "scores", "ranks", *(("digest",) if claimed.digest else ())):
        if getattr(found, name) != getattr(claimed, name):
            raise BadRecord(
                "record-result",
                source=source,
                field=name,
                found=shown(getattr(claimed, name)),
                expected=shown(getattr(found, name)),
            )
