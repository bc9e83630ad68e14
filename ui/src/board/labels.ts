/** Where labels go, so that none stands on another: the most important is placed first, each at the first free side, or out of a crowd at the end of a line. */
import type { Place } from "./scale.ts";

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
  /** It never yields: where it has no room it stands farther off, at the end of a line. */
  leads?: boolean;
}

/** A label with its place: the left end of its baseline. */
export interface Label {
  id: string;
  text: string;
  x: number;
  y: number;
  /** The room that it takes. */
  area: Area;
  /** From what it names, where that is not right beside it. */
  line: readonly [Place, Place] | null;
}

/** How far from its place a label may stand: beside it, else a little off. */
const GAPS = [3, 12];
/** Mean width of a figure or letter in half-bold Source Sans, by its height. */
const WIDE = 0.53;

/** How far out of a crowd a label may be led, in pixels, and in how many directions. */
const LEADS = [14, 24, 36, 50, 66, 84, 104, 126, 150, 180, 214];
const TURNS = 24;
/** Letters of this height are usual; larger ones are led as much farther, and their way out is sought more finely. */
const USUAL = 20;
const leadsOf = ({ size }: Wanted) => LEADS.map((far) => far * Math.max(1, size / USUAL));
const turnsOf = ({ size }: Wanted) => (size > USUAL ? 2 * TURNS : TURNS);
/** So many pixels farther is no worse than a line across a number, or across a word. */
const ACROSS = 120;
const OVER = 1000;

export const crosses = (a: Area, b: Area) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
export const overlap = (a: Area, b: Area) =>
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

const sizeOf = ({ text, size }: Wanted) => ({ width: widthOf(text, size), height: size });
const middleOf = ({ x, y, width, height }: Area): Place => ({ x: x + width / 2, y: y + height / 2 });

function sides(one: Wanted, gap: number): Area[] {
  const { of } = one;
  const { width, height } = sizeOf(one);
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

/** The line from the middle of something to the label that is led out of there. */
function lineTo(from: Place, { x, y, width, height }: Area): readonly [Place, Place] {
  return [from, { x: Math.min(x + width, Math.max(x, from.x)), y: Math.min(y + height, Math.max(y, from.y)) }];
}

/** Whether a line goes through an area. */
export function through([a, b]: readonly [Place, Place], { x, y, width, height }: Area): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  let [from, to] = [0, 1];
  for (const [d, low, high] of [
    [dx, x - a.x, x + width - a.x],
    [dy, y - a.y, y + height - a.y],
  ] as const) {
    if (d === 0 && (low > 0 || high < 0)) return false;
    if (d === 0) continue;
    const [near, far] = d > 0 ? [low / d, high / d] : [high / d, low / d];
    [from, to] = [Math.max(from, near), Math.min(to, far)];
  }
  return from <= to;
}

const met = ([a, b]: readonly [Place, Place], [c, d]: readonly [Place, Place]): boolean => {
  const side = (p: Place, q: Place, r: Place) => Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
};

/** A free place out of the crowd: near, outwards, and its line across as few numbers and lines as can be. */
function led(
  one: Wanted,
  free: (area: Area) => boolean,
  kept: readonly Area[],
  out: readonly Label[],
  towards: Place,
  most = Infinity,
): { area: Area; line: readonly [Place, Place] } | null {
  const from = middleOf(one.of);
  const { width, height } = sizeOf(one);
  const turns = turnsOf(one);
  const own = (area: Area) => crosses(area, { x: from.x - 1, y: from.y - 1, width: 2, height: 2 });
  const numbers = kept.filter((area) => !own(area));
  const lines = out.flatMap(({ line }) => (line ? [line] : []));
  let best: { area: Area; line: readonly [Place, Place]; cost: number } | null = null;
  for (const far of leadsOf(one)) {
    if ((best && best.cost <= far) || far > most) break;
    for (let turn = 0; turn < turns; turn += 1) {
      const [cos, sin] = [Math.cos((2 * Math.PI * turn) / turns), Math.sin((2 * Math.PI * turn) / turns)];
      const [x, y] = [from.x + cos * (far + width / 2), from.y + sin * (far + height / 2)];
      const area = { x: x - width / 2, y: y - height / 2, width, height };
      if (!free(area)) continue;
      const line = lineTo(from, area);
      const across =
        numbers.filter((number) => through(line, number)).length + lines.filter((other) => met(line, other)).length;
      const over = out.filter((label) => through(line, label.area)).length;
      const cost = far + across * ACROSS + over * OVER + (1 - cos * towards.x - sin * towards.y) * 8;
      if (!best || cost < best.cost) best = { area, line, cost };
    }
  }
  return best;
}

