/** Sets up the other side for a test, out of fixtures. */
import { clearMocks, mockIPC } from "@tauri-apps/api/mocks";
import axe from "axe-core";
import { afterEach, expect } from "vitest";
import type { CallName, Failure } from "../src/ipc.svelte.ts";
import { answers, type Answers } from "./fixtures/answers.ts";

/** A call that was made. */
export interface Asked {
  name: string;
  input: unknown;
}

/** Answers every call from the fixtures, but for `others`; the list of calls made grows as they come. */
export function session(others: Partial<Answers> = {}): Asked[] {
  const asked: Asked[] = [];
  const all = { ...answers, ...others };
  mockIPC((name, payload) => {
    const { input } = payload as { input: never };
    asked.push({ name, input });
    const answer = all[name as CallName];
    if (!answer) return refuses({ code: "UNKNOWN_CALL", message: name })();
    return answer(input);
  });
  return asked;
}

/** An answer that fails. */
export function refuses(failure: Failure): () => never {
  return () => {
    // The other side throws plain data, not an Error.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw failure;
  };
}

/** No finding of the accessibility checker; colours need a real window and are checked there. */
export async function expectClean(root: Element = document.body): Promise<void> {
  const { violations } = await axe.run(root, { rules: { "color-contrast": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
}

afterEach(() => {
  clearMocks();
  history.replaceState(null, "", "#");
});
