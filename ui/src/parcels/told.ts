/** How what another book sent is told: what it is about, once. */
import type { ParcelSide, ParcelStream } from "./calls.ts";

/** All that two sides are about, each once. */
export const about = (sides: readonly ParcelSide[]): ParcelStream[] => [
  ...new Map(sides.flatMap(({ said }) => said.flatMap(({ of }) => (of ? [[of.id, of] as const] : [])))).values(),
];
