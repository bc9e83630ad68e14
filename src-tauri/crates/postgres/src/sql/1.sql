-- A club's ledger, version 1. A file that was released is never changed: a new version gets a new file.
--
-- On Citus, `entries` and the others are distributed by `club` instead of PARTITION BY HASH (create_distributed_table;
-- clubs and servers become reference tables), and nml.append by create_distributed_function. On YugabyteDB the triggers FOR
-- EACH STATEMENT ON TRUNCATE and LISTEN/NOTIFY fall away: followers find what is new when they ask by themselves.

CREATE SCHEMA nml;

CREATE TABLE nml.migrations (
    version integer PRIMARY KEY,
    hash bytea NOT NULL CHECK (length(hash) = 32),
    done timestamptz NOT NULL DEFAULT now()
);

-- A club and the position of its last act. The row is held while an act is added, so acts come to be seen in the order of
-- their positions: who has read up to one has missed none before it.
CREATE TABLE nml.clubs (
    id bytea PRIMARY KEY CHECK (length(id) = 16),
    name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 200),
    created text NOT NULL,
    position bigint NOT NULL DEFAULT 0 CHECK (position >= 0)
);

-- Which login may serve which club.
CREATE TABLE nml.servers (
    club bytea NOT NULL REFERENCES nml.clubs (id),
    role name NOT NULL,
    PRIMARY KEY (club, role)
);

-- What one act of a person added has one position; followers take it whole.
CREATE TABLE nml.acts (
    club bytea NOT NULL REFERENCES nml.clubs (id),
    position bigint NOT NULL CHECK (position >= 1),
    at text NOT NULL,
    bytes bigint NOT NULL CHECK (bytes >= 0),
    PRIMARY KEY (club, position)
);

CREATE TABLE nml.packs (
    club bytea NOT NULL,
    hash bytea NOT NULL,
    position bigint NOT NULL,
    item integer NOT NULL,
    kind text NOT NULL CHECK (kind IN ('pack', 'ruleset')),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    body bytea NOT NULL CHECK (length(body) <= 67108864),
    PRIMARY KEY (club, hash),
    UNIQUE (club, position, item),
    FOREIGN KEY (club, position) REFERENCES nml.acts (club, position),
    CHECK (hash = sha256(body))
);

CREATE TABLE nml.pictures (
    club bytea NOT NULL,
    hash bytea NOT NULL,
    position bigint NOT NULL,
    item integer NOT NULL,
    body bytea NOT NULL CHECK (length(body) <= 1048576),
    PRIMARY KEY (club, hash),
    UNIQUE (club, position, item),
    FOREIGN KEY (club, position) REFERENCES nml.acts (club, position),
    CHECK (hash = sha256(body))
);

CREATE TABLE nml.streams (
    club bytea NOT NULL,
    stream bytea NOT NULL CHECK (length(stream) = 16),
    position bigint NOT NULL,
    item integer NOT NULL,
    kind text NOT NULL CHECK (kind ~ '^nml\.[a-z]'),
    root bytea NOT NULL,
    header bytea NOT NULL CHECK (length(header) <= 16777216),
    -- The two that move.
    head bytea NOT NULL CHECK (length(head) = 32),
    length bigint NOT NULL DEFAULT 0 CHECK (length >= 0),
    PRIMARY KEY (club, stream),
    UNIQUE (club, position, item),
    FOREIGN KEY (club, position) REFERENCES nml.acts (club, position),
    CHECK (root = sha256(header))
);

-- `place` counts a stream's entries in their order; `seq` is the number that an entry says itself, which two continuations of
-- one head share. `key` and `signature` wait for devices that sign.
CREATE TABLE nml.entries (
    club bytea NOT NULL,
    position bigint NOT NULL,
    item integer NOT NULL,
    stream bytea NOT NULL,
    place bigint NOT NULL CHECK (place >= 1),
    seq bigint NOT NULL CHECK (seq >= 1),
    parent bytea NOT NULL CHECK (length(parent) = 32),
    hash bytea NOT NULL,
    body bytea NOT NULL CHECK (length(body) <= 1048576),
    author text NOT NULL,
    key bytea CHECK (length(key) = 32),
    signature bytea CHECK (length(signature) = 64),
    received_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (club, position, item),
    UNIQUE (club, stream, place),
    UNIQUE (club, hash),
    FOREIGN KEY (club, position) REFERENCES nml.acts (club, position),
    FOREIGN KEY (club, stream) REFERENCES nml.streams (club, stream),
    CHECK (hash = sha256(body)),
    CHECK ((key IS NULL) = (signature IS NULL))
) PARTITION BY HASH (club);

DO $$
BEGIN
    FOR part IN 0..15 LOOP
        EXECUTE format(
            'CREATE TABLE nml.entries_%s PARTITION OF nml.entries FOR VALUES WITH (MODULUS 16, REMAINDER %s)', part, part);
    END LOOP;
