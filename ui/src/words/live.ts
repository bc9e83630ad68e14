/** A catalogue that is looked up at every word, so that what is on screen changes with the language. */

/**
 * Sections of a catalogue that stay live wherever they are kept: `const text = words.battle` says `text.turn` in the
 * language in force when it is said. Only the words themselves, taken out of their section, stay what they were.
 * `now` gives the section in that language, `shape` has its keys.
 */
export function live<T extends object>(shape: T, now: () => T): T {
  const sections = new Map<PropertyKey, object>();
  return new Proxy(shape, {
    get(_, key) {
      const known = sections.get(key);
      if (known) return known;
      const own = (shape as Record<PropertyKey, unknown>)[key];
      if (isSection(own)) {
        const section = live(own, () => (now() as Record<PropertyKey, object>)[key] ?? own);
        sections.set(key, section);
        return section;
      }
      return (now() as Record<PropertyKey, unknown>)[key] ?? own;
    },
  });
}

/** What has words of its own below it; lists of words are taken as they are. */
function isSection(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
