/** The size of the pages, as chosen last; the same wherever something is printed. */
import type { Paper } from "./calls.ts";

export const paper = $state<{ size: Paper }>({ size: "a4" });
