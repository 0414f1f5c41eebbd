"""The program's icon as Windows and macOS want it, drawn from one SVG. Used by build.spec."""

from __future__ import annotations

import io
import struct
from pathlib import Path

import pygame

ICO_SIZES = (16, 24, 32, 48, 64, 128, 256)
ICNS_TYPES = {128: b"ic07", 256: b"ic08", 512: b"ic09", 1024: b"ic10"}


def png(svg: Path, size: int) -> bytes:
    """The drawing as PNG, `size` pixels wide and high."""
    buffer = io.BytesIO()
    pygame.image.save(pygame.image.load_sized_svg(svg, (size, size)), buffer, "icon.png")
    return buffer.getvalue()


def ico(svg: Path) -> bytes:
    """A Windows icon: a header, a row for each size, then the pictures as PNG."""
    pictures = [png(svg, size) for size in ICO_SIZES]
    rows = []
    offset = 6 + 16 * len(pictures)
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # the format writes 256 as 0
        rows.append(struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), offset))
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + b"".join(rows + pictures)


def icns(svg: Path) -> bytes:
    """A macOS icon: a header, then each picture as PNG behind its type and length."""
    pictures = [(kind, png(svg, size)) for size, kind in ICNS_TYPES.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in pictures)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
