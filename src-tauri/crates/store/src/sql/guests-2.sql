-- The file of those who are let in, version 2: addresses that a calendar or a browser reads without a device, and chats that
-- hear what happens. Of a feed’s secret only its hash stands here; the address of a chat has to be kept as it is.

CREATE TABLE feeds (
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    secret BLOB NOT NULL UNIQUE CHECK (length(secret) = 32),
    shows TEXT NOT NULL CHECK (length(shows) <= 1000),
    made TEXT NOT NULL,
    made_by TEXT NOT NULL
) STRICT;

CREATE TABLE webhooks (
    id TEXT NOT NULL UNIQUE CHECK (length(id) = 32),
    name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    address TEXT NOT NULL CHECK (length(address) BETWEEN 1 AND 500),
    wants TEXT NOT NULL CHECK (length(wants) <= 1000),
    made TEXT NOT NULL,
    made_by TEXT NOT NULL,
    turn INTEGER NOT NULL CHECK (turn >= 0),
    state TEXT NOT NULL CHECK (length(state) <= 1000000)
) STRICT;
