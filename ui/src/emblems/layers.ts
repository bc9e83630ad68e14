/** The small drawings of emblems as layers: what the screen draws, and what paper prints (`npm run emblems`). */
import type { Banner } from "../bindings/ipc.ts";
import { BLAZONS } from "./blazons.ts";
import { chargeOf } from "./charges.ts";
import { edging, MIDDLE, plain, smallPole } from "./cloth.ts";
import { deviceOf, placed, roundel } from "./devices.ts";
import { shields } from "./shield.ts";

/** What a layer is painted with: the lines' own ink, the paper, and the inks of a banner. */
export type Paint = "ink" | "ground" | "cloth" | "figure" | "edging";

/** A path of a drawing, on a square of 64. */
export interface Layer {
  d: string;
  fill?: Paint;
  stroke?: Paint;
  /** Of the stroke. */
  width?: number;
  /** It is moved there first. */
  moved?: string;
  /** What lies outside the shield is cut off. */
  within?: true;
}

const drawn = (layers: Layer[]): Layer[] => layers.filter(({ d }) => d !== "");

/** A faction's shield, from the back to the front. */
export function shieldLayers(faction: string): { rim: string; layers: Layer[] } {
  const { shield, cords, forms, solid, marks } = chargeOf(faction);
  const rim = shields[shield];
  const layers: Layer[] = [
    { d: rim, fill: "ink" },
    ...cords.map(({ d, wide }): Layer => ({ d, stroke: "ground", width: wide * 0.9, within: true })),
    ...forms.map((d): Layer => ({ d, fill: "ground", within: true })),
    { d: solid, fill: "ink", within: true },
    { d: marks, stroke: "ink", width: 2, within: true },
    { d: rim, stroke: "ink", width: 2.4 },
  ];
  return { rim, layers: drawn(layers) };
}

/** A variant's badge, which lies on the shield. */
export function badgeLayers(variant: string): Layer[] {
  const { solid, stroke } = deviceOf(variant);
  return drawn([
    { d: roundel, fill: "ground", stroke: "ink", width: 2.4 },
    { d: solid, fill: "ink", moved: placed },
    { d: stroke, stroke: "ink", width: 2, moved: placed },
  ]);
}

/** A banner of one's own. */
export function bannerLayers({ cloth, figure, device }: Pick<Banner, "cloth" | "figure" | "device">): Layer[] {
  const { body = "", cord = "", hollow = "", inner = "", cut = "" } = BLAZONS[device];
  const edged: Layer[] = edging(cloth, figure)
    ? [
        { d: body, stroke: "edging", width: 3.2, moved: MIDDLE },
        { d: cord, stroke: "edging", width: 6.6, moved: MIDDLE },
      ]
    : [];
  return drawn([
    { d: plain, fill: "cloth" },
    ...edged,
    { d: cord, stroke: "figure", width: 3.4, moved: MIDDLE },
    { d: body, fill: "figure", moved: MIDDLE },
    { d: hollow, fill: "cloth", moved: MIDDLE },
    { d: inner, fill: "figure", moved: MIDDLE },
    { d: cut, stroke: "cloth", width: 1.9, moved: MIDDLE },
    { d: plain, stroke: "ink", width: 2.6 },
    { d: smallPole, fill: "ink" },
  ]);
}
