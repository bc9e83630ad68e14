/** Rolls as they are shown: modifiers with their sum, odds in bands, dice with what they came to. */
import type { Modifier as Line } from "../components/modifier.ts";
import type { Chance } from "../components/odds.ts";
import type { Rolled as Die } from "../components/rolled.ts";
import type { Spend as Choice } from "../components/spend.ts";
import { words } from "../words/words.svelte.ts";
import type {
  ChargeView,
  Command,
  Ends,
  InjuryResult,
  Modifier,
  Odds,
  Question,
  Rolled,
  RollView,
  Said,
  Spend,
  SpendView,
  Sum,
} from "./calls.ts";

/** The bands of an odds bar, with the words in front. */
export function bands(odds: Odds): { chances: Chance[]; lead?: { text: string; p: number } } {
  if ("attack" in odds) {
    const { miss, no_effect, minor_hit, down, out_of_action, hit } = odds.attack;
    return {
      chances: [
        { band: "miss", p: miss },
        { band: "none", p: no_effect },
        { band: "minor", p: minor_hit },
        { band: "down", p: down },
        { band: "out", p: out_of_action },
      ],
      lead: { text: words.battle.hit, p: hit },
    };
  }
  if ("injury" in odds) {
    const { no_effect, minor_hit, down, out_of_action } = odds.injury;
    return {
      chances: [
        { band: "none", p: no_effect },
        { band: "minor", p: minor_hit },
        { band: "down", p: down },
        { band: "out", p: out_of_action },
      ],
    };
  }
  const { failure, success, critical, passes } = odds.success;
  return {
    chances: [
      { band: "miss", p: failure },
      { band: "success", p: success },
      { band: "critical", p: critical },
    ],
    lead: { text: words.battle.pass, p: passes },
  };
}

/** The bands of a Charge that arrives so often; nothing: nobody measured. */
export const arriving = ({ chance, short }: ChargeView): Chance[] =>
  chance === null || short === null
    ? []
    : [
        { band: "short", p: short },
        { band: "arrives", p: chance },
      ];

/** The roll that a choice asks for at once, looked at; attacks and Charges have their own odds. */
export const rollOf = ({ rolls }: Question, command: Command) =>
  rolls.find((one) => JSON.stringify(one.command) === JSON.stringify(command));

/** Its chance in a few words, and whether a failure ends the Activation. */
export const rollInShort = ({ odds, risky }: Question["rolls"][number]): string =>
  [inShort(odds).headline, risky ? words.battle.risky : ""].filter(Boolean).join(" · ");

/** Odds in two short lines, for a choice. */
export function inShort(odds: Odds): { headline: string; detail: string } {
  const text = words.battle;
  if ("attack" in odds) {
    return { headline: text.hits(odds.attack.hit), detail: text.downs(odds.attack.down_or_worse) };
  }
  if ("injury" in odds) {
    return { headline: text.outs(odds.injury.out_of_action), detail: text.downs(odds.injury.down_or_worse) };
  }
  return { headline: text.successes(odds.success.passes), detail: text.criticals(odds.success.critical) };
}

/** What a choice is made by: to hit, Down or worse, Out of Action. */
export interface Sure {
  hit: number | null;
  down: number;
  out: number;
}

/** The same three figures of any odds; a plain roll has a chance to succeed and nothing else. */
export function sureOf(odds: Odds): Sure {
  if ("attack" in odds) {
    const { hit, down_or_worse, out_of_action } = odds.attack;
    return { hit, down: down_or_worse, out: out_of_action };
  }
  if ("injury" in odds) {
    const { down_or_worse, out_of_action } = odds.injury;
    return { hit: null, down: down_or_worse, out: out_of_action };
  }
  return { hit: odds.success.passes, down: 0, out: 0 };
}

/** How a series may end, in bands. */
export function ends({ standing, down, out_of_action, down_or_worse }: Ends): { chances: Chance[]; sure: Sure } {
  return {
    chances: [
      { band: "stands", p: standing },
      { band: "down", p: down },
      { band: "out", p: out_of_action },
    ],
    sure: { hit: null, down: down_or_worse, out: out_of_action },
  };
}

const line = ({ value, name, reason = "", rule }: Modifier): Line => ({ value, name, reason, rule });

/** What changes the dice, their sum in words, and what is added to the result. */
export function reasons(roll: RollView): { modifiers: Line[]; sum: Line | undefined; after: Line[] } {
  const added = roll.modifiers.filter(({ kind }) => kind === "injury_modifier");
  const dice = roll.modifiers.filter(({ kind }) => kind !== "injury_modifier");
  const injury = roll.odds !== null && "injury" in roll.odds;
  const sum: Line | undefined = roll.pool
    ? {
        value: roll.pool.net,
        name: injury ? words.battle.injuryDice : words.battle.dice,
        reason: words.battle.pool(roll.dice, roll.pool.kept, roll.pool.net),
      }
    : undefined;
  const after = added.map(line);
  if (roll.capped) {
    after.push({ value: roll.modifier, name: words.battle.injuryModifier, reason: words.battle.capped });
  }
  return { modifiers: dice.map(line), sum, after };
}

/** Markers in words, such as `2 Blood`. */
export function markersIn({ blood, blessing, infection, bloodbath }: Spend): string {
  if (bloodbath) return words.told.bloodbath;
  const any = blood + blessing + infection > 0;
  return any ? words.told.markers(blood, blessing, infection) : words.battle.nothing;
}

export const countOf = ({ blood, blessing, infection }: Spend): number => blood + blessing + infection;

/** What each number of markers buys; the Bloodbath stands apart. */
export function spendChoices(spend: SpendView): Choice[] {
  return spend.choices
    .filter(({ markers }) => !markers.bloodbath)
    .map(({ markers, odds }) => ({ count: countOf(markers), ...inShort(odds) }));
}

/** The dice of a roll, in the order they fell. */
export const diceOf = ({ faces, kept }: Rolled): Die[] =>
  faces.map((value, i) => ({ value, dropped: !kept.includes(i) }));

/** Each roll among what followed from something said, with what it adds up to; without a sum its dice stand alone. */
export const rollsIn = ({ events, sums }: Said): { rolled: Rolled; sum: Omit<Sum, "event"> }[] =>
  events.flatMap((rolled, at) => {
    if (rolled.event !== "rolled") return [];
    const sum = sums.find(({ event }) => event === at);
    return [{ rolled, sum: sum ?? { faces: [], modifier: 0, net: 0, adds_up: false } }];
  });

/** Where a result stands on the injury table. */
export const bandOf = (result: InjuryResult): number =>
  ({ no_effect: 0, minor_hit: 1, down: 2, out_of_action: 3 })[result];
