"""An external bot in one file, to start from. It only knows which kinds of moves are good.

    emporion play carthage --bots "outside:python examples/outside_bot.py"

Each line of input and output is one JSON object. docs/bots.md documents the protocol.
"""

import json
import sys

# First words of moves, best first. All other moves come last.
PREFERRED = {
    "carthage": ["buy", "use", "take"],
    "dale": ["build", "stack", "buy", "card"],
    "discovery": ["play", "explore", "buy", "accept"],
}


def rank(game, move):
    """The place of a move's first word in the list of its game; lower is better."""
    words = PREFERRED.get(game, [])
    places = [place for place, word in enumerate(words) if move["say"].startswith(word)]
    return min(places, default=len(words))


def reply(message):
    """Answer the greeting, then each question until the input ends."""
    if message["type"] == "hello":
        return {"protocol": 1, "name": "Connoisseur"}
    # `message["view"]` holds everything our seat knows. A better bot would use it.
    best = min(message["legal"], key=lambda move: rank(message["game"], move))
    return {"request": message["request"], "action": best["id"]}


for line in sys.stdin:
    print(json.dumps(reply(json.loads(line))), flush=True)  # without flush, the answer would stay in the buffer
