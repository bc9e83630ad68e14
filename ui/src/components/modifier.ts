/** Something that changes a roll. */
export interface Modifier {
  value: number;
  /** Such as `Cover`. */
  name: string;
  /** Such as `ruin’s wall between`. */
  reason: string;
}
