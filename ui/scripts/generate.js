/**
 * TypeScript types from the JSON Schemas of `../schemas`: of the calls and answers, which the page reads; the schemas
 * of files are for those who write files.
 *
 *   npm run generate                     writes src/bindings
 *   npm run generate -- --out FOLDER     writes there
 *   npm run generate -- --check          writes nothing; says which file is stale, and fails
 *   npm run generate -- --of NAME        of another schema; may be said more than once
 */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { compile } from "json-schema-to-typescript";

const here = import.meta.dirname;
const { values } = parseArgs({
  options: {
    schemas: { type: "string", default: path.join(here, "../../schemas") },
    out: { type: "string", default: path.join(here, "../src/bindings") },
    check: { type: "boolean", default: false },
    of: { type: "string", multiple: true, default: ["ipc"] },
  },
});

const banner = "/* Generated from schemas/ by `npm run generate`: do not edit. */";

/** @param {string} folder @param {string} ending */
async function list(folder, ending) {
  const names = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  return names.filter((name) => name.endsWith(ending)).sort();
}

/**
 * A schema of draft 2020-12 in the older words that the compiler reads: a tuple's parts are `items`, and what stands
 * beside a `$ref` adds to it instead of being lost.
 * @param {any} schema
 * @returns {any}
 */
function older(schema) {
  if (Array.isArray(schema)) return schema.map(older);
  if (typeof schema !== "object" || schema === null) return schema;
  /** @type {Record<string, any>} */
  const out = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, older(value)]));
  if (Array.isArray(out.prefixItems)) {
    const { prefixItems, ...rest } = out;
    return { ...rest, items: prefixItems, additionalItems: false };
  }
  if (typeof out.$ref === "string" && Object.keys(out).length > 1) {
    const { $ref, description, ...rest } = out;
    const others = Object.keys(rest).length > 0 ? [rest] : [];
    return { ...(description ? { description } : {}), allOf: [{ $ref }, ...others] };
  }
  return out;
}

const common = "common.schema.json#/$defs/";

/**
 * A schema that holds all it refers to: what it shares with others is brought in.
 * @param {any} schema
 */
async function whole(schema) {
  const library = JSON.parse(await readFile(path.join(values.schemas, "common.schema.json"), "utf8")).$defs;
  /** @type {Record<string, any>} */
  const definitions = {};
  /** @param {any} part @returns {any} */
  const owned = (part) => {
    if (Array.isArray(part)) return part.map(owned);
    if (typeof part !== "object" || part === null) return part;
    const shared =
      typeof part.$ref === "string" && part.$ref.startsWith(common) ? part.$ref.slice(common.length) : null;
    if (shared !== null) bring(shared);
    /** @type {Record<string, any>} */
    const out = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, owned(value)]));
    return shared === null ? out : { ...out, $ref: `#/$defs/${shared}` };
  };
  /** @param {string} name */
  const bring = (name) => {
    if (name in definitions) return;
    definitions[name] = {};
    // Inside the common schema a reference has no file before it.
    const text = JSON.stringify(library[name]).replaceAll('"#/$defs/', `"${common}`);
    definitions[name] = owned(JSON.parse(text));
  };
  const own = owned(schema);
  return { ...own, $defs: { ...own.$defs, ...definitions } };
}

/**
 * A schema whose definitions are what a message says: with `always` what a file may leave out, and `instead` of several
 * ways the one.
 * @param {any} schema
 */
function said({ always = {}, instead = {}, ...schema }) {
  const definitions = { ...schema.$defs, ...instead };
  for (const [at, fields] of Object.entries(always)) {
    const part = at.split("/").reduce((/** @type {any} */ part, key) => part[key], definitions);
    part.required = [...new Set([...(part.required ?? []), ...fields])];
  }
  return { ...schema, $defs: definitions };
}

/**
 * The compiler's text without what it says of each type alike, comments in one line where they have room, and a short
 * variant of a union or a commented property in one line too; the words of a union fill their lines.
 * @param {string} text
 */
