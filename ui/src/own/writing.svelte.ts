/** A scenario of one's own under the hand: parts are shown at once and written in order; a move is one step of undo. */
import { reading, type Reading } from "../reading.svelte.ts";
import type { Scenario } from "../scenarios/calls.ts";
import { drafting, type Drafting } from "../scenarios/drafting.svelte.ts";
import { words } from "../words/words.svelte.ts";
import { openOwn, redoOwn, undoOwn, writeOwn, type OwnScenario, type Part } from "./calls.ts";
import { withParts } from "./parts.ts";

/** A scenario that is being written. */
export interface Writing {
  readonly view: Reading<OwnScenario>;
  /** With what is not written yet. */
  readonly shown: Scenario | undefined;
  readonly drafting: Drafting<OwnScenario, Part>;
  /** Writes parts; together they are one step of undo. */
  readonly change: (parts: Part[], said: string) => Promise<void>;
  /** Does something else that answers with the whole. */
  readonly does: (what: () => Promise<OwnScenario>, said: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export function writing(id: string): Writing {
  const view = reading(() => openOwn(id));
  const edits = drafting(view, write);
  /** Written and not answered yet: shown meanwhile. */
  let sent = $state.raw<Part[]>([]);
  const shown = $derived(view.value && withParts(view.value.scenario, [...sent, ...edits.draft]));

  async function run(what: () => Promise<OwnScenario>, said: string): Promise<void> {
    await edits.write([what], said);
    if (!edits.busy) sent = [];
  }

  async function write(parts: Part[], said: string): Promise<void> {
    if (parts.length === 0) return;
    sent = [...sent, ...parts];
    await run(() => writeOwn(id, parts), said);
  }

  const does = (what: () => Promise<OwnScenario>, said: string) => edits.after(() => run(what, said));

  return {
    view,
    get shown() {
      return shown;
    },
    drafting: edits,
    change: (parts, said) => edits.after(() => write(parts, said)),
    does,
    undo: () => does(() => undoOwn(id), words.scenarios.undo),
    redo: () => does(() => redoOwn(id), words.scenarios.redo),
  };
}
