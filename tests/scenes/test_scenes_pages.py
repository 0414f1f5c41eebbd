"""Rulebook pages: sections, search, and words in several styles."""

from __future__ import annotations

from game.scenes import pages

BOOK = """# A game

Before all.

## 1 Material

- **FS-1.1** The *field* has `25` plots, **all** of earth.

```
C.
```

## 2 Play

- **FS-2.1** Plant.
"""


def test_a_book_has_sections_with_rules_and_drawings() -> None:
    sections = pages.read(BOOK)
    assert [section.title for section in sections] == ["A game", "1 Material", "2 Play"]
    assert [block.rule for block in sections[1].blocks] == ["FS-1.1", ""]
    assert sections[1].blocks[1].drawing == ("C.",)
    assert pages.section_of(sections, "FS-2.1") == 2


def test_search_finds_rules_that_hold_every_word() -> None:
    sections = pages.read(BOOK)
    assert [block.rule for block in pages.matches(sections, "plots FIELD")] == ["FS-1.1"]
    assert pages.matches(sections, "plots moon") == []


def test_a_word_keeps_its_full_stop_though_their_styles_differ() -> None:
    words = list(pages._words_of("the *hold*. `same-4`, **all** of it", "body"))
    assert words == [
        (("the", "body"),),
        (("hold", "italic"), (".", "body")),
        (("same-4", "bold"), (",", "body")),
        (("all", "bold"),),
        (("of", "body"),),
        (("it", "body"),),
    ]
