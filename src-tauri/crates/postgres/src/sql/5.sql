-- A club's ledger, version 5: signatures that come after their entries. A file that was released is never changed: a new version
-- gets a new file.
--
-- A browser signs an entry only once a server has sealed it. Its signature is an act like any other, with a position, so
-- followers miss none. Whether it holds is proven when it is added and again when it is taken in.

CREATE TABLE nml.signatures (
    club bytea NOT NULL,
    position bigint NOT NULL,
    item integer NOT NULL,
    entry bytea NOT NULL,
    key bytea NOT NULL CHECK (length(key) = 32),
    signature bytea NOT NULL CHECK (length(signature) = 64),
    PRIMARY KEY (club, entry),
    UNIQUE (club, position, item),
    FOREIGN KEY (club, position) REFERENCES nml.acts (club, position),
    FOREIGN KEY (club, entry) REFERENCES nml.entries (club, hash)
);

CREATE TRIGGER stays BEFORE UPDATE OR DELETE ON nml.signatures FOR EACH ROW EXECUTE FUNCTION nml.refuse();
CREATE TRIGGER whole BEFORE TRUNCATE ON nml.signatures FOR EACH STATEMENT EXECUTE FUNCTION nml.refuse();
ALTER TABLE nml.signatures ENABLE ROW LEVEL SECURITY;
ALTER TABLE nml.signatures FORCE ROW LEVEL SECURITY;
CREATE POLICY own ON nml.signatures USING (club = (SELECT nml.club()));

-- Adds signatures of entries that are unsigned, and gives the position of the club then; one that is signed keeps what it has, so
-- asked again after a lost answer it changes nothing. Errors: NML02 this login serves no such club, NML10 there is no such entry.
CREATE FUNCTION nml.sign(at text, entries bytea[], keys bytea[], signatures bytea[]) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    mine bytea := nml.chosen();
    here bigint;
    number integer := 0;
    known record;
    one record;
BEGIN
    SELECT c.position + 1 INTO here FROM nml.clubs c WHERE c.id = mine FOR UPDATE;
    FOR one IN SELECT * FROM unnest(entries, keys, signatures) WITH ORDINALITY AS s (entry, key, signature, n) ORDER BY n LOOP
        SELECT e.stream, e.key IS NOT NULL
            OR EXISTS (SELECT 1 FROM nml.signatures s WHERE s.club = mine AND s.entry = one.entry) AS signed
            INTO known FROM nml.entries e WHERE e.club = mine AND e.hash = one.entry;
        IF NOT FOUND THEN
            RAISE EXCEPTION 'there is no such entry' USING ERRCODE = 'NML10', DETAIL = encode(one.entry, 'hex');
        END IF;
        CONTINUE WHEN known.signed;
        IF number = 0 THEN
            INSERT INTO nml.acts VALUES (mine, here, at, 0);
        END IF;
        INSERT INTO nml.signatures VALUES (mine, here, number, one.entry, one.key, one.signature);
        number := number + 1;
    END LOOP;
    IF number = 0 THEN
        RETURN here - 1;
    END IF;
    UPDATE nml.clubs c SET position = here WHERE c.id = mine;
    PERFORM pg_notify('nml_' || encode(mine, 'hex'), here::text);
    RETURN here;
END
$$;

REVOKE ALL ON FUNCTION nml.sign FROM PUBLIC;

-- Logins that serve a club already may do the same as those that come.
DO $$
DECLARE
    one name;
BEGIN
    FOR one IN SELECT DISTINCT s.role FROM nml.servers s JOIN pg_roles r ON r.rolname = s.role LOOP
        EXECUTE format('GRANT SELECT ON nml.signatures TO %I', one);
        EXECUTE format('GRANT EXECUTE ON FUNCTION nml.sign TO %I', one);
    END LOOP;
END
$$;
