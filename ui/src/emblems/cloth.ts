/** The cloth of a banner: a gonfalon that hangs from its pole, cut below into two tails. */
import type { Ink } from "../bindings/ipc.ts";
import { at, toned } from "./burin.ts";
import { bar, disc, line } from "./forms.ts";

/** Eight inks, in the order of the book. */
export const INKS: readonly Ink[] = ["bone", "soot", "blood", "wine", "ochre", "moss", "lapis", "steel"];

const light: Record<Ink, boolean> = {
  bone: true,
  soot: false,
  blood: false,
  wine: false,
  ochre: true,
  moss: false,
  lapis: false,
  steel: true,
};

/** Colour does not lie on colour, nor metal on metal: where it would, the device has an edge between. */
export function edging(cloth: Ink, figure: Ink): Ink | null {
  if (light[cloth] !== light[figure]) return null;
  return light[cloth] ? "soot" : "bone";
}
/** What the folds are cut in: what is darker than the cloth, or on soot what is lighter. */
export const shading = (cloth: Ink): Ink => (cloth === "soot" ? "steel" : "soot");

/** Where the device stands. */
export const MIDDLE = "translate(32 29.5)";

const hung = (by: number, foot: number) =>
  `M${at(9 + by, 7 + by)}L${at(55 - by, 7 + by)}C${at(54.4 - by, 22)} ${at(55.8 - by, 42)} ${at(55 - by, foot - by * 2)}L${at(32, foot - 9.5 - by)}L${at(9 + by, foot - by * 2)}C${at(8.2 + by, 42)} ${at(9.6 + by, 22)} ${at(9 + by, 7 + by)}z`;

/** The cloth as a small drawing has it: as much of it as there is room for. */
export const plain = "M7 6H57V62L32 52.5L7 62z";
/** Above the fringe. */
export const cloth = hung(0, 59);
/** The line within. */
export const border = hung(2.6, 59);
export const pole = `${bar([4, 6], [60, 6], 2.6)}${disc(4, 6, 2.5)}${disc(60, 6, 2.5)}`;
export const smallPole = bar([2, 5], [62, 5], 4.4);
/** What it hangs by. */
export const cord = "M10 5L32 .9L54 5";
export const fringe = [...Array(24).keys()]
  .map((i) => {
    const part = (i + 0.5) / 24;
    const x = 9 + 46 * part;
    const y = 59 - 9.5 * (1 - Math.abs(part - 0.5) * 2);
    return line([x, y], [x + (i % 2 === 0 ? 0.2 : -0.2), y + 3.2]);
  })
  .join("");

/** Folds that fall from the pole and open below. */
const fold = (x: number, y: number): number => {
  const spread = 0.62 + (0.38 * y) / 64;
  const wave = Math.sin(((x - 32) / spread) * 0.42 + 0.9);
  return Math.max(0, wave - 0.15) * 0.62 * Math.min(1, 0.35 + y / 70) + (y < 11 ? (11 - y) * 0.07 : 0);
};
let cut: string | undefined;
/** The shade of the folds; what was cut once is not cut again. */
export const folds = (): string => (cut ??= toned("folds", { angle: 90, step: 1.05, shade: fold }));
