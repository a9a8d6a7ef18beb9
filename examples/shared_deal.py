"""A club evening in one file: opens tables that share a deal, waits until all have finished, and prints the results.

    python examples/shared_deal.py http://localhost:8080 TOKEN GAME PLAYERS TABLES

TOKEN comes from `POST /api/me/tokens`. Give each group of players one of the links that are printed; nobody can sit at
two of them. docs/protocol.md explains the requests. Needs: pip install httpx.
"""

import sys
import time

import httpx

PAUSE = 2  # seconds between two questions


def play(server, token, game, players, tables):
    """Open a deal and its tables, and return the deal once it is revealed."""
    with httpx.Client(base_url=server, headers={"Authorization": f"Bearer {token}"}) as http:
        deal = answer(http.post("/api/deals", json={"game": game, "players": players}))
        print(f"commitment of deal {deal['deal']}: {deal['commitment']}")
        for number in range(tables):
            table = answer(http.post("/api/tables", json={"deal": deal["deal"]}))["table"]
            print(f"table {number + 1}: {server}/t/{table}", flush=True)
        answer(http.post(f"/api/deals/{deal['deal']}/close"))  # no more tables: the last of these ends the evening
        while deal["state"] != "revealed":
            time.sleep(PAUSE)
            deal = answer(http.get(f"/api/deals/{deal['deal']}"))
        return deal


def answer(response):
    """The body of an answer; ends the program with the reason of a refusal."""
    if response.is_error:
        sys.exit(f"refused: {response.json()['error']['id']}")
    return response.json()


if __name__ == "__main__":
    server, token, game, players, tables = sys.argv[1:]
    over = play(server.rstrip("/"), token, game, int(players), int(tables))
    print(f"secret: {over['secret']}")
    for each in over["results"]:
        print(f"seat {each['seat'] + 1}: {each['rank']}. {each['name']}, place {each['place']}, {each['score']} points")
