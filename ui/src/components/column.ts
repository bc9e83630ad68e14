/** A column of a table. */
export interface Column {
  text: string;
  /** What a short heading stands for; the first line alone is heard with it. */
  title?: string | readonly string[];
  /** Figures, set to the right. */
  num?: boolean;
}

/** What it means, a line each. */
export const meaning = ({ title }: Column): readonly string[] =>
  title === undefined ? [] : typeof title === "string" ? [title] : title;
