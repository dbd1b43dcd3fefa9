"""How tests are spread over processes; and figures that they measure are shown at the end."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

Figures = Callable[[str], None]

TESTS = Path(__file__).parent

LONGEST_FIRST = (
    "server/test_crash.py",
    "browser",
    "scripts",
    "server",
    "laws",
    "cli",
    "page",
)
"""Files and folders whose tests take longest: whoever begins with them needn't wait at the end."""

MOST_WAITING = 4  # processes; each may bring a browser and a clubhouse of its own


def pytest_xdist_auto_num_workers() -> int:
    """Use half as many processes more than processors: some tests wait for a clubhouse."""
    processors = os.cpu_count() or 1
    return processors + min(-(-processors // 2), MOST_WAITING)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the longest tests."""
    items.sort(key=lambda item: rank(item.path.relative_to(TESTS).as_posix()))


def rank(path: str) -> int:
    """Return how soon the tests of a file shall run."""
    return next((n for n, name in enumerate(LONGEST_FIRST) if path.startswith(name)), 99)


@pytest.fixture
def figures(record_property: Callable[[str, object], None]) -> Figures:
    """Return a function that shows a line of figures in the summary."""
    return lambda text: record_property("figures", text)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Show all figures."""
    for report in terminalreporter.getreports("passed"):
        for name, text in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(f"{report.nodeid.partition('::')[2]}: {text}")
