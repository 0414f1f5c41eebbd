"""Timelines end where they should, at every speed."""

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ui import tween
from ui.layout import Layout, Placed
from ui.motion import Motion, in_motion, moves
from ui.timeline import Speed, Timeline
from ui.tween import Tween

EASINGS = [tween.linear, tween.ease_out, tween.ease_in_out, tween.ease_out_back, tween.ease_out_bounce]


@pytest.mark.parametrize("ease", EASINGS)
def test_every_easing_starts_at_nought_and_ends_at_one(ease: tween.Easing) -> None:
    assert ease(0.0) == pytest.approx(0.0)
    assert ease(1.0) == pytest.approx(1.0)


def test_steps_follow_and_tweens_of_a_step_run_together() -> None:
    timeline = Timeline()
    first, second, third = Tween(0.2), Tween(0.4), Tween(0.2)
    timeline.then(first, second)
    timeline.then(third)
    timeline.update(0.3)
    assert first.done
    assert not second.done
    assert third.elapsed == 0
    timeline.update(0.2)
    assert second.done
    assert third.elapsed == pytest.approx(0.1)
    timeline.update(0.2)
    assert not timeline.active


def test_calls_happen_once_and_in_order() -> None:
    timeline, heard = Timeline(), list[str]()
    timeline.call(lambda: heard.append("start"))
    timeline.pause(0.5)
    timeline.call(lambda: heard.append("end"))
    timeline.update(0.1)
    assert heard == ["start"]
    timeline.finish()
    assert heard == ["start", "end"]
    timeline.finish()
    assert heard == ["start", "end"]


def test_finish_reaches_the_end_of_everything_at_once() -> None:
    timeline, shares = Timeline(), list[float]()
    for _ in range(5):
        timeline.then(Tween(1.0, shares.append))
    timeline.finish()
    assert shares == [1.0] * 5
    assert not timeline.active


def test_a_call_may_add_more_while_finishing() -> None:
    timeline, heard = Timeline(), list[str]()
    timeline.call(lambda: timeline.call(lambda: heard.append("late")))
    timeline.finish()
    assert heard == ["late"]


def test_a_call_may_clear_the_timeline() -> None:
    timeline = Timeline()
    timeline.call(timeline.clear)
    timeline.pause(1)
    timeline.update(0.1)
    assert not timeline.active


@pytest.mark.parametrize(("speed", "left"), [(Speed.SLOW, 0.75), (Speed.NORMAL, 0.5), (Speed.OFF, 0.0)])
def test_speeds(speed: Speed, left: float) -> None:
    timeline = Timeline(speed)
    timeline.then(Tween(1.0))
    timeline.update(0.5)
    assert timeline.seconds_left == pytest.approx(left)


@given(st.lists(st.lists(st.floats(0, 1), min_size=1, max_size=3), max_size=5), st.floats(0.01, 0.5))
def test_a_timeline_takes_exactly_its_length(steps: list[list[float]], frame: float) -> None:
    timeline = Timeline()
    for step in steps:
        timeline.then(*(Tween(seconds) for seconds in step))
    total, passed = timeline.seconds_left, 0.0
    while timeline.active:
        timeline.update(frame)
        passed += frame
        assert passed <= total + 2 * frame + 1e-6
    assert passed >= total - frame


BEFORE: Layout = {
    "stays": Placed(pygame.Rect(0, 0, 10, 10)),
    "goes": Placed(pygame.Rect(0, 0, 10, 10)),
    "moves": Placed(pygame.Rect(0, 0, 10, 10), angle=350),
}
AFTER: Layout = {
    "stays": Placed(pygame.Rect(0, 0, 10, 10), layer=4),
    "moves": Placed(pygame.Rect(100, 50, 20, 20), angle=10),
    "comes": Placed(pygame.Rect(5, 5, 10, 10)),
}


def test_only_what_changed_its_place_moves() -> None:
    kinds = {motion.name: motion.kind for motion in moves(BEFORE, AFTER)}
    assert kinds == {"goes": "vanished", "moves": "moved", "comes": "appeared"}


def test_a_motion_starts_at_the_old_place_turns_the_short_way_and_ends_at_the_new() -> None:
    motion = Motion("moves", BEFORE["moves"], AFTER["moves"])
    assert motion.placed.rect == BEFORE["moves"].rect
    motion.advance(motion.seconds / 2)
    assert 350 < motion.placed.angle < 370
    motion.finish()
    assert motion.placed == AFTER["moves"]
    assert motion.alpha == 255


def test_reduced_motion_fades_and_never_slides() -> None:
    motion = Motion("moves", BEFORE["moves"], AFTER["moves"], reduced=True)
    places, alphas = [], []
    for _ in range(11):
        places.append(motion.placed)
        alphas.append(motion.alpha)
        motion.advance(motion.seconds / 10)
    assert set(map(id, places)) == {id(BEFORE["moves"]), id(AFTER["moves"])}
    assert min(alphas) < 30
    assert motion.alpha == 255


def test_what_vanished_is_drawn_until_it_is_gone() -> None:
    motions = moves(BEFORE, AFTER)
    assert in_motion(AFTER, motions)["goes"][1] == 255
    for motion in motions:
        motion.finish()
    assert "goes" not in in_motion(AFTER, motions)
    assert {name: placed for name, (placed, _) in in_motion(AFTER, motions).items()} == AFTER
