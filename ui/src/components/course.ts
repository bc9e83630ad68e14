/** A game in the course of a warband. */
export interface Course {
  game: number;
  outcome: "won" | "drew" | "lost";
  /** Campaign Victory Points after it. */
  cvp: number;
}
