-- The book, version 1. A file that was released is never changed: a new version gets a new file.

CREATE TABLE meta (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    book BLOB NOT NULL CHECK (length(book) = 16),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    created TEXT NOT NULL
) STRICT;

-- The exact bytes of every pack and house ruleset that a stream rests on.
CREATE TABLE packs (
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    kind TEXT NOT NULL CHECK (kind IN ('pack', 'ruleset')),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    kept TEXT NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

CREATE TABLE streams (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    kind TEXT NOT NULL CHECK (kind IN ('nml.battle', 'nml.warband', 'nml.campaign', 'nml.scenario')),
    root BLOB NOT NULL CHECK (length(root) = 32),
    created TEXT NOT NULL,
    -- The two that move: the current head (the root when there is no entry) and how many entries there are.
    head BLOB NOT NULL CHECK (length(head) = 32),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    header BLOB NOT NULL
) STRICT;
CREATE INDEX streams_by_kind ON streams (kind, created, id);

-- Kept in the order of the stream, so that reading one is one run over neighbouring pages.
-- All columns but stream and place are copies of what stands in the bytes.
CREATE TABLE entries (
    stream BLOB NOT NULL REFERENCES streams (id),
    place INTEGER NOT NULL CHECK (place >= 1),
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    seq INTEGER NOT NULL CHECK (seq >= 1),
    parent BLOB NOT NULL CHECK (length(parent) = 32),
    at TEXT NOT NULL,
    author TEXT NOT NULL,
    cause_stream BLOB CHECK (length(cause_stream) = 16),
    cause_entry BLOB CHECK (length(cause_entry) = 32),
    bytes BLOB NOT NULL,
    PRIMARY KEY (stream, place),
    CHECK ((cause_stream IS NULL) = (cause_entry IS NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX entries_by_cause ON entries (cause_entry) WHERE cause_entry IS NOT NULL;

-- Only ever added. REPLACE would delete without asking the triggers for DELETE, hence those for INSERT.
CREATE TRIGGER entries_no_update BEFORE UPDATE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END;
CREATE TRIGGER entries_no_delete BEFORE DELETE ON entries
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END;
CREATE TRIGGER entries_no_replace BEFORE INSERT ON entries
WHEN EXISTS (SELECT 1 FROM entries WHERE hash = NEW.hash)
  OR EXISTS (SELECT 1 FROM entries WHERE stream = NEW.stream AND place = NEW.place)
BEGIN SELECT RAISE(ABORT, 'entries are only ever added'); END;

CREATE TRIGGER packs_no_update BEFORE UPDATE ON packs
BEGIN SELECT RAISE(ABORT, 'packs are only ever added'); END;
CREATE TRIGGER packs_no_delete BEFORE DELETE ON packs
BEGIN SELECT RAISE(ABORT, 'packs are only ever added'); END;
CREATE TRIGGER packs_no_replace BEFORE INSERT ON packs
WHEN EXISTS (SELECT 1 FROM packs WHERE hash = NEW.hash)
BEGIN SELECT RAISE(ABORT, 'packs are only ever added'); END;

CREATE TRIGGER streams_no_update BEFORE UPDATE OF id, kind, root, created, header ON streams
BEGIN SELECT RAISE(ABORT, 'a stream keeps its header'); END;
CREATE TRIGGER streams_no_shrink BEFORE UPDATE OF entries ON streams WHEN NEW.entries < OLD.entries
BEGIN SELECT RAISE(ABORT, 'a stream only grows'); END;
CREATE TRIGGER streams_no_delete BEFORE DELETE ON streams
BEGIN SELECT RAISE(ABORT, 'a stream stays'); END;
CREATE TRIGGER streams_no_replace BEFORE INSERT ON streams
WHEN EXISTS (SELECT 1 FROM streams WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'a stream stays'); END;

CREATE TRIGGER meta_no_update BEFORE UPDATE OF only, book, created ON meta
BEGIN SELECT RAISE(ABORT, 'a book keeps its id'); END;
CREATE TRIGGER meta_no_delete BEFORE DELETE ON meta
BEGIN SELECT RAISE(ABORT, 'a book keeps its id'); END;

-- The read tables: folded from the streams, dropped and rebuilt at will.

CREATE TABLE campaigns (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    games INTEGER NOT NULL,
    warbands INTEGER NOT NULL,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;

CREATE TABLE warbands (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    faction TEXT NOT NULL,
    variant TEXT,
    campaign BLOB REFERENCES streams (id),
    ducats INTEGER NOT NULL,
    glory INTEGER NOT NULL,
    models INTEGER NOT NULL,
    violations INTEGER NOT NULL,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;
CREATE INDEX warbands_by_campaign ON warbands (campaign) WHERE campaign IS NOT NULL;

CREATE TABLE scenarios (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    scenario TEXT NOT NULL,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;

CREATE TABLE battles (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    campaign BLOB REFERENCES streams (id),
    scenario TEXT NOT NULL,
    state TEXT NOT NULL,
    turn INTEGER NOT NULL,
    winner TEXT,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;
CREATE INDEX battles_by_campaign ON battles (campaign) WHERE campaign IS NOT NULL;

CREATE TABLE battle_sides (
    battle BLOB NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    place INTEGER NOT NULL,
    warband BLOB REFERENCES streams (id),
    name TEXT NOT NULL,
    victory_points INTEGER NOT NULL,
    PRIMARY KEY (battle, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX battle_sides_by_warband ON battle_sides (warband) WHERE warband IS NOT NULL;
