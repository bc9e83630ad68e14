/** What kind of model stands on a base: a small sign in one ink, about its middle and not further out than 8. */
import { bar, polygon, star } from "./forms.ts";

export type Kind = "leader" | "elite" | "gun" | "blade";

const SIGNS: Record<Kind, () => string> = {
  leader: () => polygon([-7, -4], [-3.6, -0.6], [0, -6], [3.6, -0.6], [7, -4], [5.6, 5.6], [-5.6, 5.6]),
  elite: () => star(0, 0.4, 5, 7.4, 3),
  gun: () =>
    bar([-7.6, 3.8], [-1.8, 0.9], 3.4, 2) + bar([-2.4, 1.2], [7.6, -3.8], 1.7) + bar([-2.6, 1], [-1.6, 4], 1.3),
  blade: () =>
    bar([-6.6, 6.6], [6.6, -6.6], 2, 1.2) +
    bar([6.6, 6.6], [-6.6, -6.6], 2, 1.2) +
    bar([-6.4, 1.6], [-1.6, 6.4], 1.6) +
    bar([6.4, 1.6], [1.6, 6.4], 1.6),
};

const drawn = new Map<Kind, string>();

/** Its outline, filled; it is drawn when it is first asked for. */
export function signOf(kind: Kind): string {
  const sign = drawn.get(kind) ?? SIGNS[kind]();
  drawn.set(kind, sign);
  return sign;
}
