"""OpenSpiel's IS-MCTS against our search, on the same deals from both seats.

    python benchmarks/ismcts.py [--deals 200] [--simulations 50] [--milliseconds 20] [--only simulations,time]

Once with as many simulations per decision for both, and once with as much time: processor time, because on a busy
machine a clock would run while a bot waits. OpenSpiel's is the one in Python
(`open_spiel.python.algorithms.ismcts`), as it is but for two things that make it faster here: its rollouts to the end
of the game are compiled (`Playouts`), and nodes are told apart by a key instead of a text. The one in C++ cannot search
games that are written in Python, so that its speed cannot be compared; in its place, the equal number of simulations
compares what each search makes of them. A simulation of OpenSpiel's is a random playout to the end; one of ours
evaluates the position with the game's heuristics.

Finished deals are kept in a folder, so that the script can be stopped and resumed. It prints the share of wins with
95% intervals (bootstrap over deals; an exact one-sided bound if one bot won all) and writes them to
benchmarks/ismcts.json.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from emporion.arena.game_runner import GameRunner, play_out
from emporion.arena.parallel import progress_bar
from emporion.arena.results import means
from emporion.bots import engine
from emporion.bots import find as find_bot
from emporion.bots.bot import Bot, RandomBot
from emporion.bots.config import SEARCH, BotConfig
from emporion.bots.search import workspaces_for
from emporion.bots.workspace import ITERATIONS, SETTLED
from emporion.games import find
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed
from emporion.kernel.compilation import Progress, progress_on_stderr
from emporion.kernel.contract import Concealed, Game
from emporion.kernel.errors import EmporionError
from emporion.kernel.extras import require
from emporion.kernel.fast_rng import seed_rng
from harness import machine

HERE = Path(__file__).parent
MOST_ITERATIONS = 10_000  # of a search that is ended by the clock; they take more memory than time
SLICE = 16  # of them between two looks at the clock
SIMULATIONS, TIME = "simulations", "time"
THEIRS, OURS = 0, 1  # places in pairs of bots


class TimedSearch:
    """Our search with a time limit for every decision."""

    def __init__(self, seconds: float) -> None:
        self.name = f"search for {1000 * seconds:g} ms"
        self.seconds = seconds
        self.iterations = 0

    def config_for(self, game: Game, players: int) -> None:
        """Compiled games have no clock."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        engine.compiled(game).prepare(progress)

    def close(self) -> None:
        """Nothing to release."""

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        began, used, config = time.thread_time(), engine.best(game), BotConfig(SEARCH, MOST_ITERATIONS)
        states, action = used.as_array(concealed), legal[0]
        with workspaces_for(used, config, rng) as (workspace,):
            workspace.stats[ITERATIONS] = workspace.stats[SETTLED] = 0
            while not workspace.stats[SETTLED] and time.thread_time() - began < self.seconds:
                action = used.decide(states, config, SLICE, workspace)
            self.iterations = int(workspace.stats[ITERATIONS])
        return action if action in legal else RandomBot().choose(game, concealed, legal, rng)  # the turn limit


class Measured:
    """A bot, and the processor time of its decisions."""

    def __init__(self, bot: Bot) -> None:
        self.bot, self.name = bot, bot.name
        self.iterations, self.seconds = 0, 0.0

    def config_for(self, game: Game, players: int) -> None:
        """Played from Python, so that both bots are measured alike."""

    def prepare(self, game: Game, progress: Progress | None = None) -> None:
        self.bot.prepare(game, progress)

    def close(self) -> None:
        self.bot.close()

    def choose(self, game: Game, concealed: Concealed, legal: Sequence[int], rng: list[int]) -> int:
        began = time.thread_time()
        action = self.bot.choose(game, concealed, legal, rng)
        self.seconds += time.thread_time() - began
        self.iterations = getattr(self.bot, "iterations", 0)
        return action


class Contest(NamedTuple):
    """A comparison: what is equal, and how much of it."""

    kind: str
    amount: float
    game: str
    seed: int

    @property
    def bots(self) -> tuple[Bot, Bot]:
        if self.kind == SIMULATIONS:
            both = f"openspiel:ismcts?simulations={self.amount:g}", f"search:{self.amount:g}"
            return find_bot(both[THEIRS]), find_bot(both[OURS])
        seconds = self.amount / 1000
        return find_bot(f"openspiel:ismcts?seconds={seconds:g}"), TimedSearch(seconds)

    @property
    def title(self) -> str:
        unit = "simulations" if self.kind == SIMULATIONS else "ms"
        return f"{find(self.game).title} for two, {self.amount:g} {unit} per decision"


class Played(NamedTuple):
    """A deal from both seats: the win share and the score of OpenSpiel's bot and of ours, and their thinking."""

    wins: list[list[float]]
    """By game, then by bot."""
    scores: list[list[int]]
    thinking: list[list[float]]
    """By bot: decisions, simulations, seconds of processor time."""


def play_deal(contest: Contest, deal: int) -> Played:
    played = Played([], [], [[0, 0, 0.0], [0, 0, 0.0]])
    game, bots = find(contest.game), [Measured(bot) for bot in contest.bots]
    for theirs in range(2):
        seats = [THEIRS if seat == theirs else OURS for seat in range(2)]
        rngs = [stream(contest.seed, deal, theirs, seat) for seat in range(2)]
        state, _ = reference.start(game, 2, {}, key_from_seed(f"ismcts {contest.seed} {deal}"))
        runner = GameRunner(game, state, [bots[each] for each in seats], rngs)
        _, thinking = play_out(runner)
        scores, ranks, _ = reference.result(game, runner.state)
        shares = [(rank == 1) / ranks.count(1) for rank in ranks]
        played.wins.append([shares[seats.index(each)] for each in (THEIRS, OURS)])
        played.scores.append([scores[seats.index(each)] for each in (THEIRS, OURS)])
        for each in (THEIRS, OURS):
            played.thinking[each][0] += thinking[seats.index(each)].decisions
            played.thinking[each][1] += thinking[seats.index(each)].iterations
            played.thinking[each][2] = bots[each].seconds
    return played


