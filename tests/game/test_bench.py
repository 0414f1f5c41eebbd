"""The figures of bench: one object, with every key, whatever is measured."""

from __future__ import annotations

import json

import pytest

from game import bench, bench_rules
from game.bench_figures import Figures, FrameFigures, RulesFigures, assemble
from game.titles import TITLES

KEYS = [
    "startup_s",
    "table_s",
    "frame_ms_p99",
    "rss_mb",
    "idle_cpu",
    "decisions_per_s",
    "copy_us",
    "chess_decisions_per_s",
]
FRAMES: FrameFigures = {
    "startup_s": 0.5,
    "table_s": {"fistful": 0.2},
    "frame_ms_p99": {"fistful": {"drag": 5.0, "animate": 6.0, "think": 4.0}},
    "rss_mb": 120.0,
    "idle_cpu": 0.01,
}


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_rules, "SLICE_SECONDS", 0.01)
    monkeypatch.setattr(bench_rules, "TOTAL_SECONDS", 0.1)
    monkeypatch.setattr(bench_rules.measure, "__defaults__", (0.1,))


@pytest.mark.usefixtures("quick")
def test_the_rules_are_measured_beside_chess(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run("rules", as_json=True) == 0
    figures = json.loads(capsys.readouterr().out)
    assert list(figures) == KEYS
    assert set(figures["decisions_per_s"]) == set(figures["copy_us"]) == {title.meta.id for title in TITLES}
    assert figures["decisions_per_s"]["fistful"] > 1000
    assert 0 < figures["copy_us"]["fistful"] < 100
    assert figures["chess_decisions_per_s"] > 100
    assert figures["startup_s"] is None


@pytest.mark.usefixtures("quick")
def test_without_python_chess_the_rest_is_measured_and_it_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench_rules, "chess", None)
    assert bench.run("rules", as_json=True) == 0
    out, err = capsys.readouterr()
    assert json.loads(out)["chess_decisions_per_s"] is None
    assert "python-chess is not installed" in err


def test_the_figures_can_be_read() -> None:
    rules = RulesFigures(
        decisions_per_s={"fistful": 250_000.0}, copy_us={"fistful": 1.5}, chess_decisions_per_s=50_000.0
    )
    figures: Figures = assemble(FRAMES, rules)
    assert list(figures) == KEYS
    text = "\n".join(bench.as_text(figures))
    for part in ("0.50 s", "5.0 ms", "120 MB", "1.0%", "250,000", "5.0 times python-chess", "1.50"):
        assert part in text
