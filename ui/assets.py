"""The files that ship with the program, read as bytes by their relative name."""

from pathlib import Path


class MissingAsset(Exception):  # noqa: N818 - named after what is wrong
    """A file that should have shipped is not there."""


class Assets:
    """The folder `root` with `art/NAME.svg`, `fonts/NAME.ttf`, `sounds/NAME.ogg` and the like."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def path(self, name: str) -> Path:
        """Return the path of the file `name`; raise MissingAsset when it is not there."""
        path = self.root / name
        if not path.is_file():
            raise MissingAsset(f"The file {name} is missing from {self.root}; please install the game again.")
        return path

    def read(self, name: str) -> bytes:
        """Return the content of the file `name`; raise MissingAsset when it cannot be read."""
        path = self.path(name)
        try:
            return path.read_bytes()
        except OSError as error:
            raise MissingAsset(f"The file {name} in {self.root} cannot be read: {error.strerror}.") from error

    def has(self, name: str) -> bool:
        """Say whether the file `name` is there."""
        return (self.root / name).is_file()

    def names(self, folder: str, suffix: str) -> tuple[str, ...]:
        """Return the names (without folder and suffix) of the files in `folder` that end in `suffix`."""
        found = sorted((self.root / folder).glob(f"*{suffix}"))
        return tuple(path.name.removesuffix(suffix) for path in found)
