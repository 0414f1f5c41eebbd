"""Compiles the named modules of the folder it runs in; ``tools/compile.py`` starts it there.

    python3 tools/compile_modules.py [--jobs 1] [--optimize 1] MODULE.py…

What mypyc objects to goes to the output, one fault a line, and the exit code is not 0.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Sequence
from pathlib import PurePosixPath

from mypyc.build import mypycify
from setuptools import setup


def main() -> int:
    """Builds a library for each folder, and a door to it beside each module."""
    parser = argparse.ArgumentParser(description="Compiles modules in place.")
    parser.add_argument("modules", nargs="+")
    parser.add_argument("--jobs", default="1")
    parser.add_argument("--optimize", default="1")
    asked = parser.parse_args()
    extensions = mypycify(
        ["--explicit-package-bases", "--follow-imports=silent", *asked.modules],
        opt_level=asked.optimize,
        debug_level="0",
        separate=groups_of(asked.modules),
    )
    words = ["--quiet", "build_ext", "--inplace", "--parallel", asked.jobs]
    setup(name="allotment", packages=[], ext_modules=extensions, script_args=words)
    return 0


def groups_of(modules: Sequence[str]) -> list[tuple[list[str], str | None]]:
    """The modules by folder, those of computer players by title as well.

    Within a group calls are direct, and a change builds its group anew.
    """
    paths = [PurePosixPath(name) for name in modules]
    titles = {path.parent.name for path in paths if path.parent.parent.name == "rules"}
    groups: dict[str, list[str]] = defaultdict(list)
    for path in paths:
        title = [title for title in titles if path.stem.startswith(title)]
        groups["_".join([*path.parent.parts, *title])].append(str(path))
    return [(names, f"compiled_{group}") for group, names in sorted(groups.items())]


if __name__ == "__main__":
    raise SystemExit(main())
