/** The badge of a variant: a small device on a roundel, black on blank, about its middle and not further out than 8. */
import { at } from "./burin.ts";
import { bar, battled, disc, line, polygon, star } from "./forms.ts";

/** What is black, and what is a stroke. */
export interface Device {
  solid: string;
  stroke: string;
}

const solid = (...d: string[]): Device => ({ solid: d.join(""), stroke: "" });
const stroke = (...d: string[]): Device => ({ solid: "", stroke: d.join("") });
const both = (black: string, strokes: string): Device => ({ solid: black, stroke: strokes });

const key = (way: 1 | -1) =>
  both(
    polygon([way * 4.4, -6], [way * 7, -3.4], [way * 5.6, -2], [way * 4.2, -3.4], [way * 3.4, -2.6], [way * 2, -4]),
    line([way * -3.4, 3.4], [way * 5, -5]) + disc(way * -4.6, 4.6, 1.9),
  );

const rays = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, i) => {
    const turn = (2 * Math.PI * i) / count;
    const spot = (r: number): [number, number] => [r * Math.sin(turn), -r * Math.cos(turn)];
    return line(spot(from), spot(to));
  }).join("");

/** Devices by variant; what each is of comes from what the variant is. */
const DEVICES: Record<string, () => Device> = {
  // New Antioch
  "papal-states": () => both(key(1).solid + key(-1).solid, key(1).stroke + key(-1).stroke),
  "eire-rangers": () =>
    both(disc(0, -4, 3.2) + disc(-3.9, 0.6, 3.2) + disc(3.9, 0.6, 3.2), `M0 0C.4 3.4 1.4 5.6 3.4 7`),
  "alba-assault-detachment": () => solid(bar([-6, -6], [6, 6], 3.4), bar([6, -6], [-6, 6], 3.4)),
  "prussian-stosstruppen": () =>
    both(
      polygon([-3, -7.4], [3, -7.4], [3, -1.4], [-3, -1.4]) + bar([0, -2], [0, 7.4], 2.2),
      line([-3, -4.4], [3, -4.4]),
    ),
  "abyssinian-expeditionary-forces": () =>
    solid(
      ...[
        [0, -4.8],
        [0, 4.8],
        [-4.8, 0],
        [4.8, 0],
      ].map(([x = 0, y = 0]) => polygon([x, y - 2.9], [x + 2.9, y], [x, y + 2.9], [x - 2.9, y])),
      disc(0, 0, 1.3),
    ),
  "red-brigade": () => solid(star(0, 0.6, 5, 7.8, 3.1)),
  "remnants-of-byzantium": () =>
    stroke("M0 7.6V-5a2.6 2.6 0 1 1 0 5.2", line([-5, -4], [5, 6]), line([5, -4], [-5, 6])),
  // Trench Pilgrims
  "procession-of-the-sacred-affliction": () =>
    both(polygon([-1.9, -1.9], [1.9, -1.9], [1.9, 1.9], [-1.9, 1.9]), disc(0, 0, 7) + rays(8, 3.6, 6.6)),
  "cavalcade-of-the-tenth-plague": () =>
    solid(
      "M-6.6 6.8L-6.4 4.6C-9.6-2.4-5.4-7.8 0-7.8S9.6-2.4 6.4 4.6L6.6 6.8H2.8L2.8 4.4C5.6-.6 4-4.4 0-4.4S-5.6-.6-2.8 4.4V6.8z",
    ),
  "war-pilgrimage-of-saint-methodius": () =>
    both("M-7.6-5C-5-6-2-5.6-.6-4.2V6C-2.4 4.8-5 4.6-7.6 5.4zM7.6-5C5-6 2-5.6.6-4.2V6C2.4 4.8 5 4.6 7.6 5.4z", ""),
  "children-of-yggdrasil": () =>
    both(disc(0, -3.6, 4) + disc(-4, -1, 2.8) + disc(4, -1, 2.8), `M0 0V7M0 4.4L-3.6 7.4M0 4.4L3.6 7.4`),
  // Iron Sultanate
  "fidai-of-alamut": () =>
    solid(
      polygon([-1.7, -2.6], [1.7, -2.6], [1.4, 4.6], [0, 8], [-1.4, 4.6]),
      polygon([-4.6, -4.2], [4.6, -4.2], [4.6, -2.6], [-4.6, -2.6]),
      polygon([-0.9, -7.2], [0.9, -7.2], [0.9, -4], [-0.9, -4]),
      disc(0, -7.2, 1.3),
    ),
  "house-of-wisdom": () =>
    both(
      "M-3.2 1.6H3.2L6 5.8a1.6 1.6 0 0 1-1.4 2.2H-4.6A1.6 1.6 0 0 1-6 5.8z",
      "M-2-7.4H2M-1.3-7V-1.6L-6 5.8A1.6 1.6 0 0 0-4.6 8H4.6A1.6 1.6 0 0 0 6 5.8L1.3-1.6V-7",
    ),
  "defenders-of-the-iron-wall": () => solid(battled(-7, 7, -5, 5.6, 4, 3)),
  "nomads-of-al-badia": () => both("M0-6L8 6H2.4L0 .6-2.4 6H-8z", line([-1, -7.8], [0, -6], [1.4, -7.4])),
  "ghazi-of-the-golden-path": () => both(disc(0, 0, 3.2), rays(12, 4.8, 7.8)),
  // Heretic Legions
  "trench-ghosts": () => both("M-3.4-2.6H3.4L4.4 5H-4.4z", "M-3-2.6A3 3.2 0 0 1 3-2.6M0-5.8V-7.6M-5 6.8H5"),
  "heretic-naval-raiders": () =>
    stroke(
      disc(0, -5.8, 1.6),
      "M0-4.2V6.8M-3.6-2H3.6M-6.6 1.6C-6.4 5-3.4 6.8 0 6.8S6.4 5 6.6 1.6M-7.8 3.4L-6.6 1.2-4.6 2.8M7.8 3.4L6.6 1.2 4.6 2.8",
    ),
  "knights-of-avarice": () => solid(disc(0, -3.9, 3.2), disc(-3.8, 2.9, 3.2), disc(3.8, 2.9, 3.2)),
  "cadaver-corps": () => both("", "M-2.6-7.6H2.6L5-3 2.8 7.6H-2.8L-5-3zM0-4.6V1.6M-2-2.4H2"),
  // Black Grail
  "dirge-of-the-great-hegemon": () =>
    solid("M-1-7.6H1V-6C4-5.4 4.6-2.6 4.8 0S5.6 3.6 7 4.6H-7C-5.6 3.6-5 2.6-4.8 0S-4-5.4-1-6z", disc(0, 6.4, 1.6)),
  "the-great-hunger": () =>
    solid("M-7.4-5.6H7.4L5.2-.4 2.8-4 0-.2-2.8-4-5.2-.4z", "M-7.4 6.2H7.4L5.2 1 2.8 4.6 0 .8-2.8 4.6-5.2 1z"),
  // Procession of the Sacred Affliction
  "knights-of-saint-lazarus": () =>
    solid(
      ...[0, 1, 2, 3].map((turn) => {
        const [c, s] = [Math.round(Math.cos((turn * Math.PI) / 2)), Math.round(Math.sin((turn * Math.PI) / 2))];
        const spot = (x: number, y: number): [number, number] => [x * c - y * s, x * s + y * c];
        return polygon(spot(0, 0), spot(-3.4, -7.6), spot(0, -5.4), spot(3.4, -7.6));
      }),
    ),
  "procession-of-the-blessed-flock": () =>
    both(disc(4.4, 2.6, 2.2), "M-2 7.8V-3.4A3.4 3.4 0 1 1 4.4-5A2 2 0 0 1 1.6-3M2 5.6V7.6M6.6 5.6V7.6"),
  // Heretic Naval Raiders
  "drowned-choir": () =>
    both(
      "M-1-7H1V-5.6C3.4-5 4.2-3 4.4-.6S5 2 6 2.8H-6C-5 2-4.6 1.8-4.4-.6S-3.4-5-1-5.6z",
      "M-7.6 5q1.9-1.6 3.8 0t3.8 0 3.8 0 3.8 0M-5.6 7.4q1.9-1.4 3.7 0t3.7 0 3.8 0",
    ),
  "leviathan-shoal": () =>
    both(
      "M-7.6 0C-4.4-4.4 1-5 4.2-1.2L7.8-4.4V4.4L4.2 1.2C1 5-4.4 4.4-7.6 0z",
      "M-6.4 6.8q3-1.6 6 0t6 0M-6.4-6.8q3-1.6 6 0t6 0",
    ),
  // The Court
  "fang-of-the-seething-black": () =>
    solid("M-4.6-7C1-7.4 4.6-4.6 4.4 0 4.2 3.6 2 6.6-1.6 8 .6 4.6.4 1.6-1-.8-2-2.6-4-3.4-6-3.2z"),
};

/** A variant that has no device here: a lozenge. */
const PLAIN: Device = { solid: `M0-6L4.6 0 0 6-4.6 0z`, stroke: "" };

/** The device of a variant. */
export const deviceOf = (variant: string): Device => DEVICES[variant]?.() ?? PLAIN;
/** Those that have one. */
export const deviced = (): string[] => Object.keys(DEVICES);

/** Where the roundel stands. */
export const ROUNDEL = { x: 49.4, y: 49.4, r: 13 };
export const roundel = disc(ROUNDEL.x, ROUNDEL.y, ROUNDEL.r);
export const placed = `translate(${at(ROUNDEL.x, ROUNDEL.y)})`;
