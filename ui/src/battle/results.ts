/** What the last roll came to: its rows, the row of the injury table, a title. Read from the log, nothing is worked out. */
import type { Modifier } from "../components/modifier.ts";
import type { Rolled as Die } from "../components/rolled.ts";
import { words } from "../words/words.svelte.ts";
import type { BattleView, Event, LogEntry, ModelId, Point, Rolled, Said, Step, Target } from "./calls.ts";
import { aimName, letterOf, nameOf, sideName } from "./names.ts";
import type { SeenEntry } from "./seen.ts";
import { bandOf, diceOf, markersIn, rollsIn } from "./rolls.ts";

/** One roll of it. */
export interface ResultRow {
  label: string;
  note: string;
  dice: Die[];
  sum: string;
  total: number;
  text: string;
}

/** A roll, or an attack with its Injury Roll. */
export interface Result {
  /** The entry of the last roll. */
  seq: number;
  title: readonly [string, string];
  /** It hurt somebody. */
  bad: boolean;
  rows: ResultRow[];
  /** Where on the injury table, the number that hit it, and what it became. */
  band: { hit: number; value: number; became: string } | null;
  note: string;
}

interface SaidEntry extends Said {
  seq: number;
}

const text = words.battle;

function saidOf(entry: LogEntry): SaidEntry | null {
  if (!entry.in_force || typeof entry.what === "string" || !("said" in entry.what)) return null;
  return { seq: entry.seq, ...entry.what.said };
}

const rolledIn = (events: readonly Event[]): Rolled | undefined => events.find((event) => event.event === "rolled");

function outcomeOf({ roll, result, total }: Rolled): string {
  const { outcomes } = text;
  const attack = roll.for === "attack";
  if (result === "critical") return outcomes.critical(total);
  if (result === "success") return attack ? outcomes.hit : outcomes.passed;
  if (result === "failure") return attack ? outcomes.missed : outcomes.failed;
  return "";
}

type Injury = Extract<Rolled["result"], { injury: unknown }>["injury"];

/** What an Injury Roll came to; none: it is another roll. */
export const injuryOf = ({ result }: Rolled): Injury | null =>
  typeof result === "object" && "injury" in result ? result.injury : null;

/** What made another row of the one that was rolled. */
export const rewritten = ({ rolled, applied, by = [] }: Injury): string[] =>
  rolled === applied ? [] : [text.becomes(words.told.results[rolled], words.told.results[applied], by)];

/** Whether Bloodbath was spent on the roll of an entry: between it and the roll before. */
function isBathed(log: readonly LogEntry[], seq: number): boolean {
  for (const entry of log.filter((one) => one.seq < seq).reverse()) {
    const said = saidOf(entry);
    if (said?.command.do === "roll") return false;
    if (said?.events.some((event) => event.event === "spent" && event.markers.bloodbath)) return true;
  }
  return false;
}

function row({ rolled, sum: { faces, modifier, net } }: ReturnType<typeof rollsIn>[number], bathed = false): ResultRow {
  const injury = rolled.roll.for === "injury";
  const kept = text.keep(net, injury ? text.injuryDice : text.dice, rolled.kept.length);
  const added = (rolled.modifiers ?? []).filter(({ kind }) => kind === "injury_modifier");
  return {
    label: injury ? text.injuryRoll : rolled.roll.for === "morale" ? text.moraleCheck : text.successRoll,
    note: bathed ? text.bathed(kept, rolled.kept.length) : kept,
    dice: diceOf(rolled),
    sum: text.sumBefore(faces, modifier),
    total: rolled.total,
    text: injury ? added.map(({ value, name }) => `${text.signed(value)} ${name}`).join(", ") : outcomeOf(rolled),
  };
}

/** A roll of an entry with each line that changed it. */
export interface ToldRow extends ResultRow {
  modifiers: Modifier[];
  /** Its dice are added up; else each stands for itself. */
  summed: boolean;
  /** The faces of a roll-off, side by side. */
  off: number[];
  /** Who caused an injury. */
  by: ModelId | null;
}

/** Every roll of an entry; what was spent on it stands before it in the log. */
export function rowsOf({ seq, what }: LogEntry, log: readonly LogEntry[]): ToldRow[] {
  if (typeof what === "string" || !("said" in what)) return [];
  const bathed = isBathed(log, seq);
  return rollsIn(what.said).map((roll) => {
    const { rolled, sum } = roll;
    const injury = rolled.roll.for === "injury";
    const made = row(roll, bathed && injury);
    return {
      ...made,
      label: text.rollLabels[rolled.roll.for],
      text: injury ? "" : made.text,
      summed: sum.adds_up,
      off: rolled.roll.for === "roll_off" ? [...rolled.faces] : [],
      by: rolled.roll.for === "injury" ? (rolled.roll.by ?? null) : null,
      modifiers: (rolled.modifiers ?? []).map(({ value, name, reason = "", rule }) => ({ value, name, reason, rule })),
    };
  });
}

/** Who did it in an entry, and to whom; in a Ranged Attack with what. */
export function between(entry: SeenEntry): {
  actor: ModelId | null;
  target: ModelId | null;
  /** Where a BLAST went that was aimed at a point, or wandered. */
  point: Point | null;
  weapon: string | null;
} {
  const plain = { actor: entry.actor, target: null, point: null, weapon: null };
  if (typeof entry.what === "string" || !("said" in entry.what)) return plain;
  const { command, events } = entry.what.said;
  const rolled = rolledIn(events);
  if (rolled?.roll.for === "attack") {
    const { target, weapon } = rolled.roll;
    return { actor: rolled.model ?? entry.actor, ...aimed(target), weapon };
  }
  if (rolled?.roll.for === "injury") {
    return { ...plain, actor: rolled.roll.by ?? null, target: rolled.model ?? null };
  }
  if (command.do === "shoot") return { ...plain, ...aimed(command.target), weapon: command.weapon };
  if (command.do === "fight" || command.do === "charge") {
    return { ...plain, target: command.target, weapon: command.do === "charge" ? null : command.weapon };
  }
  if (command.do === "scatter") {
    const landed = events.find((event) => event.event === "scattered");
    return { ...plain, point: (landed && !landed.lost && landed.to) || null };
  }
  return plain;
}