/** Whether a label's line lies across another label. */
export const tangled = (labels: readonly Label[]): boolean =>
  labels.some(({ line }, i) => line && labels.some((other, j) => i !== j && through(line, other.area)));

/** Which way leads out of what is labelled nearby, and how near its rim something stands. */
function outOf(one: Wanted, wanted: readonly Wanted[]): { towards: Place; far: number } {
  const from = middleOf(one.of);
  const near = wanted.map(({ of }) => middleOf(of)).filter((at) => Math.hypot(at.x - from.x, at.y - from.y) < 120);
  const sum = (of: (at: Place) => number) => near.reduce((all, at) => all + of(at), 0) / (near.length || 1);
  const [x, y] = [sum((at) => from.x - at.x), sum((at) => from.y - at.y)];
  const far = Math.hypot(x, y);
  return { far, towards: far < 0.1 ? { x: 0, y: 0 } : { x: x / far, y: y / far } };
}

/** So far a label goes out of its way, at the end of a line, to stand on nothing that it had better not cover. */
const DETOUR = 110;

/**
 * Places the labels inside `room`, clear of `taken` as far as there is room, and of what it `shuns` where there is room
 * nearby; lines avoid what is `kept`.
 */
export function placed(
  wanted: readonly Wanted[],
  taken: readonly Area[],
  room: Area,
  kept: readonly Area[] = [],
  shuns: readonly Area[] = [],
): Label[] {
  const used = [...taken];
  const out: Label[] = [];
  const inside = (a: Area) =>
    a.x >= room.x && a.y >= room.y && a.x + a.width <= room.x + room.width && a.y + a.height <= room.y + room.height;
  // Who stands deep in a crowd goes first: the others find their place beside it.
  const ways = new Map(wanted.map((one) => [one, outOf(one, wanted)]));
  const deep = (one: Wanted) => (one.leads ? (ways.get(one)?.far ?? 0) : 0);
  for (const one of [...wanted].sort((a, b) => b.weight - a.weight || deep(a) - deep(b))) {
    const { width, height } = sizeOf(one);
    const reach = (one.leads ? (leadsOf(one).at(-1) ?? 0) : 0) + 16;
    const around = {
      x: one.of.x - width - reach,
      y: one.of.y - height - reach,
      width: one.of.width + 2 * (width + reach),
      height: one.of.height + 2 * (height + reach),
    };
    const near = used.filter((area) => crosses(area, around));
    const free = (way: Area) => inside(way) && !near.some((area) => crosses(way, area));
    const beside = GAPS.flatMap((gap) => sides(one, gap).map((area) => ({ area, line: null })));
    const lines = out.flatMap(({ line }) => (line ? [line] : []));
    const clear = (area: Area) => free(area) && !(one.leads && lines.some((line) => through(line, area)));
    const bare = (area: Area) => !shuns.some((other) => crosses(area, other));
    const away = (open: (area: Area) => boolean, most?: number) =>
      one.leads ? led(one, open, kept, out, ways.get(one)?.towards ?? { x: 0, y: 0 }, most) : null;
    const open = beside.filter(({ area }) => clear(area));
    const found =
      open.find(({ area }) => bare(area)) ??
      (shuns.length > 0 ? away((area) => clear(area) && bare(area), DETOUR) : null) ??
      leastOver(open, shuns) ??
      away(clear);
    const at = found ?? (one.yields || one.leads ? null : leastOf(beside.map(({ area }) => area).filter(inside), near));
    if (!at) continue;
    const { area, line } = at;
    used.push(area);
    out.push({ id: one.id, text: one.text, x: area.x, y: area.y + height * 0.86, area, line });
  }
  return out;
}

/** The first of those ways that lie the least over something; none: there is no way. */
function leastOver<W extends { area: Area }>(ways: readonly W[], shuns: readonly Area[]): W | undefined {
  const over = ({ area }: W) => shuns.reduce((sum, other) => sum + overlap(area, other), 0);
  return ways.reduce<W | undefined>((best, way) => (best && over(best) <= over(way) ? best : way), undefined);
}

/** Where a label hides the least. */
function leastOf(ways: readonly Area[], used: readonly Area[]): { area: Area; line: null } | null {
  const cost = (way: Area) => used.reduce((sum, area) => sum + overlap(way, area), 0);
  const [area] = [...ways].sort((a, b) => cost(a) - cost(b));
  return area ? { area, line: null } : null;
}
