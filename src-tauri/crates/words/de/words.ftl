### What holds several together.

words-and = { $so_far } und { $last }
words-and_then = { $so_far }, { $next }
words-or = { $so_far } oder { $last }
