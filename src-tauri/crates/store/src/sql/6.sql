-- The book, version 6: signatures that came after their entries. A file that was released is never changed: a new version gets a
-- new file.

-- A browser signs an entry only once the server has sealed it, and what is here unsigned may come once more with a signature. An
-- entry that was signed when it was added has none here.
CREATE TABLE signatures (
    entry BLOB NOT NULL PRIMARY KEY REFERENCES entries (hash) CHECK (length(entry) = 32),
    key BLOB NOT NULL CHECK (length(key) = 32),
    signature BLOB NOT NULL CHECK (length(signature) = 64)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER signatures_no_update BEFORE UPDATE ON signatures
BEGIN SELECT RAISE(ABORT, 'signatures are only ever added'); END;
CREATE TRIGGER signatures_no_delete BEFORE DELETE ON signatures
BEGIN SELECT RAISE(ABORT, 'signatures are only ever added'); END;
CREATE TRIGGER signatures_no_replace BEFORE INSERT ON signatures
WHEN EXISTS (SELECT 1 FROM signatures WHERE entry = NEW.entry)
BEGIN SELECT RAISE(ABORT, 'signatures are only ever added'); END;
