/**
 * TypeScript types from the JSON Schemas of `../schemas`, one file per schema.
 *
 *   npm run generate                     writes src/bindings
 *   npm run generate -- --out FOLDER     writes there
 *   npm run generate -- --check          writes nothing; says which file is stale, and fails
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
  },
});

const banner = "/* Generated from schemas/ by `npm run generate`: do not edit. */";

/** @param {string} folder @param {string} ending */
async function list(folder, ending) {
  const names = await readdir(folder).catch(() => /** @type {string[]} */ ([]));
  return names.filter((name) => name.endsWith(ending)).sort();
}

/**
 * schemars writes `oneOf` for tagged enums and titles every subschema after its own name; both are kept, so that a
 * type has the name it has in Rust.
 * @param {string} name
 */
async function typesOf(name) {
  const schema = JSON.parse(await readFile(path.join(values.schemas, name), "utf8"));
  return compile(schema, schema.title ?? name, {
    bannerComment: banner,
    additionalProperties: false,
    declareExternallyReferenced: true,
    enableConstEnums: false,
    format: true,
    strictIndexSignatures: false,
    style: { printWidth: 120 },
    unreachableDefinitions: true,
    cwd: values.schemas,
  });
}

/** @type {Map<string, string>} */
const wanted = new Map();
for (const name of await list(values.schemas, ".schema.json")) {
  wanted.set(name.replace(/\.schema\.json$/, ".ts"), await typesOf(name));
}

const present = await list(values.out, ".ts");
const stale = [
  ...present.filter((file) => !wanted.has(file)).map((file) => `${file}: no schema has this name`),
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
