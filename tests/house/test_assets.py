"""Every picture, sound, font and text that the code names is there."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.tree import ROOT, files, name, sources, syntax

ASSETS = ROOT / "assets"
SHIPPED = frozenset(path.relative_to(ASSETS).as_posix() for path in files("assets"))
DRAWN = frozenset(asset[len("art/") : -len(".svg")] for asset in SHIPPED if asset.endswith(".svg"))
FOLDERS = frozenset(drawing.partition("/")[0] for drawing in DRAWN if "/" in drawing)
FILE = re.compile(r"[\w/-]+\.(svg|ogg|ttf|json|md|png)")
DRAWING = re.compile(r"(\w+)/\w*")


def missing(text: str, *, whole: bool) -> bool:
    """Whether `text` names an asset that is not there; part of a name (not `whole`) is how one begins."""
    if FILE.fullmatch(text):
        return not any(asset == text or asset.endswith(f"/{text}") for asset in SHIPPED)
    drawing = DRAWING.fullmatch(text)
    if drawing is None or drawing[1] not in FOLDERS:
        return False
    return text not in DRAWN if whole else not any(name.startswith(text) for name in DRAWN)


def texts(path: Path) -> Iterator[tuple[str, bool]]:
    """Every text of the file, and whether it is whole; of one with values filled in, its beginning."""
    filled_in = set()
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.JoinedStr):
            filled_in |= {id(part) for part in node.values}
            if node.values and isinstance(node.values[0], ast.Constant):
                yield str(node.values[0].value), False
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in filled_in:
            yield node.value, True


def test_every_asset_that_the_code_names_is_there() -> None:
    lost = [
        f"{name(path)}: {text}"
        for path in sources("game", "ui")
        for text, whole in texts(path)
        if missing(text, whole=whole)
    ]
    assert lost == []


def test_a_missing_asset_is_seen() -> None:
    folder = min(FOLDERS)
    assert missing(f"{folder}/no_such_drawing", whole=True)
    assert missing(f"{folder}/no_such_", whole=False)
    assert missing("no-such-font.ttf", whole=True)
    assert not missing(min(DRAWN), whole=True)
    assert not missing("elsewhere/no_such_drawing", whole=True)


def test_a_font_ships_with_its_licence() -> None:
    families = {Path(asset).stem.partition("-")[0] for asset in SHIPPED if asset.endswith(".ttf")}
    for family in families:
        assert f"fonts/OFL-{family}.txt" in SHIPPED
