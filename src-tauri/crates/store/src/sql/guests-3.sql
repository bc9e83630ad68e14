-- The file of those who are let in, version 3: the key that a device signs entries with. NULL: it came in before devices
-- signed, or is a browser, whose entries this computer signs.

ALTER TABLE devices ADD COLUMN signs BLOB CHECK (length(signs) = 32);
