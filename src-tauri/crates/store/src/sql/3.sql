-- The book, version 3: rotations and evenings. A file that was released is never changed: a new version gets a new file.

-- The first version names the kinds of streams it knows, and SQLite changes no CHECK of a table that is there: so the table
-- is made anew, as https://www.sqlite.org/lang_altertable.html#otheralter says. What kinds there are is the headers' to say
-- from now on: the next one asks for no new table.
CREATE TABLE streams_anew (
    id BLOB NOT NULL PRIMARY KEY CHECK (length(id) = 16),
    kind TEXT NOT NULL CHECK (kind GLOB 'nml.[a-z]*'),
    root BLOB NOT NULL CHECK (length(root) = 32),
    created TEXT NOT NULL,
    head BLOB NOT NULL CHECK (length(head) = 32),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    header BLOB NOT NULL
) STRICT;
-- With their row numbers, which are the order they came in.
INSERT INTO streams_anew (rowid, id, kind, root, created, head, entries, header)
    SELECT rowid, id, kind, root, created, head, entries, header FROM streams;
DROP TABLE streams;
ALTER TABLE streams_anew RENAME TO streams;
CREATE INDEX streams_by_kind ON streams (kind, created, id);

CREATE TRIGGER streams_no_update BEFORE UPDATE OF id, kind, root, created, header ON streams
BEGIN SELECT RAISE(ABORT, 'a stream keeps its header'); END;
CREATE TRIGGER streams_no_shrink BEFORE UPDATE OF entries ON streams WHEN NEW.entries < OLD.entries
BEGIN SELECT RAISE(ABORT, 'a stream only grows'); END;
CREATE TRIGGER streams_no_delete BEFORE DELETE ON streams
BEGIN SELECT RAISE(ABORT, 'a stream stays'); END;
CREATE TRIGGER streams_no_replace BEFORE INSERT ON streams
WHEN EXISTS (SELECT 1 FROM streams WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'a stream stays'); END;

-- A Warband or a battle may come into a book by itself: the campaign that it names, and the Warbands that fought, may never
-- have been there. The lists name them all the same.
CREATE TABLE warbands_anew (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    faction TEXT NOT NULL,
    variant TEXT,
    campaign BLOB CHECK (length(campaign) = 16),
    ducats INTEGER NOT NULL,
    glory INTEGER NOT NULL,
    models INTEGER NOT NULL,
    violations INTEGER NOT NULL,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;
INSERT INTO warbands_anew
    SELECT id, name, faction, variant, campaign, ducats, glory, models, violations, removed, updated FROM warbands;
DROP TABLE warbands;
ALTER TABLE warbands_anew RENAME TO warbands;
CREATE INDEX warbands_by_campaign ON warbands (campaign) WHERE campaign IS NOT NULL;

CREATE TABLE battles_anew (
    id BLOB NOT NULL PRIMARY KEY REFERENCES streams (id),
    name TEXT NOT NULL,
    campaign BLOB CHECK (length(campaign) = 16),
    scenario TEXT NOT NULL,
    state TEXT NOT NULL,
    turn INTEGER NOT NULL,
    winner TEXT,
    removed INTEGER NOT NULL CHECK (removed IN (0, 1)),
    updated TEXT NOT NULL
) STRICT;
INSERT INTO battles_anew
    SELECT id, name, campaign, scenario, state, turn, winner, removed, updated FROM battles;
CREATE TABLE battle_sides_anew (
    battle BLOB NOT NULL REFERENCES battles (id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    place INTEGER NOT NULL,
    warband BLOB CHECK (length(warband) = 16),
    name TEXT NOT NULL,
    victory_points INTEGER NOT NULL,
    PRIMARY KEY (battle, place)
) STRICT, WITHOUT ROWID;
INSERT INTO battle_sides_anew SELECT battle, side, place, warband, name, victory_points FROM battle_sides;
DROP TABLE battle_sides;
DROP TABLE battles;
ALTER TABLE battles_anew RENAME TO battles;
ALTER TABLE battle_sides_anew RENAME TO battle_sides;
CREATE INDEX battles_by_campaign ON battles (campaign) WHERE campaign IS NOT NULL;
CREATE INDEX battle_sides_by_warband ON battle_sides (warband) WHERE warband IS NOT NULL;
