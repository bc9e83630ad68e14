// @vitest-environment node
import { ESLint, type Linter } from "eslint";
import ts from "typescript-eslint";
import { beforeAll, describe, expect, test } from "vitest";

// What is held here asks no types: without them nobody reads the whole project first.
const overrideConfig = ts.configs.disableTypeChecked as Linter.Config;
const eslint = new ESLint({ overrideConfigFile: "eslint.config.js", overrideConfig });

async function found(markup: string): Promise<string[]> {
  const [result] = await eslint.lintText(`<script lang="ts">\n  const on = $props();\n</script>\n\n${markup}\n`, {
    filePath: "src/components/Badge.svelte",
  });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId} ${message}`);
}

// The first file loads the lint's own parts.
beforeAll(() => found("<p>{on}</p>"), 120_000);

describe("the lint", () => {
  test.each([
    ["text", "<p>{on}Roll the dice</p>"],
    ["a name for readers", '<i aria-label="Roll">{on}</i>'],
    ["a placeholder", '<input placeholder="Search" value={on} />'],
    ["a title made of parts", "<i title={`Undo ${on}`}></i>"],
    ["text from an expression", '<p>{on ? "Yes" : "No"}</p>'],
  ])("finds a literal in %s", async (_, markup) => {
    expect(await found(markup)).toContainEqual(expect.stringContaining("words/in-the-catalogue"));
  });

  test("finds a literal handed to a component as its words", async () => {
    expect(await found('<Table heading="Games" {on} />')).toContainEqual(expect.stringContaining("in-the-catalogue"));
  });

  test("passes what is no word", async () => {
    expect(await found('<p class="faded" id="x" role="note">{on} · {on === "a" ? 1 : 2}&nbsp;</p>')).toEqual([]);
  });

  test("finds an inline style, which the window's policy would drop", async () => {
    expect(await found('<p style="color: red">{on}</p>')).toContainEqual(
      expect.stringContaining("no-restricted-syntax"),
    );
  });
});
