"""Sunfield Farm: lay fields, plant and harvest them, serve Clients. For two to four.

The published rules name no designer and grant no licence; words and printed values are our own.
"""

from rules.sunfield.title import TITLE, title_with

__all__ = ["TITLE", "title_with"]
