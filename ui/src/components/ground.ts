/** One reason for a number, or for a refusal. */
export interface Ground {
  /** What brings it, such as `Reinforced Armour`. */
  source: string;
  /** What it adds; none: words say it. */
  value: number | null;
  text: string;
}
