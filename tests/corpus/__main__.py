"""Play and write the corpus anew, for all games or for those that are named: `python -m tests.corpus [GAME ...]`."""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from emporion.games import names
from tests.corpus.playing import write


def main(chosen: list[str]) -> int:
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        missing = [line for lines in pool.map(write, chosen or names()) for line in sorted(lines)]
    for line in missing:
        print(f"not shown: {line}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
