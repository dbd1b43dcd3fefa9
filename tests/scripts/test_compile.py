"""Only what changed is compiled, and every module belongs to the library of its game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from scripts import compile as rules


class Compiler:
    """Writes the names of what it was given, as a C compiler would write objects."""

    def __init__(self) -> None:
        self.compiled: list[str] = []
        self.breaks = False

    def compile(self, sources: list[str], folder: str, *_: object, **__: object) -> list[str]:
        fresh = Path(folder, "fresh.o")
        fresh.write_text("half of it" if self.breaks else "all of it")
        if self.breaks:
            raise rules.CompileError("no space left")
        self.compiled += [Path(source).name for source in sources]
        return [str(fresh)]


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Compiler:
    """Return a compiler, in a tree with nothing but C files."""
    monkeypatch.setattr(rules, "BUILD", tmp_path)
    monkeypatch.setattr(rules, "OBJECTS", tmp_path / "cache")
    for name in ("__native_a.c", "__native_b.c", "__native.h", "runtime.c"):
        (tmp_path / name).write_text(name)
    return Compiler()


def compiled(compiler: Any, *sources: str, flags: tuple[str, ...] = ()) -> list[str]:
    """Compile a library; return what the compiler was given."""
    extension: Any = SimpleNamespace(
        sources=[str(rules.BUILD / name) for name in sources],
        depends=[str(rules.BUILD / "__native.h")],
        include_dirs=[],
        extra_compile_args=list(flags),
    )
    compiler.compiled.clear()
    rules._compile_objects(compiler, [extension])
    assert extension.sources == []
    assert [Path(path).read_text() for path in extension.extra_objects] == ["all of it"] * len(
        sources
    )
    return sorted(compiler.compiled)


LIBRARY = ("__native_a.c", "__native_b.c", "runtime.c")


@pytest.mark.parametrize(
    ("changed", "again"),
    [
        ([], []),
        (["__native_a.c"], ["__native_a.c"]),
        (["runtime.c"], ["runtime.c"]),
        (["__native.h"], ["__native_a.c", "__native_b.c"]),
    ],
)
def test_only_what_changed_is_compiled(
    compiler: Compiler, changed: list[str], again: list[str]
) -> None:
    """A header is a part of every C file that was generated with it."""
    assert compiled(compiler, *LIBRARY) == sorted(LIBRARY)
    for name in changed:
        (rules.BUILD / name).write_text("changed")
    assert compiled(compiler, *LIBRARY) == again


def test_the_environment_counts(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other flags or another compiler make other objects."""
    monkeypatch.setenv("CC", "gcc")
    compiled(compiler, "runtime.c")
    assert compiled(compiler, "runtime.c", flags=("-g",)) == ["runtime.c"]
    monkeypatch.setenv("CC", "clang")
    assert compiled(compiler, "runtime.c", flags=("-g",)) == ["runtime.c"]


def test_unneeded_objects_go(compiler: Compiler) -> None:
    """The folder holds one object for each C file."""
    compiled(compiler, *LIBRARY)
    (rules.BUILD / "__native_a.c").write_text("changed")
    compiled(compiler, "__native_a.c")
    assert len(list(rules.OBJECTS.iterdir())) == 1


def test_a_half_written_object_is_not_kept(compiler: Compiler) -> None:
    """The next run compiles again."""
    compiler.breaks = True
    with pytest.raises(rules.CompileError, match="no space"):
        compiled(compiler, "runtime.c")
    compiler.breaks = False
    assert compiled(compiler, "runtime.c") == ["runtime.c"]


def test_each_game_is_a_library() -> None:
    """And the core is one; no module is in two of them."""
    groups = {name: paths for paths, name in rules._groups()}
    for name, paths in groups.items():
        folders = {"_".join(Path(path).parts[1:-1][:3]) for path in paths}
        assert folders == {name}
    found = sorted(path for paths in groups.values() for path in paths)
    assert found == sorted(p.relative_to(rules.ROOT).as_posix() for p in rules.compiled_modules())
    assert {"klubovna_core", "klubovna_games_fort"} <= set(groups)
