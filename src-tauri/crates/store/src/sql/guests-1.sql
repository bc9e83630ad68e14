-- Who is let in to a book that is served: a file beside it, version 1. Of a secret only its hash stands here.

CREATE TABLE served (
    only_one INTEGER PRIMARY KEY CHECK (only_one = 1),
    origin TEXT NOT NULL CHECK (length(origin) BETWEEN 1 AND 300)
) STRICT;

CREATE TABLE invitations (
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    role TEXT NOT NULL CHECK (length(role) <= 1000),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    once INTEGER NOT NULL CHECK (once IN (0, 1)),
    until TEXT,
    made TEXT NOT NULL,
    made_by TEXT NOT NULL,
    ended TEXT
) STRICT;

CREATE TABLE devices (
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    invitation TEXT NOT NULL REFERENCES invitations (id),
    key BLOB NOT NULL UNIQUE CHECK (length(key) = 32),
    label TEXT NOT NULL CHECK (length(label) <= 60),
    since TEXT NOT NULL,
    seen TEXT NOT NULL,
    ended TEXT
) STRICT;
CREATE INDEX devices_by_invitation ON devices (invitation);

CREATE TABLE grants (
    invitation TEXT NOT NULL REFERENCES invitations (id),
    warband TEXT NOT NULL CHECK (length(warband) = 32),
    PRIMARY KEY (invitation, warband)
) STRICT, WITHOUT ROWID;
