/** Where on the ledger's page everything that was said shows, and where what a correction makes of it belongs. */
import type {
  AftermathPage,
  CorrectionLine,
  CorrectionOutcome,
  CorrectionPage,
  CorrectionQuestion,
  CorrectionSpot,
} from "./calls.ts";
import { words } from "../words/words.svelte.ts";

/** A place on the page: the step's number, what of it, and the number of that within the step. */
export type Spot = `${number} ${CorrectionSpot["part"]} ${number}`;

/** Something that was said, at its place. */
export interface Placed {
  line: CorrectionLine;
  key: string;
  spot: Spot;
  /** It stands on the page already: as a stamp, a result, dice or a margin; else it is written there. */
  shown: boolean;
  /** What corrects it, told from all the others on the pages. */
  name: string;
}

/** Where the page shows itself what was said. */
const SHOWN: ReadonlySet<CorrectionSpot["part"]> = new Set(["stamp", "came", "thrown", "dice", "margin"]);

type Lost = CorrectionOutcome["lost"][number];
type Model = CorrectionOutcome["warbands"][number]["models"][number];
type Absent = CorrectionOutcome["absent"][number];

/** What a correction does on one page. */
export interface Followed {
  /** Where the question stands that it raises; none: none is raised here. */
  asked: Spot | null;
  /** What no longer holds, by the line that said it. */
  lost: ReadonlyMap<string, Lost>;
  /** What becomes of models, by their row. */
  models: ReadonlyMap<Spot, Model>;
  /** Every row of a model of which something becomes. */
  rows: ReadonlySet<Spot>;
  /** Models of the Warband without a row here. */
  elsewhere: readonly Model[];
  /** What becomes of the Warband itself. */
  lines: CorrectionOutcome["warbands"][number]["lines"];
  /** Battles that stay as fought though their model is gone, by its row. */
  absent: ReadonlyMap<Spot, readonly Absent[]>;
}

export const keyOf = ({ seq, place }: { seq: number; place: number }) => `${seq}-${place}`;
export const spotOf = ({ step, part, number }: CorrectionSpot): Spot => `${step} ${part} ${number}`;
/** A place as the address of what stands there. */
export const anchor = (letter: string, spot: Spot) => `becomes-${letter}-${spot.replaceAll(" ", "-")}`;

/** All lines of a page at their places. */
export const placed = ({ lines }: CorrectionPage): Placed[] =>
  lines.map((line) => ({
    line,
    key: keyOf(line),
    spot: spotOf(line.spot),
    shown: SHOWN.has(line.spot.part),
    name: "",
  }));

/** Names every line so that no two of all pages are called the same. */
export function named(pages: readonly { warband: string; placed: readonly Placed[] }[]): Placed[][] {
  const { toldApart } = words.aftermath;
  const called = pages.map(({ warband, placed }) =>
    placed.map(({ line }) => {
      const name = line.question ? line.heading : words.aftermath.withSaid(line.heading, line.said);
      return (line.question?.model ?? null) === null ? toldApart(name, warband) : name;
    }),
  );
  const apart = (names: readonly string[][], by: (at: number, page: number, nth: number) => string | null) => {
    const seen = new Map<string, number>();
    const often = names.flat().reduce((n, name) => n.set(name, (n.get(name) ?? 0) + 1), new Map<string, number>());
    return names.map((list, page) =>
      list.map((name, at) => {
        const nth = (seen.get(name) ?? 0) + 1;
        seen.set(name, nth);
        const more = (often.get(name) ?? 0) > 1 ? by(at, page, nth) : null;
        return more === null ? name : toldApart(name, more);
      }),
    );
  };
  const said = apart(called, (at, page) => pages[page]?.placed[at]?.line.said ?? null);
  const all = apart(said, (_at, _page, nth) => (nth > 1 ? String(nth) : null));
  return pages.map(({ placed }, page) => placed.map((one, at) => ({ ...one, name: all[page]?.[at] ?? "" })));
}

/** Whether a question is about this page: about this battle, and its Warband. */
export const isHere = ({ spot, warband }: CorrectionQuestion, page: { id: string }) =>
  spot !== null && warband === page.id;

/** What a correction does on a page. */
export function followed(page: AftermathPage, lines: readonly Placed[], outcome: CorrectionOutcome): Followed {
  const { question } = outcome;
  const warband = outcome.warbands.find(({ id }) => id === page.id);
  const keys = new Set(lines.map(({ key }) => key));
  const lost = new Map<string, Lost>();
  for (const one of outcome.lost) if (one.line && keys.has(keyOf(one.line))) lost.set(keyOf(one.line), one);
  const all = page.steps.flatMap(({ number, lines }) =>
    lines.map(({ model }, i): { model: number; spot: Spot } => ({ model, spot: `${number} row ${i}` })),
  );
  const rowOf = (model: number) => all.find((row) => row.model === model)?.spot;
  const changed = new Set((warband?.models ?? []).map(({ model }) => model));
  const rows = new Set(all.flatMap(({ model, spot }) => (changed.has(model) ? [spot] : [])));
  const models = new Map<Spot, Model>();
  const elsewhere: Model[] = [];
  for (const model of warband?.models ?? []) {
    const row = rowOf(model.model);
    if (row) models.set(row, model);
    else elsewhere.push(model);
  }
  const absent = new Map<Spot, readonly Absent[]>();
  for (const one of outcome.absent) {
    const row = one.warband === page.id ? rowOf(one.model) : undefined;
    if (row) absent.set(row, [...(absent.get(row) ?? []), one]);
  }
  const asked = question?.spot && isHere(question, page) ? spotOf(question.spot) : null;
  return { asked, lost, models, rows, elsewhere, lines: warband?.lines ?? [], absent };
}

/**
 * Whether the experience in a row was gained because of a promotion that no longer stands: its die fell otherwise, or is
 * no longer thrown. `anew` tells whether what was said at a spot was said anew.
 */
export function unpromoted(
  page: AftermathPage,
  lines: readonly Placed[],
  { rows, lost }: Followed,
  anew: (one: Placed) => boolean,
  spot: Spot,
): boolean {
  const [number, , place] = spot.split(" ").map(Number);
  const step = page.steps.find((one) => one.number === number);
  const row = step?.lines[place ?? -1];
  if (!step || !row || row.stamp !== null || row.margins.length === 0 || !rows.has(spot)) return false;
  return step.lines.some((other, i) => {
    const thrown = other !== row && other.model === row.model && (other.came === "promoted" || other.came === "healed");
    const said = lines.find((one) => one.spot === `${step.number} stamp ${i}`);
    return thrown && said !== undefined && (lost.has(said.key) || anew(said));
  });
}

/** What a correction does beyond these pages. */
export function beyond(outcome: CorrectionOutcome, pages: readonly { id: string; followed: Followed }[]) {
  const here = pages.map(({ followed }) => followed);
  const lost = new Set(here.flatMap((one) => [...one.lost.values()]));
  const absent = new Set(here.flatMap((one) => [...one.absent.values()].flat()));
  return {
    warbands: outcome.warbands.filter(({ id }) => pages.every((page) => page.id !== id)),
    lost: outcome.lost.filter((one) => !lost.has(one)),
    absent: outcome.absent.filter((one) => !absent.has(one)),
  };
}
