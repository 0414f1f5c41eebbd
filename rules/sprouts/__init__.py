"""Herbaceous Sprouts: gather seed dice and tools, and plant the community garden.

Design by Steve Finn, solo game by Keith Matejka; copyright Pencil First Games, LLC 2018.
"""

from rules.sprouts.title import TITLE, title_with

__all__ = ["TITLE", "title_with"]
