"""What an SVG file of the program may hold: the part of SVG that the rasteriser draws right.

Run: python tools/svg_lint.py FILE... (prints what is wrong, ends with 1 if anything is).
"""

import argparse
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = frozenset({"path", "rect", "circle", "ellipse", "polygon", "polyline", "line"})
TAGS = SHAPES | {"svg", "g", "defs", "linearGradient", "radialGradient", "stop"}
# Drawn as if they were not there: the shape comes out whole, sharp or not at all.
IGNORED = frozenset({"clip-path", "mask", "filter", "fx", "fy", "style", "class", "opacity"})
PAINTS = ("fill", "stroke", "stop-color")
HEX = re.compile(r"#[0-9a-fA-F]{6}")
LINK = re.compile(r"url\(#([\w-]+)\)")
PERCENT = re.compile(r"-?[\d.]+%")
GRADIENT_PLACES = ("x1", "y1", "x2", "y2", "cx", "cy", "r")


def problems(text: str) -> list[str]:
    """Give a sentence for everything in the file's text that is not drawn as it is written."""
    try:
        root = ET.fromstring(text)  # noqa: S314 (our own files)
    except ET.ParseError as error:
        return [f"is no XML: {error}"]
    found = [] if re.fullmatch(r"0 0 [\d.]+ [\d.]+", root.get("viewBox", "")) else ["has no viewBox from 0 0"]
    ids = [element.attrib["id"] for element in root.iter() if "id" in element.attrib]
    found += [f"uses the id {name} twice" for name in sorted({name for name in ids if ids.count(name) > 1})]
    for element in root.iter():
        found += element_problems(element, set(ids))
    return found


def element_problems(element: ET.Element, ids: set[str]) -> Iterator[str]:
    """Give what is wrong with one element."""
    tag = element.tag.removeprefix(SVG)
    if tag not in TAGS:
        yield f"holds a {tag} element"
        return
    yield from (f"has {name} on a {tag}" for name in sorted(IGNORED & set(element.attrib)))
    for name in PAINTS:
        yield from paint_problems(tag, name, element.get(name), ids)
    if tag in SHAPES and element.get("fill") is None:
        yield f"leaves the fill of a {tag} to chance"
    if "stroke-dasharray" in element.attrib and (tag != "path" or "z" in element.get("d", "").lower()):
        yield f"draws a closed {tag} with dashes"
    if tag.endswith("Gradient") and element.get("gradientUnits") != "userSpaceOnUse":
        plain = [name for name in GRADIENT_PLACES if not PERCENT.fullmatch(element.get(name, "0%"))]
        yield from (f"gives {name} of a gradient over the shape's box not in percent" for name in plain)


def paint_problems(tag: str, name: str, value: str | None, ids: set[str]) -> Iterator[str]:
    """Give what is wrong with a colour."""
    if value is None or value == "none":
        return
    link = LINK.fullmatch(value)
    if link:
        if link[1] not in ids:
            yield f"paints a {tag} with {value}, which is nowhere"
    elif not HEX.fullmatch(value):
        yield f"gives {name} of a {tag} as {value}, not as #rrggbb"
    elif is_lifeless(value):
        yield f"gives {name} of a {tag} as {value}: pure black and pure grey are not ours"


def is_lifeless(colour: str) -> bool:
    """Say whether `#rrggbb` is black or a grey without any hue; white is light and allowed."""
    red, green, blue = colour[1:3].lower(), colour[3:5].lower(), colour[5:7].lower()
    return red == green == blue != "ff"


def main() -> int:
    """Check the files named on the command line."""
    parser = argparse.ArgumentParser(description="Check SVG files for what the rasteriser draws wrong.")
    parser.add_argument("files", nargs="+", type=Path)
    wrong = 0
    for path in parser.parse_args().files:
        for problem in problems(path.read_text(encoding="utf-8")):
            print(f"{path}: {problem}")
            wrong += 1
    return min(wrong, 1)


if __name__ == "__main__":
    raise SystemExit(main())
