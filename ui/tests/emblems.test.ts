import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { chargeOf, bearers } from "../src/emblems/charges.ts";
import { deviceOf, deviced } from "../src/emblems/devices.ts";
import type { Banner, Device, Ink } from "../src/bindings/ipc.ts";
import { BLAZONS } from "../src/emblems/blazons.ts";
import { edging, folds, INKS, shading } from "../src/emblems/cloth.ts";
import Emblem from "../src/emblems/Emblem.svelte";
import { borneBy, tones } from "../src/emblems/shield.ts";
import { plates, PLATES, signs, SIGNS } from "../scripts/plates.ts";

/** A faction, or the rows that a pack lays over one of the pack that it rests on. */
interface Faction {
  id: string;
  variants?: { id: string }[] | { rows?: { id: string }[] };
}

const PACKS = join(import.meta.dirname, "../../data/packs");
/** A pack of scenarios alone has no factions. */
const folders = readdirSync(PACKS)
  .map((pack) => join(PACKS, pack, "factions"))
  .filter(existsSync);
const factions = folders.flatMap((folder) =>
  readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Faction),
);
const ids = [...new Set(factions.map(({ id }) => id))].sort();
const variantsOf = ({ variants = [] }: Faction) => (Array.isArray(variants) ? variants : (variants.rows ?? []));
const variants = [...new Set(factions.flatMap((faction) => variantsOf(faction).map(({ id }) => id)))].sort();

test("every faction of the packs bears a charge of its own, and no other does", () => {
  expect(bearers().sort()).toEqual(ids);
  expect(new Set(ids.map((id) => tones(id) + JSON.stringify(chargeOf(id)))).size).toBe(ids.length);
});

test("every variant of the packs has a badge of its own, and no other has", () => {
  expect(deviced().sort()).toEqual(variants);
  expect(new Set([...variants, "nobody"].map((id) => JSON.stringify(deviceOf(id)))).size).toBe(variants.length + 1);
});

test("a path that is drawn has no number that is none", () => {
  for (const id of [...ids, "own"]) expect(tones(id) + JSON.stringify(chargeOf(id))).not.toMatch(/NaN|Infinity|null/);
  for (const id of variants) expect(JSON.stringify(deviceOf(id))).not.toMatch(/NaN|Infinity|undefined/);
});

test("a small one has no hatching; a name makes it a picture, none hides it", () => {
  const small = render(Emblem, { emblem: borneBy("court"), size: 20 }).container.innerHTML;
  const large = render(Emblem, { emblem: borneBy("court"), engraved: true }).container.innerHTML;
  expect(large).toContain(tones("court"));
  expect(small).not.toContain(tones("court"));
  expect(small.length).toBeLessThan(large.length / 4);
  expect(small).toContain('aria-hidden="true"');
  const named = render(Emblem, { emblem: borneBy("court"), label: "Court" }).container;
  expect(named.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("Court");
  expect(named.querySelector("svg")?.hasAttribute("aria-hidden")).toBe(false);
});

test("a variant adds its badge, at each size", () => {
  for (const engraved of [false, true]) {
    const plain = render(Emblem, { emblem: borneBy("new-antioch"), engraved }).container.innerHTML;
    const rangers = render(Emblem, { emblem: borneBy("new-antioch", "eire-rangers"), engraved }).container.innerHTML;
    expect(plain).not.toContain(deviceOf("eire-rangers").solid);
    expect(rangers).toContain(deviceOf("eire-rangers").solid);
  }
});

const devices = Object.keys(BLAZONS) as Device[];
const raised = (banner: Partial<Banner>) => ({
  ...borneBy("court"),
  banner: { cloth: "bone", figure: "blood", device: "bell", motto: "", ...banner } satisfies Banner,
});

test("a banner of its own stands in place of the shield, with its device at each size", () => {
  for (const engraved of [false, true]) {
    const seen = devices.map((device) => {
      const { container, unmount } = render(Emblem, { emblem: raised({ device }), engraved });
      const { body = "" } = BLAZONS[device];
      expect(body.length).toBeGreaterThan(20);
      expect(container.innerHTML).toContain(body);
      expect(container.innerHTML).not.toContain(tones("court"));
      expect(container.innerHTML).not.toMatch(/NaN|Infinity|undefined/);
      const drawn = container.innerHTML;
      unmount();
      return drawn;
    });
    expect(new Set(seen).size).toBe(24);
  }
  expect(render(Emblem, { emblem: raised({}), engraved: true }).container.innerHTML).toContain(folds());
  expect(render(Emblem, { emblem: raised({}) }).container.innerHTML).not.toContain(folds());
});

test("a device stands within its cloth", () => {
  for (const device of devices) {
    const { body = "" } = BLAZONS[device];
    const first = [...body.matchAll(/M(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.max(...first.map(Math.abs)), device).toBeLessThan(20.6);
  }
});

/** How bright a dye of the style sheet is. */
function brightness(ink: Ink): number {
  const sheet = readFileSync(join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");
  const [, hex = ""] = new RegExp(`--dye-${ink}: *#([0-9a-f]{6})`).exec(sheet) ?? [];
  const [r = 0, g = 0, b = 0] = [0, 2, 4]
    .map((i) => Number.parseInt(hex.slice(i, i + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
const contrast = (one: Ink, other: Ink) => {
  const [dark = 0, light = 0] = [brightness(one), brightness(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

test("every device is told from its cloth, by its ink or by the edge between them", () => {
  for (const cloth of INKS) {
    for (const figure of INKS.filter((ink) => ink !== cloth)) {
      const edge = edging(cloth, figure);
      expect(contrast(cloth, edge ?? figure), `${figure} on ${cloth}`).toBeGreaterThan(3);
    }
    expect(contrast(cloth, shading(cloth)), `folds of ${cloth}`).toBeGreaterThan(1.3);
  }
});

test("what paper prints is what the screen draws", () => {
  const printed = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");
  expect(printed(PLATES) === plates(), "stale: npm run emblems").toBe(true);
  expect(printed(SIGNS)).toBe(signs());
});
