-- A club's ledger, version 4: devices sign entries. A file that was released is never changed: a new version gets a new file.
--
-- Whether a signature holds is proven by whoever adds an entry and by whoever takes it in: Ed25519 is no function of the
-- database. Unsigned entries have NULL for both.

ALTER TABLE nml.devices ADD COLUMN signs bytea CHECK (length(signs) = 32);

DROP FUNCTION nml.append;
DROP FUNCTION nml.enter;

-- As in version 1, with the signatures. Errors: NML01 a stream has moved on (its id and head in the detail), NML02 this login
-- serves no such club, NML03 a stream of that id is there, NML04 there is none, NML05 an entry's parent is not in the stream.
-- `asked_again`: the answer to the first time was lost; what was kept then is not added twice.
CREATE FUNCTION nml.append(
    at text,
    pack_kinds text[], pack_names text[], pack_hashes bytea[], pack_bodies bytea[],
    picture_hashes bytea[], picture_bodies bytea[],
    streams bytea[], kinds text[], expected_heads bytea[], roots bytea[], headers bytea[],
    entry_of integer[], seqs bigint[], parents bytea[], hashes bytea[], authors text[], bodies bytea[],
    keys bytea[], signatures bytea[], bytes bigint, asked_again boolean
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
        FOR two IN SELECT * FROM unnest(entry_of, seqs, parents, hashes, authors, bodies, keys, signatures)
            WITH ORDINALITY AS e (stream, seq, parent, hash, author, body, key, signature, n) WHERE e.stream = one.n ORDER BY e.n LOOP
            IF two.parent <> new_head AND two.parent <> stands.root AND NOT EXISTS (
                SELECT 1 FROM nml.entries k WHERE k.club = mine AND k.hash = two.parent AND k.stream = one.stream) THEN
                RAISE EXCEPTION 'the parent of an entry is not there'
                    USING ERRCODE = 'NML05', DETAIL = encode(one.stream, 'hex') || ' ' || encode(two.parent, 'hex');
            END IF;
            new_length := new_length + 1;
            INSERT INTO nml.entries (club, position, item, stream, place, seq, parent, hash, body, author, key, signature)
                VALUES (mine, here, number, one.stream, new_length, two.seq, two.parent, two.hash, two.body, two.author,
                    two.key, two.signature);
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

-- The row of the invitation is held, so that of two devices one comes in.
CREATE FUNCTION nml.enter(id text, invitation text, key bytea, label text, since text, devices_each integer, signs bytea)
RETURNS text
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
    INSERT INTO nml.devices (club, id, invitation, key, label, since, seen, signs)
        VALUES (mine, $1, $2, $3, $4, $5, $5, $7);
    RETURN 'in';
END
$$;

REVOKE ALL ON FUNCTION nml.append, nml.enter FROM PUBLIC;

-- Logins that serve a club already may do the same as those that come.
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT DISTINCT s.role FROM nml.servers s JOIN pg_roles r ON r.rolname = s.role LOOP
        EXECUTE format('GRANT EXECUTE ON FUNCTION nml.append, nml.enter TO %I', one);
    END LOOP;
END
$$;
