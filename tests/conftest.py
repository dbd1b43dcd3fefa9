"""Figures that tests measure are shown at the end, whichever process measured them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

Figures = Callable[[str], None]


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
