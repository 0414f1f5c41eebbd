"""Make SVG files quick to rasterise without a visible change.

The rasteriser walks the whole picture once for every fill and every stroke, so many small shapes of the
same paint cost as much as many large ones. Shapes of one paint become one path where nothing that lies
between them in drawing order overlaps; coordinates are rounded; what cannot be seen is dropped.

Run: python tools/svg_slim.py FILE... (rewrites the files in place, prints what was gained)
"""

import argparse
import re
import sys
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import TypeAlias

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.svg_path import (
    IDENTITY,
    Box,
    box_of,
    number_text,
    path_text,
    reversed_path,
    signed_area,
)
from tools.svg_shapes import PAINT, SVG, Shape, overlap, walk

Key: TypeAlias = tuple[object, ...]


def merge_key(shape: Shape) -> Key:
    """Give what two shapes must share to become one; empty for a shape that stays alone."""
    left, top, right, bottom = box_of(shape.outline)
    fill, stroke = shape.paint.get("fill", "#000000"), shape.paint.get("stroke", "none")
    if shape.lonely or stroke.startswith("url(") or shape.paint.get("fill-rule") == "evenodd":
        return ()
    # A gradient runs over the shape's box: only shapes with the very same box may share one.
    extent: tuple[object, ...] = ()
    if fill.startswith("url("):
        extent = (round(top), round(bottom), round(left), round(right))
    return (*(shape.paint.get(name, "") for name in PAINT), *extent)


def may_join(group: Shape, shape: Shape) -> bool:
    """Say whether the shape can be part of the group's path without a visible change."""
    if not shape.filled and shape.paint.get("stroke-opacity", "1") == "1":
        return True
    if shape.filled and not shape.stroked and group.single and shape.single and not see_through(shape):
        return True
    return not any(overlap(box, shape.boxes[0]) for box in group.boxes)


def see_through(shape: Shape) -> bool:
    """Say whether what lies below shows through the fill."""
    return shape.paint.get("fill-opacity", "1") != "1"


def merged(shapes: list[Shape]) -> list[Shape]:
    """Join shapes of one paint with an earlier one if nothing drawn in between lies over the spot."""
    result: list[Shape] = []
    keys: list[Key] = []
    for shape in shapes:
        key = merge_key(shape)
        if shape.filled and shape.single and key and signed_area(shape.outline) < 0:
            shape.outline = reversed_path(shape.outline)
            shape.source = None
        place = find_group(result, keys, shape, key) if key else None
        if place is None:
            result.append(shape)
            keys.append(key)
            continue
        place.outline += shape.outline
        place.boxes += shape.boxes
        place.single = place.single and shape.single
        place.source = None
    return result


def find_group(drawn: list[Shape], keys: list[Key], shape: Shape, key: Key) -> Shape | None:
    """Find the nearest earlier shape that can take this one in."""
    for other, other_key in zip(reversed(drawn), reversed(keys), strict=True):
        if other_key == key and may_join(other, shape):
            return other
        if any(overlap(box, shape.boxes[0]) for box in other.boxes):
            return None
    return None


def is_seen(shape: Shape, view: Box) -> bool:
    """Say whether the shape lies in the picture and is large enough to be seen."""
    if not any(overlap(box, view) for box in shape.boxes):
        return False
    return shape.filled or shape.stroked


def element_text(shape: Shape) -> str:
    """Write one shape as an element."""
    attributes = {name: short_value(name, shape.paint[name]) for name in PAINT if name in shape.paint}
    if not shape.stroked:
        attributes = {name: value for name, value in attributes.items() if not name.startswith("stroke")}
    attributes = {name: value for name, value in attributes.items() if (name, value) not in DEFAULTS}
    paint = "".join(f' {name}="{value}"' for name, value in attributes.items())
    if shape.matrix != IDENTITY:
        numbers = " ".join(
            number_text(value, 4 if place < 4 else 2) for place, value in enumerate(shape.matrix)
        )
        paint += f' transform="matrix({numbers})"'
    source = shape.source
    if source is not None and source.tag != f"{SVG}path":
        tag = source.tag.removeprefix(SVG)
        places = "".join(
            f' {name}="{short_value(name, source.attrib[name])}"'
            for name in PLACES[tag]
            if name in source.attrib
        )
        return f"<{tag}{places}{paint}/>"
    return f'<path d="{path_text(shape.outline, digits_for(shape))}"{paint}/>'


DEFAULTS = {("fill-opacity", "1"), ("stroke-opacity", "1"), ("fill-rule", "nonzero"), ("rx", "0")}
WORDS = {"fill", "stroke", "fill-rule", "stroke-linejoin", "stroke-linecap", "stroke-dasharray", "points"}
SHORT_HEX = re.compile("#[0-9a-fA-F]{3}")
PLACES = {
    "ellipse": ("cx", "cy", "rx", "ry"),
    "circle": ("cx", "cy", "r"),
    "rect": ("x", "y", "width", "height", "rx", "ry"),
    "polygon": ("points",),
}


def digits_for(shape: Shape) -> int:
    """Give the digits after the point: two where a scale makes the units large or the shape is tiny."""
    left, top, right, bottom = box_of(shape.outline)
    small = max(right - left, bottom - top) < 8 and len(shape.boxes) == 1
    return 2 if small or abs(shape.matrix[0]) > 1.5 else 1


def short_value(name: str, value: str) -> str:
    """Write an attribute's value short."""
    if SHORT_HEX.fullmatch(value):
        return "#" + "".join(2 * digit for digit in value[1:].lower())
    if name in WORDS:
        return value.lower() if value.startswith("#") else value
    return number_text(float(value), 2)


def slim(text: str) -> str:
    """Give the same picture in fewer shapes."""
    root = ET.fromstring(text)  # noqa: S314 (our own files)
    width, height = (float(part) for part in root.attrib["viewBox"].split()[2:])
    shapes = [shape for shape in walk(root, IDENTITY, {}) if is_seen(shape, (0.0, 0.0, width, height))]
    body = [element_text(shape) for shape in merged(shapes)]
    used = set(re.findall(r"url\(#([^)]+)\)", "".join(body)))
    paints = [node for defs in root.findall(f"{SVG}defs") for node in defs if node.get("id") in used]
    size = f'viewBox="0 0 {width:g} {height:g}" width="{width:g}" height="{height:g}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
    if paints:
        lines += ["<defs>", *(gradient_text(node) for node in paints), "</defs>"]
    return "\n".join([*lines, *body, "</svg>", ""])


def gradient_text(node: ET.Element) -> str:
    """Write one gradient on one line."""
    ET.register_namespace("", "http://www.w3.org/2000/svg")
    text = ET.tostring(node, encoding="unicode").replace(' xmlns="http://www.w3.org/2000/svg"', "")
    return re.sub(r"\s*\n\s*", "", text).replace(" />", "/>").strip()


def main() -> None:
    """Slim every file named on the command line."""
    parser = argparse.ArgumentParser(description="Make SVG files quick to rasterise.")
    parser.add_argument("files", nargs="+", type=Path)
    for path in parser.parse_args().files:
        before = path.read_text(encoding="utf-8")
        after = slim(before)
        path.write_text(after, encoding="utf-8")
        count_before, count_after = (
            len(re.findall(r"<(?:path|rect|ellipse|circle|polygon)", text)) for text in (before, after)
        )
        print(f"{path.name}: {count_before} -> {count_after} shapes, {len(before)} -> {len(after)} bytes")


if __name__ == "__main__":
    main()
