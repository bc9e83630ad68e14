import { expect, test } from "vitest";
import { faultOf, ofSquare, through, turned, type Quad } from "../../src/photo/homography.ts";
import { flattening, inSpells } from "../../src/photo/straighten.ts";

const at = (x: number, y: number) => ({ x, y });
/** A table as it is photographed: narrow far off, wide near by, a little askew. */
const table: Quad = [at(0.28, 0.23), at(0.72, 0.25), at(0.91, 0.83), at(0.07, 0.78)];
const square: Quad = [at(0, 0), at(1, 0), at(1, 1), at(0, 1)];

/** Where three rows of three take a place back to. */
function back([a, b, c, d, e, f, g, h]: ReturnType<typeof ofSquare>, { x, y }: { x: number; y: number }) {
  const far = (d * h - e * g) * x + (b * g - a * h) * y + (a * e - b * d);
  return at(
    ((e - f * h) * x + (c * h - b) * y + (b * f - c * e)) / far,
    ((f * g - d) * x + (a - c * g) * y + (c * d - a * f)) / far,
  );
}

test("the square’s corners come to lie on the four corners", () => {
  const to = ofSquare(table);
  square.forEach((corner, i) => {
    const lies = through(to, corner);
    expect(lies.x).toBeCloseTo(table[i]?.x ?? NaN, 12);
    expect(lies.y).toBeCloseTo(table[i]?.y ?? NaN, 12);
  });
});

test("the middle of the map is where the diagonals cross in the photo, not the mean of the corners", () => {
  const symmetric: Quad = [at(0.25, 0), at(0.75, 0), at(1, 1), at(0, 1)];
  const middle = through(ofSquare(symmetric), at(0.5, 0.5));
  // The diagonals y = (x − 0.25) / 0.75 and y = (0.75 − x) / 0.75.
  expect(middle.x).toBeCloseTo(0.5, 12);
  expect(middle.y).toBeCloseTo(1 / 3, 12);
});

test("a photo from straight above is only moved and sized", () => {
  const to = ofSquare([at(0.1, 0.2), at(0.9, 0.2), at(0.9, 0.6), at(0.1, 0.6)]);
  const lies = through(to, at(0.25, 0.5));
  expect(lies.x).toBeCloseTo(0.3, 12);
  expect(lies.y).toBeCloseTo(0.4, 12);
  expect(to[6]).toBeCloseTo(0, 12);
  expect(to[7]).toBeCloseTo(0, 12);
});

test("it leads back to where it came from", () => {
  const to = ofSquare(table);
  for (const place of [at(0.1, 0.9), at(0.5, 0.5), at(0.83, 0.17)]) {
    const again = back(to, through(to, place));
    expect(again.x).toBeCloseTo(place.x, 9);
    expect(again.y).toBeCloseTo(place.y, 9);
  }
});

test("corners that cross, bend inwards, stand in one line or mirror the map are none of a table", () => {
  const [nw, ne, se, sw] = table;
  expect(faultOf(table)).toBeNull();
  expect(faultOf([ne, nw, se, sw])).toBe("crossed");
  expect(faultOf([nw, ne, at(0.4, 0.4), sw])).toBe("crossed");
  expect(faultOf([nw, ne, at((ne.x + sw.x) / 2, (ne.y + sw.y) / 2), sw])).toBe("crossed");
  expect(faultOf([nw, nw, se, sw])).toBe("crossed");
  expect(faultOf([ne, nw, sw, se])).toBe("mirrored");
});

test("turned four times, every corner is where it was", () => {
  expect(turned(table)[0]).toEqual(table[3]);
  expect(faultOf(turned(table))).toBeNull();
  expect(turned(turned(turned(turned(table))))).toEqual(table);
});

/** What a board has at a place: four quarters of different grey, and a dark spot in the north-east one. */
function board(x: number, y: number): number {
  if (Math.hypot(x - 0.75, y - 0.25) < 0.1) return 0;
  return 60 + (x < 0.5 ? 0 : 50) + (y < 0.5 ? 0 : 100);
}

test("a board that was photographed from an angle is straight again, point by point", async () => {
  const to = ofSquare(table);
  const [width, height] = [400, 300];
  const photo = { data: new Uint8ClampedArray(width * height * 4).fill(255), width, height };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const on = back(to, at((x + 0.5) / width, (y + 0.5) / height));
      const grey = on.x < 0 || on.y < 0 || on.x > 1 || on.y > 1 ? 255 : board(on.x, on.y);
      photo.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const flat = { data: new Uint8ClampedArray(100 * 100 * 4), width: 100, height: 100 };
  expect(await inSpells(flattening(photo, table, flat), () => true)).toBe(true);
  const grey = (x: number, y: number) => flat.data[(y * 100 + x) * 4];
  for (const [x, y] of [
    [10, 10],
    [40, 40],
    [75, 25],
    [75, 33],
    [60, 40],
    [10, 90],
    [44, 56],
    [90, 90],
  ] as const) {
    expect(grey(x, y), `${x}, ${y}`).toBe(board((x + 0.5) / 100, (y + 0.5) / 100));
  }
  expect(flat.data[3]).toBe(255);
});

test("work that nobody wants any more stops", async () => {
  const empty = () => ({ data: new Uint8ClampedArray(4), width: 1, height: 1 });
  expect(await inSpells(flattening(empty(), table, empty()), () => false)).toBe(false);
});
