"""Components files of somebody who owns a game: good ones, and every kind of bad one."""

from __future__ import annotations

from pathlib import Path

from tests.house.tree import ROOT

OURS = {
    title_id: (ROOT / "rules" / title_id / "components.toml").read_text("utf-8")
    for title_id in ("sunfield", "sprouts")
}
"""The program's own files, which have the form of an owner's."""


def changed(title_id: str, before: str, after: str) -> str:
    """Our own file with one thing changed."""
    assert before in OURS[title_id], before
    return OURS[title_id].replace(before, after, 1)


GOOD = {
    "sunfield": changed(
        "sunfield",
        "cost = { broccoli = 2, carrot = 2, corn = 1 }",
        "cost = { broccoli = 3, carrot = 1, corn = 1 }",
    ),
    "sprouts": changed("sprouts", "vp = [4, 2]", "vp = [7, 5, 1]"),
}
"""One Client wants other vegetables; one bed has three spaces."""

OTHER = {
    "sunfield": changed(
        "sunfield",
        "cost = { broccoli = 2, carrot = 2, corn = 1 }",
        "cost = { broccoli = 1, carrot = 3, corn = 1 }",
    ),
    "sprouts": changed("sprouts", "vp = [4, 2]", "vp = [8, 2]"),
}
"""Good as well, and not the same."""


def put(folder: Path, texts: dict[str, str]) -> None:
    """Lays owner's files into a data folder, in place of those that lie there."""
    folder.mkdir(parents=True, exist_ok=True)
    for title_id in OURS:
        (folder / f"{title_id}.toml").unlink(missing_ok=True)
    for title_id, text in texts.items():
        (folder / f"{title_id}.toml").write_text(text, "utf-8")
