"""How pygame_gui's own elements look: made from the palette and the fonts for one scale."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, TypeAlias

import pygame_gui

from ui.fonts import FILES, Style
from ui.palette import CORN, INK, MOSS, PARCHMENT, SOIL, UMBER, hex_of

if TYPE_CHECKING:
    from pathlib import Path

    from ui.assets import Assets
    from ui.viewport import Viewport

Block: TypeAlias = dict[str, str]
Theme: TypeAlias = dict[str, dict[str, Block]]

BODY_FACE = "nunito"
HEAD_FACE = "baloo"
BODY_UNITS = 17
HEADING_UNITS = (28, 22, 18)
SKIN_CLASS = "@skin"
_CLEAR = "#00000000"

_TEXT_ELEMENTS = ("label", "text_box", "text_entry_line", "text_entry_box")
_PLAIN_ELEMENTS = (
    "panel",
    "window",
    "image",
    "scrolling_container",
    "auto_resizing_container",
    "vertical_scroll_bar",
    "horizontal_scroll_bar",
    "horizontal_slider",
    "selection_list",
    "progress_bar",
    "tool_tip",
    "tool_tip.text_box",
    "drop_down_menu",
)
_BODY_STYLES: dict[str, Style] = {
    "regular_path": "body",
    "bold_path": "bold",
    "italic_path": "italic",
    "bold_italic_path": "bold_italic",
}
_HEAD_STYLES: dict[str, Style] = {"regular_path": "head"}
_FLAT: Block = {"shape": "rectangle", "border_width": "0", "shadow_width": "0"}


def theme(u: float, assets_root: Path) -> Theme:
    """Return the theme for `u` pixels per unit.

    Fonts stand on every element class, because those of the defaults are ignored; nothing big has round
    corners, because pygame_gui takes a second to draw one: those are our own panels, drawn below.
    """
    body = _font(BODY_FACE, round(BODY_UNITS * u), assets_root)
    looks: Theme = {"defaults": {"colours": _colours()}}
    for element in (*_TEXT_ELEMENTS, *_PLAIN_ELEMENTS, "button"):
        looks[element] = {"font": body, "misc": dict(_FLAT), "colours": _colours()}
    looks["text_box"]["misc"] |= {"padding": f"{round(4 * u)},{round(2 * u)}", "line_spacing": "1.25"}
    looks["text_entry_line"]["misc"] |= {"padding": f"{round(2 * u)},{round(2 * u)}"}
    looks["label"]["misc"] |= {"text_shadow_size": "0"}
    looks["vertical_scroll_bar"]["misc"] |= {"enable_arrow_buttons": "0"}
    looks["vertical_scroll_bar.#sliding_button"] = {"misc": dict(_FLAT), "colours": _clear_button()}
    looks["horizontal_scroll_bar"]["misc"] |= {"enable_arrow_buttons": "0"}
    looks["horizontal_scroll_bar.#sliding_button"] = {"misc": dict(_FLAT), "colours": _clear_button()}
    looks["@heading"] = {"font": _font(HEAD_FACE, round(HEADING_UNITS[0] * u), assets_root)}
    looks[SKIN_CLASS] = {"font": body, "misc": dict(_FLAT), "colours": _clear_button()}
    return looks


def gui(viewport: Viewport, assets: Assets) -> pygame_gui.UIManager:
    """Return a set of pygame_gui elements for this window and scale, with every style of text loaded."""
    size = (max(1, viewport.width), max(1, viewport.height))
    looks = theme(viewport.u, assets.root)
    elements = pygame_gui.UIManager(size, looks, enable_live_theme_updates=False)
    body = round(BODY_UNITS * viewport.u)
    styles = [(BODY_FACE, body, style) for style in ("bold", "italic", "bold_italic")]
    styles += [(HEAD_FACE, round(units * viewport.u), "regular") for units in HEADING_UNITS[1:]]
    elements.preload_fonts(
        [
            {"name": face, "point_size": max(1, px), "style": style, "antialiased": "1"}
            for face, px, style in styles
        ]
    )
    return elements


def heading_html(text: str, u: float, level: int = 1) -> str:
    """Return a heading for a text box at `u` pixels per unit; level 1 is the largest, 3 the smallest."""
    px = max(1, round(HEADING_UNITS[level - 1] * u))
    return f"<font face={HEAD_FACE} pixel_size={px}>{html.escape(text)}</font>"


def _font(face: str, px: int, root: Path) -> Block:
    styles = _HEAD_STYLES if face == HEAD_FACE else _BODY_STYLES
    files = {key: str(root / FILES[style]) for key, style in styles.items()}
    return {"name": face, "size": str(max(1, px))} | files


def _colours() -> Block:
    text = hex_of(INK)
    return {
        "dark_bg": _CLEAR,
        "normal_bg": _CLEAR,
        "normal_border": _CLEAR,
        "disabled_bg": _CLEAR,
        "disabled_border": _CLEAR,
        "disabled_dark_bg": _CLEAR,
        "normal_text": text,
        "hovered_text": text,
        "active_text": text,
        "selected_text": hex_of(INK),
        "selected_bg": hex_of(CORN),
        "disabled_text": hex_of(UMBER),
        "text_cursor": text,
        "link_text": hex_of(MOSS),
        "link_hover": hex_of(SOIL),
        "link_selected": hex_of(SOIL),
        "filled_bar": hex_of(MOSS),
        "unfilled_bar": hex_of(PARCHMENT),
    }


def _clear_button() -> Block:
    states = ("normal", "hovered", "active", "selected", "disabled")
    return {f"{state}_{part}": _CLEAR for state in states for part in ("bg", "border")}
