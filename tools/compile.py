"""Writes a copy of the program whose rules and computer players are compiled by mypyc.

    python3 tools/compile.py OUT
    cd OUT && python3 main.py arena fistful --seats gardener,seedling,seedling,seedling

The checkout stays as it is. In ``OUT`` each module of ``rules`` and ``game/ai`` has a library
beside its source, and Python loads that instead. A module that mypyc cannot compile is named and
stays interpreted. In the end both play a few matches, which have to be the same. Run again, it
builds anew only the parts whose sources changed. Needs mypy, setuptools and a C compiler; nothing
of this is shipped.
"""

from __future__ import annotations

import argparse
import ast
import re
import subprocess
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COPIED: Final = ("main.py", "rules", "game", "ui", "assets", "tools")
COMPILED: Final = ("rules", "game/ai")
CARRIED_OUT: Final = Path(__file__).resolve().with_name("compile_modules.py")
DIGEST: Final = CARRIED_OUT.with_name("digest.py")

REWRITTEN: Final = (
    (re.compile(r"(@dataclass\(.*), slots=True\)"), r"\1)"),
    (re.compile(r"@dataclass\(slots=True\)"), "@dataclass"),
    (re.compile(r"^class Event\(ABC\):", re.MULTILINE), "class Event:"),
)
"""What mypyc does not take, and what means the same there.

A compiled class has slots anyway; a dataclass may not descend from an ABC that has none.
"""

REFUSED: Final = re.compile(r"^(\S+\.py):\d+: error: ", re.MULTILINE)


def main(words: Sequence[str] | None = None) -> int:
    """Copies, compiles, tries the result; says what stayed interpreted."""
    parser = argparse.ArgumentParser(description="Writes a compiled copy of the program for fast matches.")
    parser.add_argument("out", type=Path, help="the folder to write; made if there is none")
    parser.add_argument("--jobs", type=int, default=1, help="so many compilers at once")
    parser.add_argument("--optimize", choices=("0", "1", "2", "3"), default="1", help="the compiler's level")
    parser.add_argument("--unchecked", action="store_true", help="do not try whether it plays the same")
    asked = parser.parse_args(words)
    if (lack := lacking()) is not None:
        print(lack)
        return 1
    out = asked.out.resolve()
    if out == ROOT or (out.exists() and not (out / "main.py").exists() and any(out.iterdir())):
        print(f"{asked.out} is no folder for this: name one that is new, empty, or written by this tool.")
        return 1
    copy(out)
    interpreted = build(out, modules_of(out), ("--jobs", str(asked.jobs), "--optimize", asked.optimize))
    if interpreted is None:
        return 1
    for name, reason in interpreted.items():
        print(f"{name} stays interpreted: {reason}")
    return 0 if asked.unchecked or plays_the_same(out) else 1


def plays_the_same(out: Path) -> bool:
    """Whether the copy plays as the checkout does; says so."""
    command = [sys.executable, str(DIGEST), "--matches", "10", "--decisions", "24"]
    ours, theirs = (
        subprocess.run(command, cwd=folder, check=False, stdout=subprocess.PIPE, text=True).stdout  # noqa: S603
        for folder in (ROOT, out)
    )
    same = ours == theirs
    print("Both play the same." if same else f"They do not play the same:\n{ours}{theirs}")
    return same


def lacking() -> str | None:
    """A sentence about what is not installed and needed; None if all is there."""
    for name, package in (("mypyc", "mypy"), ("setuptools", "setuptools")):
        if find_spec(name) is None:
            return f"Compiling needs {package}: install it with 'pip install {package}'."
    if not any(which(name) for name in ("cc", "gcc", "clang", "cl")):
        return "Compiling needs a C compiler, such as gcc."
    return None


