"""How strong one bot is against another: duplicate deals, in which bot A plays every seat once with the same luck.

A deal is one key. With N players it is played N times, A on another seat each time and B on all the others, so that
good cards favour nobody. Shares have Wilson's interval; for differences of points the deal is the unit.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import multiprocessing
import os
import statistics
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NoReturn

from emporion import bots, games
from emporion.kernel import reference
from emporion.kernel.chance import key_from_seed, key_of_game
from emporion.kernel.errors import EmporionError
from emporion.kernel.noise import seed_noise
from emporion.kernel.statistics import CONFIDENT, wilson

BAD_INPUT = 2
TELL_EVERY = 2.0  # seconds


@dataclass(frozen=True)
class Contest:
    """Who plays what against whom."""

    game: str
    a: str
    b: str
    players: int
    seed: str
    deals: int


@dataclass
class Thought:
    """Decisions of one side, and the seconds it took for them. Forced ones count."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Thought) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def milliseconds(self) -> float:
        return 1000 * self.seconds / self.decisions if self.decisions else 0.0


@dataclass
class Deal:
    """What came of one key, over all seats. B's points are the mean of the seats that B plays."""

    won: int
    tied: int
    points_a: float
    points_b: float
    thought_a: Thought
    thought_b: Thought


def main() -> None:
    parser = Parser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", default="carthage", help="%(default)s")
    parser.add_argument("--a", default="greedy", help="the bot that is measured (%(default)s)")
    parser.add_argument("--b", default="random", help="the bot on all other seats (%(default)s)")
    parser.add_argument("--players", type=int, default=2, help="%(default)s")
    parser.add_argument("--deals", type=positive, default=200, help="keys, each played from every seat (%(default)s)")
    parser.add_argument("--seed", default="1", help="of the deals and of the bots (%(default)s)")
    parser.add_argument("--workers", type=positive, default=os.cpu_count() or 1, help="processes (%(default)s)")
    parser.add_argument("--json", action="store_true", dest="as_json", help="print one JSON object")
    chosen = parser.parse_args()
    contest = Contest(chosen.game, chosen.a, chosen.b, chosen.players, chosen.seed, chosen.deals)
    try:
        games.find(contest.game).check_players(contest.players)
        for name in (contest.a, contest.b):
            bots.find(name)
        result = summary(contest, list(telling(play_all(contest, chosen.workers), contest.deals)))
    except EmporionError as problem:
        fail(str(problem))
    except KeyboardInterrupt:
        fail("interrupted", 130)
    print(json.dumps(result, indent=2) if chosen.as_json else "\n".join(table(result)))


class Parser(argparse.ArgumentParser):
    """Bad input is one line."""

    def error(self, message: str) -> NoReturn:
        fail(message)


def fail(message: str, code: int = BAD_INPUT) -> NoReturn:
    print(f"error: {message}", file=sys.stderr)
    sys.exit(code)


def positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"expected a number from 1, found {text!r}")
    return int(text)


