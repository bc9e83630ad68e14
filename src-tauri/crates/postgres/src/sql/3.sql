-- A club's ledger, version 3: what goes out by itself. A file that was released is never changed: a new version gets a new file.
--
-- These rows are no part of the ledger either. Of a feed's secret only its hash stands here; the address of a chat has to be
-- kept as it is, and is gone once it is ended.

CREATE TABLE nml.feeds (
    club bytea NOT NULL REFERENCES nml.clubs (id),
    n bigint GENERATED ALWAYS AS IDENTITY,
    id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
    secret bytea NOT NULL CHECK (length(secret) = 32),
    shows text NOT NULL CHECK (length(shows) <= 1000),
    made text NOT NULL,
    made_by text NOT NULL,
    PRIMARY KEY (club, id),
    UNIQUE (club, secret)
);

CREATE TABLE nml.webhooks (
    club bytea NOT NULL REFERENCES nml.clubs (id),
    n bigint GENERATED ALWAYS AS IDENTITY,
    id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    address text NOT NULL CHECK (length(address) BETWEEN 1 AND 500),
    wants text NOT NULL CHECK (length(wants) <= 1000),
    made text NOT NULL,
    made_by text NOT NULL,
    turn bigint NOT NULL CHECK (turn >= 0),
    state text NOT NULL CHECK (length(state) <= 1000000),
    PRIMARY KEY (club, id)
);

DO $$
DECLARE
    one text;
BEGIN
    FOREACH one IN ARRAY ARRAY['feeds', 'webhooks'] LOOP
        EXECUTE format('ALTER TABLE nml.%I ENABLE ROW LEVEL SECURITY', one);
        EXECUTE format('ALTER TABLE nml.%I FORCE ROW LEVEL SECURITY', one);
        EXECUTE format('CREATE POLICY own ON nml.%I USING (club = (SELECT nml.club()))', one);
    END LOOP;
END
$$;

-- Asked again after a lost answer, these two change nothing.
CREATE FUNCTION nml.keep_feed(id text, secret bytea, shows text, made text, made_by text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO nml.feeds (club, id, secret, shows, made, made_by) VALUES (nml.chosen(), $1, $2, $3, $4, $5)
        ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION nml.keep_webhook(
    id text, name text, address text, wants text, made text, made_by text, turn bigint, state text
) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO nml.webhooks (club, id, name, address, wants, made, made_by, turn, state)
        VALUES (nml.chosen(), $1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING
$$;

-- Of two servers that write at once, one does. Asked again after a lost answer, it finds its own state and says that it was
-- written: no other server writes the same, for each names itself in it.
CREATE FUNCTION nml.turn(webhook text, turn bigint, state text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
BEGIN
    UPDATE nml.webhooks w SET turn = w.turn + 1, state = $3 WHERE w.club = mine AND w.id = $1 AND w.turn = $2;
    IF FOUND THEN
        RETURN true;
    END IF;
    RETURN EXISTS (SELECT FROM nml.webhooks w WHERE w.club = mine AND w.id = $1 AND w.turn = $2 + 1 AND w.state = $3);
END
$$;

CREATE FUNCTION nml.end_feed(id text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
    feeds bigint;
    webhooks bigint;
BEGIN
    DELETE FROM nml.feeds f WHERE f.club = mine AND f.id = $1;
    GET DIAGNOSTICS feeds = ROW_COUNT;
    DELETE FROM nml.webhooks w WHERE w.club = mine AND w.id = $1;
    GET DIAGNOSTICS webhooks = ROW_COUNT;
    RETURN feeds + webhooks > 0;
END
$$;

REVOKE ALL ON FUNCTION nml.keep_feed, nml.keep_webhook, nml.turn, nml.end_feed FROM PUBLIC;

-- Logins that serve a club already may do the same as those that come.
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT DISTINCT s.role FROM nml.servers s JOIN pg_roles r ON r.rolname = s.role LOOP
        EXECUTE format('GRANT SELECT ON nml.feeds, nml.webhooks TO %I', one);
        EXECUTE format('GRANT EXECUTE ON FUNCTION nml.keep_feed, nml.keep_webhook, nml.turn, nml.end_feed TO %I', one);
    END LOOP;
END
$$;
