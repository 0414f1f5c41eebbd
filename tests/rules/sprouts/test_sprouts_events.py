"""Events: what is told, and that it is told to all."""

from rules.chance import Seeded
from rules.sprouts import events as told
from rules.sprouts.events import SproutsEvent
from rules.sprouts.state import SproutsState
from rules.title import Event
from tests.rules.sprouts.sprouts_kit import dice, facts, new, play, table


def all_events(state: SproutsState, seed: int) -> list[Event]:
    """Plays on with the last legal action each time, using what can be used."""
    happened: list[Event] = []
    while state.current_player is not None:
        actions = state.legal_actions()
        happened += state.apply(actions[-1], Seeded(seed))
    return happened


def test_every_event_has_its_name_and_plain_facts() -> None:
    happened: list[Event] = []
    for players, mode in ((1, "normal"), (2, "normal"), (4, "normal"), (4, "advanced"), (4, "teams")):
        for seed in range(3):
            state = new(players, seed=seed, **({} if mode == "normal" else {"mode": mode}))
            happened += all_events(state, seed)
    seen = {str(event.facts()["type"]) for event in happened}
    classes = [kind for kind in vars(told).values() if isinstance(kind, type)]
    names = {kind.__name__ for kind in classes if issubclass(kind, SproutsEvent) and kind is not SproutsEvent}
    missing = names - {"".join(word.title() for word in name.split("_")) for name in seen}
    assert missing <= {"ShortageFound", "DiceReturned", "LemonadeTaken"}
    for event in happened:
        assert all(event.seen_by(player) is event for player in range(4)), "all events are open"


def test_planting_is_told_with_its_points_and_seeds() -> None:
    state = table("plant", dice("LL"))
    events = play(state, "0: plant pairs-1 lavender lavender")
    assert facts(events, "sprout_planted") == [
        {"player": 0, "bed": "pairs-1", "vp": 2, "seeds": ["yellow-lavender", "yellow-lavender"]}
    ]


def test_a_new_round_is_told_in_order() -> None:
    events = play(table("plant", turn=1), "1: done")
    kinds = [str(event.facts()["type"]) for event in events]
    assert kinds[:2] == ["rival_planted", "shed_cleared"]
    assert kinds[2:6] == ["round_started", "card_turned_up", "card_turned_up", "card_turned_up"]
    assert set(kinds[6:]) <= {"die_laid_on_card"}


def test_turning_is_told_with_its_tool() -> None:
    exchanged = play(table("special", "yellow-lavender", card="T07"), "0: exchange yellow-lavender bay")
    assert facts(exchanged, "die_turned") == [
        {"player": 0, "tool": "exchange", "before": "yellow-lavender", "after": "yellow-bay"}
    ]
    chosen = play(table("special", "yellow-lavender", card="T23"), "0: choice yellow-lavender trowel")
    assert facts(chosen, "die_turned")[0]["tool"] == "choice"
