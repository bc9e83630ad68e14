/** A band of a result table. */
export interface ScaleBand {
  /** Such as `7 to 8`. */
  range: string;
  /** Such as `Down`. */
  name: string;
}
