/** Something asked of the other side, and where the asking stands: a screen shows one of three things. */
import { onDestroy } from "svelte";
import { guest } from "./guest.svelte.ts";
import { onChanged } from "./live.svelte.ts";
import { asFailure, type Failure } from "./ipc.svelte.ts";
import { onSpoken } from "./words/language.svelte.ts";

/** A value on its way, there, or failed. */
export interface Reading<T> {
  readonly value: T | undefined;
  readonly failure: Failure | undefined;
  /** Being asked for; the value of before stays meanwhile. */
  readonly busy: boolean;
  /** Asks again, or asks something else. */
  readonly again: (ask?: () => Promise<T>) => Promise<void>;
  /** Puts a value in place: the answer of a change is the new value. */
  readonly put: (value: T) => void;
}

/** Asks at once. An answer that was overtaken by a later question is dropped. */
export function reading<T>(first: () => Promise<T>): Reading<T> {
  let value = $state.raw<T>();
  let failure = $state.raw<Failure>();
  let busy = $state(false);
  let asked = 0;
  let question = first;

  async function again(ask?: () => Promise<T>): Promise<void> {
    if (ask) question = ask;
    const mine = ++asked;
    busy = true;
    try {
      const answer = await question();
      if (mine === asked) {
        value = answer;
        failure = undefined;
      }
    } catch (thrown) {
      if (mine === asked) failure = asFailure(thrown);
    } finally {
      if (mine === asked) busy = false;
    }
  }

  function put(next: T): void {
    asked += 1;
    value = next;
    failure = undefined;
    busy = false;
  }

  void again();
  asksAnew(() => void again());
  return {
    get value() {
      return value;
    },
    get failure() {
      return failure;
    },
    get busy() {
      return busy;
    },
    again,
    put,
  };
}

/**
 * As long as its page is open, it is read again in another language once that is chosen. A guest's page shows what stands:
 * it is also read again whenever somebody changed the book.
 */
function asksAnew(again: () => void): void {
  const leave = (guest() === null ? onSpoken : onChanged)(again);
  try {
    onDestroy(leave);
  } catch {
    // It belongs to no page that could be left.
    leave();
  }
}
