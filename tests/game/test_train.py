"""The trainer: seeded, resumable, and with a picture of its curve."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from game.ai.registry import FEATURES
from game.ai.weights import read_weights
from rules.title import State
from tests.game.plain_features import PlainFeatures
from tools import learning_run, train


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(FEATURES, "sprouts", PlainFeatures)


def learned(
    monkeypatch: pytest.MonkeyPatch, folder: Path, matches: int, *further: str
) -> dict[str, list[float]]:
    """What so many matches led to, kept in ``folder``."""
    out = folder / "weights.json"
    words = [
        "sprouts",
        "--matches",
        str(matches),
        "--stretch",
        "2",
        "--folder",
        str(folder),
        "--out",
        str(out),
    ]
    monkeypatch.setattr(sys, "argv", ["train.py", *words, *further])
    train.main()
    return read_weights(out, PlainFeatures())


def test_the_same_seed_leads_to_the_same_weights(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = learned(monkeypatch, tmp_path / "a", 8)
    assert first == learned(monkeypatch, tmp_path / "b", 8)
    assert first != learned(monkeypatch, tmp_path / "c", 8, "--seed", "2")
    assert first["any"][0] > 0


def test_going_over_a_stretch_again_teaches_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    once = learned(monkeypatch, tmp_path / "a", 8)
    again = learned(monkeypatch, tmp_path / "b", 8, "--passes", "3")
    assert again == learned(monkeypatch, tmp_path / "c", 8, "--passes", "3")
    assert again != once


def test_a_run_that_was_cut_goes_on_where_it_stopped(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    whole = learned(monkeypatch, tmp_path / "whole", 8)
    keep, kept = learning_run.keep, []

    def cut_after_two(run: learning_run.Run, folder: Path) -> None:
        keep(run, folder)
        kept.append(run.matches)
        if len(kept) == 2:
            raise KeyboardInterrupt

    monkeypatch.setattr(train, "keep", cut_after_two)
    with pytest.raises(KeyboardInterrupt):
        learned(monkeypatch, tmp_path / "cut", 8)
    monkeypatch.setattr(train, "keep", keep)
    assert kept == [2, 4]
    assert learned(monkeypatch, tmp_path / "cut", 8) == whole


def test_several_runs_lead_to_their_mean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    first = learned(monkeypatch, tmp_path / "a", 8)["any"]
    second = learned(monkeypatch, tmp_path / "b", 8, "--seed", "2")["any"]
    both = learned(monkeypatch, tmp_path / "c", 8, "--runs", "2")["any"]
    assert both == pytest.approx([(one + other) / 2 for one, other in zip(first, second, strict=True)])
    told = json.loads((tmp_path / "c" / "weights.json").read_text("utf-8"))["learned"]["any"]
    assert (told["runs"], told["seed"], told["matches"]) == (2, 1, 8)


def test_a_run_goes_on_only_as_it_began(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learned(monkeypatch, tmp_path, 4)
    with pytest.raises(
        SystemExit, match=r"was begun with lambda 0\.9, passes 0\. Please go on with that, or"
    ):
        learned(monkeypatch, tmp_path, 8, "--trace", "0.8", "--passes", "2")
    assert learned(monkeypatch, tmp_path, 8) != learned(monkeypatch, tmp_path / "else", 4)


def test_the_curve_is_a_picture_and_the_file_tells_its_figures(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    learned(monkeypatch, tmp_path, 6)
    picture = ET.fromstring((tmp_path / "curve.svg").read_text("utf-8"))
    line = picture.find("{http://www.w3.org/2000/svg}polyline")
    assert line is not None
    assert len(line.attrib["points"].split()) == 3
    told = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    assert told["learned"]["any"]["matches"] == 6
    assert told["learned"]["any"]["mean_score"] > 0


class TwoSets(PlainFeatures):
    """Two players apart from more."""

    weight_sets = ("two", "more")

    def weight_set(self, state: State) -> str:
        return "two" if len(state.scores()) == 2 else "more"


def test_a_run_of_one_set_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(FEATURES, "sprouts", TwoSets)
    out = tmp_path / "weights.json"
    for name, matches in (("two", 4), ("more", 2)):
        words = ["--set", name, "--matches", str(matches), "--stretch", "2"]
        places = ["--folder", str(tmp_path / name), "--out", str(out)]
        monkeypatch.setattr(sys, "argv", ["train.py", "sprouts", *words, *places])
        train.main()
        if name == "two":
            two = read_weights(out, TwoSets())
            assert two["more"] == [0.0]
    both = read_weights(out, TwoSets())
    assert both["two"] == two["two"] != [0.0]
    assert both["more"] != [0.0]
    told = json.loads(out.read_text("utf-8"))["learned"]
    assert (told["two"]["matches"], told["more"]["matches"]) == (4, 2)


def test_a_run_of_other_features_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    learned(monkeypatch, tmp_path, 2)

    class More(PlainFeatures):
        def __init__(self) -> None:
            super().__init__()
            self.catalogue.block("more", 4)

    monkeypatch.setitem(FEATURES, "sprouts", More)
    with pytest.raises(SystemExit, match=r"learned other features\. Please choose another --folder"):
        learned(monkeypatch, tmp_path, 4)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--matches", "0"], "should be a whole number from 1"),
        (["--passes", "-1"], "should be a whole number from 0"),
        (["--averaged", "2"], "should be a share from 0 to 1"),
        (["--set", "nobody"], "has no weight set 'nobody'; the sets are: any"),
    ],
)
def test_what_makes_no_sense_is_refused_in_words(
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    sentence: str,
) -> None:
    with pytest.raises(SystemExit):
        learned(monkeypatch, tmp_path, 2, *words)
    assert sentence in capsys.readouterr().err
    assert not (tmp_path / "weights.json").exists()


def test_a_run_begins_with_what_was_learned_before(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    before = learned(monkeypatch, tmp_path / "a", 8)
    begin = ["--begin", str(tmp_path / "a" / "weights.json")]
    after = learned(monkeypatch, tmp_path / "b", 2, *begin)
    assert abs(after["any"][0] - before["any"][0]) < abs(after["any"][0]) / 2
    told = json.loads((tmp_path / "b" / "weights.json").read_text("utf-8"))["learned"]["any"]
    assert (told["matches"], told["begun_with"]["matches"]) == (2, 8)
    assert "begin" not in told
    with pytest.raises(SystemExit, match=r"was begun with begin .*weights\.json\. Please go on with that"):
        learned(monkeypatch, tmp_path / "b", 4)


def test_actions_may_be_chosen_by_a_search(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    searched = learned(monkeypatch, tmp_path / "a", 4, "--ways", "6")
    assert searched == learned(monkeypatch, tmp_path / "b", 4, "--ways", "6")
    assert searched != learned(monkeypatch, tmp_path / "c", 4)


def test_a_file_without_weights_begins_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"holds no weights of sprouts\. Please choose another --begin"):
        learned(monkeypatch, tmp_path, 2, "--begin", str(tmp_path / "nothing.json"))


def test_a_set_that_was_not_learned_keeps_what_is_told_of_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(FEATURES, "sprouts", TwoSets)
    before, after = tmp_path / "before.json", tmp_path / "after.json"
    words = ["train.py", "sprouts", "--matches", "4", "--stretch", "2"]
    monkeypatch.setattr(sys, "argv", [*words, "--folder", str(tmp_path / "a"), "--out", str(before)])
    train.main()
    places = ["--folder", str(tmp_path / "b"), "--out", str(after), "--begin", str(before)]
    monkeypatch.setattr(sys, "argv", [*words, "--set", "two", *places])
    train.main()
    assert read_weights(after, TwoSets())["more"] == read_weights(before, TwoSets())["more"]
    told = [json.loads(path.read_text("utf-8"))["learned"] for path in (before, after)]
    assert told[1]["more"] == told[0]["more"]
    assert told[1]["two"]["begun_with"] == told[0]["two"]
