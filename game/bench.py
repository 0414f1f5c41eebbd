"""Measures the program and prints the figures, for reading or as one JSON object."""

from __future__ import annotations

import json
from collections.abc import Iterator

from game.bench_figures import Figures, assemble
from game.terminal import remark, say


def run(only: str | None, *, as_json: bool) -> int:
    """Measures everything, or ``only`` rules or frames."""
    rules = frames = None
    if only != "frames":
        from game import bench_rules  # noqa: PLC0415 - each part loads what it measures

        remark("Measuring the rules…")
        rules = bench_rules.measure()
        if rules["chess_decisions_per_s"] is None:
            remark("python-chess is not installed, so there is nothing to compare with: pip install chess.")
    if only != "rules":
        from game import bench_frames  # noqa: PLC0415 - each part loads what it measures

        remark("Measuring the frames…")
        frames = bench_frames.measure()
    figures = assemble(frames, rules)
    if as_json:
        say(json.dumps(figures))
    else:
        for line in as_text(figures):
            say(line)
    return 0


def as_text(figures: Figures) -> Iterator[str]:
    """The figures in words, one a line."""
    if figures["startup_s"] is not None:
        yield f"Window to menu: {figures['startup_s']:.2f} s"
    for name, seconds in (figures["table_s"] or {}).items():
        yield f"{name}: the table opens in {seconds:.2f} s"
    for name, frame in (figures["frame_ms_p99"] or {}).items():
        yield (
            f"{name}: frame work, 99th percentile: dragging {frame['drag']:.1f} ms, "
            f"animating {frame['animate']:.1f} ms, while a computer thinks {frame['think']:.1f} ms"
        )
    if figures["rss_mb"] is not None:
        yield f"Memory: {figures['rss_mb']:.0f} MB"
    if figures["idle_cpu"] is not None:
        yield f"CPU when nothing changes: {figures['idle_cpu']:.1%}"
    chess = figures["chess_decisions_per_s"]
    for name, rate in (figures["decisions_per_s"] or {}).items():
        ratio = f", {rate / chess:.1f} times python-chess" if chess else ""
        yield f"{name}: {rate:,.0f} random decisions a second{ratio}"
    if chess:
        yield f"python-chess: {chess:,.0f} random moves a second"
    for name, microseconds in (figures["copy_us"] or {}).items():
        yield f"{name}: {microseconds:.2f} µs to copy a state"
