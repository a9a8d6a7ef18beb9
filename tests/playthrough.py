"""Playthroughs: a random game, its beginning printed decision by decision. They are compared line by line in the tests,
show in reviews what a change of the rules does, and are readable enough to learn a game from.

`make playthroughs` writes them anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from emporion.games import find, names
from emporion.kernel import position, reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.contract import Game
from emporion.kernel.digest import play_digest
from emporion.kernel.fast_rng import random_below, seed_rng
from emporion.kernel.seats import SEAT_NAMES

FOLDER = Path(__file__).parent / "playthroughs"
SEED = 7
TOLD = 100  # decisions that are printed; the digest is of all


def path_of(game: Game, players: int) -> Path:
    return FOLDER / f"{game.name}-{players}.txt"


def playthrough(game: Game, players: int) -> list[str]:
    """The lines of a random game."""
    state, events = reference.start(game, players, {}, key_from_seed(SEED))
    rng = [0, 0]
    seed_rng(rng, SEED, players)
    lines = [f"{game.title}, rules version {game.version}, {players} players, seed {SEED}, random decisions", ""]
    lines += [
        "Before each turn the table is drawn with all hands open. A line that begins with > is a decision, chosen"
    ]
    lines += [
        "among the legal moves before it; lines that begin with . tell what happened because of it, in order.",
        "",
    ]
    lines += ["The position in JSON after setting up:", *position.dumps(game, state).splitlines(), "", "Setting up:"]
    lines += [f"  . {event_text(game, event)}" for event in events]
    made: list[tuple[int, int]] = []
    happened, turn = [*events], -1
    while (actor := reference.actor(game, state)) >= 0:
        legal = reference.legal(game, state)
        action = legal[random_below(rng, len(legal))]
        is_told = len(made) < TOLD
        if is_told and state.turn != turn:
            lines += ["", *game.diagram(state)]
        turn = state.turn
        events = reference.play(game, state, action)
        if is_told:
            lines.append(f"  legal   {', '.join(game.format_action(each) for each in legal)}")
            lines.append(f"> {SEAT_NAMES[actor]}: {game.format_action(action)}")
            lines += [f"  . {event_text(game, event)}" for event in events]
        happened += events
        made.append((actor, action))
    scores, ranks, ending = reference.result(game, state)
    if len(made) > TOLD:
        lines += ["", f"… and {len(made) - TOLD} more decisions", ""]
    lines += [*game.diagram(state), f"  ended by {game.endings[ending]}, scores {scores}, ranks {ranks}"]
    digest = play_digest(made, game.events.digested(happened), (scores, ranks, ending))
    lines.append(f"  digest of decisions, events and result {digest}")
    return lines


def event_text(game: Game, event: tuple[int, ...]) -> str:
    """An event as one line."""
    facts: dict[str, Any] = game.events.describe(event)
    return f"{facts.pop('event').replace('_', ' ')}: " + ", ".join(f"{name} {value}" for name, value in facts.items())


def write_all() -> None:
    for name in names():
        game = find(name)
        for players in game.players:
            path_of(game, players).write_text("\n".join(playthrough(game, players)) + "\n", encoding="utf-8")
            print(path_of(game, players).name)


if __name__ == "__main__":
    write_all()
