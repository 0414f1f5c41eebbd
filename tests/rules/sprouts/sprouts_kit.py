"""Positions of Herbaceous Sprouts in a line, and players who act in turn.

    table("special", "yellow-lavender blue-wild", card="T07")

is round 3 of a match for two in which player 0, who leads, has taken card T07 and holds two dice.
What is not told is filled in: other shed cards, the dice on them, cards long gone. Further keys of
a position are given by name. Letters stand for dice as in section 17 of the rulebook.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import pytest

from rules.chance import Chance, Seeded
from rules.sprouts import TITLE
from rules.sprouts.components import TOOLS
from rules.sprouts.components_reader import COMPONENTS
from rules.sprouts.reasons import Refused
from rules.sprouts.seeds import KIND_COUNTS, KINDS, NAMES, SEED_OF_NAME, Seeds
from rules.sprouts.state import SproutsState
from rules.sprouts.title import META
from rules.sprouts.variant import variant_of
from rules.title import Event, IllegalAction, Json

Plain: TypeAlias = "bool | int | str | Sequence[Plain] | Mapping[str, Plain] | None"
"""What a position can be made from."""

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
TEAMS: Final[dict[str, bool | str]] = {"mode": "teams"}
FILLERS = ("T40", "T39", "T38", "T06", "T05", "T04", "T03")
"""Cards for the rest of a shed; the first three have no squares."""
GONE_FIRST = sorted(CARDS, key=lambda card: (CARDS[card].pot < 0, card in FILLERS))
"""Which cards have been in the shed before: pot cards first, so that there can be pots."""


def new(players: int = 2, seed: int = 1, **options: bool | str) -> SproutsState:
    """The first state of a match."""
    return start(Seeded(seed), players, **options)


def start(chance: Chance, players: int = 2, **options: bool | str) -> SproutsState:
    """The first state of a match with this chance."""
    return TITLE.new(META.setup(players, dict[str, Json](options)), chance)


def dice(letters: str) -> str:
    """Dice that show these letters; herbs on yellow, pink, blue and green dice as far as these go."""
    names = [SPECIAL[letter] for letter in letters if letter in SPECIAL]
    used = Counter(name.partition("-")[0] for name in names)
    kinds = (kind for kind, count in zip(KINDS, KIND_COUNTS, strict=True) for _ in range(count - used[kind]))
    names += [
        f"{kind}-{HERBS[letter]}" for kind, letter in zip(kinds, filter(HERBS.get, letters), strict=False)
    ]
    return " ".join(sorted(names))


def seeds(letters: str, pots: str = "") -> Seeds:
    """Seed numbers of dice and pots."""
    names = [*dice(letters).split(), *pot_names(pots)]
    return tuple(sorted(SEED_OF_NAME[name] for name in names))


def pot_names(letters: str) -> list[str]:
    """The pots of these herbs."""
    return sorted(f"pot-{HERBS[letter]}" for letter in letters)


def table(step: str, barrow: str = "", players: int = 2, **more: Plain) -> SproutsState:
    """The state that :func:`drawn` describes."""
    return TITLE.load(drawn(step, barrow, players, **more))


def drawn(step: str, barrow: str = "", players: int = 2, **more: Plain) -> dict[str, Json]:
    """A position at ``step``; ``barrow`` is player 0's. ``shed`` can be card ids, ``-`` where one is gone."""
    position: dict[str, Plain] = {"players": players, "round": 3, "lead": 0, "turn": 0, "step": step}
    position |= {"options": {}, "card": None, "tools": [], "pots": [[] for _ in range(players)]}
    position |= {"barrows": [barrow.split(), *([] for _ in range(players - 1))], **more}
    options, card, round_, turn = (position[key] for key in ("options", "card", "round", "turn"))
    assert isinstance(options, dict)
    assert isinstance(round_, int)
    assert isinstance(turn, int)
    variant = variant_of(META.setup(players, options), COMPONENTS)
    if isinstance(card, str) and step in ("keep", "special"):
        icons = [TOOLS[tool] for tool in CARDS[card].tools]
        printed = [icon for icon in icons if icon != "seed_bag" or not variant.teams]
        position["tools"] = more.get("tools", printed)
    if variant.solo:
        position.setdefault("rival_cards", COMPONENTS.rival_ids[: round_ // 2])
    if "shed" not in more and step != "over":
        taken = 0 if step == "return" else turn + (step != "take")
        spare = [card for card in FILLERS if card not in str(position)]
        position["shed"] = " ".join(["-"] * taken + spare[: variant.shed - taken])
    shed = position.get("shed", "")
    if isinstance(shed, str):
        position["shed"] = _filled(shed.split(), position)
    lying = f"{position}"
    seen = round_ * variant.shed - sum(lying.count(f"'{card}'") for card in CARDS)
    position.setdefault("gone", [card for card in GONE_FIRST if f"'{card}'" not in lying][:seen])
    loaded = json.loads(json.dumps(position))
    assert isinstance(loaded, dict)
    return loaded


def _filled(shed: Sequence[str], position: Mapping[str, Plain]) -> list[Plain]:
    """The shed with a die that is left over on each square."""
    used = f"{position['barrows']}{position.get('dice')}"
    left = [kind for kind, count in zip(KINDS, KIND_COUNTS, strict=True) for _ in range(count)]
    for kind in KINDS:
        for _ in range(used.count(f"'{kind}-")):
            left.remove(kind)
    places: list[Plain] = []
    for card in shed:
        squares = 0 if card == "-" or position["step"] == "return" else CARDS[card].squares
        laid = [f"{left.pop()}-bay" for _ in range(squares)]
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


def barrow(state: SproutsState, player: int = 0) -> list[str]:
    """The dice a player holds, by name."""
    return [NAMES[die] for die in state.barrows[player]]


def facts(events: Sequence[Event], kind: str) -> list[dict[str, Json]]:
    """The events of one type, as plain facts without it."""
    told = [event.facts() for event in events]
    return [{k: v for k, v in fact.items() if k != "type"} for fact in told if fact["type"] == kind]
