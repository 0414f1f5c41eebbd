"""Something that stands on the table until the viewer goes on, such as a harvest."""

from __future__ import annotations


class Interlude:
    """``label`` is what the main button says meanwhile."""

    label = ""
