"""The icon files for other systems are whole, as far as can be told without those systems."""

import io
import struct

import pygame

from tests.house.tree import ROOT
from tools import icons

DRAWING = ROOT / "assets/art/shared/app_icon.svg"


def test_a_windows_icon_holds_each_size_as_a_picture() -> None:
    icon = icons.ico(DRAWING)
    kind, count = struct.unpack_from("<HH", icon, 2)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for number, size in enumerate(icons.ICO_SIZES):
        width, height, *_, length, offset = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        picture = pygame.image.load(io.BytesIO(icon[offset : offset + length]), "icon.png")
        assert picture.get_size() == (size, size)
        assert (width or 256, height or 256) == (size, size)
    assert offset + length == len(icon)


def test_a_mac_icon_holds_each_size_as_a_picture() -> None:
    icon = icons.icns(DRAWING)
    assert icon[:4] == b"icns"
    assert struct.unpack_from(">I", icon, 4) == (len(icon),)
    place, sizes = 8, {}
    while place < len(icon):
        kind, length = struct.unpack_from(">4sI", icon, place)
        picture = pygame.image.load(io.BytesIO(icon[place + 8 : place + length]), "icon.png")
        sizes[picture.get_width()] = kind
        place += length
    assert sizes == icons.ICNS_TYPES
