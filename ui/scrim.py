"""A dim veil over what lies below a dialog."""

import pygame

from ui.palette import BARK

VEIL_ALPHA = 130


def dim(target: pygame.Surface, alpha: int = VEIL_ALPHA) -> None:
    """Darken the whole surface; `alpha` is 0 (not at all) to 255."""
    share = (255 - max(0, min(255, alpha))) / 255
    keep = tuple(round(255 * share + part * (1 - share)) for part in BARK)
    target.fill(keep, special_flags=pygame.BLEND_RGB_MULT)
