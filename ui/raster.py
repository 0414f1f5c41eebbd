"""Pixels from SVG text, and soft shadows."""

import io
import math
import re

import pygame

from ui.palette import SHADOW

SHADOW_ALPHA = 105
_LEAST_REACH = 12
"""Pixels that even the smallest shadow runs out over; cut nearer, its edge shows as a square."""
_BLUR_SHRINK = 4
_VIEW_BOX = re.compile(rb'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


def rasterise(svg: bytes, width: int, height: int) -> pygame.Surface:
    """Draw an SVG centred in a surface of exactly `width` x `height` pixels, keeping its shape.

    Raises pygame.error when it is no SVG.
    """
    drawn = pygame.image.load_sized_svg(io.BytesIO(svg), (max(1, width), max(1, height)))
    if drawn.get_size() != (width, height):
        whole = pygame.Surface((max(1, width), max(1, height)), pygame.SRCALPHA)
        whole.blit(drawn, ((width - drawn.get_width()) // 2, (height - drawn.get_height()) // 2))
        drawn = whole
    return converted(drawn)


def shape_of(svg: bytes) -> tuple[float, float]:
    """Return the width and height that an SVG's view box names; a square where it names none."""
    box = _VIEW_BOX.search(svg[:1000])
    width, height = (float(box[1]), float(box[2])) if box else (1.0, 1.0)
    return (width, height) if width > 0 and height > 0 else (1.0, 1.0)


def converted(surface: pygame.Surface) -> pygame.Surface:
    """Return the surface in the format that blits fastest; as it is when there is no window yet."""
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def shadow_of(surface: pygame.Surface, radius: float, alpha: int) -> tuple[pygame.Surface, int]:
    """Return the soft shadow of a surface and how many pixels it reaches beyond it on each side.

    The blur runs on a quarter of the size, which looks the same and costs a twentieth.
    """
    pad = max(_LEAST_REACH, math.ceil(radius * 1.5))
    pad += -pad % _BLUR_SHRINK
    width, height = surface.get_width() + 2 * pad, surface.get_height() + 2 * pad
    shape = pygame.Surface((width + -width % _BLUR_SHRINK, height + -height % _BLUR_SHRINK), pygame.SRCALPHA)
    shape.blit(surface, (pad, pad))
    shape.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    small_size = (shape.get_width() // _BLUR_SHRINK, shape.get_height() // _BLUR_SHRINK)
    small = pygame.transform.smoothscale(shape, small_size)
    blurred = pygame.transform.gaussian_blur(small, max(1, round(radius / _BLUR_SHRINK)))
    soft = pygame.transform.smoothscale(blurred, shape.get_size())
    soft.fill((*SHADOW, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return converted(soft), pad


def shadow_below(surface: pygame.Surface, lift: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return the shadow that a surface throws when it lies `lift` pixels high.

    The offset is where the shadow goes, seen from the top left corner of the surface.
    """
    soft, pad = shadow_of(surface, 1.4 * lift, SHADOW_ALPHA)
    return soft, (round(0.35 * lift) - pad, round(0.8 * lift) - pad)


def with_shadow(surface: pygame.Surface, lift: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a surface together with the shadow it throws when it lies `lift` pixels high.

    The offset is where the new surface goes, seen from the top left corner of the old one.
    """
    soft, (across, down) = shadow_below(surface, lift)
    left, top = min(0, across), min(0, down)
    width = max(soft.get_width() + across, surface.get_width()) - left
    height = max(soft.get_height() + down, surface.get_height()) - top
    whole = pygame.Surface((width, height), pygame.SRCALPHA)
    whole.blit(soft, (across - left, down - top))
    whole.blit(surface, (-left, -top))
    return converted(whole), (left, top)


def turned(surface: pygame.Surface, angle: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """Return a surface turned `angle` degrees counter-clockwise about its middle, and its offset."""
    if not angle:
        return surface, (0, 0)
    whole = pygame.transform.rotozoom(surface, angle, 1.0)
    across = (surface.get_width() - whole.get_width()) // 2
    down = (surface.get_height() - whole.get_height()) // 2
    return whole, (across, down)


def faded(surface: pygame.Surface, alpha: int) -> pygame.Surface:
    """Return a copy that is as opaque as `alpha` says (0 to 255)."""
    copy = surface.copy()
    copy.fill((255, 255, 255, max(0, min(255, alpha))), special_flags=pygame.BLEND_RGBA_MULT)
    return copy
