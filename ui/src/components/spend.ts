/** What spending this many markers would buy. */
export interface Spend {
  count: number;
  /** Such as `Hit 32 %`. */
  headline: string;
  /** Such as `Down or Out 13 %`. */
  detail: string;
}
