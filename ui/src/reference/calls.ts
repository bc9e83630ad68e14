/** What the reference asks of the other side. */
import type { ReferenceEntry } from "../bindings/ipc.ts";
import { call } from "../ipc.svelte.ts";

export type { ReferenceEntry, ReferenceKind, ReferenceTable } from "../bindings/ipc.ts";

export const listReference = (): Promise<ReferenceEntry[]> => call("reference", null);