/** A model that is aimed at, or the point. */
const aimed = (target: Target): { target: ModelId | null; point: Point | null } =>
  typeof target === "number" ? { target, point: null } : { target: null, point: target.at };

function titleOf(view: BattleView, rolled: Rolled): readonly [string, string] {
  const name = nameOf(view, rolled.model ?? -1);
  const { roll, result } = rolled;
  const injury = injuryOf(rolled);
  if (injury) {
    const titles = {
      no_effect: text.noEffect,
      minor_hit: text.minor,
      down: text.takenDown,
      out_of_action: text.takenOut,
    };
    return titles[injury.applied](name);
  }
  if (roll.for === "attack") {
    return (result === "failure" ? text.missed : text.hitBy)(name, aimName(view, roll.target));
  }
  const told = words.told.results;
  const word = result === "failure" ? told.failed : result === "critical" ? told.criticalSuccess : told.passed;
  if (roll.for === "morale") return text.plainResult(words.told.morale(sideName(view, roll.side)), word);
  if (roll.for === "dash") return text.plainResult(words.questions.dashes(name), word);
  return text.plainResult(name, word);
}

/** The last roll of the log, if the last entry in force is one that is worth a look. */
export function lastResult(view: BattleView): Result | null {
  const entries = view.log.flatMap((entry) => (entry.seq <= view.at ? (saidOf(entry) ?? []) : []));
  const last = entries.at(-1);
  const roll = last && rollsIn(last)[0];
  if (!roll) return null;
  const { rolled } = roll;
  const shown = [
    "attack",
    "injury",
    "dash",
    "action",
    "morale",
    "climb",
    "jump",
    "dangerous",
    "dive",
    "ledge",
    "blind",
  ];
  if (!shown.includes(rolled.roll.for)) return null;

  // An Injury Roll is shown under the roll that hit; what was spent stands between them.
  const rows = [row(roll, rolled.roll.for === "injury" && isBathed(view.log, last.seq))];
  const spends: string[] = [];
  for (const entry of entries.slice(0, -1).reverse()) {
    const { command } = entry;
    if (command.do === "spend") {
      const spent = entry.events.find((event) => event.event === "spent");
      if (spent) spends.unshift(text.spent(letterOf(view, spent.side), markersIn(spent.markers)));
      continue;
    }
    if (["spend_first", "state", "caught"].includes(command.do)) continue;
    const earlier = command.do === "roll" ? rollsIn(entry)[0] : undefined;
    const hit = earlier?.rolled.roll.for === "attack" && earlier.rolled.result !== "failure";
    if (earlier && hit && rolled.roll.for === "injury" && rows.length === 1) rows.unshift(row(earlier));
    else break;
  }

  const injury = injuryOf(rolled);
  const changed = injury ? rewritten(injury) : [];
  const after = last.events.flatMap((event) =>
    event.event === "activation_ended" && event.reason !== "stopped" ? [words.told.reasons[event.reason]] : [],
  );
  return {
    seq: last.seq,
    title: titleOf(view, rolled),
    bad: injury ? injury.applied !== "no_effect" : rolled.result !== "failure" && rolled.roll.for === "attack",
    rows,
    band: injury
      ? {
          hit: bandOf(injury.rolled),
          value: rolled.total,
          became: injury.rolled === injury.applied ? "" : words.told.results[injury.applied],
        }
      : null,
    note: [...spends, ...changed, ...after].join(". "),
  };
}

/** How far back the last moments of a model reach. */
const MOMENTS = 8;

/** How a model went Out of Action: what went at it, what was spent on that, and the roll it fell by; empty: it stands. */
export function lastMoments(log: readonly LogEntry[], model: ModelId): LogEntry[] {
  const said = log.filter((entry) => saidOf(entry) !== null);
  const fell = said.findLastIndex((entry) =>
    saidOf(entry)?.events.some((event) => event.event === "out" && event.model === model),
  );
  if (fell < 0) return [];
  let first = fell;
  for (let at = fell; at >= 0 && fell - at < MOMENTS; at -= 1) {
    const entry = said[at];
    const command = entry && saidOf(entry)?.command.do;
    if (!entry || command === "activate" || command === "end_activation") break;
    if (between(entry).target === model) first = at;
  }
  return said.slice(first, fell + 1);
}

/** The question belongs to what was just rolled, so that nothing may stand before it. */
export function goesOn(step: Step): boolean {
  switch (step.ask) {
    case "success":
    case "injury":
    case "into_melee":
    case "pick_friend":
    case "pick_enemy":
    case "draw_victim":
    case "scatter":
    case "caught":
    case "charge_bonus":
    case "journey":
    case "goes_down":
    case "evade":
    case "evade_roll":
    case "push_roll":
    case "dive":
    case "ledge":
    case "put":
    case "end_charge":
    case "dash_move":
    case "retreat_move":
    case "flee_or_shaken":
    case "zone_roll_off":
    case "choose_zone":
    case "deploy_roll_off":
    case "deploy":
    case "initiative_roll_off":
    case "choose_first":
    case "scenario":
    case "content":
      return true;
    case "activate":
    case "act":
    case "regenerate":
    case "morale_order":
    case "what_stands":
    case "reactions":
    case "more_attacks":
    case "morale":
    case "control":
      return false;
  }
}
