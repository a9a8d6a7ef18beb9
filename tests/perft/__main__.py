"""Print the counts of every position, beside those on file."""

from __future__ import annotations

from tests.perft import cases, perft

for name, game, state, counts in cases():
    found = {depth: perft(game, state, int(depth)) for depth in counts}
    print(name, found, "as on file" if found == counts else f"on file: {counts}")
