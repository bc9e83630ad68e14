/** A column of a table. */
export interface Column {
  text: string;
  /** What a short heading stands for. */
  title?: string;
  /** Figures, set to the right. */
  num?: boolean;
}
