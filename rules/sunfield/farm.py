"""What lies before one player."""

from __future__ import annotations

from rules.sunfield.landscape import Landscape
from rules.sunfield.plot import Plot


class Farm:
    """The plot, barrow, Seeds, Medals and cards of one player.

    ``plot`` holds the face on each cell and ``free`` the sorted free cells beside it; ``barrow``
    counts vegetables by sort; ``threes`` and ``ones`` are Medals; ``clients`` the delivered ones.
    ``reserved`` keeps its numbers: a delivered entry is ``DELIVERED``. ``own`` is the Reputation
    tile dealt to the player, ``validated`` those gained. In the advanced mode the farmer stands on
    ``column`` of the ``landscape``, and ``used`` is the bit mask of columns with a Seed on them.
    """

    __slots__ = (
        "barrow",
        "clients",
        "column",
        "free",
        "landscape",
        "ones",
        "own",
        "plot",
        "reserved",
        "seeds",
        "start_set",
        "threes",
        "used",
        "validated",
    )

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        start_set: int,
        plot: Plot,
        free: list[int],
        barrow: list[int],
        seeds: int,
        threes: int,
        ones: int,
        clients: tuple[int, ...],
        reserved: tuple[int, ...],
        own: int,
        validated: tuple[int, ...],
        landscape: Landscape | None,
        column: int,
        used: int,
    ) -> None:
        self.start_set = start_set
        self.plot = plot
        self.free = free
        self.barrow = barrow
        self.seeds = seeds
        self.threes = threes
        self.ones = ones
        self.clients = clients
        self.reserved = reserved
        self.own = own
        self.validated = validated
        self.landscape = landscape
        self.column = column
        self.used = used

    def copy(self) -> Farm:
        """An independent farm with equal contents."""
        return Farm(
            self.start_set,
            self.plot.copy(),
            self.free[:],
            self.barrow[:],
            self.seeds,
            self.threes,
            self.ones,
            self.clients,
            self.reserved,
            self.own,
            self.validated,
            self.landscape,
            self.column,
            self.used,
        )

    def contents(self) -> tuple[object, ...]:
        """Everything that makes two farms equal; the free cells follow from the plot."""
        return (
            (self.start_set, self.plot, self.barrow, self.seeds, self.threes, self.ones),
            (self.clients, self.reserved, self.own, self.validated),
            (self.landscape, self.column, self.used),
        )


DELIVERED = -1
"""In place of a reserved Client that was delivered."""
