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
