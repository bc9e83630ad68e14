/** Which version of the program somebody used last, remembered on this machine: after an update the news is told once. */
import { between } from "./versions.ts";

const KEY = "nml.version";

/** The version that was used before this one; none: there was none, or it is the same. */
let before = $state<string | null>(null);

/** Whether it is still to be told that the program is another one. */
let untold = $state(false);

/** The program is of this version: said when its first page stands. */
export function using(version: string, told: readonly string[]): void {
  try {
    const last = localStorage.getItem(KEY);
    localStorage.setItem(KEY, version);
    if (last === null || last === version) return;
    before = last;
    // A version that changes nothing for a player interrupts nobody.
    untold = between(told, last, version).length > 0;
  } catch {
    // A window that may not remember tells nobody anything twice.
  }
}

export const usedBefore = (): string | null => before;
export const isUntold = (): boolean => untold;

/** It was told. */
export function tell(): void {
  untold = false;
}
