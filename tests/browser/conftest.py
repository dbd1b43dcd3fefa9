"""Tests in a browser share it, and therefore one event loop."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytest_asyncio import is_async_test

from tests.browser.chromium import browser, open_page

__all__ = ["browser", "open_page"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests of this folder in the loop of the browser."""
    for item in items:
        if Path(__file__).parent in item.path.parents and is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
