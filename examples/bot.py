"""Sits down at a table and picks anything: python examples/bot.py http://127.0.0.1:7110 TABLE"""

import json
import random
import secrets
import sys
import time
import urllib.request
from typing import Any

from websockets.sync.client import connect


def join(url: str, table: str, name: str) -> str:
    """Take the first open seat; return its key."""
    body, kind = json.dumps({"name": name}).encode(), {"Content-Type": "application/json"}
    request = urllib.request.Request(f"{url}/api/tables/{table}/join", body, kind)
    with urllib.request.urlopen(request) as answer:
        return str(json.load(answer)["key"])


def play(url: str, table: str, key: str) -> Any:
    """Play until the game is over; return how it ended."""
    with connect(f"ws{url.removeprefix('http')}/ws/{table}") as socket:
        socket.send(json.dumps({"type": "hello", "key": key}))
        for message in map(json.loads, socket):
            if message["type"] != "position":
                continue
            if message["end"]:
                return message["end"]
            if decision := message["decision"]:
                time.sleep(0.1)  # who sends more than 20 messages a second is refused
                picked = random.choice(decision["options"])["id"]
                pick = {"type": "choose", "asked": decision["asked"], "option": picked}
                socket.send(json.dumps({**pick, "token": secrets.token_urlsafe(9)}))


if __name__ == "__main__":
    url, table = sys.argv[1:]
    print(play(url, table, join(url, table, "Random")))
