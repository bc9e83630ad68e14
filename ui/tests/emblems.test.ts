import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { chargeOf, bearers } from "../src/emblems/charges.ts";
import { deviceOf, deviced } from "../src/emblems/devices.ts";
import Emblem from "../src/emblems/Emblem.svelte";
import { tones } from "../src/emblems/shield.ts";

/** A faction, or the rows that a pack lays over one of the pack that it rests on. */
interface Faction {
  id: string;
  variants?: { id: string }[] | { rows?: { id: string }[] };
}

const PACKS = join(import.meta.dirname, "../../data/packs");
const factions = readdirSync(PACKS).flatMap((pack) =>
  readdirSync(join(PACKS, pack, "factions")).map(
    (file) => JSON.parse(readFileSync(join(PACKS, pack, "factions", file), "utf8")) as Faction,
  ),
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
  const small = render(Emblem, { faction: "court", size: 20 }).container.innerHTML;
  const large = render(Emblem, { faction: "court", engraved: true }).container.innerHTML;
  expect(large).toContain(tones("court"));
  expect(small).not.toContain(tones("court"));
  expect(small.length).toBeLessThan(large.length / 4);
  expect(small).toContain('aria-hidden="true"');
  const named = render(Emblem, { faction: "court", label: "Court" }).container;
  expect(named.querySelector('svg[role="img"]')?.getAttribute("aria-label")).toBe("Court");
  expect(named.querySelector("svg")?.hasAttribute("aria-hidden")).toBe(false);
});

test("a variant adds its badge, at each size", () => {
  for (const engraved of [false, true]) {
    const plain = render(Emblem, { faction: "new-antioch", engraved }).container.innerHTML;
    const rangers = render(Emblem, { faction: "new-antioch", variant: "eire-rangers", engraved }).container.innerHTML;
    expect(plain).not.toContain(deviceOf("eire-rangers").solid);
    expect(rangers).toContain(deviceOf("eire-rangers").solid);
  }
});