function dense(text) {
  const width = 120;
  /** @param {string} line @param {string} otherwise */
  const fitting = (line, otherwise) => ((line.split("\n", 1)[0] ?? "").length <= width ? line : otherwise);
  return (
    text
      .replace(/\n \*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\./g, "")
      .replace(
        /\/\*\*\n \* This interface was referenced by `\w+`'s JSON-Schema\n \* via the `definition` "\w+"\.\n \*\/\n/g,
        "",
      )
      // A tuple says so itself.
      .replace(/(?:\n *\*)?(?:\n *\* @(?:min|max)Items \d+)+/g, "")
      .replace(/( *)\/\*\*\n *\* ([^\n]*)\n *\*\/\n/g, (all, indent, about) =>
        fitting(`${indent}/** ${about} */\n`, all),
      )
      .replace(/^ *\/\*\* ([^\n]*) \*\/\n(?= *(\w+)\??:)/gm, (all, about, property) =>
        adds(about, property) ? all : "",
      )
      .replace(/( +)(\/\*\* [^\n]* \*\/)\n +([^\n]*;)\n/g, (all, indent, about, property) =>
        fitting(`${indent}${about} ${property}\n`, all),
      )
      .replace(/^(.*)\{\n((?: [^\n{}]*;\n)+) *\}/gm, (all, before, body) =>
        fitting(`${before}{ ${body.trim().replace(/;\n +/g, "; ").slice(0, -1)} }`, all),
      )
      // What tells a variant from the others stands first.
      .replace(/^( *)\| \{\n((?:\1 {4}.*\n)*?)\1 {4}(\w+: "[^"\n]*";)\n/gm, "$1| { $3\n$2")
      .replace(/(?:^ +\| "[^"\n]*";?\n){4,}/gm, (words) => filled(words, width))
  );
}

/**
 * Whether a comment says more than the name it stands before: "Its name." before `name` does not.
 * @param {string} about @param {string} property
 */
function adds(about, property) {
  const said = about.toLowerCase().match(/[a-z]+/g) ?? [];
  const known = ["its", "the", "a", "an", "of", "all", "which", "what", ...property.split("_")];
  return said.some((word) => !known.includes(word));
}

/**
 * Words of a union, one to a line, as many to a line as have room.
 * @param {string} words @param {number} width
 */
function filled(words, width) {
  const indent = (/^ +/.exec(words) ?? [""])[0];
  /** @type {string[]} */
  const lines = [];
  for (const word of words
    .trimEnd()
    .split("\n")
    .map((line) => line.trim())) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return `${lines.join("\n")}\n`;
}

/** @param {string} name */
async function typesOf(name) {
  const schema = older(said(await whole(JSON.parse(await readFile(path.join(values.schemas, name), "utf8")))));
  const text = await compile(schema, schema.title ?? name, {
    bannerComment: banner,
    additionalProperties: false,
    enableConstEnums: false,
    // What crosses in no call, a failure or a published page, is read here all the same.
    unreachableDefinitions: true,
    style: { printWidth: 120 },
    cwd: values.schemas,
  });
  return dense(text);
}

/** @type {Map<string, string>} */
const wanted = new Map();
for (const name of values.of) wanted.set(`${name}.ts`, await typesOf(`${name}.schema.json`));

const present = await list(values.out, ".ts");
const stale = [
  ...present.filter((file) => !wanted.has(file)).map((file) => `${file}: not asked for`),
  ...(
    await Promise.all(
      [...wanted].map(async ([file, text]) =>
        (await readFile(path.join(values.out, file), "utf8").catch(() => "")) === text ? [] : [`${file}: stale`],
      ),
    )
  ).flat(),
];

if (values.check) {
  for (const line of stale) console.error(`ui/src/bindings/${line}`);
  if (stale.length > 0) {
    console.error("the bindings do not match the schemas: run `npm run generate` in ui/");
    process.exitCode = 1;
  }
} else {
  await mkdir(values.out, { recursive: true });
  for (const file of present) if (!wanted.has(file)) await rm(path.join(values.out, file));
  for (const [file, text] of wanted) await writeFile(path.join(values.out, file), text);
  console.log(`${wanted.size} files in ${path.relative(process.cwd(), values.out) || "."}`);
}
