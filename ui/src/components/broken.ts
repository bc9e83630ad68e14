/** Something that breaks a rule, with the ways out; `M` is what a way out does. */
export interface Broken<M> {
  message: string;
  rule: string;
  mends: readonly { label: string; mends: number; what: M; drastic?: boolean }[];
  /** Lets it pass for a reason; none: nothing can. */
  waive?: ((reason: string) => M) | null;
}
