// @vitest-environment node
import { crc32 as known, deflateSync, inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { animated, chunksOf, crc32 } from "../../src/moment/apng.ts";
import { changed, picturesIn } from "../../src/moment/filming.ts";

/** One red pixel, as a canvas codes it. */
const PIXEL = new Uint8Array(
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
);

const chunk = (type: string, data: Buffer): Buffer => {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(type), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(known(body));
  return Buffer.concat([length, body, sum]);
};

/** A PNG of one colour, its pixels in two chunks, as long ones come. */
function png(width: number, height: number, kind = 6): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, kind, 0, 0, 0], 8);
  const packed = deflateSync(Buffer.alloc(height * (1 + width * (kind === 6 ? 4 : 3)), 7));
  const parts = [packed.subarray(0, 5), packed.subarray(5)].map((part) => chunk("IDAT", part));
  const start = PIXEL.subarray(0, 8);
  const text = chunk("tEXt", Buffer.from("Made\0here"));
  return new Uint8Array(Buffer.concat([start, chunk("IHDR", header), text, ...parts, chunk("IEND", Buffer.alloc(0))]));
}

const numberAt = (data: Uint8Array, at: number) => Buffer.from(data).readUInt32BE(at);

test("the sum of a chunk is the usual one", () => {
  const bytes = Uint8Array.from({ length: 999 }, (_, i) => (i * 37) % 256);
  expect(crc32(bytes)).toBe(known(Buffer.from(bytes)));
  expect(crc32(new Uint8Array())).toBe(0);
});

test("a PNG is its chunks, and what is none is refused", () => {
  expect(chunksOf(PIXEL).map(({ type }) => type)).toEqual(["IHDR", "IDAT", "IEND"]);
  expect(() => chunksOf(new Uint8Array([1, 2, 3]))).toThrow("not a PNG");
});

test("PNGs become one that moves: their pixels as they were coded, numbered, each in its place and for its time", () => {
  const clip = animated([
    { png: png(4, 3), x: 0, y: 0, lasts: 400 },
    { png: png(2, 1), x: 1, y: 2, lasts: 83.3 },
    { png: PIXEL, x: 3, y: 0, lasts: 1500 },
  ]);
  const chunks = chunksOf(clip);
  expect(chunks.map(({ type }) => type)).toEqual([
    "IHDR",
    "acTL",
    "tEXt",
    "fcTL",
    "IDAT",
    "fcTL",
    "fdAT",
    "fcTL",
    "fdAT",
    "IEND",
  ]);
  // Three pictures, over and over.
  const [count] = chunks.filter(({ type }) => type === "acTL");
  expect([numberAt(count!.data, 0), numberAt(count!.data, 4)]).toEqual([3, 0]);
  const frames = chunks.filter(({ type }) => type === "fcTL").map(({ data }) => data);
  expect(frames.map((data) => [4, 8, 12, 16].map((at) => numberAt(data, at)))).toEqual([
    [4, 3, 0, 0],
    [2, 1, 1, 2],
    [1, 1, 3, 0],
  ]);
  expect(frames.map((data) => Buffer.from(data).readUInt16BE(20))).toEqual([400, 83, 1500]);
  // What is clear in a frame lets the one before through.
  expect(frames.map((data) => [data[24], data[25]])).toEqual([
    [0, 1],
    [0, 1],
    [0, 1],
  ]);
  const order = chunks.filter(({ type }) => type === "fcTL" || type === "fdAT").map(({ data }) => numberAt(data, 0));
  expect(order).toEqual([0, 1, 2, 3, 4]);
  // What was packed in two chunks is unpacked from one.
  const [first] = chunks.filter(({ type }) => type === "IDAT");
  expect(inflateSync(first!.data)).toEqual(Buffer.alloc(3 * 17, 7));
  const [second] = chunks.filter(({ type }) => type === "fdAT");
  expect(inflateSync(second!.data.subarray(4))).toEqual(Buffer.alloc(9, 7));
  // Every sum holds.
  let at = 8;
  for (const { data } of chunks) {
    const body = clip.subarray(at + 4, at + 8 + data.length);
    expect(numberAt(clip, at + 8 + data.length)).toBe(known(Buffer.from(body)));
    at += 12 + data.length;
  }
  expect(at).toBe(clip.length);
});

test("pictures that were coded in different ways make no clip", () => {
  const frames = [png(2, 2), png(2, 2, 2)].map((one) => ({ png: one, x: 0, y: 0, lasts: 100 }));
  expect(() => animated(frames)).toThrow("different kinds");
  expect(() => animated([])).toThrow("without a picture");
});

test("what differs between two pictures is a box around it", () => {
  const was = new Uint32Array(5 * 4);
  const is = was.slice();
  expect(changed(was, is, 5)).toBeNull();
  [is[1 * 5 + 3], is[2 * 5 + 1]] = [9, 9];
  expect(changed(was, is, 5)).toEqual({ x: 1, y: 1, width: 3, height: 2 });
  is[19] = 1;
  expect(changed(was, is, 5)).toEqual({ x: 1, y: 1, width: 4, height: 3 });
});

test("a clip has at most twelve pictures a second", () => {
  expect([picturesIn(4000), picturesIn(1), picturesIn(1000)]).toEqual([48, 1, 12]);
});
