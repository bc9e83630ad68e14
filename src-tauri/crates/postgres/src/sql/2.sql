-- A club's ledger, version 2: who is let in. A file that was released is never changed: a new version gets a new file.
--
-- These rows are no part of the ledger: they change, and no follower hears of them. Of a secret only its hash stands here.

ALTER TABLE nml.clubs ADD COLUMN origin text CHECK (length(origin) BETWEEN 1 AND 300);

CREATE TABLE nml.invitations (
    club bytea NOT NULL REFERENCES nml.clubs (id),
    n bigint GENERATED ALWAYS AS IDENTITY,
    id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
    secret bytea NOT NULL CHECK (length(secret) = 32),
    role text NOT NULL CHECK (length(role) <= 1000),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    once boolean NOT NULL,
    until text,
    made text NOT NULL,
    made_by text NOT NULL,
    ended text,
    PRIMARY KEY (club, id),
    UNIQUE (club, secret)
);

CREATE TABLE nml.devices (
    club bytea NOT NULL,
    n bigint GENERATED ALWAYS AS IDENTITY,
    id text NOT NULL CHECK (id ~ '^[0-9a-f]{32}$'),
    invitation text NOT NULL,
    key bytea NOT NULL CHECK (length(key) = 32),
    label text NOT NULL CHECK (length(label) <= 60),
    since text NOT NULL,
    seen text NOT NULL,
    ended text,
    PRIMARY KEY (club, id),
    UNIQUE (club, key),
    FOREIGN KEY (club, invitation) REFERENCES nml.invitations (club, id)
);
CREATE INDEX devices_by_invitation ON nml.devices (club, invitation);

CREATE TABLE nml.grants (
    club bytea NOT NULL,
    invitation text NOT NULL,
    warband text NOT NULL CHECK (warband ~ '^[0-9a-f]{32}$'),
    PRIMARY KEY (club, invitation, warband),
    FOREIGN KEY (club, invitation) REFERENCES nml.invitations (club, id)
);

DO $$
DECLARE
    one text;
BEGIN
    FOREACH one IN ARRAY ARRAY['invitations', 'devices', 'grants'] LOOP
        EXECUTE format('ALTER TABLE nml.%I ENABLE ROW LEVEL SECURITY', one);
        EXECUTE format('ALTER TABLE nml.%I FORCE ROW LEVEL SECURITY', one);
        EXECUTE format('CREATE POLICY own ON nml.%I USING (club = (SELECT nml.club()))', one);
    END LOOP;
END
$$;

CREATE FUNCTION nml.chosen() RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.club();
BEGIN
    IF mine IS NULL THEN
        RAISE EXCEPTION 'this login serves no such club' USING ERRCODE = 'NML02';
    END IF;
    RETURN mine;
END
$$;

-- Asked again after a lost answer, it changes nothing.
CREATE FUNCTION nml.invite(
    id text, secret bytea, role text, name text, once boolean, until text, made text, made_by text, warbands text[]
) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
BEGIN
    INSERT INTO nml.invitations (club, id, secret, role, name, once, until, made, made_by)
        VALUES (mine, $1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING;
    INSERT INTO nml.grants SELECT mine, $1, w FROM unnest(warbands) AS w ON CONFLICT DO NOTHING;
END
$$;

-- The row of the invitation is held, so that of two devices one comes in.
CREATE FUNCTION nml.enter(id text, invitation text, key bytea, label text, since text, devices_each integer) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
    only_one boolean;
    in_by_it bigint;
    -- Whether the key came in by this invitation and is let in still; null: nobody has shown it yet.
    still_in boolean;
BEGIN
    SELECT i.once INTO only_one FROM nml.invitations i
        WHERE i.club = mine AND i.id = $2 AND i.ended IS NULL FOR UPDATE;
    IF NOT FOUND THEN
        RETURN 'unknown';
    END IF;
    SELECT d.invitation = $2 AND d.ended IS NULL INTO still_in FROM nml.devices d WHERE d.club = mine AND d.key = $3;
    IF still_in THEN
        RETURN 'in';
    ELSIF still_in IS NOT NULL THEN
        RETURN 'used';
    END IF;
    SELECT count(*) INTO in_by_it FROM nml.devices d WHERE d.club = mine AND d.invitation = $2;
    IF only_one AND in_by_it > 0 THEN
        RETURN 'used';
    ELSIF in_by_it >= devices_each THEN
        RETURN 'full';
    END IF;
    INSERT INTO nml.devices (club, id, invitation, key, label, since, seen) VALUES (mine, $1, $2, $3, $4, $5, $5);
    RETURN 'in';
END
$$;

CREATE FUNCTION nml.revoke(id text, at text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
    invitations bigint;
    devices bigint;
BEGIN
    UPDATE nml.invitations i SET ended = $2 WHERE i.club = mine AND i.id = $1 AND i.ended IS NULL;
    GET DIAGNOSTICS invitations = ROW_COUNT;
    UPDATE nml.devices d SET ended = $2 WHERE d.club = mine AND (d.id = $1 OR d.invitation = $1) AND d.ended IS NULL;
    GET DIAGNOSTICS devices = ROW_COUNT;
    RETURN invitations + devices > 0;
END
$$;

CREATE FUNCTION nml.grant_warband(invitation text, warband text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    INSERT INTO nml.grants VALUES (nml.chosen(), $1, $2) ON CONFLICT DO NOTHING
$$;

CREATE FUNCTION nml.seen(devices text[], at text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE nml.devices d SET seen = $2 WHERE d.club = nml.chosen() AND d.id = ANY ($1)
$$;

CREATE FUNCTION nml.served_at(origin text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    UPDATE nml.clubs c SET origin = $1 WHERE c.id = nml.chosen()
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA nml FROM PUBLIC;

-- Logins that serve a club already may do the same as those that come.
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT DISTINCT s.role FROM nml.servers s JOIN pg_roles r ON r.rolname = s.role LOOP
        EXECUTE format('GRANT SELECT ON nml.invitations, nml.devices, nml.grants TO %I', one);
        EXECUTE format('GRANT EXECUTE ON FUNCTION nml.invite, nml.enter, nml.revoke, nml.grant_warband, nml.seen, '
            'nml.served_at TO %I', one);
    END LOOP;
END
$$;
