"""Seats, names, options and the deal of a new match."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

import pygame

from game.ai.characters import character_of, characters_of, drawn
from game.ai.levels import GARDENER, LEVELS, Level, level_of
from game.i18n import _
from game.match import MAX_SEED, Match
from game.scenes.company import character_words, level_line
from game.scenes.doors import Doors
from game.scenes.form_scene import FormScene
from game.scenes.phrases import Phrase, Phrases, plainly
from game.seats import EMBLEMS, PERSON, Seat, seat
from game.settings import MAX_NAME, LastSetup
from rules.title import Option, SetupError, Title
from ui.form import Form
from ui.layout import row
from ui.scene import Pop, Push, Replace, Transition
from ui.viewport import Viewport
from ui.widget import FormEvent

_LINE = 44
"""Units from the line that tells of one level to the next."""


class SetupScene(FormScene):
    """Who sits where, and how it is played. What was chosen last time is offered again.

    ``phrases`` put the title's options in words, ``pictures`` are the plants of the characters by
    emblem. A person has a name, a computer player is one of the characters of its level: empty
    stands for anyone, whom the deal's number draws.
    """

    size = (980, 660)

    def __init__(
        self,
        doors: Doors,
        title: Title,
        phrases: Phrases = plainly,
        pictures: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(doors)
        self._pictures = pictures or {}
        self._title = title
        self._phrases = phrases
        meta = title.meta
        last = doors.settings.last_setups.get(meta.id)
        known = last is not None and last.players in meta.players
        self._players = last.players if known and last is not None else max(meta.players)
        self._kinds = [PERSON] + [GARDENER.id] * (max(meta.players) - 1)
        self._characters = [""] * max(meta.players)
        names = list(doors.settings.player_names)
        self._names = [names[seat] if seat < len(names) else "" for seat in range(max(meta.players))]
        self._options = {option.id: option.default for option in meta.options}
        if known and last is not None:
            self._take_last(last)
        self._seed = ""
        self._complaint = ""
        self._finer = any(
            self._phrase(option).finer and self._options[option.id] != option.default
            for option in self._open_options()
        )

    def _take_last(self, last: LastSetup) -> None:
        levels = {PERSON, *(level.id for level in LEVELS)}
        for number, words in enumerate(last.seats[: len(self._kinds)]):
            kind, _space, name = words.partition(" ")
            if kind in levels:
                self._kinds[number] = kind
                self._characters[number] = name if character_of(kind, name) else ""
        for option in self._title.meta.options:
            if last.options.get(option.id) in option.values:
                self._options[option.id] = last.options[option.id]

    @property
    def heading(self) -> str:
        return self._title.meta.name

    # --- the form -----------------------------------------------------------------------------------

    def compose(self, form: Form, viewport: Viewport) -> None:
        body = self.body(viewport)
        gap = viewport.px(10)
        bottom = viewport.px(58)
        area = pygame.Rect(body.left, body.top, body.width, body.height - bottom - gap)
        height = viewport.px(self._height())
        with form.scroll(area, max(height, area.height), "rows") as inside:
            self._compose_rows(form, viewport, inside)
        left, middle, right = row(
            pygame.Rect(body.left, body.bottom - bottom, body.width, bottom),
            [round(body.width * 0.24), round(body.width * 0.24), 0],
            gap,
        )
        form.button("back", _("Back"), left, "plain", "shared/icon_left_ink")
        form.button("rules", _("Rulebook"), middle, "plain", "shared/icon_book")
        form.button("start", _("Start"), right, "primary", "shared/icon_play")
        if form.ring.focused is None:
            form.focus("start")

    def _height(self) -> int:
        """Units that all rows need."""
        options = len(self._shown_options()) + self._has_finer
        return 54 * (2 + self._players + options + self._can_take_back) + 18 + _LINE * self._lines

    @property
    def _can_take_back(self) -> bool:
        """Whether one person plays against computers: nobody else minds what is taken back."""
        kinds = self._kinds[: self._players]
        return kinds.count(PERSON) == 1 and len(kinds) > 1

    def _open_options(self) -> list[Option]:
        return [option for option in self._title.meta.options if self._players in option.players]

    def _phrase(self, option: Option) -> Phrase:
        return self._phrases(option, [self.name_of(seat) for seat in range(self._players)])

    @property
    def _has_finer(self) -> bool:
        return any(self._phrase(option).finer for option in self._open_options())

    def _shown_options(self) -> list[Option]:
        """The usual ones, and the finer ones after them once they are asked for."""
        options = self._open_options()
        usual = [option for option in options if not self._phrase(option).finer]
        return usual + [option for option in options if self._finer and option not in usual]

    def _compose_options(self, form: Form, next_row: Callable[[], pygame.Rect]) -> None:
        """A row for each option; before the finer ones the switch that shows them."""
        told = False
        for option in self._shown_options():
            if self._phrase(option).finer and not told:
                form.toggle("finer", _("More choices"), next_row(), value=True)
                told = True
            self._compose_option(form, next_row(), option)
        if self._has_finer and not told:
            form.toggle("finer", _("More choices"), next_row(), value=False)

    def _compose_rows(self, form: Form, viewport: Viewport, inside: pygame.Rect) -> None:
        meta = self._title.meta
        line, gap = viewport.px(46), viewport.px(8)
        top = inside.top + viewport.px(4)

        def next_row(height: int = line) -> pygame.Rect:
            nonlocal top
            rect = pygame.Rect(inside.left, top, inside.width, height)
            top += height + gap
            return rect

        label, control = self._split(next_row(), viewport)
        form.label(_("Players"), label, style="bold", px=18)
        counts = [(str(count), self._count_words(count)) for count in meta.players]
        form.choice("players", _("Players"), control, counts, str(self._players))
        for number in range(self._players):
            self._compose_seat(form, viewport, next_row(), number)
        for level in self._levels:
            self._compose_level(form, viewport, next_row(viewport.px(_LINE - 8)), level)
        self._compose_options(form, next_row)
        if self._can_take_back:
            words = _("Take back further: also what has been revealed")
            tip = _("Nothing is rolled or dealt anew. The result says that it was allowed.")
            form.toggle("takes_back", words, next_row(), self.doors.settings.takes_back, tip=tip)
        label, control = self._split(next_row(), viewport)
        form.label(_("Deal number"), label, style="bold", px=18)
        tip = _("The same number deals the same cards. Leave it empty for a new deal.")
        form.entry("seed", _("Deal number"), control, self._seed, tip=tip, limit=19)
        if self._complaint:
            form.label(self._complaint, next_row(viewport.px(_LINE)), px=15)

    def _split(self, rect: pygame.Rect, viewport: Viewport) -> tuple[pygame.Rect, pygame.Rect]:
        label, control = row(rect, [round(rect.width * 0.28), 0], viewport.px(10))
        return label, control

    def _count_words(self, count: int) -> str:
        return {1: _("One"), 2: _("Two"), 3: _("Three"), 4: _("Four")}.get(count, str(count))

    def _compose_seat(self, form: Form, viewport: Viewport, rect: pygame.Rect, seat: int) -> None:
        side = rect.height - viewport.px(4)
        emblem = pygame.Rect(rect.left, rect.top + viewport.px(2), side, side)
        picture = self.context.art.get(f"shared/emblem_{EMBLEMS[seat]}", side, side)
        form.picture(picture, emblem)
        rest = pygame.Rect(emblem.right + viewport.px(10), rect.top, 0, rect.height)
        rest.width = rect.right - rest.left
        name, kind = row(rest, [round(rest.width * 0.46), 0], viewport.px(10))
        if self._kinds[seat] == PERSON:
            form.entry(
                f"name.{seat}",
                _("Name of seat {number}").format(number=seat + 1),
                name,
                self.name_of(seat),
                limit=MAX_NAME,
            )
        else:
            self._compose_character(form, viewport, name, seat)
        kinds = [(PERSON, _("Person")), *((level.id, _(level.name)) for level in LEVELS)]
        form.choice(
            f"kind.{seat}",
            _("Who plays seat {number}").format(number=seat + 1),
            kind,
            kinds,
            self._kinds[seat],
        )

    def _compose_level(self, form: Form, viewport: Viewport, rect: pygame.Rect, level: Level) -> None:
        """What to expect of a level that sits at the table."""
        side = viewport.px(28)
        place = pygame.Rect(rect.left + viewport.px(7), 0, side, side)
        place.centery = rect.centery
        form.picture(self.context.art.get(f"shared/icon_level_{level.id}", side, side), place)
        left = place.right + viewport.px(17)
        words = pygame.Rect(left, rect.top, max(1, rect.right - left), rect.height)
        form.label(level_line(self._title.meta.id, level), words, px=15)

    def _compose_character(self, form: Form, viewport: Viewport, rect: pygame.Rect, seat: int) -> None:
        """Who of a level plays: anyone, or one by name, with the plant that the name comes from."""
        everybody = characters_of(self._kinds[seat])
        chosen = character_of(self._kinds[seat], self._characters[seat])
        if chosen is not None and chosen.emblem in self._pictures:
            side = rect.height - viewport.px(8)
            picture = self.context.art.get(self._pictures[chosen.emblem], side, side)
            form.picture(picture, pygame.Rect(rect.left, rect.top + viewport.px(4), side, side))
            room = side + viewport.px(8)
            rect = pygame.Rect(rect.left + room, rect.top, max(1, rect.width - room), rect.height)
        title_id = self._title.meta.id
        offered = [("", _("Anyone")), *((each.name, character_words(title_id, each)) for each in everybody)]
        form.choice(
            f"who.{seat}",
            _("Who is the {level} at seat {number}").format(
                level=_(level_of(self._kinds[seat]).name), number=seat + 1
            ),
            rect,
            offered,
            self._characters[seat],
        )

    def name_of(self, seat: int) -> str:
        """The name in a seat: as written or chosen, else one that fits who plays there."""
        if self._kinds[seat] != PERSON:
            return self._characters[seat] or _("Seat {number}").format(number=seat + 1)
        return self._names[seat] or self._usual_name(seat)

    def _usual_name(self, seat: int) -> str:
        persons = [each for each in range(self._players) if self._kinds[each] == PERSON]
        return _("You") if len(persons) == 1 else _("Player {number}").format(number=seat + 1)

    def _compose_option(self, form: Form, rect: pygame.Rect, option: Option) -> None:
        phrase, name, value = self._phrase(option), f"option.{option.id}", self._options[option.id]
        if isinstance(value, bool):
            form.toggle(name, phrase.label, rect, value, tip=phrase.tip)
            return
        label, control = row(rect, [round(rect.width * 0.34), 0], round(rect.height * 0.2))
        form.label(phrase.label, label, style="bold", px=18)
        choices = [(str(each), words) for each, words in phrase.values]
        form.choice(name, phrase.label, control, choices, str(value), tip=phrase.tip)

    @property
    def _levels(self) -> list[Level]:
        """The levels at the table, each told in one line."""
        return [level for level in LEVELS if level.id in self._kinds[: self._players]]

    @property
    def _lines(self) -> int:
        return len(self._levels) + bool(self._complaint)

    # --- answers ------------------------------------------------------------------------------------

    def on(self, event: FormEvent) -> Transition | None:
        if event.kind == "pressed":
            match event.id:
                case "back":
                    return self.back()
                case "rules":
                    return Push(self.doors.rulebook(self._title.meta.id))
                case "start":
                    return self._start()
        if event.kind in {"changed", "entered"}:
            self._take(event.id, event.value)
        return None

    def back(self) -> Transition | None:
        return Pop()

    def _take(self, name: str, value: object) -> None:
        head, _dot, tail = name.partition(".")
        match head:
            case "players":
                self._players = int(str(value))
            case "kind":
                self._kinds[int(tail)] = str(value)
                self._characters[int(tail)] = ""
            case "who":
                self._characters[int(tail)] = str(value)
            case "name":
                self._names[int(tail)] = str(value).strip()
                return
            case "option":
                option = next(each for each in self._title.meta.options if each.id == tail)
                self._options[tail] = next(each for each in option.values if str(each) == str(value))
            case "finer":
                self._finer = bool(value)
            case "seed":
                self._seed = str(value).strip()
                return
            case "takes_back":
                self.doors.settings.takes_back = bool(value)
                return
        self._complaint = ""
        seats = range(len(self._kinds))
        self.form.forget(*(f"name.{number}" for number in seats), *(f"who.{number}" for number in seats))
        self.rebuild()

    def _drop_what_is_not_offered(self) -> None:
        """A value that no longer is on offer, such as a seat that left, gives way to the default."""
        for option in self._open_options():
            offered = [value for value, _words in self._phrase(option).values]
            if not isinstance(self._options[option.id], bool) and self._options[option.id] not in offered:
                self._options[option.id] = option.default
                self.form.values.pop(f"option.{option.id}", None)

    def _start(self) -> Transition | None:
        for number in range(self._players):
            if self._kinds[number] == PERSON:
                written = str(self.form.value(f"name.{number}")).strip()
                self._names[number] = "" if written == self._usual_name(number) else written
        self._seed = str(self.form.value("seed")).strip()
        seed = self._checked_seed()
        if seed is None:
            self._complaint = _("The deal number is a whole number from 0 to {most}.").format(most=MAX_SEED)
            self.rebuild()
            return None
        chosen = {option.id: self._options[option.id] for option in self._open_options()}
        try:
            setup = self._title.meta.setup(self._players, dict(chosen))
        except SetupError as error:
            self._complaint = str(error)
            self.rebuild()
            return None
        self._remember(chosen)
        seats = self._seats(seed)
        takes_back = self._can_take_back and self.doors.settings.takes_back
        return Replace(self.doors.table(Match(self._title, setup, seed, seats, takes_back=takes_back)))

    def _seats(self, seed: int) -> list[Seat]:
        """Who sits down: whoever may be anyone is drawn by the deal's number, nobody twice."""
        seats: list[Seat] = []
        chosen = [name for name in self._characters[: self._players] if name]
        for number, kind in enumerate(self._kinds[: self._players]):
            name = self._characters[number] if kind != PERSON else self.name_of(number)
            if not name:
                someone = drawn(kind, seed, number, [*chosen, *(each.name for each in seats)])
                name = someone.name if someone is not None else ""
            seats.append(seat(kind, number, name))
        return seats

    def _checked_seed(self) -> int | None:
        if not self._seed:
            return secrets.randbelow(1_000_000)
        if not (self._seed.isascii() and self._seed.isdigit()) or int(self._seed) > MAX_SEED:
            return None
        return int(self._seed)

    def _remember(self, options: dict[str, bool | int | str]) -> None:
        settings = self.doors.settings
        settings.last_setups[self._title.meta.id] = LastSetup(self._players, self._words_of_seats(), options)
        settings.player_names = [name[:MAX_NAME] for name in self._names]
        self.doors.save_settings()

    def _words_of_seats(self) -> list[str]:
        """Each seat's kind, and the character where one was chosen."""
        pairs = zip(self._kinds[: self._players], self._characters, strict=False)
        return [f"{kind} {name}" if kind != PERSON and name else kind for kind, name in pairs]
