/** The reference is read once the first screen stands, and anew in another language. */
import { know } from "../reference.svelte.ts";
import { onSpoken } from "../words/language.svelte.ts";
import { listReference } from "./calls.ts";

async function read(): Promise<void> {
  // Without it words lead nowhere; nothing else is lacking.
  const entries = await listReference().catch(() => null);
  if (entries) know(entries);
}

/** Milliseconds that the first screen has for itself. */
const AFTER = 300;

/** Reads it from now on. */
export function startReference(): void {
  setTimeout(() => void read(), AFTER);
  onSpoken(() => void read());
}
