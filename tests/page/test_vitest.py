"""The tests that the page has for itself, written in TypeScript beside its sources."""

from __future__ import annotations

import subprocess

from scripts import page


def test_the_page_passes_its_own_tests() -> None:
    """Vitest says itself what failed."""
    vitest = page.MODULES / "vitest" / "vitest.mjs"
    done = subprocess.run(
        [page.node(), str(vitest), "run"],
        cwd=page.WEB,
        env={**page.environ(), "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert done.returncode == 0, done.stdout
