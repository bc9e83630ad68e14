/** A house pack under the hand: one row is open, each change is written at once, in the order in which it was made. */
import { asFailure, type Failure } from "../../ipc.svelte.ts";
import { reading, type Reading } from "../../reading.svelte.ts";
import {
  addRow,
  changeRow,
  choicesOf,
  finishHouse,
  nameHouse,
  redoHouse,
  removeRow,
  restoreRow,
  rowOf,
  sameRow,
  undoHouse,
  viewHouse,
  type Choices,
  type Form,
  type NewRow,
  type RowRef,
  type Sheet,
  type Show,
  type View,
} from "./calls.ts";

export interface Editing {
  readonly view: Reading<View>;
  readonly sheet: Reading<Sheet | null>;
  readonly choices: Reading<Choices>;
  readonly show: Show;
  readonly row: RowRef | null;
  readonly busy: boolean;
  readonly failure: Failure | undefined;
  readonly forget: () => void;
  /** Looks at other rows. */
  readonly look: (to: Partial<Show>) => void;
  readonly open: (row: RowRef | null) => void;
  /** Writes the form of the row on the screen, made from the one that stands by then. */
  readonly write: (made: (form: Form) => Form) => Promise<void>;
  readonly add: (added: NewRow) => Promise<boolean>;
  readonly remove: () => Promise<void>;
  readonly restore: () => Promise<void>;
  readonly name: (name: string, version: string) => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly redo: () => Promise<void>;
  readonly finish: () => Promise<{ name: string; known: boolean } | undefined>;
}

export function editing(id: string): Editing {
  let show = $state.raw<Show>({ rows: "models", list: null, search: "", changed: false });
  const view = reading(() => viewHouse(id, show));
  const choices = reading(() => choicesOf(id));
  let row = $state.raw<RowRef | null>(null);
  const sheet = reading<Sheet | null>(() => Promise.resolve(null));
  let waiting = $state(0);
  let failure = $state.raw<Failure>();
  let last: Promise<unknown> = Promise.resolve();

  /** Does one thing after another; a failure is shown, and the next thing is done all the same. */
  function after<T>(what: () => Promise<T>): Promise<T | undefined> {
    waiting += 1;
    const mine = last.then(async () => {
      failure = undefined;
      try {
        return await what();
      } catch (thrown) {
        failure = asFailure(thrown);
        return undefined;
      } finally {
        waiting -= 1;
      }
    });
    last = mine;
    return mine;
  }

  async function reread(): Promise<void> {
    await Promise.all([view.again(), row ? sheet.again() : Promise.resolve()]);
  }

  function open(to: RowRef | null): void {
    row = to;
    void sheet.again(() => (to ? rowOf(id, to) : Promise.resolve(null)));
  }

  /**
   * The row whose form is on the screen. For a moment after another was opened this is still the one before, and what is
   * done there is meant for it.
   */
  const shown = (): RowRef | undefined => sheet.value?.row;

  async function withdraw(change: (id: string, row: RowRef) => Promise<unknown>): Promise<void> {
    const at = shown();
    if (!at) return;
    const added = sheet.value?.mark === "added";
    await after(() => change(id, at));
    if (added && sameRow(row, at)) open(null);
    await reread();
  }

  return {
    view,
    sheet,
    choices,
    get show() {
      return show;
    },
    get row() {
      return row;
    },
    get busy() {
      return waiting > 0;
    },
    get failure() {
      return failure;
    },
    forget: () => (failure = undefined),
    look(to) {
      show = { ...show, ...to };
      void view.again();
    },
    open,
    async write(made) {
      const at = shown();
      if (!at) return;
      await after(async () => {
        const stands = sheet.value;
        const { form } = stands && sameRow(stands.row, at) ? stands : await rowOf(id, at);
        const written = await changeRow(id, at, made(form));
        if (sameRow(row, at)) sheet.put(written);
        await view.again();
      });
    },
    async add(added) {
      const made = await after(() => addRow(id, added));
      if (!made) return false;
      row = made.row;
      await sheet.again(() => rowOf(id, made.row));
      await Promise.all([view.again(), choices.again()]);
      return true;
    },
    remove: () => withdraw(removeRow),
    restore: () => withdraw(restoreRow),
    async name(name, version) {
      await after(() => nameHouse(id, name, version));
      await view.again();
    },
    async undo() {
      await after(() => undoHouse(id));
      await reread();
    },
    async redo() {
      await after(() => redoHouse(id));
      await reread();
    },
    async finish() {
      const kept = await after(() => finishHouse(id));
      await view.again();
      return kept && { name: kept.pack.name, known: kept.known };
    },
  };
}
