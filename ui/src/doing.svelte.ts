/** Something a person asked for: while it runs its buttons wait, and its failure is shown where it was asked. */
import { asFailure, type Failure } from "./ipc.svelte.ts";
import { answer } from "./double-click.ts";

/** One thing at a time. */
export interface Doing {
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  /** Runs it; the answer, or nothing when it failed or another was running. */
  readonly run: <T>(what: () => Promise<T>) => Promise<T | undefined>;
  /** Puts the failure away. */
  readonly forget: () => void;
}

export function doing(): Doing {
  let busy = $state(false);
  let failure = $state.raw<Failure>();
  return {
    get busy() {
      return busy;
    },
    get failure() {
      return failure;
    },
    async run(what) {
      if (busy) return undefined;
      busy = true;
      failure = undefined;
      try {
        return await what();
      } catch (thrown) {
        failure = asFailure(thrown);
        return undefined;
      } finally {
        busy = false;
        answer();
      }
    },
    forget() {
      failure = undefined;
    },
  };
}
