/** Where on the ledger's page everything that was said shows, and where what a correction makes of it belongs. */
import type {
  AftermathPage,
  AftermathQuestion,
  AftermathStep,
  CorrectionLine,
  CorrectionOutcome,
  CorrectionPage,
  CorrectionQuestion,
} from "./calls.ts";

/** A place on the page: the step's number, what of it, and the number of that within the step. */
export type Spot = `${number} ${"stamp" | "came" | "row" | "thrown" | "dice" | "margin" | "head" | "foot"} ${number}`;

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

type Lost = CorrectionOutcome["lost"][number];
type Model = CorrectionOutcome["warbands"][number]["models"][number];

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
  absent: ReadonlyMap<Spot, readonly string[]>;
}

export const keyOf = ({ seq, place }: { seq: number; place: number }) => `${seq}-${place}`;
/** A place as the address of what stands there. */
export const anchor = (letter: string, spot: Spot) => `becomes-${letter}-${spot.replaceAll(" ", "-")}`;

/** The step that asks a question of this kind; what several steps ask is in the one of what was said before it. */
const STEPS: ReadonlyMap<string, number> = new Map(
  [
    "survival trauma again survival-again recover hand hospital treatment lessons opponent ransom spoils blood",
    "allot promotion tables advancement learn",
    "reinforcements",
    "table explore adjust die spare location find take models exchange",
    "",
    "sign",
  ].flatMap((kinds, i) => kinds.split(" ").map((kind): [string, number] => [kind, i + 1])),
);
const kindOf = ({ id }: AftermathQuestion) => id.split(":")[0] ?? "";
const stepOf = (question: AftermathQuestion | null) => (question ? STEPS.get(kindOf(question)) : undefined);

/** A question ends with its mark; what is said of it does not. */
export const bare = (heading: string) => heading.replace(/[.:?]$/, "");

/** The step of each line. What has no question (a purchase, what the table settled) stands between those that have one. */
function stepsOf(page: AftermathPage, lines: readonly CorrectionLine[]): number[] {
  const state = (number: number) => page.steps.find((step) => step.number === number)?.state;
  const quartermaster = page.steps.find(({ number }) => number === 5)?.name;
  let before = 1;
  let recruiting = state(4) === "skipped";
  return lines.map((line, i) => {
    const known = stepOf(line.question);
    if (known !== undefined) return (before = known);
    const next = lines.slice(i + 1).flatMap((later) => stepOf(later.question) ?? [])[0] ?? 6;
    if (line.struck) return Math.min(before, next);
    const aside = page.steps.find((step) => step.state === "at_the_table" && step.number >= before);
    if (line.heading !== quartermaster && aside && aside.number <= next) return (before = aside.number);
    if (next < 5) return (before = Math.min(before, next));
    if (!recruiting) return (before = 5);
    // What is recruited is bought before the Quartermaster's own step, and ends with its own answer.
    recruiting = line.heading === quartermaster;
    return (before = 3);
  });
}

function rowOf(step: AftermathStep | undefined, question: AftermathQuestion | null, nth: number): number | null {
  const of = question?.model ?? null;
  if (!step || !question || of === null) return null;
  const rows = step.lines.flatMap(({ model }, i) => (model === of ? [i] : []));
  const row = kindOf(question) === "promotion" ? rows[nth] : step.number === 1 ? rows[0] : rows.at(-1);
  return row ?? null;
}

/** All lines of a page at their places. */
export function placed(page: AftermathPage, { lines }: CorrectionPage): Placed[] {
  const steps = stepsOf(page, lines);
  const taken = new Set<Spot>();
  const shownIn = new Set<number>();
  const promotions = new Map<number, number>();
  return lines.map((line, i) => {
    const number = steps[i] ?? 1;
    const step = page.steps.find((one) => one.number === number);
    const kind = line.question ? kindOf(line.question) : "";
    const model = line.question?.model ?? null;
    const nth = promotions.get(model ?? -1) ?? 0;
    if (kind === "promotion" && model !== null) promotions.set(model, nth + 1);
    const row = rowOf(step, line.question, nth);
    const seen = step ? visible(step, line, kind, row).find((spot) => !taken.has(spot)) : undefined;
    if (seen) {
      taken.add(seen);
      shownIn.add(number);
    }
    const written: Spot =
      row === null ? `${number} ${shownIn.has(number) ? "foot" : "head"} 0` : `${number} row ${row}`;
    return { line, key: keyOf(line), spot: seen ?? written, shown: seen !== undefined, name: "" };
  });
}

