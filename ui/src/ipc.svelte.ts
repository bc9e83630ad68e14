/** Calls with their types: `call` reads, `write` changes the book and shows in the header how that went. */
import { ask } from "./wire.ts";
import { onChanged } from "./live.svelte.ts";
import type { Calls, Failure } from "./calls.ts";

export type { Failure } from "./calls.ts";

/** The name of a call. */
export type CallName = keyof Calls;
/** What a call takes. */
export type Input<N extends CallName> = Calls[N]["input"];
/** What it gives back. */
export type Output<N extends CallName> = Calls[N]["output"];

/** A failed call, as it is shown. */
export class CallFailed extends Error implements Failure {
  readonly code: string;
  readonly details?: unknown;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "CallFailed";
    this.code = failure.code;
    this.details = failure.details;
  }
}

/** Whatever was thrown, as a failure. */
export function asFailure(thrown: unknown): Failure {
  if (typeof thrown === "object" && thrown !== null && "code" in thrown && "message" in thrown) {
    const { code, message } = thrown;
    const details = "details" in thrown ? thrown.details : null;
    return { code: String(code), message: String(message), details };
  }
  return { code: "INTERNAL", message: thrown instanceof Error ? thrown.message : String(thrown), details: null };
}

/** Asks the other side. Fails with `CallFailed`. */
export async function call<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
  try {
    return (await ask(name, input)) as Output<N>;
  } catch (thrown) {
    throw new CallFailed(asFailure(thrown));
  }
}

/** The codes of failures after which a change is not on disk though nothing was wrong with it; `INTERNAL` is this page's own. */
const OF_THE_DISK = [
  "BOOK_DAMAGED",
  "BOOK_IN_USE",
  "BOOK_READ_ONLY",
  "BROKEN",
  "FILE_MISSING",
  "FILE_UNREADABLE",
  "INTERNAL",
  "NO_SPACE",
  "STORAGE",
  "SYSTEM",
];

const disk = $state({ pending: 0, failed: false });
let changes = 0;

onChanged(() => (changes += 1));

/** How many changes to the book were kept, here or by others: what was read before the last of them may be old. */
export function kept(): number {
  return changes;
}

/** How the last changes went: being written, on disk, or not saved. */
export function saved(): "saving" | "on_disk" | "failed" {
  if (disk.pending > 0) return "saving";
  return disk.failed ? "failed" : "on_disk";
}

/** As `call`, for a change to the book: it is on disk when this returns. */
export async function write<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
  disk.pending += 1;
  try {
    return await noted(name, input);
  } finally {
    disk.pending -= 1;
  }
}

/** As `write`, where a person is asked for a file first: nobody knows how long, and meanwhile nothing is written. */
export const choose = <N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> => noted(name, input);

/** As `call`, and how it went with the disk is kept. */
async function noted<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
  try {
    const output = await call(name, input);
    disk.failed = false;
    changes += 1;
    return output;
  } catch (thrown) {
    // A change that is refused leaves nothing unsaved.
    disk.failed = thrown instanceof CallFailed && OF_THE_DISK.includes(thrown.code);
    throw thrown;
  }
}
