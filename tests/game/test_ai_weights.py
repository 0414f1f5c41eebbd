"""What is learned, how it is kept, and what happens when it is missing or broken."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.ai import learned
from game.ai.choice import Budget
from game.ai.features import Catalogue
from game.ai.learned import LearnedValue, learned_value
from game.ai.levels import choose, level_of
from game.ai.reason import ALIKE, MOST, ONLY, _sentence
from game.ai.registry import FEATURES
from game.ai.search import search
from game.ai.training import Pace, play_stretch
from game.ai.weights import WeightsError, as_text, read_weights, weights_path
from game.titles import TITLES, title_of
from rules.chance import Stream
from tests.game.plain_features import PlainFeatures, plain_value
from tests.game.playing import new_match
from tests.game.test_ai_search import decision


@pytest.fixture
def weights_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where the program looks for the weights of Fistful for the length of a test."""
    path = tmp_path / "fistful.json"
    monkeypatch.setattr(learned, "weights_path", lambda _title: path)
    monkeypatch.setitem(FEATURES, "fistful", PlainFeatures)
    learned_value.cache_clear()
    yield path
    learned_value.cache_clear()


def test_a_catalogue_numbers_its_features_block_by_block() -> None:
    catalogue = Catalogue()
    assert catalogue.block("goods", 3, "goods") == 0
    assert catalogue.block("turn", 2) == 3
    assert catalogue.names() == ["goods=0", "goods=1", "goods=2", "turn=0", "turn=1"]
    assert [catalogue.block_of(number).name for number in range(5)] == ["goods"] * 3 + ["turn"] * 2
    with pytest.raises(IndexError, match="no feature 5"):
        catalogue.block_of(5)


def test_weights_come_back_from_their_file_as_they_were(tmp_path: Path) -> None:
    features = PlainFeatures()
    path = tmp_path / "plain.json"
    path.write_text(as_text("plain", features, {"any": [1.25]}, {"matches": 7}), encoding="utf-8")
    assert read_weights(path, features) == {"any": [1.25]}
    assert json.loads(path.read_text(encoding="utf-8"))["matches"] == 7


BROKEN = [
    "",
    "no JSON",
    "[]",
    "[" * 100_000,
    '{"sets": 5}',
    '{"sets": {}}',
    '{"sets": {"other": {}}}',
    '{"sets": {"any": []}}',
    '{"sets": {"any": {"nothing=0": 1}}}',
    '{"sets": {"any": {"there=0": "much"}}}',
    '{"sets": {"any": {"there=0": NaN}}}',
    '{"sets": {"any": {"there=0": 1e999}}}',
    " " * 1_000_001,
]


@pytest.mark.parametrize("text", BROKEN, ids=range(len(BROKEN)))
def test_a_broken_file_gives_gardener_by_rules_of_thumb_and_a_sentence(weights_file: Path, text: str) -> None:
    weights_file.write_text(text, encoding="utf-8")
    observation = new_match().state
    player = observation.current_player
    assert player is not None
    for name in ("grower", "expert"):
        choice = choose("fistful", level_of(name), observation.observe(player), 3)
        assert choice.action is choose("fistful", level_of("gardener"), observation.observe(player), 3).action
        assert choice.remark.startswith(f"The {name.capitalize()} plays like a Gardener: fistful.json ")
        assert choice.remark.endswith(".")


def test_a_missing_file_does_so_too(weights_file: Path) -> None:
    assert not weights_file.exists()
    value = learned_value("fistful")
    assert isinstance(value, WeightsError)
    assert "install the game again" in str(value)


def test_bytes_that_are_no_text_are_refused_in_words(weights_file: Path) -> None:
    weights_file.write_bytes(b"\xff\xfe{")
    assert isinstance(learned_value("fistful"), WeightsError)


def test_a_good_file_is_played_by(weights_file: Path) -> None:
    weights_file.write_text(as_text("fistful", PlainFeatures(), {"any": [0.5]}, {}), encoding="utf-8")
    state = new_match().state
    assert state.current_player is not None
    assert choose("fistful", level_of("grower"), state.observe(state.current_player), 3).remark == ""


@pytest.mark.parametrize("title_id", sorted(FEATURES))
def test_the_weights_that_ship_fit_the_features(title_id: str) -> None:
    assert isinstance(learned_value(title_id), LearnedValue)
    assert weights_path(title_id).stat().st_size < 300_000
    content = json.loads(weights_path(title_id).read_text(encoding="utf-8"))
    assert content["title"] == title_id
    assert set(content["learned"]) == set(FEATURES[title_id]().weight_sets)
    assert all(learned["matches"] > 0 for learned in content["learned"].values())


def test_every_title_was_learned() -> None:
    assert set(FEATURES) == {title.meta.id for title in TITLES}


def test_learning_moves_what_is_expected_towards_what_comes() -> None:
    title = title_of("fistful")
    setups = [title.meta.setup(2)]
    start = {"any": [0.0]}
    first, reached = play_stretch(title, PlainFeatures(), start, setups, range(4), Pace(0.5, 0.1))
    again, _ = play_stretch(title, PlainFeatures(), start, setups, range(4), Pace(0.5, 0.1))
    assert start == {"any": [0.0]}
    assert first == again
    assert 0 < first["any"][0] <= 2 * reached


def test_a_reason_names_what_differs_most() -> None:
    observation = decision(TITLES[0], 5)
    choice = search(observation, plain_value(), Budget(30, 60.0), Stream(1))
    said = _sentence(observation, choice, plain_value(), Stream(1))
    assert said in (ALIKE, MOST.format(what="points that count at once"))


def test_a_reason_for_the_only_action() -> None:
    observation = decision(TITLES[0], 5)
    choice = search(observation, plain_value(), Budget(3, 60.0), Stream(1))
    alone = type(choice)(choice.action, choice.considered[:1])
    assert _sentence(observation, alone, plain_value(), Stream(1)) == ONLY
