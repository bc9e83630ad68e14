import type { Side } from "../components/side.ts";
import type { Kind } from "../emblems/kinds.ts";
import type { Place } from "./scale.ts";

/** A model as it stands on the board. */
export interface Piece {
  id: number;
  side: Side;
  /** Such as `A7`. */
  short: string;
  /** Its number there. */
  number: number;
  name: string;
  at: Place;
  /** Inches from the middle to the rim of its base. */
  radius: number;
  /** Half of the shorter side of an oval; none: it is round. It is measured as the circle around it. */
  across?: number | undefined;
  down: boolean;
  /** Out of Action: a mark where it fell, which nobody can take. */
  out?: boolean;
  /** It was Activated this Turn. */
  done?: boolean;
  markers?: { blood: number; blessing: number; infection: number };
  /** What it is, as a sign under its number where the base is large enough; none: its number alone. */
  kind?: Kind | null;
  /** Its picture, as an address, which a large base shows in place of the sign; none: it has none. */
  picture?: string | null;
  /** Its ink: acting, aimed at, chosen among several, or none of these. */
  mark: "acting" | "target" | "chosen" | null;
}

/** A base that is being put somewhere. */
export interface Ghost {
  /** The model, which may stand elsewhere still. */
  model?: number | undefined;
  side: Side;
  text: string;
  radius: number;
  /** As with a piece. */
  across?: number | undefined;
  at: Place;
  /** As far as it may go. */
  reach: { from: Place; radius: number } | null;
  /** As far as it may go straight on, once around, where the ground slows or stops it; none: the circle. */
  area?: readonly Place[] | null;
  /** Bases with the rim it must keep clear of, or stay by. */
  rims: { at: Place; radius: number }[];
  /** It is a point, not a base: it comes to rest nowhere. */
  point?: boolean;
  /** Where it sets out, and the corners of its way; none: it goes no known way. */
  via?: readonly Place[] | undefined;
  /** The rules refuse that it goes there. */
  refused?: boolean;
  /** What keys do with it apart from the map's own, for screen readers. */
  keys?: string | undefined;
}

/** A line from base to base. */
export interface Span {
  from: { at: Place; radius: number };
  to: { at: Place; radius: number };
  /** Inches from the first rim to where the range is half. */
  half: number | null;
  text: string;
}

/** A zone with whose it is. */
export interface ZoneMark {
  side: Side | null;
  text: string;
  /** The letter of the side, for a zone that has no room for more. */
  letter?: string | null;
}
