"""The library: matches, statistics, achievements and the daily deal, a page each."""

from game.scenes.library.scene import LibraryScene

__all__ = ["LibraryScene"]
