"""A hint on the screen: what a bot would do, what follows from it, and why it is better than the next best move."""

from __future__ import annotations

from emporion.advice.moves import MoveHint, moves_to_show, search_moves, verdict_of
from emporion.bots import engine as engines
from emporion.kernel import reference
from emporion.kernel.errors import BackendUnavailable
from emporion.kernel.fast_rng import seed_rng
from emporion.kernel.messages import Message
from emporion.match import Match
from emporion.match.composition import PartialMove
from emporion.terminal.screen import INDENT, Screen

ROUND = 5  # percent; the bot is no more exact


def show_hint(match: Match, here: PartialMove, screen: Screen) -> None:
    """Search the move that begins with what was chosen, from what its player knows."""
    game, made, rng = match.game, here.draft.actions, [0, 0]
    prepare(match, screen)
    screen.print("web-hint-thinking", style="dim")
    seed_rng(rng, match.version, len(made))
    known = reference.concealed(game, match.state, here.draft.seat)
    found = search_moves(game, known, made, rng)
    verdict = verdict_of(found, found.moves)
    if verdict in ("only", "equal", "open"):
        screen.print("web-hint-none" if verdict == "only" else f"web-hint-{verdict}")
    for move in moves_to_show(found.moves, verdict):
        if move.is_best:
            show_move(move, screen)


def prepare(match: Match, screen: Screen) -> None:
    """Compile the bots that search, if that has not been done."""
    try:
        engine = engines.compiled(match.game)
        if not engine.is_ready():
            screen.print("terminal-preparing", title=Message(f"{match.game.name}-title"))
            engine.prepare()
    except BackendUnavailable:
        return  # the search is interpreted, with a warning


def show_move(move: MoveHint, screen: Screen) -> None:
    screen.print(move.sentence, style="bold", indent=INDENT)
    for fact in move.facts:
        screen.print("terminal-hint-fact", indent=2 * INDENT, fact=fact)
    if move.rival is not None:
        screen.print("terminal-hint-rival", style="dim", indent=2 * INDENT, move=move.rival)
    for reason in move.reasons:
        screen.print(
            "terminal-hint-for" if reason.is_gain else "terminal-hint-against",
            style="green" if reason.is_gain else "red",
            indent=2 * INDENT,
            reason=reason.text,
        )
    if move.expected is not None:
        percent = ROUND * round(100 * move.expected / ROUND)
        share = min(100 - ROUND, max(ROUND, percent))
        screen.print("terminal-hint-chances", style="dim", indent=2 * INDENT, share=share)