END
$$;

-- Only ever added, by any hand.
CREATE FUNCTION nml.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION '% is only ever added to', TG_TABLE_NAME USING ERRCODE = 'NML09';
END
$$;

CREATE FUNCTION nml.stream_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.club, NEW.stream, NEW.position, NEW.item, NEW.kind, NEW.root, NEW.header)
        IS DISTINCT FROM (OLD.club, OLD.stream, OLD.position, OLD.item, OLD.kind, OLD.root, OLD.header)
        OR NEW.length < OLD.length THEN
        RAISE EXCEPTION 'a stream keeps its header and only grows' USING ERRCODE = 'NML09';
    END IF;
    RETURN NEW;
END
$$;

CREATE FUNCTION nml.club_grows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF (NEW.id, NEW.created) IS DISTINCT FROM (OLD.id, OLD.created) OR NEW.position < OLD.position THEN
        RAISE EXCEPTION 'a club keeps its id and only grows' USING ERRCODE = 'NML09';
    END IF;
    RETURN NEW;
END
$$;

CREATE TRIGGER grows BEFORE UPDATE ON nml.clubs FOR EACH ROW EXECUTE FUNCTION nml.club_grows();
CREATE TRIGGER stays BEFORE DELETE ON nml.clubs FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER grows BEFORE UPDATE ON nml.streams FOR EACH ROW EXECUTE FUNCTION nml.stream_grows();
CREATE TRIGGER stays BEFORE DELETE ON nml.streams FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON nml.acts FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON nml.packs FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON nml.pictures FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON nml.entries FOR EACH ROW EXECUTE FUNCTION nml.refuse();

-- What only names a table, and not its rows, is refused there, and at each part of it.
DO $$
DECLARE
    one text;
BEGIN
    FOR one IN SELECT relname FROM pg_class WHERE relnamespace = 'nml'::regnamespace AND relkind IN ('r', 'p')
        AND (relname IN ('clubs', 'streams', 'acts', 'packs', 'pictures') OR relname ~ '^entries') LOOP
        EXECUTE format(
            'CREATE TRIGGER whole BEFORE TRUNCATE ON nml.%I FOR EACH STATEMENT EXECUTE FUNCTION nml.refuse()', one);
    END LOOP;
END
$$;

-- The club that this connection has chosen, if its login may serve it; none: nothing is seen.
CREATE FUNCTION nml.club() RETURNS bytea
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT club FROM nml.servers
    WHERE role = session_user AND club = decode(nullif(current_setting('nml.club', true), ''), 'hex')
$$;

