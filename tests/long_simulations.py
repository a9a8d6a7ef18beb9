"""Random games of every game and number of players, about as many decisions of each; part of `make soak`."""

from __future__ import annotations

from emporion.games import find, names
from emporion.kernel.compilation import progress_on_stderr
from emporion.kernel.contract import NO_LIMIT
from emporion.kernel.simulation import simulate

DECISIONS = 200_000_000
SAMPLE = 1000  # games that show how long games are
SEED = 1


def main() -> None:
    for name in names():
        game = find(name)
        for players in game.players:
            sample = simulate(game, players, SAMPLE, SEED, compiling=progress_on_stderr(game.title)).report()
            games = DECISIONS * SAMPLE // sample["decisions"]
            report = simulate(game, players, games, SEED).report()
            print(f"{name}, {players} players: {games:,} games, checksum {report['checksum']}", flush=True)
            assert game.longest_playout < NO_LIMIT or not report["unfinished"], "games did not end"


if __name__ == "__main__":
    main()
