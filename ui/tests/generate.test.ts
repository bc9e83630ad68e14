// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

let schemas: string;
let out: string;

beforeEach(() => {
  schemas = mkdtempSync(path.join(tmpdir(), "nml-schemas-"));
  out = mkdtempSync(path.join(tmpdir(), "nml-bindings-"));
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Face",
    type: "object",
    additionalProperties: false,
    required: ["value"],
    properties: {
      value: { type: "integer" },
      shown: { $ref: "common.schema.json#/$defs/Shown" },
      kept: { anyOf: [{ $ref: "#/$defs/Kept" }, { type: "null" }] },
    },
    $defs: {
      Kept: {
        oneOf: [
          { type: "object", required: ["kind"], properties: { kind: { const: "kept" } } },
          { type: "object", required: ["kind"], properties: { kind: { const: "dropped" } } },
        ],
      },
    },
  };
  writeFileSync(path.join(schemas, "face.schema.json"), JSON.stringify(schema));
  const common = {
    title: "Common",
    $defs: {
      Shown: {
        type: "object",
        additionalProperties: false,
        required: ["side", "at"],
        properties: { side: { $ref: "#/$defs/Side", description: "Whose." }, at: { type: "integer" } },
      },
      Side: { type: "string", enum: ["a", "b"], description: "The ink of a side." },
    },
  };
  writeFileSync(path.join(schemas, "common.schema.json"), JSON.stringify(common));
});

afterEach(() => {
  rmSync(schemas, { recursive: true });
  rmSync(out, { recursive: true });
});

function generate(...more: string[]): string {
  return execFileSync("node", ["scripts/generate.js", "--schemas", schemas, "--out", out, "--of", "face", ...more], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
}

// Each run starts Node anew.
vi.setConfig({ testTimeout: 60_000 });

test("the same schemas give the same bytes, named as in Rust", () => {
  generate();
  const first = readFileSync(path.join(out, "face.ts"), "utf8");
  generate();
  expect(readFileSync(path.join(out, "face.ts"), "utf8")).toBe(first);
  expect(first).toContain("export interface Face");
  expect(first).toContain("export type Kept");
});

test("what several schemas share is brought in, with what it refers to itself", () => {
  generate();
  const types = readFileSync(path.join(out, "face.ts"), "utf8");
  expect(types).toContain("shown?: Shown;");
  expect(types).toContain('/** The ink of a side. */\nexport type Side = "a" | "b";');
  expect(types).toContain("/** Whose. */ side: Side");
});

test("a message has what a file may leave out, and says in one way what a file may say in several", () => {
  const ref = { $ref: "common.schema.json#/$defs/Shown" };
  const schema = { title: "Calls", type: "object", required: ["shown"], properties: { shown: ref } };
  const says = { always: { Shown: ["high"] }, instead: { Side: { type: "string", enum: ["a"] } } };
  writeFileSync(path.join(schemas, "face.schema.json"), JSON.stringify({ ...schema, ...says }));
  const common = path.join(schemas, "common.schema.json");
  const high = '"high":{"type":"integer","default":0}';
  writeFileSync(common, readFileSync(common, "utf8").replace('"side":{', `${high},"side":{`));
  generate();
  const types = readFileSync(path.join(out, "face.ts"), "utf8");
  expect(types).toContain("high: number;");
  expect(types).toContain('export type Side = "a";');
});

test("tuples, and what stands beside a reference, keep their types", () => {
  const schema = {
    title: "Calls",
    type: "object",
    required: ["edit"],
    properties: { edit: { $ref: "#/$defs/Edit", description: "A change." } },
    $defs: {
      Edit: {
        oneOf: [
          { type: "object", required: ["kind"], properties: { kind: { const: "buy" } }, $ref: "#/$defs/Buy" },
          { type: "object", required: ["kind"], properties: { kind: { const: "undo" } } },
        ],
      },
      Buy: {
        type: "object",
        required: ["at"],
        properties: {
          at: { type: "array", prefixItems: [{ type: "integer" }, { type: "string" }], minItems: 2, maxItems: 2 },
        },
      },
    },
  };
  writeFileSync(path.join(schemas, "face.schema.json"), JSON.stringify(schema));
  generate();
  const types = readFileSync(path.join(out, "face.ts"), "utf8").replace(/\s+/g, " ");
  expect(types).toContain('export type Edit = | (Buy & { kind: "buy" }) | { kind: "undo" };');
  expect(types).toMatch(/at: \[number, string\]\W/);
  expect(types).toMatch(/edit: Edit\W/);
  expect(types).not.toContain("@minItems");
});

test("the words of a union fill their lines", () => {
  const words = Array.from({ length: 40 }, (_, i) => `word_${i}`);
  const schema = { title: "Word", type: "string", enum: words };
  writeFileSync(path.join(schemas, "face.schema.json"), JSON.stringify(schema));
  generate();
  const lines = readFileSync(path.join(out, "face.ts"), "utf8").split("\n");
  expect(lines.filter((line) => line.includes("word_"))).toHaveLength(5);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(120);
});

test("a comment that only repeats the name goes, and what tells variants apart stands first", () => {
  const told = (description: string) => ({ type: "string", description });
  const long = "A sentence that takes so much of the line that the variant it belongs to cannot stand in one line.";
  const buy = { kind: { const: "buy" }, name: told("Its name."), at: told(long) };
  const undo = { kind: { const: "undo" }, name: told("What it is called.") };
  const variants = [buy, undo].map((properties) => ({
    type: "object",
    required: Object.keys(properties),
    properties,
    additionalProperties: false,
  }));
  writeFileSync(path.join(schemas, "face.schema.json"), JSON.stringify({ title: "Edit", oneOf: variants }));
  generate();
  expect(readFileSync(path.join(out, "face.ts"), "utf8")).toContain(
    `export type Edit =
  | { kind: "buy";
      name: string;
      /** ${long} */
      at: string;
    }
  | { kind: "undo"; /** What it is called. */ name: string };`,
  );
});

test("a stale file is named, and nothing is written", () => {
  generate();
  generate("--check");
  writeFileSync(path.join(out, "face.ts"), "export type Face = string;\n");
  expect(() => generate("--check")).toThrow(/face\.ts: stale/);
  expect(readFileSync(path.join(out, "face.ts"), "utf8")).toBe("export type Face = string;\n");
});

test("a file of no schema that was asked for goes", () => {
  writeFileSync(path.join(out, "gone.ts"), "export {};\n");
  expect(() => generate("--check")).toThrow(/gone\.ts: not asked for/);
  generate();
  expect(() => readFileSync(path.join(out, "gone.ts"))).toThrow();
});
