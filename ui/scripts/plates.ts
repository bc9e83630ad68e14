/** Emblems and signs as the press prints them: pieces of SVG on a square of 64, of which `exchange` puts an emblem together. */
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Device } from "../src/bindings/ipc.ts";
import { CORNERS, FORMS } from "../src/board/signs.ts";
import { BLAZONS } from "../src/emblems/blazons.ts";
import { bearers } from "../src/emblems/charges.ts";
import { edging, INKS } from "../src/emblems/cloth.ts";
import { deviced } from "../src/emblems/devices.ts";
import { badgeLayers, bannerLayers, shieldLayers, type Layer } from "../src/emblems/layers.ts";

/** Where they stand, from the folder of the UI. */
export const PLATES = "../src-tauri/crates/exchange/src/print/emblems.json";

/** Where the outlines of what lies on a table stand, for its maps. */
export const SIGNS = "../src-tauri/crates/exchange/src/print/signs.typ";

/** The outlines, as a map's template takes them. */
export function signs(): string {
  const corners = Object.entries(CORNERS).map(
    ([form, points]) => `  ${form}: (${points.map(([x, y]) => `(${x}, ${y})`).join(", ")}),`,
  );
  const forms = FORMS.map((form) => JSON.stringify(form)).join(", ");
  return [
    "// The outlines of what lies on a table, as the screen draws them: `npm run emblems` writes this file.",
    "#let corners = (",
    ...corners,
    ")",
    "// One for each kind of thing, in the order of the scenario.",
    `#let forms = (${forms})`,
    "",
  ].join("\n");
}

/** A faction and a variant that no pack has: what is printed for those that have no drawing. */
const UNKNOWN = "";

const attributes = (of: Record<string, string | number | undefined>): string =>
  Object.entries(of)
    .map(([name, value]) => (value === undefined ? "" : ` ${name}="${value}"`))
    .join("");

const svg = (layers: readonly Layer[]): string =>
  layers
    .map(({ d, fill, stroke, width, moved, within }) => {
      const clipped = within ? "url(#rim)" : undefined;
      return `<path${attributes({ d, fill: fill ?? "none", stroke, "stroke-width": width, transform: moved, "clip-path": clipped })}/>`;
    })
    .join("");

/** The inks of the light theme: paper is white. */
function dyes(): Record<string, string> {
  const tokens = readFileSync(path.join(import.meta.dirname, "../src/styles/tokens.css"), "utf8");
  return Object.fromEntries(
    INKS.map((ink) => [ink, new RegExp(`--dye-${ink}:\\s*(#[0-9a-f]{6})`).exec(tokens)?.[1] ?? ""]),
  );
}

/** The whole file. */
export function plates(): string {
  const shields = [...bearers(), UNKNOWN].map((faction) => {
    const { rim, layers } = shieldLayers(faction);
    return [faction, `<clipPath id="rim"><path d="${rim}"/></clipPath>${svg(layers)}`];
  });
  const badges = [...deviced(), UNKNOWN].map((variant) => [variant, svg(badgeLayers(variant))]);
  const devices = Object.keys(BLAZONS) as Device[];
  // What is edged and what is not: bone lies on soot bare, and on ochre with an edge.
  const bare = devices.map((device) => [device, svg(bannerLayers({ cloth: "soot", figure: "bone", device }))]);
  const edged = devices.map((device) => [device, svg(bannerLayers({ cloth: "ochre", figure: "bone", device }))]);
  const edges = INKS.map((cloth) => [cloth, Object.fromEntries(INKS.map((figure) => [figure, edging(cloth, figure)]))]);
  const file = {
    shields: Object.fromEntries(shields),
    badges: Object.fromEntries(badges),
    banners: { bare: Object.fromEntries(bare), edged: Object.fromEntries(edged) },
    edges: Object.fromEntries(edges),
    dyes: dyes(),
  };
  return `${JSON.stringify(file, null, 1)}\n`;
}
