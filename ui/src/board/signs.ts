/** The signs of what lies on a table for its scenario: an outline for each kind, around its letters; and who they are, for the legend. */
import type { Objective } from "../scenarios/calls.ts";

/** The outlines, one for each kind of thing in the order of the scenario; a model that belongs to nobody has a rhomb, as on its base. */
export const FORMS = ["square", "hexagon", "house", "shield"] as const;
export type Form = (typeof FORMS)[number] | "rhomb";

/** What is drawn for a kind of thing, and what it is called. */
export interface Sign {
  form: Form;
  /** Such as `R`: what stands in it, before the number. */
  letter: string;
  name: string;
}

/** An objective, or a thing or a model of the scenario, which has a sign of its own. */
export type Mark = Pick<Objective, "id" | "label" | "at"> & Partial<Pick<Objective, "unconfirmed">> & { sign?: Sign };

/** The outline of the kind that comes so late in the scenario. */
export const formOf = (kind: number): Form => FORMS[Math.max(0, kind) % FORMS.length] ?? "square";

/** The corners of each outline around a middle, of a ring of radius 1; paper draws the same (`npm run emblems`). */
export const CORNERS: Record<Form, readonly (readonly [number, number])[]> = {
  square: [
    [-0.92, -0.92],
    [0.92, -0.92],
    [0.92, 0.92],
    [-0.92, 0.92],
  ],
  hexagon: [
    [-1.15, 0],
    [-0.6, -0.98],
    [0.6, -0.98],
    [1.15, 0],
    [0.6, 0.98],
    [-0.6, 0.98],
  ],
  house: [
    [0, -1.3],
    [1, -0.5],
    [1, 0.95],
    [-1, 0.95],
    [-1, -0.5],
  ],
  shield: [
    [-1, -0.95],
    [1, -0.95],
    [1, 0.5],
    [0, 1.3],
    [-1, 0.5],
  ],
  rhomb: [
    [0, -1.35],
    [1.35, 0],
    [0, 1.35],
    [-1.35, 0],
  ],
};

/** Around a middle, as large as a ring of this radius; nothing: it is a ring. */
export function outlined(form: Form, { x, y }: { x: number; y: number }, r: number): string {
  return `M${CORNERS[form].map(([dx, dy]) => `${x + dx * r} ${y + dy * r}`).join("L")}z`;
}

/** Each sign that stands on a table, once; whether plain objectives stand there, too. */
export function signsOn(marks: readonly Mark[]): { signs: Sign[]; objectives: boolean } {
  const signs = new Map<string, Sign>();
  for (const { sign } of marks) if (sign) signs.set(sign.name, sign);
  return { signs: [...signs.values()], objectives: marks.some(({ sign }) => !sign) };
}
