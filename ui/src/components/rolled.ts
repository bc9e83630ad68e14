/** A die as it fell. */
export interface Rolled {
  /** 1 to 6. */
  value: number;
  /** Rolled but not kept. */
  dropped?: boolean;
}