def copy(out: Path) -> None:
    """Brings ``out`` up to date with the checkout; what is the same already is not touched."""
    wanted: set[Path] = set()
    for name in COPIED:
        source = ROOT / name
        for path in [source] if source.is_file() else sorted(source.rglob("*")):
            if path.is_dir() or "__pycache__" in path.parts or path.suffix in {".so", ".pyd"}:
                continue
            place = out / path.relative_to(ROOT)
            wanted.add(place)
            _write(place, rewritten(path))
    for path in (path for name in COMPILED for path in (out / name).rglob("*.py") if path not in wanted):
        path.unlink()
    for path in [*out.glob("*"), *(path for name in COMPILED for path in (out / name).rglob("*"))]:
        if path.suffix in {".so", ".pyd"}:
            path.unlink()  # rather than written over: somebody may be playing with it


def rewritten(path: Path) -> bytes:
    """What stands in a file, as mypyc takes it."""
    content = path.read_bytes()
    if path.suffix != ".py" or not path.is_relative_to(ROOT):
        return content
    if not any(path.is_relative_to(ROOT / name) for name in COMPILED):
        return content
    text = content.decode()
    for pattern, instead in REWRITTEN:
        text = pattern.sub(instead, text)
    return with_long_tuples(text).encode()


def with_long_tuples(text: str) -> str:
    """Tables of numbers, ``NAME: Final = (0.0, 1.5)``, as tuples of any length.

    mypyc makes a struct of one whose length it knows: slow to index, and never found set if all are
    floats.
    """
    lines = text.splitlines(keepends=True)
    for each in ast.parse(text).body:
        if isinstance(each, ast.AnnAssign) and ast.unparse(each.annotation) == "Final":
            kind = _kind(each.value) if isinstance(each.value, ast.Tuple) else ""
            if kind:
                row, end = each.annotation.end_lineno, each.annotation.end_col_offset
                assert row is not None
                lines[row - 1] = f"{lines[row - 1][:end]}[{kind}]{lines[row - 1][end:]}"
    return "".join(lines)


def _kind(value: ast.expr | None) -> str:
    """The type of a number or of a tuple of such; empty for anything else."""
    match value:
        case ast.Tuple():
            kinds = {_kind(element) for element in value.elts}
            kind = "float" if kinds == {"int", "float"} else kinds.pop() if len(kinds) == 1 else ""
            return f"tuple[{kind}, ...]" if kind else ""
        case ast.UnaryOp():
            return _kind(value.operand)
        case ast.Constant(value=number) if type(number) in {int, float}:
            return type(number).__name__
    return ""


def _write(place: Path, content: bytes) -> None:
    if not place.exists() or place.read_bytes() != content:
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def modules_of(out: Path) -> list[str]:
    """The modules to compile, as paths below ``out``; packages only pass names on."""
    found = (path for name in COMPILED for path in (out / name).rglob("*.py"))
    return sorted(path.relative_to(out).as_posix() for path in found if path.name != "__init__.py")


def build(out: Path, modules: Sequence[str], options: Sequence[str]) -> dict[str, str] | None:
    """Compiles ``modules``; answers which stay interpreted and why, or None if it does not work at all."""
    left = list(modules)
    interpreted: dict[str, str] = {}
    while left:
        command = [sys.executable, str(CARRIED_OUT), *options, *left]
        done = subprocess.run(command, cwd=out, check=False, capture_output=True, text=True)  # noqa: S603
        if done.returncode == 0:
            return interpreted
        refused = refusals_in(done.stdout + done.stderr, left)
        if not refused:
            print(done.stdout + done.stderr)
            return None
        interpreted |= refused
        left = [name for name in left if name not in refused]
    return interpreted


def refusals_in(report: str, modules: Sequence[str]) -> dict[str, str]:
    """The modules that a report of mypyc finds fault with, each with the first fault."""
    refused: dict[str, str] = {}
    for line in report.splitlines():
        found = REFUSED.match(line)
        if found and found[1] in modules:
            refused.setdefault(found[1], line[found.end() :])
    return refused


if __name__ == "__main__":
    raise SystemExit(main())
