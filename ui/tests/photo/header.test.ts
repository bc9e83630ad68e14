import { expect, test } from "vitest";
import { headerOf, isHeic } from "../../src/photo/header.ts";
import { MOST_BYTES, photograph, unusable } from "../../src/photo/photograph.ts";

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const view = (bytes: number[]) => new DataView(new Uint8Array(bytes).buffer);
const two = (n: number) => [n >> 8, n & 255];
const four = (n: number) => [n >>> 24, (n >> 16) & 255, ...two(n & 0xffff)];

const png = (width: number, height: number) => [
  0x89,
  ...letters("PNG\r\n\x1a\n"),
  ...four(13),
  ...letters("IHDR"),
  ...four(width),
  ...four(height),
];
/** With a camera’s notes before its size. */
const jpeg = (width: number, height: number) => [
  ...[0xff, 0xd8, 0xff, 0xe1, ...two(8), 0, 1, 2, 3, 4, 5],
  ...[0xff, 0xff, 0xc4, ...two(4), 0, 0],
  ...[0xff, 0xc2, ...two(17), 8, ...two(height), ...two(width), 3],
];
const webp = (kind: string, rest: number[]) => [...letters("RIFF"), 0, 0, 0, 0, ...letters(`WEBP${kind}`), ...rest];
const file = (bytes: number[]) => new File([new Uint8Array(bytes)], "table.jpg");

test("the size is read before anything is unpacked", () => {
  expect(headerOf(view(png(4032, 3024)))).toEqual({ kind: "png", width: 4032, height: 3024 });
  expect(headerOf(view(jpeg(8064, 6048)))).toEqual({ kind: "jpeg", width: 8064, height: 6048 });
  const extended = webp("VP8X", [0, 0, 0, 0, 0, 0, 0, 0, 0x8f, 0x01, 0, 0x2b, 0x01, 0]);
  expect(headerOf(view(extended))).toEqual({ kind: "webp", width: 400, height: 300 });
  const lossy = webp("VP8 ", [0, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a, 0x90, 0x01, 0x2c, 0x01]);
  expect(headerOf(view(lossy))).toEqual({ kind: "webp", width: 400, height: 300 });
  const lossless = webp("VP8L", [0, 0, 0, 0, 0x2f, 0x8f, 0xc1, 0x4a, 0x00]);
  expect(headerOf(view(lossless))).toEqual({ kind: "webp", width: 400, height: 300 });
});

test("what is no picture, or ends before its size, has none", () => {
  for (const bytes of [[], letters("A line of text"), png(1, 1).slice(0, 18), jpeg(1, 1).slice(0, 20), [0xff, 0xd8]]) {
    expect(headerOf(view(bytes))).toBeNull();
  }
  expect(isHeic(view([0, 0, 0, 24, ...letters("ftypheic")]))).toBe(true);
  expect(isHeic(view(letters("ftyp")))).toBe(false);
});

test("every file that is no photo has its reason", async () => {
  expect(await unusable(file(letters("hello")))).toBe("kind");
  expect(await unusable(file([0, 0, 0, 24, ...letters("ftypheic")]))).toBe("heic");
  expect(await unusable(file(jpeg(8064, 6048)))).toBeNull();
  expect(await unusable(file(jpeg(12000, 9000)))).toBe("large");
  expect(await unusable(file(png(99, 2000)))).toBe("small");
  const heavy = file(jpeg(4032, 3024));
  Object.defineProperty(heavy, "size", { value: MOST_BYTES + 1 });
  expect(await unusable(heavy)).toBe("heavy");
});

test("a picture that cannot be unpacked is torn", async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error("no picture")) });
  expect(await photograph(file(jpeg(4032, 3024)))).toBe("torn");
});
