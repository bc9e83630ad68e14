"""Random questions about dice, answered by icepool 2.1.3 and kept as fractions, so that tests need no network.

    python3 -m venv venv && venv/bin/pip install icepool==2.1.3
    venv/bin/python questions.py

writes `attacks.txt` (single attacks) and `series.txt` (several attacks at one target) beside this file.
"""

import random
from fractions import Fraction
from pathlib import Path

from icepool import d6

HERE = Path(__file__).parent


def pool(base, keep, net):
    """Dice `base` without ±DICE; with them the highest or lowest `keep` of more."""
    if net == 0:
        return d6.highest(base, base)
    dice = base + abs(net)
    return d6.highest(dice, keep) if net > 0 else d6.lowest(dice, keep)


def chances(die):
    of = die.denominator()
    return {outcome: Fraction(ways, of) for outcome, ways in die.items()}


def band(total):
    return 0 if total <= 1 else 1 if total <= 6 else 2 if total <= 8 else 3


def injury(base, keep, net, modifier):
    found = [Fraction(0)] * 4
    for total, chance in chances(pool(base, keep, net)).items():
        found[band(total + modifier)] += chance
    return found


def to_hit(net):
    found = [Fraction(0)] * 3
    for total, chance in chances(pool(2, 2, net)).items():
        found[0 if total <= 6 else 1 if total <= 11 else 2] += chance
    return found


def attack(net, base, keep, injury_net, modifier, critical):
    miss, plain, crit = to_hit(net)
    after_plain = injury(base, keep, injury_net, modifier)
    after_critical = injury(base, keep, injury_net + critical, modifier)
    return [miss] + [plain * a + crit * b for a, b in zip(after_plain, after_critical)]


def series(attacks, melee, tough, down, blood, net, injury_net, modifier, critical, burns):
    """Standing, Down, Out of Action, expected markers placed; `burns`: FIRE, GAS, SHRAPNEL of the attack."""
    states = {(down, tough, blood): Fraction(1)}
    out, markers = Fraction(0), Fraction(0)
    for _ in range(attacks):
        after = {}

        def add(state, chance):
            after[state] = after.get(state, 0) + chance

        for (is_down, saved, has), chance in states.items():
            miss, plain, crit = to_hit(net)
            add((is_down, saved, has), chance * miss)
            more = 1 if melee and is_down else 0
            for hit, extra in ((plain, more), (crit, more + critical)):
                for result, p in enumerate(injury(2, 2, injury_net + extra, modifier)):
                    p = chance * hit * p
                    still = saved
                    if result == 3 and saved:
                        result, still = 2, False
                    if result == 3:
                        out += p
                        continue
                    placed = burns + (0, 1, 2 if is_down else 1)[result]
                    now = min(6, has + placed)
                    markers += p * (now - has)
                    add((is_down or result == 2, still, now), p)
        states = after
    standing = sum((p for (is_down, _, _), p in states.items() if not is_down), Fraction(0))
    lying = sum((p for (is_down, _, _), p in states.items() if is_down), Fraction(0))
    return [standing, lying, out, markers]


def written(numbers, fractions):
    return " ".join(map(str, numbers)) + " = " + " ".join(f"{f.numerator}/{f.denominator}" for f in fractions)


def main():
    draw = random.Random(102)
    lines = ["# DICE, dice before INJURY DICE, kept, INJURY DICE, INJURY MODIFIER, critical = miss, No Effect, Minor Hit, Down, Out"]
    for _ in range(240):
        base, keep = draw.choice([(2, 2), (3, 3), (4, 4), (4, 3)])
        query = (draw.randint(-6, 6), base, keep, draw.randint(-6, 6), draw.randint(-4, 3), draw.randint(1, 2))
        lines.append(written(query, attack(*query)))
    (HERE / "attacks.txt").write_text("\n".join(lines) + "\n")
    lines = ["# attacks, melee, TOUGH, Down, BLOOD, DICE, INJURY DICE, INJURY MODIFIER, critical, FIRE and the like = standing, Down, Out, markers"]
    for _ in range(80):
        query = (
            draw.randint(1, 4), draw.randint(0, 1), draw.randint(0, 1), draw.randint(0, 1), draw.randint(0, 6),
            draw.randint(-2, 3), draw.randint(-2, 2), draw.randint(-3, 1), draw.randint(1, 2), draw.randint(0, 2),
        )
        numbers = query
        attacks, melee, tough, down, *rest = query
        lines.append(written(numbers, series(attacks, bool(melee), bool(tough), bool(down), *rest)))
    (HERE / "series.txt").write_text("\n".join(lines) + "\n")


main()
