/** From the bar of a correction to the rows it is about. */
import { words } from "../words/words.svelte.ts";
import type { CorrectionOutcome } from "./calls.ts";
import type { Correcting } from "./correcting.svelte.ts";
import type { Made } from "./made.ts";
import { anchor, keyOf } from "./placed.ts";

/** Words that lead to what has this id on the pages. */
export interface Jump {
  text: string;
  to: string;
}

type Pages = Correcting["pages"];

/** Brings something into view, and the focus onto it. */
export function jump(to: string) {
  const found = document.getElementById(to);
  if (!found) return;
  const focused = found.querySelector<HTMLElement>("[data-entry]:not(:disabled), [data-open-question]") ?? found;
  found.scrollIntoView({ block: "center" });
  focused.focus({ preventScroll: true });
}

/** Where the row of a correction stands. */
export function rowOf({ step, name }: Made): string {
  switch (step.kind) {
    case "anew":
    case "strike":
    case "grant":
      return `said-${keyOf(step)}`;
    case "result":
      return "said-result";
    case "further":
      return `answered-${encodeURIComponent(name)}`;
  }
}

/** Whom a correction changes, and where that stands. */
export function becomes(outcome: CorrectionOutcome, pages: Pages): { of: string; jumps: Jump[] }[] {
  const told = [...(outcome.result ? [outcome.result] : []), ...outcome.game];
  const game =
    told.length > 0
      ? [{ of: words.aftermath.theBattle, jumps: told.map(({ what }) => ({ text: what, to: "said-result" })) }]
      : [];
  const warbands = outcome.warbands.map(({ id, name, lines, models }) => {
    const found = pages.find(({ page }) => page.id === id);
    const head = found ? `becomes-${found.page.letter}` : "beyond";
    const rows = [...(found?.followed?.models ?? [])];
    const row = (one: number) => rows.find(([, { model }]) => model === one)?.[0];
    const jumps = [
      ...lines.map(({ what }) => ({ text: what, to: head })),
      ...models.map(({ model, name }) => {
        const spot = row(model);
        return { text: name, to: found && spot ? anchor(found.page.letter, spot) : head };
      }),
    ];
    return { of: name, jumps };
  });
  return [...game, ...warbands];
}

/** How much no longer holds, and where the first of it stands; none: all of it holds. */
export function lostOf(outcome: CorrectionOutcome, pages: Pages): Jump | null {
  if (outcome.lost.length === 0) return null;
  const key = pages.flatMap(({ followed }) => [...(followed?.lost.keys() ?? [])])[0];
  return { text: words.aftermath.lostCount(outcome.lost.length), to: key === undefined ? "beyond" : `lost-${key}` };
}
