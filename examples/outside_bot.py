"""A bot for emporion in one file, to start from: it knows which kinds of moves are good, and nothing else.

    emporion play carthage --bots "outside:python examples/outside_bot.py"

One JSON object comes in on every line, one goes out for each. docs/bots.md explains them.
"""

import json
import sys

# The beginnings of moves, best first. Whatever begins in none of these ways comes last.
LIKED = {
    "carthage": ["buy", "use", "take"],
    "dale": ["build", "stack", "buy", "card"],
    "discovery": ["play", "explore", "buy", "accept"],
}


def liking(game, move):
    """How early the beginning of a move stands in the list of its game: less is better."""
    beginnings = LIKED.get(game, [])
    places = [place for place, beginning in enumerate(beginnings) if move["say"].startswith(beginning)]
    return min(places, default=len(beginnings))


def reply(message):
    """Two kinds of messages come: a greeting, and then question after question until the input ends."""
    if message["type"] == "hello":
        return {"protocol": 1, "name": "Connoisseur"}
    # `message["view"]` holds all that our seat knows. A better bot would look at it.
    favourite = min(message["legal"], key=lambda move: liking(message["game"], move))
    return {"request": message["request"], "action": favourite["id"]}


for line in sys.stdin:
    print(json.dumps(reply(json.loads(line))), flush=True)  # unflushed, the answer would never arrive
