### Łączy kilka rzeczy w jedną wypowiedź.

words-and = { $so_far } i { $last }
words-and_then = { $so_far }, { $next }
words-or = { $so_far } lub { $last }
