/** A set-up under the hand: changes are shown at once, written in order, and a move is one step of undo. */
import { reading, type Reading } from "../reading.svelte.ts";
import { words } from "../words/words.svelte.ts";
import {
  changeSetUp,
  layOut,
  openSetUp,
  redoSetUp,
  rollWeather,
  undoSetUp,
  type Layout,
  type LayoutOrientation,
  type SetUp,
  type SetUpChange,
  type SetUpView,
} from "./calls.ts";
import { drafting, type Drafting } from "./drafting.svelte.ts";
import { foreseen } from "./part.ts";

/** A set-up that is being edited. */
export interface Editing {
  readonly view: Reading<SetUpView>;
  /** With what is not written yet. */
  readonly shown: SetUp | undefined;
  readonly drafting: Drafting<SetUpView, SetUpChange>;
  /** Writes changes; together they are one step of undo. */
  readonly change: (changes: SetUpChange[], said: string) => Promise<void>;
  /** Lays the table out as another set-up has it: one step of undo. */
  readonly layOut: (layout: Layout, orientation: LayoutOrientation) => Promise<void>;
  /** Rolls the weather: one step of undo. */
  readonly roll: (said: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export function editing(id: string): Editing {
  const view = reading(() => openSetUp(id));
  const edits = drafting(view, change);
  /** How many entries each step holds, as far as they were made here. */
  const past: number[] = [];
  const future: number[] = [];
  const shown = $derived(view.value && edits.draft.reduce(foreseen, view.value.set_up));

  /** Together one step of undo. */
  function forward(steps: (() => Promise<SetUpView>)[], said: string): Promise<void> {
    return edits.write(steps, said, (written) => {
      past.push(written);
      future.length = 0;
    });
  }

  async function change(changes: SetUpChange[], said: string): Promise<void> {
    if (changes.length === 0) return;
    const steps = changes.map((one) => () => changeSetUp(id, one));
    await forward(steps, said);
  }

  function back(from: number[], to: number[], step: () => Promise<SetUpView>, said: string): Promise<void> {
    return edits.after(() => {
      const steps = Array.from({ length: from.pop() ?? 1 }, () => step);
      return edits.write(steps, said, (written) => to.push(written));
    });
  }

  return {
    view,
    get shown() {
      return shown;
    },
    drafting: edits,
    change: (changes, said) => edits.after(() => change(changes, said)),
    layOut: ({ set_up, name }, orientation) =>
      edits.after(() => forward([() => layOut(id, set_up, orientation)], name)),
    roll: (said) => edits.after(() => forward([() => rollWeather(id)], said)),
    undo: () => back(past, future, () => undoSetUp(id), words.scenarios.undo),
    redo: () => back(future, past, () => redoSetUp(id), words.scenarios.redo),
  };
}
