/**
 * Several PNGs as one that moves: an animated PNG is the chunks of the first, and those of each that follows as frames.
 * What the canvas has compressed is taken as it is, so nothing is coded here but the chunks around it.
 */

/** A picture of the clip: what differs from the one before, and where that lies. */
export interface Frame {
  png: Uint8Array;
  x: number;
  y: number;
  /** Milliseconds until the next. */
  lasts: number;
}

interface Chunk {
  type: string;
  data: Uint8Array;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Bytes of a chunk around its data: the length, the type, the sum. */
const AROUND = 12;

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

/** The sum that ends each chunk. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (REMAINDERS[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const view = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** The chunks of a PNG; throws where it is none. */
export function chunksOf(png: Uint8Array): Chunk[] {
  if (SIGNATURE.some((byte, i) => png[i] !== byte)) throw new Error("not a PNG");
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + AROUND <= png.length;) {
    const length = view(png).getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + 8));
    chunks.push({ type, data: png.subarray(at + 8, at + 8 + length) });
    at += AROUND + length;
  }
  return chunks;
}

function written({ type, data }: Chunk): Uint8Array {
  const bytes = new Uint8Array(AROUND + data.length);
  view(bytes).setUint32(0, data.length);
  bytes.set(
    [...type].map((sign) => sign.charCodeAt(0)),
    4,
  );
  bytes.set(data, 8);
  view(bytes).setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** A number as one, two or four bytes. */
type Field = readonly [bytes: 1 | 2 | 4, value: number];

function fields(...all: Field[]): Uint8Array {
  const bytes = new Uint8Array(all.reduce((sum, [length]) => sum + length, 0));
  let at = 0;
  for (const [length, value] of all) {
    if (length === 4) view(bytes).setUint32(at, value);
    else if (length === 2) view(bytes).setUint16(at, value);
    else bytes[at] = value;
    at += length;
  }
  return bytes;
}

const headerOf = (chunks: readonly Chunk[]): Uint8Array => {
  const header = chunks.find(({ type }) => type === "IHDR")?.data;
  if (header?.length !== 13) throw new Error("a PNG without its header");
  return header;
};

/** What is kept of what was there before, and whether what is clear in a frame lets it through. */
const [KEEPS, LAID_OVER] = [0, 1];

/** One PNG that shows one picture after another, from the beginning again at its end. The first fills all of it. */
export function animated(frames: readonly Frame[]): Uint8Array<ArrayBuffer> {
  const [first] = frames;
  if (!first) throw new Error("a clip without a picture");
  const whole = headerOf(chunksOf(first.png));
  const out: Uint8Array[] = [Uint8Array.from(SIGNATURE), written({ type: "IHDR", data: whole })];
  out.push(written({ type: "acTL", data: fields([4, frames.length], [4, 0]) }));
  let number = 0;
  frames.forEach(({ png, x, y, lasts }, i) => {
    const chunks = chunksOf(png);
    const header = headerOf(chunks);
    // Depth, kind of colours and the rest are said once, for all frames.
    if (header.subarray(8).some((byte, at) => byte !== whole[8 + at])) throw new Error("frames of different kinds");
    const [width, height] = [view(header).getUint32(0), view(header).getUint32(4)];
    const control = fields(
      [4, number++],
      [4, width],
      [4, height],
      [4, x],
      [4, y],
      [2, Math.round(lasts)],
      [2, 1000],
      [1, KEEPS],
      [1, LAID_OVER],
    );
    // What belongs to all of it, such as its colours, stands before the first frame.
    if (i === 0) {
      const before = chunks.slice(
        1,
        chunks.findIndex(({ type }) => type === "IDAT"),
      );
      out.push(...before.map(written));
    }
    out.push(written({ type: "fcTL", data: control }));
    const data = joined(chunks.filter(({ type }) => type === "IDAT").map((chunk) => chunk.data));
    if (i === 0) out.push(written({ type: "IDAT", data }));
    else out.push(written({ type: "fdAT", data: joined([fields([4, number++]), data]) }));
  });
  out.push(written({ type: "IEND", data: new Uint8Array() }));
  return joined(out);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