def play_all(contest: Contest, workers: int) -> Iterator[Deal]:
    """All deals in order; one worker plays them in this process, where a profiler sees them."""
    jobs = [(contest, index) for index in range(contest.deals)]
    if workers == 1:
        yield from map(play_deal, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(min(workers, contest.deals)) as pool:
        yield from pool.imap(play_deal, jobs)


def telling(deals: Iterable[Deal], count: int) -> Iterator[Deal]:
    """Tell on standard error how far it is."""
    began = told = time.monotonic()
    for done, deal in enumerate(deals, 1):
        yield deal
        now = time.monotonic()
        if now - told > TELL_EVERY or done == count:
            left = (now - began) / done * (count - done)
            print(f"{done}/{count} deals, {left:.0f} s left", file=sys.stderr, flush=True)
            told = now


def play_deal(job: tuple[Contest, int]) -> Deal:
    """Play one key from every seat."""
    contest, index = job
    key, its_noise = [0] * 8, [0, 0]
    key_of_game(key, its_noise, key_from_seed(contest.seed), index)
    deal = Deal(0, 0, 0.0, 0.0, Thought(), Thought())
    for place in range(contest.players):
        scores, ranks = play_game(contest, index, place, key, deal)
        first = ranks[place] == 1
        alone = ranks.count(1) == 1
        deal.won += first and alone
        deal.tied += first and not alone
        deal.points_a += scores[place]
        deal.points_b += (sum(scores) - scores[place]) / (contest.players - 1)
    return deal


def play_game(contest: Contest, index: int, place: int, key: list[int], deal: Deal) -> tuple[list[int], list[int]]:
    """One game with A at a place; scores and ranks. What the bots thought goes to the deal."""
    game = games.find(contest.game)
    apply = reference.world(game)["apply"]
    seats = range(contest.players)
    players = [bots.find(contest.a if seat == place else contest.b) for seat in seats]
    noises = [bot_noise(contest.seed, index, place, seat) for seat in seats]
    state, _ = reference.start(game, contest.players, {}, key)
    while (seat := reference.actor(game, state)) >= 0:
        legal = reference.legal(game, state)
        hidden = reference.concealed(game, state, seat)
        began = time.perf_counter()
        action = players[seat].choose(game, hidden, legal, noises[seat])
        seconds = time.perf_counter() - began
        (deal.thought_a if seat == place else deal.thought_b).add(Thought(1, seconds, seconds))
        if action not in legal:
            raise AssertionError(f"{players[seat].name} chose {action}; legal are {legal}")
        apply(state, action)
    scores, ranks, _ = reference.result(game, state)
    return scores, ranks


def bot_noise(*names: int | str) -> list[int]:
    """A stream for one seat in one game: hashed, so that a bot cannot work out the key of the deal from it."""
    digest = hashlib.sha256(f"noise of bots {names}".encode()).digest()
    noise = [0, 0]
    seed_noise(noise, int.from_bytes(digest[:4], "little"), int.from_bytes(digest[4:8], "little"))
    return noise


def summary(contest: Contest, deals: Sequence[Deal]) -> dict[str, Any]:
    """Everything that is told, as plain values."""
    played = contest.players * len(deals)
    won, tied = sum(deal.won for deal in deals), sum(deal.tied for deal in deals)
    differences = [(deal.points_a - deal.points_b) / contest.players for deal in deals]
    deals_won, deals_tied = sum(each > 0 for each in differences), sum(each == 0 for each in differences)
    thought_a, thought_b = Thought(), Thought()
    for deal in deals:
        thought_a.add(deal.thought_a)
        thought_b.add(deal.thought_b)
    return {
        "contest": asdict(contest),
        "games": {"played": played, "won": won, "tied": tied, "share": share(won, played)},
        "deals": {
            "played": len(deals), "won": deals_won, "tied": deals_tied, "share": share(deals_won, len(deals)),
        },
        "points": {
            "a": round(sum(deal.points_a for deal in deals) / played, 2),
            "b": round(sum(deal.points_b for deal in deals) / played, 2),
            "difference": mean(differences),
        },
        "bots": [thinking(contest.a, thought_a), thinking(contest.b, thought_b)],
    }  # fmt: skip


def share(part: int, whole: int) -> dict[str, float]:
    """A share with Wilson's 95% interval, which is right near 0 and 1 too."""
    found = wilson(part / whole, whole)
    return {"value": round(found.value, 4), "low": round(found.low, 4), "high": round(found.high, 4)}


def mean(values: Sequence[float]) -> dict[str, float | None]:
    """A mean with its 95% interval; one value has none."""
    middle = statistics.fmean(values)
    if len(values) == 1:
        return {"value": round(middle, 2), "low": None, "high": None}
    half = CONFIDENT * statistics.stdev(values) / math.sqrt(len(values))
    return {"value": round(middle, 2), "low": round(middle - half, 2), "high": round(middle + half, 2)}


def thinking(name: str, thought: Thought) -> dict[str, Any]:
    return {
        "name": name,
        "decisions": thought.decisions,
        "ms_per_decision": round(thought.milliseconds, 4),
        "longest_ms": round(1000 * thought.longest, 2),
    }


def table(result: dict[str, Any]) -> Iterator[str]:
    """The summary as lines for people."""
    contest, points = result["contest"], result["points"]
    yield "{game}, {players} players: {a} against {b}, seed {seed}".format(**contest)
    for unit in ("games", "deals"):
        row = result[unit]
        yield (
            f"{unit} won   {row['won']} of {row['played']} ({row['tied']} tied): {100 * row['share']['value']:.1f}%"
            f"  [{100 * row['share']['low']:.1f}%, {100 * row['share']['high']:.1f}%]"
        )
    difference = points["difference"]
    interval = "" if difference["low"] is None else f"  [{difference['low']:+.2f}, {difference['high']:+.2f}]"
    yield f"points      {points['a']:.2f} to {points['b']:.2f}: {difference['value']:+.2f} a game{interval}"
    for bot in result["bots"]:
        yield (
            f"{bot['name']:<11} {bot['decisions']} decisions, {bot['ms_per_decision']:.3f} ms each, "
            f"longest {bot['longest_ms']:.1f} ms"
        )


if __name__ == "__main__":
    main()
