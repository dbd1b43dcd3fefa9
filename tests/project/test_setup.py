"""Rules about the project itself: its locks, its layers, its size, and what the compiler bears."""

from __future__ import annotations

import ast
import io
import re
import runpy
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"
CORE = SRC / "klubovna" / "core"
GAMES = SRC / "klubovna" / "games"
COMPILE = runpy.run_path(str(ROOT / "scripts" / "compile.py"))

EXCEPTIONS_CEILING = 20
"""How many `type: ignore` and `noqa` there may be. May only fall."""

CORE_LINES_CEILING = 1420  # a sixth of them only name what can be taught and told
GAME_FILE_LINES_CEILING = 400
FUNCTION_LINES_CEILING = 40

EXCEPTION = re.compile(r"#\s*(type:\s*ignore|noqa)(\[[^\]]*\]|:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*)?")
REASON = re.compile(r"[^\W\d_]{2,}\W+[^\W\d_]+")


def python_files(*folders: Path) -> list[Path]:
    return sorted(path for folder in folders for path in folder.rglob("*.py"))


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


# Locks


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=name)
def test_locks_name_no_address(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text and "index-url" not in text and "find-links" not in text


def locked(lock: Path) -> list[str]:
    """Return what is said of each package."""
    text = lock.read_text("utf-8")
    return [p for p in re.split(r"\n(?=\S)", text.strip()) if not p.startswith("#")]


@pytest.mark.parametrize("lock", sorted((ROOT / "requirements").iterdir()), ids=name)
def test_every_locked_package_has_a_hash(lock: Path) -> None:
    packages = locked(lock)
    assert packages
    assert [p for p in packages if "==" not in p or "--hash=sha256:" not in p] == []


@pytest.mark.parametrize("part", ["play", "uv"])
def test_who_plays_has_what_developers_have(part: str) -> None:
    """`make play` and `make test` share a .venv, and must not change it for each other."""
    assert set(locked(ROOT / "requirements" / f"{part}.txt")) <= set(
        locked(ROOT / "requirements" / "dev.txt")
    )


# Exceptions from the checks


def exceptions() -> Iterator[tuple[str, str]]:
    """Yield where each `type: ignore` or `noqa` stands, and what is said beside it."""
    for path in [*python_files(SRC, ROOT / "tests", ROOT / "scripts"), ROOT / "hatch_build.py"]:
        for token in tokenize.generate_tokens(io.StringIO(path.read_text("utf-8")).readline):
            if token.type == tokenize.COMMENT and EXCEPTION.search(token.string):
                yield f"{name(path)}:{token.start[0]}", EXCEPTION.sub("", token.string)


def test_exceptions_give_a_reason_in_words() -> None:
    assert [where for where, said in exceptions() if not REASON.search(said)] == []


def test_exceptions_stay_few() -> None:
    assert len(list(exceptions())) <= EXCEPTIONS_CEILING


# What the compiler bears


def shifted_constants(code: ast.AST) -> Iterator[int]:
    """Yield the lines where a constant is shifted left by something which is not one."""
    constants = {target for target, value in assignments(code) if is_number(value)}
    for node in ast.walk(code):
        match node:
            case ast.BinOp(left=left, op=ast.LShift(), right=right):
                pass
            case ast.AugAssign(target=left, op=ast.LShift(), value=right):
                pass
            case _:
                continue
        is_constant = is_number(left) or (isinstance(left, ast.Name) and left.id in constants)
        if is_constant and not is_number(right):
            yield node.lineno


def assignments(code: ast.AST) -> Iterator[tuple[str, ast.expr]]:
    """Yield the names that are given a value, with the value."""
    for node in ast.walk(code):
        match node:
            case ast.Assign(targets=[ast.Name(id=target)], value=value):
                yield target, value
            case ast.AnnAssign(target=ast.Name(id=target), value=ast.expr() as value):
                yield target, value


def is_number(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value=int()):
            return True
        case ast.UnaryOp(operand=operand):
            return is_number(operand)
        case ast.BinOp(left=left, right=right):
            return is_number(left) and is_number(right)
        case ast.Call(func=ast.Name(id="i64" | "int"), args=[value]):
            return is_number(value)
    return False


def test_no_constant_is_shifted() -> None:
    """mypyc turns `1 << n` into a 32-bit shift, which is wrong from n = 31 on.

    Take bits from a table instead: `BIT: Final = [2**n for n in range(64)]`, then `BIT[n]`.
    """
    found = [
        f"{name(path)}:{line}"
        for path in COMPILE["compiled_modules"]()
        for line in shifted_constants(ast.parse(path.read_text("utf-8")))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("code", "is_bad"),
    [
        ("a = 1 << n", True),
        ("a = i64(1) << n", True),
        ("one: i64 = 1\na = one << n", True),
        ("one = 1\none <<= n", True),
        ("a = 1 << 5", False),
        ("a = x << 13", False),
        ("a = BIT[n]", False),
    ],
)
def test_shifts_are_recognised(code: str, is_bad: bool) -> None:
    assert any(shifted_constants(ast.parse(code))) == is_bad


def test_the_rules_compile_where_they_can() -> None:
    stamp = COMPILE["_read_stamp"]()
    assert not stamp.get("error"), "see build/compile.log"


# Size


def test_the_core_stays_small() -> None:
    """Lines of code count: neither blank ones nor comments nor docstrings, which hold the laws."""
    assert sum(code_lines(path) for path in python_files(CORE)) < CORE_LINES_CEILING


def code_lines(path: Path) -> int:
    """Return the number of lines that are code."""
    text = path.read_text("utf-8")
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            prose |= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    numbered = enumerate(text.splitlines(), 1)
    return sum(1 for i, line in numbered if i not in prose and line.split("#")[0].strip())


@pytest.mark.parametrize("path", sorted(GAMES.glob("*/**/*.py")), ids=name)
def test_a_game_is_written_in_small_pieces(path: Path) -> None:
    assert lines(path) <= GAME_FILE_LINES_CEILING
    code = ast.parse(path.read_text("utf-8"))
    # A constructor only names every field, and a position has many.
    functions = [
        n for n in ast.walk(code) if isinstance(n, ast.FunctionDef) and n.name != "__init__"
    ]
    assert [f.name for f in functions if length(f) > FUNCTION_LINES_CEILING] == []


def length(function: ast.FunctionDef) -> int:
    """Return the number of lines of a function, without its docstring and what it puts together.

    Whoever returns a position or a box names all of its fields, a line each, and decides nothing.
    """
    total = lines_of(function)
    if ast.get_docstring(function) is not None:
        total -= lines_of(function.body[0])
    match function.body[-1]:
        case ast.Return(value=ast.Call(func=ast.Name(id=made)) as call) if made[0].isupper():
            total -= lines_of(call)
    return total


def lines_of(node: ast.stmt | ast.expr) -> int:
    """Return the number of lines that a node takes."""
    return (node.end_lineno or node.lineno) - node.lineno + 1
