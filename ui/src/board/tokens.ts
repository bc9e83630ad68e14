/** How large a model is drawn: to scale, or as large as a thumb can hit where nobody stands in the way. */
import type { Piece } from "./piece.ts";
import { apart } from "./scale.ts";

/** Pixels from its middle to its rim, at least, on free ground. */
const LEAST = 12;
/** Below this its number stands beside it. */
const NUMBERED = 8.5;
/** No token is drawn smaller than this. */
const DOT = 5;

/** The radius of each token in pixels: two that stand close share the room between them, but never shrink below scale. */
export function tokens(pieces: readonly Piece[], k: number): Map<number, number> {
  const standing = pieces.filter(({ out }) => !out);
  return new Map(
    pieces.map((piece) => {
      const halves = standing.filter(({ id }) => id !== piece.id).map(({ at }) => (apart(at, piece.at) * k) / 2);
      return [piece.id, Math.max(DOT, piece.radius * k, Math.min(LEAST, ...halves))];
    }),
  );
}

/** What is written in a token of this radius; nothing: it stands beside. */
export const figureIn = ({ short }: Pick<Piece, "short">, radius: number): string | null =>
  radius >= NUMBERED ? short.replace(/^\D+/, "") : null;

/** The height of its figures. */
export const figureSize = (figure: string, radius: number): number =>
  Math.min(22, Math.round(radius * (figure.length > 1 ? 1.05 : 1.25)));

/** Markers on a token: how many lie in a row under it, and how far apart in pixels. */
export const PIP = { row: 6, step: 6, high: 7 };

/** Every marker, in the order in which it is laid out. */
export const pipsOf = ({ markers }: Pick<Piece, "markers">): ("blood" | "blessing" | "infection")[] =>
  (["blood", "blessing", "infection"] as const).flatMap((kind) =>
    Array.from({ length: markers?.[kind] ?? 0 }, () => kind),
  );

/** Pixels that the markers take below the rim. */
export const pipsHigh = (piece: Pick<Piece, "markers">): number => Math.ceil(pipsOf(piece).length / PIP.row) * PIP.high;
