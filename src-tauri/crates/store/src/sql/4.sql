-- The book, version 4: a book that follows a club over a network and goes on without it. A file that was released is never
-- changed: a new version gets a new file.

-- One row in a book that follows a club: the position of the last act that it has from there. Whether it lies is asked of the
-- club, by the entries.
CREATE TABLE follows (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    position INTEGER NOT NULL CHECK (position >= 0)
) STRICT;

-- What was added here and the club has not acknowledged: acts in their order, written with what they added and taken away
-- with the acknowledgement.
CREATE TABLE waiting_acts (
    -- A number is given once: who still knows that of an act that is gone means no other.
    act INTEGER PRIMARY KEY AUTOINCREMENT,
    at TEXT NOT NULL
) STRICT;

-- The entries of each, as a run of places in their stream; the last entries of a stream, whatever else waits after them.
CREATE TABLE waiting_entries (
    act INTEGER NOT NULL REFERENCES waiting_acts (act),
    item INTEGER NOT NULL,
    stream BLOB NOT NULL REFERENCES streams (id),
    -- The stream began with it.
    begins INTEGER NOT NULL CHECK (begins IN (0, 1)),
    -- The head that it goes on from.
    expected BLOB NOT NULL CHECK (length(expected) = 32),
    place INTEGER NOT NULL CHECK (place >= 1),
    entries INTEGER NOT NULL CHECK (entries >= 0),
    PRIMARY KEY (act, item)
) STRICT, WITHOUT ROWID;
CREATE INDEX waiting_by_stream ON waiting_entries (stream);

-- The packs and pictures that came with it.
CREATE TABLE waiting_kept (
    act INTEGER NOT NULL REFERENCES waiting_acts (act),
    hash BLOB NOT NULL CHECK (length(hash) = 32),
    PRIMARY KEY (act, hash)
) STRICT, WITHOUT ROWID;
