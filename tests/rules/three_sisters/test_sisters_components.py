"""The components file against the printed sheet, and what damage to it does."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import pytest

from rules.three_sisters import components
from rules.three_sisters.components import COMPONENTS
from tests.rules.three_sisters.sisters_kit import scored
from tests.rules.three_sisters.sisters_recount import CIRCLES, FLOWERS, ITEMS, PUMPKINS

TEXT = files("rules.three_sisters").joinpath("components.toml").read_text("utf-8")
TABLE = tomllib.loads(TEXT)


def test_every_section_names_its_source() -> None:
    sections = [TABLE["board"][name] for name in TABLE["board"]]
    sections += [value for name, value in TABLE.items() if isinstance(value, dict) and name != "board"]
    assert all(section["source"] in ("printed", "inferred") for section in sections)


def test_totals_of_the_sheet() -> None:
    assert sum(zone.corn for zone in COMPONENTS.zones) == TABLE["garden"]["corn_total"] == 24
    assert len(COMPONENTS.pumpkins) == TABLE["garden"]["pumpkin_total"] == 12
    assert sum(column.length for column in COMPONENTS.columns) == TABLE["apiary"]["total_boxes"]
    assert sum(item.length for item in COMPONENTS.items) == TABLE["shed"]["total_boxes"]
    grid = [name for row in TABLE["shed"]["grid"] for name in row]
    assert grid == [item.name for item in COMPONENTS.items]
    assert TABLE["board"]["events"]["solo"] == list(COMPONENTS.events)


def test_numbers_agree_with_those_of_the_recount() -> None:
    assert [(p.height, p.goods) for p in COMPONENTS.pumpkins] == list(PUMPKINS.values())
    assert {item.name: (item.length, item.gains[-1].points) for item in COMPONENTS.items} == ITEMS
    assert {track.name: track.gains[-1].points for track in COMPONENTS.perennials[1:]} == FLOWERS
    for track in (*COMPONENTS.rows, *COMPONENTS.columns):
        if track.name in CIRCLES:
            circles = [box + 1 for box in range(track.length) if track.circles[box]]
            assert circles == list(CIRCLES[track.name])


def test_the_example_sheet_of_the_components_scores_as_it_says() -> None:
    example = TABLE["example_sheet"]
    filled = []
    for zone, (corn, beans) in enumerate(
        zip(example["corn_by_zone"], example["beans_by_zone"], strict=True), 1
    ):
        filled += [f"{zone}.corn{number}=4" for number in range(1, corn + 1)]
        filled += [f"{zone}.bean{number}=2" for number in range(1, beans + 1)]
    names = list(PUMPKINS)
    filled += [f"{names[ring]}={PUMPKINS[names[ring]][0]}" for ring in example["pumpkin_rings_harvested"]]
    boxes = {**example["perennial_boxes"], **example["fruit_boxes"]}
    filled += [f"{name}={count}" for name, count in boxes.items()]
    lines = scored(" ".join([*filled, *example["shed_items"]]))
    assert lines == {name: example[name] for name in ("garden", "perennials", "apiary", "fruit", "shed")}
    assert sum(lines.values()) == example["total"]


@pytest.mark.parametrize(
    ("printed", "damaged"),
    [
        ('link = ["crocus"', 'link = ["tulip"'),
        ("rows = [2, 2, 1]", "rows = [2, 2, 2]"),
        ("pumpkins = [0, 1, 2]", "pumpkins = [1, 0, 2]"),
        ('boxes = "OOSO",  points = [2, 2, 0, 5]', 'boxes = "OXSO",  points = [2, 2, 0, 5]'),
        ("gold_pushpin = 0", 'gold_pushpin = "here"'),
        ('events]\nsource = "printed"', 'events]\nmultiplayer = 3\nsource = "printed"'),
        ("solo_mower  = [", 'solo_mower  = ["spade", '),
    ],
)
def test_a_damaged_file_is_refused(monkeypatch: pytest.MonkeyPatch, printed: str, damaged: str) -> None:
    assert printed in TEXT
    text = TEXT.replace(printed, damaged, 1)
    monkeypatch.setattr(components, "read", lambda: text)
    with pytest.raises((ValueError, TypeError, KeyError)):
        components.load()
