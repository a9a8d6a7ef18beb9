"""Our own rows among the peers: Traders of Carthage for 2, 3 or 4 players, random play, in two ways.

compiled: random games in the compiled backend, setup included.
observed: the same, with the features written before every decision.
"""

from __future__ import annotations

from emporion import __version__
from emporion.benchmark import one_core_work
from emporion.games import find
from emporion.kernel.compiled import CHUNK, compiled
from harness import Peer, arguments, batched, measure, pin

GAME = "carthage"


def main() -> None:
    game = find(GAME)
    effort, chosen = arguments(__doc__, [str(players) for players in game.players])
    pin(effort.core)
    peer = Peer("emporion", __version__)
    for players in map(int, chosen):
        for mode, observed in (("compiled", False), ("observed", True)):
            with peer.trying(GAME, mode):
                rules = compiled(game)
                rules.prepare()
                windows = measure(batched(one_core_work(rules, players, observed), CHUNK), effort)
                peer.row(GAME, players, mode, windows)


if __name__ == "__main__":
    main()
