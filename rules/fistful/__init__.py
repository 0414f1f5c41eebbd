"""A Fistful of Seeds: plant one field together, each for a goal of one's own.

Design by Thibaut Devigne and Martin Raue (Berlin Mini Game Jam 2014), CC BY-NC 4.0.
"""

from rules.fistful.title import TITLE

__all__ = ["TITLE"]
