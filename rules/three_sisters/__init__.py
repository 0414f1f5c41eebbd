"""Three Sisters: corn, beans and pumpkins grow together, and the whole backyard with them.

Design by Ben Pinchback and Matt Riddle (Motor City Gameworks, 2021). Growing corn, beans and
squash side by side is an Indigenous practice of North and Middle America. Rules only, in our own
words: no text, logo or art of the published game is used.
"""

from rules.three_sisters.title import TITLE

__all__ = ["TITLE"]
