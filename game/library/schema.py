"""The tables of the library, as the steps that led to them. A step that was released never changes."""

from __future__ import annotations

from typing import Final

APPLICATION_ID: Final = 0x416C6C6F
"""Stands in the file's header, so that another program's file is told from ours: ``Allo``."""

_FIRST: Final = """
CREATE TABLE matches (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    title        TEXT NOT NULL,
    rules        INTEGER NOT NULL,      -- the version of the title's rules
    players      INTEGER NOT NULL,
    options      TEXT NOT NULL,         -- JSON, every option
    mode         TEXT NOT NULL,         -- JSON, the options that are not the default
    seed         INTEGER NOT NULL,
    origin       TEXT NOT NULL,         -- table, headless, import or branch
    parent       INTEGER REFERENCES matches (id) ON DELETE SET NULL,
    takes_back   INTEGER NOT NULL,      -- 1: what was revealed could be taken back
    person       INTEGER,               -- the first person's player, NULL when only computers play
    started      INTEGER NOT NULL,      -- milliseconds since 1970, UTC, like every time here
    changed      INTEGER NOT NULL,
    finished     INTEGER,               -- NULL until the match is over
    seconds      REAL NOT NULL,         -- how long it was played, pauses left out
    action_count INTEGER NOT NULL,
    digest       TEXT NOT NULL,         -- of the state that the actions led to
    moment       TEXT NOT NULL,         -- JSON: whose turn, season, round
    reason       TEXT,                  -- why it ended
    examined     INTEGER NOT NULL       -- the edition of the achievements it was examined for
);
CREATE INDEX matches_unfinished ON matches (changed) WHERE finished IS NULL;
CREATE INDEX matches_finished ON matches (finished) WHERE finished IS NOT NULL;
CREATE INDEX matches_of_title ON matches (title, finished) WHERE finished IS NOT NULL;

CREATE TABLE seats (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL,
    kind     TEXT NOT NULL,             -- person, or a computer player's level
    name     TEXT NOT NULL,
    emblem   TEXT NOT NULL,
    PRIMARY KEY (match_id, player)
) WITHOUT ROWID;

CREATE TABLE actions (
    match_id  INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    number    INTEGER NOT NULL,         -- from 1
    text      TEXT NOT NULL,
    automatic INTEGER NOT NULL,         -- 1: a forced answer that the match gave by itself
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;

CREATE TABLE scores (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    total    INTEGER NOT NULL,
    rank     INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    PRIMARY KEY (match_id, player)
) WITHOUT ROWID;

CREATE TABLE lines (
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    player   INTEGER NOT NULL,
    place    INTEGER NOT NULL,          -- the order on the score sheet
    category TEXT NOT NULL,
    points   INTEGER NOT NULL,
    PRIMARY KEY (match_id, player, place)
) WITHOUT ROWID;

CREATE TABLE pictures (
    match_id INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
    image    BLOB NOT NULL              -- the table as it was left, a PNG
);

CREATE TABLE dailies (
    date     TEXT NOT NULL,             -- 2026-11-30
    title    TEXT NOT NULL,
    match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    PRIMARY KEY (date, title)           -- the first try counts
) WITHOUT ROWID;

CREATE TABLE achievements (
    match_id    INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
    achievement TEXT NOT NULL,
    PRIMARY KEY (match_id, achievement)
) WITHOUT ROWID;
"""

_HINTS: Final = """
-- 1: a person was shown what a computer player would do
ALTER TABLE matches ADD COLUMN hinted INTEGER NOT NULL DEFAULT 0
"""

MIGRATIONS: Final[tuple[str, ...]] = (_FIRST, _HINTS)
"""``MIGRATIONS[n]`` leads from version ``n`` of the schema to ``n + 1``."""

VERSION: Final = len(MIGRATIONS)

TABLES: Final = ("matches", "seats", "actions", "scores", "lines", "pictures", "dailies", "achievements")
