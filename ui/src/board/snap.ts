/** Where a base comes to rest when it is brought near another: in contact with it, or just clear of it. Inches. */
import type { Ghost, Piece } from "./piece.ts";
import { apart, type Place } from "./scale.ts";

/** A base that another comes near. */
export interface Rest {
  at: Place;
  /** From middle to middle, where it comes to rest. */
  far: number;
}

/** Nearer than this it is meant. */
const NEAR = 0.3;
/** Beyond a rounding, so that two bases never overlap. */
const HAIR = 0.002;

/** The place meant by `to`: at the rim of the nearest base, where that is near and can be reached; else `to` itself. */
export function rested(to: Place, rests: readonly Rest[], reach: { from: Place; radius: number } | null = null): Place {
  let best: { place: Place; off: number } | null = null;
  for (const { at, far } of rests) {
    const now = apart(at, to);
    const off = Math.abs(now - far);
    // Inside another base it is pushed out, however deep.
    if (now >= far && off > NEAR) continue;
    const [x, y] = now === 0 ? [0, 1] : [(to.x - at.x) / now, (to.y - at.y) / now];
    const place = { x: at.x + x * (far + HAIR), y: at.y + y * (far + HAIR) };
    const open = rests.every((other) => apart(other.at, place) >= other.far - HAIR);
    const reached = reach === null || apart(reach.from, place) <= reach.radius;
    if (open && reached && (best === null || off < best.off)) best = { place, off };
  }
  return best?.place ?? to;
}

/** A hand taps no more exactly than this. */
const TAP = 0.25;

/** The place meant by a tap: a hair outside what can be reached, its edge in that direction is meant. */
export function edged(to: Place, reach: { from: Place; radius: number } | null): Place {
  const far = reach === null ? 0 : apart(reach.from, to);
  if (reach === null || far <= reach.radius || far > reach.radius + TAP) return to;
  const share = Math.max(0, reach.radius - HAIR) / far;
  return { x: reach.from.x + (to.x - reach.from.x) * share, y: reach.from.y + (to.y - reach.from.y) * share };
}

/** What is placed, brought near another base, comes to rest at its rim: in contact, or an inch off where it must keep clear. */
export function restOf(ghost: Ghost, pieces: readonly Piece[], to: Place): Place {
  if (ghost.point) return to;
  const { model, radius, rims, reach } = ghost;
  const rests = pieces
    .filter(({ id }) => id !== model)
    .map((piece) => {
      const rim = rims.find(({ at }) => apart(at, piece.at) < 0.01);
      return { at: piece.at, far: Math.max(piece.radius, rim?.radius ?? 0) + radius };
    });
  return rested(to, rests, reach);
}

/** Where what is placed touches the base nearest to it. */
export function contactOf(ghost: Ghost, pieces: readonly Piece[]): Place {
  const { at, model, radius } = ghost;
  const others = pieces.filter(({ id }) => id !== model).sort((a, b) => apart(a.at, at) - apart(b.at, at));
  const [first] = others;
  if (!first) return at;
  const far = apart(first.at, at) || 1;
  const share = (first.radius + radius + 0.1) / far;
  return { x: first.at.x + (at.x - first.at.x) * share, y: first.at.y + (at.y - first.at.y) * share };
}
