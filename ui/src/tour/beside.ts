/** Where the words of a stop stand: beside what they are about, never over it. */

/** A box in pixels of the window. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Pixels between what is lit and the words, and between them and the edge of the window. */
const GAP = 16;

/** The room at each side of what is lit. */
function rooms(lit: Box, width: number, height: number): Box[] {
  const right = lit.left + lit.width + GAP;
  const below = lit.top + lit.height + GAP;
  const tall = Math.max(0, height - 2 * GAP);
  const broad = Math.max(0, width - 2 * GAP);
  return [
    { left: right, top: GAP, width: Math.max(0, width - right - GAP), height: tall },
    { left: GAP, top: GAP, width: Math.max(0, lit.left - 2 * GAP), height: tall },
    { left: GAP, top: below, width: broad, height: Math.max(0, height - below - GAP) },
    { left: GAP, top: GAP, width: broad, height: Math.max(0, lit.top - 2 * GAP) },
  ];
}

/**
 * The box for words of this size: at the first side where all of them have room, else at the one with the most; as near to
 * the middle of what is lit as it goes.
 */
export function beside(lit: Box, words: { width: number; height: number }, width: number, height: number): Box {
  const sides = rooms(lit, width, height);
  const fits = sides.find((room) => room.width >= words.width && room.height >= words.height);
  const room =
    fits ?? sides.reduce((best, other) => (other.width * other.height > best.width * best.height ? other : best));
  const broad = Math.min(words.width, room.width);
  const tall = Math.min(words.height, room.height);
  const near = (middle: number, size: number, from: number, within: number) =>
    Math.min(Math.max(middle - size / 2, from), from + within - size);
  return {
    left: near(lit.left + lit.width / 2, broad, room.left, room.width),
    top: near(lit.top + lit.height / 2, tall, room.top, room.height),
    width: broad,
    height: tall,
  };
}
