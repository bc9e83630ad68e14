/** A set-up under the hand: changes are shown at once, written in order, and a move is one step of undo. */
import { announce } from "../announce.svelte.ts";
import { asFailure, type Failure } from "../ipc.svelte.ts";
import { reading, type Reading } from "../reading.svelte.ts";
import { words } from "../words/en.ts";
import {
  changeSetUp,
  openSetUp,
  redoSetUp,
  rollWeather,
  undoSetUp,
  type SetUp,
  type SetUpChange,
  type SetUpView,
} from "./calls.ts";
import { foreseen } from "./part.ts";

/** How long the arrow keys may rest before a move is written, in milliseconds. */
const REST = 500;

/** A set-up that is being edited. */
export interface Editing {
  readonly view: Reading<SetUpView>;
  /** With what is not written yet. */
  readonly shown: SetUp | undefined;
  readonly failure: Failure | undefined;
  /** A move is shown that is not written yet. */
  readonly drafted: boolean;
  /** Something is being written. */
  readonly busy: boolean;
  readonly forget: () => void;
  /** Writes changes; together they are one step of undo. */
  readonly change: (changes: SetUpChange[], said: string) => Promise<void>;
  /** Rolls the weather: one step of undo. */
  readonly roll: (said: string) => Promise<void>;
  /** Shows a move without writing it. */
  readonly draft: (changes: SetUpChange[]) => void;
  /** Writes the draft now, or when the keys have rested. */
  readonly keep: (said: string, rested?: boolean) => Promise<void>;
  /** Lets the draft go. */
  readonly drop: () => void;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
}

export function editing(id: string): Editing {
  const view = reading(() => openSetUp(id));
  let failure = $state.raw<Failure>();
  let pending = $state(0);
  let drafted = $state.raw<SetUpChange[]>([]);
  let saying = "";
  let timer: ReturnType<typeof setTimeout> | undefined;
  let line: Promise<void> = Promise.resolve();
  /** How many entries each step holds, as far as they were made here. */
  const past: number[] = [];
  const future: number[] = [];
  const shown = $derived(view.value && drafted.reduce(foreseen, view.value.set_up));

  /** One after the other; a failure leaves what stands. */
  function write(steps: (() => Promise<SetUpView>)[], said: string, done: (written: number) => void): Promise<void> {
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
        if (written > 0) done(written);
        pending -= 1;
      }
    });
    return line;
  }

  /** Together one step of undo. */
  function forward(steps: (() => Promise<SetUpView>)[], said: string): Promise<void> {
    return write(steps, said, (written) => {
      past.push(written);
      future.length = 0;
    });
  }

  function change(changes: SetUpChange[], said: string): Promise<void> {
    if (changes.length === 0) return line;
    const steps = changes.map((one) => () => changeSetUp(id, one));
    return forward(steps, said);
  }

  async function keep(said: string, rested = false): Promise<void> {
    clearTimeout(timer);
    saying = said;
    if (rested) {
      timer = setTimeout(() => void keep(said), REST);
      return;
    }
    const changes = drafted;
    if (changes.length === 0) return line;
    await change(changes, said);
    // A later draft began where this one ended: it stays.
    if (drafted === changes) drafted = [];
  }

  async function back(from: number[], to: number[], step: () => Promise<SetUpView>, said: string): Promise<void> {
    await keep(saying);
    const steps = from.pop() ?? 1;
    await write(
      Array.from({ length: steps }, () => step),
      said,
      (written) => to.push(written),
    );
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
    change: async (changes, said) => {
      await keep(saying);
      await change(changes, said);
    },
    roll: async (said) => {
      await keep(saying);
      await forward([() => rollWeather(id)], said);
    },
    draft: (changes) => (drafted = changes),
    keep,
    drop: () => {
      clearTimeout(timer);
      drafted = [];
    },
    undo: () => back(past, future, () => undoSetUp(id), words.scenarios.undo),
    redo: () => back(future, past, () => redoSetUp(id), words.scenarios.redo),
  };
}
