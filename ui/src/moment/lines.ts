/** Words in lines: a drawing has no paragraphs, so each line is broken by the width of its words. */

/** How words are set. */
export interface Setting {
  size: number;
  family: "title" | "text";
  weight?: number;
  italic?: boolean;
}

/** A run of words that are set alike. */
export interface Run {
  text: string;
  /** What came of it. */
  strong?: boolean;
  /** It leads to that, and is said with it. */
  late?: boolean;
}

/** How much room a text takes. */
export type Measure = (text: string, setting: Setting) => number;

const FAMILIES = { title: '"EB Garamond", serif', text: '"Source Sans 3", sans-serif' };
/** Mean width of a letter by its height, where nothing can be measured. */
const WIDE = { title: 0.46, text: 0.51 };

const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");

/** By the fonts of this window; a guess where there is nothing to measure with. */
export const measured: Measure = (text, { size, family, weight = 400, italic = false }) => {
  if (!pen) return text.length * size * WIDE[family];
  pen.font = `${italic ? "italic " : ""}${weight} ${size}px ${FAMILIES[family]}`;
  return pen.measureText(text).width;
};

const MORE = "…";
const widthOf = (line: readonly Run[], wide: (run: Run) => number) => line.reduce((sum, run) => sum + wide(run), 0);

/** Runs that are set alike, in one. */
function gathered(line: readonly Run[]): Run[] {
  const out: Run[] = [];
  for (const run of line) {
    const last = out.at(-1);
    if (last && last.strong === run.strong && last.late === run.late) last.text += run.text;
    else out.push({ ...run });
  }
  return out;
}

/** The end of a line without its spaces. */
function trimmed(line: readonly Run[]): Run[] {
  const all = gathered(line);
  const last = all.at(-1);
  if (last) last.text = last.text.trimEnd();
  return all.filter(({ text }) => text !== "");
}

/** As much of a line as has room with the sign that something is left out. */
function cut(line: readonly Run[], width: number, wide: (run: Run) => number): Run[] {
  const letters = line.flatMap(({ text, ...set }) => [...text].map((sign) => ({ ...set, text: sign })));
  while (letters.length > 0 && widthOf([...gathered(letters), { text: MORE }], wide) > width) letters.pop();
  const kept = trimmed(letters);
  const last = kept.at(-1);
  if (!last) return [{ text: MORE }];
  last.text += MORE;
  return kept;
}

/** What stays together: runs without a space between, with the space before them. */
interface Unit {
  before: Run[];
  runs: Run[];
}

function unitsOf(runs: readonly Run[]): Unit[] {
  const units: Unit[] = [];
  let before: Run[] | null = [];
  for (const { text, ...set } of gathered(runs)) {
    for (const part of text.match(/ +|[^ -]+-?|-/g) ?? []) {
      const run = { ...set, text: part };
      if (part.startsWith(" ")) before = [run];
      else {
        // What follows without a space, such as a full stop in other letters, belongs to the word.
        if (before === null) units.at(-1)?.runs.push(run);
        else units.push({ before, runs: [run] });
        before = part.endsWith("-") ? [] : null;
      }
    }
  }
  return units;
}

/** Breaks runs into at most so many lines of a width; what has no room in them is left out at the end of the last. */
export function broken(runs: readonly Run[], width: number, most: number, wide: (run: Run) => number): Run[][] {
  const lines: Run[][] = [];
  for (const unit of unitsOf(runs)) {
    const line = lines.at(-1);
    const longer = line && gathered([...line, ...unit.before, ...unit.runs]);
    if (longer && widthOf(longer, wide) <= width) lines[lines.length - 1] = longer;
    else lines.push(gathered(unit.runs));
  }
  const kept = lines.slice(0, most);
  const [last, next] = [kept.at(-1), lines[most]];
  if (last && next) kept[most - 1] = cut([...last, { text: " " }, ...next], width, wide);
  // A word that is wider than the line.
  return kept.map((line) => (widthOf(line, wide) > width ? cut(line, width, wide) : line));
}
