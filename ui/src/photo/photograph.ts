/** A photo out of a file: looked at before it is unpacked, made smaller, upright. */
import { HEAD, headerOf, isHeic } from "./header.ts";
import { addressOf } from "./straighten.ts";

/** A photo as it is worked on. */
export interface Photograph {
  readonly canvas: HTMLCanvasElement;
  /** The same as an address. */
  readonly href: string;
}

/** Why a file is no photo: its kind, an iPhone’s own kind, too many bytes, too many or too few pixels, or torn. */
export type Unusable = "kind" | "heic" | "heavy" | "large" | "small" | "torn";

/** The most bytes of a file, and the most pixels and the fewest of a side: a telephone’s 48 million are taken. */
export const MOST_BYTES = 40 * 1024 * 1024;
const MOST_PIXELS = 64_000_000;
const LEAST_SIDE = 100;

/** The longer side of what is kept, in pixels. */
const SIDE = 2000;

/** What is wrong with a file before it is unpacked. */
export async function unusable(file: File): Promise<Unusable | null> {
  const bytes = new DataView(await file.slice(0, HEAD).arrayBuffer());
  const header = headerOf(bytes);
  if (!header) return isHeic(bytes) ? "heic" : "kind";
  if (file.size > MOST_BYTES) return "heavy";
  if (header.width * header.height > MOST_PIXELS) return "large";
  return Math.min(header.width, header.height) < LEAST_SIDE ? "small" : null;
}

/** Takes a photo out of a file. */
export async function photograph(file: File): Promise<Photograph | Unusable> {
  const wrong = await unusable(file);
  if (wrong) return wrong;
  let whole: ImageBitmap;
  try {
    // How the camera was held is heeded by itself.
    whole = await createImageBitmap(file);
  } catch {
    return "torn";
  }
  const share = Math.min(1, SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(whole.width * share);
  canvas.height = Math.round(whole.height * share);
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return "torn";
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return { canvas, href: addressOf(canvas) };
}
