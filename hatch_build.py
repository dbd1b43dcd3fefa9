"""Puts compiled rules into the wheel where a C compiler is at hand; otherwise it stays pure."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileRules(BuildHookInterface):
    """All work is done by scripts/compile.py."""

    def dependencies(self) -> list[str]:
        """The exact compiler of the extra `compile`, unless it would be of no use."""
        rules = self._rules()
        try:
            rules["find_compiler"]()
        except rules["CannotCompile"]:
            return []
        return list(self.metadata.core.optional_dependencies["compile"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        rules = self._rules()
        rules["BUILD"].mkdir(exist_ok=True)
        if version == "editable":
            rules["compile_in_place"](quiet=True)
            return
        out = rules["BUILD"] / "wheel"
        try:
            names = rules["build"](out)
        except rules["CannotCompile"] as reason:
            self.app.display_warning(f"klubovna: building a pure wheel: {reason}")
            return
        except rules["CompileError"] as error:
            self.app.display_warning(f"klubovna: building a pure wheel: {error}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(out / name): name.as_posix() for name in names})

    def _rules(self) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "scripts", "compile.py")))
