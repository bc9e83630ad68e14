### What holds several together.

words-and = { $so_far } and { $next }
