-- The book, version 5: the devices that made entries sign them. A file that was released is never changed: a new version gets a
-- new file.

-- The public key of the device and its Ed25519 signature of the entry's hash; NULL both: unsigned, as all entries were before.
ALTER TABLE entries ADD COLUMN key BLOB CHECK (length(key) = 32);
ALTER TABLE entries ADD COLUMN signature BLOB CHECK (length(signature) = 64) CHECK ((key IS NULL) = (signature IS NULL));
