"""A bot that plays on an emporion server, in one file: it takes a free seat and chooses among its legal moves.

    python examples/room_bot.py http://localhost:8080 TABLE TOKEN

TABLE is the last part of the table's link, TOKEN comes from `POST /api/me/tokens`. Needs: pip install httpx websockets.
docs/protocol.md explains the messages.
"""

import json
import random
import sys
import time

import httpx
from websockets.sync.client import connect


def patched(before, change):
    """What is seen after a step."""
    if change is None:
        return before
    if "=" in change:
        return change["="]
    if isinstance(before, list):
        return [patched(value, change.get(str(place))) for place, value in enumerate(before)]
    after = {key: patched(value, change.get(key)) for key, value in before.items() if change.get(key) != {"-": True}}
    return after | {key: each["="] for key, each in change.items() if key not in before}


def play(server, table, token):
    """Until the game is over."""
    sign = {"Authorization": f"Bearer {token}"}
    taken = httpx.post(f"{server}/api/tables/{table}/seats", json={}, headers=sign)  # refused if we have one
    address = server.replace("http", "ws", 1) + f"/api/tables/{table}/live"
    with connect(address, additional_headers=sign) as socket:
        scene, version, asked = None, -1, -1
        while scene is None or scene["stage"] != "over":
            message = json.loads(socket.recv())
            if message["t"] == "scene":
                scene, version = message["scene"], message["version"]
                if scene["you"] is None:
                    sys.exit(f"no seat for us: {taken.text}")
            elif message["t"] == "step":
                scene, version = patched(scene, message["change"]), message["version"]
            elif message["t"] == "refused":
                asked = -1  # whatever it was, choose again, without haste
                time.sleep(1)
                if message["scene"]:
                    scene, version = message["scene"]["scene"], message["scene"]["version"]
            if scene["offers"] and version != asked:
                # `scene["view"]` holds all that our seat sees. A better bot would look at it.
                choice, asked = random.choice(scene["offers"]), version
                command = {"t": "play", "command": f"v{version}", "version": version, "actions": [choice["action"]]}
                socket.send(json.dumps(command))
        print("places:", scene["ending"]["places"])


if __name__ == "__main__":
    play(*sys.argv[1:])