-- The clubs that this login may serve.
CREATE FUNCTION nml.mine() RETURNS TABLE (id bytea, name text, created text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    SELECT c.id, c.name, c.created FROM nml.clubs c JOIN nml.servers s ON s.club = c.id AND s.role = session_user
    ORDER BY c.name
$$;

ALTER TABLE nml.clubs ENABLE ROW LEVEL SECURITY;
CREATE POLICY own ON nml.clubs USING (id = (SELECT nml.club()));
ALTER TABLE nml.servers ENABLE ROW LEVEL SECURITY;

DO $$
DECLARE
    one text;
BEGIN
    FOREACH one IN ARRAY ARRAY['acts', 'packs', 'pictures', 'streams', 'entries'] LOOP
        EXECUTE format('ALTER TABLE nml.%I ENABLE ROW LEVEL SECURITY', one);
        EXECUTE format('ALTER TABLE nml.%I FORCE ROW LEVEL SECURITY', one);
        EXECUTE format('CREATE POLICY own ON nml.%I USING (club = (SELECT nml.club()))', one);
    END LOOP;
    -- A part of the table is nobody's way in.
    FOR part IN 0..15 LOOP
        EXECUTE format('ALTER TABLE nml.entries_%s ENABLE ROW LEVEL SECURITY', part);
    END LOOP;
END
$$;

-- Adds one act, or none of it, in one statement: no lock waits for anybody's network. Errors: NML01 a stream has moved on
-- (its id and head in the detail), NML02 this login serves no such club, NML03 a stream of that id is there, NML04 there is
-- none, NML05 an entry's parent is not in the stream. `asked_again`: the answer to the first time was lost; what was kept then
-- is not added twice.
CREATE FUNCTION nml.append(
    at text,
    pack_kinds text[], pack_names text[], pack_hashes bytea[], pack_bodies bytea[],
    picture_hashes bytea[], picture_bodies bytea[],
    streams bytea[], kinds text[], expected_heads bytea[], roots bytea[], headers bytea[],
    entry_of integer[], seqs bigint[], parents bytea[], hashes bytea[], authors text[], bodies bytea[],
    bytes bigint, asked_again boolean
) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.club();
    here bigint;
    kept bigint;
    number integer := 0;
    stands record;
    one record;
    two record;
    new_head bytea;
    new_length bigint;
BEGIN
    IF mine IS NULL THEN
        RAISE EXCEPTION 'this login serves no such club' USING ERRCODE = 'NML02';
    END IF;
    SELECT c.position + 1 INTO here FROM nml.clubs c WHERE c.id = mine FOR UPDATE;
    IF asked_again THEN
        SELECT e.position INTO kept FROM nml.entries e WHERE e.club = mine AND e.hash = hashes[1];
        IF kept IS NULL AND cardinality(hashes) = 0 THEN
            SELECT s.position INTO kept FROM nml.streams s WHERE s.club = mine AND s.root = roots[1];
            IF kept IS NULL AND cardinality(streams) = 0 THEN
                SELECT p.position INTO kept FROM nml.packs p WHERE p.club = mine AND p.hash = pack_hashes[1];
                IF kept IS NULL AND cardinality(pack_hashes) = 0 THEN
                    SELECT p.position INTO kept FROM nml.pictures p WHERE p.club = mine AND p.hash = picture_hashes[1];
                END IF;
            END IF;
        END IF;
        IF kept IS NOT NULL THEN
            RETURN kept;
        END IF;
    END IF;
    INSERT INTO nml.acts VALUES (mine, here, at, bytes);
    FOR one IN SELECT * FROM unnest(pack_kinds, pack_names, pack_hashes, pack_bodies) AS p (kind, name, hash, body) LOOP
        INSERT INTO nml.packs VALUES (mine, one.hash, here, number, one.kind, one.name, one.body) ON CONFLICT DO NOTHING;
        number := number + 1;
    END LOOP;
    FOR one IN SELECT * FROM unnest(picture_hashes, picture_bodies) AS p (hash, body) LOOP
        INSERT INTO nml.pictures VALUES (mine, one.hash, here, number, one.body) ON CONFLICT DO NOTHING;
        number := number + 1;
    END LOOP;
    FOR one IN SELECT * FROM unnest(streams, kinds, expected_heads, roots, headers)
        WITH ORDINALITY AS s (stream, kind, expected, root, header, n) ORDER BY n LOOP
        SELECT s.root, s.head, s.length INTO stands FROM nml.streams s WHERE s.club = mine AND s.stream = one.stream;
        IF one.header IS NOT NULL THEN
            IF FOUND THEN
                RAISE EXCEPTION 'the stream is there already' USING ERRCODE = 'NML03', DETAIL = encode(one.stream, 'hex');
            END IF;
            INSERT INTO nml.streams VALUES (mine, one.stream, here, number, one.kind, one.root, one.header, one.root, 0);
            number := number + 1;
            SELECT one.root AS root, one.root AS head, 0::bigint AS length INTO stands;
        ELSIF NOT FOUND THEN
            RAISE EXCEPTION 'there is no such stream' USING ERRCODE = 'NML04', DETAIL = encode(one.stream, 'hex');
        END IF;
        IF stands.head <> one.expected THEN
            RAISE EXCEPTION 'the stream has moved on'
                USING ERRCODE = 'NML01', DETAIL = encode(one.stream, 'hex') || ' ' || encode(stands.head, 'hex');
        END IF;
        new_head := stands.head;
        new_length := stands.length;
        FOR two IN SELECT * FROM unnest(entry_of, seqs, parents, hashes, authors, bodies)
            WITH ORDINALITY AS e (stream, seq, parent, hash, author, body, n) WHERE e.stream = one.n ORDER BY e.n LOOP
            IF two.parent <> new_head AND two.parent <> stands.root AND NOT EXISTS (
                SELECT 1 FROM nml.entries k WHERE k.club = mine AND k.hash = two.parent AND k.stream = one.stream) THEN
                RAISE EXCEPTION 'the parent of an entry is not there'
                    USING ERRCODE = 'NML05', DETAIL = encode(one.stream, 'hex') || ' ' || encode(two.parent, 'hex');
            END IF;
            new_length := new_length + 1;
            INSERT INTO nml.entries (club, position, item, stream, place, seq, parent, hash, body, author)
                VALUES (mine, here, number, one.stream, new_length, two.seq, two.parent, two.hash, two.body, two.author);
            number := number + 1;
            IF two.parent = new_head THEN
                new_head := two.hash;
            END IF;
        END LOOP;
        UPDATE nml.streams s SET head = new_head, length = new_length WHERE s.club = mine AND s.stream = one.stream;
    END LOOP;
    UPDATE nml.clubs c SET position = here WHERE c.id = mine;
    PERFORM pg_notify('nml_' || encode(mine, 'hex'), here::text);
    RETURN here;
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA nml FROM PUBLIC;
