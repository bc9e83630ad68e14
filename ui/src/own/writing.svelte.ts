/** A scenario of one's own under the hand: parts are shown at once and written in order; a move is one step of undo. */
import { announce } from "../announce.svelte.ts";
import { asFailure, type Failure } from "../ipc.svelte.ts";
import { reading, type Reading } from "../reading.svelte.ts";
import type { Scenario } from "../scenarios/calls.ts";
import { words } from "../words/en.ts";
import { openOwn, redoOwn, undoOwn, writeOwn, type OwnScenario, type Part } from "./calls.ts";
import { withParts } from "./parts.ts";

/** How long the arrow keys may rest before a move is written, in milliseconds. */
const REST = 500;

/** A scenario that is being written. */
export interface Writing {
  readonly view: Reading<OwnScenario>;
  /** With what is not written yet. */
  readonly shown: Scenario | undefined;
  readonly failure: Failure | undefined;
  /** A move is shown that is not written yet. */
  readonly drafted: boolean;
  readonly busy: boolean;
  readonly forget: () => void;
  /** Writes parts; together they are one step of undo. */
  readonly change: (parts: Part[], said: string) => Promise<void>;
  /** Shows a move without writing it. */
  readonly draft: (parts: Part[]) => void;
  /** Writes the draft now, or when the keys have rested. */
  readonly keep: (said: string, rested?: boolean) => Promise<void>;
  /** Does something else that answers with the whole. */
  readonly does: (what: () => Promise<OwnScenario>, said: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export function writing(id: string): Writing {
  const view = reading(() => openOwn(id));
  let failure = $state.raw<Failure>();
  let pending = $state(0);
  let drafted = $state.raw<Part[]>([]);
  /** Written and not answered yet: shown meanwhile. */
  let sent = $state.raw<Part[]>([]);
  let saying = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<void> = Promise.resolve();
  const shown = $derived(view.value && withParts(view.value.scenario, [...sent, ...drafted]));

  function one(what: () => Promise<OwnScenario>, said: string): Promise<void> {
    pending += 1;
    line = line.then(async () => {
      failure = undefined;
      try {
        view.put(await what());
        announce(words.scenarios.saved(said));
      } catch (thrown) {
        failure = asFailure(thrown);
      } finally {
        pending -= 1;
        if (pending === 0) sent = [];
      }
    });
    return line;
  }

  function write(parts: Part[], said: string): Promise<void> {
    if (parts.length === 0) return line;
    sent = [...sent, ...parts];
    return one(() => writeOwn(id, parts), said);
  }

  async function keep(said: string, rested = false): Promise<void> {
    clearTimeout(timer);
    saying = said;
    if (rested) {
      timer = setTimeout(() => void keep(said), REST);
      return;
    }
    const parts = drafted;
    drafted = [];
    await write(parts, said);
  }

  return {
    view,
    get shown() {
      return shown;
    },
    get failure() {
      return failure;
    },
    get drafted() {
      return drafted.length > 0;
    },
    get busy() {
      return pending > 0;
    },
    forget: () => (failure = undefined),
    change: async (parts, said) => {
      await keep(saying);
      await write(parts, said);
    },
    draft: (parts) => (drafted = parts),
    keep,
    does: async (what, said) => {
      await keep(saying);
      await one(what, said);
    },
    undo: async () => {
      await keep(saying);
      await one(() => undoOwn(id), words.scenarios.undo);
    },
    redo: async () => {
      await keep(saying);
      await one(() => redoOwn(id), words.scenarios.redo);
    },
  };
}
