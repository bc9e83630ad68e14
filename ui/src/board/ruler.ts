/** What is measured on a map: a line from rim to rim where its ends lie on bases, and where its figure stands. */
import { words } from "../words/words.svelte.ts";
import type { Area } from "./labels.ts";
import { onScreen, type Lens } from "./lens.ts";
import type { Piece, Span } from "./piece.ts";
import { apart, held, type Place } from "./scale.ts";
import type { Shown } from "./tools.ts";

/** From one point of the table to another, in inches. */
export interface Ruler {
  from: Place;
  to: Place;
}

/** Pixels around the middle of a base where its rim is meant. */
const MEANT = 10;

type End = Span["from"];

function rimOf(at: Place, pieces: readonly Piece[], lens: Lens): End {
  const base = pieces.find((piece) => apart(piece.at, at) <= Math.max(piece.radius, MEANT / lens.k));
  return base ? { at: base.at, radius: base.radius } : { at, radius: 0 };
}

const between = (from: End, to: End): number => Math.max(0, apart(from.at, to.at) - from.radius - to.radius);

/** The line as it is drawn, with its inches. */
export function measured(ruler: Ruler, pieces: readonly Piece[], lens: Lens): Span {
  const [from, to] = [rimOf(ruler.from, pieces, lens), rimOf(ruler.to, pieces, lens)];
  return { from, to, half: null, text: words.board.measured(between(from, to)) };
}

/** Where the inches stand: beside the end, within the map. */
export function tagOf({ to }: Ruler, { lens, width, height }: Shown, larger: number): Area {
  const end = onScreen(lens, to);
  const [wide, high] = [70 * larger, 26 * larger];
  const [x, y] = [held(end.x + 14, 0, width - wide), held(end.y - high - 8, 0, height - high)];
  return { x, y, width: wide, height: high };
}
