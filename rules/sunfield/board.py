"""What lies in the middle of the table."""

from __future__ import annotations


class Board:
    """The market, the piles, the Clients with their Medals, the Reputation tiles.

    ``market`` and ``seeds`` are by market space and ``standing`` is the bit mask of spaces that
    hold a tile (see ``market.py``); ``unseen`` and ``left`` are by pile (``piles.py``);
    ``clients`` and ``medals`` (how many are left) by Client space. ``reputation`` keeps its
    places: a tile that was validated leaves ``NO_TILE``.
    """

    __slots__ = ("clients", "left", "market", "medals", "reputation", "seeds", "standing", "unseen")

    def __init__(  # noqa: PLR0913, PLR0917 - a copy passes every field
        self,
        market: list[int],
        seeds: list[int],
        standing: int,
        unseen: list[int],
        left: list[int],
        clients: list[int],
        medals: list[int],
        reputation: tuple[int, ...],
    ) -> None:
        self.market = market
        self.seeds = seeds
        self.standing = standing
        self.unseen = unseen
        self.left = left
        self.clients = clients
        self.medals = medals
        self.reputation = reputation

    def copy(self) -> Board:
        """An independent board with equal contents."""
        return Board(
            self.market[:],
            self.seeds[:],
            self.standing,
            self.unseen[:],
            self.left[:],
            self.clients[:],
            self.medals[:],
            self.reputation,
        )

    def contents(self) -> tuple[object, ...]:
        """Everything that makes two boards equal."""
        return (
            (self.market, self.seeds, self.unseen, self.left),
            (self.clients, self.medals, self.reputation),
        )