def stream(*numbers: int) -> list[int]:
    rng = [0, 0]
    digest = hashlib.sha256(repr(numbers).encode()).digest()
    seed_rng(rng, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
    return rng


def measure(contest: Contest, deals: int, folder: Path) -> dict[str, Any]:
    """Play the deals that are not kept yet, and return the figures of all."""
    game = find(contest.game)
    for bot in contest.bots:
        bot.prepare(game, progress_on_stderr(game.title))
    file = folder / f"{contest.game}-{contest.kind}-{contest.amount:g}-{contest.seed}-{engine.fingerprint(game)}.jsonl"
    known = [Played(*json.loads(line)) for line in file.read_text().splitlines()][:deals] if file.exists() else []
    with file.open("a") as lines, progress_bar(contest.kind, deals, len(known)) as advance:
        for deal in range(len(known), deals):
            known.append(play_deal(contest, deal))
            lines.write(json.dumps(known[-1]) + "\n")
            lines.flush()
            advance(1)
    return figures(contest, known)


def figures(contest: Contest, played: Sequence[Played]) -> dict[str, Any]:
    wins = np.array([each.wins for each in played]).mean(axis=1)
    scores = np.array([each.scores for each in played], float).mean(axis=1)
    thinking = np.array([each.thinking for each in played]).sum(axis=0)
    share = means(wins, [1, 1], contest.seed)
    points = means(scores, [1, 1], contest.seed)
    bots = [
        {
            "bot": bot.name,
            "wins": bounded(interval(share[each], 4), len(played)),
            "score": interval(points[each], 2),
            "simulations_per_decision": round(thinking[each][1] / thinking[each][0], 1),
            "ms_per_decision": round(1000 * thinking[each][2] / thinking[each][0], 2),
        }
        for each, bot in enumerate(contest.bots)
    ]
    equal = {"simulations": contest.amount} if contest.kind == SIMULATIONS else {"milliseconds": contest.amount}
    return {"game": contest.game, "equal": equal, "seed": contest.seed, "deals": len(played), "bots": bots}


def interval(found: Any, digits: int) -> dict[str, float]:
    return {name: round(getattr(found, name), digits) for name in ("value", "low", "high")}


def bounded(wins: dict[str, float], deals: int) -> dict[str, float]:
    """An interval of a share. If every deal was won or lost from both seats, a bootstrap has no width: then it is the
    exact one-sided bound of 95%."""
    bound = 0.05 ** (1 / deals)
    if wins["low"] == 1:
        return {**wins, "low": round(bound, 4)}
    if wins["high"] == 0:
        return {**wins, "high": round(1 - bound, 4)}
    return wins


def shown(title: str, found: dict[str, Any]) -> str:
    lines = [f"{title}: {found['deals']} deals from both seats, seed {found['seed']}"]
    for bot in found["bots"]:
        wins, score = bot["wins"], bot["score"]
        lines.append(
            f"  {bot['bot']:34} wins {wins['value']:6.1%} ({wins['low']:.1%} to {wins['high']:.1%}), "
            f"score {score['value']:.1f} ({score['low']:.1f} to {score['high']:.1f}), "
            f"{bot['simulations_per_decision']:g} simulations and {bot['ms_per_decision']:g} ms per decision"
        )
    return "\n".join(lines)


def write(path: Path, measured: Sequence[dict[str, Any]]) -> None:
    """Put figures into the file, in the place of older ones of the same comparison."""
    found = json.loads(path.read_text())["measured"] if path.exists() else []
    kept = {(each["game"], *each["equal"]): each for each in (*found, *measured)}
    from importlib.metadata import version

    about = {"open_spiel": version("open_spiel"), "machine": machine(), "when": time.strftime("%Y-%m-%d")}
    path.write_text(json.dumps({**about, "measured": list(kept.values())}, indent=2) + "\n")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="carthage")
    parser.add_argument("--deals", type=int, default=200, help="each is played from both seats (%(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=50, help="per decision (%(default)s)")
    parser.add_argument("--milliseconds", type=float, default=20, help="per decision (%(default)s)")
    parser.add_argument("--only", default=f"{SIMULATIONS},{TIME}", help="what is equal (%(default)s)")
    parser.add_argument("--kept", type=Path, default=Path("ismcts"), help="folder of finished deals (%(default)s)")
    parser.add_argument("--json", type=Path, default=HERE / "ismcts.json", help="where figures go (%(default)s)")
    chosen = parser.parse_args()
    kinds = chosen.only.split(",")
    if not {*kinds} <= {SIMULATIONS, TIME} or min(chosen.deals, chosen.milliseconds) < 1 or chosen.simulations < 2:
        parser.error("expected at least one deal, two simulations, one millisecond, and --only simulations or time")
    amounts = {SIMULATIONS: chosen.simulations, TIME: chosen.milliseconds}
    try:
        require("openspiel", "this comparison")
        chosen.kept.mkdir(parents=True, exist_ok=True)
        for kind in kinds:
            contest = Contest(kind, amounts[kind], chosen.game, chosen.seed)
            found = measure(contest, chosen.deals, chosen.kept)
            print(shown(contest.title, found), flush=True)
            write(chosen.json, [found])
    except EmporionError as problem:
        sys.exit(f"error: {problem}")


if __name__ == "__main__":
    main()
