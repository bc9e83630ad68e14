/** Sheets for the table, as PDF. */
import type { Paper, PrintMade, PrintOrder } from "../bindings/ipc.ts";
import type { IconName } from "../icons/paths.ts";
import { choose } from "../ipc.svelte.ts";

export type { Paper, PrintMade };
/** What is printed. */
export type PrintWhat = PrintOrder["what"];

/** Something that can be printed in a place. */
export interface Printable {
  what: PrintWhat;
  icon: IconName;
  text: string;
  note: string;
}

/** Prints into a file that the person names; nothing: they named none. */
export const print = (what: PrintWhat, paper: Paper): Promise<PrintMade | null> => choose("print", { what, paper });

/** The name of a file without its folder. */
export const fileOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;
