"""What no golden game meets: by game, the step, end or mark, and the rule test that covers it."""

from __future__ import annotations

EXCEPTIONS: dict[str, dict[str, str]] = {}
