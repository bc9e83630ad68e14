/** In which language the screens speak: the system's, if it is one of ours, until the reader chooses another. */
import { languageOf, type Language } from "./words/language.svelte.ts";
import { offered, speakIn } from "./words/words.svelte.ts";

const KEY = "nml.language";

function remembered(): Language | undefined {
  try {
    const value = localStorage.getItem(KEY);
    return offered.find((one) => one === value);
  } catch {
    return undefined;
  }
}

/** The first language of the system that is offered. */
function ofTheSystem(): Language {
  const known = navigator.languages.map(languageOf).find((one) => one !== undefined && offered.includes(one));
  return known ?? "en";
}

/** Chooses, and remembers it on this machine. */
export async function setLanguage(to: Language): Promise<void> {
  try {
    localStorage.setItem(KEY, to);
  } catch {
    // A window that may not remember still speaks as was chosen.
  }
  await speakIn(to);
}

/** Speaks as was chosen; called once, before the first picture. */
export async function startLanguage(): Promise<void> {
  // A catalogue that cannot be read is no reason to show nothing: English is there.
  await speakIn(remembered() ?? ofTheSystem()).catch(() => undefined);
}
