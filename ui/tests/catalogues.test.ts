// @vitest-environment node
import { expect, test } from "vitest";
import { words as en } from "../src/words/en.ts";
import { languages, ownNames } from "../src/words/language.svelte.ts";
import { offered } from "../src/words/words.svelte.ts";

const catalogues = import.meta.glob<object>(["../src/words/??.ts", "!../src/words/en.ts"], {
  import: "words",
  eager: true,
});

const kind = (of: unknown) => (Array.isArray(of) ? "list" : typeof of);
const inside = (of: unknown): Record<string, unknown> => (kind(of) === "object" ? (of as Record<string, unknown>) : {});

/** What a catalogue lacks of another, has beyond it, or says in another way than it is asked. */
function differences(other: unknown, own: unknown, at: string): string[] {
  if (kind(other) !== kind(own)) return [`${at} is ${other === undefined ? "missing" : `a ${kind(other)}`}`];
  if (typeof own === "function" && typeof other === "function" && other.length > own.length) {
    return [`${at} takes ${String(other.length)} arguments, and gets ${String(own.length)}`];
  }
  const [found, asked] = [inside(other), inside(own)];
  return [
    ...Object.keys(asked).flatMap((key) => differences(found[key], asked[key], `${at}.${key}`)),
    ...Object.keys(found).flatMap((key) => (key in asked ? [] : [`${at}.${key} is left over`])),
  ];
}

/** Sentences that stand there as in English: nobody has translated them. */
function untranslated(other: unknown, own: unknown, at: string): string[] {
  // What stands in lines is an example of a table, with names.
  const sentence = (text: string) => text.split(/\s+/).length > 4 && !text.includes("\n");
  if (typeof own === "string") return own === other && sentence(own) ? [`${at}: ${own}`] : [];
  const asked = inside(own);
  return Object.keys(asked).flatMap((key) => untranslated(inside(other)[key], asked[key], `${at}.${key}`));
}

test("what is missing, left over or of another kind is named", () => {
  const own = { a: "one", b: (n: number) => String(n), c: { d: "deep", e: ["x"] } };
  const other = { a: () => "eins", b: (n: number, m: number) => String(n + m), c: { e: ["x"], f: "mehr" } };
  expect(differences(other, own, "words")).toEqual([
    "words.a is a function",
    "words.b takes 2 arguments, and gets 1",
    "words.c.d is missing",
    "words.c.f is left over",
  ]);
});

test("every language has its catalogue and its own name", () => {
  expect(offered).toEqual(languages);
  expect(Object.keys(ownNames)).toEqual([...languages]);
});

test.each(Object.entries(catalogues))("%s says all that English says, and nothing else", (_, words) => {
  expect(differences(words, en, "words")).toEqual([]);
  expect(untranslated(words, en, "words")).toEqual([]);
});
