/** Pictures and clips out of what stands on the screen: drawn, laid on a canvas, and coded as PNG. */
import { animated, type Frame } from "./apng.ts";
import { imageOf, standalone } from "./drawing.ts";
import { RATE } from "./stages.ts";

/** A canvas of that size with its pen. */
function canvas(width: number, height: number): CanvasRenderingContext2D {
  const pen = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d", {
    willReadFrequently: true,
  });
  if (!pen) throw new Error("no canvas");
  return pen;
}

const coded = (on: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, fail) => on.toBlob((blob) => (blob ? done(blob) : fail(new Error("no PNG"))), "image/png"));

/** A drawing as one PNG. */
export async function pictured(drawing: SVGSVGElement, width: number, height: number): Promise<Blob> {
  const pen = canvas(width, height);
  pen.drawImage(await imageOf(standalone(drawing, null, width, height)), 0, 0);
  return coded(pen.canvas);
}

/** The part of two pictures that differs: where it lies, and how far it reaches; null: they are the same. */
export function changed(
  was: Uint32Array,
  is: Uint32Array,
  width: number,
): { x: number; y: number; width: number; height: number } | null {
  let [left, right, top, low] = [width, -1, -1, -1];
  for (let at = 0; at < is.length; at += 1) {
    if (was[at] === is[at]) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (top < 0) top = y;
    low = y;
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: low - top + 1 };
}

/** What a clip is made of. */
export interface Film {
  drawing: SVGSVGElement;
  width: number;
  height: number;
  /** Milliseconds. */
  lasts: number;
  /** Shows the screen as it is at a time. */
  show: (time: number) => Promise<void>;
  /** After each picture, how many are done; false: it is stopped. */
  goesOn: (done: number, of: number) => boolean;
}

/** How many pictures a clip has. */
export const picturesIn = (lasts: number): number => Math.max(1, Math.ceil((lasts * RATE) / 1000));

/**
 * A clip as one animated PNG; null: it was stopped. What stands still is drawn once, under every picture. Of each
 * picture only the pixels that differ from the one before are kept, so a clip is a few times a picture, not fifty.
 */
export async function filmed({ drawing, width, height, lasts, show, goesOn }: Film): Promise<Blob | null> {
  const of = picturesIn(lasts);
  const pen = canvas(width, height);
  const frames: Frame[] = [];
  let still: HTMLImageElement | null = null;
  let was: Uint32Array | null = null;
  for (let i = 0; i < of; i += 1) {
    await show((i * 1000) / RATE);
    still ??= await imageOf(standalone(drawing, "still", width, height));
    const moving = await imageOf(standalone(drawing, "moving", width, height));
    pen.drawImage(still, 0, 0);
    pen.drawImage(moving, 0, 0);
    const { data } = pen.getImageData(0, 0, width, height);
    const is = new Uint32Array(data.buffer);
    const box = was ? changed(was, is, width) : { x: 0, y: 0, width, height };
    const last = frames.at(-1);
    if (box && was)
      frames.push({ png: await bytesOf(await coded(between(was, is, width, box))), x: box.x, y: box.y, lasts: 0 });
    else if (box) frames.push({ png: await bytesOf(await coded(pen.canvas)), x: 0, y: 0, lasts: 0 });
    // Where nothing moved, the picture before stands longer.
    const now = box ? frames.at(-1) : last;
    if (now) now.lasts += Math.min(1000 / RATE, lasts - (i * 1000) / RATE);
    was = is;
    if (!goesOn(i + 1, of)) return null;
  }
  return new Blob([animated(frames)], { type: "image/png" });
}

/** A box of a picture with the pixels that differ from another, and clear where they are the same. */
function between(
  was: Uint32Array,
  is: Uint32Array,
  width: number,
  box: { x: number; y: number; width: number; height: number },
): HTMLCanvasElement {
  const pen = canvas(box.width, box.height);
  const part = pen.createImageData(box.width, box.height);
  const pixels = new Uint32Array(part.data.buffer);
  for (let y = 0; y < box.height; y += 1) {
    for (let x = 0; x < box.width; x += 1) {
      const at = (box.y + y) * width + box.x + x;
      if (was[at] !== is[at]) pixels[y * box.width + x] = is[at] ?? 0;
    }
  }
  pen.putImageData(part, 0, 0);
  return pen.canvas;
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());
