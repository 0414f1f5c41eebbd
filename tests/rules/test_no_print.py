"""The guard against printing, which every test has around it."""

from types import FunctionType

import pytest


def say_something() -> None:
    print("something")  # noqa: T201 - what the guard is for


def as_if_in(module: str) -> FunctionType:
    """The function above as if it stood in ``module``."""
    return FunctionType(say_something.__code__, {"__name__": module, "__builtins__": __builtins__})


@pytest.mark.parametrize("module", ["rules", "rules.fistful.state", "game.app", "ui.layout", "main"])
def test_a_print_in_the_project_fails_the_test(module: str) -> None:
    with pytest.raises(pytest.fail.Exception, match=f"{module} called print"):
        as_if_in(module)()


@pytest.mark.parametrize("module", ["tests.rules.sample", "hypothesis", "rulesets", ""])
def test_others_may_print(module: str) -> None:
    as_if_in(module)()


def test_a_test_that_reads_the_output_lets_the_project_print(capsys: pytest.CaptureFixture[str]) -> None:
    as_if_in("game.cli")()
    assert capsys.readouterr().out == "something\n"


@pytest.mark.prints
def test_a_test_that_is_marked_lets_the_project_print() -> None:
    as_if_in("game.cli")()
