"""What ``bench`` measures, as one object. A part that was not measured is None."""

from __future__ import annotations

from typing import TypedDict


class FrameMilliseconds(TypedDict):
    """The 99th percentile of the work for one frame, in milliseconds."""

    drag: float
    animate: float
    think: float


class FrameFigures(TypedDict):
    """The window: seconds to the menu and to each table, frames, memory, idle CPU from 0 to 1."""

    startup_s: float
    table_s: dict[str, float]
    frame_ms_p99: dict[str, FrameMilliseconds]
    rss_mb: float | None
    idle_cpu: float


class RulesFigures(TypedDict):
    """The rules on one core: random decisions a second, microseconds a copy."""

    decisions_per_s: dict[str, float]
    copy_us: dict[str, float]
    chess_decisions_per_s: float | None


class Figures(TypedDict):
    """Everything, in the order in which it is printed."""

    startup_s: float | None
    table_s: dict[str, float] | None
    frame_ms_p99: dict[str, FrameMilliseconds] | None
    rss_mb: float | None
    idle_cpu: float | None
    decisions_per_s: dict[str, float] | None
    copy_us: dict[str, float] | None
    chess_decisions_per_s: float | None


def assemble(frames: FrameFigures | None, rules: RulesFigures | None) -> Figures:
    """The one object of all figures."""
    return {
        "startup_s": frames["startup_s"] if frames else None,
        "table_s": frames["table_s"] if frames else None,
        "frame_ms_p99": frames["frame_ms_p99"] if frames else None,
        "rss_mb": frames["rss_mb"] if frames else None,
        "idle_cpu": frames["idle_cpu"] if frames else None,
        "decisions_per_s": rules["decisions_per_s"] if rules else None,
        "copy_us": rules["copy_us"] if rules else None,
        "chess_decisions_per_s": rules["chess_decisions_per_s"] if rules else None,
    }
