/** The outlines of areas on the table, in inches. */
import type { Edge, Point, Shape, Table } from "../scenarios/calls.ts";
import { inchesOf, lengthOf, type Place } from "./scale.ts";

/** An upright box around an area. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const rounded = (n: number) => Math.round(n * 1000) / 1000;
const at = ({ x, y }: Place) => `${rounded(x)} ${rounded(y)}`;

/** The corners of an area, in order. */
export function corners(shape: Exclude<Shape, { circle: unknown }>, table: Table): Place[] {
  if ("polygon" in shape) return shape.polygon.points.map(({ x, y }) => ({ x: inchesOf(x), y: inchesOf(y) }));
  const { x, y, width, height } = boxOf(shape, table);
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

/** The box around an area. */
export function boxOf(shape: Shape, table: Table): Box {
  const [width, height] = [inchesOf(table.width), inchesOf(table.depth)];
  if ("strip" in shape) {
    const depth = inchesOf(shape.strip.depth);
    const boxes: Record<Edge, Box> = {
      north: { x: 0, y: 0, width, height: depth },
      south: { x: 0, y: height - depth, width, height: depth },
      west: { x: 0, y: 0, width: depth, height },
      east: { x: width - depth, y: 0, width: depth, height },
    };
    return boxes[shape.strip.edge];
  }
  if ("rect" in shape) {
    const { corner, width: wide, depth } = shape.rect;
    return { x: inchesOf(corner.x), y: inchesOf(corner.y), width: inchesOf(wide), height: inchesOf(depth) };
  }
  if ("circle" in shape) {
    const [x, y, r] = [shape.circle.centre.x, shape.circle.centre.y, shape.circle.radius].map(inchesOf) as [
      number,
      number,
      number,
    ];
    return { x: x - r, y: y - r, width: 2 * r, height: 2 * r };
  }
  const points = corners(shape, table);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Its middle. */
export function middleOf(shape: Shape, table: Table): Place {
  const { x, y, width, height } = boxOf(shape, table);
  return { x: x + width / 2, y: y + height / 2 };
}

/** A path around it. */
export function outline(shape: Shape, table: Table): string {
  if ("circle" in shape) {
    const { x, y, width } = boxOf(shape, table);
    const r = rounded(width / 2);
    return `M${at({ x, y: y + width / 2 })}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
  }
  return `M${corners(shape, table).map(at).join("L")}z`;
}

/** Where an area ends on the table: a strip only where it faces the others. */
export function front(shape: Shape, table: Table): string {
  if (!("strip" in shape)) return outline(shape, table);
  const { x, y, width, height } = boxOf(shape, table);
  const [right, bottom] = [x + width, y + height];
  return {
    north: `M${at({ x, y: bottom })}H${rounded(right)}`,
    south: `M${at({ x, y })}H${rounded(right)}`,
    west: `M${at({ x: right, y })}V${rounded(bottom)}`,
    east: `M${at({ x, y })}V${rounded(bottom)}`,
  }[shape.strip.edge];
}

/** The standing walls of a ruin: two broken angles of its box. */
export function brokenWalls(shape: Shape, table: Table): string {
  const { x, y, width, height } = boxOf(shape, table);
  const [right, bottom] = [x + width, y + height];
  const first = `M${at({ x, y: y + height * 0.72 })}V${rounded(y)}H${rounded(x + width * 0.68)}`;
  return `${first}M${at({ x: right, y: y + height * 0.3 })}V${rounded(bottom)}H${rounded(x + width * 0.36)}`;
}

/** The two walls of a corner. */
export function cornerWalls(shape: Shape, table: Table): string {
  const { x, y, width, height } = boxOf(shape, table);
  return `M${at({ x, y: y + height })}V${rounded(y)}H${rounded(x + width)}`;
}

/** The same area, its box moved by this many inches; a strip stays at its edge. */
export function moved(shape: Shape, by: Place): Shape {
  const [x, y] = [lengthOf(by.x), lengthOf(by.y)];
  const shift = (point: Point): Point => ({ x: point.x + x, y: point.y + y });
  if ("rect" in shape) return { rect: { ...shape.rect, corner: shift(shape.rect.corner) } };
  if ("circle" in shape) return { circle: { ...shape.circle, centre: shift(shape.circle.centre) } };
  if ("polygon" in shape) return { polygon: { points: shape.polygon.points.map(shift) } };
  return shape;
}

/** The same area, made so wide and deep from its north-west corner. */
export function resized(shape: Shape, table: Table, width: number, depth: number): Shape {
  const box = boxOf(shape, table);
  if ("rect" in shape) return { rect: { ...shape.rect, width: lengthOf(width), depth: lengthOf(depth) } };
  if ("circle" in shape) return { circle: { ...shape.circle, radius: lengthOf(Math.min(width, depth) / 2) } };
  if ("strip" in shape) {
    const across = shape.strip.edge === "north" || shape.strip.edge === "south";
    return { strip: { ...shape.strip, depth: lengthOf(across ? depth : width) } };
  }
  const stretch = (n: number, from: number, was: number, is: number) => from + ((n - from) * is) / (was || 1);
  const points = corners(shape, table).map(({ x, y }) => ({
    x: lengthOf(stretch(x, box.x, box.width, width)),
    y: lengthOf(stretch(y, box.y, box.height, depth)),
  }));
  return { polygon: { points } };
}
