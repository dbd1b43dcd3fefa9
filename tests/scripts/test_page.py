"""The page is built again exactly when something changed, and failures are told in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from scripts import page


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a work tree with sources, packages and a built page."""
    for name in ("WEB", "LOCK", "MODULES", "PAGE", "BUILD", "LOG", "ROOT"):
        moved = tmp_path / getattr(page, name).relative_to(page.ROOT)
        monkeypatch.setattr(page, name, moved)
    monkeypatch.setattr(page, "PAGE_STAMP", page.PAGE / ".stamp")
    monkeypatch.setattr(page, "PACKAGES_STAMP", page.MODULES / ".klubovna")
    for path in (page.WEB / "src/main.ts", page.MODULES / "x/index.js", page.PAGE / "index.html"):
        path.parent.mkdir(parents=True)
        path.touch()
    page.PAGE_STAMP.write_text(page.sources_key())
    return tmp_path


@pytest.mark.usefixtures("tree")
def test_a_built_page_stays() -> None:
    """What npm installs or leaves behind is no source."""
    (page.MODULES / "x" / "index.js").write_text("other")
    assert page.is_built()


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/new.ts", "web/index.html"])
def test_a_change_is_built(tree: Path, name: str) -> None:
    """Be it a changed file or a new one."""
    (tree / name).write_text("changed")
    assert not page.is_built()


def test_a_lost_page_is_built(tree: Path) -> None:
    """A stamp alone is no page."""
    (tree / "src/klubovna/page/index.html").unlink()
    assert not page.is_built()


@pytest.mark.parametrize(
    ("had", "wanted", "installed"),
    [
        ("", page.FOR_BUILDING, page.FOR_BUILDING),
        ("", page.EVERYTHING, page.EVERYTHING),
        (page.FOR_BUILDING, page.FOR_BUILDING, None),
        (page.FOR_BUILDING, page.EVERYTHING, page.EVERYTHING),
        (page.EVERYTHING, page.FOR_BUILDING, None),
        (page.EVERYTHING, page.EVERYTHING, None),
    ],
)
@pytest.mark.usefixtures("tree")
def test_packages_are_installed_once(
    monkeypatch: pytest.MonkeyPatch, had: str, wanted: str, installed: str | None
) -> None:
    """Tests need more than the page does; whoever has more, keeps it."""
    for file in (page.WEB / "package.json", page.LOCK):
        file.write_text("{}")
    commands: list[list[str]] = []
    monkeypatch.setattr(page, "work", commands.append)
    if had:
        page.install(had)
    commands.clear()
    page.install(wanted)
    assert [("--omit=dev" in c) for c in commands] == (
        [installed == page.FOR_BUILDING] if installed else []
    )


@pytest.mark.parametrize(
    ("log", "told"),
    [
        ("", "no output"),
        ("a\nb\n", "b"),
        ("npm error code EINTEGRITY\nnpm error more", "npm error code EINTEGRITY"),
        (
            "error during build:\nFailed with 1 error:\n\n[x] Expected `)`\n at y",
            "[x] Expected `)`",
        ),
    ],
)
def test_the_line_that_tells_most(log: str, told: str) -> None:
    """The rest is in the log."""
    assert page.first_error(log) == told


@pytest.mark.usefixtures("tree")
def test_a_failure_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """The log is named, nothing else is printed."""
    program = "console.error('\\x1b[31mError: no\\x1b[0m'); process.exit(3)"
    with pytest.raises(page.PageError) as error:
        page.work([page.node(), "-e", program])
    assert str(error.value) == f"Error: no (all of it: {Path('build/page.log')})"
    assert capsys.readouterr() == ("", "")


def test_unknown_words_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """They change nothing."""
    assert page.main(["nonsense"]) == 1
    assert capsys.readouterr().err.startswith("page: say: ")
