"""Positions of Herbaceous Sprouts in a line, and players who act in turn.

    table("special", "yellow-lavender blue-wild", card="T07")

is round 3 of a match for two in which player 0, who leads, has taken card T07 and holds two dice.
What is not told is filled in: other shed cards, the dice on them, cards long gone. Further keys of
a position are given by name. Letters stand for dice as in section 17 of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from rules.chance import Chance, Seeded
from rules.sprouts import TITLE
from rules.sprouts.components import TOOLS
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.reasons import Refused
from rules.sprouts.seeds import KIND_COUNTS, KINDS, SEED_OF_NAME, Seeds
from rules.sprouts.state import SproutsState
from rules.sprouts.title import META
from rules.sprouts.variant import variant_of
from rules.title import Event, IllegalAction, Json

HERBS = {"L": "lavender", "B": "bay", "T": "tarragon", "S": "saffron", "R": "rosemary"}
SPECIAL = {
    "W": "blue-wild",
    "G": "pink-gloves",
    "Y": "yellow-trowel",
    "p": "green_peony-peony",
    "f": "green_forget_me_not-forget_me_not",
    "k": "green_black_eyed_susan-black_eyed_susan",
}
CARDS = {card.id: card for card in COMPONENTS.cards}
TEAMS: Mapping[str, Json] = {"mode": "teams"}
FILLERS = ("T40", "T39", "T38", "T06", "T05", "T04", "T03")
"""Cards for the rest of a shed; the first three have no squares."""
GONE_FIRST = sorted(CARDS, key=lambda card: (CARDS[card].pot < 0, card in FILLERS))
"""Which cards have been in the shed before: pot cards first, so that there can be pots."""


def new(players: int = 2, seed: int = 1, chance: Chance | None = None, **options: Json) -> SproutsState:
    """The first state of a match."""
    return TITLE.new(META.setup(players, options), chance or Seeded(seed))


def dice(letters: str) -> str:
    """Dice that show these letters; herbs on yellow, pink, blue and green dice as far as these go."""
    names = [SPECIAL[letter] for letter in letters if letter in SPECIAL]
    used = Counter(name.partition("-")[0] for name in names)
    kinds = (kind for kind, count in zip(KINDS, KIND_COUNTS, strict=True) for _ in range(count - used[kind]))
    names += [f"{kind}-{HERBS[letter]}" for kind, letter in zip(kinds, filter(HERBS.get, letters), strict=False)]
    return " ".join(sorted(names))


def seeds(letters: str, pots: str = "") -> Seeds:
    """Seed numbers of dice and pots."""
    names = [*dice(letters).split(), *pot_names(pots)]
    return tuple(sorted(SEED_OF_NAME[name] for name in names))


def pot_names(letters: str) -> list[Json]:
    """The pots of these herbs."""
    return sorted(f"pot-{HERBS[letter]}" for letter in letters)


def table(step: str, barrow: str = "", players: int = 2, **more: Json) -> SproutsState:
    """The state that :func:`drawn` describes."""
    return TITLE.load(drawn(step, barrow, players, **more))


def drawn(step: str, barrow: str = "", players: int = 2, *, shed: str = "", **more: Json) -> dict[str, Json]:
    """A position at ``step``; ``barrow`` is player 0's, ``shed`` card ids, ``-`` where one is gone."""
    position: dict[str, Json] = {"players": players, "round": 3, "lead": 0, "turn": 0, "step": step}
    position |= {"options": {}, "card": None, "tools": [], "pots": [[] for _ in range(players)]}
    others: list[Json] = [[] for _ in range(players - 1)]
    position |= {"barrows": [list[Json](barrow.split()), *others], **more}
    options, card, round_ = position["options"], position["card"], position["round"]
    assert isinstance(options, dict)
    assert isinstance(round_, int)
    variant = variant_of(META.setup(players, options), COMPONENTS)
    if isinstance(card, str) and step in ("keep", "special"):
        icons = [TOOLS[tool] for tool in CARDS[card].tools]
        position["tools"] = more.get("tools", [icon for icon in icons if icon != "seed_bag" or not variant.teams])
    if variant.solo:
        position.setdefault("rival_cards", list[Json](COMPONENTS.rival_ids[: round_ // 2]))
    named = f"{position}{shed}"
    if not shed and step != "over":
        taken = int(str(position["turn"])) if step != "return" else 0
        taken += step not in ("take", "return")
        spare = [card for card in FILLERS if card not in named]
        shed = " ".join(["-"] * taken + spare[: variant.shed - taken])
    position.setdefault("shed", _filled(shed.split(), position))
    lying = f"{position}"
    seen = round_ * variant.shed - sum(lying.count(f"'{card}'") for card in CARDS)
    position.setdefault("gone", [card for card in GONE_FIRST if f"'{card}'" not in lying][:seen])
    return position


def _filled(shed: Sequence[str], position: Mapping[str, Json]) -> list[Json]:
    """The shed with a die that is left over on each square."""
    used = f"{position['barrows']}{position.get('dice')}"
    left = [kind for kind, count in zip(KINDS, KIND_COUNTS, strict=True) for _ in range(count)]
    for kind in KINDS:
        for _ in range(used.count(f"'{kind}-")):
            left.remove(kind)
    places: list[Json] = []
    for card in shed:
        squares = 0 if card == "-" or position["step"] == "return" else CARDS[card].squares
        laid: list[Json] = [f"{left.pop()}-bay" for _ in range(squares)]
        places.append(None if card == "-" else {"card": card, "dice": laid})
    return places


def play(state: SproutsState, *lines: str, chance: Chance | None = None) -> list[Event]:
    """Plays ``"0: take 2"`` and so on, each by the player named; tells what happened."""
    events: list[Event] = []
    for line in lines:
        player, _, text = line.partition(": ")
        assert state.current_player == int(player), f"it is the turn of {state.current_player}, not: {line}"
        events += state.apply(TITLE.parse(text), chance or Seeded(1))
    return events


def refused(state: SproutsState, text: str) -> str:
    """The code of the refusal that ``text`` meets, having changed nothing."""
    action = TITLE.parse(text)
    before = state.copy()
    with pytest.raises(IllegalAction) as caught:
        state.apply(action, Seeded(1))
    assert caught.value.refusal == state.refusal(action)
    assert state == before
    assert action not in state.legal_actions()
    assert isinstance(caught.value.refusal, Refused)
    assert caught.value.refusal.reason.endswith(".")
    return caught.value.refusal.code


def options_of(state: SproutsState, verb: str = "") -> list[str]:
    """The legal actions that begin with ``verb``, as the record writes them."""
    return [str(action) for action in state.legal_actions() if str(action).startswith(verb)]


def barrow(state: SproutsState, player: int = 0) -> list[Json]:
    """The dice a player holds, by name."""
    barrows = state.position()["barrows"]
    assert isinstance(barrows, list)
    held = barrows[player]
    assert isinstance(held, list)
    return held


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Json]]:
    """The events of one type, as plain facts without it."""
    told = [event.facts() for event in events]
    return [{k: v for k, v in fact.items() if k != "type"} for fact in told if fact["type"] == kind]
