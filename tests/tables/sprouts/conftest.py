"""The program at its menu, as the tests of scenes open it."""

from tests.scenes.conftest import pilot, program_of_module, quick_pictures

__all__ = ["pilot", "program_of_module", "quick_pictures"]
