/** What a log keeps in English, said in the language in force: the names of modifiers, the choices of a question. */
import { words } from "./words.svelte.ts";

/** Names of models, kit and Skills, and whatever people wrote, stay as they are. */
export function asSaid(kept: string): string {
  const { logged } = words;
  return Object.hasOwn(logged, kept) ? logged[kept as keyof typeof logged] : kept;
}
