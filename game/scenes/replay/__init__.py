"""A match of the library once more, step by step, at its real table."""

from game.scenes.replay.scene import ReplayScene

__all__ = ["ReplayScene"]
