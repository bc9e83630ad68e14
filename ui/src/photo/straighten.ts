/** The photo laid flat: every point of the map is looked up in it, a few rows at a time so that the window stays alive. */
import { held } from "../board/scale.ts";
import { ofSquare, type Quad } from "./homography.ts";

/** Red, green, blue and how opaque, for each point, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** How long it works before the window has its turn, in milliseconds. */
const SPELL = 10;

/**
 * Fills `flat` with what lies between the corners, which are shares of the photo; each point is a mean of the four around
 * it. Stops after each row.
 */
export function* flattening(photo: Pixels, corners: Quad, flat: Pixels): Generator<undefined> {
  const { data: from, width, height } = photo;
  const { data: to, width: wide, height: deep } = flat;
  const [a, b, c, d, e, f, g, h] = ofSquare(corners);
  const read = (at: number) => from[at] ?? 0;
  for (let row = 0, put = 0; row < deep; row += 1) {
    const v = (row + 0.5) / deep;
    for (let column = 0; column < wide; column += 1, put += 4) {
      const u = (column + 0.5) / wide;
      const far = g * u + h * v + 1;
      const x = held(((a * u + b * v + c) / far) * width - 0.5, 0, width - 1);
      const y = held(((d * u + e * v + f) / far) * height - 0.5, 0, height - 1);
      const [left, top] = [Math.floor(x), Math.floor(y)];
      const [right, down] = [x - left, y - top];
      const at = (top * width + left) * 4;
      const on = left + 1 < width ? 4 : 0;
      const below = top + 1 < height ? width * 4 : 0;
      for (let ink = 0; ink < 3; ink += 1) {
        const north = read(at + ink) * (1 - right) + read(at + on + ink) * right;
        const south = read(at + below + ink) * (1 - right) + read(at + below + on + ink) * right;
        to[put + ink] = north * (1 - down) + south * down;
      }
      to[put + 3] = 255;
    }
    yield;
  }
}

/** Works through it with pauses; false: nobody wants it any more. */
export async function inSpells(work: Iterator<undefined>, wanted: () => boolean): Promise<boolean> {
  while (wanted()) {
    const until = performance.now() + SPELL;
    while (performance.now() < until) if (work.next().done) return true;
    await new Promise((rested) => setTimeout(rested));
  }
  return false;
}

/** The longer side of the flat picture, in pixels: the map is not drawn larger but from near. */
const SIDE = 1600;

/** What lies between the corners as a picture of a map of that shape (its width by its depth); none: nobody wants it any more. */
export async function straightened(
  photo: HTMLCanvasElement,
  corners: Quad,
  shape: number,
  wanted: () => boolean,
): Promise<string | null> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(shape >= 1 ? SIDE : SIDE * shape);
  canvas.height = Math.round(shape >= 1 ? SIDE / shape : SIDE);
  const pixels = photo.getContext("2d")?.getImageData(0, 0, photo.width, photo.height);
  const context = canvas.getContext("2d");
  if (!pixels || !context) return null;
  const flat = context.createImageData(canvas.width, canvas.height);
  if (!(await inSpells(flattening(pixels, corners, flat), wanted))) return null;
  context.putImageData(flat, 0, 0);
  return addressOf(canvas);
}

/** As an address: the window admits pictures of its own and `data:` alone. */
export const addressOf = (canvas: HTMLCanvasElement): string => canvas.toDataURL("image/jpeg", 0.88);
