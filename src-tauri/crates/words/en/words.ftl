### What holds several together.

words-and = { $so_far } and { $last }
words-and_then = { $so_far }, { $next }
words-or = { $so_far } or { $last }
