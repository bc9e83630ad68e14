/** The tour: at which of its five stops one is, and whether it was taken or skipped, remembered on this machine. */
import { go, route, type Route, type Task } from "../route.svelte.ts";

/** What is shown at a stop, and the page that one sees meanwhile. */
export const stops = ["warbands", "battle", "campaign", "saved", "help"] as const;

/** A stop of the tour. */
export type Stop = (typeof stops)[number];

const pages: Partial<Record<Stop, Task>> = { warbands: "warbands", battle: "battle", campaign: "campaign" };
const KEY = "nml.tour";

let at = $state<number | null>(null);
let known = $state(remembered());
/** Where one was before. */
let from: Route | null = null;

function remembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether it was taken or skipped before: nobody is offered it again then. */
export const toured = (): boolean => known;

/** The stop one is at, counted from 0; none: there is no tour. */
export const stopAt = (): number | null => at;

function stand(next: number): void {
  at = next;
  const stop = stops[next];
  const page = stop && pages[stop];
  if (page) go(page);
}

/** Begins it at its first stop. */
export function startTour(): void {
  from = { ...route() };
  stand(0);
}

/** On to the next stop, or back to the one before; after the last one it is over. */
export function onward(by: 1 | -1): void {
  if (at === null) return;
  const next = at + by;
  if (next >= stops.length) endTour();
  else if (next >= 0) stand(next);
}

/** It is over, or skipped. */
export function endTour(): void {
  at = null;
  known = true;
  try {
    localStorage.setItem(KEY, "taken");
  } catch {
    // A window that may not remember offers it again.
  }
  if (from) go(from.task, from.id, from.part);
  from = null;
}
