/** Where a base comes to rest when it is brought near another: in contact with it, or just clear of it. Inches. */
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
