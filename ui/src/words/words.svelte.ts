/** Every visible string, in the language in force: components say `words.battle.turn`, and it changes at once. */
import { words as en } from "./en.ts";
import { language, languages, speak, type Language } from "./language.svelte.ts";
import { live } from "./live.ts";
import type { Sentences } from "./sentences.ts";

/** A whole catalogue, in any language. */
export type Catalogue = Sentences<typeof en>;

/** The catalogues of the other languages, each read when somebody chooses it. */
const others = import.meta.glob<Catalogue>(["./??.ts", "!./en.ts"], { import: "words" });

let catalogue = $state.raw<Catalogue>(en);

export const words = live(en, () => catalogue as typeof en);

/** The languages that have a catalogue. */
export const offered: readonly Language[] = languages.filter((one) => one === "en" || `./${one}.ts` in others);

let asked: Language = "en";

/** Speaks a language as soon as its catalogue is read, unless another was asked for meanwhile. */
export async function speakIn(to: Language): Promise<void> {
  asked = to;
  const read = to === "en" ? en : await others[`./${to}.ts`]?.();
  if (!read || asked !== to || to === language()) return;
  catalogue = read;
  speak(to);
}
