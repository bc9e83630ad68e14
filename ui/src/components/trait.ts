import type { Ground } from "./ground.ts";

/** A characteristic on a card. */
export interface Trait {
  label: string;
  /** As set: `6″`, `+1`, `−2`. */
  value: string;
  unit: string | null;
  bad: boolean;
  /** What its reasons explain, such as `Armour −2: why`. */
  why: string;
  grounds: readonly Ground[];
}
