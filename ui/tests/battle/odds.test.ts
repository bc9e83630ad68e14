/** The screens show odds as the engine gives them: nothing is added to them or taken from them here. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { lastResult } from "../../src/battle/results.ts";
import { moment } from "../fixtures/battle.ts";

const source = path.join(import.meta.dirname, "../../src");
const files = ["battle", "components", "page", "moment"].flatMap((folder) =>
  readdirSync(path.join(source, folder))
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .map((name) => path.join(source, folder, name)),
);

const CHANCE = "(miss|no_effect|minor_hit|out_of_action|down_or_worse|failure|critical|passes|chance|short|hits)";
const SUM = new RegExp(`\\b${CHANCE}\\b\\s*[-+*]\\s*\\w|\\b1 - (\\w+\\.)*${CHANCE}\\b|[+*] (\\w+\\.)*${CHANCE}\\b`);

test("no odds are worked out in the window", () => {
  const worked = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => SUM.test(line) && !/^\s*(\/?\*|\/\/)/.test(line) && !/class=/.test(line))
      .map((line) => `${path.relative(source, file)}: ${line.trim()}`),
  );
  expect(worked).toEqual([]);
});

test("the sums that stood here before would be found", () => {
  for (const line of [
    "p: 1 - miss }",
    "hits(down + out_of_action)",
    "p: success + critical }",
    "sum + hits, 0",
    "1 - of.chance",
  ])
    expect(SUM.test(line), line).toBe(true);
});

test("a result that TOUGH makes less of says so on the table of results too", () => {
  const view = moment("hurt");
  for (const { what } of view.log) {
    if (typeof what !== "object" || !("said" in what)) continue;
    for (const event of what.said.events) {
      if (event.event !== "rolled" || event.roll.for !== "injury") continue;
      event.total = 11;
      event.result = { injury: { rolled: "out_of_action", applied: "down", by: ["TOUGH"] } };
    }
  }
  const result = lastResult(view);
  expect(result?.title.join("")).toBe("Trooper Kell is taken Down");
  expect(result?.band).toEqual({ hit: 3, value: 11, became: "Down" });
  expect(result?.note).toContain("TOUGH: Out of Action becomes Down");
});
