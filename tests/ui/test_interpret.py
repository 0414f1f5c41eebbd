"""Intents become actions only along the paths of the legal actions."""

from hypothesis import given
from hypothesis import strategies as st

from ui.intent import Cancel, Confirm, Drop, Hover, Pick
from ui.interpret import Chosen, Ignored, Path, Selected, clashes, grab, interpret, sources, targets

PLANTING = {
    "plant wheat b3": ("hand.wheat", "plot.b3"),
    "plant wheat c3": ("hand.wheat", "plot.c3"),
    "plant apple b3": ("hand.apple", "plot.b3"),
    "pass": ("crate",),
    "done": (),
}
NAMES = "abcde"
paths = st.lists(st.sampled_from(NAMES), max_size=4).map(tuple)
options_of_any_kind = st.dictionaries(st.integers(0, 20), paths, max_size=8)
selections = st.lists(st.sampled_from(NAMES), max_size=4).map(tuple)
intents = st.one_of(
    st.sampled_from([Confirm(), Cancel(), Pick(None), Drop(None)]),
    st.sampled_from(NAMES).map(Pick),
    st.sampled_from(NAMES).map(Drop),
    st.sampled_from(NAMES).map(Hover),
)


def test_picking_a_source_selects_it() -> None:
    assert interpret(PLANTING, (), Pick("hand.wheat")) == Selected(("hand.wheat",))


def test_picking_the_last_target_chooses_the_action() -> None:
    assert interpret(PLANTING, ("hand.wheat",), Pick("plot.c3")) == Chosen("plant wheat c3")
    assert interpret(PLANTING, ("hand.wheat",), Drop("plot.c3")) == Chosen("plant wheat c3")


def test_an_action_of_one_target_is_chosen_at_once() -> None:
    assert interpret(PLANTING, (), Pick("crate")) == Chosen("pass")


def test_picking_the_first_target_again_deselects() -> None:
    assert interpret(PLANTING, ("hand.wheat",), Pick("hand.wheat")) == Selected(())


def test_picking_another_first_target_switches() -> None:
    assert interpret(PLANTING, ("hand.wheat",), Pick("hand.apple")) == Selected(("hand.apple",))


def test_a_drop_elsewhere_lets_the_piece_go_home() -> None:
    assert interpret(PLANTING, ("hand.apple",), Drop("plot.c3")) == Selected(())
    assert interpret(PLANTING, ("hand.apple",), Drop(None)) == Selected(())
    assert interpret(PLANTING, ("hand.apple",), Drop("crate")) == Selected(())


def test_an_illegal_pick_keeps_the_selection() -> None:
    assert interpret(PLANTING, ("hand.apple",), Pick("plot.c3")) == Ignored()


def test_confirm_chooses_what_needs_no_target() -> None:
    assert interpret(PLANTING, (), Confirm()) == Chosen("done")
    assert interpret(PLANTING, ("hand.apple",), Confirm()) == Ignored()


def test_a_path_that_goes_on_waits_for_confirmation() -> None:
    options = {"small": ("die",), "large": ("die", "bed")}
    assert interpret(options, (), Pick("die")) == Selected(("die",))
    assert interpret(options, ("die",), Confirm()) == Chosen("small")
    assert interpret(options, ("die",), Pick("bed")) == Chosen("large")


def test_cancel_takes_the_last_step_back() -> None:
    options = {"x": ("a", "b", "c")}
    assert interpret(options, ("a", "b"), Cancel()) == Selected(("a",))
    assert interpret(options, (), Cancel()) == Ignored()


def test_in_free_order_later_targets_come_in_any_order() -> None:
    options = {"x": ("a", "b", "c")}
    assert interpret(options, ("a",), Pick("c")) == Ignored()
    assert interpret(options, ("a",), Pick("c"), free_order=True) == Selected(("a", "c"))
    assert interpret(options, ("a", "c"), Pick("b"), free_order=True) == Chosen("x")
    assert interpret(options, ("a", "c"), Pick("c"), free_order=True) == Selected(("a",))


def test_a_dragged_piece_stays_selected_where_a_click_would_put_it_down() -> None:
    assert grab(PLANTING, ("hand.wheat",), "hand.wheat") == ("hand.wheat",)
    assert grab(PLANTING, ("hand.wheat",), "hand.apple") == ("hand.apple",)
    assert grab(PLANTING, (), "plot.b3") is None


def test_a_stale_selection_counts_as_empty() -> None:
    assert interpret(PLANTING, ("gone",), Pick("hand.apple")) == Selected(("hand.apple",))


def test_actions_that_share_a_path_are_found() -> None:
    assert clashes({"x": ("a",), "y": ("a",), "z": ("b",)}) == [("x", "y")]


@given(options=options_of_any_kind, selection=selections, free_order=st.booleans())
def test_what_is_lit_is_exactly_what_a_drop_accepts(
    *, options: dict[int, Path], selection: Path, free_order: bool
) -> None:
    lit = targets(options, selection, free_order=free_order)
    for name in NAMES:
        answer = interpret(options, selection, Drop(name), free_order=free_order)
        accepted = isinstance(answer, Chosen) or (isinstance(answer, Selected) and answer.selection != ())
        assert (name in lit) == accepted


@given(options=options_of_any_kind, selection=selections, free_order=st.booleans())
def test_a_lit_target_is_always_accepted_by_a_pick(
    *, options: dict[int, Path], selection: Path, free_order: bool
) -> None:
    for name in targets(options, selection, free_order=free_order):
        answer = interpret(options, selection, Pick(name), free_order=free_order)
        assert isinstance(answer, Chosen) or (isinstance(answer, Selected) and name in answer.selection)


@given(options=options_of_any_kind, selection=selections, intent=intents, free_order=st.booleans())
def test_a_new_selection_always_begins_a_legal_path(
    *, options: dict[int, Path], selection: Path, intent: Pick | Drop | Confirm | Cancel, free_order: bool
) -> None:
    match interpret(options, selection, intent, free_order=free_order):
        case Selected(changed) if changed:
            assert targets(options, changed, free_order=free_order) or any(
                len(path) == len(changed) for path in options.values()
            )
            assert changed[0] in sources(options)
        case Chosen(action):
            assert action in options


@given(options=options_of_any_kind, free_order=st.booleans())
def test_every_action_with_a_path_of_its_own_can_be_reached(
    *, options: dict[int, Path], free_order: bool
) -> None:
    paths_seen = [tuple(sorted(path[1:])) + path[:1] if free_order else path for path in options.values()]
    for action, path in options.items():
        key = tuple(sorted(path[1:])) + path[:1] if free_order else path
        if paths_seen.count(key) > 1:
            continue
        selection: Path = ()
        answer: Ignored | Selected | Chosen[int] = Ignored()
        for name in path:
            answer = interpret(options, selection, Drop(name), free_order=free_order)
            selection = answer.selection if isinstance(answer, Selected) else selection
        if not isinstance(answer, Chosen):
            answer = interpret(options, selection, Confirm(), free_order=free_order)
        assert answer == Chosen(action)
