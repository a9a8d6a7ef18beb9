"""Write strength.json of each built-in game: the usual number of moves of a seat, and the strength of bots.

    python benchmarks/pool_figures.py [--deals 6]

The strength follows from the measured wins in docs/strength.md (`make strength`), each level against the one below: it
is the distance of two `mu` at which the model of the room's ratings expects that share. Moves are counted in games of
traders and apprentices.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, takewhile
from math import log, sqrt
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce

from emporion.arena.execution import Execution, run_tournament
from emporion.arena.tournament import ANCHOR, Tournament
from emporion.bots.levels import levels_of
from emporion.games import find, names

ROOT = Path(__file__).parent.parent
PAGE = ROOT / "docs" / "strength.md"
ROW = re.compile(
    r"^\| (?P<title>[^|]+) \| (?P<players>\d) \| (?P<one>\w+) against (?:\d × )?(?P<other>\w+) \| \*\*(?P<wins>[\d.]+)%"
)
ZERO = "trader"


class Measured(NamedTuple):
    """The wins of a level against the one below in all other seats."""

    title: str
    players: int
    stronger: str
    weaker: str
    wins: float


def measured() -> list[Measured]:
    """What the page says about each level against the one below."""
    page = PAGE.read_text(encoding="utf-8")
    section = page.partition("## Each level against the one below")[2].partition("\n## ")[0]
    found = filter(None, map(ROW.match, section.splitlines()))
    return [
        Measured(row["title"], int(row["players"]), row["one"], row["other"], float(row["wins"]) / 100) for row in found
    ]


def strengths(game: str, players: int) -> dict[str, float]:
    """`mu` of each level above the trader's, up to the first that was not measured."""
    title, ladder = find(game).title, levels_of(find(game))
    steps = {
        (row.weaker, row.stronger): distance(row.wins, players)
        for row in measured()
        if (row.title, row.players) == (title, players)
    }
    mu = {ladder[0]: 0.0}
    for weaker, stronger in takewhile(steps.__contains__, pairwise(ladder)):
        mu[stronger] = mu[weaker] + steps[weaker, stronger]
    return {level: round(mu[level] - mu[ZERO], 1) for level in mu}


def distance(wins: float, players: int) -> float:
    """How far the `mu` of a player who wins this share of games is above that of all others: Plackett-Luce expects the
    first place with exp(mu / c) over the sum of all, where c is beta times the root of the number of players."""
    return sqrt(players) * PlackettLuce().beta * log(wins * (players - 1) / (1 - wins))


def usual_moves(game: str, players: int, deals: int) -> int:
    """The average number of moves of a seat."""
    with tempfile.TemporaryDirectory() as folder:
        run_tournament(Tournament(game, players, (ZERO, "apprentice"), deals, seed=5), Execution(records=Path(folder)))
        return round(fmean(moves_of_seats(Path(folder))))


def moves_of_seats(folder: Path) -> Iterator[int]:
    for file in sorted(folder.glob("*.json")):
        record = json.loads(file.read_text(encoding="utf-8"))
        if all(seat["player"] != ANCHOR for seat in record["seats"]):
            made = Counter(line.split()[0] for line in record["moves"])
            yield from (made[f"P{seat}"] for seat in range(1, len(record["seats"]) + 1))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--deals", type=int, default=6, help="per game and number of players (%(default)s)")
    chosen = parser.parse_args()
    for game in names():
        pools = {
            str(players): {"moves": usual_moves(game, players, chosen.deals), "levels": strengths(game, players)}
            for players in find(game).players
        }
        file = ROOT / "src" / "emporion" / "games" / game / "strength.json"
        lines = (f"  {json.dumps(players)}: {json.dumps(figures)}" for players, figures in pools.items())
        file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
