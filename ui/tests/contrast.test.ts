/** The inks on their grounds, as the eye needs them: WCAG 2.2, 1.4.3 and 1.4.11. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const css = readFileSync(path.join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");

/** The colours of a theme; the dark one says only what differs. */
function colours(theme: "light" | "dark"): Map<string, string> {
  const blocks = css.split(/:root(?:\[data-theme="dark"\])? \{/).slice(1);
  const found = blocks
    .slice(0, theme === "light" ? 1 : 2)
    .flatMap((block) => [...block.matchAll(/--([\w-]+):\s*(#\w{6})/g)]);
  return new Map(found.map(([, name, colour]) => [name ?? "", colour ?? ""]));
}

/** How bright a colour is to the eye, from 0 to 1. */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}
function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** The pairs that fall short, each with its figure. */
function short(theme: "light" | "dark", inks: string[], grounds: string[], least: number): string[] {
  const of = colours(theme);
  return inks.flatMap((ink) =>
    grounds.flatMap((ground) => {
      const ratio = contrast(of.get(ink) ?? "#000000", of.get(ground) ?? "#000000");
      return ratio < least ? [`${ink} on ${ground}: ${ratio.toFixed(2)}`] : [];
    }),
  );
}

const grounds = ["paper", "raised", "sunk"];
const washes = ["wash-blood", "wash-gilt", "wash-a", "wash-b", "wash-c", "wash-d"];
const inks = ["ink", "faded", "blood", "gilt", "infection", "side-a", "side-b", "side-c", "side-d"];

test("black on white is 21, so that the figures below mean something", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test.each(["light", "dark"] as const)("%s: every ink is read on every ground, placeholders too", (theme) => {
  expect(colours(theme).size).toBeGreaterThan(18);
  expect(short(theme, inks, grounds, 4.5)).toEqual([]);
  expect(short(theme, ["ink", "faded"], washes, 4.5)).toEqual([]);
  // A side is read on its own ground.
  for (const side of ["a", "b", "c", "d"]) expect(short(theme, [`side-${side}`], [`wash-${side}`], 4.5)).toEqual([]);
  expect(short(theme, ["on-ink"], ["ink", "blood", "side-a", "side-b", "side-c", "side-d"], 4.5)).toEqual([]);
});

test.each(["light", "dark"] as const)("%s: the edge of a control and the ring of the focus are seen", (theme) => {
  expect(short(theme, ["edge", "focus", "blood"], [...grounds, ...washes], 3)).toEqual([]);
});
