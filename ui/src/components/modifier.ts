/** Something that changes a roll. */
export interface Modifier {
  value: number;
  /** Such as `Cover`. */
  name: string;
  /** Such as `ruin’s wall between`. */
  reason: string;
  /** The code of the rule it follows; none: it is a sum. */
  rule?: string;
}
