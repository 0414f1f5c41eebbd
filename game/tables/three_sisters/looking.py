"""How the sheet is looked at: which page lies in front, whose sheet it is, from how near."""

from __future__ import annotations

from game.match import Match
from game.scenes.doors import Doors
from game.scenes.table import TableScene
from game.tables.three_sisters.arrangement import page_of
from game.tables.three_sisters.desk import GARDEN, ZOOM_STEP, Camera, Desk, make_desk
from game.tables.three_sisters.pencil import Pencil
from rules.three_sisters.sheet import Sheet
from rules.three_sisters.state import ThreeSistersState
from ui.pieces import Pieces
from ui.viewport import Viewport


class SheetScene(TableScene):
    """A table with a sheet on it.

    ``page`` is in front where there is room for one, ``camera`` how the pages are looked at,
    ``visiting`` whose sheet is shown if not the viewer's own.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.page = GARDEN
        self.camera = Camera()
        self.visiting: int | None = None
        self.pencil = Pencil()
        self.pieces = Pieces()
        self._desk: Desk | None = None
        super().__init__(doors, match)

    @property
    def seen(self) -> ThreeSistersState:
        """The view, as this title's state."""
        assert isinstance(self.view, ThreeSistersState)
        return self.view

    @property
    def home(self) -> int:
        """The player whom the table faces."""
        return self.turns.viewer or 0

    @property
    def owner(self) -> int:
        """Whose sheet is shown."""
        return self.home if self.visiting is None else self.visiting

    @property
    def sheet(self) -> Sheet:
        """The sheet that is shown."""
        return self.seen.sheets[self.owner]

    @property
    def others(self) -> tuple[int, ...]:
        """The other players, clockwise from the viewer."""
        players = self.seen.variant.players
        return tuple((self.home + step) % players for step in range(1, players))

    @property
    def desk(self) -> Desk:
        """The regions of the window."""
        if self._desk is None:
            variant = self.seen.variant
            rivals = 1 if variant.solo else variant.players - 1
            self._desk = make_desk(self.context.viewport, rivals, weather=variant.weather)
        return self._desk

    def resize(self, viewport: Viewport) -> None:
        self._desk = None
        self.camera = Camera()
        self.pencil.forget()
        self.pieces.forget()
        super().resize(viewport)

    # --- pages and visits ---------------------------------------------------------------------------

    def turn_page(self, page: str) -> None:
        """Brings a page forward."""
        if page != self.page:
            self.page = page
            self.camera = Camera()
            self._still = None
            self.set_items()

    def visit(self, player: int | None) -> None:
        """Shows another player's sheet, or the viewer's own again."""
        if player != self.visiting:
            self.context.sounds.play("card_flip")
            self.timeline.finish()
            self.visiting = player
            self.refresh()

    # --- a close look -------------------------------------------------------------------------------

    def wheel(self, name: str | None, steps: float) -> None:
        if name is not None and self.desk.paper.collidepoint(self.pointer.position):
            self._zoom(self.pointer.position, steps)

    def _zoom(self, at: tuple[int, int], steps: float) -> None:
        factor = ZOOM_STEP if steps > 0 else 1 / ZOOM_STEP
        zoom = self.camera.zoom * factor
        self.look(self.camera.zoomed(1.0 if zoom < 1.1 else zoom, at, self.desk.paper))

    def look(self, camera: Camera) -> None:
        """Looks at the pages in another way."""
        if camera != self.camera:
            self.camera = camera
            self.set_items()

    def pulls(self, name: str) -> bool:
        return self.camera.zoom > 1 and (page_of(name) is not None or name.startswith("page."))

    def pull(self, name: str, by: tuple[int, int]) -> None:  # noqa: ARG002 - the whole sheet moves
        self.look(self.camera.moved((-by[0], -by[1]), self.desk.paper))
