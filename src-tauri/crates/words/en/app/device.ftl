### What is said of the key that this computer signs with.

# The file is not what was written into it. $path: where it is.
app_device-harmed = What you do is not signed, because the key of this computer is damaged; all else works. Put back a copy of { $path }, or delete it to get a new key. A club that knows the old key then has to revoke this computer and invite it again.
# The file cannot be read or written. $why: what the system says.
app_device-unread = What you do is not signed, because the key of this computer can’t be read or kept; all else works. Make { $path } readable and writable for you. { $why }
