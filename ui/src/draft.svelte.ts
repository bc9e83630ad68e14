/** What is typed and not kept yet, over what stands: it stays while others change what stands. */
export interface Draft<T> {
  /** As it is shown: what was typed, else what stands. */
  readonly now: T;
  readonly type: (to: Partial<T>) => void;
  /** Nothing of what was typed is kept. */
  readonly drop: () => void;
}

export function draft<T extends object>(stands: () => T): Draft<T> {
  let typed = $state.raw<Partial<T>>({});
  const now = $derived<T>({ ...stands(), ...typed });
  return {
    get now() {
      return now;
    },
    type: (to) => (typed = { ...typed, ...to }),
    drop: () => (typed = {}),
  };
}
