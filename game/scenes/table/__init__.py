"""What all tables share, in layers: hooks, acting, controls, and the scene that draws."""

from game.scenes.table.interlude import Interlude
from game.scenes.table.scene import TableScene

__all__ = ["Interlude", "TableScene"]
