/** Where labels go, so that none stands on another: the most important is placed first, each at the first free side. */

/** An upright box on screen, in pixels. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Something to be labelled. */
export interface Wanted {
  id: string;
  text: string;
  /** Height of its letters. */
  size: number;
  /** What it stands beside. */
  of: Area;
  /** Told first where there is little room: the larger, the sooner. */
  weight: number;
  /** Left out rather than laid over another. */
  yields?: boolean;
}

/** A label with its place: the left end of its baseline. */
export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
}

/** How far from its place a label may stand: beside it, else a little off. */
const GAPS = [3, 12];
/** Mean width of a figure or letter in half-bold Source Sans, by its height. */
const WIDE = 0.53;

const crosses = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const overlap = (a: Area, b: Area) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const pen = typeof document === "undefined" ? null : document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

/** How much room a text takes, set half-bold; a guess where nothing can be measured. */
export function widthOf(text: string, size: number): number {
  if (!pen) return text.length * size * WIDE;
  const key = `${size} ${text}`;
  const width = known.get(key) ?? measured(text, size, pen);
  // Before the font is there the measure is another one's, so it is not kept.
  if (document.fonts.check(`600 ${size}px "Source Sans 3"`)) known.set(key, width);
  return width;
}

function measured(text: string, size: number, on: CanvasRenderingContext2D): number {
  on.font = `700 ${size}px "Source Sans 3", sans-serif`;
  return on.measureText(text).width;
}

function sides({ text, size, of }: Wanted, gap: number): Area[] {
  const [width, height] = [widthOf(text, size), size];
  const [right, left] = [of.x + of.width + gap, of.x - width - gap];
  const [above, below] = [of.y - height - gap + 2, of.y + of.height + gap];
  const [middle, centre] = [of.y + (of.height - height) / 2, of.x + (of.width - width) / 2];
  return [
    { x: right, y: middle, width, height },
    { x: left, y: middle, width, height },
    { x: centre, y: above, width, height },
    { x: centre, y: below, width, height },
    { x: right, y: above + height / 2, width, height },
    { x: right, y: below - height / 2, width, height },
    { x: left, y: above + height / 2, width, height },
    { x: left, y: below - height / 2, width, height },
    { x: of.x, y: above, width, height },
    { x: of.x, y: below, width, height },
  ];
}

/** Places the labels inside `room`, clear of `taken` as far as there is room. */
export function placed(wanted: readonly Wanted[], taken: readonly Area[], room: Area): Label[] {
  const used = [...taken];
  const out: Label[] = [];
  const inside = (a: Area) =>
    a.x >= room.x && a.y >= room.y && a.x + a.width <= room.x + room.width && a.y + a.height <= room.y + room.height;
  for (const one of [...wanted].sort((a, b) => b.weight - a.weight)) {
    const ways = GAPS.flatMap((gap) => sides(one, gap)).filter(inside);
    const free = ways.find((way) => !used.some((area) => crosses(way, area)));
    const cost = (way: Area) => used.reduce((sum, area) => sum + overlap(way, area), 0);
    const least = one.yields ? undefined : [...ways].sort((a, b) => cost(a) - cost(b))[0];
    const at = free ?? least;
    if (!at) continue;
    used.push(at);
    out.push({ id: one.id, text: one.text, x: at.x, y: at.y + at.height * 0.86 });
  }
  return out;
}
