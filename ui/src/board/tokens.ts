/** How large a model is drawn: to scale, or as large as a thumb can hit where nobody stands in the way. */
import type { Piece } from "./piece.ts";
import { apart } from "./scale.ts";

/** Pixels from its middle to its rim, at least, on free ground. */
const LEAST = 12;
/** Below this a number of one figure stands beside it, and below the second one of two; they are never smaller than that. */
const NUMBERED = [5.6, 6.6] as const;
const READ = [11, 10] as const;
/** How high a figure is for its token; larger text fills it up to the second. */
const FILLS = [
  [1.25, 1.9],
  [1.05, 1.4],
] as const;
const MOST = 22;
/** No token is drawn smaller than this. */
const DOT = 5;

/**
 * The radius of each token in pixels: two that stand close share the room between them, but never shrink below scale.
 * Here and below, `letters` is how many times as large as usual the reader wants text.
 */
export function tokens(pieces: readonly Piece[], k: number, letters = 1): Map<number, number> {
  const standing = pieces.filter(({ out }) => !out);
  return new Map(
    pieces.map((piece) => {
      const rooms = standing
        .filter(({ id }) => id !== piece.id)
        .map(({ at, radius }) => Math.min(apart(at, piece.at) / 2, apart(at, piece.at) - radius) * k);
      return [piece.id, Math.max(DOT, piece.radius * k, Math.min(LEAST * letters, ...rooms))];
    }),
  );
}

/** What is written in a token of this radius; nothing: it stands beside. */
export const figureIn = (piece: Pick<Piece, "number">, radius: number, letters = 1): string | null => {
  const figure = String(piece.number);
  return radius >= NUMBERED[figure.length > 1 ? 1 : 0] * letters ? figure : null;
};

/** The height of its figures. */
export function figureSize(figure: string, radius: number, letters = 1): number {
  const one = figure.length > 1 ? 1 : 0;
  const [usual, most] = FILLS[one];
  const fills = Math.round(radius * Math.min(most, usual * letters));
  return Math.max(READ[one] * letters, Math.min(MOST * letters, fills));
}

/** Pixels from the middle to the rim from which on a token has room for the sign of its kind. */
const SIGNED = 17;

/** How a number and the sign of its kind stand on a token, below each other; none: the number stands alone. */
export function signed(
  { kind, down }: Pick<Piece, "kind" | "down">,
  r: number,
  ry: number,
  letters = 1,
): { figure: number; size: number; sign: number; scale: number } | null {
  const room = Math.min(r, down ? ry * 0.72 : ry);
  if (!kind || room < SIGNED * letters) return null;
  const size = Math.min(MOST * letters, room * 0.8);
  return { figure: -room * 0.34, size, sign: room * 0.44, scale: (room * 0.4) / 8 };
}

/** Pixels from the middle to the rim from which on a token has room for a picture and a number that is read. */
const PICTURED = 18;

/** How a picture fills a token, and how its number stands on the lower rim; none: there is no room, or no picture. */
export function pictured(
  piece: Pick<Piece, "picture" | "down" | "number">,
  r: number,
  ry: number,
  letters = 1,
): { inset: number; figure: number; size: number; half: number } | null {
  const room = Math.min(r, piece.down ? ry * 0.72 : ry);
  if (!piece.picture || room < PICTURED * letters) return null;
  const size = Math.max(READ[0] * letters, Math.min(MOST * letters, room * 0.5));
  // The rim keeps the ink of the side.
  const inset = Math.max(2.5, room * 0.11);
  return { inset, figure: room - size * 0.34, size, half: size * (piece.number > 9 ? 0.78 : 0.56) };
}

/** Half of its outline across and down; one that is Down lies on its side. */
export const halvesOf = ({ down }: Pick<Piece, "down">, r: number, ry: number): [number, number] =>
  down ? [r * 1.3, ry * 0.72] : [r, ry];

/** Markers on a token: how many lie in a row under it, and how far apart in pixels. */
export const PIP = { row: 6, step: 6, high: 7 };

/** Every marker, in the order in which it is laid out. */
export const pipsOf = ({ markers }: Pick<Piece, "markers">): ("blood" | "blessing" | "infection")[] =>
  (["blood", "blessing", "infection"] as const).flatMap((kind) =>
    Array.from({ length: markers?.[kind] ?? 0 }, () => kind),
  );

/** Pixels that the markers of a piece take under it, in their rows. */
export function pipsRoom(piece: Pick<Piece, "markers">, letters = 1): { width: number; height: number } {
  const { length } = pipsOf(piece);
  const [across, rows] = [Math.min(length, PIP.row), Math.ceil(length / PIP.row)];
  return { width: across * PIP.step * letters, height: rows * PIP.high * letters };
}
