"""What can happen, in the past tense. Kinds that a player may not see are unknown to them.

``hand`` is one of the three or four hands around the field, ``player`` whose it is: they differ
only when two players hold two hands each (FS-7.1).
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.fistful.components import EMPTY, HIDDEN, KINDS, SEASONS, kind_name
from rules.fistful.field import PLOT_NAMES
from rules.title import UNKNOWN, Event, Json


def _named(kind: int) -> str:
    return UNKNOWN if kind == HIDDEN else kind_name(kind)


@dataclass(frozen=True, slots=True)
class SeedPlanted(Event):
    """A seed card was placed face up on a plot (FS-3.1)."""

    player: int
    hand: int
    kind: int
    plot: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "seed_planted",
            "player": self.player,
            "hand": self.hand,
            "kind": _named(self.kind),
            "plot": PLOT_NAMES[self.plot],
        }


@dataclass(frozen=True, slots=True)
class SeedSetAside(Event):
    """A seed card was set aside for the neighbour; only its owner knows which (FS-3.2, FS-3.3)."""

    player: int
    hand: int
    kind: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "seed_set_aside",
            "player": self.player,
            "hand": self.hand,
            "kind": _named(self.kind),
        }

    def seen_by(self, player: int) -> Event:
        return self if player == self.player else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class SeedTaken(Event):
    """A hand took the card set aside on its right; giver and taker know which (FS-3.2, FS-3.3)."""

    player: int
    hand: int
    giver: int
    from_hand: int
    kind: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "seed_taken",
            "player": self.player,
            "hand": self.hand,
            "giver": self.giver,
            "from_hand": self.from_hand,
            "kind": _named(self.kind),
        }

    def seen_by(self, player: int) -> Event:
        return self if player in (self.player, self.giver) else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class RoundStarted(Event):
    """A round began; ``hand`` plants first (FS-3.1, FS-3.4)."""

    season: int
    round: int
    hand: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "round_started",
            "season": SEASONS[self.season - 1],
            "round": self.round,
            "hand": self.hand,
        }


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """Seed cards were dealt to a hand, ``counts`` of each kind, for its owner's eyes (FS-2.1)."""

    player: int
    hand: int
    counts: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        kinds: dict[str, Json] = {
            kind_name(kind): count for kind, count in zip(KINDS, self.counts, strict=False) if count > 0
        }
        shown: Json = kinds if self.counts else UNKNOWN
        return {"type": "hand_dealt", "player": self.player, "hand": self.hand, "kinds": shown}

    def seen_by(self, player: int) -> Event:
        return self if player == self.player else replace(self, counts=())


@dataclass(frozen=True, slots=True)
class ProduceDealt(Event):
    """A produce card was dealt to a hand, secret until the harvest (FS-2.2)."""

    player: int
    hand: int
    kind: int

    def facts(self) -> dict[str, Json]:
        return {
            "type": "produce_dealt",
            "player": self.player,
            "hand": self.hand,
            "kind": _named(self.kind),
        }

    def seen_by(self, player: int) -> Event:
        return self if player == self.player else replace(self, kind=HIDDEN)


@dataclass(frozen=True, slots=True)
class Harvested(Event):
    """A season ended: the field as it stood, and per hand the goal, the points and the sacks."""

    season: int
    field: tuple[int, ...]
    produce: tuple[int, ...]
    points: tuple[int, ...]
    sacks: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        return {
            "type": "harvested",
            "season": SEASONS[self.season - 1],
            "field": {
                PLOT_NAMES[plot]: kind_name(kind)
                for plot, kind in enumerate(self.field)
                if kind != EMPTY and kind in KINDS
            },
            "produce": [kind_name(kind) for kind in self.produce],
            "points": list(self.points),
            "sacks": list(self.sacks),
        }


@dataclass(frozen=True, slots=True)
class MatchEnded(Event):
    """Three seasons are over (FS-5.2)."""

    winners: tuple[int, ...]

    def facts(self) -> dict[str, Json]:
        return {"type": "match_ended", "winners": list(self.winners)}
