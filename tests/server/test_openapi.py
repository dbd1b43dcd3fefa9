"""The OpenAPI document is true: whatever is sent, every answer is one that it speaks of."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from schemathesis.generation import GenerationMode

from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Host, http, seats

EXAMPLES = 60  # for each of the requests
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
MODES = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]
REQUESTS = [
    ("GET", "/api/games"),
    ("GET", "/api/games/{game}/words/{lang}"),
    ("GET", "/api/games/{game}/labels/{lang}"),
    ("GET", "/api/games/{game}/lessons/{lang}"),
    ("GET", "/api/games/{game}/components"),
    ("GET", "/api/tables"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("POST", "/api/tables/{table_id}/join"),
    ("PUT", "/api/tables/{table_id}/seat"),
    ("POST", "/api/tables/{table_id}/seat/bot"),
    ("DELETE", "/api/tables/{table_id}/seat/bot"),
    ("POST", "/api/tables/{table_id}/seat/leave"),
    ("POST", "/api/tables/{table_id}/seat/resign"),
    ("POST", "/api/tables/{table_id}/seats/{seat}/link"),
    ("POST", "/api/tables/{table_id}/seats/{seat}/bot"),
    ("POST", "/api/tables/{table_id}/close"),
    ("POST", "/api/tables/{table_id}/rematch"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/course"),
    ("POST", "/api/replay"),
    ("GET", "/healthz"),
]


@pytest.fixture(scope="module")
def api(house: ClubhouseProcess) -> Any:
    """The document of a running clubhouse."""
    return schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")


@pytest.fixture(scope="module")
def finished(house: ClubhouseProcess) -> Host:
    """A table whose game is over."""
    table = Host.open(house.url, "bot:easy", "bot:easy")
    while table.info()["status"] != "over":
        time.sleep(0.05)
    return table


def test_every_request_is_in_the_document(house: ClubhouseProcess) -> None:
    """Nothing is left out but the page and the sockets."""
    document = http.get(f"{house.url}/api/openapi.json").json()
    paths = document["paths"].items()
    found = {(method.upper(), path) for path, operations in paths for method in operations}
    assert found == set(REQUESTS)


@pytest.mark.parametrize(("method", "path"), REQUESTS)
def test_every_answer_is_documented(
    house: ClubhouseProcess, api: Any, finished: Host, method: str, path: str
) -> None:
    """No 500, no status, content type or shape that the document doesn't know.

    Every other request is about a table or game that exists, most of them with a key that fits.
    """
    open_, playing = Host.open(house.url, "me", "open", "open"), Host.open(house.url, "me", "bot")
    operation, numbers, statuses = api[path][method], count(), set()
    strategies = [operation.as_strategy(generation_mode=mode) for mode in MODES]

    @settings(
        max_examples=EXAMPLES,
        phases=(Phase.explicit, Phase.generate),
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(case=st.one_of(*strategies))
    def send(case: Any) -> None:
        number = next(numbers)
        if number % 2:
            ask_for(case, [open_, playing, finished][number // 2 % 3], number // 6)
        answer = case.call_and_validate(checks=CHECKS)
        statuses.add(answer.status_code)

    send()
    assert statuses & {200, 201}, "not all was refused"


def good_body(path: str, table: Host) -> dict[str, Any]:
    """Return what may be sent there."""
    if path.endswith("/bot"):
        return {"level": "easy"}
    if path.endswith("/replay"):
        return {"record": table.request("GET", "record").text, "seat": 1}
    if path.endswith("/tables"):
        return {"game": "fort", "seats": seats("me", "open", "bot")}
    return {"name": "Ada"}


def ask_for(case: Any, table: Host, number: int) -> None:
    """Ask for things that exist, with one key or another."""
    known = {"table_id": table.id, "seat": number % 3, "game": "fort", "lang": "cs"}
    case.path_parameters |= {k: v for k, v in known.items() if k in case.path_parameters}
    if number % 2 and case.operation.body:
        case.body, case.media_type = good_body(case.path, table), "application/json"
    is_seats_own = case.path.endswith("/seat") or "/seat/" in case.path
    key = table.keys.get(0, "none") if is_seats_own else table.key
    case.headers["Authorization"] = f"Bearer {'wrong' if number % 4 == 3 else key}"
