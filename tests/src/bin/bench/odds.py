# Exact attack odds with icepool: the queries of the bench on standard input, times and chances on standard output.
import json
import sys
import time
from fractions import Fraction

from icepool import d6


def pool(keep, net):
    dice = keep + abs(net)
    return d6.highest(dice, keep) if net >= 0 else d6.lowest(dice, keep)


def band(total):
    return 1 if total <= 1 else 2 if total <= 6 else 3 if total <= 8 else 4


def attack(dice, keep, net, modifier, critical):
    plain = pool(keep, net).map(lambda total: band(total + modifier))
    after_critical = pool(keep, net + critical).map(lambda total: band(total + modifier))
    return pool(2, dice).map(lambda total: 0 if total <= 6 else after_critical if total >= 12 else plain)


def timed(query):
    begun = time.perf_counter_ns()
    odds = attack(*query)
    return time.perf_counter_ns() - begun, odds


asked = json.load(sys.stdin)
answers = []
for query in asked["queries"]:
    first, odds = timed(query)
    again = sorted(timed(query)[0] for _ in range(asked["repeats"]))
    of = odds.denominator()
    answers.append({
        "first": first,
        "again": again[len(again) // 2] if again else first,
        "chances": [str(chance.numerator) + "/" + str(chance.denominator)
                    for chance in (Fraction(odds.quantity(band), of) for band in range(5))],
    })
json.dump(answers, sys.stdout)
