"""What of the table is seen: whose farm lies on the cloth, from where, and how far the telling is."""

from __future__ import annotations

from abc import ABC
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

import pygame

from game.match import Match
from game.scenes.doors import Doors
from game.scenes.table import TableScene
from game.tables.sunfield import ids
from game.tables.sunfield.arrangement import Seen, Token, arrange, plot_area, reserved_room
from game.tables.sunfield.camera import (
    Camera,
    View,
    between,
    fitted,
    kept_near,
    pitch_of,
    pulled,
    reaching,
    zoomed,
)
from game.tables.sunfield.glance import face_in_hand, lately_laid, reserved_numbers
from game.tables.sunfield.regions import Seating, regions
from game.tables.sunfield.tiles import hollow_with
from rules.sunfield.components import ANIMALS
from rules.sunfield.faces import tile_of
from rules.sunfield.state import SunfieldState
from ui.layout import Layout
from ui.pieces import Pieces
from ui.tween import Tween
from ui.viewport import Viewport

GLIDE: Final = 0.2
"""Seconds for a plot to come into sight."""


class Viewing(TableScene, ABC):
    """The part of the table that says what is seen; :class:`SunfieldTable` says what it means.

    ``home`` is the player whom the table faces, ``farm`` the one whose farm is seen. ``shown`` is
    what is drawn: the view, or on the way there while something is told; ``shown_before`` the view
    before the last action. ``away`` are pieces that are drawn by somebody else just now.
    """

    def __init__(self, doors: Doors, match: Match) -> None:
        self.pieces = Pieces()
        self.home = 0
        self.farm = 0
        self.away: set[str] = set()
        self.picked: str | None = None
        self.last_laid = 0
        self.lately: dict[int, tuple[int, ...]] = {}
        self._cameras: dict[int, Camera] = {}
        self._drawn_camera: Camera | None = None
        self._staged = False
        self._turned = 0.0
        super().__init__(doors, match)
        self.shown = self.shown_before = self.view_state
        self._face_viewer()

    @property
    def view_state(self) -> SunfieldState:
        """The view, as this title's state."""
        assert isinstance(self.view, SunfieldState)
        return self.view

    seen = view_state

    @property
    def seating(self) -> Seating:
        """The others in turn order from the left of whom the table faces."""
        count = self.view_state.variant.players
        return Seating(tuple((self.home + step) % count for step in range(1, count)), self.home)

    # --- what is shown ------------------------------------------------------------------------------

    def refresh(self) -> None:
        before = self.view_state
        self._face_viewer()
        super().refresh()
        if before is not self.view_state:
            self.shown_before = before
        self.lately = lately_laid(
            self.match.history[: self.moment], self.turns.viewer, self.view_state.variant.players
        )
        if not (self._staged and self.timeline.active):
            self._staged = False
            self.shown = self.view_state

    def update(self, dt: float) -> object:  # type: ignore[override]
        """Lets time pass; when all is told, what is shown is the view again."""
        transition = super().update(dt)
        if not self.timeline.active and self._staged:
            self._staged = False
            self.shown = self.view_state
            self.away.clear()
        return transition

    def begin_telling(self) -> None:
        """From now on events change what is shown one by one, from how it was."""
        if not self._staged:
            self.shown = self.shown_before.copy()
            self._staged = True

    def forget_motion(self) -> None:
        self.away.clear()
        self._staged = False
        self._drawn_camera = None
        self.shown = self.view_state

    def forget_pictures(self) -> None:
        super().forget_pictures()
        self.pieces.forget()

    def _face_viewer(self) -> None:
        """The table faces the viewer; with nobody at it, the first seat."""
        home = self.turns.viewer or 0
        if home != self.home:
            self.home = self.farm = home
            self._drawn_camera = None

    # --- where things are ---------------------------------------------------------------------------

    def arrange(self, viewport: Viewport) -> Layout:
        state = self.view_state
        farm = state.farms[self.farm]
        own = self.farm == self.home and self.moment is None
        acting = state.current_player == self.farm
        camera = self._aimed(viewport)
        return arrange(
            viewport,
            Seen(
                self.seating,
                state.variant.advanced,
                camera,
                cells=(*farm.plot, *(farm.free if self._cells_are_lit else ())),
                hand=state.hand if acting and own else (),
                laid=state.laid,
                holding=acting and face_in_hand(state) is not None,
                reserved=reserved_numbers(farm),
                supply=own and any(name in self.wanted for name in ids.GET),
                kinds=tuple(kind for kind in range(len(ANIMALS)) if own and ids.KINDS[kind] in self.wanted),
                kinds_at=self._chosen_cell,
                tokens=self._tokens() if own else (),
                visiting=self.farm != self.home,
            ),
        )

    @property
    def wanted(self) -> AbstractSet[str]:
        """Everything that would continue the choice, and what was picked for it."""
        return {*self.choice.targets, *self.choice.selection}

    @property
    def _cells_are_lit(self) -> bool:
        plot = self.view_state.farms[self.farm].plot
        return self.farm == self.home and any(
            name.startswith("cell.") and ids.cell_of(name) not in plot for name in self.choice.targets
        )

    @property
    def _chosen_cell(self) -> int:
        cells = [name for name in self.choice.selection if name.startswith("cell.")]
        return ids.cell_of(cells[-1]) if cells else 0

    def _tokens(self) -> tuple[Token, ...]:
        """Vegetables on own tiles that can be chosen now."""
        state = self.view_state
        tokens = []
        for name in sorted(self.wanted):
            if name.startswith("token."):
                sort, cell = ids.sort_of(name), ids.cell_of(name)
                face = state.farms[self.home].plot.get(cell)
                hollow = None if face is None else hollow_with(state.variant, face, sort, filled=True)
                if face is not None and hollow is not None:
                    tokens.append(Token(sort, cell, state.variant.faces.kind[tile_of(face)], hollow))
        return tuple(tokens)

    def rearrange(self) -> None:
        """Lays everything out anew: what can be chosen has changed."""
        self.layout = self.arrange(self.context.viewport)
        self.pointer.refresh()

    # --- the camera ---------------------------------------------------------------------------------

    @property
    def camera(self) -> Camera:
        """Where the farm that is seen is looked at from."""
        return self._cameras.get(self.farm, Camera())

    @property
    def plot_view(self) -> View:
        """How the plot lies on its cloth."""
        viewport = self.context.viewport
        camera = self.camera if self._drawn_camera is None else self._drawn_camera
        return View(plot_area(self.layout[ids.BOARD].rect, viewport.k), viewport.k, camera)

    def _area(self, viewport: Viewport) -> pygame.Rect:
        places = regions(viewport, self.seating, advanced=self.view_state.variant.advanced)
        return plot_area(places[ids.BOARD], viewport.k)

    def _fitted(self, viewport: Viewport) -> Camera:
        """The camera that shows the whole plot, beside the reserved Clients."""
        farm = self.view_state.farms[self.farm]
        width, height = self._area(viewport).size
        cards = reserved_room(len(reserved_numbers(farm)), viewport.k)
        camera = fitted((*farm.plot, *farm.free), (width - cards, height), viewport.k)
        return replace(camera, x=camera.x + cards / 2 / pitch_of(camera.zoom, viewport.k))

    def _aimed(self, viewport: Viewport) -> Camera:
        """The camera of the farm that is seen; one that follows shows the whole plot."""
        camera = self._cameras.get(self.farm)
        aimed = camera
        if camera is None or camera.follows:
            aimed = self._fitted(viewport)
        assert aimed is not None
        if camera is not None and camera != aimed:
            self._glide(camera, aimed)
        self._cameras[self.farm] = aimed
        return aimed

    def _glide(self, start: Camera, end: Camera) -> None:
        """The plot comes to its new place before anything else is shown."""
        if self.context.reduced_motion or self.timeline.active or not self.layout:
            return

        def move(share: float) -> None:
            self._drawn_camera = between(start, end, share) if share < 1 else None

        self._drawn_camera = start
        self.timeline.then(Tween(GLIDE, move))

    def aim(self, camera: Camera) -> None:
        """Looks from somewhere else, at once."""
        self._drawn_camera = None
        farm = self.view_state.farms[self.farm]
        self._cameras[self.farm] = kept_near(camera, farm.plot) if not camera.follows else camera
        self.set_items()

    def zoom(self, steps: int, at: tuple[int, int] | None = None) -> None:
        """Nearer or farther, around a point."""
        self.aim(zoomed(self.plot_view, steps, at))

    def wheel(self, name: str | None, steps: float) -> None:
        if name is None or not self._on_cloth(name):
            return
        self._turned += steps
        whole = int(self._turned)
        if whole:
            self._turned -= whole
            self.zoom(whole, self.pointer.position)

    def pulls(self, name: str) -> bool:
        return self._on_cloth(name) and self.target_of(name) not in self.choice.targets

    def pull(self, name: str, by: tuple[int, int]) -> None:  # noqa: ARG002 - wherever the cloth was pressed
        self.aim(pulled(self.plot_view, by, self.view_state.farms[self.farm].plot))

    def _on_cloth(self, name: str) -> bool:
        return name == ids.BOARD or name.startswith(("cell.", "token.", "veg."))

    def bring_into_sight(self, name: str | None) -> None:
        """Moves the plot so that the cell which has the focus is seen whole."""
        if name is not None and name.startswith("cell."):
            camera = reaching(self.plot_view, ids.cell_of(name))
            if camera != self.camera:
                self.aim(camera)

    # --- neighbours ---------------------------------------------------------------------------------

    def visit(self, player: int) -> None:
        """Lays a player's farm on the cloth; one's own is home."""
        if player == self.farm:
            player = self.home
        self.timeline.finish()
        self.context.sounds.play("card_slide")
        self.farm = player
        self._drawn_camera = None
        self.choice.offer(self.choice.options)
        self.refresh()

    def show_all(self) -> None:
        """The whole plot again, and from now on."""
        self.aim(self._fitted(self.context.viewport))
