"""The project's own files, as the tests of this folder read them."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = ("main.py", "play.py", "rules", "game", "ui")
NOT_OURS = frozenset({"build", "dist", "gallery", "__pycache__"})


def files(*roots: str) -> Iterator[Path]:
    """Every file of ours under `roots` (all of the project without any), in a stable order."""
    for root in roots or (".",):
        path = ROOT / root
        yield from [path] if path.is_file() else sorted(_walk(path))


def _walk(folder: Path) -> Iterator[Path]:
    for path in folder.iterdir() if folder.is_dir() else ():
        hidden = path.name.startswith(".") and path.name not in {".ci", ".github", ".gitignore"}
        if hidden or path.name in NOT_OURS:
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path


def sources(*roots: str) -> list[Path]:
    """The Python files among them."""
    return [path for path in files(*roots) if path.suffix == ".py"]


def name(path: Path) -> str:
    """The path as this project writes it: `ui/layout.py`."""
    return path.relative_to(ROOT).as_posix()


def module(path: Path) -> str:
    """The name that imports the file."""
    return name(path).removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def syntax(path: Path) -> ast.Module:
    """The file's syntax tree."""
    return ast.parse(path.read_text("utf-8"), str(path))


def imports(path: Path) -> Iterator[str]:
    """The full name of every module that the file imports anything from, wherever in the file."""
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def strings(path: Path) -> Iterator[str]:
    """Every text in the file's code: docstrings left out."""
    nodes = list(ast.walk(syntax(path)))
    bare = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in bare:
            yield node.value
