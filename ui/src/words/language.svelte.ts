/** The languages that the screens speak, and which of them is spoken. */

/** Their tags, in the order in which they are offered. To add one, see `LANGUAGES.md`. */
export const languages = ["en", "de", "pl"] as const;

/** A language, by its tag. */
export type Language = (typeof languages)[number];

/** What those who speak it call it. */
export const ownNames: Record<Language, string> = { en: "English", de: "Deutsch", pl: "Polski" };

let spoken = $state<Language>("en");
let hearers: readonly (() => void)[] = [];

/** The language in force. */
export const language = (): Language => spoken;

/** From now on everything is said in this, and readers are told. Its catalogue has to be known. */
export function speak(to: Language): void {
  spoken = to;
  document.documentElement.lang = to;
  for (const heard of hearers) heard();
}

/**
 * Hears of every other language until the returned function is called: what Rust said stays in the language in which it
 * was asked, so it is asked anew.
 */
export function onSpoken(heard: () => void): () => void {
  hearers = [...hearers, heard];
  return () => {
    hearers = hearers.filter((one) => one !== heard);
  };
}

/** The language of a locale such as `de-AT`, if it is one of ours. */
export function languageOf(locale: string): Language | undefined {
  const [tag] = locale.toLowerCase().split(/[-_]/);
  return languages.find((one) => one === tag);
}
