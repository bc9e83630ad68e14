/** Bases that go Down or Out of Action before one's eyes, once the dice lie. */
import type { Attachment } from "svelte/attachments";
import type { Piece } from "./piece.ts";

/** How a base stands, as far as one sees it. */
type Stand = "up" | "down" | "out";

/** Milliseconds: the dice land first. */
const AFTER = 380;
const LASTS = 320;

export const standOf = ({ down, out }: Pick<Piece, "down" | "out">): Stand => (out ? "out" : down ? "down" : "up");

/** What it goes through on its way from one to the other; nothing: it stands up, or nothing changed. */
export function framesOfFall(from: Stand, to: Stand): Keyframe[] | null {
  if (from === to || to === "up") return null;
  if (to === "down") {
    return [
      { transform: "scale(0.77, 1.39)" },
      { transform: "scale(1.08, 0.9) rotate(-9deg)", offset: 0.7 },
      { transform: "none" },
    ];
  }
  return [
    { transform: "scale(2.4)", opacity: 0 },
    { transform: "scale(0.9)", opacity: 1, offset: 0.75 },
    { transform: "none" },
  ];
}

/** Remembers how each base stood, and lets it fall from there. */
export function falls() {
  const stood = new Map<number, Stand>();
  return (piece: Piece): Attachment<SVGElement> =>
    (base) => {
      const [from, to] = [stood.get(piece.id), standOf(piece)];
      stood.set(piece.id, to);
      const frames = from === undefined ? null : framesOfFall(from, to);
      if (!frames || window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      base.animate(frames, { duration: LASTS, delay: AFTER, fill: "backwards", easing: "ease-in" });
    };
}
