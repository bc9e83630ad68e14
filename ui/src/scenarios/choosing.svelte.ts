/** Which part of a map is chosen in its editor. */
import { onDestroy } from "svelte";
import { announce } from "../announce.svelte.ts";
import type { Box } from "../board/outline.ts";
import { words } from "../words/words.svelte.ts";
import type { Drafting } from "./drafting.svelte.ts";
import { keyOf, type Part } from "./part.ts";

/** The part that is chosen, as long as it is there. */
export interface Choosing {
  readonly part: Part | null;
  /** Around it, in inches. */
  readonly box: Box | null;
  /** Its name; before anything is chosen, the screen's. */
  readonly name: string;
  /** What was moved before is written. */
  readonly choose: (to: Part | null) => void;
}

interface MapScreen {
  drafting: Pick<Drafting<never, never>, "keep">;
  boxOf: (part: Part) => Box | null;
  parts: () => readonly { key: string; name: string }[];
  where: () => string;
}

/** For the screen of a map; what is drafted when it is left is written. */
export function choosing({ drafting, boxOf, parts, where }: MapScreen): Choosing {
  let part = $state.raw<Part | null>(null);
  const box = $derived(part && boxOf(part));
  const nameOf = (one: Part | null) => parts().find(({ key }) => one && key === keyOf(one))?.name ?? where();
  onDestroy(() => void drafting.keep(nameOf(part)));
  return {
    get part() {
      return box ? part : null;
    },
    get box() {
      return box;
    },
    get name() {
      return nameOf(part);
    },
    choose: (to) => {
      void drafting.keep(nameOf(part));
      part = to;
      // A new piece is announced when it is written.
      if (!to || boxOf(to)) announce(to ? words.scenarios.chosen(nameOf(to)) : words.scenarios.noPart);
    },
  };
}
