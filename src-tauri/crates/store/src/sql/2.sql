-- The book, version 2: pictures of models. A file that was released is never changed: a new version gets a new file.

-- Each once, however many models have it; a Warband's entries name it by its hash.
CREATE TABLE pictures (
    hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32),
    kept TEXT NOT NULL,
    bytes BLOB NOT NULL
) STRICT;

CREATE TRIGGER pictures_no_update BEFORE UPDATE ON pictures
BEGIN SELECT RAISE(ABORT, 'pictures are only ever added'); END;
CREATE TRIGGER pictures_no_delete BEFORE DELETE ON pictures
BEGIN SELECT RAISE(ABORT, 'pictures are only ever added'); END;
CREATE TRIGGER pictures_no_replace BEFORE INSERT ON pictures
WHEN EXISTS (SELECT 1 FROM pictures WHERE hash = NEW.hash)
BEGIN SELECT RAISE(ABORT, 'pictures are only ever added'); END;
