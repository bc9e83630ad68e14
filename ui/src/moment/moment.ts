/** A moment of a battle as it is passed on: the board, what happened in words, and its dice. */
import type { BattleView, LogEntry, Outcome } from "../battle/calls.ts";
import { piecesOf, runsIn, shotOf } from "../battle/drawn.ts";
import { nameOf, wonWith } from "../battle/names.ts";
import { between, injuryOf, lastResult, rowsOf } from "../battle/results.ts";
import { tell } from "../battle/told.ts";
import type { Piece, Span } from "../board/piece.ts";
import { placeOf, type Place } from "../board/scale.ts";
import type { Rolled } from "../components/rolled.ts";
import { words } from "../words/words.svelte.ts";
import type { Run } from "./lines.ts";

/** A roll of it. */
export interface Roll {
  label: string;
  dice: readonly Rolled[];
  /** The faces that are added up; empty: each die stands for itself. */
  sum: string;
  total: number | null;
}

export interface Moment {
  /** How the battle stands when it is over. */
  after: BattleView;
  /** Its bases, when it is over and when it begins; null: it is known as a picture alone. */
  pieces: readonly Piece[];
  before: readonly Piece[] | null;
  /** Who goes, around which corners. */
  ways: ReadonlyMap<number, readonly Place[]>;
  /** The line of its shot, and where a BLAST bursts. */
  span: Span | null;
  burst: Place | null;
  /** What happened, with what came of it. */
  sentence: Run[];
  tone: "bad" | "good" | "plain";
  detail: string;
  rolls: readonly Roll[];
  /** What a file of it is called. */
  name: string;
}

const saidIn = ({ what }: LogEntry) => (typeof what === "object" && "said" in what ? what.said : null);

/** The roll of an attack that an Injury Roll follows: nothing but what is said between the two stands there. */
function attackBefore(log: readonly LogEntry[], entry: LogEntry): LogEntry | null {
  const said = entry.in_force && saidIn(entry);
  const rolled = said && said.events.find((event) => event.event === "rolled");
  if (!rolled || !injuryOf(rolled)) return null;
  for (const earlier of log.filter(({ seq, in_force }) => in_force && seq < entry.seq).reverse()) {
    const one = saidIn(earlier);
    if (!one || ["spend", "spend_first", "state", "caught"].includes(one.command.do)) continue;
    return one.events.some((event) => event.event === "rolled" && event.roll.for === "attack") ? earlier : null;
  }
  return null;
}

/** A sentence and what came of it, where both are there. */
function joined(sentence: string, result: string): Run[] {
  const first = { text: sentence.replace(/[:\s]+$/, "") };
  return result === ""
    ? [first]
    : [first, { text: words.moment.then(result), late: true }, { text: result, strong: true }];
}

/** Whether an entry tells of something: not one of the ledger's own. */
export const tells = (entry: LogEntry | undefined): entry is LogEntry => entry !== undefined && saidIn(entry) !== null;

/** The moment of an entry, by the battle as it stands after it and, for a clip, before it. */
export function momentOf(after: BattleView, entry: LogEntry, before: BattleView | null = null): Moment {
  const line = tell(after, entry);
  const last = lastResult(after);
  const result = last?.seq === entry.seq ? last : null;
  const attack = attackBefore(after.log, entry);
  const met = between(entry);
  const shot = attack ? { ...between(attack), target: met.target ?? between(attack).target } : met;
  const mark = ({ id }: { id: number }) => (id === shot.actor ? "acting" : id === shot.target ? "target" : null);
  const pieces = piecesOf(after, mark);
  const by = attack && shot.actor !== null ? words.told.byWhom(nameOf(after, shot.actor)) : "";
  return {
    after,
    pieces,
    before: before && piecesOf(before, mark),
    ways: runsIn(entry, 0)?.ways ?? new Map(),
    span: shotOf(after, pieces, shot),
    burst: shot.point && placeOf(shot.point),
    sentence: result
      ? [{ text: result.title[0] }, { text: result.title[1], strong: true }]
      : joined(line?.sentence.map(({ text }) => text).join("") ?? "", line?.result ?? ""),
    tone: result ? (result.bad ? "bad" : "plain") : (line?.tone ?? "plain"),
    detail: result ? [by, result.note].filter(Boolean).join(" · ") : (line?.detail ?? ""),
    rolls: result
      ? result.rows.map(({ label, dice, sum, total }) => ({ label, dice, sum, total }))
      : rowsOf(entry, after.log).map(({ label, dice, sum, total, summed }) => ({
          label,
          dice,
          sum: summed ? sum : "",
          total: summed ? total : null,
        })),
    name: words.moment.file(
      after.sides.map(({ name }) => name),
      after.turn,
      entry.seq,
    ),
  };
}

/** How a battle ended. */
export function endOf(after: BattleView, { winner, reason }: Outcome): Moment {
  const names = after.sides.map(({ name }) => name);
  const won = winner === null ? null : wonWith(after.sides, winner).map((side) => names[side] ?? "");
  const [first, came] = words.moment.ended(won);
  return {
    after,
    pieces: piecesOf(after, () => null),
    before: null,
    ways: new Map(),
    span: null,
    burst: null,
    sentence: [{ text: first }, { text: came, strong: true }],
    tone: "good",
    detail: words.battle.endReason[reason],
    rolls: [],
    name: words.moment.endFile(names),
  };
}
