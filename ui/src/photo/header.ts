/** What the first bytes of a picture say: its kind and its size, before anything is unpacked. */

/** A picture’s kind, and its sides in pixels as they are stored: a photo may lie on its side. */
export interface Header {
  kind: "jpeg" | "png" | "webp";
  width: number;
  height: number;
}

/** So far a photo’s own notes and colours may reach before its size is said, in bytes. */
export const HEAD = 1024 * 1024;

const said = (bytes: DataView, at: number, letters: string): boolean =>
  at + letters.length <= bytes.byteLength &&
  [...letters].every((letter, i) => bytes.getUint8(at + i) === letter.charCodeAt(0));

/** None: no picture that is read, or one without a size. */
export function headerOf(bytes: DataView): Header | null {
  try {
    if (said(bytes, 1, "PNG\r\n")) return { kind: "png", width: bytes.getUint32(16), height: bytes.getUint32(20) };
    if (said(bytes, 0, "RIFF") && said(bytes, 8, "WEBP")) return webp(bytes);
    return bytes.getUint16(0) === 0xffd8 ? jpeg(bytes) : null;
  } catch (thrown) {
    // It ends before its size is said.
    if (thrown instanceof RangeError) return null;
    throw thrown;
  }
}

/** An iPhone’s own kind, which windows do not read. */
export const isHeic = (bytes: DataView): boolean =>
  said(bytes, 4, "ftyp") && ["heic", "heix", "hevc", "mif1", "msf1"].some((brand) => said(bytes, 8, brand));

function webp(bytes: DataView): Header | null {
  const kind = "webp";
  if (said(bytes, 12, "VP8X")) {
    const three = (at: number) => bytes.getUint16(at, true) + bytes.getUint8(at + 2) * 0x10000 + 1;
    return { kind, width: three(24), height: three(27) };
  }
  if (said(bytes, 12, "VP8L")) {
    const bits = bytes.getUint32(21, true);
    return { kind, width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
  }
  if (!said(bytes, 12, "VP8 ")) return null;
  return { kind, width: bytes.getUint16(26, true) & 0x3fff, height: bytes.getUint16(28, true) & 0x3fff };
}

function jpeg(bytes: DataView): Header | null {
  for (let at = 2; ;) {
    if (bytes.getUint8(at) !== 0xff) return null;
    const mark = bytes.getUint8(at + 1);
    // Filling before a mark.
    if (mark === 0xff) {
      at += 1;
      continue;
    }
    const frame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (frame) return { kind: "jpeg", height: bytes.getUint16(at + 5), width: bytes.getUint16(at + 7) };
    at += 2 + bytes.getUint16(at + 2);
  }
}