/** Where the page shows already what was said. */
function visible(step: AftermathStep, { said, heading }: CorrectionLine, kind: string, row: number | null): Spot[] {
  const digits = said.replace(/\D/g, "");
  const rolled = /^[\d ]+$/.test(said);
  const of = row === null ? undefined : step.lines[row];
  const spots: Spot[] = [];
  if (of && rolled && of.stamp === digits) spots.push(`${step.number} stamp ${row ?? 0}`);
  if (of && said === of.result) spots.push(`${step.number} came ${row ?? 0}`);
  if (rolled) {
    step.thrown.forEach(({ who, dice }, i) => {
      if (dice.join("") === digits && who === (of?.name ?? "")) spots.push(`${step.number} thrown ${i}`);
    });
  }
  if (kind === "explore" && step.dice.length > 0) spots.push(`${step.number} dice 0`);
  step.margins.forEach(({ text }, i) => {
    const chosen = text.endsWith(`: ${said}`) && heading.startsWith(text.slice(0, -said.length));
    if (text === said || chosen) spots.push(`${step.number} margin ${i}`);
  });
  return spots;
}

/** Names every line so that no two of all pages are called the same. */
export function named(pages: readonly { warband: string; placed: readonly Placed[] }[]): Placed[][] {
  const called = pages.map(({ warband, placed }) =>
    placed.map(({ line }) => {
      const whose = (line.question?.model ?? null) === null ? `, ${warband}` : "";
      const said = line.question ? "" : `: ${line.said}`;
      return bare(line.heading) + said + whose;
    }),
  );
  const apart = (names: readonly string[][], more: (at: number, page: number, nth: number) => string) => {
    const seen = new Map<string, number>();
    const often = names.flat().reduce((n, name) => n.set(name, (n.get(name) ?? 0) + 1), new Map<string, number>());
    return names.map((list, page) =>
      list.map((name, at) => {
        const nth = (seen.get(name) ?? 0) + 1;
        seen.set(name, nth);
        return (often.get(name) ?? 0) > 1 ? name + more(at, page, nth) : name;
      }),
    );
  };
  const said = apart(called, (at, page) => `, ${pages[page]?.placed[at]?.line.said ?? ""}`);
  const all = apart(said, (_at, _page, nth) => (nth > 1 ? `, ${nth}` : ""));
  return pages.map(({ placed }, page) => placed.map((one, at) => ({ ...one, name: all[page]?.[at] ?? "" })));
}

/** The place of something that is asked besides what was said. */
export function askedAt(page: AftermathPage, question: AftermathQuestion): Spot {
  const number = stepOf(question) ?? page.steps.find(({ state }) => state === "at_the_table")?.number ?? 5;
  const row = rowOf(
    page.steps.find((step) => step.number === number),
    question,
    0,
  );
  return row === null ? `${number} foot 0` : `${number} row ${row}`;
}

/** Whether a question is about these pages: about this battle, and a Warband of it. */
export const isHere = ({ battle, warband }: CorrectionQuestion, title: string, page: { id: string }) =>
  battle === title && warband === page.id;

/** What no longer holds is named with the question it answered, or as it was said. */
const saidThere = ({ heading, said }: CorrectionLine) => [`${heading.replace(/[.:]+$/, "")}: ${said}`, said];

/** What a correction does on a page. */
export function followed(
  page: AftermathPage,
  lines: readonly Placed[],
  outcome: CorrectionOutcome,
  title: string,
): Followed {
  const { question } = outcome;
  const warband = outcome.warbands.find(({ id }) => id === page.id);
  const lost = new Map<string, Lost>();
  for (const one of outcome.lost) {
    if (one.place !== `${page.warband} · ${title}` && one.place !== page.warband) continue;
    const mend = one.mend?.step;
    const meant = lines.find(({ line, key }) =>
      mend && "seq" in mend ? key === keyOf(mend) : !lost.has(key) && saidThere(line).includes(one.said),
    );
    if (meant) lost.set(meant.key, one);
  }
  const rowNamed = (name: string): Spot | null => {
    for (const { number, lines } of page.steps) {
      const row = lines.findIndex((line) => line.name === name);
      if (row >= 0) return `${number} row ${row}`;
    }
    return null;
  };
  const changed = new Set((warband?.models ?? []).map(({ name }) => name));
  const rows = new Set(
    page.steps.flatMap(({ number, lines }) =>
      lines.flatMap(({ name }, i): Spot[] => (changed.has(name) ? [`${number} row ${i}`] : [])),
    ),
  );
  const models = new Map<Spot, Model>();
  const elsewhere: Model[] = [];
  for (const model of warband?.models ?? []) {
    const row = rowNamed(model.name);
    if (row && !models.has(row)) models.set(row, model);
    else elsewhere.push(model);
  }
  const absent = new Map<Spot, readonly string[]>();
  for (const sentence of outcome.absent) {
    const about = [...models].find(([, { name }]) => sentence.startsWith(`${name} `));
    if (about) absent.set(about[0], [...(absent.get(about[0]) ?? []), sentence]);
  }
  const asked = question && isHere(question, title, page) ? askedAt(page, question.question) : null;
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
    const thrown = other !== row && other.model === row.model && other.tone === "good" && other.stamp !== null;
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
    absent: outcome.absent.filter((sentence) => !absent.has(sentence)),
  };
}
