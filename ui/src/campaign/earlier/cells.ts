/**
 * A pasted table as it stands: its cells, and what each column is taken for. The other side reads the same text by the same
 * marks and headings and says what comes of it; to take a column for something else is to write another heading.
 */

/** What a column can be taken for. */
export const meanings = ["day", "scenario", "name", "score", "attacker", "winner", "other"] as const;
export type Meaning = (typeof meanings)[number];

/** A line of a table. */
export interface Line {
  /** Where it stands in the text, from 1. */
  line: number;
  cells: string[];
}

/** A table as it is read. */
export interface Cells {
  columns: Meaning[];
  /** Its games: without the line of headings. */
  games: Line[];
}

interface Read extends Line {
  /** Where its text begins and ends. */
  from: number;
  to: number;
}

/** The headings that say it. */
const HEADINGS: Record<Exclude<Meaning, "other">, string> = {
  day: "Date",
  scenario: "Scenario",
  name: "Warband",
  score: "Score",
  attacker: "Attacker",
  winner: "Winner",
};
/** Of a column without a heading that means nothing. */
const NOTHING = "–";

const beginnings: readonly [Exclude<Meaning, "other">, readonly string[]][] = [
  ["day", ["date", "day", "played on", "when"]],
  ["scenario", ["scenario", "mission"]],
  ["attacker", ["attacker", "attacked"]],
  ["winner", ["winner", "won"]],
  ["score", ["score", "vp", "points", "victory points"]],
  ["name", ["warband", "side", "player", "name", "opponent", "team"]],
];

function meant(heading: string): Meaning {
  const text = heading.toLowerCase();
  const begins = ([, starts]: (typeof beginnings)[number]) => starts.some((start) => text.startsWith(start));
  const found = beginnings.find(begins)?.[0] ?? "other";
  const scores = text.endsWith("score") || text.endsWith(" vp");
  return scores && (found === "name" || found === "other") ? "score" : found;
}

/** Without headings: day, scenario, then a name and its points for each side. */
const usual = (at: number): Meaning => (at === 0 ? "day" : at === 1 ? "scenario" : at % 2 === 0 ? "name" : "score");

const markOf = (text: string) => {
  const first = text.split("\n").find((line) => line.trim() !== "") ?? "";
  return first.includes("\t") ? "\t" : first.includes(";") ? ";" : ",";
};

/** The lines of a text; a cell in quotes may hold the mark, and an end of line. */
function read(text: string): Read[] {
  const mark = markOf(text);
  const lines: Read[] = [];
  let [cells, cell, quoted]: [string[], string, boolean] = [[], "", false];
  let [from, line, begun]: [number, number, number] = [0, 1, 1];
  const end = (to: number) => {
    cells.push(cell.trim());
    if (cells.some((one) => one !== "")) lines.push({ line: begun, cells, from, to });
    [cells, cell] = [[], ""];
  };
  for (let i = 0; i < text.length; i += 1) {
    const sign = text.charAt(i);
    if (quoted) {
      if (sign === '"' && text.charAt(i + 1) === '"') {
        cell += sign;
        i += 1;
      } else if (sign === '"') quoted = false;
      else cell += sign;
    } else if (sign === '"' && cell === "") quoted = true;
    else if (sign === mark) {
      cells.push(cell.trim());
      cell = "";
    } else if (sign === "\n") {
      end(i);
      [from, begun] = [i + 1, line + 1];
    } else cell += sign;
    if (sign === "\n") line += 1;
  }
  end(text.length);
  return lines;
}

/** A line of headings: two of its words are known, and none of its cells is a figure. */
const heads = ({ cells }: Line) =>
  cells.filter((cell) => meant(cell) !== "other").length > 1 && !cells.some((cell) => /^\d+$/.test(cell));

/** The cells of a table; none: nothing stands in it. */
export function cellsOf(text: string): Cells | null {
  const lines = read(text);
  const [first] = lines;
  if (!first) return null;
  const headed = heads(first);
  const wide = Math.max(...lines.map(({ cells }) => cells.length));
  return {
    columns: Array.from({ length: wide }, (_, at) => (headed ? meant(first.cells[at] ?? "") : usual(at))),
    games: headed ? lines.slice(1) : lines,
  };
}

/** The text with this column taken for something else: its line of headings says so, and is written if there was none. */
export function taken(text: string, column: number, meaning: Meaning): string {
  const known = cellsOf(text);
  const [first] = read(text);
  if (!known || !first) return text;
  const headed = heads(first);
  const mark = markOf(text);
  const written = known.columns.map((stands, at) => {
    const means = at === column ? meaning : stands;
    const old = headed ? (first.cells[at] ?? "") : "";
    // Whoever named a column finds their own word again.
    if (means === stands && old !== "") return old.includes(mark) ? `"${old.replaceAll('"', '""')}"` : old;
    return means === "other" ? (meant(old) === "other" && old !== "" ? old : NOTHING) : HEADINGS[means];
  });
  const line = written.join(mark === "\t" ? mark : `${mark} `);
  return headed
    ? text.slice(0, first.from) + line + text.slice(first.to)
    : `${text.slice(0, first.from)}${line}\n${text.slice(first.from)}`;
}
