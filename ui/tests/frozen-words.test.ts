// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { words } from "../src/words/en.ts";

const source = path.join(import.meta.dirname, "../src");

/** What a module or the script of a component says when it is read. */
function scripts(): [string, string][] {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => /\.(?:ts|svelte)$/.test(file) && !/^(?:words|bindings)[\\/]/.test(file))
    .map((file): [string, string] => {
      const text = readFileSync(path.join(source, file), "utf8");
      if (file.endsWith(".ts")) return [file, text];
      return [file, [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join("\n")];
    });
}

type Sections = Map<string, readonly string[]>;

/** The names behind `words`, as in `words.battle.odds`, also by way of a section that goes by another name. */
function chain(node: ts.Expression, known: Sections): readonly string[] | null {
  if (ts.isIdentifier(node)) return known.get(node.text) ?? null;
  if (!ts.isPropertyAccessExpression(node)) return null;
  const before = chain(node.expression, known);
  return before && [...before, node.name.text];
}

/** Remembers a section under the name that it is given. */
function named(declared: ts.VariableDeclaration, known: Sections): void {
  const names = declared.initializer && chain(declared.initializer, known);
  if (!names) return;
  if (ts.isIdentifier(declared.name)) {
    if (!isWord(names)) known.set(declared.name.text, names);
  } else if (ts.isObjectBindingPattern(declared.name)) {
    for (const { name, propertyName } of declared.name.elements) {
      if (ts.isIdentifier(name)) known.set(name.text, [...names, (propertyName ?? name).getText()]);
    }
  }
}

/** A word itself; a section of words is looked up again whenever something in it is said. */
function isWord(names: readonly string[]): boolean {
  let at: unknown = words;
  for (const name of names) {
    if (typeof at !== "object" || at === null) return true;
    at = (at as Record<string, unknown>)[name];
  }
  return typeof at !== "object" || Array.isArray(at);
}

/** The words that are said at once, and then kept, by what stands outside of every function. */
export function frozen(file: string, text: string): string[] {
  const found: string[] = [];
  const known: Sections = new Map([["words", []]]);
  function look(node: ts.Node): void {
    if (ts.isFunctionLike(node) || ts.isClassLike(node) || ts.isTypeNode(node)) return;
    if (ts.isCallExpression(node) && node.expression.getText().startsWith("$derived")) return;
    if (ts.isPropertyAccessExpression(node)) {
      const names = chain(node, known);
      if (names) {
        if (isWord(names)) found.push(`${file}: words.${names.join(".")}`);
        return;
      }
    }
    ts.forEachChild(node, look);
  }
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  // Of a component's script, what an effect does is done again.
  for (const one of parsed.statements.filter(ts.isVariableStatement)) {
    for (const declared of one.declarationList.declarations) {
      look(declared);
      named(declared, known);
      // A word that is taken out of its section has a name of its own.
      const taken = [...known].filter(([name, names]) => isWord(names) && !found.includes(`${file}: ${name}`));
      found.push(...taken.map(([name]) => `${file}: ${name}`));
    }
  }
  return found;
}

test("a kept word is found, a section and what is asked for later are not", () => {
  expect(frozen("a.ts", "const a = words.find.heading;\nconst b = [{ text: words.book.theme }];")).toHaveLength(2);
  expect(frozen("a.ts", "const { label = words.frame.busy } = $props();")).toHaveLength(1);
  expect(frozen("a.ts", "const text = words.book;\nconst b = [text.theme];\nconst { theme } = text;")).toHaveLength(2);
  const fine = "const a = words.find; const b = () => words.book.theme; const c = $derived(words.book.theme);";
  expect(frozen("a.ts", fine)).toEqual([]);
});

test("no module and no component keeps a word from when it was read: it would stay in that language", () => {
  expect(scripts().flatMap(([file, text]) => frozen(file, text))).toEqual([]);
});

test("every screen takes its words from the live catalogue, and none from that of one language", () => {
  const direct = scripts().filter(([, text]) =>
    /import \{[^}]*\} from "[./]*words\/(?:\w\w\/[\w-]+|\w\w)\.ts"/.test(text),
  );
  const names = direct.map(([file]) => file).filter((file) => file !== path.join("page", "words.svelte.ts"));
  expect(names).toEqual([]);
});
