/** What both map editors do with a change: a move is shown at once, kept when the keys have rested, and written in order. */
import { announce } from "../announce.svelte.ts";
import { asFailure, type Failure } from "../ipc.svelte.ts";
import type { Reading } from "../reading.svelte.ts";
import { words } from "../words/words.svelte.ts";

/** How long the arrow keys may rest before a move is written, in milliseconds. */
const REST = 500;

/** What is drafted and what is being written. */
export interface Drafting<V, C> {
  /** The move that is shown and not written yet. */
  readonly draft: readonly C[];
  readonly failure: Failure | undefined;
  /** Something is being written. */
  readonly busy: boolean;
  readonly forget: () => void;
  /** One after the other; a failure leaves what stands. `done` hears how many were written. */
  readonly write: (steps: (() => Promise<V>)[], said: string, done?: (written: number) => void) => Promise<void>;
  /** Shows a move without writing it. */
  readonly show: (draft: C[]) => void;
  /** Writes the draft now, or when the keys have rested. */
  readonly keep: (said: string, rested?: boolean) => Promise<void>;
  /** Does something when the draft is written. */
  readonly after: (what: () => Promise<void>) => Promise<void>;
  /** Lets the draft go. */
  readonly drop: () => void;
}

/** `change` writes changes; together they are one step of undo. */
export function drafting<V, C>(
  view: Reading<V>,
  change: (changes: C[], said: string) => Promise<void>,
): Drafting<V, C> {
  let failure = $state.raw<Failure>();
  let pending = $state(0);
  let draft = $state.raw<C[]>([]);
  let saying = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<void> = Promise.resolve();

  async function keep(said: string, rested = false): Promise<void> {
    clearTimeout(timer);
    saying = said;
    if (rested) {
      timer = setTimeout(() => void keep(said), REST);
      return;
    }
    const changes = draft;
    if (changes.length === 0) return line;
    await change(changes, said);
    // A later draft began where this one ended: it stays.
    if (draft === changes) draft = [];
  }

  return {
    get draft() {
      return draft;
    },
    get failure() {
      return failure;
    },
    get busy() {
      return pending > 0;
    },
    forget: () => (failure = undefined),
    write: (steps, said, done) => {
      pending += 1;
      line = line.then(async () => {
        failure = undefined;
        let written = 0;
        try {
          for (const step of steps) {
            view.put(await step());
            written += 1;
          }
          announce(words.scenarios.saved(said));
        } catch (thrown) {
          failure = asFailure(thrown);
        } finally {
          if (written > 0) done?.(written);
          pending -= 1;
        }
      });
      return line;
    },
    show: (changes) => (draft = changes),
    keep,
    after: async (what) => {
      await keep(saying);
      await what();
    },
    drop: () => {
      clearTimeout(timer);
      draft = [];
    },
  };
}
