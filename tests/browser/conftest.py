"""Tests in a browser share it, and therefore one event loop; and one clubhouse, with its page."""

from __future__ import annotations

from collections.abc import AsyncIterator, Generator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
from pytest_asyncio import is_async_test

from scripts.page import PAGE
from tests.browser.chromium import HAS_FAILED, browser, open_page, watch
from tests.server.clubhouse_process import ClubhouseProcess
from tests.server.guests import Guest

__all__ = ["browser", "open_page", "watch"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of this folder in the loop of the browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents and is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember that a test has failed: then its pages are worth a picture."""
    report = yield
    item.stash[HAS_FAILED] = report.failed
    return report


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClubhouseProcess]:
    """A real clubhouse that serves the built page, and has nothing to complain about at the end."""
    assert (PAGE / "index.html").exists(), "there is no page to test: say make setup"
    with ClubhouseProcess(tmp_path_factory.mktemp("house")) as house:
        yield house
        assert house.complaints() == []


@pytest_asyncio.fixture(loop_scope="session", autouse=True)
async def _everybody_goes_home() -> AsyncIterator[None]:
    yield
    await Guest.all_leave()
